//! Refusals: the reasons why a person's request at a table fails.

use strum::VariantArray;

use super::state::Damage;
use super::suspensions::Suspension;
use crate::ids::{PersonId, TableId};
use crate::store::StoreError;
use triominos_rules::game::{self, InvalidVariant};

/// The reason why a person's request at a table fails.
#[derive(Debug, thiserror::Error)]
pub enum IntentError {
    /// The rules of the game refuse the action.
    #[error(transparent)]
    Rules(#[from] game::GameRefusal),
    /// The table refuses the action.
    #[error(transparent)]
    Table(#[from] TableRefusal),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The stored data is invalid, or no seed could be generated.
    #[error("{0}")]
    Internal(String),
}

impl IntentError {
    /// Returns `true` if this process cannot read the table's stored events, because they are damaged or a newer
    /// version wrote them.
    pub fn is_table_unreadable(&self) -> bool {
        matches!(self, Self::Store(StoreError::Damaged(_) | StoreError::Newer(_)))
    }
}

impl From<Damage> for IntentError {
    fn from(damage: Damage) -> Self {
        Self::Store(StoreError::Damaged(damage.to_string()))
    }
}

/// The reason why a placement cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum UndoRefusal {
    /// The actor has placed nothing in this round, or did not place in their last turn.
    NothingPlaced,
    /// A person or a computer has acted since the placement.
    SomebodyActed,
    /// The actor drew in that turn, and thereby saw a new tile.
    Drew,
    /// The placement ended the round, or the next round was dealt since.
    RoundOver,
    /// The turn clock or a standing order played the turn on behalf of the actor, or the players in the seats have changed
    /// since.
    Changed,
    /// The actor has already asked the other players for this undo, and not all have answered.
    AskedAlready,
    /// In a match whose undos need consent, the actor has already asked for another undo in this round.
    OncePerRound,
    /// A computer has drawn a tile since the placement. This matters only in a match in which an undo also undoes
    /// computers' turns.
    ComputerDrew,
    /// The actor has undone computers' replies as often as a round allows.
    RepliesTooOften,
}

/// The reason why a table accepts no standing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum OrderRefusal {
    /// The match has no slow clock (one that counts days).
    Live,
    /// Hints are off: the table does not reveal which tiles fit.
    HintsOff,
    /// It is the actor's own turn.
    OwnTurn,
    /// The board of the round has no tile yet, or the round is over.
    NoBoard,
    /// The order has no action.
    Empty,
    /// The order has the maximum number of placements.
    Full,
}

/// The reason why a player gets no hint at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHint {
    /// The match is rated or belongs to a tournament.
    Competitive,
    /// Hints are off at this table.
    HintsOff,
}

/// The reason why a table refuses a person's request.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableRefusal {
    #[error("there is no such table")]
    NoSuchTable,
    /// The channel has an open table already.
    #[error("the channel has an open table already")]
    ChannelTaken { table: TableId },
    /// The server has the maximum number of open tables.
    #[error("the server has {limit} open tables")]
    TooManyTables { limit: u32 },
    /// The actor has the maximum number of lobbies (tables whose match has not started).
    #[error("the actor has {limit} tables that have not started")]
    TooManyLobbies { limit: u32 },
    /// The person who opened the table has the maximum number of running matches without a clock on the server.
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
    /// Only the players of a match get a review of it.
    #[error("the actor did not play in the match")]
    ReviewOfOthers,
    /// The actor has requested the maximum number of reviews in 24 hours.
    #[error("the actor has had {limit} matches reviewed within 24 hours")]
    TooManyReviews { limit: u32 },
    #[error("the actor has no seat at the table")]
    NotSeated,
    /// The actor has left this rated match, which they thereby lost.
    #[error("the actor has left the match, which is rated")]
    LeftForGood,
    /// A computer plays for the actor, who may take the seat back.
    #[error("a computer minds the actor's seat")]
    SeatMinded,
    #[error("the actor is seated already")]
    AlreadySeated,
    #[error("all {seats} seats are taken")]
    Full { seats: usize },
    /// The free seats are reserved for invited people. `held` is the number of reserved seats.
    #[error("the {held} free seats are held for those who were asked")]
    Held { held: usize },
    #[error("the actor was not asked to play, or has answered")]
    NotInvited,
    /// The action concerns another person, who has no seat at the table any more.
    #[error("that person has no seat, and none is held for them")]
    NotThere,
    /// The chosen rules do not allow this number of seats, only `least` to `most`.
    #[error("from {least} to {most} can play")]
    NoSuchSeats { least: usize, most: usize },
    #[error("fewer sit at the table than the {seats} that a match needs")]
    TooFew { seats: usize },
    /// More people and computers (`taken`) have sat down than the chosen rules have `seats`.
    #[error("{taken} sit at the table, and {seats} can play")]
    TooMany { taken: usize, seats: usize },
    /// The chosen rules contradict each other.
    #[error(transparent)]
    InvalidVariant(#[from] InvalidVariant),
    /// Spectators may not take over from a computer, because the match is competitive (rated or of a tournament) or
    /// the host does not allow it.
    #[error("nobody may take over from a computer")]
    NoStandIns { competitive: bool },
    #[error("no computer sits at the table")]
    NoComputer,
    /// Magpie, the computer that drains the pool, cannot play, because the rules allow a draw only
    /// if no tile fits.
    #[error("the pool cannot be drained by these rules")]
    NoDraining,
    #[error("there are no hints: {0:?}")]
    NoHint(NoHint),
    #[error("nothing can be taken back: {0:?}")]
    NoUndo(UndoRefusal),
    #[error("no standing order can be left: {0:?}")]
    NoOrder(OrderRefusal),
    /// The actor may not remove players. If `plays` is true, the reason is that they play in the match; otherwise, that
    /// they are not a moderator.
    #[error("only a moderator who does not play may do that")]
    NotForYou { plays: bool },
    /// A moderator removed the actor from the match.
    #[error("a moderator took the actor out of the match")]
    TakenOut,
    /// A moderator has suspended the actor from tables on this server.
    #[error("the actor is barred")]
    Barred(Box<Suspension>),
    /// Only organisers can end the match of a tournament.
    #[error("the table belongs to a tournament")]
    OfTournament,
    #[error("only the host may do that")]
    NotTheHost { host: PersonId },
    /// The actor's message showed a position that has changed since.
    #[error("the board has moved on")]
    BoardMovedOn,
    /// The interaction was handled before.
    #[error("dealt with already")]
    AlreadyHandled,
}
