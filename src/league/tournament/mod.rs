//! Tournaments: actions, automatic events, pairings, results and standings.
//!
//! A [`Tournament`] changes only by [`TournamentEvent`]s. [`Tournament::decide`] returns the events of people's actions.
//! [`Tournament::advance`] returns those that follow from the clock and from finished tables; it is a function of the state, the
//! moment and the reports of the tables, and idempotent. A tournament knows only scores and places of games, and nothing of
//! channels, threads or databases. Moments are passed in, and random choices follow from a seed in the events.

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

/// The stream of the seed for the draw between equals in the standings.
const DRAW: u64 = 0;
/// The stream of the seed for pairing the first tables; after n tables it is this number plus n.
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
