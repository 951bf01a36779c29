//! What each choice comes to, for a hint and for looking back at a match.

use super::level::Level;
use super::player::Thinking;
use super::style::Style;
use super::thinking::search::{Arm, Gain, UNITS};
use super::thinking::thought::{Thought, terms};
use super::tuned;
use crate::game::compact::Move;
use crate::game::{Action, PlayerView};

/// What an action is expected to come to by the end of the round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub action: Action,
    /// The mean gain in points from now on: the own points less the mean of the others'.
    pub gain: f64,
    /// The standard error of the mean, in points.
    pub error: f64,
}

/// The player's candidates with what they come to, best first: each is played out in the same imagined worlds, as many as
/// `thinking.rounds` says. Empty when it is another's turn, or where thinking was cancelled.
///
/// Of plans for the rest of the round (to draw on purpose, or not to) the better one counts for each candidate.
pub fn estimate(view: &PlayerView, thinking: &Thinking<'_>) -> Vec<Estimate> {
    let (rules, players) = (&view.public.rules, view.public.seats.len());
    let terms = terms(rules, players);
    let Some(thought) = Thought::of(view, &terms) else { return Vec::new() };
    let glance = tuned::policy(rules, players, Style::Even);
    let plans = tuned::plans(rules, players, Style::Even, Level::Expert);
    let others = tuned::others(rules, players, Level::Expert);
    let mut search = thought.search(&others, thinking);
    let mut arms: Vec<Arm> = thought
        .candidates(&glance, true)
        .iter()
        .flat_map(|candidate| plans.iter().map(|plan| Arm::new(*candidate, *plan)))
        .collect();
    if search.play(&mut arms, thinking.rounds, 0).is_err() {
        return Vec::new();
    }
    arms.sort_by_key(|arm| -arm.gain().mean());
    let mut seen: Vec<Move> = Vec::new();
    arms.retain(|arm| {
        let is_new = !seen.contains(&arm.candidate);
        seen.extend(is_new.then_some(arm.candidate));
        is_new
    });
    arms.iter().map(|arm| of(thought.action(arm.candidate), arm.gain())).collect()
}

fn of(action: Action, gain: Gain) -> Estimate {
    let points = |units: i64| units as f64 / UNITS as f64;
    Estimate {
        action,
        gain: points(gain.mean()),
        error: points(gain.error().unwrap_or(i64::from(u16::MAX))),
    }
}
