//! The pictures of the game.
//!
//! Everything here is a function of its inputs: a view of the game, a theme and ready-made labels go in, the bytes of a PNG file
//! come out. It knows no language, no clock and no rule, and it shows nothing that the view does not hold. The same inputs make
//! the same bytes.
//!
//! `layout` says where things go; `scene`, `panel` and `rack` draw them with `sprite`, `badge`, `mark` and `text` on a `canvas` of
//! `ink`s; `theme` gives these their colours, and `encode` makes a file of it.

mod cards;
mod output;
mod raster;
mod renderer;
mod scene;
#[cfg(test)]
mod tests;

pub use cards::figure::Figure;
pub use cards::labels::{
    BoardLabels, CloseUpLabels, EndLabels, FigureLabels, LeaderboardLabels, LeaderboardRow,
    PreviewLabels, RackLabels, RatingChartLabels, ReplayLabels, SeatLabel,
};
pub use output::theme::Theme;
pub use renderer::Renderer;

/// The most players a picture has room for; those after them are not drawn.
pub const SEATS: usize = 6;
