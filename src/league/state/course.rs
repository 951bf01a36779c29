//! The history of a person's rating after each match. If it has many points, some are left out.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::league::season::Month;
use triominos_rules::game::Seat;

/// The number of ratings that may be added to a history before it is thinned out again. A chart has room for a few hundred.
const MORE: usize = 50;

/// A rating at a point in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPoint {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// The displayed rating ([`Rating::displayed_points`](crate::league::Rating::displayed_points)).
    pub points: i32,
    /// The number of rated matches up to that time, including the one that led to this rating.
    pub matches: u32,
}

/// The displayed ratings of the player in a seat before and after a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    pub seat: Seat,
    pub before: i32,
    pub after: i32,
}

/// A person's ratings after matches, in chronological order. If there are many, only some are kept: the first, the last,
/// the lowest, the highest, the last of each month, and an evenly spaced selection of the others that is large enough for a
/// chart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "StoredRatingHistory", from = "StoredRatingHistory")]
pub struct RatingHistory {
    points: Vec<RatingPoint>,
    /// The number of matches from one of the evenly spaced ratings to the next.
    stride: u32,
    /// The number of ratings from which the history is thinned out: the stride doubles, and every second evenly spaced rating is
    /// dropped.
    thin_at: usize,
    /// The numbers, counted from 1, of the matches after which the rating first reached its lowest value, and first reached
    /// its highest.
    marked: [u32; 2],
}

impl Default for RatingHistory {
    fn default() -> Self {
        Self { points: Vec::new(), stride: 1, thin_at: 2 * MORE, marked: [1, 1] }
    }
}

impl RatingHistory {
    /// Adds the displayed rating after one more match, which ended at `at_ms`, in milliseconds since 1970.
    pub fn push_rating(&mut self, at_ms: i64, displayed_rating: i32) {
        let matches = self.points.last().map_or(0, |last| last.matches) + 1;
        let next = RatingPoint { at: at_ms, points: displayed_rating, matches };
        let rating_at = |mark: u32| {
            let known = self.points.binary_search_by_key(&mark, |point| point.matches);
            known.map_or(displayed_rating, |index| self.points[index].points)
        };
        let [lowest, highest] = self.marked.map(rating_at);
        if displayed_rating < lowest {
            self.marked[0] = matches;
        }
        if displayed_rating > highest {
            self.marked[1] = matches;
        }
        if self.points.last().is_some_and(|last| !self.is_kept_if_followed_by(last, &next)) {
            self.points.pop();
        }
        self.points.push(next);
        if self.points.len() >= self.thin_at {
            self.drop_every_second_evenly_spaced_rating();
        }
    }

    /// Drops every second one of the evenly spaced ratings.
    fn drop_every_second_evenly_spaced_rating(&mut self) {
        self.stride *= 2;
        let all = std::mem::take(&mut self.points);
        let stays = |(at, point): &(usize, &RatingPoint)| {
            all.get(at + 1).is_none_or(|next| self.is_kept_if_followed_by(point, next))
        };
        self.points = all.iter().enumerate().filter(stays).map(|(_, point)| *point).collect();
        self.thin_at = self.points.len() + MORE;
    }

    /// Returns `true` if `point`, which has been the last rating so far, is kept when `next` is added after it.
    fn is_kept_if_followed_by(&self, point: &RatingPoint, next: &RatingPoint) -> bool {
        point.matches == 1
            || point.matches.is_multiple_of(self.stride)
            || self.marked.contains(&point.matches)
            || Month::containing(point.at) != Month::containing(next.at)
    }
}

impl Deref for RatingHistory {
    type Target = [RatingPoint];

    fn deref(&self) -> &[RatingPoint] {
        &self.points
    }
}

/// The stored form of [`RatingHistory`]: the stride, `thin_at`, the marked matches, and a list with three numbers for each rating.
/// These are the differences of the time, of the rating and of the number of matches from the previous rating.
#[derive(Serialize, Deserialize)]
struct StoredRatingHistory(u32, usize, [u32; 2], Vec<i64>);

impl From<RatingHistory> for StoredRatingHistory {
    fn from(course: RatingHistory) -> Self {
        let mut before = [0; 3];
        let step = |point: &RatingPoint| {
            let now = [point.at, i64::from(point.points), i64::from(point.matches)];
            let step: [i64; 3] = std::array::from_fn(|n| now[n].wrapping_sub(before[n]));
            before = now;
            step
        };
        let steps = course.points.iter().flat_map(step).collect();
        Self(course.stride, course.thin_at, course.marked, steps)
    }
}

impl From<StoredRatingHistory> for RatingHistory {
    fn from(StoredRatingHistory(stride, thin_at, marked, steps): StoredRatingHistory) -> Self {
        let mut now = [0_i64; 3];
        let point = |step: &[i64]| {
            step.iter().zip(&mut now).for_each(|(step, now)| *now = now.wrapping_add(*step));
            RatingPoint { at: now[0], points: now[1] as i32, matches: now[2] as u32 }
        };
        let points = steps.chunks_exact(3).map(point).collect();
        Self { points, stride: stride.max(1), thin_at, marked }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const DAY: i64 = 24 * 60 * 60 * 1000;

    /// Returns the history after these ratings, and all points that were added to it. Each step is a number of days and the rating
    /// after them.
    fn history_and_added_points(
        days_and_ratings: &[(i64, i32)],
    ) -> (RatingHistory, Vec<RatingPoint>) {
        let (mut course, mut all, mut at) = (RatingHistory::default(), Vec::new(), 0);
        for (number, (days, points)) in (1..).zip(days_and_ratings) {
            at += days * DAY;
            course.push_rating(at, *points);
            all.push(RatingPoint { at, points: *points, matches: number });
        }
        (course, all)
    }

    proptest! {
        #[test]
        fn a_thinned_rating_history_keeps_its_extremes_and_the_ends_of_months(
            steps in prop::collection::vec((0..4_i64, 0..3000), 1..900),
        ) {
            let (course, all) = history_and_added_points(&steps);
            let months = all.iter().map(|point| Month::containing(point.at));
            let ends: Vec<Month> = std::collections::BTreeSet::from_iter(months).into_iter().collect();
            prop_assert!(course.len() <= 2 * MORE + ends.len() + 6, "{}", course.len());
            prop_assert_eq!(course.first(), all.first());
            prop_assert_eq!(course.last(), all.last());
            let ratings = |points: &[RatingPoint]| {
                let of = || points.iter().map(|point| point.points);
                (of().min(), of().max())
            };
            prop_assert_eq!(ratings(&course), ratings(&all));
            let at_end = |points: &[RatingPoint], end: i64| {
                points.iter().rev().find(|point| point.at < end).copied()
            };
            for month in ends {
                let end = month.plus_months(1).start_ms();
                prop_assert_eq!(at_end(&course, end), at_end(&all, end));
            }
            let kept = serde_json::to_string(&course).unwrap();
            prop_assert_eq!(serde_json::from_str::<RatingHistory>(&kept).unwrap(), course);
        }
    }

    #[test]
    fn a_short_rating_history_keeps_every_rating() {
        let steps: Vec<(i64, i32)> = (0..90).map(|n| (1, 1000 + n)).collect();
        let (course, all) = history_and_added_points(&steps);
        assert_eq!(*course, all[..]);
    }
}
