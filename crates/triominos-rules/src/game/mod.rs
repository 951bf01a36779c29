//! The rules of Triominos: tiles, boards, rounds, matches, editions and records.
//!
//! All results are pure functions of their inputs: there is no clock, no I/O, and no randomness except the [`Seed`] of a deal,
//! which the caller provides. A [`Match`] is always in a legal state and changes only through [`Event`]s; a refused [`Action`]
//! leaves it unchanged. A [`PublicView`] contains only public information; a [`PlayerView`] adds one player's rack and choices.

mod action;
mod board;
pub mod compact;
mod deal;
mod event;
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
pub(crate) mod tests;
mod tile;
mod view;

pub use action::{Action, Pick};
pub use board::lattice::{Cell, Half, Point};
pub use board::spots::{Spot, Spots};
pub use board::{Board, Contact, Placement};
pub use deal::{Deal, Seed};
pub use event::{Event, Placed, RoundEnd};
pub use match_state::{Contradiction, Match};
pub use refusal::{Disagreement, GameRefusal};
pub use round::{Round, Turn};
pub use rules::edition::Edition;
pub use rules::playable::Unplayable;
pub use rules::variant::{Change, Changes, Clause, InvalidVariant, NoSuchChange, Variant};
pub use rules::{
    AfterDraw, Blocked, Bonus, BridgeRule, DeadBoard, DrawRule, DroppedRack, EmptyPool, LastRound,
    Length, MatchWinner, OutCount, PassEmpty, RoundEndRule, Rules, Scoring, StartTie, StarterRule,
    Threshold,
};
pub use seeded_stream::SeededStream;
pub use summary::{CountAndPoints, SeatSummary, Summary};
pub use tile::fits::RequiredNumbers;
pub use tile::set::TileSet;
pub use tile::{ParseTileError, Tile};
pub use view::{
    BonusShape, Choice, Hints, LastPlacement, PlayerView, PublicMove, PublicView, SeatView, Viewer,
};

/// The index of a player's seat in a match, counted from 0 in the order of play.
pub type Seat = usize;
