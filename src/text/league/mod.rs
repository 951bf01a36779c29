//! Leaderboards, profiles and seasons.

pub mod leaderboard;
pub mod season;
pub mod voiding;
