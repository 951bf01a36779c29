//! Tournaments: actions, automatic events, pairings, results and standings.
//!
//! A [`Tournament`] changes only by [`TournamentEvent`]s. [`Tournament::decide`] returns the events that a person's action
//! causes. [`Tournament::advance`] returns the events that the time and finished tables cause; it is an idempotent function of
//! the state, the time and the reports of the tables. This module uses only scores and places of games, not channels, threads or
//! databases. The current time is a parameter, and random choices are computed from a seed that is stored in an event.

mod advance;
mod arena;
mod decide;
mod entry;
mod event;
mod explain;
mod formats;
mod pairing;
mod plan;
mod reason;
mod refusal;
mod reminders;
mod result;
mod series;
mod standings;
mod state;
#[cfg(test)]
mod tests;

/// The stream number of the random generator for the random draw that breaks the last ties in the standings.
const DRAW: u64 = 0;
/// The stream number of the random generator for the first pairing. When n tables have been formed, the next pairing uses this
/// number plus n.
const PAIRING: u64 = 1;

pub use decide::{TournamentAction, TournamentActor};
pub use entry::{
    Applicant, Entry, EntryId, EntryTerms, OutReason, Player, UnmetTerm, WaitingPerson,
};
pub use event::{Author, Ending, PairedTables, Reminder, TournamentEvent, Unreadable};
pub use explain::{ExplainedStandingsRow, PointsSource, TieBreak};
pub use pairing::{Contender, Division, MeetingCounts, PairingInput, divide_into_tables};
pub use plan::{
    Format, FormatKind, InvalidPlan, PlanChanges, PlanTime, SEATS, TournamentPlan, Weekly,
};
pub use reason::{KnownReason, Reason};
pub use refusal::TournamentRefusal;
pub use reminders::CALLS;
pub use result::{
    Report, Ruling, SeatReport, TableOutcome, TournamentSeatResult, WIN, points_by_seat,
};
pub use standings::{ExactMean, Meeting, StandingsRow};
pub use state::{
    InconsistentEvent, RemindedEntries, Seating, Stage, Tournament, TournamentRound,
    TournamentTable,
};
