//! Kills, crashes and restarts of the program.

mod any_instant;
mod forgotten;
pub mod killed;
mod killed_later;
mod upgrade;
