//! The reasons why a tournament refuses an action.

use super::entry::UnmetTerm;
use super::plan::InvalidPlan;

/// The reason why a tournament refuses an action. The state has not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentRefusal {
    #[error(transparent)]
    Plan(#[from] InvalidPlan),
    #[error("only organisers may do that")]
    NotAnOrganiser,
    /// The organiser takes part in the tournament, so another organiser or a moderator must decide.
    #[error("an organiser who takes part does not decide about players")]
    TakesPart,
    #[error("the tournament is over")]
    Over,
    #[error("the tournament has not started")]
    NotStarted,
    /// The tournament has already started. `playing` is the number of tables that are being played.
    #[error("the tournament has started already")]
    AlreadyStarted { playing: u32 },
    #[error("{count} take part, and {least} are needed")]
    TooFew { count: u32, least: u32 },
    #[error("no person takes part")]
    NoPersons,
    /// There would be too many computers: `computers` is the requested number, `most` the maximum number, and `each`
    /// the maximum number for each person.
    #[error("{computers} computers take part, and {most} may")]
    TooManyComputers { computers: u32, most: u32, each: u32 },
    /// One more computer would be too many. `each` is the maximum number of computers for each person.
    #[error("no more than {each} computers take part for each person")]
    OneComputerTooMany { each: u32 },
    /// The number of computers is higher than the tournament allows even if all its places are taken: at most `each` for each
    /// person, which makes `most` altogether.
    #[error("more computers than the places allow")]
    ComputersBeyondPlaces { most: u32, each: u32 },
    /// All numbers by which computers are identified are in use.
    #[error("no more computers can take part")]
    NoMoreComputers,
    #[error("all {capacity} places are taken")]
    Full { capacity: u32 },
    /// The person does not meet the terms of entry.
    #[error("they do not meet a condition of entry: {0:?}")]
    Unmet(UnmetTerm),
    /// The person is already on the waiting list. `place` is 1 for the first.
    #[error("they wait already")]
    AlreadyWaiting { place: usize },
    #[error("they take part already")]
    AlreadyIn,
    #[error("they do not take part")]
    NotIn,
    /// It is too late to join: too many rounds have been paired.
    #[error("it is too late to join")]
    TooLate,
    /// The person cannot join because an organiser has removed them.
    #[error("an organiser has removed them")]
    Removed,
    #[error("nobody has to check in now")]
    NoCheckIn,
    #[error("they have checked in already")]
    CheckedInAlready,
    #[error("there is no table {table}")]
    NoSuchTable { table: u32 },
    #[error("they do not play at that table")]
    NotAtTable,
    /// The person has a seat at the table with this number, so they cannot decide about it.
    #[error("they play at table {table} themselves")]
    OwnTable { table: u32 },
    #[error("the table is over")]
    TableOver,
    /// The order does not contain each entry at the table exactly once.
    #[error("that is no order of those at the table")]
    BadOrder,
    /// The table with this number already has a result or a decision.
    #[error("table {table} is not being played")]
    NotUnderWay { table: u32 },
    /// A moderator has voided the result of the match of the table with this number.
    #[error("the match of table {table} was voided")]
    MatchVoided { table: u32 },
    #[error("there is no ruling to take back")]
    NoRuling,
    #[error("there is no such entry")]
    NoSuchEntry,
    #[error("the entry takes no part any more")]
    EntryIsOut,
    #[error("the replacement takes part already")]
    ReplacementTakesPart,
    #[error("the tournament is paused already")]
    AlreadyPaused,
    #[error("the tournament is not paused")]
    NotPaused,
    /// The entry has not missed any table that could be pardoned.
    #[error("they have no absences to pardon")]
    Blameless,
    /// The extension is out of range. `least` and `most` are in minutes.
    #[error("an extension has {least} to {most} minutes")]
    BadExtension { least: i64, most: i64 },
}
