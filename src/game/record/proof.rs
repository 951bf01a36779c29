//! The proof of the deals: each follows from a seed whose hash was shown when its round started.

use serde_json::Value;

use super::Wrong;
use crate::game::{Deal, Rules, Seed};

/// The claim of a round's line about its deal.
pub struct Claim {
    pub line: usize,
    pub deal: Deal,
    /// The field `commit`, as it stands there.
    pub commit: Option<Value>,
}

/// The seeds of the rounds, once every deal and every commitment was seen to follow from them; `None` for a record that claims
/// nothing of the kind.
///
/// # Errors
/// The first line that disagrees: a round's, whose deal or commitment does not follow from its seed, or else the last, where a
/// seed is missing or malformed.
pub fn prove(
    rules: &Rules,
    players: usize,
    claims: &[Claim],
    seeds: Option<&Value>,
    last_line: usize,
) -> Result<Option<Vec<Seed>>, Wrong> {
    if seeds.is_none() && claims.iter().all(|claim| claim.commit.is_none()) {
        return Ok(None);
    }
    let listed: &[Value] = seeds.and_then(Value::as_array).map_or(&[], Vec::as_slice);
    let seed_of = |round: usize| -> Option<Seed> {
        let text = listed.get(round)?.clone();
        serde_json::from_value(text).ok()
    };
    let mut proven = Vec::with_capacity(claims.len());
    for (round, claim) in claims.iter().enumerate() {
        let Some(seed) = seed_of(round) else { continue };
        let wrong = |why: &str| Wrong { line: claim.line, why: why.to_owned() };
        match claim.commit.as_ref().map(Value::as_str) {
            None => return Err(wrong("\"commit\" is missing, though the match has seeds")),
            Some(commit) if commit != Some(&seed.commitment()) => {
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
        let why = format!("\"seeds\" must be {} strings of 64 hex digits", claims.len());
        return Err(Wrong { line: last_line, why });
    }
    Ok(Some(proven))
}
