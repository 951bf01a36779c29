//! The weights that simulation found best for the rules and the number of players: `cargo bench --bench strength -- tune`.

use super::level::Level;
use super::policy::{Plan, Policy, Weights};
use super::style::Style;
use crate::game::{DrawRule, Rules, Scoring};

/// Where drawing may be stopped: the chance, in parts of 256, that the next tile must have of fitting.
const HOPE: i32 = 130;

/// The weights of a player who draws only where nothing can be placed.
pub fn weights(rules: &Rules, players: usize) -> Weights {
    let [fitting, choice, sum, foreign, own, given] = match (rules.scoring, rules.draw, players) {
        (Scoring::Standard, DrawRule::Optional, 0..=2) => [250, -975, -122, -1700, 230, -263],
        (Scoring::Standard, DrawRule::Optional, 3) => [650, -850, 40, -5175, 496, -337],
        (Scoring::Standard, DrawRule::Optional, _) => [200, -800, -37, -2950, 418, -284],
        (Scoring::Standard, DrawRule::OnlyWhenStuck, 0..=2) => [150, -625, -5, -2300, 325, -190],
        (Scoring::Standard, DrawRule::OnlyWhenStuck, _) => [400, -400, -3, -4500, 136, -310],
        (Scoring::Kids, _, 0..=2) => [15, -46, -1, -154, 95, -25],
        (Scoring::Kids, _, _) => [60, -48, 3, -394, 75, 5],
        (Scoring::None, _, 0..=2) => [100, -200, 48, -1350, -50, -49],
        (Scoring::None, _, _) => [600, -475, -25, -3275, -112, 37],
    };
    // Where draws cost nothing, the next tile may always help.
    let hope = if rules.draw_penalty + rules.stuck_penalty > 0 { HOPE } else { 0 };
    Weights { fitting, choice, sum, foreign, own, given, hope }
}

/// The weights and the plan of a player who drains the pool and then plays alone: it draws unless a placement has so many points.
const HOARDER: Policy = Policy {
    weights: Weights {
        fitting: 150,
        choice: -200,
        sum: -49,
        foreign: -1225,
        own: 106,
        given: -63,
        hope: 0,
    },
    plan: Plan::Hoard { unless: 42 },
};

/// How a player of this style chooses at a glance.
pub fn policy(rules: &Rules, players: usize, style: Style) -> Policy {
    Policy { weights: style.of(weights(rules, players)), plan: Plan::Place }
}

/// The player that other levels are measured against: it draws on purpose whenever that is allowed and no placement earns much.
pub fn hoarder() -> Policy {
    HOARDER
}

/// The plans of a player of this level for the rest of a round.
pub fn plans(rules: &Rules, players: usize, style: Style, level: Level) -> Vec<Policy> {
    let mut plans = vec![policy(rules, players, style)];
    if level == Level::Expert && may_hoard(rules, players) {
        plans.push(HOARDER);
    }
    plans
}

/// How the others are taken to play by a player of this level: as it does itself, each plan in turns. An expert who expected nobody
/// to hoard would lose to a hoarder.
pub fn others(rules: &Rules, players: usize, level: Level) -> Vec<Policy> {
    plans(rules, players, Style::Even, level)
}

/// Draining the pool pays against one other player, where bonuses are worth more than the draws cost.
fn may_hoard(rules: &Rules, players: usize) -> bool {
    players == 2 && rules.draw == DrawRule::Optional && rules.scoring == Scoring::Standard
}
