//! Leaderboards, profiles and seasons.

pub mod course;
pub mod highlights;
pub mod leaderboard;
pub mod season;
pub mod voiding;
