//! Leaderboards, profiles and seasons.

pub mod course;
pub mod leaderboard;
pub mod season;
pub mod voiding;
