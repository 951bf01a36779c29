//! Helpers for all tests: the bot with its stand-in, clocks, databases and the real program.

pub mod bot;
pub mod clock;
pub mod database;
pub mod dice;
pub mod openapi;
pub mod process;
pub mod talk;
pub mod turns;

/// The longest real time that a test waits for anything. Only a test that fails waits for so long, so it leaves room for a busy machine.
pub const PATIENCE: std::time::Duration = std::time::Duration::from_secs(120);
