//! Estimates of the expected gain of each possible action, for the review of matches.

use super::style::Style;
use super::thinking::parameters::SearchParameters;
use super::thinking::search::{Arm, GainSums, UNITS};
use super::thinking::turn_decision::{TurnDecision, rules_for_search};
use super::tuned;
use crate::game::{Action, PlayerView};

/// The expected gain of an action by the end of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The action.
    pub action: Action,
    /// The mean gain from this decision to the end of the round, in points: the player's points minus the mean of the other
    /// players' points.
    pub gain: f64,
    /// The standard error of the mean, in points.
    pub error: f64,
}

/// Estimates the actions of the current player, best first. After each candidate, the round is simulated to its end in
/// `parameters.rounds` samples, which are the same for all candidates. A sample is a possible assignment of the hidden
/// tiles. Returns an empty list in another player's turn, or if the search was cancelled. Drawing and passing are candidates even
/// if a tile fits; in the simulation that follows, the player draws only if no tile can be placed.
pub fn estimate_candidates(view: &PlayerView, parameters: &SearchParameters<'_>) -> Vec<Estimate> {
    let (rules, players) = (&view.public.rules, view.public.seats.len());
    let round_rules = rules_for_search(rules, players);
    let Some(turn_decision) = TurnDecision::from_view(view, &round_rules) else {
        return Vec::new();
    };
    let quick_policy = tuned::placing_policy(rules, players, Style::Even);
    let mut search = turn_decision.search(quick_policy, parameters);
    let candidates = turn_decision.candidates(&quick_policy, true).into_iter();
    let mut arms: Vec<Arm> =
        candidates.map(|candidate| Arm::new(candidate, quick_policy)).collect();
    if search.simulate_arms(&mut arms, parameters.rounds, 0).is_err() {
        return Vec::new();
    }
    arms.sort_by_key(|arm| -arm.gain().mean());
    arms.iter().map(|arm| to_estimate(turn_decision.to_action(arm.candidate), arm.gain())).collect()
}

/// Converts an action and its simulated gain to an estimate in points.
fn to_estimate(action: Action, gain: GainSums) -> Estimate {
    let points = |units: i64| units as f64 / UNITS as f64;
    Estimate {
        action,
        gain: points(gain.mean()),
        error: points(gain.standard_error().unwrap_or(i64::from(u16::MAX))),
    }
}
