//! The use cases of one table: who sits at it, whose turn it is, what a click does to it.
//!
//! [`Tables`] loads a table, lets `decide` and `game` decide, and commits; nobody is answered before the commit. The notices for
//! the channel are written in the same commit and worked off by the `outbox`. No rule of the game and no sentence lives here, and
//! nothing here knows that Discord exists.

mod bars;
mod decide;
mod event;
mod games;
mod idle;
mod intent;
mod known;
mod limits;
mod open_for_tournament;
mod orders;
mod outbox;
mod patience;
mod privacy;
mod reading;
mod refusal;
mod result;
mod seeds;
mod state;
mod sweeper;
mod tables;
#[cfg(test)]
pub(crate) mod tests;
mod thinking_pool;
mod turn_clock;

pub use bars::{Bar, BarCause, KnownCause};
pub use decide::lobby::check_seats;
pub use event::{EndReason, Person, SeatAssignment, Settings, TableEvent, Term, Terms};
pub use games::OpenTable;
pub use idle::IdleTimes;
pub use intent::{Actor, Intent, Outcome, TableAction};
pub use limits::Limits;
pub use open_for_tournament::TournamentOpening;
pub use orders::{OrderChange, Ordered, StandingOrder};
pub use outbox::Outbox;
pub use outbox::announcer::{AnnounceError, Announced, Announcer, Notice};
pub use outbox::asleep::ASLEEP_FROM;
pub use outbox::failures::{Failure, FailureKind};
pub use outbox::notice::NoticeKind;
pub use patience::Patience;
pub use privacy::{PersonAtTable, TableDone};
pub use reading::DealProof;
pub use refusal::{NoHint, OrderRefusal, Refused, TableRefusal, UndoRefusal};
pub use seeds::{Seeds, SystemSeeds};
pub use state::{Occupant, Phase, Table};
pub use sweeper::TENDING_LEASE;
pub use tables::{Opening, Tables};
pub use thinking_pool::hint::GivenHint;
pub use turn_clock::quiet_hours::{Hours, NotHours, Quiet, Zone};
pub use turn_clock::{Deadline, TurnClock, TurnTime};
