//! Reasons why an action is refused.

use super::plan::InvalidPlan;

/// The reason why a tournament refuses an action; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentRefusal {
    #[error(transparent)]
    Plan(#[from] InvalidPlan),
    #[error("only organisers may do that")]
    NotAnOrganiser,
    /// Another organiser or a moderator has to decide.
    #[error("an organiser who takes part does not decide about players")]
    TakesPart,
    #[error("the tournament is over")]
    Over,
    #[error("the tournament has not started")]
    NotStarted,
    /// With the number of tables that are being played.
    #[error("the tournament has started already")]
    AlreadyStarted { playing: u32 },
    #[error("{count} take part, and {least} are needed")]
    TooFew { count: u32, least: u32 },
    #[error("no person takes part")]
    NoPersons,
    /// `each` is the number of computers allowed for each person.
    #[error("{computers} computers take part, and {most} may")]
    TooManyComputers { computers: u32, most: u32, each: u32 },
    /// `each` is the number of computers allowed for each person.
    #[error("no more than {each} computers take part for each person")]
    OneComputerTooMany { each: u32 },
    /// Each number of a computer is in use.
    #[error("no more computers can take part")]
    NoMoreComputers,
    #[error("all {capacity} places are taken")]
    Full { capacity: u32 },
    #[error("they take part already")]
    AlreadyIn,
    #[error("they do not take part")]
    NotIn,
    /// The first half of the rounds has been paired.
    #[error("it is too late to join")]
    TooLate,
    /// An organiser has removed them.
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
    /// Nobody decides about their own table.
    #[error("they play at table {table} themselves")]
    OwnTable { table: u32 },
    #[error("the table is over")]
    TableOver,
    /// The order must name everyone at the table exactly once.
    #[error("that is no order of those at the table")]
    BadOrder,
    /// The table has a result or a decision already.
    #[error("table {table} is not being played")]
    NotUnderWay { table: u32 },
    /// A moderator voided the result of the match.
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
    /// They have no absences to pardon.
    #[error("they have no absences to pardon")]
    Blameless,
    /// In minutes.
    #[error("an extension has {least} to {most} minutes")]
    BadExtension { least: i64, most: i64 },
}
