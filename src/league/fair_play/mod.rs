//! Fair play: the weight of each opponent in a rated match, so that nobody earns a place by playing against their own accounts.
//!
//! A result says less about a player the more often it was played between the same two lately, the less the opponent is known
//! here, the less the opponent plays with others, and the less of the match the opponent played.

mod circle;
mod experience;
mod meetings;

pub use circle::circle;
pub use experience::{Experience, Regular};
pub use meetings::Meetings;

use super::result::{MatchResult, RuleChanges, SeatResult};
use crate::ids::PersonId;

/// So many meetings of a pair that are not forgotten count in full; the n-th after them this part of n.
const FULL_MEETINGS: f64 = 4.0;
/// The weight of an opponent who is not established: on a server where somebody is, and where nobody is yet.
const NEWCOMER: f64 = 0.1;
const ALL_NEW: f64 = 0.25;
/// An opponent counts in full if the player has at most so many times the matches that the opponent plays without them.
const COMPANY: f64 = 5.0 / 3.0;
/// So many matches are taken as played by everybody, with others and at all.
const FIRST_MATCHES: f64 = 3.0;
/// The part that counts of a match against somebody who placed a tile in less than a third of their turns.
const IDLE: f64 = 0.5;
/// The fewest turns, of everyone who stayed, in a match that is rated; of a leaver, for the match to count for the others.
pub const FEWEST_TURNS: u32 = 3;

impl MatchResult {
    /// True if it counts for ratings: by an edition's rules, of whatever length; among persons only, at least two of them; and
    /// everyone who stayed had a few turns. A computer that has taken a leaver's seat changes nothing: the persons are ranked
    /// among themselves.
    pub fn is_rated(&self) -> bool {
        self.rule_changes < RuleChanges::Play && self.is_contest()
    }

    /// True if it counts for wins: the same, by whatever rules.
    pub fn is_contest(&self) -> bool {
        let stayed = || self.seats.iter().filter(|seat| !seat.has_left());
        self.persons() >= 2
            && self.persons() == self.seats.len()
            && stayed().next().is_some()
            && stayed().all(|seat| seat.deeds.turns >= FEWEST_TURNS)
    }

    fn seat_of(&self, person: PersonId) -> Option<&SeatResult> {
        self.seats.iter().find(|seat| seat.player.person() == Some(person))
    }

    /// True if this person has left the match, by [`SeatResult::has_left`].
    pub fn has_left(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some_and(SeatResult::has_left)
    }

    /// The part of this match, from 0 to 1, that `other`'s place says something of to `one`.
    ///
    /// Whoever left has lost to everybody who stayed. Whoever stayed has beaten a leaver only as far as that one played: nothing
    /// before half of the match, and all at its end. In a match that was given up, those who stayed have not played it out.
    fn part_played(&self, one: PersonId, other: PersonId) -> f64 {
        let (Some(one), Some(other)) = (self.seat_of(one), self.seat_of(other)) else {
            return 0.0;
        };
        match (one.has_left(), other.has_left()) {
            (true, _) => 1.0,
            (false, false) if self.given_up => 0.0,
            (false, false) if 3 * other.deeds.placements < other.deeds.turns => IDLE,
            (false, false) => 1.0,
            (false, true) if other.deeds.turns < FEWEST_TURNS => 0.0,
            (false, true) => {
                let share = f64::from(other.deeds.turns) / f64::from(one.deeds.turns.max(1));
                (2.0 * share - 1.0).clamp(0.0, 1.0)
            }
        }
    }
}

/// The weight of an opponent in a match, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Weight {
    pub rating: f64,
    /// A ladder adds up, so that meetings over and over would lead to the top of it: there they count less still.
    pub ladder: f64,
    /// Of a mean, the rounds with one opponent are to be a small part however many they are.
    pub mean: f64,
}

/// The weight of an opponent as far as they are known, if `any_known` tells whether somebody on the server is established.
pub fn weight_of(established: bool, any_known: bool) -> f64 {
    match (established, any_known) {
        (true, _) => 1.0,
        (false, true) => NEWCOMER,
        (false, false) => ALL_NEW,
    }
}

/// A person in a match, as they were known before it.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    pub person: PersonId,
    /// By [`weight_of`].
    pub weight: f64,
    /// The number of matches lately.
    pub played: f64,
}

impl Known {
    /// The weight that this person has as an opponent of `one`, whom they have met so often lately, before anything that
    /// happened in the match.
    fn counts_for(&self, one: &Self, met: f64) -> f64 {
        let without_one = (self.played - met).max(0.0);
        let company = COMPANY * (without_one + FIRST_MATCHES) / (one.played + FIRST_MATCHES);
        self.weight * company.min(1.0)
    }
}

/// The weights of everybody's opponents in a match among persons: `weights[one][other]`, in the order of `persons`.
pub fn weights(
    result: &MatchResult,
    persons: &[Known],
    meetings: &mut Meetings,
) -> Vec<Vec<Weight>> {
    let at = result.finished_at;
    meetings.forget(at);
    let mut weights = vec![vec![Weight::default(); persons.len()]; persons.len()];
    for (here, one) in persons.iter().enumerate() {
        for (there, other) in persons.iter().enumerate().take(here) {
            let met = meetings.meet(one.person, other.person, at);
            let repeat = (FULL_MEETINGS / (met + 1.0)).min(1.0);
            let weight = |mine: &Known, theirs: &Known| {
                if result.has_left(mine.person) {
                    // Nobody loses less by leaving often, or a newcomer.
                    return Weight { rating: 1.0, ladder: 1.0, mean: 0.0 };
                }
                let part = result.part_played(mine.person, theirs.person);
                let counts = part * theirs.counts_for(mine, met);
                Weight {
                    rating: counts * repeat,
                    ladder: counts * repeat.powi(2),
                    mean: counts / (met + 1.0).powi(2),
                }
            };
            weights[here][there] = weight(one, other);
            weights[there][here] = weight(other, one);
        }
    }
    weights
}
