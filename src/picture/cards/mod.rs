//! Whole pictures: for each a request, its labels, and the [`Renderer`](super::Renderer)'s method that draws it.
//!
//! Here is decided what stands where in a picture and how large it is. How pixels are made, how a board is drawn and how files are
//! written is not.

pub mod board;
pub mod close_up;
pub mod end_card;
pub mod figure;
pub mod labels;
pub mod misfit;
pub mod places;
pub mod players_panel;
pub mod preview;
pub mod rack;
pub mod rating_chart;
pub mod replay;
pub mod score_chart;

/// The distance of writing at the sides from the edge.
const TEXT_LEFT: i32 = 28;
