//! Pictures of the tile game Triominos. A function takes a typed request and returns the bytes of a PNG or GIF file.
//!
//! A [`Renderer`] draws a view of the game with a [`Theme`] and ready-made labels. The same request always gives the same bytes.
//! The crate knows no language and no clock and applies no rule of the game, and a picture contains only information from the view.
//!
//! The module `raster` makes pixels; `scene` draws boards; `output` gives the pixels their colours and writes files; `cards` draws
//! whole pictures, and `emoji` single tiles. Each of them uses only those before it.
//!
//! # Example
//!
//! The picture of a board after the first placement:
//!
//! ```
//! use triominos_pictures::{BoardLabels, Renderer, SeatLabel, Theme};
//! use triominos_rules::game::{Edition, Match, Seed};
//! use triominos_rules::opponent;
//!
//! let rules = Edition::Goliath.rules(2).expect("the edition supports two players");
//! let mut game = Match::new(rules, 2);
//! game.start_round(Seed::new([7; 32]));
//! let seat = game.turn().expect("a round is under way");
//! let view = game.player_view(seat).expect("the seat exists");
//! game.act(seat, opponent::greedy_action(&view)).expect("computers choose legal actions");
//!
//! let view = game.public_view();
//! let label = |name: &str, tiles| SeatLabel { name: name.to_owned(), tiles: format!("{tiles} tiles") };
//! let labels = BoardLabels {
//!     seats: vec![label("Ada", view.seats[0].tiles), label("Bo", view.seats[1].tiles)],
//!     title: "Round 1".to_owned(),
//!     foot: format!("pool {}", view.pool),
//! };
//! let png = Renderer::new().board(&view, &labels, Theme::Dark);
//! assert!(png.starts_with(b"\x89PNG"));
//! ```

#![warn(missing_docs)]

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
