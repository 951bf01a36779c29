//! The rules for ending a match early. They prevent that a player escapes a loss by ending a match in which others have already
//! played against them.

use super::{Phase, Table};
use crate::ids::PersonId;
use crate::league::FEWEST_TURNS;
use crate::time::Millis;
use triominos_rules::game::Seat;

/// The time in milliseconds after which the person in turn counts as absent. An absent person's vote for the end is not
/// needed.
const AWAY_AFTER: Millis = 24 * 60 * 60 * 1000;

impl Table {
    /// Returns `true` if the host can end the match alone without any consequence. This is the case if there are fewer than two
    /// persons, or if one of them has had fewer turns than a match needs to be rated (`FEWEST_TURNS`).
    pub fn can_host_end_without_consequence(&self) -> bool {
        let has_begun = |person: PersonId| {
            let seat = self.seat_of(person);
            seat.is_some_and(|seat| self.tally.achievements_of_owner(seat).turns >= FEWEST_TURNS)
        };
        self.people().count() < 2 || !self.people().all(|person| has_begun(person.id))
    }

    /// Returns `true` if this player can end the match now without a further vote of another player.
    pub fn can_end_alone(&self, person: PersonId, now: Millis) -> bool {
        (self.can_host_end_without_consequence() && self.host == person)
            || self.end_voters(now).all(|voter| voter == person || self.end_votes.contains(&voter))
    }

    /// Returns the people whose unanimous votes end the match. While [`Self::can_host_end_without_consequence`] is true, these are
    /// all people but the host, who needs no vote. Later these are all people. The person in turn is left out if the match has
    /// waited for them for at least a day.
    pub fn end_voters(&self, now: Millis) -> impl Iterator<Item = PersonId> {
        let freely = self.can_host_end_without_consequence();
        let away_player = self.player_away_for_a_day(now).map(|(person, _)| person);
        let votes =
            move |id: &PersonId| if freely { *id != self.host } else { Some(*id) != away_player };
        self.people().map(|person| person.id).filter(votes)
    }

    /// Returns the number of votes for the end at the time of the last event, and the number of votes needed.
    pub fn end_votes_and_needed(&self) -> (usize, usize) {
        let voters = || self.end_voters(self.changed_at);
        (voters().filter(|id| self.end_votes.contains(id)).count(), voters().count())
    }

    /// Returns the person in turn and their seat, if the table has waited for them for at least a day at `now`; otherwise
    /// `None`.
    pub fn player_away_for_a_day(&self, now: Millis) -> Option<(PersonId, Seat)> {
        let (Phase::Playing(_), Some(seat)) = (&self.phase, self.turn()) else { return None };
        let person = self.person_in_turn()?;
        (now - self.turn_since >= AWAY_AFTER).then_some((person.id, seat))
    }
}
