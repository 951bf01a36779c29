//! The experience that makes a person an established opponent.

use serde::{Deserialize, Serialize};

use super::meetings::Fading;
use crate::ids::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The fewest rated matches and days of an established person.
const ESTABLISHED_MATCHES: u32 = 5;
const ESTABLISHED_DAYS: u32 = 3;

/// A person who has played enough to be established, if they belong to the circle.
#[derive(Clone, Copy, Debug)]
pub struct Regular {
    /// The recent number of matches.
    pub played: f64,
    pub established: bool,
}

/// A person's experience on a server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experience {
    matches: u32,
    days: u32,
    last_day: Option<i64>,
    /// Recent matches, rated or not, and their part that was played against established people.
    played: Fading,
    company: Fading,
    /// The opponents who were established at the time; empty once the person is established.
    opponents: Vec<PersonId>,
    /// The moment from which the person is established, in milliseconds since 1970.
    since: Option<i64>,
}

impl Experience {
    /// True if the person was established at this moment: they had played enough rated matches on enough days, enough of them
    /// against people who were established before, and belong to the [circle](mod@super::circle) of the server.
    pub fn is_established(&self, at: i64) -> bool {
        self.since.is_some_and(|since| since <= at)
    }

    /// The moment since which the person is established; `None` if they are not.
    pub fn established_since(&self) -> Option<i64> {
        self.since
    }

    /// Notes whether the person is in the server's circle. Outside it they are not established any more.
    pub fn set_membership(&mut self, is_inside: bool, at: i64) {
        match is_inside {
            true => self.since = self.since.or(Some(at)),
            false => (self.since, self.opponents) = (None, Vec::new()),
        }
    }

    /// True if the number of matches and days suffices, regardless of the opponents.
    pub fn has_played_enough(&self) -> bool {
        self.matches >= ESTABLISHED_MATCHES && self.days >= ESTABLISHED_DAYS
    }

    /// The data that decides whether the person is in the server's circle; `None` if they have not played enough.
    pub fn circle_candidate(&self, at: i64) -> Option<Regular> {
        let regular =
            Regular { played: self.played.recent_count(at), established: self.is_established(at) };
        self.has_played_enough().then_some(regular)
    }

    /// The recent number of matches against persons, rated or not.
    pub fn recent_matches(&self, at: i64) -> f64 {
        self.played.recent_count(at)
    }

    /// The recent number of matches against established people, a match with others by their share.
    pub fn company(&self, at: i64) -> f64 {
        self.company.recent_count(at)
    }

    /// Adds a match against other persons, rated or not. `established` is the share of these opponents who are established, from 0 to 1.
    pub fn add_match(&mut self, established: f64, at: i64) {
        self.played.add_one(1.0, at);
        self.company.add_one(established, at);
    }

    /// Adds a rated match against the opponents in `established`. The person becomes established after meeting `needed` different
    /// ones, if they have also played enough matches on enough days.
    pub fn add_rated_match(
        &mut self,
        established: impl Iterator<Item = PersonId>,
        needed: usize,
        at: i64,
    ) {
        self.matches = self.matches.saturating_add(1);
        if self.last_day != Some(at.div_euclid(DAY)) {
            self.days = self.days.saturating_add(1);
            self.last_day = Some(at.div_euclid(DAY));
        }
        if self.since.is_some() {
            return;
        }
        for person in established {
            if !self.opponents.contains(&person) {
                self.opponents.push(person);
            }
        }
        if self.has_played_enough() && self.opponents.len() >= needed {
            (self.since, self.opponents) = (Some(at), Vec::new());
        }
    }
}
