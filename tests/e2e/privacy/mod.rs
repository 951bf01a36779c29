//! Data about people, and secrets of games.

pub mod data;
pub mod leaks;
mod logs;
mod running;
