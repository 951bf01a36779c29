//! The state of a tournament, computed from its events.

mod apply;
mod duration;
mod waiting;
mod watch;

use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::tournament::entry::{Entry, EntryId, OutReason, Player, WaitingPerson};
use crate::league::tournament::event::{Author, Ending, Reminder, TournamentEvent};
use crate::league::tournament::plan::{Format, TournamentPlan};
use crate::league::tournament::reason::Reason;
use crate::league::tournament::result::{Ruling, TableOutcome, TournamentSeatResult};
use crate::time::Millis;
pub use apply::InconsistentEvent;

/// The stage that a tournament has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People can join.
    SignUp,
    /// The check-in is open: persons confirm their presence.
    CheckIn {
        until: Millis,
    },
    /// Tables are being played, or about to be. `until` is the end of an arena, in milliseconds
    /// since 1970.
    Playing {
        until: Option<Millis>,
    },
    Over(Ending),
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    pub entry: EntryId,
    /// The player of the entry at this table. If another player takes over the entry after the table was opened, this player
    /// stays.
    pub player: Player,
    /// True once the player has confirmed that they have come to the table.
    pub arrived: bool,
    /// True if the player did not turn up in time.
    pub no_show: bool,
}

/// A table of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    /// The number of the table, counted from 1 through the whole tournament.
    pub number: u32,
    /// The number of the round, counted from 1; 0 in an arena.
    pub round: u32,
    pub is_final: bool,
    /// The seats of the table.
    pub seats: Vec<Seating>,
    pub paired_at: Millis,
    /// The time by which the called players have to turn up, in milliseconds since 1970; `None`
    /// until the table is opened.
    pub turn_up_by: Option<Millis>,
    /// True if the tournament has been paused because people did not turn up at this table. Players who are still missing when the
    /// deadline has passed again count as absent.
    pub unattended: bool,
    /// The deadline of the table, in milliseconds since 1970. If the match is not over then, its
    /// current scores become the result.
    pub until: Millis,
    /// The time at which the table ended, for the last time if it was reopened, in milliseconds
    /// since 1970; `None` while it has not ended.
    pub ended_at: Option<Millis>,
    /// The outcome of the table's match; `None` while it is under way.
    pub played: Option<TableOutcome>,
    /// The valid decision of an organiser; `None` if there is none.
    pub ruling: Option<Ruling>,
    /// The organiser's reason for the decision; `None` if there is no decision or no reason was
    /// given.
    pub reason: Option<Reason>,
    /// True while the result of the match is voided by a moderator, so that it does not count.
    pub voided: bool,
    /// True if the table lost its outcome when its match was voided, because organisers had not decided about the table. If the
    /// result is restored, organisers' later decisions about the table are dropped.
    pub reopened: bool,
}

/// A round, or the final table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRound {
    pub number: u32,
    pub is_final: bool,
    /// The numbers of the round's tables, counted from 1 through the tournament.
    pub tables: std::ops::RangeInclusive<u32>,
    pub byes: Vec<EntryId>,
    pub ended: bool,
}

/// The entries that were reminded at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemindedEntries {
    pub of: Reminder,
    pub at: Millis,
    pub entries: Vec<EntryId>,
}

/// The complete state of a tournament, computed from its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The id of the person who created the tournament. Other people may organise it, too.
    pub organiser: PersonId,
    pub plan: TournamentPlan,
    pub stage: Stage,
    /// All entries that have ever joined, in the order of joining.
    pub entries: Vec<Entry>,
    /// The persons who wait for a free place, in the order in which they get one.
    pub waiting: Vec<WaitingPerson>,
    pub tables: Vec<TournamentTable>,
    /// The rounds; empty in an arena.
    pub rounds: Vec<TournamentRound>,
    /// The seed of all random choices of the tournament; `None` before the start.
    pub seed: Option<u64>,
    /// The time at which the current pause began, in milliseconds since 1970; `None` if the
    /// tournament is not paused.
    pub paused_at: Option<Millis>,
    /// The person who ended the tournament; `None` if nobody did.
    pub ended_by: Option<Author>,
    /// True once the next tournament of a weekly series was created.
    pub is_continued: bool,
    /// The time since which the tournament has been waiting for its start, in milliseconds since 1970. It is the time of the
    /// creation, plus the time for which the bot was unavailable.
    pub waits_since: Millis,
    /// The time of the automatic start, in milliseconds since 1970. It is the planned time, plus the time for which the bot was
    /// unavailable; `None` if an organiser starts the tournament.
    pub starts_at: Option<Millis>,
    /// The reminders that were sent since the check-in or the start was last scheduled.
    pub reminders: Vec<RemindedEntries>,
    /// The time of the last event, in milliseconds since 1970.
    pub changed_at: Millis,
    /// The number of the last event. The first event has the number 1.
    pub seq: i64,
}

/// The time, in milliseconds, for which the seat of a player who has left an open table is kept free, so that they can come back.
const SEAT_HELD: Millis = 2 * 60_000;

/// An entry is withdrawn when its player has failed to turn up at this many tables.
pub(super) const NO_SHOWS: u32 = 2;

impl TournamentTable {
    /// Returns the outcome of the table, by the decision of an organiser or by its match; `None` if it is not known yet.
    pub fn outcome(&self) -> Option<TableOutcome> {
        match &self.ruling {
            Some(Ruling::Void) => Some(TableOutcome::Void),
            Some(Ruling::Order(order)) => {
                Some(TableOutcome::Places(TournamentSeatResult::from_order(&self.entries(), order)))
            }
            Some(Ruling::Standing(results)) => Some(TableOutcome::Places(results.clone())),
            None if self.voided => None,
            None => self.played.clone(),
        }
    }

    /// Returns `true` while the table is being played.
    pub fn is_open(&self) -> bool {
        self.played.is_none() && self.ruling.is_none()
    }

    /// Returns `true` while an organiser has to decide about the table, because the result of its match is
    /// voided.
    pub fn is_undecided(&self) -> bool {
        self.voided && self.ruling.is_none() && self.played.is_some()
    }

    /// Returns `true` while the table is being played, or while an organiser has to decide about it. During this time, nothing that
    /// depends on the outcome of the table can happen.
    pub fn is_pending(&self) -> bool {
        self.is_open() || self.is_undecided()
    }

    /// Returns `true` if the outcome of the table is that it has no result, by its match or by an organiser's decision.
    pub fn is_void(&self) -> bool {
        match &self.ruling {
            Some(ruling) => *ruling == Ruling::Void,
            None => self.played == Some(TableOutcome::Void),
        }
    }

    /// Returns the ids of the persons with a seat at the table.
    pub fn persons(&self) -> Vec<PersonId> {
        self.seats.iter().filter_map(|seat| seat.player.person()).collect()
    }

    /// Returns the entries at the table, by seat.
    pub fn entries(&self) -> Vec<EntryId> {
        self.seats.iter().map(|seat| seat.entry).collect()
    }

    /// Returns the index of the seat of this entry, counted from 0; `None` if it has none at the
    /// table.
    pub fn seat_of(&self, entry: EntryId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.entry == entry)
    }
}

impl Tournament {
    /// Creates the state after the first event, which happened at `created_at`; `None` if that event does
    /// not create a tournament.
    pub fn from_creation(created_at: Millis, event: &TournamentEvent) -> Option<Self> {
        let TournamentEvent::Created { guild, channel, by, plan } = event else {
            return None;
        };
        Some(Self {
            guild: *guild,
            channel: *channel,
            organiser: by.id,
            plan: (**plan).clone(),
            stage: Stage::SignUp,
            entries: Vec::new(),
            waiting: Vec::new(),
            tables: Vec::new(),
            rounds: Vec::new(),
            seed: None,
            paused_at: None,
            ended_by: None,
            is_continued: false,
            waits_since: created_at,
            starts_at: plan.start,
            reminders: Vec::new(),
            changed_at: created_at,
            seq: 1,
        })
    }

    /// Returns the table with this number, counted from 1; `None` if there is none.
    pub fn table(&self, number: u32) -> Option<&TournamentTable> {
        self.tables.get(index_of_table_number(number)?)
    }

    /// Returns the id of this person's entry, even if the entry has left the tournament; `None` if the person never joined.
    pub fn entry_of(&self, person: PersonId) -> Option<EntryId> {
        self.entries.iter().position(|entry| entry.player.person() == Some(person))
    }

    /// Returns the number of entries that have not left the tournament.
    pub fn count_entries_in_play(&self) -> usize {
        self.entries.iter().filter(|entry| entry.can_be_paired()).count()
    }

    /// Returns the tables that are being played.
    pub fn tables_in_play(&self) -> impl Iterator<Item = &TournamentTable> {
        self.tables.iter().filter(|table| table.is_open())
    }

    /// Returns the table at which this entry plays now; `None` if it plays at none.
    pub fn current_table_of(&self, entry: EntryId) -> Option<&TournamentTable> {
        self.tables_in_play().find(|table| table.seat_of(entry).is_some())
    }

    /// Returns the time until which the seat of this entry is kept free, in milliseconds since 1970; `None` unless the player has
    /// left the tournament on their own during a match.
    pub fn seat_held_until(&self, entry: EntryId) -> Option<Millis> {
        let known = self.entries.get(entry).filter(|known| known.out == Some(OutReason::Left))?;
        self.current_table_of(entry).filter(|_| !self.is_over())?;
        Some(known.left_at? + SEAT_HELD)
    }

    /// Returns `true` if a player who has left can come back to their seat at `now`.
    pub fn is_seat_held(&self, entry: EntryId, now: Millis) -> bool {
        self.seat_held_until(entry).is_some_and(|until| now < until)
    }

    /// Returns the number of the open table at which this person still has to turn up, and the id of the person's entry; `None` if
    /// there is no such table.
    pub fn awaiting_table_number_and_entry_of(&self, person: PersonId) -> Option<(u32, EntryId)> {
        let entry = self.entry_of(person).filter(|entry| self.entries[*entry].can_be_paired())?;
        let table = self.current_table_of(entry)?;
        let seat = table.seats.iter().find(|seat| seat.entry == entry)?;
        let is_called = seat.player.person() == Some(person);
        (is_called && !seat.arrived && !seat.no_show).then_some((table.number, entry))
    }

    /// Returns `true` until the first tables are paired.
    pub fn is_before_start(&self) -> bool {
        matches!(self.stage, Stage::SignUp | Stage::CheckIn { .. })
    }

    /// Returns the latest time of the automatic start, in milliseconds since 1970: the planned time or, without one,
    /// the end of the check-in. Returns `None` if an organiser starts the tournament, or if it has started.
    pub fn start_due_at(&self) -> Option<Millis> {
        match self.stage {
            Stage::SignUp => self.starts_at,
            Stage::CheckIn { until } => Some(until),
            Stage::Playing { .. } | Stage::Over(_) => None,
        }
    }

    /// Returns the time at which the check-in opens automatically, in milliseconds since 1970; `None` if it does not
    /// open automatically, or if it has opened.
    pub fn check_in_due_at(&self) -> Option<Millis> {
        match self.stage {
            Stage::SignUp => Some(self.starts_at? - self.plan.check_in?),
            _ => None,
        }
    }

    /// Returns `true` once at least one table is over.
    pub fn has_results(&self) -> bool {
        self.tables.iter().any(|table| table.outcome().is_some())
    }

    /// Returns `true` if the tournament was cancelled before any table was over, so that it has no standings.
    pub fn ended_without_results(&self) -> bool {
        self.stage == Stage::Over(Ending::Cancelled) && !self.has_results()
    }

    /// Returns `true` once the tournament has ended, for any reason.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Returns the number of paired rounds, without the final table.
    pub fn rounds_paired(&self) -> u32 {
        self.rounds.iter().filter(|round| !round.is_final).count() as u32
    }

    /// Returns `true` if people can still join: before the start; in an arena until its final table or its end; in a Swiss
    /// tournament until more than half of the rounds are paired.
    pub fn can_be_joined(&self) -> bool {
        match (self.stage, self.plan.format) {
            (Stage::Over(_), _) => false,
            (Stage::SignUp | Stage::CheckIn { .. }, _) => true,
            (Stage::Playing { .. }, Format::Swiss { rounds }) => self.rounds_paired() * 2 <= rounds,
            (Stage::Playing { .. }, Format::RoundRobin | Format::Knockout) => {
                self.rounds.is_empty()
            }
            (Stage::Playing { .. }, Format::Arena { .. }) => {
                !self.tables.iter().any(|table| table.is_final)
            }
        }
    }

    /// Returns the final table; `None` if it has not been paired.
    pub fn final_table(&self) -> Option<&TournamentTable> {
        self.tables.iter().find(|table| table.is_final)
    }
}

/// Converts the number of a table, counted from 1, to its index; `None` for 0.
fn index_of_table_number(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
