//! What results come to: leaderboards and profiles, and results that moderators take out.

pub mod history;
pub mod leaderboard;
pub mod void;
