//! The state of a tournament: what its events made it.

use super::entry::{Entry, EntryId, Out, Player};
use super::event::{Ending, Paired, TournamentEvent};
use super::plan::{Format, Millis, Plan};
use super::result::{Outcome, Ruling, SeatResult};

/// How far a tournament has come.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    pub entry: EntryId,
    /// Whether they said that they are there.
    pub arrived: bool,
    /// Whether they did not turn up in time.
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
    /// Until when who is called to it has to turn up; `None` until it can be played at.
    pub turn_up_by: Option<Millis>,
    /// When it counts as it stands.
    pub until: Millis,
    /// What the play came to.
    pub played: Option<Outcome>,
    /// What an organiser decided.
    pub ruling: Option<Ruling>,
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

/// A tournament and everything about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub guild: u64,
    pub channel: u64,
    /// Who created it; others may organise it too.
    pub organiser: u64,
    pub plan: Plan,
    pub stage: Stage,
    /// Everybody who ever took part, in the order of joining.
    pub entries: Vec<Entry>,
    pub tables: Vec<Table>,
    /// Without those of an arena.
    pub rounds: Vec<Round>,
    /// Decides what is left to chance; drawn at the start.
    pub seed: Option<u64>,
    /// Since when it is paused.
    pub paused_at: Option<Millis>,
    pub created_at: Millis,
    /// When the last event happened.
    pub changed_at: Millis,
    /// The number of the last event; the first is 1.
    pub seq: i64,
}

/// Stored events that do not make a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of the tournament does not follow: {why}")]
pub struct Contradiction {
    pub seq: i64,
    pub why: &'static str,
}

/// Who has not turned up at so many tables is withdrawn.
pub(super) const NO_SHOWS: u32 = 2;

impl Table {
    /// What it is worth, once that is known.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.ruling {
            Some(Ruling::Void) => Some(Outcome::Void),
            Some(Ruling::Order(order)) => {
                Some(Outcome::Places(SeatResult::ruled(&self.entries(), order)))
            }
            None => self.played.clone(),
        }
    }

    /// Whether it is being played.
    pub fn is_open(&self) -> bool {
        self.played.is_none() && self.ruling.is_none()
    }

    /// Whether it came to nothing, or an organiser said so.
    pub fn is_void(&self) -> bool {
        match &self.ruling {
            Some(ruling) => *ruling == Ruling::Void,
            None => self.played == Some(Outcome::Void),
        }
    }

    /// Who sits at it, by seat.
    pub fn entries(&self) -> Vec<EntryId> {
        self.seats.iter().map(|seat| seat.entry).collect()
    }

    /// Where this entry sits.
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
            plan: plan.clone(),
            stage: Stage::SignUp,
            entries: Vec::new(),
            tables: Vec::new(),
            rounds: Vec::new(),
            seed: None,
            paused_at: None,
            created_at: at,
            changed_at: at,
            seq: 1,
        })
    }

    /// Takes in the next event.
    ///
    /// # Errors
    /// It does not follow from this state, which may be changed in part; what was stored is damaged.
    pub fn apply(&mut self, at: Millis, event: &TournamentEvent) -> Result<(), Contradiction> {
        let seq = self.seq + 1;
        let wrong = |why| Contradiction { seq, why };
        match event {
            TournamentEvent::Created { .. } => return Err(wrong("created twice")),
            TournamentEvent::Joined { player } => self.join(at, player.clone()),
            TournamentEvent::Computers { count, .. } => self.set_computers(at, *count),
            TournamentEvent::CheckInOpened { until, .. } => {
                self.stage = Stage::CheckIn { until: *until }
            }
            TournamentEvent::CheckedIn { entry } => {
                self.entry_mut(*entry).ok_or(wrong("no such entry"))?.checked_in = true;
            }
            TournamentEvent::CheckInFailed => self.stage = Stage::SignUp,
            TournamentEvent::Started { seed, until, .. } => self.start(at, *seed, *until),
            TournamentEvent::Paired(paired) => self.pair(at, paired),
            TournamentEvent::Opened { table } => {
                let by = at + self.plan.turn_up;
                self.table_mut(*table).ok_or(wrong("no such table"))?.turn_up_by = Some(by);
            }
            TournamentEvent::Arrived { table, entry } => {
                self.seating_mut(*table, *entry).ok_or(wrong("no such seat"))?.arrived = true;
            }
            TournamentEvent::NoShow { table, entry } => {
                self.seating_mut(*table, *entry).ok_or(wrong("no such seat"))?.no_show = true;
                self.entry_mut(*entry).ok_or(wrong("no such entry"))?.no_shows += 1;
            }
            TournamentEvent::Finished { table, seats } => {
                let table = self.table_mut(*table).ok_or(wrong("no such table"))?;
                if seats.as_ref().is_some_and(|seats| seats.len() != table.seats.len()) {
                    return Err(wrong("another number of seats"));
                }
                table.played = Some(seats.clone().map_or(Outcome::Void, Outcome::Places));
                let entries = table.entries();
                self.set_free(at, &entries);
            }
            TournamentEvent::Ruled { table, ruling, .. } => {
                let table = self.table_mut(*table).ok_or(wrong("no such table"))?;
                table.ruling.clone_from(ruling);
                let entries = table.entries();
                self.set_free(at, &entries);
            }
            TournamentEvent::RoundEnded { round } => {
                let round = self.rounds.iter_mut().find(|known| known.number == *round);
                round.ok_or(wrong("no such round"))?.ended = true;
            }
            TournamentEvent::Withdrawn { entry, out, .. } => {
                self.entry_mut(*entry).ok_or(wrong("no such entry"))?.out = Some(*out);
            }
            TournamentEvent::Replaced { entry, player, .. } => {
                let entry = self.entry_mut(*entry).ok_or(wrong("no such entry"))?;
                entry.player = player.clone();
                (entry.out, entry.no_shows, entry.checked_in) = (None, 0, true);
            }
            TournamentEvent::Pardoned { entry, .. } => {
                let entry = self.entry_mut(*entry).ok_or(wrong("no such entry"))?;
                (entry.out, entry.no_shows, entry.checked_in) = (None, 0, true);
            }
            TournamentEvent::Paused { .. } => self.paused_at = Some(at),
            TournamentEvent::Resumed { .. } => {
                let since = self.paused_at.take().ok_or(wrong("it was not paused"))?;
                self.put_off(at - since, true);
            }
            TournamentEvent::Extended { time, .. } => self.put_off(*time, false),
            TournamentEvent::Ended { ending, .. } => self.stage = Stage::Over(*ending),
        }
        self.seq = seq;
        self.changed_at = at;
        Ok(())
    }

    fn join(&mut self, at: Millis, player: Player) {
        // Who comes while it is under way is there.
        let (checked_in, missed) = (!self.is_before_start(), self.rounds_paired());
        let person = player.person();
        let known = self.entries.iter_mut().find(|known| known.player.person() == person);
        if let Some(known) = known.filter(|_| person.is_some()) {
            known.player = player;
            (known.out, known.no_shows, known.free_since) = (None, 0, at);
            known.checked_in |= checked_in;
            return;
        }
        self.entries.push(Entry {
            checked_in: checked_in || person.is_none(),
            missed,
            player,
            out: None,
            no_shows: 0,
            free_since: at,
        });
    }

    fn set_computers(&mut self, at: Millis, count: u8) {
        let mut known = 0;
        for entry in &mut self.entries {
            if let Player::Computer { number } = entry.player {
                known = known.max(number);
                entry.out = (number > count).then_some(Out::Removed);
            }
        }
        for number in known + 1..=count {
            self.join(at, Player::Computer { number });
        }
    }

    fn start(&mut self, at: Millis, seed: u64, until: Option<Millis>) {
        (self.stage, self.seed) = (Stage::Playing { until }, Some(seed));
        let checked = self.plan.check_in.is_some();
        for entry in &mut self.entries {
            entry.free_since = at;
            if checked && !entry.checked_in && entry.out.is_none() {
                entry.out = Some(Out::Unchecked);
            }
        }
    }

    fn pair(&mut self, at: Millis, paired: &Paired) {
        let first = self.tables.len() as u32 + 1;
        for (entries, number) in paired.tables.iter().zip(first..) {
            let sits = |entry: &EntryId| {
                let player = self.entries.get(*entry).map(|entry| &entry.player);
                let person = player.is_some_and(|player| player.person().is_some());
                Seating { entry: *entry, arrived: !person, no_show: false }
            };
            self.tables.push(Table {
                number,
                round: paired.round,
                is_final: paired.is_final,
                seats: entries.iter().map(sits).collect(),
                paired_at: at,
                turn_up_by: None,
                until: paired.until,
                played: None,
                ruling: None,
            });
        }
        if paired.round > 0 {
            self.rounds.push(Round {
                number: paired.round,
                is_final: paired.is_final,
                tables: first..=self.tables.len() as u32,
                byes: paired.byes.clone(),
                ended: false,
            });
        }
    }

    fn set_free(&mut self, at: Millis, entries: &[EntryId]) {
        for entry in entries {
            if let Some(entry) = self.entry_mut(*entry) {
                entry.free_since = at;
            }
        }
    }

    /// Everything that has a term has it so much later; when time stood still, turning up as well.
    fn put_off(&mut self, time: Millis, all: bool) {
        match &mut self.stage {
            Stage::CheckIn { until } if all => *until += time,
            Stage::Playing { until: Some(until) } => *until += time,
            _ => {}
        }
        for table in self.tables.iter_mut().filter(|table| table.is_open()) {
            table.until += time;
            if all {
                table.turn_up_by = table.turn_up_by.map(|by| by + time);
            }
        }
    }

    fn entry_mut(&mut self, entry: EntryId) -> Option<&mut Entry> {
        self.entries.get_mut(entry)
    }

    fn table_mut(&mut self, number: u32) -> Option<&mut Table> {
        self.tables.get_mut(index(number)?)
    }

    fn seating_mut(&mut self, table: u32, entry: EntryId) -> Option<&mut Seating> {
        self.table_mut(table)?.seats.iter_mut().find(|seat| seat.entry == entry)
    }

    /// The table of this number.
    pub fn table(&self, number: u32) -> Option<&Table> {
        self.tables.get(index(number)?)
    }

    /// The entry that this person plays for, in or out.
    pub fn entry_of(&self, person: u64) -> Option<EntryId> {
        self.entries.iter().position(|entry| entry.player.person() == Some(person))
    }

    /// How many are in.
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

    /// Whether nothing has been paired yet.
    pub fn is_before_start(&self) -> bool {
        matches!(self.stage, Stage::SignUp | Stage::CheckIn { .. })
    }

    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// How many rounds have been paired, without the final.
    pub fn rounds_paired(&self) -> u32 {
        self.rounds.iter().filter(|round| !round.is_final).count() as u32
    }

    /// Whether somebody who comes now can still take part: before the start, in an arena until its end, and otherwise until
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
