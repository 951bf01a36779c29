//! Leaderboards, profiles and histories, and voiding results.

pub mod history;
pub mod leaderboard;
pub mod profile;
pub mod void;
