//! What people want of a table, and what comes of it.

use std::sync::Arc;

use super::event::TableEvent;
use super::state::Table;
use super::turn_clock::TurnClock;
use crate::game::{self, BadMix, Change, Edition, Seat, Tile};
use crate::store::{StoreError, TableId};

/// Who acts.
#[derive(Clone, Debug)]
pub struct Actor {
    pub id: u64,
    /// The display name on this server.
    pub name: String,
    /// Whether they may manage messages in the channel, and so end any game there.
    pub moderator: bool,
}

/// A click or a command, turned into what it wants.
#[derive(Clone, Debug)]
pub struct Intent {
    pub table: TableId,
    pub actor: Actor,
    /// The decision that the actor was looking at; `None` for a command, which is meant for the present state.
    pub decision: Option<u32>,
    pub action: TableAction,
    /// The interaction's id: a delivery seen twice acts once.
    pub interaction: u64,
}

/// What can be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableAction {
    Join,
    /// Leave the lobby; in a match, give the seat to a computer.
    Leave,
    /// Take the seat back that a computer minds; in the lobby the same as joining.
    Rejoin,
    AddComputer,
    RemoveComputer,
    /// Choose an edition, with nothing changed in it.
    ChooseEdition(Edition),
    /// Change one clause of the rules.
    ChangeRules(Change),
    ChooseClock(TurnClock),
    Start,
    /// Place a tile on a numbered spot.
    Place {
        tile: Tile,
        spot: u16,
    },
    /// Draw, and go on drawing as the rules demand.
    Draw,
    Pass,
    /// End the game for everyone, or vote for it.
    End,
}

/// What came of an intent: it is committed.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table before it; a table that was opened by it is the same as after it.
    pub before: Arc<Table>,
    /// The table after it.
    pub table: Arc<Table>,
    /// What happened, in order.
    pub events: Vec<TableEvent>,
    /// The seat of who acted, as it was before.
    pub seat: Option<Seat>,
}

/// Why nothing came of an intent.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The rules of the game refuse it.
    #[error(transparent)]
    Rules(#[from] game::Refusal),
    /// The table does.
    #[error(transparent)]
    Table(#[from] TableRefusal),
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is stored does not make sense, or no seed could be had.
    #[error("{0}")]
    Internal(String),
}

/// Why a table refuses an intent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableRefusal {
    #[error("there is no such table")]
    NoSuchTable,
    /// The channel has an open table already.
    #[error("the channel has an open table already")]
    ChannelTaken { table: TableId },
    #[error("the table is closed")]
    Closed,
    #[error("the match has not started")]
    NotStarted,
    #[error("the match has started already")]
    AlreadyStarted,
    /// Only a match that was played to its end has a record.
    #[error("the match was not played to its end, so it has no record")]
    NotOver,
    #[error("the actor has no seat at the table")]
    NotSeated,
    /// A computer minds the actor's seat, who missed turns.
    #[error("a computer minds the actor's seat")]
    SeatMinded,
    #[error("the actor is seated already")]
    AlreadySeated,
    #[error("all {seats} seats are taken")]
    Full { seats: usize },
    #[error("fewer sit at the table than the {seats} that a match needs")]
    TooFew { seats: usize },
    /// More have sat down than can play by the rules that were chosen.
    #[error("{taken} sit at the table, and {seats} can play")]
    TooMany { taken: usize, seats: usize },
    /// The rules that were chosen do not go together.
    #[error(transparent)]
    BadMix(#[from] BadMix),
    #[error("no computer sits at the table")]
    NoComputer,
    /// Its match is ended by organisers only.
    #[error("the table belongs to a tournament")]
    OfTournament,
    #[error("only the host may do that")]
    NotTheHost { host: u64 },
    /// The actor looked at an older position.
    #[error("the board has moved on")]
    BoardMovedOn,
    /// This very interaction was dealt with before.
    #[error("dealt with already")]
    AlreadyHandled,
}
