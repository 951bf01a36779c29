//! Leaderboards, profiles and seasons.

pub mod course;
pub mod highlights;
pub mod kept;
pub mod leaderboard;
pub mod season;
mod standing;
pub mod style;
pub mod voiding;
