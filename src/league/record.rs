//! What somebody has come to, by month and edition: so much of it as leaderboards ask for.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::season::Month;
use triominos_rules::game::Edition;

/// The number of months, of those in which something was played, that are kept apart. A leaderboard reaches back to the last
/// season, which is six months at most; the final table of a season may be told late.
pub const MONTHS: usize = 15;

/// The months in which something was played on a server: the last ones. A clock that was wrong for a day costs one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Months(BTreeSet<Month>);

impl Months {
    /// Notes that something was played in this month, and says whether it is kept apart, and which month is not any more.
    pub fn note(&mut self, month: Month) -> (bool, Option<Month>) {
        if !self.0.insert(month) || self.0.len() <= MONTHS {
            return (true, None);
        }
        let forgotten = self.0.pop_first();
        (forgotten != Some(month), forgotten.filter(|forgotten| *forgotten != month))
    }
}

/// A sum of what somebody did.
pub trait Sum: Default {
    /// Adds some more of it.
    fn add(&mut self, more: &Self);
}

/// What one person did, by edition: in each of the last months, and all of it in sum. It is asked for again and again, of
/// thousands of people, so that nothing is added up that was never kept apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<T> {
    all_time: Vec<(u8, T)>,
    /// In their order.
    months: Vec<((Month, u8), T)>,
}

impl<T> Default for Record<T> {
    fn default() -> Self {
        Self { all_time: Vec::new(), months: Vec::new() }
    }
}

impl<T: Sum> Record<T> {
    /// Changes what there is of this edition: of all time, and of the month if that is kept apart.
    pub fn change(&mut self, month: Option<Month>, edition: Edition, change: impl Fn(&mut T)) {
        let edition = index(edition);
        change(entry(&mut self.all_time, edition));
        if let Some(month) = month {
            change(entry(&mut self.months, (month, edition)));
        }
    }

    /// Forgets what was in this month by itself; it stays in the sum.
    pub fn forget(&mut self, month: Month) {
        self.months.retain(|((of, _), _)| *of != month);
        self.months.shrink_to_fit();
    }

    /// The sum in these months, by these rules if any are named. From the first of all months on it is that of all time.
    pub fn sum(&self, months: &Range<Month>, edition: Option<Edition>) -> Option<T> {
        let edition = edition.map(index);
        let counts = |of: u8| edition.is_none_or(|edition| edition == of);
        if months.start <= Month::FIRST {
            let parts = self.all_time.iter().filter(|(of, _)| counts(*of));
            return sum(parts.map(|(_, part)| part));
        }
        let from = self.months.partition_point(|((month, _), _)| *month < months.start);
        let to = self.months.partition_point(|((month, _), _)| *month < months.end);
        let parts = self.months.get(from..to).unwrap_or_default();
        sum(parts.iter().filter(|((_, of), _)| counts(*of)).map(|(_, part)| part))
    }
}

fn sum<'a, T: Sum + 'a>(mut parts: impl Iterator<Item = &'a T>) -> Option<T> {
    let mut sum = T::default();
    sum.add(parts.next()?);
    parts.for_each(|part| sum.add(part));
    Some(sum)
}

/// The entry of this key, in a short list that is in order.
fn entry<K: Ord + Copy, T: Default>(entries: &mut Vec<(K, T)>, key: K) -> &mut T {
    let at = entries.binary_search_by_key(&key, |(key, _)| *key).unwrap_or_else(|at| {
        entries.insert(at, (key, T::default()));
        at
    });
    &mut entries[at].1
}

fn index(edition: Edition) -> u8 {
    let at = Edition::ALL.iter().position(|other| *other == edition);
    at.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    impl Sum for u32 {
        fn add(&mut self, more: &Self) {
            *self += more;
        }
    }

    #[test]
    fn the_last_months_are_kept_apart_and_a_wrong_clock_costs_one_of_them() {
        let mut months = Months::default();
        let month = |n: usize| Month::FIRST.plus(12 * 2026 + i64::try_from(n).unwrap());
        for n in 0..MONTHS - 1 {
            assert_eq!(months.note(month(n)), (true, None));
        }
        assert_eq!(months.note(month(9_000)), (true, None), "somebody set the clock wrong");
        assert_eq!(months.note(month(3)), (true, None), "and right again");
        assert_eq!(months.note(month(MONTHS - 1)), (true, Some(month(0))));
        assert_eq!(months.note(month(0)), (false, None), "it is too long ago");
    }

    proptest! {
        /// Whatever the order is in which things are noted, the same months are kept, with everything in them.
        #[test]
        fn the_order_changes_nothing(noted in prop::collection::vec((0..40_i64, 0..3_usize, 1..9_u32), 1..60)) {
            let record = |noted: &[(i64, usize, u32)]| {
                let (mut months, mut record) = (Months::default(), Record::<u32>::default());
                for &(month, edition, count) in noted {
                    let month = Month::FIRST.plus(1 + month);
                    let (kept, forgotten) = months.note(month);
                    forgotten.into_iter().for_each(|month| record.forget(month));
                    let edition = Edition::ALL[edition];
                    record.change(Some(month).filter(|_| kept), edition, |sum| *sum += count);
                }
                record
            };
            let back: Vec<_> = noted.iter().copied().rev().collect();
            let (forth, back) = (record(&noted), record(&back));
            prop_assert_eq!(&forth, &back);
            let all = forth.sum(&(Month::FIRST..Month::FIRST.plus(1)), None);
            prop_assert_eq!(all, Some(noted.iter().map(|(_, _, count)| count).sum::<u32>()));
            let newest = noted.iter().map(|(month, ..)| *month).max().unwrap();
            let of_newest: u32 = noted.iter().filter(|of| of.0 == newest).map(|of| of.2).sum();
            let newest = Month::FIRST.plus(1 + newest);
            prop_assert_eq!(forth.sum(&(newest..newest.plus(1)), None), Some(of_newest));
        }
    }
}
