//! Simulated matches between computer players, and statistics about them.
//!
//! Simulations with equal seeds have equal events on every machine.

mod estimate;
mod play;
mod report;
mod strategy;
mod strength;
mod tally;
#[cfg(test)]
pub(crate) mod tests;
mod times;

pub use play::{EndlessMatch, PlayedMatch, Simulation};
pub use report::{Observed, Statistic};
pub use strategy::Strategy;
pub use strength::{Figures, Strength};
pub use tally::Tally;
