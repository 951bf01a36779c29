//! Verification of deals: each deal must result from a seed whose hash was published when the round started.

use serde_json::Value;

use super::RecordError;
use crate::game::{Deal, Rules, Seed};

/// The deal of a round and the hash of its seed, as the record gives them, not yet verified.
pub struct ClaimedDeal {
    /// The number of the line in the record, counted from 1.
    pub line: usize,
    pub deal: Deal,
    /// The field `commit` (the hash of the seed) as it is in the record; `None` if it is absent.
    pub commit: Option<Value>,
}

/// Checks that every deal and every hash of a seed results from its seed. Returns the seeds, one for each round, or `None` if the
/// record contains neither seeds nor hashes. `seeds_field` is the field `seeds` of the last line, whose number is
/// `last_line_number`.
///
/// # Errors
/// Returns an error at the line of the first round whose deal or hash does not result from its seed. If a seed is missing or
/// malformed, returns an error at the last line.
pub fn verify_deals(
    rules: &Rules,
    players: usize,
    claims: &[ClaimedDeal],
    seeds_field: Option<&Value>,
    last_line_number: usize,
) -> Result<Option<Vec<Seed>>, RecordError> {
    if seeds_field.is_none() && claims.iter().all(|claim| claim.commit.is_none()) {
        return Ok(None);
    }
    let listed: &[Value] = seeds_field.and_then(Value::as_array).map_or(&[], Vec::as_slice);
    let seed_of = |round: usize| -> Option<Seed> {
        let text = listed.get(round)?.clone();
        serde_json::from_value(text).ok()
    };
    let mut proven = Vec::with_capacity(claims.len());
    for (round, claim) in claims.iter().enumerate() {
        let Some(seed) = seed_of(round) else { continue };
        let wrong = |reason: &str| RecordError { line: claim.line, reason: reason.to_owned() };
        match claim.commit.as_ref().map(Value::as_str) {
            None => return Err(wrong("\"commit\" is missing, though the match has seeds")),
            // Upper-case and lower-case hexadecimal digits are accepted.
            Some(commit)
                if !commit
                    .is_some_and(|commit| commit.eq_ignore_ascii_case(&seed.commitment())) =>
            {
                return Err(wrong("\"commit\" is not the hash of the round's seed"));
            }
            Some(_) => {}
        }
        if claim.deal != Deal::from_seed(&seed, rules, players) {
            return Err(wrong("the deal does not follow from the round's seed"));
        }
        proven.push(seed);
    }
    if proven.len() != claims.len() || listed.len() != claims.len() {
        let reason = format!("\"seeds\" must be {} strings of 64 hex digits", claims.len());
        return Err(RecordError { line: last_line_number, reason });
    }
    Ok(Some(proven))
}
