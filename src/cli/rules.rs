//! `triominos rules`: the rules of an edition as people read them, and what each clause is called.

use std::io::Write;

use clap::Args;

use super::variant::{self, Set, editions};
use crate::text::{Lang, Text, capital, matters};
use triominos_rules::game::{Clause, Edition, Variant};

#[derive(Debug, Args)]
pub(super) struct Options {
    /// The edition whose rules are told.
    #[arg(value_parser = editions())]
    edition: Edition,
    #[command(flatten)]
    set: Set,
    /// The number of players; without it the rules are told for every number of players.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
}

/// Tells the rules on `out`, a line a clause: its name and value for `--set` first, with an asterisk where it was changed, and then
/// what it says. Clauses that make no difference by the rest are left out, unless they were set.
///
/// # Errors
/// The choices do not go together, so many cannot play, or `out` cannot be written to.
pub(super) fn run(options: &Options, out: &mut impl Write) -> anyhow::Result<()> {
    let variant = options.set.variant(options.edition);
    let rules = match options.players {
        Some(players) => variant::rules(&variant, players)?,
        None => {
            variant::check(&variant)?;
            variant.draft(*variant.players().end())
        }
    };
    let text = Text::of(Lang::En);
    let name = &rules.edition;
    writeln!(out, "{name}: {}\n", text.edition_name(name))?;
    let changed = |clause: Clause| variant.changes().change_of(clause).is_some();
    let told = |clause: &Clause| matters(*clause, &rules, options.players) || changed(*clause);
    for clause in Clause::ALL.into_iter().filter(told) {
        let says = match (clause, options.players) {
            (Clause::Players, Some(players)) => players.to_string(),
            (Clause::Hand, Some(_)) => text.rule(&rules, clause),
            (Clause::Blocked, players) => {
                capital(&text.value_for(&variant, &rules, players, clause))
            }
            _ => text.clause_label(&variant, clause),
        };
        let mark = if changed(clause) { '*' } else { ' ' };
        let name = named(&variant, clause);
        writeln!(out, "{mark} {name:<WIDTH$} {}: {says}", text.clause_name(clause))?;
    }
    Ok(())
}

/// The width of the names and values, which most of them keep to.
const WIDTH: usize = 28;

/// The clause with its value, as `--set` takes them; the name alone where the value cannot be set.
fn named(variant: &Variant, clause: Clause) -> String {
    match variant.value(clause) {
        Some(change) => format!("{}={}", clause.name(), change.value()),
        None => clause.name().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    fn told(arguments: &str) -> String {
        let line = Line::try_parse_from(format!("rules {arguments}").split_whitespace()).unwrap();
        let mut out = Vec::new();
        run(&line.options, &mut out)
            .map_or_else(|error| format!("{error:#}"), |()| String::from_utf8(out).unwrap())
    }

    #[test]
    fn every_edition_is_told_in_plain_text() {
        for edition in Edition::ALL {
            let told = told(edition.name());
            assert!(!told.contains("**") && !told.contains('\u{2068}'), "{told}");
            assert!(!told.contains("\n*"), "nothing is changed: {told}");
            assert!(told.lines().count() > 16, "{told}");
        }
        assert!(told("goliath").contains("  draws=3-5-10 "), "{}", told("goliath"));
    }

    #[test]
    fn what_is_changed_is_marked_and_what_has_been_set_counts() {
        let told = told("goliath --set match=rounds-7 --set draws=1-free --set match=reaches-450");
        assert!(told.starts_with("goliath-changed: Standard rules with changes\n"), "{told}");
        let marked: Vec<&str> = told.lines().filter(|line| line.starts_with('*')).collect();
        assert_eq!(marked.len(), 2, "{told}");
        assert!(marked[0].starts_with("* draws=1-free "), "{told}");
        assert!(
            marked[1].starts_with("* match=reaches-450 ") && marked[1].contains("450"),
            "{told}"
        );
    }

    #[test]
    fn for_so_many_players_it_is_what_they_have() {
        let three = told("goliath --players 3");
        assert!(
            three.contains("Players: 3\n") && three.contains("Tiles dealt: 7 each\n"),
            "{three}"
        );
        assert_eq!(
            told("app --players 3"),
            "app is for 2 players, not for 3; --set players=four would do"
        );
        let solo = told("goliath-nl --players 1");
        assert!(!solo.contains("Who starts") && solo.contains("No points for anyone"), "{solo}");
        let bad = told("goliath --set scoring=none --set bonuses=1-1-2-3");
        assert!(bad.starts_with("bonuses has no meaning where nobody keeps score; "), "{bad}");
    }
}
