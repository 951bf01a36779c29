//! The use cases of one table: its seats, its turns, and the effects of clicks.
//!
//! [`Tables`] loads a table, calls `decide` and `game`, and commits. An interaction is answered only after the commit. The notices
//! (messages for the channel) are written in the same commit and published by the `outbox`. This module contains no rules of the
//! game, no texts for people, and no dependency on Discord's API.

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
mod privacy;
mod reading;
mod refusal;
mod result;
mod retry_backoff;
mod seeds;
mod state;
mod suspensions;
mod sweeper;
mod tables;
#[cfg(test)]
pub(crate) mod tests;
mod thinking_pool;
mod turn_clock;

pub use decide::lobby::check_seat_count;
pub use event::{EndReason, NamedPerson, SeatAssignment, TableEvent, TableSettings, Term, Terms};
pub use games::OpenServerTable;
pub use idle::IdleTimes;
pub use intent::{Actor, Intent, IntentOutcome, TableAction};
pub use limits::TableLimits;
pub use open_for_tournament::TournamentOpening;
pub use orders::{OrderChange, OrderedPlacement, StandingOrder};
pub use outbox::Outbox;
pub use outbox::announcer::{AnnounceError, Announcer, Notice, PublishedNotice};
pub use outbox::asleep::ASLEEP_FROM;
pub use outbox::failures::{FailureKind, PublishFailure};
pub use outbox::notice::NoticeKind;
pub use privacy::{EventAboutPerson, PersonAtTable};
pub use reading::DealProof;
pub use refusal::{IntentError, NoHint, OrderRefusal, TableRefusal, UndoRefusal};
pub use retry_backoff::RetryBackoff;
pub use seeds::{SeedSource, SystemSeedSource};
pub use state::{Occupant, Phase, Table};
pub use suspensions::{KnownCause, ModerationCause, Suspension};
pub use sweeper::DUE_TABLE_LEASE;
pub use tables::{TableOpening, Tables};
pub use thinking_pool::hint::{COACHED_TURNS, GivenHint};
pub use thinking_pool::review::{ReviewProgress, ReviewSummary, ReviewableMatch};
pub use thinking_pool::solo_review::SoloRound;
pub use turn_clock::quiet_hours::{Hours, ParseHoursError, Zone, ZonedQuietHours};
pub use turn_clock::{Deadline, TurnClock, TurnTime};
