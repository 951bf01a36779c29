//! Actions of people: a function from the state to events, or a refusal.

use std::collections::BTreeSet;

use super::entry::{EntryId, Out, Player};
use super::event::{Author, Ending, TournamentEvent};
use super::plan::{Format, Plan};
use super::refusal::Refusal;
use super::result::Ruling;
use super::state::{Stage, Table, Tournament};
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::time::Millis;

const MINUTE: Millis = 60_000;
/// The bounds of one extension of the tables' time.
const EXTENSIONS: std::ops::RangeInclusive<Millis> = 5 * MINUTE..=14 * 24 * 60 * MINUTE;

/// The person who requests an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct By {
    pub id: PersonId,
    /// The display name on this server.
    pub name: String,
    /// True if they may organise tournaments on this server.
    pub organiser: bool,
    /// True if they moderate this server. Moderators may organise existing tournaments, but create none.
    pub moderator: bool,
}

/// An action that a person requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Join,
    Leave,
    CheckIn,
    /// Confirm one's presence at a table.
    Arrive {
        table: u32,
    },
    /// Set the number of computers in the tournament.
    Computers {
        count: u8,
    },
    /// Open the check-in if there is one; start at once if it is open already.
    Start,
    Pause,
    Resume,
    Extend {
        time: Millis,
    },
    /// Decide the outcome of a table, or take the decision back.
    Rule {
        table: u32,
        ruling: Option<Ruling>,
    },
    Withdraw {
        entry: EntryId,
    },
    Replace {
        entry: EntryId,
        player: Player,
    },
    Pardon {
        entry: EntryId,
    },
    Cancel,
}

impl By {
    /// A person without rights beyond those of a player.
    pub fn player(id: PersonId, name: String) -> Self {
        Self { id, name, organiser: false, moderator: false }
    }

    fn author(&self) -> Author {
        Author { id: self.id, name: self.name.clone() }
    }
}

impl Action {
    /// True if only organisers may do this.
    pub fn is_organisers(&self) -> bool {
        !matches!(self, Self::Join | Self::Leave | Self::CheckIn | Self::Arrive { .. })
    }
}

impl Tournament {
    /// True if this person may organise the tournament. The creator loses that right with the right to organise on the server.
    pub fn is_organised_by(&self, by: &By) -> bool {
        by.organiser || by.moderator
    }

    /// Creates a tournament.
    ///
    /// # Errors
    /// The plan is invalid, or the person may not create tournaments.
    pub fn create(
        guild: GuildId,
        channel: ChannelId,
        by: &By,
        plan: Plan,
    ) -> Result<TournamentEvent, Refusal> {
        if !by.organiser {
            return Err(Refusal::NotAnOrganiser);
        }
        plan.check()?;
        Ok(TournamentEvent::Created { guild, channel, by: by.author(), plan: Box::new(plan) })
    }

    /// Decides which events an action causes at a moment. `seed` is used if the tournament starts.
    ///
    /// # Errors
    /// The reason for which the action is refused; nothing has changed.
    pub fn decide(
        &self,
        now: Millis,
        by: &By,
        action: Action,
        seed: u64,
    ) -> Result<Vec<TournamentEvent>, Refusal> {
        if action.is_organisers() && !self.is_organised_by(by) {
            return Err(Refusal::NotAnOrganiser);
        }
        // The outcome of a table can be corrected after the end.
        if self.is_over() && !matches!(action, Action::Rule { .. }) {
            return Err(Refusal::Over);
        }
        let author = by.author();
        let event = match action {
            Action::Join => self.joined(by)?,
            Action::Leave => {
                let entry = self.own_entry(by)?;
                TournamentEvent::Withdrawn { entry, out: Out::Left, by: Some(author), reason: None }
            }
            Action::CheckIn => self.checked_in(by)?,
            Action::Arrive { table } => return self.arrived(by, table),
            Action::Computers { count } => self.computers(count, author)?,
            Action::Start => return self.started(now, author, seed),
            Action::Pause if self.paused_at.is_some() => return Err(Refusal::AlreadyPaused),
            Action::Pause => TournamentEvent::Paused { by: author },
            Action::Resume if self.paused_at.is_none() => return Err(Refusal::NotPaused),
            Action::Resume => TournamentEvent::Resumed { by: author },
            Action::Extend { time } => self.extended(time, author)?,
            Action::Rule { table, ruling } => return self.ruled(by, table, ruling),
            Action::Withdraw { entry } => {
                self.check_neutral(by)?;
                self.entries.get(entry).ok_or(Refusal::NoSuchEntry)?;
                if !self.entries[entry].is_in() {
                    return Err(Refusal::EntryIsOut);
                }
                TournamentEvent::Withdrawn {
                    entry,
                    out: Out::Removed,
                    by: Some(author),
                    reason: None,
                }
            }
            Action::Replace { entry, player } => {
                self.check_neutral(by)?;
                self.replaced(entry, player, author)?
            }
            Action::Pardon { entry } => {
                self.check_neutral(by)?;
                let known = self.entries.get(entry).ok_or(Refusal::NoSuchEntry)?;
                if known.is_in() && known.no_shows == 0 {
                    return Err(Refusal::Blameless);
                }
                self.has_room_for(entry)?;
                TournamentEvent::Pardoned { entry, by: author, reason: None }
            }
            Action::Cancel => {
                TournamentEvent::Ended { ending: Ending::Cancelled, by: Some(author) }
            }
        };
        Ok(vec![event])
    }

    /// Checks that the organiser does not take part in the tournament, once it has started.
    fn check_neutral(&self, by: &By) -> Result<(), Refusal> {
        let takes_part = self.entry_of(by.id).is_some() && !self.is_before_start();
        if takes_part { Err(Refusal::TakesPart) } else { Ok(()) }
    }

    fn joined(&self, by: &By) -> Result<TournamentEvent, Refusal> {
        let known = self.entry_of(by.id).map(|entry| &self.entries[entry]);
        match known.map(|entry| entry.out) {
            Some(None) => return Err(Refusal::AlreadyIn),
            Some(Some(Out::Removed)) => return Err(Refusal::Removed),
            _ => {}
        }
        // A participant at the start can come back at any time.
        let returns = known.is_some() && !self.is_before_start();
        if !returns && !self.is_open_to_late() {
            return Err(Refusal::TooLate);
        }
        let capacity = self.plan.capacity;
        if self.taking_part() >= capacity as usize {
            return Err(Refusal::Full { capacity });
        }
        Ok(TournamentEvent::Joined { player: Player::Person { id: by.id, name: by.name.clone() } })
    }

    /// The entry of the person, if it is in the tournament.
    fn own_entry(&self, by: &By) -> Result<EntryId, Refusal> {
        self.entry_of(by.id).filter(|entry| self.entries[*entry].is_in()).ok_or(Refusal::NotIn)
    }

    fn checked_in(&self, by: &By) -> Result<TournamentEvent, Refusal> {
        let entry = self.own_entry(by)?;
        match self.stage {
            Stage::CheckIn { .. } if self.entries[entry].checked_in => {
                Err(Refusal::CheckedInAlready)
            }
            Stage::CheckIn { .. } => Ok(TournamentEvent::CheckedIn { entry }),
            _ => Err(Refusal::NoCheckIn),
        }
    }

    fn arrived(&self, by: &By, table: u32) -> Result<Vec<TournamentEvent>, Refusal> {
        let known = self.table(table).ok_or(Refusal::NoSuchTable { table })?;
        let entry = self.own_entry(by)?;
        // A replacement plays from the next table on.
        let is_called = |seat: &usize| known.seats[*seat].player.person() == Some(by.id);
        let seat = known.seat_of(entry).filter(is_called).ok_or(Refusal::NotAtTable)?;
        if !known.is_open() || known.seats[seat].no_show {
            return Err(Refusal::TableOver);
        }
        let there = known.seats[seat].arrived;
        Ok(if there { Vec::new() } else { vec![TournamentEvent::Arrived { table, entry }] })
    }

    fn computers(&self, count: u8, by: Author) -> Result<TournamentEvent, Refusal> {
        if !self.is_before_start() {
            return Err(self.already_started());
        }
        let persons = self.entries.iter().filter(|entry| entry.is_in());
        let persons = persons.filter(|entry| entry.player.person().is_some()).count();
        let capacity = self.plan.capacity;
        if persons + usize::from(count) > capacity as usize {
            return Err(Refusal::Full { capacity });
        }
        Ok(TournamentEvent::Computers { count, by })
    }

    fn already_started(&self) -> Refusal {
        Refusal::AlreadyStarted { playing: self.open_tables().count() as u32 }
    }

    fn started(&self, now: Millis, by: Author, seed: u64) -> Result<Vec<TournamentEvent>, Refusal> {
        let enough = |count: usize| {
            let count = count as u32;
            if count < 2 { Err(Refusal::TooFew { count, least: 2 }) } else { Ok(()) }
        };
        let arena = matches!(self.plan.format, Format::Arena { .. });
        let person =
            |entry: &&super::entry::Entry| entry.is_in() && entry.player.person().is_some();
        match self.stage {
            Stage::SignUp => {
                enough(self.taking_part())?;
                if arena && self.entries.iter().filter(person).count() == 0 {
                    return Err(Refusal::NoPersons);
                }
                let waits = self.entries.iter().filter(person).any(|entry| !entry.checked_in);
                Ok(vec![match self.plan.check_in.filter(|_| waits) {
                    Some(time) => {
                        TournamentEvent::CheckInOpened { until: now + time, by: Some(by) }
                    }
                    None => self.begins(now, seed, Some(by)),
                }])
            }
            Stage::CheckIn { .. } => {
                enough(self.checked_in_count())?;
                Ok(vec![self.begins(now, seed, Some(by))])
            }
            Stage::Playing { .. } | Stage::Over(_) => Err(self.already_started()),
        }
    }

    /// The start event of the tournament.
    pub(super) fn begins(&self, now: Millis, seed: u64, by: Option<Author>) -> TournamentEvent {
        let until = match self.plan.format {
            Format::Arena { lasts } => Some(now + lasts),
            Format::Swiss { .. } => None,
        };
        TournamentEvent::Started { seed, until, by }
    }

    /// The number of entries that are in the tournament and have checked in.
    pub(super) fn checked_in_count(&self) -> usize {
        self.entries.iter().filter(|entry| entry.is_in() && entry.checked_in).count()
    }

    fn extended(&self, time: Millis, by: Author) -> Result<TournamentEvent, Refusal> {
        if !EXTENSIONS.contains(&time) {
            let (least, most) = EXTENSIONS.into_inner();
            return Err(Refusal::BadExtension { least: least / MINUTE, most: most / MINUTE });
        }
        if self.is_before_start() {
            return Err(Refusal::NotStarted);
        }
        Ok(TournamentEvent::Extended { time, by, reason: None })
    }

    fn ruled(
        &self,
        by: &By,
        table: u32,
        ruling: Option<Ruling>,
    ) -> Result<Vec<TournamentEvent>, Refusal> {
        let known = self.table(table).ok_or(Refusal::NoSuchTable { table })?;
        // A player who has left the tournament still has an interest in their table.
        if self.entry_of(by.id).is_some_and(|entry| known.seat_of(entry).is_some()) {
            return Err(Refusal::OwnTable { table });
        }
        // Accepting the current scores is no decision about places.
        if !matches!(ruling, Some(Ruling::Standing(_))) {
            self.check_neutral(by)?;
        }
        match &ruling {
            // The result of the match does not count.
            None if known.voided => return Err(Refusal::MatchVoided { table }),
            // A table that was never finished has no result to return to.
            None if known.ruling.is_none() || known.played.is_none() => {
                return Err(Refusal::NoRuling);
            }
            Some(Ruling::Order(order)) if !names_all(known, order) => {
                return Err(Refusal::BadOrder);
            }
            // A finished match counts as it was played.
            Some(Ruling::Standing(results))
                if !known.is_open() || results.len() != known.seats.len() =>
            {
                return Err(Refusal::NotUnderWay { table });
            }
            _ => {}
        }
        if known.ruling == ruling {
            return Ok(Vec::new());
        }
        Ok(vec![TournamentEvent::Ruled { table, ruling, by: by.author(), reason: None }])
    }

    fn replaced(
        &self,
        entry: EntryId,
        player: Player,
        by: Author,
    ) -> Result<TournamentEvent, Refusal> {
        self.entries.get(entry).ok_or(Refusal::NoSuchEntry)?;
        let known = |person| self.entry_of(person).is_some();
        if player.person().is_some_and(known) {
            return Err(Refusal::ReplacementTakesPart);
        }
        self.has_room_for(entry)?;
        // A computer gets the next number.
        let player = match player {
            Player::Computer { .. } => Player::Computer { number: self.next_computer()? },
            person => person,
        };
        Ok(TournamentEvent::Replaced { entry, player, by, reason: None })
    }

    /// Checks that this entry is in the tournament, or can come back.
    fn has_room_for(&self, entry: EntryId) -> Result<(), Refusal> {
        let capacity = self.plan.capacity;
        let counts = self.entries.get(entry).is_some_and(super::entry::Entry::is_in);
        let full = !counts && self.taking_part() >= capacity as usize;
        if full { Err(Refusal::Full { capacity }) } else { Ok(()) }
    }

    /// The number after the highest computer's; or, if there is none, the lowest free number.
    fn next_computer(&self) -> Result<u8, Refusal> {
        let numbers = self.entries.iter().filter_map(|entry| match entry.player {
            Player::Computer { number } => Some(number),
            Player::Person { .. } => None,
        });
        let taken: BTreeSet<u8> = numbers.collect();
        let free = || (1..=u8::MAX).find(|number| !taken.contains(number));
        let next = taken.last().map_or(Some(1), |last| last.checked_add(1));
        next.or_else(free).ok_or(Refusal::NoMoreComputers)
    }
}

/// True if an order names each entry at a table exactly once.
fn names_all(table: &Table, order: &[Vec<EntryId>]) -> bool {
    let mut named: Vec<EntryId> = order.iter().flatten().copied().collect();
    let mut seated = table.entries();
    named.sort_unstable();
    seated.sort_unstable();
    named == seated && order.iter().all(|group| !group.is_empty())
}
