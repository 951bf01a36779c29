//! The easy level: a beginner.

use std::cmp::Reverse;

use super::character::{Character, ValuedMove};
use super::thinking::split_mix::SplitMix64;
use crate::game::compact::{CompactRound, Move};

/// A beginner notices on average one of this many bonuses.
const BONUSES_PER_NOTICED: u32 = 8;

/// The maximum number of points that a beginner gives up for a placement that its [`Character`] prefers.
const TOLERANCE: i64 = 5;

/// Chooses the move of a beginner, who overlooks most bonuses and expects only the other points. Among the placements with nearly
/// the most expected points, the beginner chooses the one that the character prefers. Draws if no tile can be placed, or if no
/// placement seems to score at least `min_placement_points` points; `None` means no minimum.
pub fn choose_move(
    round: &CompactRound<'_>,
    character: &Character,
    min_placement_points: Option<i32>,
    seed: u64,
) -> Move {
    let mut random = SplitMix64::new(seed);
    let noticed_points = |points: i32, bonus: i32, random: &mut SplitMix64| match bonus {
        0 => points,
        _ if random.below(BONUSES_PER_NOTICED) == 0 => points,
        _ => points - bonus,
    };
    let mut options: Vec<(ValuedMove, u32)> = round
        .placements()
        .map(|(slot, tile)| {
            let points = noticed_points(
                round.placement_points(slot, tile),
                round.bonus_points(slot),
                &mut random,
            );
            // The random number decides among placements that seem to have equal points.
            ((Move::Place { slot, tile }, 100 * i64::from(points)), random.below(1 << 16))
        })
        .collect();
    options.sort_by_key(|((_, value), lot)| (Reverse(*value), Reverse(*lot)));
    let options: Vec<ValuedMove> = options.into_iter().map(|(option, _)| option).collect();
    let enough = |(_, value): &ValuedMove| {
        min_placement_points.is_none_or(|least| *value >= 100 * i64::from(least))
    };
    match character.choose_preferred_move(round, &options, TOLERANCE) {
        Some(action) if options.first().is_some_and(enough) || !round.may_draw() => action,
        _ if round.may_draw() => Move::Draw,
        _ => Move::Pass,
    }
}
