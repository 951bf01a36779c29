//! The rules that are chosen on a command line: an edition, and clauses that are set to other values.

use anyhow::{Context, anyhow};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use triominos_rules::game::{Change, Clause, Edition, InvalidVariant, Rules, Variant};

/// The `--set` options, which change clauses of an edition.
#[derive(Debug, Args)]
pub(super) struct ClauseChanges {
    /// Another value for a clause of the rules, such as match=rounds-7. May be repeated; the last value of a clause counts. An
    /// unknown clause is answered with the list of clauses, an unknown value with those of its clause.
    #[arg(long = "set", value_name = "CLAUSE=VALUE", value_parser = parse_change)]
    changes: Vec<Change>,
}

impl ClauseChanges {
    /// Returns the edition with these changes.
    pub(super) fn apply_to_edition(&self, edition: Edition) -> Variant {
        self.changes.iter().fold(edition.into(), |variant, change| variant.with_change(*change))
    }
}

/// Returns the parser of the name of an edition.
pub(super) fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::name))
        .try_map(|name| Edition::from_name(&name).ok_or("no such edition"))
}

/// Parses `CLAUSE=VALUE`. Returns an error that lists the possible clauses or values.
fn parse_change(text: &str) -> Result<Change, String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let clause = Clause::from_name(name).ok_or_else(|| {
        let names = Clause::ALL.map(Clause::name).join(", ");
        format!("no clause is called \"{name}\"; there are {names}")
    })?;
    clause.find_value(value).ok_or_else(|| {
        let listed: Vec<_> = clause.values().map(Change::value_name).collect();
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

/// Returns the rules of a match of this number of players.
///
/// # Errors
/// Returns an error if the changes contradict each other, or if they do not allow this number of players. The message suggests
/// changes that resolve the error.
pub(super) fn rules_for_players(variant: &Variant, players: usize) -> anyhow::Result<Rules> {
    let rules = variant.rules(players).map_err(|mix| {
        let hint = suggest_changes(variant, |variant| variant.rules(players).is_ok());
        anyhow!("{}{hint}", describe_invalid_variant(variant, mix))
    })?;
    rules.check(players).context("these rules cannot be played")?;
    Ok(rules)
}

/// Checks that the changes do not contradict each other for any supported number of players.
///
/// # Errors
/// Returns an error if changes contradict each other. The message names them, and suggests changes that resolve the contradiction.
pub(super) fn check_variant(variant: &Variant) -> anyhow::Result<()> {
    variant.check().map_err(|mix| {
        let hint = suggest_changes(variant, |variant| variant.check().is_ok());
        anyhow!("{}{hint}", describe_invalid_variant(variant, mix))
    })
}

/// Describes a contradiction. For a wrong number of players, the description names the edition.
fn describe_invalid_variant(variant: &Variant, invalid: InvalidVariant) -> String {
    match invalid {
        InvalidVariant::Players { players, min, max } => {
            let range = if min == max { max.to_string() } else { format!("{min} to {max}") };
            format!("{} is for {range} players, not for {players}", variant.edition())
        }
        invalid => invalid.to_string(),
    }
}

/// Returns a hint that lists the single steps that would resolve a contradiction: setting a clause to a value, or leaving out one
/// of the changes. `is_resolved` returns `true` for a variant without the contradiction. The hint is empty if no single step is
/// enough.
fn suggest_changes(variant: &Variant, is_resolved: impl Fn(&Variant) -> bool) -> String {
    let without = |left_out: Change| {
        let others = variant.changes().iter().filter(|change| *change != left_out);
        others.fold(Variant::from(variant.edition()), |variant, change| variant.with_change(change))
    };
    let resolving_value = |clause: Clause| {
        let mut values = clause.values();
        // Setting a clause to the value of the edition would only remove a change. `left_out` contains that hint already.
        values.find(|change| {
            let with = variant.with_change(*change);
            with.changes().change_of(clause).is_some() && is_resolved(&with)
        })
    };
    let set = Clause::ALL.into_iter().filter_map(resolving_value);
    let set = set.map(|change| format!("--set {}={}", change.clause().name(), change.value_name()));
    let left_out = variant.changes().iter().filter(|change| is_resolved(&without(*change)));
    let left_out =
        left_out.map(|change| format!("no {}={}", change.clause().name(), change.value_name()));
    let hints: Vec<String> = set.chain(left_out).collect();
    match hints.split_last() {
        None => String::new(),
        Some((only, [])) => format!("; {only} would do"),
        Some((last, others)) => format!("; {} or {last} would do", others.join(", ")),
    }
}
