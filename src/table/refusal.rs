//! Refusals: the reasons for which an intent has no outcome.

use strum::VariantArray;

use super::bars::bar::Bar;
use super::state::Damage;
use crate::ids::{PersonId, TableId};
use crate::store::StoreError;
use triominos_rules::game::{self, InvalidVariant};

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

impl Refused {
    /// True if the table's stored events cannot be read by this process: they are damaged, or a newer version wrote them.
    pub fn is_unreadable(&self) -> bool {
        matches!(self, Self::Store(StoreError::Damaged(_) | StoreError::Newer(_)))
    }
}

impl From<Damage> for Refused {
    fn from(damage: Damage) -> Self {
        Self::Store(StoreError::Damaged(damage.to_string()))
    }
}

/// The reason for which a placement cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum UndoRefusal {
    /// The actor has placed nothing in this round, or not in their last turn.
    NothingPlaced,
    /// Somebody has acted since: a person or a computer.
    SomebodyActed,
    /// The actor drew in that turn, and has seen a tile by it.
    Drew,
    /// The placement has ended the round, or another was dealt since.
    RoundOver,
    /// The turn was played for the actor, or seats have changed since.
    Changed,
    /// The others have been asked already.
    AskedAlready,
    /// The actor has asked for it once in this round.
    OncePerRound,
}

/// The reason for which a table takes no order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum OrderRefusal {
    /// The game has no clock that counts days.
    Live,
    /// Hints are off: nothing shows which tiles fit before a player acts.
    Unhinted,
    /// It is the actor's own turn.
    OwnTurn,
    /// No tile of the round is on the board yet, or the round is over.
    NoBoard,
    /// It names nothing to do.
    Empty,
    /// It names as many placements as it may.
    Full,
}

/// The reason for which a table gives no hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHint {
    /// People play for a place: the match is rated, or of a tournament.
    Competitive,
    /// The table tells nobody what fits.
    Unhinted,
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
    /// The table's opener has as many matches without a clock under way on the server as they may.
    #[error("the opener has {limit} matches without a clock")]
    TooManyMatches { limit: u32 },
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
    /// A computer sits in the actor's seat, who may take it back.
    #[error("a computer minds the actor's seat")]
    SeatMinded,
    #[error("the actor is seated already")]
    AlreadySeated,
    #[error("all {seats} seats are taken")]
    Full { seats: usize },
    /// Seats are free, but they are held for people who have not answered yet.
    #[error("the {held} free seats are held for those who were asked")]
    Held { held: usize },
    #[error("the actor was not asked to play, or has answered")]
    NotInvited,
    /// The person whose seat it is about is not there any more.
    #[error("that person has no seat, and none is held for them")]
    NotThere,
    /// Not so many can play by the rules that were chosen.
    #[error("from {least} to {most} can play")]
    NoSuchSeats { least: usize, most: usize },
    #[error("fewer sit at the table than the {seats} that a match needs")]
    TooFew { seats: usize },
    /// More have sat down than can play by the rules that were chosen.
    #[error("{taken} sit at the table, and {seats} can play")]
    TooMany { taken: usize, seats: usize },
    /// The rules that were chosen do not go together.
    #[error(transparent)]
    InvalidVariant(#[from] InvalidVariant),
    /// Nobody may take over from a computer: the host did not allow it or, where people play for a place, nobody can.
    #[error("nobody may take over from a computer")]
    NoStandIns { competitive: bool },
    #[error("no computer sits at the table")]
    NoComputer,
    #[error("there are no hints: {0:?}")]
    NoHint(NoHint),
    #[error("nothing can be taken back: {0:?}")]
    NoUndo(UndoRefusal),
    #[error("no standing order can be left: {0:?}")]
    NoOrder(OrderRefusal),
    /// The actor may not take anybody out: they are no moderator, or they play in the match.
    #[error("only a moderator who does not play may do that")]
    NotForYou { plays: bool },
    /// A moderator took the actor out of the match.
    #[error("a moderator took the actor out of the match")]
    TakenOut,
    /// A moderator has barred the actor from tables on this server.
    #[error("the actor is barred")]
    Barred(Box<Bar>),
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
