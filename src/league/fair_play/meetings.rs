//! Counts of recent events that decay: a count is halved every week.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ids::PersonId;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// The time, in milliseconds, in which a decaying count is halved.
const HALF_LIFE: f64 = 7.0 * DAY as f64;
/// A pair of people is dropped when the decayed count of their meetings falls below this number.
const MIN_PAIR_COUNT: f64 = 0.1;

/// A count that decays: its value after the last addition, and the time of that addition, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DecayingCount(#[serde(with = "crate::league::snapshot::bits")] f64, i64);

impl DecayingCount {
    /// Returns the count at `at_ms`, in milliseconds since 1970, decayed with a half-life of a week.
    pub fn recent_count(self, at_ms: i64) -> f64 {
        self.decayed_count(at_ms, HALF_LIFE)
    }

    /// Returns the count at `at_ms`, in milliseconds since 1970, decayed with this half-life in milliseconds.
    fn decayed_count(self, at_ms: i64, half_life: f64) -> f64 {
        self.0 * (-((at_ms - self.1).max(0) as f64) / half_life).exp2()
    }

    /// Adds `amount` to the count at `at_ms`, in milliseconds since 1970.
    pub fn increase_by(&mut self, amount: f64, at_ms: i64) {
        *self = Self(self.recent_count(at_ms) + amount, at_ms.max(self.1));
    }
}

/// The decayed number of meetings of a pair of people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct PairMeetings {
    meetings: DecayingCount,
    /// The decayed count of the pair's meetings, each counted as 1 divided by the number of a player's opponents at the table. A
    /// match of four players adds a third for each opponent of a player, and 1 for all of them together.
    share: DecayingCount,
}

/// A pair's decayed counts of meetings, as they were before a new meeting was added.
#[derive(Clone, Copy, Debug)]
pub struct EarlierMeetings {
    pub count: f64,
    /// The decayed count of the pair's meetings, each counted as 1 divided by the number of a player's opponents at the table.
    pub share: f64,
}

/// The recent meetings of each pair of people on a server.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RecentMeetings {
    #[serde(with = "crate::league::snapshot::pairs")]
    counts: BTreeMap<(PersonId, PersonId), PairMeetings>,
    /// The number of stored pairs above which pairs that have not met recently are dropped.
    sweep_at: usize,
}

impl RecentMeetings {
    /// Adds a meeting of this pair at `at_ms`, in milliseconds since 1970, at a table at which each had
    /// `opponents_per_player` opponents. Returns the pair's decayed counts from before this meeting.
    pub fn add_meeting_and_return_earlier(
        &mut self,
        person: PersonId,
        other: PersonId,
        opponents_per_player: f64,
        at_ms: i64,
    ) -> EarlierMeetings {
        let met = self.counts.entry((person.min(other), person.max(other))).or_default();
        let earlier = EarlierMeetings {
            count: met.meetings.recent_count(at_ms),
            share: met.share.recent_count(at_ms),
        };
        met.meetings.increase_by(1.0, at_ms);
        met.share.increase_by(1.0 / opponents_per_player, at_ms);
        earlier
    }

    /// If more than `sweep_at` pairs are stored, drops those whose count has decayed below 0.1 at `at_ms`, in milliseconds
    /// since 1970.
    pub fn drop_old_pairs(&mut self, at_ms: i64) {
        if self.counts.len() > self.sweep_at {
            self.counts.retain(|_, met| met.meetings.recent_count(at_ms) > MIN_PAIR_COUNT);
            self.sweep_at = 2 * self.counts.len() + 1000;
        }
    }

    /// Returns the pairs that have met recently, with the decayed number of their meetings at `at_ms`,
    /// in milliseconds since 1970.
    pub fn recent_pairs_with_meeting_counts(
        &self,
        at_ms: i64,
    ) -> impl Iterator<Item = (PersonId, PersonId, f64)> {
        let lately = move |(&(one, other), met): (&(PersonId, PersonId), &PairMeetings)| {
            (one, other, met.meetings.recent_count(at_ms))
        };
        self.counts.iter().map(lately).filter(|(_, _, met)| *met > MIN_PAIR_COUNT)
    }
}
