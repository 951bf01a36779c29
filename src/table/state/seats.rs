//! The seats of a table: the people and computers in them, and the rights to leave and return.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{MAGPIE, Occupant, Table};
use crate::ids::PersonId;
use crate::league::RuleChanges;
use crate::table::event::NamedPerson;
use triominos_rules::game::{Edition, Seat, Variant};
use triominos_rules::opponent::Style;

/// The name in records of a person whose data was deleted.
const FORMER: &str = "A former player";

impl Table {
    /// Returns the stored name of the host; empty if the host has left a lobby.
    pub fn host_name(&self) -> &str {
        self.people().find(|person| person.id == self.host).map_or("", |host| &host.name)
    }

    /// Returns the chosen edition with its changes.
    pub fn variant(&self) -> Variant {
        let edition = Edition::from_name(&self.settings.edition).unwrap_or_default();
        Variant::new(edition, self.settings.changes.clone())
    }

    /// Returns the smallest and the largest number of players with which the match can start. They follow from the rules and from
    /// the chosen number of seats.
    pub fn allowed_player_counts(&self) -> RangeInclusive<usize> {
        let (least, most) = self.variant().allowed_player_counts().into_inner();
        let chosen = self.settings.terms.seats.map_or(most, usize::from);
        least..=chosen.clamp(least, most)
    }

    /// Returns the number of seats that are taken or reserved.
    pub fn count_seats_in_use(&self) -> usize {
        self.seats.len() + self.invited.len()
    }

    /// Returns `true` if this person has an unanswered invitation.
    pub fn is_invited(&self, person: PersonId) -> bool {
        self.invited.iter().any(|other| other.id == person)
    }

    /// Returns `true` if this person has a seat or an unanswered invitation.
    pub fn has_seat_or_invitation(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some() || self.is_invited(person)
    }

    /// Returns the people at the table, by seat.
    pub fn people(&self) -> impl Iterator<Item = &NamedPerson> {
        self.seats.iter().filter_map(Occupant::person)
    }

    /// Returns `true` if the match is competitive: it belongs to a tournament or is rated.
    pub fn is_competitive(&self) -> bool {
        self.of_tournament || (self.seats.len() > 1 && self.would_be_rated())
    }

    /// Returns `true` if the match would be rated if it began now with another person. Such a match is not friendly, has no
    /// computers, and differs from the rules of its edition at most in its length. A computer that has replaced a person is ignored
    /// here.
    pub fn would_be_rated(&self) -> bool {
        !self.settings.terms.friendly && self.can_be_rated_unless_friendly()
    }

    /// Returns `true` if the match would be rated if it were not friendly.
    pub fn can_be_rated_unless_friendly(&self) -> bool {
        let began_as_person =
            |seat: &Occupant| !matches!(seat, Occupant::Computer { left: None, .. });
        self.occupants_credited_with_result().all(began_as_person)
            && RuleChanges::from_changes(self.variant().changes()) < RuleChanges::Play
    }

    /// Returns the person who has proposed that the match be rated; `None` if nobody has, or if the proposal is settled.
    pub fn proposer_of_rated_match(&self) -> Option<PersonId> {
        self.rated_proposal.as_ref().map(|(person, _)| *person)
    }

    /// Returns `true` if somebody has proposed that the match be rated, and this person sits at the table and has not
    /// agreed.
    pub fn needs_rating_consent_of(&self, person: PersonId) -> bool {
        let has_agreed = |(_, agreed): &(PersonId, BTreeSet<PersonId>)| agreed.contains(&person);
        self.seat_of(person).is_some()
            && self.rated_proposal.as_ref().is_some_and(|p| !has_agreed(p))
    }

    /// Returns the name for each seat in a record of the match. It is the name of the player for whom the result counts. It does
    /// not depend on the language of the server.
    pub fn player_names_for_record(&self) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Person(person) | Occupant::Computer { left: Some(person), .. } => {
                let is_deleted = person.name.is_empty();
                if is_deleted { FORMER.to_owned() } else { person.name.clone() }
            }
            Occupant::Computer { number, left: None, .. } => format!("Computer {number}"),
        };
        self.occupants_credited_with_result().map(name).collect()
    }

    /// Returns the occupants for whom the result counts, by seat. For most seats this is the current occupant. For a seat that a
    /// spectator took over from a computer, it is that computer.
    pub fn occupants_credited_with_result(&self) -> impl Iterator<Item = &Occupant> {
        (0..).zip(&self.seats).map(|(seat, now)| self.stood_in.get(&seat).unwrap_or(now))
    }

    /// Returns the seat of a computer that a spectator may take over, and the computer's number; `None` if there is
    /// none. Prefers a seat that its player has left; excludes seats whose players may return.
    pub fn seat_and_number_of_computer_to_take_over(&self) -> Option<(Seat, u8)> {
        let free = (0..).zip(&self.seats).filter_map(|(seat, occupant)| match occupant {
            Occupant::Computer { number, left, may_return: false } => {
                Some((left.is_none(), seat, *number))
            }
            _ => None,
        });
        free.min().map(|(_, seat, number)| (seat, number))
    }

    /// Returns `true` if this person may take over the seat of a computer now.
    pub fn may_take_over_computer(&self, person: PersonId) -> bool {
        self.settings.stand_ins
            && !self.is_competitive()
            && !self.is_removed_player(person)
            && self.seat_of(person).is_none()
            && self.seat_and_number_of_computer_to_take_over().is_some()
    }

    /// Returns `true` if a moderator removed this person from the match.
    pub fn is_removed_player(&self, person: PersonId) -> bool {
        self.taken_out.contains(&person)
    }

    /// Returns the seat from which a moderator may remove this person: their own seat, even while a computer plays in
    /// it. Returns `None` if they have none.
    pub fn seat_of_removable_player(&self, person: PersonId) -> Option<Seat> {
        let minded = |seat: &Occupant| match seat {
            Occupant::Computer { left: Some(left), may_return: true, .. } => left.id == person,
            _ => false,
        };
        self.seat_of(person).or_else(|| self.seats.iter().position(minded))
    }

    /// Returns the seat of this person; `None` if they have none.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.seats.iter().position(|seat| seat.person().is_some_and(|other| other.id == person))
    }

    /// Returns the seat that this person may take back from a computer; `None` if there is none. A person may do so after missing
    /// turns. In matches that are not competitive, they may also do so after leaving.
    pub fn seat_to_take_back(&self, person: PersonId) -> Option<Seat> {
        if self.is_removed_player(person) {
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

    /// Returns `true` if players who have left may return. In competitive matches they may not, because they lost the match by
    /// leaving.
    pub fn leavers_may_return(&self) -> bool {
        !self.is_competitive()
    }

    /// Returns `true` if this person has left the match, and a computer plays in their seat.
    pub fn has_left(&self, person: PersonId) -> bool {
        self.leavers_with_name().any(|left| left == person)
    }

    /// Returns the people who have left their seats to computers, except people without a name, whose data was deleted.
    pub(in crate::table) fn leavers_with_name(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seats.iter().filter_map(|seat| match seat {
            Occupant::Computer { left: Some(left), .. } if !left.name.is_empty() => Some(left.id),
            _ => None,
        })
    }

    /// Replaces the name and id of a person who has left, so that they are shown as a former player.
    pub(in crate::table) fn forget_name_of_leaver(&mut self, person: PersonId) {
        for seat in &mut self.seats {
            if let Occupant::Computer { left: Some(left), .. } = seat
                && left.id == person
            {
                *left = NamedPerson {
                    id: PersonId::pseudonym_from_random(person.get()),
                    name: String::new(),
                };
            }
        }
    }

    /// Returns `true` if the person who left this seat may return to it. A former player, whose data was deleted,
    /// cannot, because their substitute id belongs to no account.
    pub fn leaver_may_return(&self, seat: Seat) -> bool {
        let left = match self.seats.get(seat) {
            Some(Occupant::Computer { left: Some(left), .. }) => left,
            _ => return false,
        };
        self.is_open() && self.leavers_may_return() && !left.id.is_pseudonym()
    }

    /// Returns `true` if a computer plays for a person who may return.
    pub fn has_computer_for_absent_player(&self) -> bool {
        let missed = |seat: &Occupant| matches!(seat, Occupant::Computer { may_return: true, .. });
        self.seats.iter().any(missed)
    }

    /// Returns the only person at the table and their seat, if computers have played all other seats from the start.
    pub fn solo_person(&self) -> Option<(Seat, &NamedPerson)> {
        let mut people = (0..).zip(self.occupants_credited_with_result()).filter_map(
            |(seat, owner)| match owner {
                Occupant::Person(person) => Some(Some((seat, person))),
                Occupant::Computer { left: Some(_), .. } => Some(None),
                Occupant::Computer { left: None, .. } => None,
            },
        );
        match (people.next(), people.next()) {
            (Some(only), None)
                if self.seats.len() > 1 && self.stood_in.is_empty() && !self.of_tournament =>
            {
                only
            }
            _ => None,
        }
    }

    /// Returns `true` if one of the computers is Magpie, which drains the pool.
    pub fn has_magpie(&self) -> bool {
        let is_magpie = |seat: &Occupant| matches!(seat, Occupant::Computer { number: MAGPIE, .. });
        self.seats.iter().any(is_magpie)
    }

    /// Returns `true` if Magpie can play by the table's rules: the pool can be drained.
    pub fn can_seat_magpie_computer(&self) -> bool {
        let variant = self.variant();
        variant
            .rules(*variant.allowed_player_counts().end())
            .is_ok_and(|rules| Style::can_drain_pool(&rules))
    }

    /// Returns an unused number for a computer, never Magpie's. It is one more than the highest number in use or, if there is none
    /// higher, the lowest unused number. A tournament assigns the numbers of its computers itself, so any number may be in use.
    pub(super) fn next_computer_number(&self) -> u8 {
        let numbers = self.seats.iter().filter_map(|seat| match seat {
            Occupant::Computer { number, .. } => Some(*number),
            Occupant::Person(_) => None,
        });
        let taken: BTreeSet<u8> = numbers.filter(|number| *number < MAGPIE).collect();
        let next = taken.last().map_or(1, |last| last + 1);
        // There are far fewer seats than numbers.
        if next < MAGPIE {
            next
        } else {
            (1..MAGPIE).find(|number| !taken.contains(number)).unwrap_or(1)
        }
    }
}
