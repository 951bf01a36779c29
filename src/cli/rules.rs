//! `triominos rules`: prints the rules of an edition in words, with the name of each clause for `--set`.

use std::io::Write;

use clap::Args;

use super::variant::{self, ClauseChanges, edition_parser};
use crate::text::{Lang, Text, capitalized, is_clause_relevant};
use triominos_rules::game::{Clause, Edition, Variant};

#[derive(Debug, Args)]
pub(super) struct RulesArguments {
    /// The edition whose rules are printed.
    #[arg(value_parser = edition_parser())]
    edition: Edition,
    #[command(flatten)]
    set: ClauseChanges,
    /// The number of players; by default the rules are printed for every number of players.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
}

/// Writes the rules to `out`, one clause per line. A line consists of an asterisk if the clause was changed, its name and value in
/// the form of `--set`, and its meaning in words. A clause that has no effect because of the values of other clauses is left out,
/// unless it was changed.
///
/// # Errors
/// Returns an error if the changes contradict each other, if the number of players is not allowed, or if `out` cannot be written
/// to.
pub(super) fn run(options: &RulesArguments, out: &mut impl Write) -> anyhow::Result<()> {
    let variant = options.set.apply_to_edition(options.edition);
    let rules = match options.players {
        Some(players) => variant::rules_for_players(&variant, players)?,
        None => {
            variant::check_variant(&variant)?;
            variant.unchecked_rules(*variant.allowed_player_counts().end())
        }
    };
    let text = Text::for_lang(Lang::En);
    let name = &rules.edition;
    writeln!(out, "{name}: {}\n", text.edition_name(name))?;
    let changed = |clause: Clause| variant.changes().change_of(clause).is_some();
    let is_printed =
        |clause: &Clause| is_clause_relevant(*clause, &rules, options.players) || changed(*clause);
    for clause in Clause::ALL.into_iter().filter(is_printed) {
        let meaning = match (clause, options.players) {
            (Clause::Players, Some(players)) => players.to_string(),
            (Clause::Hand, Some(_)) => text.rule_sentence(&rules, clause),
            (Clause::Blocked, players) => {
                capitalized(&text.clause_value_for_players(&variant, &rules, players, clause))
            }
            _ => text.clause_value_label(&variant, clause),
        };
        let mark = if changed(clause) { '*' } else { ' ' };
        let name = clause_name_and_value(&variant, clause);
        writeln!(out, "{mark} {name:<WIDTH$} {}: {meaning}", text.clause_name(clause))?;
    }
    Ok(())
}

/// The width of the column of names and values, in characters. A few are longer, and move the rest of their line to the right.
const WIDTH: usize = 28;

/// Returns the name and the value of the clause in the form of `--set`; only the name if the value cannot be set.
fn clause_name_and_value(variant: &Variant, clause: Clause) -> String {
    match variant.current_value(clause) {
        Some(change) => format!("{}={}", clause.name(), change.value_name()),
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
        options: RulesArguments,
    }

    /// Returns the output of `triominos rules` with these arguments.
    fn printed_rules(arguments: &str) -> String {
        let line = Line::try_parse_from(format!("rules {arguments}").split_whitespace()).unwrap();
        let mut out = Vec::new();
        run(&line.options, &mut out)
            .map_or_else(|error| format!("{error:#}"), |()| String::from_utf8(out).unwrap())
    }

    #[test]
    fn every_edition_is_printed_as_plain_text() {
        for edition in Edition::ALL {
            let rules = printed_rules(edition.name());
            assert!(!rules.contains("**") && !rules.contains('\u{2068}'), "{rules}");
            assert!(!rules.contains("\n*"), "nothing is changed: {rules}");
            assert!(rules.lines().count() > 16, "{rules}");
        }
        assert!(
            printed_rules("goliath").contains("  draws=3-5-10 "),
            "{}",
            printed_rules("goliath")
        );
    }

    #[test]
    fn changed_clauses_are_marked_and_the_last_value_set_counts() {
        let rules = printed_rules(
            "goliath --set match=rounds-7 --set draws=1-free --set match=reaches-450",
        );
        assert!(rules.starts_with("goliath-changed: Standard rules, with changes\n"), "{rules}");
        let marked: Vec<&str> = rules.lines().filter(|line| line.starts_with('*')).collect();
        assert_eq!(marked.len(), 2, "{rules}");
        assert!(marked[0].starts_with("* draws=1-free "), "{rules}");
        assert!(
            marked[1].starts_with("* match=reaches-450 ") && marked[1].contains("450"),
            "{rules}"
        );
    }

    #[test]
    fn a_number_of_players_selects_the_rules_for_it() {
        let three = printed_rules("goliath --players 3");
        assert!(
            three.contains("Players: 3\n") && three.contains("Tiles dealt: 7 each\n"),
            "{three}"
        );
        assert_eq!(
            printed_rules("app --players 3"),
            "app is for 2 players, not for 3; --set players=four would do"
        );
        let solo = printed_rules("goliath-nl --players 1");
        assert!(!solo.contains("Who starts") && solo.contains("No points for anyone"), "{solo}");
        let bad = printed_rules("goliath --set scoring=none --set bonuses=1-1-2-3");
        assert!(bad.starts_with("bonuses has no meaning where nobody keeps score; "), "{bad}");
    }
}
