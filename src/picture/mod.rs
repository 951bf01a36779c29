//! The pictures of the game: a typed request in, the bytes of a file out.
//!
//! A [`Renderer`] draws a view of the game with a theme and ready-made labels, and returns the same bytes for the same request. It
//! knows no language, no clock and no rule of the game, and shows nothing that the view does not hold. Of the other rooms, it may
//! use only `game`.
//!
//! `raster` makes pixels; `scene` draws boards; `output` gives the pixels their colours and makes files; `cards` are the whole
//! pictures, and `emoji` a single tile. Each uses only those named before it.

mod cards;
mod emoji;
mod output;
mod raster;
mod renderer;
mod scene;
#[cfg(test)]
mod tests;

pub use cards::figure::Figure;
pub use cards::labels::{
    BoardLabels, CloseUpLabels, EndLabels, FigureLabels, LeaderboardLabels, LeaderboardRow,
    PodiumLabels, PodiumStep, PreviewLabels, RackLabels, RatingChartLabels, ReplayLabels,
    RoundLabels, RoundRow, SeatLabel,
};
pub use output::theme::Theme;
pub use renderer::Renderer;

/// The most players in a picture; further players are not drawn.
pub const SEATS: usize = 6;
