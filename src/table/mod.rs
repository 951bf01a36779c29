//! The use cases of one table: who sits at it, whose turn it is, what a click does to it.
//!
//! [`Tables`] loads a table, lets `decide` and `game` decide, and commits; nobody is answered before the commit. What the
//! channel is to hear is written in the same commit and worked off by the `outbox`. No rule of the game and no sentence
//! lives here, and nothing here knows that Discord exists.

mod clock;
mod decide;
mod event;
#[cfg(test)]
mod golden;
mod intent;
mod missed;
mod notice;
mod open_for_tournament;
mod outbox;
mod patience;
mod quiet;
mod reading;
mod result;
mod state;
mod sweeper;
mod tables;
#[cfg(test)]
pub(crate) mod testing;
mod turn_clock;

pub use clock::{Clock, Millis, Seeds, SystemClock, SystemSeeds};
pub use event::{EndReason, Person, SeatAssignment, Settings, TableEvent};
pub use intent::{Actor, Intent, Outcome, Refused, TableAction, TableRefusal};
pub use notice::NoticeKind;
pub use open_for_tournament::TournamentOpening;
pub use outbox::{AnnounceError, Announced, Announcer, Notice, Outbox};
pub use patience::Patience;
pub use quiet::{Hours, NotHours, Quiet, Zone};
pub use state::{Occupant, Phase, Table};
pub use sweeper::TENDING_LEASE;
pub use tables::{Opening, Tables};
pub use turn_clock::{Deadline, TurnClock, TurnTime};
