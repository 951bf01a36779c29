//! A person's sums by month and edition, from which leaderboards are computed.

use std::collections::BTreeSet;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::season::Month;
use triominos_rules::game::Edition;

/// The number of recent months for which the sums of each month are kept. A leaderboard needs the months since the start of the
/// previous season, and a season lasts at most three months. The remaining months are a reserve for final standings that are posted
/// late.
pub const MONTHS: usize = 15;

/// The most recent months with matches on a server. If the system clock was wrong, a month in the future may have displaced a
/// real one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Months(BTreeSet<Month>);

impl Months {
    /// Adds a month with a match. The oldest month is dropped if there are more than [`MONTHS`].
    pub fn add_month(&mut self, month: Month) -> AddedMonth {
        if !self.0.insert(month) || self.0.len() <= MONTHS {
            return AddedMonth { is_kept: true, dropped: None };
        }
        let dropped = self.0.pop_first();
        AddedMonth {
            is_kept: dropped != Some(month),
            dropped: dropped.filter(|dropped| *dropped != month),
        }
    }
}

/// The result of [`Months::add_month`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddedMonth {
    /// True if the sums of the added month are kept separately; false if the month is too long ago.
    pub is_kept: bool,
    /// The month whose separate sums must be dropped to make room; `None` if none must be dropped.
    pub dropped: Option<Month>,
}

/// Numbers about a person that can be added up over matches.
pub trait AddTotals: Default {
    /// Adds the numbers of `other` to these numbers.
    fn add_totals(&mut self, other: &Self);
}

/// The sums of one person by edition: of each recent month, and of all time. Leaderboards read them often and for thousands of
/// people, so they are stored instead of being computed from the matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<T> {
    all_time: Vec<(u8, T)>,
    /// The sums of recent months, sorted by month and edition.
    months: Vec<((Month, u8), T)>,
}

impl<T> Default for Record<T> {
    fn default() -> Self {
        Self { all_time: Vec::new(), months: Vec::new() }
    }
}

impl<T: AddTotals> Record<T> {
    /// Applies `change` to the sums of an edition: to those of all time and, unless `recent_month` is `None`, to those of this
    /// month.
    pub fn change_sums(
        &mut self,
        recent_month: Option<Month>,
        edition: Edition,
        change: impl Fn(&mut T),
    ) {
        let edition = edition_index(edition);
        change(entry_or_default(&mut self.all_time, edition));
        if let Some(month) = recent_month {
            change(entry_or_default(&mut self.months, (month, edition)));
        }
    }

    /// Drops the separate sums of a month; the sums of all time still contain it.
    pub fn drop_sums_of_month(&mut self, month: Month) {
        self.months.retain(|((of, _), _)| *of != month);
        self.months.shrink_to_fit();
    }

    /// Returns the sum over `months`; `None` if the person has not played in them. The sum is that of one edition or, if `edition`
    /// is `None`, of all editions. If `months` starts at [`Month::FIRST`], its end is ignored, and the sum of all time is
    /// returned.
    pub fn sum_over(&self, months: &Range<Month>, edition: Option<Edition>) -> Option<T> {
        let edition = edition.map(edition_index);
        let counts = |of: u8| edition.is_none_or(|edition| edition == of);
        if months.start <= Month::FIRST {
            let parts = self.all_time.iter().filter(|(of, _)| counts(*of));
            return sum_of_parts(parts.map(|(_, part)| part));
        }
        let from = self.months.partition_point(|((month, _), _)| *month < months.start);
        let to = self.months.partition_point(|((month, _), _)| *month < months.end);
        let parts = self.months.get(from..to).unwrap_or_default();
        sum_of_parts(parts.iter().filter(|((_, of), _)| counts(*of)).map(|(_, part)| part))
    }
}

/// Returns the sum of these parts; `None` if there are none.
fn sum_of_parts<'a, T: AddTotals + 'a>(mut parts: impl Iterator<Item = &'a T>) -> Option<T> {
    let mut sum = T::default();
    sum.add_totals(parts.next()?);
    parts.for_each(|part| sum.add_totals(part));
    Some(sum)
}

/// Returns the entry with this key in a short sorted list; inserts it if it is missing.
fn entry_or_default<K: Ord + Copy, T: Default>(entries: &mut Vec<(K, T)>, key: K) -> &mut T {
    let at = entries.binary_search_by_key(&key, |(key, _)| *key).unwrap_or_else(|at| {
        entries.insert(at, (key, T::default()));
        at
    });
    &mut entries[at].1
}

/// Returns the index of the edition in [`Edition::ALL`].
fn edition_index(edition: Edition) -> u8 {
    let at = Edition::ALL.iter().position(|other| *other == edition);
    at.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    impl AddTotals for u32 {
        fn add_totals(&mut self, other: &Self) {
            *self += other;
        }
    }

    #[test]
    fn a_month_added_by_a_wrong_clock_takes_the_room_of_the_oldest_recent_month() {
        let mut months = Months::default();
        let added = |is_kept, dropped| AddedMonth { is_kept, dropped };
        let month = |n: usize| Month::FIRST.plus_months(12 * 2026 + i64::try_from(n).unwrap());
        for n in 0..MONTHS - 1 {
            assert_eq!(months.add_month(month(n)), added(true, None));
        }
        assert_eq!(months.add_month(month(9_000)), added(true, None), "the clock is set wrong");
        assert_eq!(months.add_month(month(3)), added(true, None), "the clock is right again");
        assert_eq!(months.add_month(month(MONTHS - 1)), added(true, Some(month(0))));
        assert_eq!(months.add_month(month(0)), added(false, None), "it is too long ago");
    }

    proptest! {
        #[test]
        fn the_order_of_additions_affects_neither_the_recent_months_nor_their_sums(added in prop::collection::vec((0..40_i64, 0..3_usize, 1..9_u32), 1..60)) {
            let record = |added: &[(i64, usize, u32)]| {
                let (mut months, mut record) = (Months::default(), Record::<u32>::default());
                for &(month, edition, count) in added {
                    let month = Month::FIRST.plus_months(1 + month);
                    let AddedMonth { is_kept, dropped } = months.add_month(month);
                    dropped.into_iter().for_each(|month| record.drop_sums_of_month(month));
                    let edition = Edition::ALL[edition];
                    record.change_sums(Some(month).filter(|_| is_kept), edition, |sum| *sum += count);
                }
                record
            };
            let back: Vec<_> = added.iter().copied().rev().collect();
            let (forward, back) = (record(&added), record(&back));
            prop_assert_eq!(&forward, &back);
            let all = forward.sum_over(&(Month::FIRST..Month::FIRST.plus_months(1)), None);
            prop_assert_eq!(all, Some(added.iter().map(|(_, _, count)| count).sum::<u32>()));
            let newest = added.iter().map(|(month, ..)| *month).max().unwrap();
            let expected: u32 = added.iter().filter(|addition| addition.0 == newest).map(|addition| addition.2).sum();
            let newest = Month::FIRST.plus_months(1 + newest);
            prop_assert_eq!(forward.sum_over(&(newest..newest.plus_months(1)), None), Some(expected));
        }
    }
}
