//! The checks of deals by the second referee: the player who starts, and the proof that the deal results from its seed.

use std::collections::BTreeSet;

use serde_json::Value;
use sha2::{Digest, Sha256};

use super::lattice::{Tile, is_triple, sum_of};
use super::second_referee::{parse_tile, require_true};
use crate::game::{Deal, Rules, Seed};

/// Returns the number, counted from 1, of the line at which the proof of the deals is invalid; `None` if it is valid. The rest of
/// the record must be valid.
pub fn invalid_proof_line(lines: &[Value]) -> Option<usize> {
    let rules: Rules = serde_json::from_value(lines[0]["rules"].clone()).unwrap();
    let players = lines[0]["players"].as_array().unwrap().len();
    let is_round = |line: &&Value| line["e"] == "round";
    let seeds = lines.last()?.get("seeds");
    if seeds.is_none() && lines.iter().filter(is_round).all(|line| line.get("commit").is_none()) {
        return None;
    }
    let seeds = seeds.and_then(Value::as_array).cloned().unwrap_or_default();
    let mut rounds = 0;
    let mut unproven = false;
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| is_round(line)) {
        let seed = seeds.get(rounds).and_then(|seed| hex::decode(seed.as_str()?).ok());
        rounds += 1;
        let Some(seed) = seed.and_then(|seed| <[u8; 32]>::try_from(seed).ok()) else {
            unproven = true;
            continue;
        };
        let deal = Deal::from_seed(&Seed::new(seed), &rules, players);
        let deal = serde_json::to_value(deal).unwrap();
        let same = |field: &str| deal[field] == line[field];
        let dealt = ["racks", "pool", "starter", "starter_draws"].into_iter().all(same);
        let commit = line["commit"].as_str().map(str::to_lowercase);
        if !dealt || commit != Some(hex::encode(Sha256::digest(seed))) {
            return Some(index + 1);
        }
    }
    (unproven || rounds != seeds.len()).then_some(lines.len())
}

/// Returns the seat of the player who starts after these draws for the start; `None` if the draws are invalid.
pub fn starting_seat_after_draws(
    draws: &[Value],
    pool: &[Tile],
    player_count: usize,
    tie_rule: &str,
) -> Option<usize> {
    let mut left: BTreeSet<Tile> = pool.iter().copied().collect();
    let mut tied: Vec<usize> = (0..player_count).collect();
    for draw in draws {
        require_true(tied.len() > 1)?;
        let mut drawn = Vec::new();
        for entry in draw.as_array()? {
            let [seat, tile] = entry.as_array()?.as_slice() else { return None };
            let (seat, tile) = (usize::try_from(seat.as_i64()?).ok()?, parse_tile(tile)?);
            require_true(left.remove(&tile))?;
            drawn.push((seat, sum_of(&tile)));
        }
        let draws = |seat: &usize| tie_rule == "all-again" || tied.contains(seat);
        require_true(drawn.iter().map(|(seat, _)| *seat).eq((0..player_count).filter(draws)))?;
        let highest = drawn.iter().map(|(_, sum)| *sum).max();
        drawn.retain(|(_, sum)| Some(*sum) == highest);
        tied = drawn.into_iter().map(|(seat, _)| seat).collect();
    }
    let next = if tie_rule == "all-again" { player_count } else { tied.len() };
    require_true(tied.len() == 1 || left.len() < next)?;
    tied.first().copied()
}

/// Returns `true` if this player's rack has the highest triple or, if no rack has a triple, the highest sums.
pub fn has_highest_rack(racks: &[Vec<Tile>], starter: usize) -> bool {
    let rank = |seat: usize| {
        let triple = racks[seat].iter().copied().filter(is_triple).max();
        let mut sums: Vec<i64> = racks[seat].iter().map(sum_of).collect();
        sums.sort_unstable_by_key(|sum| -sum);
        (triple, sums)
    };
    (0..racks.len()).all(|seat| {
        let (other, own) = (rank(seat), rank(starter));
        if seat < starter { other < own } else { other <= own }
    })
}
