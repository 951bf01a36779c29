//! The easy level: a beginner.

use super::thinking::split_mix::SplitMix64;
use crate::game::compact::{CompactRound, Move};

/// A beginner notices one in this many bonuses.
const BONUSES_PER_NOTICED: u32 = 8;

/// Chooses the move of a beginner: the placement with the most points, ignoring most bonuses. Draws only if no tile can be
/// placed.
pub fn choose_move(round: &CompactRound<'_>, seed: u64) -> Move {
    let mut random = SplitMix64::new(seed);
    let noticed_points = |points: i32, bonus: i32, random: &mut SplitMix64| match bonus {
        0 => points,
        _ if random.below(BONUSES_PER_NOTICED) == 0 => points,
        _ => points - bonus,
    };
    let rank = |(slot, tile)| {
        let points =
            noticed_points(round.points(slot, tile), round.bonus_points(slot), &mut random);
        // The random number decides among placements that seem to have equal points.
        ((points, random.below(1 << 16)), Move::Place { slot, tile })
    };
    let best = round.placements().map(rank).max_by_key(|(rank, _)| *rank);
    match best {
        Some((_, action)) => action,
        None if round.may_draw() => Move::Draw,
        None => Move::Pass,
    }
}
