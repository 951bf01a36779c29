//! Fair play: the weight of each opponent in a rated match. It prevents people from gaining places on leaderboards by playing
//! against their own accounts.
//!
//! The weight of an opponent is lower if the two have met often recently, if the opponent is not established on the server (see
//! [`Experience`]), if the opponent plays little with others, or if the opponent has left the match early.

mod circle;
mod experience;
mod meetings;

pub use circle::{circle_membership, min_members_met_to_join};
pub use experience::{CircleCandidate, Experience, MissingExperience};
pub use meetings::RecentMeetings;

use super::result::{MatchResult, RuleChanges, SeatResult};
use crate::ids::PersonId;

/// This many recent meetings of a pair count in full. A later meeting, the n-th, counts as this number divided by n.
const FULL_MEETINGS: f64 = 3.0;
/// The weight, from 0 to 1, of an opponent who is not established (trusted not to be a second account), on a server with
/// established people.
const NEWCOMER: f64 = 0.1;
/// The weight, from 0 to 1, of every opponent on a server on which nobody is established yet.
const ALL_NEW: f64 = 0.25;
/// The factor that decides whether an opponent plays enough with other people. An opponent counts in full if their recent matches
/// with established people other than the player, multiplied by this factor, are at least as many as the player's recent matches.
/// With fewer such matches, the opponent counts in proportion.
const COMPANY: f64 = 5.0 / 3.0;
/// The number of matches that is added to both numbers compared by [`COMPANY`], so that an opponent without earlier matches does
/// not count as 0.
const FIRST_MATCHES: f64 = 1.0;
/// The weight, from 0 to 1, of a match against a person who placed a tile in less than a third of
/// their turns.
const IDLE: f64 = 0.5;
/// The minimum number of turns of a person in a rated match: the match is rated only if each person who stayed had this many. The
/// win over a person who left after fewer turns does not count.
pub const FEWEST_TURNS: u32 = 3;

impl MatchResult {
    /// Returns `true` if the match counts for ratings: it was not friendly, only persons took part, at least two of them, each
    /// person who stayed had at least [`FEWEST_TURNS`] turns, and the rules were those of an edition except for the length. A
    /// computer that took over a leaver's seat makes no difference, because only persons are ranked.
    pub fn is_rated(&self) -> bool {
        self.rule_changes < RuleChanges::Play && self.counts_for_wins()
    }

    /// Returns `true` if the match counts on leaderboards of wins. The conditions are those of [`Self::is_rated`], except that the
    /// rules may differ from those of an edition.
    pub fn counts_for_wins(&self) -> bool {
        let stayed = || self.seats.iter().filter(|seat| !seat.has_left());
        !self.friendly
            && self.count_persons() >= 2
            && self.count_persons() == self.seats.len()
            && stayed().next().is_some()
            && stayed().all(|seat| seat.achievements.turns >= FEWEST_TURNS)
    }

    /// Returns the seat that this person had at the start; `None` if they did not play.
    fn seat_of(&self, person: PersonId) -> Option<&SeatResult> {
        self.seats.iter().find(|seat| seat.player.person() == Some(person))
    }

    /// Returns `true` if this person left the match before its end, as defined by
    /// [`SeatResult::has_left`].
    pub fn has_left(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some_and(SeatResult::has_left)
    }

    /// Returns the fraction, from 0 to 1, by which the result against the person `opponent` counts for the person `rated`.
    ///
    /// A leaver has lost against all persons who stayed. The win over a leaver counts the more, the longer the leaver has played: 0
    /// if the leaver had at most half as many turns as the winner, or fewer than [`FEWEST_TURNS`], and 1 if the leaver had at least
    /// as many. If a match was given up, the persons who stayed have no result against each other.
    fn counted_fraction_of_result(&self, rated: PersonId, opponent: PersonId) -> f64 {
        let (Some(rated), Some(opponent)) = (self.seat_of(rated), self.seat_of(opponent)) else {
            return 0.0;
        };
        match (rated.has_left(), opponent.has_left()) {
            (true, _) => 1.0,
            (false, false) if self.given_up => 0.0,
            (false, false)
                if 3 * opponent.achievements.placements < opponent.achievements.turns =>
            {
                IDLE
            }
            (false, false) => 1.0,
            (false, true) if opponent.achievements.turns < FEWEST_TURNS => 0.0,
            (false, true) => {
                let share = f64::from(opponent.achievements.turns)
                    / f64::from(rated.achievements.turns.max(1));
                (2.0 * share - 1.0).clamp(0.0, 1.0)
            }
        }
    }
}

/// The weights of an opponent in a match, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Weight {
    pub rating: f64,
    /// The weight for ladder points, which are given for the places in rated matches and added up. This weight decreases faster
    /// with repeated meetings than that for ratings; otherwise people could reach the top by meeting the same opponent often.
    pub ladder: f64,
    /// The weight for the mean points of a round. It decreases faster with repeated meetings than the weights for ratings and
    /// ladder points, so that rounds with the same opponent have little influence on the mean.
    pub mean: f64,
}

/// Returns the weight, from 0 to 1, of an opponent by experience. `is_opponent_established` is true if the opponent is established;
/// `is_anybody_established` is true if anybody on the server is.
pub fn opponent_weight_by_experience(
    is_opponent_established: bool,
    is_anybody_established: bool,
) -> f64 {
    match (is_opponent_established, is_anybody_established) {
        (true, _) => 1.0,
        (false, true) => NEWCOMER,
        (false, false) => ALL_NEW,
    }
}

/// A person in a match, with the data from before the match that determine their weight as an opponent.
#[derive(Clone, Copy, Debug)]
pub struct PersonBeforeMatch {
    pub person: PersonId,
    /// The weight from [`opponent_weight_by_experience`], from 0 to 1.
    pub weight: f64,
    /// The number of the person's matches, decayed with a half-life of a week.
    pub played: f64,
    /// The number of the person's matches against established people, decayed with a half-life of a week.
    pub company: f64,
}

impl PersonBeforeMatch {
    /// Returns `true` if this person is not established, while other people on the server are.
    fn is_newcomer(&self) -> bool {
        self.weight == NEWCOMER
    }

    /// Returns the weight of this person, from 0 to 1, as an opponent of `player`. It does not depend on the course of the match.
    /// `decayed_match_count` is the count of this person's earlier matches against `player`, decayed with a half-life of a week.
    /// Each match counts as 1 divided by the number of a player's opponents.
    fn weight_as_opponent_of(&self, player: &Self, decayed_match_count: f64) -> f64 {
        // `company` contains no matches against newcomers, so they are not subtracted.
        let decayed_match_count = if player.is_newcomer() { 0.0 } else { decayed_match_count };
        let without_player = (self.company - decayed_match_count).max(0.0);
        let company = COMPANY * (without_player + FIRST_MATCHES) / (player.played + FIRST_MATCHES);
        self.weight * company.min(1.0)
    }
}

/// Records in `meetings` that these persons have met. Returns the weights of all opponents in a match among persons:
/// `weights[one][other]` is the weight of `other` as an opponent of `one`; both are indices in `persons`.
pub fn record_meetings_and_weigh_opponents(
    result: &MatchResult,
    persons: &[PersonBeforeMatch],
    meetings: &mut RecentMeetings,
) -> Vec<Vec<Weight>> {
    let at = result.finished_at;
    meetings.drop_old_pairs(at);
    let others = persons.len().saturating_sub(1).max(1) as f64;
    let mut weights = vec![vec![Weight::default(); persons.len()]; persons.len()];
    for (here, one) in persons.iter().enumerate() {
        for (there, other) in persons.iter().enumerate().take(here) {
            let earlier =
                meetings.add_meeting_and_return_earlier(one.person, other.person, others, at);
            let (met, part) = (earlier.count, earlier.share);
            let repeat = (FULL_MEETINGS / (met + 1.0)).min(1.0);
            let weight = |mine: &PersonBeforeMatch, theirs: &PersonBeforeMatch| {
                if result.has_left(mine.person) {
                    // A leaver loses with full weight, whoever the opponents are.
                    return Weight { rating: 1.0, ladder: 1.0, mean: 0.0 };
                }
                let played = result.counted_fraction_of_result(mine.person, theirs.person);
                let counts = played * theirs.weight_as_opponent_of(mine, part);
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
