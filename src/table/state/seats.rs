//! The seats of a table: the persons and computers in them, and what each may decide.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{Occupant, Table};
use crate::ids::PersonId;
use crate::league::RuleChanges;
use crate::table::event::Person;
use triominos_rules::game::{Edition, Seat, Variant};

/// The name in records of somebody whose data was deleted.
const FORMER: &str = "A former player";

impl Table {
    /// The name of the host, as the table knows it; empty if they have left a lobby.
    pub fn host_name(&self) -> &str {
        self.people().find(|person| person.id == self.host).map_or("", |host| &host.name)
    }

    /// The rules that were chosen. A match that has begun has its own, which say the same.
    pub fn variant(&self) -> Variant {
        let edition = Edition::from_name(&self.settings.edition).unwrap_or_default();
        Variant::new(edition, self.settings.changes.clone())
    }

    /// The numbers of players who can sit at the table: those of its rules, and no more than was chosen.
    pub fn capacity(&self) -> RangeInclusive<usize> {
        let (least, most) = self.variant().players().into_inner();
        let chosen = self.settings.terms.seats.map_or(most, usize::from);
        least..=chosen.clamp(least, most)
    }

    /// The number of seats that are taken, or held for people who have not answered yet.
    pub fn seats_in_use(&self) -> usize {
        self.seats.len() + self.invited.len()
    }

    /// True if this person was asked to play and has not answered.
    pub fn is_invited(&self, person: PersonId) -> bool {
        self.invited.iter().any(|other| other.id == person)
    }

    /// The persons at the table, by seat.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.seats.iter().filter_map(Occupant::person)
    }

    /// True if people play for a place here: in a tournament, or in a match that is rated, which is not friendly, began with nobody
    /// but persons and goes by an edition's rules.
    pub fn is_competitive(&self) -> bool {
        let began_as_person =
            |seat: &Occupant| !matches!(seat, Occupant::Computer { left: None, .. });
        let is_rated = || {
            self.seats.len() > 1
                && self.owners().all(began_as_person)
                && RuleChanges::from_changes(self.variant().changes()) < RuleChanges::Play
        };
        self.of_tournament || (!self.settings.terms.friendly && is_rated())
    }

    /// A name for each seat, for a record: that of the person who began, whoever has the seat now, and the same in every
    /// language.
    pub fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                let is_deleted = person.name.is_empty();
                if is_deleted { FORMER.to_owned() } else { person.name.clone() }
            }
            Occupant::Computer { number, left: None, .. } => format!("Computer {number}"),
        };
        self.owners().map(name).collect()
    }

    /// Whose result it is, by seat: who sits there or, where a spectator has taken over from a computer, that computer, with the
    /// person who had left it the seat.
    pub fn owners(&self) -> impl Iterator<Item = &Occupant> {
        (0..).zip(&self.seats).map(|(seat, now)| self.stood_in.get(&seat).unwrap_or(now))
    }

    /// The seat of a computer that a spectator may take over, and the computer's number: first one that its player has left for
    /// good. A seat whose player is waited for is nobody else's.
    pub fn seat_to_stand_in(&self) -> Option<(Seat, u8)> {
        let free = (0..).zip(&self.seats).filter_map(|(seat, occupant)| match occupant {
            Occupant::Computer { number, left, may_return: false } => {
                Some((left.is_none(), seat, *number))
            }
            _ => None,
        });
        free.min().map(|(_, seat, number)| (seat, number))
    }

    /// True if this person may take over the seat of a computer now.
    pub fn may_stand_in(&self, person: PersonId) -> bool {
        self.settings.stand_ins
            && !self.is_competitive()
            && !self.is_taken_out(person)
            && self.seat_of(person).is_none()
            && self.seat_to_stand_in().is_some()
    }

    /// True if a moderator took this person out of the match.
    pub fn is_taken_out(&self, person: PersonId) -> bool {
        self.taken_out.contains(&person)
    }

    /// The seat from which a moderator may take this person out: their own, also while a computer minds it.
    pub fn seat_to_take_out(&self, person: PersonId) -> Option<Seat> {
        let minded = |seat: &Occupant| match seat {
            Occupant::Computer { left: Some(left), may_return: true, .. } => left.id == person,
            _ => false,
        };
        self.seat_of(person).or_else(|| self.seats.iter().position(minded))
    }

    /// The seat of this person.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.person().is_some_and(|other| other.id == person))
    }

    /// The seat that this person may take back from the computer that sits there: they missed turns or, where nobody plays for a
    /// place, have left it.
    pub fn seat_to_take_back(&self, person: PersonId) -> Option<Seat> {
        if self.is_taken_out(person) {
            return None;
        }
        let leavers_return = self.leavers_may_return();
        self.seats.iter().position(|seat| match seat {
            Occupant::Computer { left: Some(left), may_return, .. } => {
                left.id == person && (*may_return || leavers_return)
            }
            _ => false,
        })
    }

    /// True if somebody who leaves the match may come back: in a rated match, or a tournament, they have lost by leaving.
    pub fn leavers_may_return(&self) -> bool {
        !self.is_competitive()
    }

    /// The people who have left their seats to computers, and have a name.
    pub(in crate::table) fn named_leavers(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seats.iter().filter_map(|seat| match seat {
            Occupant::Computer { left: Some(left), .. } if !left.name.is_empty() => Some(left.id),
            _ => None,
        })
    }

    /// Replaces a person who has left by a former player without a name.
    pub(in crate::table) fn forget_leaver(&mut self, person: PersonId) {
        for seat in &mut self.seats {
            if let Occupant::Computer { left: Some(left), .. } = seat
                && left.id == person
            {
                *left = Person { id: PersonId::former(person.get()), name: String::new() };
            }
        }
    }

    /// True if the person who left this seat may come back to it: Discord knows nobody by the id of a former player.
    pub fn leaver_may_return(&self, seat: Seat) -> bool {
        let left = match self.seats.get(seat) {
            Some(Occupant::Computer { left: Some(left), .. }) => left,
            _ => return false,
        };
        self.is_open() && self.leavers_may_return() && !left.id.is_former()
    }

    /// True if a computer minds somebody's seat.
    pub fn is_somebody_missed(&self) -> bool {
        let missed = |seat: &Occupant| matches!(seat, Occupant::Computer { may_return: true, .. });
        self.seats.iter().any(missed)
    }

    /// The number after the highest that a computer has or, after the last number, the lowest that none has: a tournament's
    /// computers bring theirs with them.
    pub(super) fn next_computer(&self) -> u8 {
        let numbers = self.seats.iter().filter_map(|seat| match seat {
            Occupant::Computer { number, .. } => Some(*number),
            Occupant::Person(_) => None,
        });
        let taken: BTreeSet<u8> = numbers.collect();
        let next = taken.last().map_or(Some(1), |last| last.checked_add(1));
        // A table has far fewer seats than there are numbers.
        next.or_else(|| (1..=u8::MAX).find(|number| !taken.contains(number))).unwrap_or(u8::MAX)
    }
}
