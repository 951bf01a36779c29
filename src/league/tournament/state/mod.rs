//! The state of a tournament, which its events make.

mod apply;
mod watch;

use crate::ids::{ChannelId, GuildId, PersonId};
use crate::league::tournament::entry::{Entry, EntryId, Player};
use crate::league::tournament::event::{Author, Ending, Reminder, TournamentEvent};
use crate::league::tournament::plan::{Format, Plan};
use crate::league::tournament::reason::Reason;
use crate::league::tournament::result::{Outcome, Ruling, SeatResult};
use crate::time::Millis;
pub use apply::Contradiction;

/// The stage that a tournament has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People join.
    SignUp,
    /// People say that they are there.
    CheckIn {
        until: Millis,
    },
    /// Tables are played, or about to be; with the end of an arena.
    Playing {
        until: Option<Millis>,
    },
    Over(Ending),
}

/// An entry at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    pub entry: EntryId,
    /// Whoever plays here for the entry, or did so: that another plays on for it changes no table that was opened before.
    pub player: Player,
    /// True once they have said that they are there.
    pub arrived: bool,
    /// True if they did not turn up in time.
    pub no_show: bool,
}

/// A table of the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// From 1, on through the tournament.
    pub number: u32,
    /// From 1; 0 in an arena.
    pub round: u32,
    pub is_final: bool,
    /// By seat.
    pub seats: Vec<Seating>,
    pub paired_at: Millis,
    /// The moment until which those called to it have to turn up; `None` until it can be played at.
    pub turn_up_by: Option<Millis>,
    /// True once the tournament was paused because people had not come: from then on, whoever does not come is absent.
    pub unattended: bool,
    /// The moment at which it counts as it stands.
    pub until: Millis,
    /// The moment at which it was last found to be over.
    pub ended_at: Option<Millis>,
    /// The outcome of the play.
    pub played: Option<Outcome>,
    /// The decision of an organiser.
    pub ruling: Option<Ruling>,
    /// The reason for it.
    pub reason: Option<Reason>,
    /// True while the result of its match is voided by a moderator.
    pub voided: bool,
    /// True if the voiding left it without an outcome: a decision since then lasts until the result counts again.
    pub reopened: bool,
}

/// A round, or the final.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub number: u32,
    pub is_final: bool,
    /// The numbers of its tables.
    pub tables: std::ops::RangeInclusive<u32>,
    pub byes: Vec<EntryId>,
    pub ended: bool,
}

/// Entries that were reminded of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminded {
    pub of: Reminder,
    pub at: Millis,
    pub entries: Vec<EntryId>,
}

/// A tournament and everything about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The person who created it; others may organise it too.
    pub organiser: PersonId,
    pub plan: Plan,
    pub stage: Stage,
    /// Everybody who ever took part, in the order of joining.
    pub entries: Vec<Entry>,
    pub tables: Vec<Table>,
    /// Without those of an arena.
    pub rounds: Vec<Round>,
    /// Decides what is left to chance; drawn at the start.
    pub seed: Option<u64>,
    /// The moment since which it is paused.
    pub paused_at: Option<Millis>,
    /// The person who ended it, if one did.
    pub ended_by: Option<Author>,
    /// The moment since which it waits to be started: its creation, or later by the time that the bot was away.
    pub waits_since: Millis,
    /// The moment at which play is to begin by itself: as it was planned, or later by the time that the bot was away; `None` where
    /// an organiser starts it.
    pub starts_at: Option<Millis>,
    /// Everybody who was reminded of the check-in that is under way, or of the start.
    pub reminders: Vec<Reminded>,
    /// The moment of the last event.
    pub changed_at: Millis,
    /// The number of the last event; the first is 1.
    pub seq: i64,
}

/// The number of tables without turning up after which an entry is withdrawn.
pub(super) const NO_SHOWS: u32 = 2;

impl Table {
    /// Its outcome, once that is known.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.ruling {
            Some(Ruling::Void) => Some(Outcome::Void),
            Some(Ruling::Order(order)) => {
                Some(Outcome::Places(SeatResult::ruled(&self.entries(), order)))
            }
            Some(Ruling::Standing(results)) => Some(Outcome::Places(results.clone())),
            None if self.voided => None,
            None => self.played.clone(),
        }
    }

    /// True while it is being played.
    pub fn is_open(&self) -> bool {
        self.played.is_none() && self.ruling.is_none()
    }

    /// True while organisers have to decide about it, because the result of its match is voided.
    pub fn is_undecided(&self) -> bool {
        self.voided && self.ruling.is_none() && self.played.is_some()
    }

    /// True while it is being played or has to be decided about: nothing that depends on it goes on.
    pub fn is_pending(&self) -> bool {
        self.is_open() || self.is_undecided()
    }

    /// True if it came to nothing, or an organiser said so.
    pub fn is_void(&self) -> bool {
        match &self.ruling {
            Some(ruling) => *ruling == Ruling::Void,
            None => self.played == Some(Outcome::Void),
        }
    }

    /// The persons at it, without computers.
    pub fn persons(&self) -> Vec<PersonId> {
        self.seats.iter().filter_map(|seat| seat.player.person()).collect()
    }

    /// The entries at it, by seat.
    pub fn entries(&self) -> Vec<EntryId> {
        self.seats.iter().map(|seat| seat.entry).collect()
    }

    /// The seat of this entry.
    pub fn seat_of(&self, entry: EntryId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.entry == entry)
    }
}

impl Tournament {
    /// The tournament that its first event creates; `None` if that is not a creation.
    pub fn open(at: Millis, event: &TournamentEvent) -> Option<Self> {
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

    /// The table of this number.
    pub fn table(&self, number: u32) -> Option<&Table> {
        self.tables.get(index(number)?)
    }

    /// The entry that this person plays for, in or out.
    pub fn entry_of(&self, person: PersonId) -> Option<EntryId> {
        self.entries.iter().position(|entry| entry.player.person() == Some(person))
    }

    /// The number of entries that are in.
    pub fn taking_part(&self) -> usize {
        self.entries.iter().filter(|entry| entry.is_in()).count()
    }

    /// The tables that are being played.
    pub fn open_tables(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().filter(|table| table.is_open())
    }

    /// The table at which this entry plays now.
    pub fn table_of(&self, entry: EntryId) -> Option<&Table> {
        self.open_tables().find(|table| table.seat_of(entry).is_some())
    }

    /// The number of the open table to which this person is called and has not turned up, and their entry.
    pub fn awaited(&self, person: PersonId) -> Option<(u32, EntryId)> {
        let entry = self.entry_of(person).filter(|entry| self.entries[*entry].is_in())?;
        let table = self.table_of(entry)?;
        let seat = table.seats.iter().find(|seat| seat.entry == entry)?;
        let is_called = seat.player.person() == Some(person);
        (is_called && !seat.arrived && !seat.no_show).then_some((table.number, entry))
    }

    /// True while nothing has been paired.
    pub fn is_before_start(&self) -> bool {
        matches!(self.stage, Stage::SignUp | Stage::CheckIn { .. })
    }

    /// The moment at which play is to begin by itself, or at the latest: the planned start or, without one, the end of the check-in;
    /// `None` where an organiser starts it, or has.
    pub fn start_due(&self) -> Option<Millis> {
        match self.stage {
            Stage::SignUp => self.starts_at,
            Stage::CheckIn { until } => Some(until),
            Stage::Playing { .. } | Stage::Over(_) => None,
        }
    }

    /// The moment at which the check-in opens by itself; `None` where it does not, or has.
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

    /// True if it was cancelled before anything was played: there is nothing to show but that.
    pub fn came_to_nothing(&self) -> bool {
        self.stage == Stage::Over(Ending::Cancelled) && !self.has_results()
    }

    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// The number of rounds that have been paired, without the final.
    pub fn rounds_paired(&self) -> u32 {
        self.rounds.iter().filter(|round| !round.is_final).count() as u32
    }

    /// True if somebody who comes now can still take part: before the start, in an arena until its end, and otherwise until
    /// half of the rounds have been paired.
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

    /// The final table, once it is paired.
    pub fn final_table(&self) -> Option<&Table> {
        self.tables.iter().find(|table| table.is_final)
    }
}

fn index(number: u32) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
