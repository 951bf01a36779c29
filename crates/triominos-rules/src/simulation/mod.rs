//! Simulated matches between computer players, and statistics about them.
//!
//! Equal seeds give equal events on every machine.

mod estimate;
mod play;
mod report;
mod strategy;
mod strength;
mod tally;
#[cfg(test)]
pub(crate) mod tests;
mod times;

pub use play::{Endless, PlayedMatch, Simulation};
pub use strategy::Strategy;
pub use strength::{Figures, Strength};
pub use tally::Tally;
