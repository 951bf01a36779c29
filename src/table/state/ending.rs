//! The right to end a match before it is over: nobody whom others have played against gets out of a loss by ending it.

use super::{Phase, Table};
use crate::ids::PersonId;
use crate::league::FEWEST_TURNS;
use crate::time::Millis;
use triominos_rules::game::Seat;

/// A person for whom the table has waited so long is away, and agrees to its end.
const AWAY_AFTER: Millis = 24 * 60 * 60 * 1000;

impl Table {
    /// True while nothing is at stake: no two persons are there, or one of them has not had three turns. The host then ends the
    /// match alone.
    pub fn ends_freely(&self) -> bool {
        let has_begun = |person: PersonId| {
            let seat = self.seat_of(person);
            seat.is_some_and(|seat| self.tally.deeds(seat).turns >= FEWEST_TURNS)
        };
        self.people().count() < 2 || !self.people().all(|person| has_begun(person.id))
    }

    /// True if this person, who plays, ends the match without asking anybody.
    pub fn ends_alone(&self, person: PersonId, now: Millis) -> bool {
        (self.ends_freely() && self.host == person)
            || self.end_voters(now).all(|voter| voter == person || self.end_votes.contains(&voter))
    }

    /// The persons whose votes end the match when all have voted: while it may be ended freely, everyone but the host, who ends
    /// it alone and thus holds up nobody when away; later everyone but who is away.
    pub fn end_voters(&self, now: Millis) -> impl Iterator<Item = PersonId> {
        let freely = self.ends_freely();
        let away = self.away(now).map(|(person, _)| person);
        let votes = move |id: &PersonId| if freely { *id != self.host } else { Some(*id) != away };
        self.people().map(|person| person.id).filter(votes)
    }

    /// The number of those who have voted for the end at the moment of the last event, and the number of all whose votes it
    /// takes.
    pub fn end_votes_of(&self) -> (usize, usize) {
        let voters = || self.end_voters(self.changed_at);
        (voters().filter(|id| self.end_votes.contains(id)).count(), voters().count())
    }

    /// The person for whom the table has waited for a day, and the seat.
    pub fn away(&self, now: Millis) -> Option<(PersonId, Seat)> {
        let (Phase::Playing(_), Some(seat)) = (&self.phase, self.turn()) else { return None };
        let person = self.person_in_turn()?;
        (now - self.turn_since >= AWAY_AFTER).then_some((person.id, seat))
    }
}
