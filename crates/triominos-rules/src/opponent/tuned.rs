//! Tuned weights for rules and numbers of players, found by `cargo bench --bench strength -- tune`.
//!
//! Points a round more than greedy players, without search, and half of the 95 % confidence interval (`-- measure`, 4,000 deals, November 2026): goliath
//! for two +13.1 ± 1.8, three +10.6 ± 1.2, four +10.5 ± 0.9; pressman for two +19.0 ± 1.9, three +16.6 ± 1.5; kids for two
//! +1.0 ± 0.1, three +0.7 ± 0.1; casual, with 100 points for going out, for two +17.3 ± 1.8, three +12.5 ± 1.2; in a solo match 288 points instead
//! of 242. The hoarder: for two +139.2 ± 3.8, for three −31.2 ± 3.3, solo 362.

use super::level::Level;
use super::policy::{Plan, Policy, Weights};
use super::style::Style;
use crate::game::{DrawRule, Rules, Scoring};

/// [`Weights::hope`] if draws cost points.
const HOPE: i32 = 130;

/// The weights of a player that draws only if no tile can be placed.
pub fn weights(rules: &Rules, players: usize) -> Weights {
    let [fitting, choice, sum, foreign, own, given] = match (rules.scoring, rules.draw, players) {
        // In a solo match the tiles of the others are the tiles to draw.
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
    // If draws cost nothing, drawing is never worse than stopping.
    let hope = if rules.draw_penalty + rules.stuck_penalty > 0 { HOPE } else { 0 };
    Weights { fitting, choice, sum, foreign, own, given, hope }
}

/// The policy of a player that drains the pool: it draws unless a placement scores enough points. It also serves as a baseline.
pub fn hoarder(players: usize) -> Policy {
    let ([fitting, choice, sum, foreign, own, given], unless) = match players {
        0..=1 => ([24, -61, -64, 730, 25, -6], 40),
        _ => ([150, -200, -49, -1225, 106, -63], 42),
    };
    let weights = Weights { fitting, choice, sum, foreign, own, given, hope: HOPE };
    Policy { weights, plan: Plan::Hoard { unless } }
}

/// The policy of a player of this style that draws only if no tile can be placed.
pub fn placing_policy(rules: &Rules, players: usize, style: Style) -> Policy {
    Policy { weights: style.adjust(weights(rules, players)), plan: Plan::Place }
}

/// The plans of a player of this level for the rest of a round.
pub fn plans(rules: &Rules, players: usize, style: Style, level: Level) -> Vec<Policy> {
    let mut plans = vec![placing_policy(rules, players, style)];
    if level == Level::Expert && may_hoard(rules, players) {
        plans.push(hoarder(players));
    }
    plans
}

/// The policies that a player of this level assumes for the other players: its own plans. An expert that expected no hoarding would
/// lose to a hoarder.
pub fn assumed_policies(rules: &Rules, players: usize, level: Level) -> Vec<Policy> {
    plans(rules, players, Style::Even, level)
}

/// True if draining the pool pays: with at most two players, and if bonuses exceed the cost of draws.
fn may_hoard(rules: &Rules, players: usize) -> bool {
    players <= 2 && rules.draw == DrawRule::Optional && rules.scoring == Scoring::Standard
}
