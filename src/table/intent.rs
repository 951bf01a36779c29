//! The wishes of people at a table, and their outcomes.

use std::sync::Arc;

use super::event::TableEvent;
use super::state::{Damage, Table};
use super::turn_clock::TurnClock;
use crate::game::{self, Action, BadMix, Change, Edition};
use crate::ids::{InteractionId, PersonId, TableId};
use crate::opponent::Level;
use crate::store::StoreError;

/// The person who acts.
#[derive(Clone, Debug)]
pub struct Actor {
    pub id: PersonId,
    /// The display name on this server.
    pub name: String,
    /// True if they may manage messages in the channel, and so end any game there.
    pub moderator: bool,
}

/// The wish of a person at a table, made by a click or a command.
#[derive(Clone, Debug)]
pub struct Intent {
    pub table: TableId,
    pub actor: Actor,
    /// The decision that the actor was looking at; `None` for a command, which is meant for the present state.
    pub decision: Option<u32>,
    pub action: TableAction,
    /// The interaction's id: a delivery seen twice acts once.
    pub interaction: InteractionId,
}

/// An action at a table.
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
    /// Choose how well computers play.
    ChooseLevel(Level),
    Start,
    /// Take an action in the match; after a draw, go on drawing as the rules demand.
    Play(Action),
    /// End the game for everyone, or vote for it.
    End,
}

/// The outcome of an intent, which is committed.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The table after the events.
    pub table: Arc<Table>,
    /// The events of the intent, in order; none where it changed nothing.
    pub events: Vec<TableEvent>,
}

/// The reason why an intent has no outcome.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The rules of the game refuse it.
    #[error(transparent)]
    Rules(#[from] game::Refusal),
    /// The table refuses it.
    #[error(transparent)]
    Table(#[from] TableRefusal),
    /// The store could not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored data make no sense, or no seed could be had.
    #[error("{0}")]
    Internal(String),
}

impl From<Damage> for Refused {
    fn from(damage: Damage) -> Self {
        Self::Store(StoreError::Damaged(damage.to_string()))
    }
}

/// The reason for which a table refuses an intent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableRefusal {
    #[error("there is no such table")]
    NoSuchTable,
    /// The channel has an open table already.
    #[error("the channel has an open table already")]
    ChannelTaken { table: TableId },
    /// As many tables as may be are open on the server.
    #[error("the server has {limit} open tables")]
    TooManyTables { limit: u32 },
    /// The actor has opened as many tables that have not started as they may.
    #[error("the actor has {limit} tables that have not started")]
    TooManyLobbies { limit: u32 },
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
    /// The match of a tournament is ended by organisers only.
    #[error("the table belongs to a tournament")]
    OfTournament,
    #[error("only the host may do that")]
    NotTheHost { host: PersonId },
    /// The actor looked at an older position.
    #[error("the board has moved on")]
    BoardMovedOn,
    /// The interaction was dealt with before.
    #[error("dealt with already")]
    AlreadyHandled,
}
