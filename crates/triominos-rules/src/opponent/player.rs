//! The choice of an action by a computer player.

use super::beginner;
use super::level::Level;
use super::style::Style;
use super::thinking::parameters::SearchParameters;
use super::thinking::search::Arm;
use super::thinking::split_mix::SplitMix64;
use super::thinking::turn_decision::{TurnDecision, rules_for_search};
use super::tuned;
use crate::game::{Action, PlayerView, Seat};

/// Derives the seed of a decision from a table's seed, the seat and the number of the decision. All of them are public, so that a
/// computer's action reveals nothing about the deal.
pub fn decision_seed(table_seed: u64, seat: Seat, decision: u32) -> u64 {
    let table_seed = SplitMix64::new(table_seed).next_u64();
    SplitMix64::new(table_seed ^ ((seat as u64) << 32 | u64::from(decision))).next_u64()
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
    if level == Level::Easy {
        return turn_decision
            .to_action(beginner::choose_move(turn_decision.visible_round(), parameters.seed));
    }
    let quick_policy = tuned::placing_policy(rules, players, style);
    let without_search =
        || turn_decision.to_action(quick_policy.choose_move(turn_decision.visible_round()));
    if level == Level::Normal {
        return without_search();
    }
    let candidates = turn_decision.candidates(&quick_policy, level == Level::Expert);
    if let [only] = candidates.as_slice() {
        return turn_decision.to_action(*only);
    }
    let plans = tuned::candidate_plans(rules, players, style, level);
    let length = plans.len() + usize::from(players == 1 && plans.len() > 1);
    let rounds = parameters.rounds / length.max(1) as u32;
    let arms = candidates
        .iter()
        .flat_map(|candidate| plans.iter().map(|plan| Arm::new(*candidate, *plan)))
        .collect();
    let others = tuned::assumed_policies(rules, players, level);
    match turn_decision.search(&others, parameters).sequential_halving(arms, rounds).as_deref() {
        Ok([best, ..]) => turn_decision.to_action(best.candidate),
        _ => without_search(),
    }
}
