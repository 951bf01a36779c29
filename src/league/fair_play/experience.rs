//! A person's experience on a server, which decides whether they are established, that is, trusted to be a person of their own and
//! not a second account.

use serde::{Deserialize, Serialize};

use super::meetings::DecayingCount;
use crate::ids::PersonId;
use crate::time::Millis;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The minimum number of rated matches for an established person (one who is trusted not to be a second account).
const ESTABLISHED_MATCHES: u32 = 5;
/// The minimum number of days with rated matches for an established person (one who is trusted not to be a second account).
const ESTABLISHED_DAYS: u32 = 3;

/// A person who has played enough matches to be established. The server's [circle](mod@super::circle) decides whether they are.
#[derive(Clone, Copy, Debug)]
pub struct CircleCandidate {
    /// The number of the person's matches, decayed with a half-life of a week ([`DecayingCount`]).
    pub played: f64,
    pub established: bool,
}

/// The conditions for becoming established that a person does not meet yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingExperience {
    /// The number of rated matches that the person still has to play.
    pub matches: u32,
    /// The number of further days on which the person still has to play a rated match.
    pub days: u32,
    /// The number of further established opponents whom the person still has to meet.
    pub opponents: u32,
}

/// A person's experience on a server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experience {
    matches: u32,
    days: u32,
    last_day: Option<i64>,
    /// The decaying count of matches, rated or not.
    played: DecayingCount,
    /// The decaying count of matches against established people. A match counts as the fraction of opponents who are established.
    company: DecayingCount,
    /// The opponents who were established when the person met them. The list is cleared when the person becomes established.
    opponents: Vec<PersonId>,
    /// The time at which the person became established, in milliseconds since 1970; `None` if they are not.
    since: Option<i64>,
}

impl Experience {
    /// Returns `true` if the person was established at `at_ms` (milliseconds since 1970): they had played enough rated matches on
    /// enough days, had met enough established opponents, and belonged to the server's [circle](mod@super::circle).
    pub fn is_established(&self, at_ms: i64) -> bool {
        self.since.is_some_and(|since| since <= at_ms)
    }

    /// Returns the time at which the person became established, in milliseconds since 1970; `None` if they are not.
    pub fn established_since(&self) -> Option<Millis> {
        self.since
    }

    /// Sets whether the person is in the server's circle (`is_member`) at `at_ms`, in milliseconds since 1970. A person in the
    /// circle is established, and a person outside is not.
    pub fn set_circle_membership(&mut self, is_member: bool, at_ms: i64) {
        match is_member {
            true => self.since = self.since.or(Some(at_ms)),
            false => (self.since, self.opponents) = (None, Vec::new()),
        }
    }

    /// Returns `true` if the person has played enough rated matches on enough days to become established. The opponents do not
    /// matter.
    pub fn has_played_enough(&self) -> bool {
        self.matches >= ESTABLISHED_MATCHES && self.days >= ESTABLISHED_DAYS
    }

    /// Returns the conditions for being established that the person does not meet yet; `None` if the person is established.
    /// `needed_opponent_count` is the required number of different established opponents. If all returned numbers are 0, the next
    /// review of the server's circle decides.
    pub fn missing_experience(&self, needed_opponent_count: usize) -> Option<MissingExperience> {
        self.since.is_none().then(|| MissingExperience {
            matches: ESTABLISHED_MATCHES.saturating_sub(self.matches),
            days: ESTABLISHED_DAYS.saturating_sub(self.days),
            opponents: u32::try_from(needed_opponent_count.saturating_sub(self.opponents.len()))
                .unwrap_or(u32::MAX),
        })
    }

    /// Returns the person as a candidate for the server's circle at `at_ms`, in milliseconds since 1970; `None` if they have not
    /// played enough.
    pub fn circle_candidate(&self, at_ms: i64) -> Option<CircleCandidate> {
        let candidate = CircleCandidate {
            played: self.played.recent_count(at_ms),
            established: self.is_established(at_ms),
        };
        self.has_played_enough().then_some(candidate)
    }

    /// Returns the number of matches against persons, rated or not, decayed with a half-life of a week until `at_ms`, in
    /// milliseconds since 1970.
    pub fn decayed_match_count(&self, at_ms: i64) -> f64 {
        self.played.recent_count(at_ms)
    }

    /// Returns the number of matches against established people, decayed with a half-life of a week until `at_ms`, in milliseconds
    /// since 1970. A match counts as the fraction of opponents who are established.
    pub fn decayed_match_count_against_established(&self, at_ms: i64) -> f64 {
        self.company.recent_count(at_ms)
    }

    /// Adds a match against other persons, rated or not. `established_opponent_share` is the fraction of these opponents who are
    /// established, from 0 to 1; `at_ms` is in milliseconds since 1970.
    pub fn add_match(&mut self, established_opponent_share: f64, at_ms: i64) {
        self.played.increase_by(1.0, at_ms);
        self.company.increase_by(established_opponent_share, at_ms);
    }

    /// Adds a rated match that ended at `at_ms`, in milliseconds since 1970. `established_opponents` are those opponents in
    /// the match who are established. The person becomes established after meeting `needed_opponent_count` different established
    /// opponents, and playing enough matches on enough days.
    pub fn add_rated_match(
        &mut self,
        established_opponents: impl Iterator<Item = PersonId>,
        needed_opponent_count: usize,
        at_ms: i64,
    ) {
        self.matches = self.matches.saturating_add(1);
        if self.last_day != Some(at_ms.div_euclid(DAY)) {
            self.days = self.days.saturating_add(1);
            self.last_day = Some(at_ms.div_euclid(DAY));
        }
        if self.since.is_some() {
            return;
        }
        for person in established_opponents {
            if !self.opponents.contains(&person) {
                self.opponents.push(person);
            }
        }
        if self.has_played_enough() && self.opponents.len() >= needed_opponent_count {
            (self.since, self.opponents) = (Some(at_ms), Vec::new());
        }
    }
}
