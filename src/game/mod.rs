//! The rules of Triominos, and nothing else.
//!
//! Everything here is a function of its inputs: no clock, no input or output, and no randomness but the seed of a deal that is
//! passed in. [`Match`] is the legal state; it changes only by [`Event`]s, and an [`Action`] that the rules refuse leaves it as it
//! was. The views in [`view`] decide what each may see.

mod action;
mod board;
pub mod compact;
mod deal;
mod event;
mod hints;
mod match_state;
mod play;
pub mod record;
mod refusal;
mod round;
mod rules;
mod score;
mod seeded_stream;
mod summary;
#[cfg(test)]
mod tests;
mod tile;
pub mod view;

pub use action::{Action, Pick};
pub use board::lattice::{Cell, Half, Point};
pub use board::spots::{Spot, Spots};
pub use board::{Board, Placement, Shape};
pub use deal::{Deal, Seed};
pub use event::{Event, Placed, RoundEnd};
pub use hints::Hints;
pub use match_state::{Contradiction, Match};
pub use refusal::{Disagreement, Refusal};
pub use round::{Round, Turn};
pub use rules::edition::Edition;
pub use rules::playable::Unplayable;
pub use rules::variant::{BadMix, Change, Changes, Clause, NoSuchChange, Variant};
pub use rules::{
    AfterDraw, Blocked, Bonus, BridgeRule, DeadBoard, DrawRule, DroppedRack, EmptyPool, Length,
    MatchWinner, PassEmpty, RoundEndRule, Rules, Scoring, StarterRule, Threshold,
};
pub use seeded_stream::SeededStream;
pub use summary::{Part, SeatSummary, Summary};
pub use tile::fits::Want;
pub use tile::set::TileSet;
pub use tile::{ParseTileError, Tile};
pub use view::{Choice, LastPlacement, Moved, PlayerView, PublicView, SeatView, Viewer};

/// A player's place at the table, counted from 0 in the order of play.
pub type Seat = usize;
