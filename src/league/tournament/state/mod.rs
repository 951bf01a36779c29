//! The state of a tournament, computed from its events.

mod apply;
mod watch;

use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::tournament::entry::{Entry, EntryId, OutReason, Player};
use crate::league::tournament::event::{Author, Ending, Reminder, TournamentEvent};
use crate::league::tournament::plan::{Format, TournamentPlan};
use crate::league::tournament::reason::Reason;
use crate::league::tournament::result::{Ruling, TableOutcome, TournamentSeatResult};
use crate::time::Millis;
pub use apply::InconsistentEvent;

/// The stage that a tournament has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The sign-up.
    SignUp,
    /// The check-in, in which people confirm their presence.
    CheckIn {
        until: Millis,
    },
    /// The tables, which are being played or about to be; with the end of an arena.
    Playing {
        until: Option<Millis>,
    },
    Over(Ending),
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    pub entry: EntryId,
    /// The player of the entry at this table. A later replacement does not change tables that have been opened.
    pub player: Player,
    /// True once the player has confirmed their presence.
    pub arrived: bool,
    /// True if the player did not turn up in time.
    pub no_show: bool,
}

/// A table of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    /// Counted from 1 through the whole tournament.
    pub number: u32,
    /// Counted from 1; 0 in an arena.
    pub round: u32,
    pub is_final: bool,
    /// By seat.
    pub seats: Vec<Seating>,
    pub paired_at: Millis,
    /// The moment by which the called players have to turn up; `None` until the table is opened.
    pub turn_up_by: Option<Millis>,
    /// True once the tournament has been paused because people did not come to this table. Afterwards, missing players count as
    /// absent.
    pub unattended: bool,
    /// The moment at which the current scores become the result.
    pub until: Millis,
    /// The moment of the last end of the table.
    pub ended_at: Option<Millis>,
    /// The outcome of the match.
    pub played: Option<TableOutcome>,
    /// The decision of an organiser.
    pub ruling: Option<Ruling>,
    /// The reason for that decision.
    pub reason: Option<Reason>,
    /// True while the result of the match is voided by a moderator.
    pub voided: bool,
    /// True if the voiding removed the outcome. A decision since then lasts until the result is restored.
    pub reopened: bool,
}

/// A round, or the final table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRound {
    pub number: u32,
    pub is_final: bool,
    /// The numbers of the round's tables.
    pub tables: std::ops::RangeInclusive<u32>,
    pub byes: Vec<EntryId>,
    pub ended: bool,
}

/// The entries of one reminder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminded {
    pub of: Reminder,
    pub at: Millis,
    pub entries: Vec<EntryId>,
}

/// The complete state of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The person who created it; others may organise it too.
    pub organiser: PersonId,
    pub plan: TournamentPlan,
    pub stage: Stage,
    /// All entries ever, in the order of joining.
    pub entries: Vec<Entry>,
    pub tables: Vec<TournamentTable>,
    /// The rounds; empty in an arena.
    pub rounds: Vec<TournamentRound>,
    /// The seed of all random choices; drawn at the start.
    pub seed: Option<u64>,
    /// The moment of the current pause.
    pub paused_at: Option<Millis>,
    /// The person who ended the tournament, if a person did.
    pub ended_by: Option<Author>,
    /// The moment since which the tournament has waited to be started: its creation, plus the time for which the bot was
    /// unavailable.
    pub waits_since: Millis,
    /// The moment of the automatic start: the planned one, plus the time for which the bot was unavailable; `None` if an
    /// organiser starts the tournament.
    pub starts_at: Option<Millis>,
    /// The reminders of the current check-in, or of the start.
    pub reminders: Vec<Reminded>,
    /// The moment of the last event.
    pub changed_at: Millis,
    /// The number of the last event; the first is 1.
    pub seq: i64,
}

/// The time after leaving for which the seat of a player at an open table is held, so that they can come back to it.
const SEAT_HELD: Millis = 2 * 60_000;

/// The number of tables without turning up after which an entry is withdrawn.
pub(super) const NO_SHOWS: u32 = 2;

impl TournamentTable {
    /// The table's outcome, once known.
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

    /// True while the table is being played.
    pub fn is_open(&self) -> bool {
        self.played.is_none() && self.ruling.is_none()
    }

    /// True while organisers have to decide about the table, because the result of its match is voided.
    pub fn is_undecided(&self) -> bool {
        self.voided && self.ruling.is_none() && self.played.is_some()
    }

    /// True while the table is being played or undecided, so that nothing that depends on it can continue.
    pub fn is_pending(&self) -> bool {
        self.is_open() || self.is_undecided()
    }

    /// True if the table has no result, or an organiser voided it.
    pub fn is_void(&self) -> bool {
        match &self.ruling {
            Some(ruling) => *ruling == Ruling::Void,
            None => self.played == Some(TableOutcome::Void),
        }
    }

    /// The persons at the table, without computers.
    pub fn persons(&self) -> Vec<PersonId> {
        self.seats.iter().filter_map(|seat| seat.player.person()).collect()
    }

    /// The entries at the table, by seat.
    pub fn entries(&self) -> Vec<EntryId> {
        self.seats.iter().map(|seat| seat.entry).collect()
    }

    /// The seat of this entry.
    pub fn seat_of(&self, entry: EntryId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.entry == entry)
    }
}

impl Tournament {
    /// The state after the first event; `None` if that is not a creation.
    pub fn from_creation(at: Millis, event: &TournamentEvent) -> Option<Self> {
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
            tables: Vec::new(),
            rounds: Vec::new(),
            seed: None,
            paused_at: None,
            ended_by: None,
            waits_since: at,
            starts_at: plan.start,
            reminders: Vec::new(),
            changed_at: at,
            seq: 1,
        })
    }

    /// The table with this number.
    pub fn table(&self, number: u32) -> Option<&TournamentTable> {
        self.tables.get(index_of_number(number)?)
    }

    /// The entry of this person, whether or not it is still in the tournament.
    pub fn entry_of(&self, person: PersonId) -> Option<EntryId> {
        self.entries.iter().position(|entry| entry.player.person() == Some(person))
    }

    /// The number of entries in the tournament.
    pub fn count_entries_in(&self) -> usize {
        self.entries.iter().filter(|entry| entry.can_be_paired()).count()
    }

    /// The tables that are being played.
    pub fn tables_in_play(&self) -> impl Iterator<Item = &TournamentTable> {
        self.tables.iter().filter(|table| table.is_open())
    }

    /// The table at which this entry plays now.
    pub fn current_table_of(&self, entry: EntryId) -> Option<&TournamentTable> {
        self.tables_in_play().find(|table| table.seat_of(entry).is_some())
    }

    /// The moment until which the seat of this entry is held, if its player has left by themselves in the middle of a match.
    pub fn seat_held_until(&self, entry: EntryId) -> Option<Millis> {
        let known = self.entries.get(entry).filter(|known| known.out == Some(OutReason::Left))?;
        self.current_table_of(entry).filter(|_| !self.is_over())?;
        Some(known.left_at? + SEAT_HELD)
    }

    /// True if a player who has left can come back to their seat at `now`.
    pub fn is_seat_held(&self, entry: EntryId, now: Millis) -> bool {
        self.seat_held_until(entry).is_some_and(|until| now < until)
    }

    /// The number of the open table at which this person has not turned up yet, and their entry.
    pub fn awaiting_table_of(&self, person: PersonId) -> Option<(u32, EntryId)> {
        let entry = self.entry_of(person).filter(|entry| self.entries[*entry].can_be_paired())?;
        let table = self.current_table_of(entry)?;
        let seat = table.seats.iter().find(|seat| seat.entry == entry)?;
        let is_called = seat.player.person() == Some(person);
        (is_called && !seat.arrived && !seat.no_show).then_some((table.number, entry))
    }

    /// True until the first tables are paired.
    pub fn is_before_start(&self) -> bool {
        matches!(self.stage, Stage::SignUp | Stage::CheckIn { .. })
    }

    /// The moment of the automatic start, or the latest one: the planned start or, without one, the end of the check-in; `None`
    /// if an organiser starts the tournament, or it has started.
    pub fn start_due_at(&self) -> Option<Millis> {
        match self.stage {
            Stage::SignUp => self.starts_at,
            Stage::CheckIn { until } => Some(until),
            Stage::Playing { .. } | Stage::Over(_) => None,
        }
    }

    /// The moment at which the check-in opens automatically; `None` if it does not, or has opened.
    pub fn check_in_due(&self) -> Option<Millis> {
        match self.stage {
            Stage::SignUp => Some(self.starts_at? - self.plan.check_in?),
            _ => None,
        }
    }

    /// True once a table is over.
    pub fn has_results(&self) -> bool {
        self.tables.iter().any(|table| table.outcome().is_some())
    }

    /// True if the tournament was cancelled before anything was played, so that it has no standings.
    pub fn ended_without_results(&self) -> bool {
        self.stage == Stage::Over(Ending::Cancelled) && !self.has_results()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The number of paired rounds, without the final table.
    pub fn rounds_paired(&self) -> u32 {
        self.rounds.iter().filter(|round| !round.is_final).count() as u32
    }

    /// True if people can still join: before the start, in an arena until its end, and otherwise until half of the rounds have
    /// been paired.
    pub fn is_open_to_late(&self) -> bool {
        match (self.stage, self.plan.format) {
            (Stage::Over(_), _) => false,
            (Stage::SignUp | Stage::CheckIn { .. }, _) => true,
            (Stage::Playing { .. }, Format::Swiss { rounds }) => self.rounds_paired() * 2 <= rounds,
            (Stage::Playing { .. }, Format::Arena { .. }) => {
                !self.tables.iter().any(|table| table.is_final)
            }
        }
    }

    /// The final table, once paired.
    pub fn final_table(&self) -> Option<&TournamentTable> {
        self.tables.iter().find(|table| table.is_final)
    }
}

fn index_of_number(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
