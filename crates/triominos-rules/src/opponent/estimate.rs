//! The expected gain of each candidate, for analysis.

use super::level::Level;
use super::style::Style;
use super::thinking::parameters::Thinking;
use super::thinking::search::{Arm, Gain, UNITS};
use super::thinking::thought::{Thought, search_terms};
use super::tuned;
use crate::game::compact::Move;
use crate::game::{Action, PlayerView};

/// The expected gain of an action by the end of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The action.
    pub action: Action,
    /// The mean gain from now on, in points: the player's points minus the mean of the other players' points.
    pub gain: f64,
    /// The standard error of the mean, in points.
    pub error: f64,
}

/// Estimates the player's candidates, best first. Each is played to the end of the round in the same `thinking.rounds` sampled worlds.
/// Empty in another player's turn, or if thinking was cancelled.
///
/// Each candidate counts with the better of the plans for the rest of the round: drawing on purpose or not.
pub fn estimate_candidates(view: &PlayerView, thinking: &Thinking<'_>) -> Vec<Estimate> {
    let (rules, players) = (&view.public.rules, view.public.seats.len());
    let terms = search_terms(rules, players);
    let Some(thought) = Thought::from_view(view, &terms) else { return Vec::new() };
    let glance = tuned::placing_policy(rules, players, Style::Even);
    let plans = tuned::plans(rules, players, Style::Even, Level::Expert);
    let others = tuned::assumed_policies(rules, players, Level::Expert);
    let mut search = thought.search(&others, thinking);
    let mut arms: Vec<Arm> = thought
        .candidates(&glance, true)
        .iter()
        .flat_map(|candidate| plans.iter().map(|plan| Arm::new(*candidate, *plan)))
        .collect();
    if search.simulate(&mut arms, thinking.rounds, 0).is_err() {
        return Vec::new();
    }
    arms.sort_by_key(|arm| -arm.gain().mean());
    let mut seen: Vec<Move> = Vec::new();
    arms.retain(|arm| {
        let is_new = !seen.contains(&arm.candidate);
        seen.extend(is_new.then_some(arm.candidate));
        is_new
    });
    arms.iter().map(|arm| to_estimate(thought.to_action(arm.candidate), arm.gain())).collect()
}

fn to_estimate(action: Action, gain: Gain) -> Estimate {
    let points = |units: i64| units as f64 / UNITS as f64;
    Estimate {
        action,
        gain: points(gain.mean()),
        error: points(gain.error().unwrap_or(i64::from(u16::MAX))),
    }
}
