//! The choice of an action by a computer player.

use super::beginner;
use super::level::Level;
use super::style::Style;
use super::thinking::chance::Chance;
use super::thinking::parameters::Thinking;
use super::thinking::search::Arm;
use super::thinking::thought::{Thought, search_terms};
use super::tuned;
use crate::game::{Action, PlayerView, Seat};

/// Derives the seed of a decision from public values only, so that it reveals nothing about the deal.
pub fn decision_seed(table: u64, seat: Seat, decision: u32) -> u64 {
    let table = Chance::new(table).next_u64();
    Chance::new(table ^ ((seat as u64) << 32 | u64::from(decision))).next_u64()
}

/// Chooses the action of a computer player.
///
/// The action is legal in the player's turn. In another player's turn it is a pass, which the rules refuse.
pub fn choose_action(
    view: &PlayerView,
    level: Level,
    style: Style,
    thinking: &Thinking<'_>,
) -> Action {
    let (rules, players) = (&view.public.rules, view.public.seats.len());
    let terms = search_terms(rules, players);
    let Some(thought) = Thought::from_view(view, &terms) else { return Action::Pass };
    if level == Level::Easy {
        return thought.to_action(beginner::choose_move(thought.seen(), thinking.seed));
    }
    let glance = tuned::placing_policy(rules, players, style);
    let without_search = || thought.to_action(glance.choose_move(thought.seen()));
    if level == Level::Normal {
        return without_search();
    }
    let candidates = thought.candidates(&glance, level == Level::Expert);
    if let [only] = candidates.as_slice() {
        return thought.to_action(*only);
    }
    let plans = tuned::plans(rules, players, style, level);
    let length = plans.len() + usize::from(players == 1 && plans.len() > 1);
    let rounds = thinking.rounds / length.max(1) as u32;
    let arms = candidates
        .iter()
        .flat_map(|candidate| plans.iter().map(|plan| Arm::new(*candidate, *plan)))
        .collect();
    let others = tuned::assumed_policies(rules, players, level);
    match thought.search(&others, thinking).sequential_halving(arms, rounds).as_deref() {
        Ok([best, ..]) => thought.to_action(best.candidate),
        _ => without_search(),
    }
}
