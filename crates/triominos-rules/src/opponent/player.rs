//! The choice of an action by a computer player.

use super::beginner;
use super::character::{Character, ValuedMove};
use super::level::Level;
use super::style::Style;
use super::thinking::parameters::SearchParameters;
use super::thinking::search::{Arm, UNITS};
use super::thinking::split_mix::SplitMix64;
use super::thinking::turn_decision::{TurnDecision, rules_for_search};
use super::tuned;
use crate::game::compact::Move;
use crate::game::{Action, PlayerView, Seat};

/// The maximum number of points that a searching player gives up for a placement that its [`Character`] prefers.
const TOLERANCE: i64 = 4;

/// Derives the seed of a decision from `table_seed` (a number that stays the same for a whole match), the seat and the number of
/// the decision. None of them may be secret, so that a computer's action reveals nothing about the deal.
pub fn decision_seed(table_seed: u64, seat: Seat, decision_number: u32) -> u64 {
    let table_seed = SplitMix64::new(table_seed).next_u64();
    SplitMix64::new(table_seed ^ ((seat as u64) << 32 | u64::from(decision_number))).next_u64()
}

/// Chooses the action of a computer player.
///
/// The action is legal in the player's turn. In another player's turn it is a pass, which the rules refuse.
pub fn choose_action(
    view: &PlayerView,
    level: Level,
    style: Style,
    parameters: &SearchParameters<'_>,
) -> Action {
    let (rules, players) = (&view.public.rules, view.public.seats.len());
    let round_rules = rules_for_search(rules, players);
    let Some(turn_decision) = TurnDecision::from_view(view, &round_rules) else {
        return Action::Pass;
    };
    let seen = turn_decision.visible_round();
    let character = Character::new(rules, players, style);
    let quick_policy = tuned::styled_policy(rules, players, style);
    if level == Level::Easy {
        let min_placement_points = quick_policy.plan.min_placement_points();
        let action = beginner::choose_move(seen, &character, min_placement_points, parameters.seed);
        return turn_decision.to_action(action);
    }
    let quick_move = quick_policy.choose_move(seen);
    // A drainer that wants to draw does so without a search.
    let drains = quick_policy.plan.min_placement_points().is_some() && quick_move == Move::Draw;
    if level == Level::Normal || drains {
        return turn_decision.to_action(quick_move);
    }
    // All other styles search with the weights of [`Style::Even`]. They differ only in the choice among candidates of nearly the
    // same value.
    let others = tuned::placing_policy(rules, players, Style::Even);
    let own = if style == Style::Drainer { quick_policy } else { others };
    let candidates = turn_decision.candidates(&own, false);
    if let [only] = candidates.as_slice() {
        return turn_decision.to_action(*only);
    }
    let arms = candidates.iter().map(|candidate| Arm::new(*candidate, own)).collect();
    let mut search = turn_decision.search(others, parameters);
    let Ok(arms) = search.rank_by_sequential_halving(arms, parameters.rounds) else {
        return turn_decision.to_action(quick_move);
    };
    let in_hundredths = |arm: &Arm| (arm.candidate, arm.gain().mean() * 100 / UNITS);
    let options: Vec<ValuedMove> = arms.iter().map(in_hundredths).collect();
    turn_decision
        .to_action(character.choose_preferred_move(seen, &options, TOLERANCE).unwrap_or(quick_move))
}
