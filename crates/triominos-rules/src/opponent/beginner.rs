//! The easy level: a beginner.

use super::thinking::chance::Chance;
use crate::game::compact::{CompactRound, Move};

/// The player notices one in this many bonuses.
const BONUSES_PER_NOTICED: u32 = 8;

/// The move of a beginner: the placement with the most points, ignoring most bonuses. It draws only if no tile can be placed.
pub fn choose_move(round: &CompactRound<'_>, seed: u64) -> Move {
    let mut chance = Chance::new(seed);
    let seen = |points: i32, bonus: i32, chance: &mut Chance| match bonus {
        0 => points,
        _ if chance.below(BONUSES_PER_NOTICED) == 0 => points,
        _ => points - bonus,
    };
    let worth = |(slot, tile)| {
        let points = seen(round.points(slot, tile), round.bonus_points(slot), &mut chance);
        // Random among placements that look equal.
        ((points, chance.below(1 << 16)), Move::Place { slot, tile })
    };
    let best = round.placements().map(worth).max_by_key(|(worth, _)| *worth);
    match best {
        Some((_, action)) => action,
        None if round.may_draw() => Move::Draw,
        None => Move::Pass,
    }
}
