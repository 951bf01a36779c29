//! A computer player at a table: its level, how long it may think, and what it then does.

use super::beginner;
use super::level::Level;
use super::style::Style;
use super::thinking::chance::Chance;
use super::thinking::search::Arm;
use super::thinking::thought::{Thought, terms};
use super::tuned;
use crate::game::{Action, PlayerView, Seat};

/// What a decision is thought about with.
#[derive(Clone, Copy)]
pub struct Thinking<'a> {
    /// Chance for this decision alone ([`seed`]): never the seed of the deal, nor anything that follows from it.
    pub seed: u64,
    /// The number of imagined rounds that are played out. Where two plans are tried it is half as many, for rounds in which the pool
    /// is drained are long; alone a third.
    pub rounds: u32,
    /// True once nobody waits for the answer any more, or there is no time for it: the player then chooses at a glance.
    pub cancelled: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for Thinking<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinking").field("rounds", &self.rounds).finish_non_exhaustive()
    }
}

impl Thinking<'_> {
    /// As long as a player of this level thinks about a decision, and to the end.
    pub fn of(level: Level, seed: u64) -> Self {
        Self { seed, rounds: level.rounds(), cancelled: &|| false }
    }
}

/// The seed of chance in one decision, from what is public about it: it says nothing of the deal.
pub fn seed(table: u64, seat: Seat, decision: u32) -> u64 {
    let table = Chance::new(table).next_u64();
    Chance::new(table ^ ((seat as u64) << 32 | u64::from(decision))).next_u64()
}

/// The action of a computer player in this seat.
///
/// It is never refused in its own turn. In another player's there is nothing to choose: the answer is a pass, which is refused.
pub fn choose(view: &PlayerView, level: Level, style: Style, thinking: &Thinking<'_>) -> Action {
    let (rules, players) = (&view.public.rules, view.public.seats.len());
    let terms = terms(rules, players);
    let Some(thought) = Thought::of(view, &terms) else { return Action::Pass };
    if level == Level::Easy {
        return thought.action(beginner::choose(thought.seen(), thinking.seed));
    }
    let glance = tuned::policy(rules, players, style);
    let at_a_glance = || thought.action(glance.choose(thought.seen()));
    if level == Level::Normal {
        return at_a_glance();
    }
    let candidates = thought.candidates(&glance, level == Level::Expert);
    if let [only] = candidates.as_slice() {
        return thought.action(*only);
    }
    let plans = tuned::plans(rules, players, style, level);
    let length = plans.len() + usize::from(players == 1 && plans.len() > 1);
    let rounds = thinking.rounds / length.max(1) as u32;
    let arms = candidates
        .iter()
        .flat_map(|candidate| plans.iter().map(|plan| Arm::new(*candidate, *plan)))
        .collect();
    let others = tuned::others(rules, players, level);
    match thought.search(&others, thinking).halve(arms, rounds).as_deref() {
        Ok([best, ..]) => thought.action(best.candidate),
        _ => at_a_glance(),
    }
}
