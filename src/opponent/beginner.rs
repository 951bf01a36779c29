//! The easy level: somebody who learnt the game today.

use super::thinking::chance::Chance;
use crate::game::compact::{CompactRound, Move};

/// One bonus in so many is seen.
const SEES: u32 = 8;

/// The move of a beginner: the tile with the most points, but most bonuses go unseen, and nothing is thought of what comes next.
/// Like everybody at this level it draws only where nothing can be placed.
pub fn choose(round: &CompactRound<'_>, seed: u64) -> Move {
    let mut chance = Chance::new(seed);
    let seen = |points: i32, bonus: i32, chance: &mut Chance| match bonus {
        0 => points,
        _ if chance.below(SEES) == 0 => points,
        _ => points - bonus,
    };
    let worth = |(slot, tile)| {
        let points = seen(round.points(slot, tile), round.bonus_points(slot), &mut chance);
        // Of placements that look alike any will do.
        ((points, chance.below(1 << 16)), Move::Place { slot, tile })
    };
    let best = round.placements().map(worth).max_by_key(|(worth, _)| *worth);
    match best {
        Some((_, action)) => action,
        None if round.may_draw() => Move::Draw,
        None => Move::Pass,
    }
}
