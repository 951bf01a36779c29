//! The rules of Triominos, and nothing else.
//!
//! Everything here is a function of its inputs: no clock, no input or output, and no randomness but the seed of a deal that is
//! passed in. [`Match`] is the legal state; it changes only by [`Event`]s, and an [`Action`] that the rules refuse leaves it as it
//! was. Who may see what is decided in [`view`].

mod action;
mod board;
mod deal;
#[cfg(test)]
mod drawing;
mod edition;
mod event;
mod fits;
mod lattice;
mod matches;
mod play;
pub mod record;
mod refusal;
mod round;
mod rules;
mod score;
mod spots;
mod summary;
#[cfg(test)]
mod tests;
mod tile;
mod tile_set;
mod variant;
pub mod view;

pub use action::Action;
pub use board::{Board, Placement, Shape};
pub use deal::{Deal, Seed};
pub use edition::Edition;
pub use event::{Event, RoundEnd};
pub use fits::Want;
pub use lattice::{Cell, Half, Point};
pub use matches::{Contradiction, Match};
pub use refusal::{Disagreement, Refusal};
pub use round::{Round, Turn};
pub use rules::{
    AfterDraw, Blocked, Bonus, BridgeRule, DrawRule, EmptyPool, Length, MatchWinner, RoundEndRule,
    Rules, Scoring, StarterRule, Threshold, Unplayable,
};
pub use spots::{Spot, Spots};
pub use summary::{Part, SeatSummary, Summary};
pub use tile::{ParseTileError, Tile};
pub use tile_set::TileSet;
pub use variant::{BadMix, Change, Changes, Clause, NoSuchChange, Variant};
pub use view::{Choice, LastPlacement, Moved, PlayerView, PublicView, SeatView};

/// A player's place at the table, counted from 0 in the order of play.
pub type Seat = usize;
