//! Leaderboards, profiles and seasons.

pub mod leaderboard;
pub mod season;
