//! Whole matches played by computers, without a clock and without Discord: a seed in, events out.
//!
//! The same seed makes the same events on every machine. Files and the terminal are the business of the command line.

mod estimate;
mod level;
mod play;
mod report;
mod tally;
#[cfg(test)]
pub(crate) mod tests;

pub use level::Level;
pub use play::{Endless, Simulation};
pub use tally::Tally;
