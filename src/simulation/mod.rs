//! Whole matches played by computers, without a clock and without Discord: a seed in, events out.
//!
//! The same seed makes the same events on every machine. Files and the terminal are the business of the command line.

mod estimate;
mod level;
mod play;
mod report;
mod strength;
mod tally;
#[cfg(test)]
pub(crate) mod tests;
mod times;

pub use level::Level;
pub use play::{Endless, Played, Simulation};
pub use strength::{Figures, Strength};
pub use tally::Tally;
