//! What a server knows about a person as an opponent.

use serde::{Deserialize, Serialize};

use super::meetings::Fading;
use crate::ids::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The fewest rated matches, established opponents and days of somebody who is established.
const ESTABLISHED_MATCHES: u32 = 5;
pub(super) const ESTABLISHED_OPPONENTS: usize = 3;
const ESTABLISHED_DAYS: u32 = 3;

/// A person who has played enough to be established.
#[derive(Clone, Copy, Debug)]
pub struct Regular {
    /// The number of matches lately.
    pub played: f64,
    pub established: bool,
}

/// The experience by which a person is known on a server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experience {
    matches: u32,
    days: u32,
    last_day: Option<i64>,
    /// The matches lately, rated or not.
    played: Fading,
    /// The first opponents who were established when they met; no more than are asked for.
    opponents: Vec<PersonId>,
    /// The moment from which the person is established, in milliseconds since 1970.
    since: Option<i64>,
}

impl Experience {
    /// True if the person was established at this moment: had played enough rated matches on enough days, enough of them against
    /// people who were established before, and belongs to the [circle](mod@super::circle) of the server.
    pub fn is_established(&self, at: i64) -> bool {
        self.since.is_some_and(|since| since <= at)
    }

    /// The moment since which the person is established, if they are.
    pub fn established_since(&self) -> Option<i64> {
        self.since
    }

    /// The person belongs to the circle of the server or, if not, is not established any more.
    pub fn belong(&mut self, is_inside: bool, at: i64) {
        match is_inside {
            true => self.since = self.since.or(Some(at)),
            false => (self.since, self.opponents) = (None, Vec::new()),
        }
    }

    /// True if the matches and days are enough, whoever the opponents were.
    pub fn is_regular(&self) -> bool {
        self.matches >= ESTABLISHED_MATCHES && self.days >= ESTABLISHED_DAYS
    }

    /// What tells if the person belongs to the circle of the server; `None` of somebody who has not played enough.
    pub fn regular(&self, at: i64) -> Option<Regular> {
        let regular =
            Regular { played: self.played.lately(at), established: self.is_established(at) };
        self.is_regular().then_some(regular)
    }

    /// The number of matches against persons lately, rated or not.
    pub fn played(&self, at: i64) -> f64 {
        self.played.lately(at)
    }

    /// Notes a match against persons, rated or not.
    pub fn play(&mut self, at: i64) {
        self.played.add(at);
    }

    /// Takes in a rated match, with those of its opponents who are established.
    pub fn gain(&mut self, established: impl Iterator<Item = PersonId>, at: i64) {
        self.matches = self.matches.saturating_add(1);
        if self.last_day != Some(at.div_euclid(DAY)) {
            self.days = self.days.saturating_add(1);
            self.last_day = Some(at.div_euclid(DAY));
        }
        if self.since.is_some() {
            return;
        }
        for person in established {
            if self.opponents.len() < ESTABLISHED_OPPONENTS && !self.opponents.contains(&person) {
                self.opponents.push(person);
            }
        }
        if self.is_regular() && self.opponents.len() >= ESTABLISHED_OPPONENTS {
            (self.since, self.opponents) = (Some(at), Vec::new());
        }
    }
}
