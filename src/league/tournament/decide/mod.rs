//! Actions of people: from the state and an action, a pure function computes events or a refusal.

mod already_done;
mod edit;
mod ruling;

use std::collections::BTreeSet;

use super::entry::{Applicant, EntryId, OutReason, Player};
use super::event::{Author, Ending, TournamentEvent};
use super::plan::{Format, PlanChanges, TournamentPlan};
use super::refusal::TournamentRefusal;
use super::result::Ruling;
use super::state::{Stage, Tournament};
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::time::Millis;

const MINUTE: Millis = 60_000;
/// The allowed range of an extension, in milliseconds.
const EXTENSIONS: std::ops::RangeInclusive<Millis> = 5 * MINUTE..=14 * 24 * 60 * MINUTE;

/// The highest number by which a computer in a tournament is identified. Higher numbers are reserved for computers that people
/// choose at a table.
const MOST_COMPUTERS: u8 = 247;

/// The person who requests an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentActor {
    pub id: PersonId,
    /// The person's display name on the server.
    pub name: String,
    /// True if the person may organise tournaments on the server.
    pub organiser: bool,
    /// True if the person moderates the server. Moderators may organise existing tournaments, but not create any.
    pub moderator: bool,
    /// The facts about the person that the terms of entry check.
    pub applicant: Applicant,
}

/// An action that a person requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentAction {
    Join,
    Leave,
    CheckIn,
    /// Confirms that the person has come to their table.
    Arrive {
        table: u32,
    },
    /// Sets the number of computers in the tournament.
    Computers {
        count: u8,
    },
    /// Changes the plan before the start.
    Edit {
        changes: Box<PlanChanges>,
    },
    /// Opens the check-in; or starts the tournament, if it has no check-in or the check-in is open.
    Start,
    Pause,
    Resume,
    Extend {
        time: Millis,
    },
    /// Decides the outcome of a table; a `ruling` of `None` revokes an earlier decision.
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

impl TournamentActor {
    /// Creates the actor for a person who has only the rights of a player.
    pub fn with_player_rights(id: PersonId, name: String) -> Self {
        let applicant = Applicant::default();
        Self { id, name, organiser: false, moderator: false, applicant }
    }

    /// Returns the person as a player who takes part in a tournament.
    fn to_player(&self) -> Player {
        Player::Person { id: self.id, name: self.name.clone() }
    }

    /// Returns the person as the author of an event.
    fn author(&self) -> Author {
        Author { id: self.id, name: self.name.clone() }
    }
}

impl TournamentAction {
    /// Returns `true` if only organisers may request this action.
    pub fn needs_organiser(&self) -> bool {
        !matches!(self, Self::Join | Self::Leave | Self::CheckIn | Self::Arrive { .. })
    }
}

impl Tournament {
    /// Returns `true` if this person may organise the tournament. Even the person who created it may not, once they have lost the
    /// right to organise tournaments on the server.
    pub fn may_be_organised_by(&self, actor: &TournamentActor) -> bool {
        actor.organiser || actor.moderator
    }

    /// Returns the event that creates a tournament.
    ///
    /// # Errors
    /// Returns an error if the plan is invalid, or if the person may not create tournaments.
    pub fn creation_event(
        guild: GuildId,
        channel: ChannelId,
        actor: &TournamentActor,
        plan: TournamentPlan,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        if !actor.organiser {
            return Err(TournamentRefusal::NotAnOrganiser);
        }
        plan.check()?;
        Ok(TournamentEvent::Created { guild, channel, by: actor.author(), plan: Box::new(plan) })
    }

    /// Returns the events that an action causes at `now`. If the action starts the tournament, `seed` becomes its seed.
    ///
    /// # Errors
    /// Returns an error with the reason if the action is refused. The state does not change.
    pub fn decide(
        &self,
        now: Millis,
        actor: &TournamentActor,
        action: TournamentAction,
        seed: u64,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        if action.needs_organiser() && !self.may_be_organised_by(actor) {
            return Err(TournamentRefusal::NotAnOrganiser);
        }
        // Even after the end, organisers can correct the outcome of a table. They can change a weekly series until its next
        // tournament is created.
        let is_possible_after_end = match &action {
            TournamentAction::Rule { .. } => true,
            TournamentAction::Edit { changes } => {
                changes.concerns_only_series() && self.plan.weekly.is_some() && !self.is_continued
            }
            _ => false,
        };
        if self.is_over() && !is_possible_after_end {
            return Err(TournamentRefusal::Over);
        }
        let author = actor.author();
        let event = match action {
            TournamentAction::Join => self.join_event(now, actor)?,
            TournamentAction::Leave if self.waiting_list_place(actor.id).is_some() => {
                TournamentEvent::Unqueued { player: actor.to_player() }
            }
            TournamentAction::Leave => {
                let entry = self.entry_in_play_of(actor)?;
                TournamentEvent::Withdrawn {
                    entry,
                    out: OutReason::Left,
                    by: Some(author),
                    reason: None,
                }
            }
            TournamentAction::CheckIn => self.check_in_event(actor)?,
            TournamentAction::Arrive { table } => return self.arrival_events(actor, table),
            TournamentAction::Computers { count } => self.computer_count_event(count, author)?,
            TournamentAction::Edit { changes } => return self.edit_events(now, author, &changes),
            TournamentAction::Start => return self.start_events(now, author, seed),
            TournamentAction::Pause if self.paused_at.is_some() => {
                return Err(TournamentRefusal::AlreadyPaused);
            }
            TournamentAction::Pause => TournamentEvent::Paused { by: author },
            TournamentAction::Resume if self.paused_at.is_none() => {
                return Err(TournamentRefusal::NotPaused);
            }
            TournamentAction::Resume => TournamentEvent::Resumed { by: author },
            TournamentAction::Extend { time } => self.extension_event(time, author)?,
            TournamentAction::Rule { table, ruling } => {
                return self.ruling_events(actor, table, ruling);
            }
            TournamentAction::Withdraw { entry } => {
                self.check_organiser_is_neutral(actor.id)?;
                self.entries.get(entry).ok_or(TournamentRefusal::NoSuchEntry)?;
                if !self.entries[entry].can_be_paired() {
                    return Err(TournamentRefusal::EntryIsOut);
                }
                TournamentEvent::Withdrawn {
                    entry,
                    out: OutReason::Removed,
                    by: Some(author),
                    reason: None,
                }
            }
            TournamentAction::Replace { entry, player } => {
                self.check_organiser_is_neutral(actor.id)?;
                self.replacement_event(entry, player, author)?
            }
            TournamentAction::Pardon { entry } => {
                self.check_organiser_is_neutral(actor.id)?;
                let known = self.entries.get(entry).ok_or(TournamentRefusal::NoSuchEntry)?;
                if known.can_be_paired() && known.no_shows == 0 {
                    return Err(TournamentRefusal::Blameless);
                }
                self.check_room_for_return_of(entry)?;
                TournamentEvent::Pardoned { entry, by: author, reason: None }
            }
            TournamentAction::Cancel => {
                TournamentEvent::Ended { ending: Ending::Cancelled, by: Some(author) }
            }
        };
        Ok(vec![event])
    }

    /// Returns an error if the tournament has started and the organiser takes part in it.
    pub fn check_organiser_is_neutral(&self, organiser: PersonId) -> Result<(), TournamentRefusal> {
        let takes_part = self.entry_of(organiser).is_some() && !self.is_before_start();
        if takes_part { Err(TournamentRefusal::TakesPart) } else { Ok(()) }
    }

    /// Returns the event by which the person joins. Returns an error if the person cannot join.
    fn join_event(
        &self,
        now: Millis,
        actor: &TournamentActor,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        let entry = self.entry_of(actor.id);
        let known = entry.map(|entry| &self.entries[entry]);
        match known.map(|entry| entry.out) {
            Some(None) => return Err(TournamentRefusal::AlreadyIn),
            Some(Some(OutReason::Removed)) => return Err(TournamentRefusal::Removed),
            _ => {}
        }
        // A person who had an entry at the start can come back at any time.
        let returns = known.is_some() && !self.is_before_start();
        if !returns && !self.can_be_joined() {
            return Err(TournamentRefusal::TooLate);
        }
        if let Some(place) = self.waiting_list_place(actor.id) {
            return Err(TournamentRefusal::AlreadyWaiting { place });
        }
        if !returns
            && let Some(unmet) = self.plan.entry.first_unmet_term(now, actor.id, &actor.applicant)
        {
            return Err(TournamentRefusal::Unmet(unmet));
        }
        if returns && entry.is_some_and(|entry| self.is_eliminated(entry)) {
            return Err(TournamentRefusal::TooLate);
        }
        let rating = actor.applicant.rating.filter(|_| self.plan.format == Format::Knockout);
        let is_held = entry.is_some_and(|entry| self.is_seat_held(entry, now));
        if !is_held && self.is_full(now) {
            return self.waiting_list_event(actor.to_player(), rating);
        }
        Ok(TournamentEvent::Joined { player: actor.to_player(), rating })
    }

    /// Returns the id of the person's entry. Returns an error if the person is not in the tournament, or has left it.
    fn entry_in_play_of(&self, actor: &TournamentActor) -> Result<EntryId, TournamentRefusal> {
        self.entry_of(actor.id)
            .filter(|entry| self.entries[*entry].can_be_paired())
            .ok_or(TournamentRefusal::NotIn)
    }

    /// Returns the event by which the person checks in before the start. Returns an error if the person cannot check in.
    fn check_in_event(
        &self,
        actor: &TournamentActor,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        let entry = self.entry_in_play_of(actor)?;
        match self.stage {
            Stage::CheckIn { .. } if self.entries[entry].checked_in => {
                Err(TournamentRefusal::CheckedInAlready)
            }
            Stage::CheckIn { .. } => Ok(TournamentEvent::CheckedIn { entry }),
            _ => Err(TournamentRefusal::NoCheckIn),
        }
    }

    /// Returns the events that record the person's arrival at the table with this number. Returns an error if the person is
    /// not expected there.
    fn arrival_events(
        &self,
        actor: &TournamentActor,
        table: u32,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        let known = self.table(table).ok_or(TournamentRefusal::NoSuchTable { table })?;
        let entry = self.entry_in_play_of(actor)?;
        // A player who took over an entry during a match is not expected at that table, but plays from the next table on.
        let is_called = |seat: &usize| known.seats[*seat].player.person() == Some(actor.id);
        let seat = known.seat_of(entry).filter(is_called).ok_or(TournamentRefusal::NotAtTable)?;
        if !known.is_open() || known.seats[seat].no_show {
            return Err(TournamentRefusal::TableOver);
        }
        let there = known.seats[seat].arrived;
        Ok(if there { Vec::new() } else { vec![TournamentEvent::Arrived { table, entry }] })
    }

    /// Returns the event that sets the number of computers. Returns an error if it is too high.
    fn computer_count_event(
        &self,
        count: u8,
        author: Author,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        if !self.is_before_start() {
            return Err(self.refusal_once_started());
        }
        let persons = self.entries.iter().filter(|entry| entry.can_be_paired());
        let persons = persons.filter(|entry| entry.player.person().is_some()).count();
        let capacity = self.plan.capacity;
        // Persons on the waiting list come before additional computers.
        let adds = usize::from(count) > self.count_computers();
        let wanted = persons + usize::from(count) + if adds { self.waiting.len() } else { 0 };
        if wanted > capacity as usize {
            return Err(TournamentRefusal::Full { capacity });
        }
        if count > MOST_COMPUTERS {
            return Err(TournamentRefusal::NoMoreComputers);
        }
        Ok(TournamentEvent::Computers { count, by: author })
    }

    /// Returns the refusal of an action that is possible only before the start, for a tournament that has started.
    fn refusal_once_started(&self) -> TournamentRefusal {
        TournamentRefusal::AlreadyStarted { playing: self.tables_in_play().count() as u32 }
    }

    /// Returns the events that open the check-in or start the tournament. Returns an error if that
    /// is not possible.
    fn start_events(
        &self,
        now: Millis,
        author: Author,
        seed: u64,
    ) -> Result<Vec<TournamentEvent>, TournamentRefusal> {
        let enough = |count: usize| {
            let count = count as u32;
            if count < 2 { Err(TournamentRefusal::TooFew { count, least: 2 }) } else { Ok(()) }
        };
        let arena = matches!(self.plan.format, Format::Arena { .. });
        let person =
            |entry: &&super::entry::Entry| entry.can_be_paired() && entry.player.person().is_some();
        match self.stage {
            Stage::SignUp => {
                enough(self.count_entries_in_play())?;
                if arena && self.entries.iter().filter(person).count() == 0 {
                    return Err(TournamentRefusal::NoPersons);
                }
                let waits = self.entries.iter().filter(person).any(|entry| !entry.checked_in);
                Ok(vec![match self.plan.check_in.filter(|_| waits) {
                    Some(time) => {
                        TournamentEvent::CheckInOpened { until: now + time, by: Some(author) }
                    }
                    None => self.start_event(now, seed, Some(author)),
                }])
            }
            Stage::CheckIn { .. } => {
                enough(self.count_checked_in())?;
                Ok(vec![self.start_event(now, seed, Some(author))])
            }
            Stage::Playing { .. } | Stage::Over(_) => Err(self.refusal_once_started()),
        }
    }

    /// Returns the event that starts the tournament. `author` is the organiser who starts it; `None` if it starts automatically.
    pub(super) fn start_event(
        &self,
        now: Millis,
        seed: u64,
        author: Option<Author>,
    ) -> TournamentEvent {
        let until = match self.plan.format {
            Format::Arena { lasts } => Some(now + lasts),
            Format::Swiss { .. } | Format::RoundRobin | Format::Knockout => None,
        };
        TournamentEvent::Started { seed, until, by: author }
    }

    /// Returns the number of entries that are in the tournament and have checked in.
    pub(super) fn count_checked_in(&self) -> usize {
        self.entries.iter().filter(|entry| entry.can_be_paired() && entry.checked_in).count()
    }

    /// Returns the event that extends the deadlines of the open tables by `extra_time` milliseconds. Returns an error if that is
    /// not possible.
    fn extension_event(
        &self,
        extra_time: Millis,
        author: Author,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        if !EXTENSIONS.contains(&extra_time) {
            let (least, most) = EXTENSIONS.into_inner();
            return Err(TournamentRefusal::BadExtension {
                least: least / MINUTE,
                most: most / MINUTE,
            });
        }
        if self.is_before_start() {
            return Err(TournamentRefusal::NotStarted);
        }
        Ok(TournamentEvent::Extended { time: extra_time, by: author, reason: None })
    }

    /// Returns the event by which a player takes over an entry. Returns an error if that is not
    /// possible.
    fn replacement_event(
        &self,
        entry: EntryId,
        player: Player,
        author: Author,
    ) -> Result<TournamentEvent, TournamentRefusal> {
        self.entries.get(entry).ok_or(TournamentRefusal::NoSuchEntry)?;
        let known = |person| self.entry_of(person).is_some();
        if player.person().is_some_and(known) {
            return Err(TournamentRefusal::ReplacementTakesPart);
        }
        self.check_room_for_return_of(entry)?;
        // A new computer gets the next free number.
        let player = match player {
            Player::Computer { .. } => Player::Computer { number: self.next_computer_number()? },
            person => person,
        };
        Ok(TournamentEvent::Replaced { entry, player, by: author, reason: None })
    }

    /// Returns an error if this entry is not in the tournament any more and all places are taken, so that it cannot come back.
    fn check_room_for_return_of(&self, entry: EntryId) -> Result<(), TournamentRefusal> {
        let capacity = self.plan.capacity;
        let counts = self.entries.get(entry).is_some_and(super::entry::Entry::can_be_paired);
        let full = !counts && self.count_entries_in_play() >= capacity as usize;
        if full { Err(TournamentRefusal::Full { capacity }) } else { Ok(()) }
    }

    /// Returns the number for a new computer: one more than the highest number of a computer; if that exceeds the maximum,
    /// the lowest unused number. Returns an error if all numbers are in use.
    fn next_computer_number(&self) -> Result<u8, TournamentRefusal> {
        let numbers = self.entries.iter().filter_map(|entry| match entry.player {
            Player::Computer { number } => Some(number),
            Player::Person { .. } => None,
        });
        let taken: BTreeSet<u8> = numbers.collect();
        let free = || (1..=MOST_COMPUTERS).find(|number| !taken.contains(number));
        let next = taken.last().map_or(1, |last| last.saturating_add(1));
        let next = Some(next).filter(|next| *next <= MOST_COMPUTERS);
        next.or_else(free).ok_or(TournamentRefusal::NoMoreComputers)
    }
}
