//! Tournaments: pairings, the worth of tables, and standings.
//!
//! A [`Tournament`] changes by [`TournamentEvent`] only. What people want comes in by [`Tournament::decide`]; what follows from the
//! clock and from tables that are over comes by [`Tournament::advance`], a function of the state, the moment and the reports of
//! the tables: asked twice, it answers once. Of the game it knows scores and places. It knows no channel, no thread and no
//! database; moments are passed in, and chance comes from a seed that is among the events.

mod advance;
mod already_done;
mod arena;
mod decide;
mod entry;
mod event;
mod explain;
mod pairing;
mod plan;
mod reason;
mod refusal;
mod reminders;
mod result;
mod standings;
mod state;
#[cfg(test)]
mod tests;

/// The stream of a tournament's seed for the draw which decides between equals in the standings.
const DRAW: u64 = 0;
/// The stream of the pairing before any table was made; after n tables it is this one plus n.
const PAIRING: u64 = 1;

pub use decide::{Action, By};
pub use entry::{Entry, EntryId, Out, Player};
pub use event::{Author, Ending, Paired, Reminder, TournamentEvent, Unreadable};
pub use explain::{Explained, Share, TieBreak};
pub use pairing::{Contender, Division, Field, Meetings, pair};
pub use plan::{Format, InvalidPlan, Plan, PlanTime, SEATS};
pub use reason::{KnownReason, Reason};
pub use refusal::Refusal;
pub use reminders::CALLS;
pub use result::{Outcome, Report, Ruling, SeatReport, SeatResult, WIN, share_of};
pub use standings::{Mean, Meeting, StandingsRow};
pub use state::{Contradiction, Reminded, Round, Seating, Stage, Table, Tournament};
