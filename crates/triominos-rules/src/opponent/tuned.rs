//! Tuned weights for different rules and numbers of players, found with `cargo bench --bench strength -- tune`.
//!
//! A player with these weights, and without a search, beats greedy players by the following mean points per round. The second
//! number is half the width of the 95 % confidence interval (`-- measure`, 4,000 deals, November 2026): goliath with two players
//! +13.1 ± 1.8, with three +10.6 ± 1.2, with four +10.5 ± 0.9; pressman with two +19.0 ± 1.9, with three +16.6 ± 1.5; kids with two
//! +1.0 ± 0.1, with three +0.7 ± 0.1; casual, with 100 points for going out, with two +17.3 ± 1.8, with three +12.5 ± 1.2. In a
//! solo match, this player gets 288 points, and a greedy player 242. The hoarder ([`hoarding_policy`]) against greedy players: with
//! two players +139.2 ± 3.8, with three −31.2 ± 3.3; in a solo match, the hoarder gets 362 points.

use super::policy::{DrawPlan, Policy, Weights};
use super::style::Style;
use crate::game::{DrawRule, Rules, Scoring};

/// The value of [`Weights::draw_threshold`] if draws cost points: a probability of about one half, in units of 1/256.
const DRAW_THRESHOLD: i32 = 130;

/// Returns the weights of a player that draws only if no tile can be placed.
pub fn tuned_weights(rules: &Rules, players: usize) -> Weights {
    let [fitting_tiles, open_cells, tile_sum, next_player_tiles, own_bonus, next_player_bonus] =
        match (rules.scoring, rules.draw, players) {
            // In a solo match there is no next player, so the weights for the next player's tiles apply to the pool.
            (Scoring::Standard, _, 0..=1) => [40, -544, 20, 500, 110, 93],
            (Scoring::Kids, _, 0..=1) => [15, -46, -1, 100, 95, 0],
            (Scoring::None, _, 0..=1) => [100, -200, 48, 500, 0, 0],
            (Scoring::Standard, DrawRule::Optional, 2) => [250, -975, -122, -1700, 230, -263],
            (Scoring::Standard, DrawRule::Optional, 3) => [650, -850, 40, -5175, 496, -337],
            (Scoring::Standard, DrawRule::Optional, _) => [200, -800, -37, -2950, 418, -284],
            (Scoring::Standard, DrawRule::OnlyWhenStuck, 2) => [150, -625, -5, -2300, 325, -190],
            (Scoring::Standard, DrawRule::OnlyWhenStuck, _) => [400, -400, -3, -4500, 136, -310],
            (Scoring::Kids, _, 2) => [15, -46, -1, -154, 95, -25],
            (Scoring::Kids, _, _) => [60, -48, 3, -394, 75, 5],
            (Scoring::None, _, 2) => [100, -200, 48, -1350, -50, -49],
            (Scoring::None, _, _) => [600, -475, -25, -3275, -112, 37],
        };
    // If draws cost nothing, drawing is at least as good as stopping.
    let draw_threshold =
        if rules.draw_penalty + rules.stuck_penalty > 0 { DRAW_THRESHOLD } else { 0 };
    Weights {
        fitting_tiles,
        open_cells,
        tile_sum,
        next_player_tiles,
        own_bonus,
        next_player_bonus,
        draw_threshold,
    }
}

/// Returns the policy of a hoarder, a player that empties the pool by drawing unless a placement scores enough points. It also
/// serves as a baseline.
pub fn hoarding_policy(players: usize) -> Policy {
    let (
        [fitting_tiles, open_cells, tile_sum, next_player_tiles, own_bonus, next_player_bonus],
        min_points,
    ) = match players {
        0..=1 => ([24, -61, -64, 730, 25, -6], 40),
        _ => ([150, -200, -49, -1225, 106, -63], 42),
    };
    let weights = Weights {
        fitting_tiles,
        open_cells,
        tile_sum,
        next_player_tiles,
        own_bonus,
        next_player_bonus,
        draw_threshold: DRAW_THRESHOLD,
    };
    Policy { weights, plan: DrawPlan::Hoard { min_points } }
}

/// Returns the policy of a player of this style that draws only if no tile can be placed.
pub fn placing_policy(rules: &Rules, players: usize, style: Style) -> Policy {
    Policy::always_placing(style.adjust(tuned_weights(rules, players)))
}

/// Returns the policy of a player of this style without a search.
pub fn styled_policy(rules: &Rules, players: usize, style: Style) -> Policy {
    match style {
        Style::Drainer => hoarding_policy(players),
        _ => placing_policy(rules, players, style),
    }
}
