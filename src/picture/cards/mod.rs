//! Whole pictures.

pub mod close_up;
pub mod end_card;
pub mod figure;
pub mod labels;
pub mod leaderboard;
pub mod panel;
pub mod rack;
pub mod rating_chart;
pub mod replay;
pub mod score_chart;
