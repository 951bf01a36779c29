//! Counts of what happened lately: each halves in a certain time.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ids::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The time in which half of a pair's meetings, and of a person's matches beside them, are forgotten.
const HALF_LIFE: f64 = 7.0 * DAY as f64;
/// Below this, a pair's meetings are as good as forgotten.
const FORGOTTEN: f64 = 0.1;

/// A count, as it was after the last addition, and the moment of that in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Fading(#[serde(with = "crate::league::snapshot::bits")] f64, i64);

impl Fading {
    /// The count as it is at this moment, if half of it goes in a week.
    pub fn lately(self, at: i64) -> f64 {
        self.after(at, HALF_LIFE)
    }

    fn after(self, at: i64, half_life: f64) -> f64 {
        self.0 * (-((at - self.1).max(0) as f64) / half_life).exp2()
    }

    /// One more.
    pub fn add(&mut self, at: i64) {
        *self = Self(self.lately(at) + 1.0, at.max(self.1));
    }
}

/// The meetings of each two people of a server lately.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Meetings {
    #[serde(with = "crate::league::snapshot::pairs")]
    counts: BTreeMap<(PersonId, PersonId), Fading>,
    /// The number of pairs after which those that are forgotten are looked for.
    sweep_at: usize,
}

impl Meetings {
    /// Notes that these two have met, and gives the number of their meetings lately, without this one.
    pub fn meet(&mut self, one: PersonId, other: PersonId, at: i64) -> f64 {
        let met = self.counts.entry((one.min(other), one.max(other))).or_default();
        let before = met.lately(at);
        met.add(at);
        before
    }

    /// Forgets the pairs that have not met for long, now and then.
    pub fn forget(&mut self, at: i64) {
        if self.counts.len() > self.sweep_at {
            self.counts.retain(|_, met| met.lately(at) > FORGOTTEN);
            self.sweep_at = 2 * self.counts.len() + 1000;
        }
    }

    /// The pairs that have met lately, and how often.
    pub fn pairs(&self, at: i64) -> impl Iterator<Item = (PersonId, PersonId, f64)> {
        let lately = move |(&(one, other), met): (&(PersonId, PersonId), &Fading)| {
            (one, other, met.lately(at))
        };
        self.counts.iter().map(lately).filter(|(_, _, met)| *met > FORGOTTEN)
    }
}
