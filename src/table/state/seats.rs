//! The seats of a table: the persons and computers in them, and what each may decide.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{Occupant, Table};
use crate::game::{Edition, Seat, Variant};
use crate::ids::PersonId;
use crate::league::RuleChanges;
use crate::table::event::Person;

impl Table {
    /// The rules that were chosen. A match that has begun has its own, which say the same.
    pub fn variant(&self) -> Variant {
        let edition = Edition::from_name(&self.settings.edition).unwrap_or_default();
        Variant::new(edition, self.settings.changes.clone())
    }

    /// The numbers of players who can sit at the table.
    pub fn capacity(&self) -> RangeInclusive<usize> {
        self.variant().players()
    }

    /// The persons at the table, by seat.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.seats.iter().filter_map(Occupant::person)
    }

    /// True if people play for a place here: in a tournament, or in a match that is rated, which began with nobody but persons
    /// and goes by an edition's rules.
    pub fn is_competitive(&self) -> bool {
        let began_as_person =
            |seat: &Occupant| !matches!(seat, Occupant::Computer { left: None, .. });
        let is_rated = || {
            self.seats.len() > 1
                && self.seats.iter().all(began_as_person)
                && RuleChanges::of(self.variant().changes()) < RuleChanges::Play
        };
        self.of_tournament || is_rated()
    }

    /// A name for each seat, for a record: that of the person who began, whoever has the seat now, and the same in every
    /// language.
    pub fn names(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                person.name.clone()
            }
            Occupant::Computer { number, left: None, .. } => format!("Computer {number}"),
        };
        self.seats.iter().map(name).collect()
    }

    /// The seat of this person.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.person().is_some_and(|other| other.id == person))
    }

    /// The seat that a computer minds for this person, who may take it back.
    pub fn seat_to_take_back(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().position(|seat| {
            matches!(seat, Occupant::Computer { left: Some(left), may_return: true, .. } if left.id == person)
        })
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
