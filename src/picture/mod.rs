//! The pictures of the game. A function takes a typed request and returns the bytes of a file.
//!
//! A [`Renderer`] draws a view of the game with a theme and ready-made labels. The same request always gives the same bytes. This
//! module does not depend on a language, a clock or the rules, and a picture contains only information from the view. Of the other
//! modules, it uses only `game`.
//!
//! `raster` makes pixels; `scene` draws boards; `output` gives the pixels their colours and writes files; `cards` draws whole
//! pictures, and `emoji` single tiles. Each of them uses only those before it.

mod cards;
mod emoji;
mod output;
mod raster;
mod renderer;
mod scene;
#[cfg(test)]
mod tests;

pub use cards::calendar::{CalendarCell, CalendarLabels};
pub use cards::figure::{RuleFigure, SheetFigure};
pub use cards::labels::{
    BoardLabels, CloseUpLabels, EndLabels, FigureLabels, LeaderboardLabels, LeaderboardRow,
    PodiumLabels, PodiumStep, PreviewLabels, RackLabels, RatingChartLabels, ReplayLabels,
    ReviewChartLabels, RoundLabels, RoundRow, SeatLabel,
};
pub use cards::profile::{
    MeasureFigures, MeasureLabels, ProfileFigures, ProfileLabels, ReviewedLabels,
};
pub use output::theme::Theme;
pub use renderer::Renderer;

/// The maximum number of players in a picture. Further players are not drawn.
pub const SEATS: usize = 6;
