//! The rules that a command line asks for: an edition, and clauses set to other values.

use anyhow::{Context, anyhow};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use triominos_rules::game::{Change, Clause, Edition, InvalidVariant, Rules, Variant};

/// Changes of an edition.
#[derive(Debug, Args)]
pub(super) struct Set {
    /// Another value for a clause of the rules, such as match=rounds-7; may be repeated, and the last of a clause counts. A
    /// clause that there is not is answered with the list of clauses, a value that there is not with those of its clause.
    #[arg(long = "set", value_name = "CLAUSE=VALUE", value_parser = change)]
    changes: Vec<Change>,
}

impl Set {
    /// The edition with these changes.
    pub(super) fn variant(&self, edition: Edition) -> Variant {
        self.changes.iter().fold(edition.into(), |variant, change| variant.with_change(*change))
    }
}

pub(super) fn editions() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .try_map(|name| Edition::from_name(&name).ok_or("no such edition"))
}

/// Reads a clause and its value.
fn change(text: &str) -> Result<Change, String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let clause = Clause::from_name(name).ok_or_else(|| {
        let names = Clause::ALL.map(Clause::name).join(", ");
        format!("no clause is called \"{name}\"; there are {names}")
    })?;
    clause.value(value).ok_or_else(|| {
        let listed: Vec<_> = clause.values().map(Change::value).collect();
        let (rounds, points) = (Change::ALLOWED_ROUNDS.into_inner(), Change::ALLOWED_LIMITS.into_inner());
        let free = match clause {
            Clause::Match => format!(
                ", and any other of rounds-{} to rounds-{}, reaches-{} to reaches-{} and exceeds-{} to exceeds-{}",
                rounds.0, rounds.1, points.0, points.1, points.0, points.1
            ),
            _ => String::new(),
        };
        format!("{name} has no value \"{value}\"; there are {}{free}", listed.join(", "))
    })
}

/// The rules of a match of so many players.
///
/// # Errors
/// The reason for which so many cannot play by them, and other choices that would do.
pub(super) fn rules(variant: &Variant, players: usize) -> anyhow::Result<Rules> {
    let rules = variant.rules(players).map_err(|mix| {
        let hint = hint(variant, |variant| variant.rules(players).is_ok());
        anyhow!("{}{hint}", reason(variant, mix))
    })?;
    rules.check(players).context("nobody can play by these rules")?;
    Ok(rules)
}

/// Checks whether all these choices go together, however many players it will be.
///
/// # Errors
/// The choices that do not, and others that would do.
pub(super) fn check(variant: &Variant) -> anyhow::Result<()> {
    variant.check().map_err(|mix| {
        let hint = hint(variant, |variant| variant.check().is_ok());
        anyhow!("{}{hint}", reason(variant, mix))
    })
}

/// The choices that do not go together; of a number of players, by which edition.
fn reason(variant: &Variant, mix: InvalidVariant) -> String {
    match mix {
        InvalidVariant::Players { players, min, max } => {
            let range = if min == max { max.to_string() } else { format!("{min} to {max}") };
            format!("{} is for {range} players, not for {players}", variant.edition())
        }
        mix => mix.to_string(),
    }
}

/// Single changes after which everything would go together: a value for each clause that can settle it, and choices to leave out.
fn hint(variant: &Variant, works: impl Fn(&Variant) -> bool) -> String {
    let without = |left_out: Change| {
        let others = variant.changes().iter().filter(|change| *change != left_out);
        others.fold(Variant::from(variant.edition()), |variant, change| variant.with_change(change))
    };
    let settles = |clause: Clause| {
        let mut values = clause.values();
        // A change that says what holds without it only takes back another, and that is told below.
        values.find(|change| {
            let with = variant.with_change(*change);
            with.changes().change_of(clause).is_some() && works(&with)
        })
    };
    let set = Clause::ALL.into_iter().filter_map(settles);
    let set = set.map(|change| format!("--set {}={}", change.clause().name(), change.value()));
    let left_out = variant.changes().iter().filter(|change| works(&without(*change)));
    let left_out =
        left_out.map(|change| format!("no {}={}", change.clause().name(), change.value()));
    let hints: Vec<String> = set.chain(left_out).collect();
    match hints.split_last() {
        None => String::new(),
        Some((only, [])) => format!("; {only} would do"),
        Some((last, others)) => format!("; {} or {last} would do", others.join(", ")),
    }
}
