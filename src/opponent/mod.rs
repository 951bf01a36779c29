//! Computer players. They get what a player in their seat may see, and no more.
//!
//! A player chooses at a glance by weights ([`policy`]), or thinks ahead: it imagines the tiles that it does not see
//! (`thinking/imagine`), plays the round out after each candidate (`thinking/search`), and takes what did best on average. All of it is a function of
//! the view, the level and a seed, the same on every machine: it counts in whole numbers and has its own random numbers.
//! `benches/strength` tunes the weights and measures the levels.

mod beginner;
mod estimate;
mod greedy;
mod hint;
mod level;
mod player;
pub mod policy;
mod style;
#[cfg(test)]
mod tests;
mod thinking;
pub mod tuned;

pub use estimate::{Estimate, estimate};
pub use greedy::{greedy, greedy_move, weakest};
pub use hint::{HINT_LEVEL, Hint, HintReason, hint};
pub use level::Level;
pub use player::{Thinking, choose, seed};
pub use style::Style;
