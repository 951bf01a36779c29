//! Applying events of a lobby.

use std::collections::BTreeSet;

use super::{MAGPIE, Occupant, Table};
use crate::ids::PersonId;
use crate::table::event::TableEvent;

impl Table {
    /// Applies an event of the lobby.
    ///
    /// # Errors
    /// Returns an error for any other event.
    pub(super) fn apply_lobby_event(&mut self, event: &TableEvent) -> Result<(), String> {
        match event {
            TableEvent::Joined { person } => {
                self.invited.retain(|other| other.id != person.id);
                self.declined.retain(|other| other.id != person.id);
                self.seats.push(Occupant::Person(person.clone()));
            }
            TableEvent::LeftLobby { person } => self.remove_from_lobby(*person),
            TableEvent::ComputerAdded => {
                let number = self.next_computer_number();
                self.seats.push(Occupant::Computer { number, left: None, may_return: false });
            }
            TableEvent::ComputerRemoved => {
                let last = self.seats.iter().rposition(|seat| seat.person().is_none());
                if let Some(last) = last {
                    self.seats.remove(last);
                }
            }
            TableEvent::RulesChosen { edition, changes } => {
                self.settings.edition.clone_from(edition);
                self.settings.changes.clone_from(changes);
            }
            TableEvent::ClockChosen { clock } => self.settings.clock = *clock,
            TableEvent::LevelChosen { level } => self.settings.level = *level,
            TableEvent::TermsChosen { terms } => {
                self.settings.terms = *terms;
                self.rated_proposal = self.rated_proposal.take().filter(|_| terms.friendly);
            }
            TableEvent::RatedProposed { person } => {
                self.rated_proposal = Some((*person, BTreeSet::from([*person])));
            }
            TableEvent::RatedAgreed { person } => {
                if let Some((_, agreed)) = &mut self.rated_proposal {
                    agreed.insert(*person);
                }
            }
            TableEvent::Invited { people } => {
                self.declined.retain(|other| people.iter().all(|person| person.id != other.id));
                self.invited.extend_from_slice(people);
            }
            TableEvent::Declined { person } => {
                let asked = self.invited.iter().position(|other| other.id == *person);
                self.declined.extend(asked.map(|at| self.invited.remove(at)));
            }
            TableEvent::SeatFreed { person } => {
                self.invited.retain(|other| other.id != *person);
                self.remove_from_lobby(*person);
            }
            TableEvent::HandedOn { person } => self.host = *person,
            TableEvent::InvitationsDropped { .. } => self.invited.clear(),
            TableEvent::StandInsChosen { allowed } => self.settings.stand_ins = *allowed,
            TableEvent::MagpieChosen { plays } => self.set_last_computer_magpie(*plays),
            _ => return Err(format!("not an event of a lobby: {event:?}")),
        }
        Ok(())
    }

    /// Makes the last computer Magpie (which drains the pool) or, if `is_magpie` is false, replaces
    /// Magpie by another computer.
    fn set_last_computer_magpie(&mut self, is_magpie: bool) {
        let next = if is_magpie { MAGPIE } else { self.next_computer_number() };
        let mut computers = self.seats.iter_mut().rev().filter_map(|seat| match seat {
            Occupant::Computer { number, .. } => Some(number),
            Occupant::Person(_) => None,
        });
        let changed = computers.find(|number| is_magpie || **number == MAGPIE);
        changed.into_iter().for_each(|number| *number = next);
    }

    /// Removes a person from the lobby.
    fn remove_from_lobby(&mut self, person: PersonId) {
        self.seats.retain(|seat| seat.person().is_none_or(|other| other.id != person));
        self.rated_proposal = self.rated_proposal.take().filter(|(by, _)| *by != person);
        self.make_next_person_host();
    }
}
