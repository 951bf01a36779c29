//! Fair play: the weight of each opponent in a rated match, so that nobody earns a place by playing against their own accounts.
//!
//! A result says less about a player the more often it was played between the same two lately, the less the opponent is known
//! here, and the less of the match the opponent was there for.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::result::{MatchResult, RuleChanges, SeatResult};
use crate::ids::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The time in which half of a pair's meetings are forgotten.
const HALF_LIFE: f64 = 7.0 * DAY as f64;
/// So many meetings of a pair that are not forgotten count in full; the n-th after them this part of n.
const FULL_MEETINGS: f64 = 4.0;
/// Below this, a pair's meetings are as good as forgotten.
const FORGOTTEN: f64 = 0.1;
/// The weight of an opponent who is not established.
const NEWCOMER: f64 = 0.5;
/// The fewest rated matches, opponents and days of somebody who is established.
const ESTABLISHED_MATCHES: u32 = 5;
const ESTABLISHED_OPPONENTS: usize = 3;
const ESTABLISHED_DAYS: u32 = 3;
/// The fewest turns, of everyone who stayed, in a match that is rated; of a leaver, for the match to count for the others.
pub const FEWEST_TURNS: u32 = 3;

impl MatchResult {
    /// True if it counts for ratings: by an edition's rules, of whatever length; among persons only, at least two of them; and
    /// everyone who stayed had a few turns. A computer that has taken a leaver's seat changes nothing: the persons are ranked
    /// among themselves.
    pub fn is_rated(&self) -> bool {
        let stayed = || self.seats.iter().filter(|seat| !seat.has_left());
        self.rule_changes < RuleChanges::Play
            && self.persons() >= 2
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
            (false, false) => f64::from(u8::from(!self.given_up)),
            (false, true) if other.deeds.turns < FEWEST_TURNS => 0.0,
            (false, true) => {
                let share = f64::from(other.deeds.turns) / f64::from(one.deeds.turns.max(1));
                (2.0 * share - 1.0).clamp(0.0, 1.0)
            }
        }
    }
}

/// The meetings of each two people of a server lately: a count that halves in a week.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Meetings {
    #[serde(with = "super::snapshot::pairs")]
    counts: BTreeMap<(PersonId, PersonId), Met>,
    /// The number of pairs after which those that are forgotten are looked for.
    sweep_at: usize,
}

/// So many, the last one at that moment, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Met(#[serde(with = "super::snapshot::bits")] f64, i64);

impl Met {
    fn remembered(self, at: i64) -> f64 {
        self.0 * (-((at - self.1).max(0) as f64) / HALF_LIFE).exp2()
    }
}

impl Meetings {
    /// Notes that these two have met, and gives the weight of this meeting.
    fn meet(&mut self, one: PersonId, other: PersonId, at: i64) -> f64 {
        let met = self.counts.entry((one.min(other), one.max(other))).or_insert(Met(0.0, at));
        *met = Met(met.remembered(at) + 1.0, at.max(met.1));
        (FULL_MEETINGS / met.0).min(1.0)
    }

    fn forget(&mut self, at: i64) {
        if self.counts.len() > self.sweep_at {
            self.counts.retain(|_, met| met.remembered(at) > FORGOTTEN);
            self.sweep_at = 2 * self.counts.len() + 1000;
        }
    }
}

/// The experience by which a person is known on a server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experience {
    matches: u32,
    days: u32,
    last_day: Option<i64>,
    /// The first opponents; no more than are asked for.
    opponents: BTreeSet<PersonId>,
    /// The moment from which the person is established, in milliseconds since 1970.
    since: Option<i64>,
}

impl Experience {
    /// True if the person was established at this moment: had played at least five rated matches, against at least three
    /// different persons, on at least three different days.
    pub fn is_established(&self, at: i64) -> bool {
        self.since.is_some_and(|since| since <= at)
    }

    /// The moment since which the person is established, if they are.
    pub fn established_since(&self) -> Option<i64> {
        self.since
    }

    /// Takes in a rated match against these.
    pub fn gain(&mut self, opponents: impl Iterator<Item = PersonId>, at: i64) {
        if self.since.is_some() {
            return;
        }
        self.matches += 1;
        if self.last_day != Some(at.div_euclid(DAY)) {
            self.days += 1;
            self.last_day = Some(at.div_euclid(DAY));
        }
        self.opponents.extend(opponents);
        if self.matches >= ESTABLISHED_MATCHES
            && self.days >= ESTABLISHED_DAYS
            && self.opponents.len() >= ESTABLISHED_OPPONENTS
        {
            self.since = Some(at);
            self.opponents.clear();
        }
    }
}

/// The weight of an opponent in a match, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Weight {
    pub rating: f64,
    /// A ladder adds up, so that meetings over and over would lead to the top of it: there they count less still.
    pub ladder: f64,
}

/// The weights of everybody's opponents in a rated match: `weights[one][other]`, in the order of `persons`, as is who of them was
/// established.
pub fn weights(
    result: &MatchResult,
    persons: &[PersonId],
    meetings: &mut Meetings,
    established: &[bool],
) -> Vec<Vec<Weight>> {
    let at = result.finished_at;
    meetings.forget(at);
    let mut weights = vec![vec![Weight::default(); persons.len()]; persons.len()];
    for (here, &one) in persons.iter().enumerate() {
        for (there, &other) in persons.iter().enumerate().take(here) {
            let repeat = meetings.meet(one, other, at);
            let known = |at: usize| if established[at] { 1.0 } else { NEWCOMER };
            let weight = |mine, theirs, at| match result.part_played(mine, theirs) {
                // Nobody loses less by leaving often, or a newcomer.
                _ if result.has_left(mine) => Weight { rating: 1.0, ladder: 1.0 },
                part => {
                    let counts = part * known(at);
                    Weight { rating: counts * repeat, ladder: counts * repeat.powi(2) }
                }
            };
            weights[here][there] = weight(one, other, there);
            weights[there][here] = weight(other, one, here);
        }
    }
    weights
}
