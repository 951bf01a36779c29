//! Whole pictures.

pub mod board;
pub mod close_up;
pub mod end_card;
pub mod figure;
pub mod labels;
pub mod leaderboard;
pub mod panel;
pub mod preview;
pub mod rack;
pub mod rating_chart;
pub mod replay;
pub mod score_chart;

/// How far writing at the sides stays from the edge.
const TEXT_LEFT: i32 = 28;
