//! Whole pictures. Each has a struct of labels, and a method of [`Renderer`](super::Renderer) that draws it.
//!
//! The cards decide the place and size of each part of a picture. They do not make pixels, draw boards or write files.

pub mod board;
pub mod calendar;
pub mod close_up;
pub mod end_card;
pub mod figure;
pub mod labels;
pub mod misfit;
pub mod places;
pub mod players_panel;
pub mod preview;
pub mod profile;
pub mod rack;
pub mod rating_chart;
pub mod replay;
pub mod review_chart;
pub mod score_chart;

/// The distance of texts from the left and right edges, in pixels.
const TEXT_LEFT: i32 = 28;
