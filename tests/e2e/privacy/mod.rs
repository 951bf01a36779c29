//! Data about people, and secrets of games.

mod data;
pub mod leaks;
mod logs;
mod running;
