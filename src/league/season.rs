//! Months and seasons in the UTC calendar.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::time::Millis;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A month of a year in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Month(i64);

/// The length of a server's seasons.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum SeasonLength {
    #[default]
    Month,
    Quarter,
}

impl Month {
    /// The first month of leaderboards of all time. It is long before any match.
    pub const FIRST: Self = Self(0);

    /// Returns the month that contains the time `at_ms`, in milliseconds since 1970.
    pub fn containing(at_ms: i64) -> Self {
        // The algorithm `civil_from_days` by Howard Hinnant. Its years begin in March, so that a leap day is the last
        // day of a year.
        let days = at_ms.div_euclid(DAY) + 719_468;
        let era = days.div_euclid(146_097);
        let day = days.rem_euclid(146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let in_year = day - (365 * year + year / 4 - year / 100);
        let from_march = (5 * in_year + 2) / 153;
        Self((era * 400 + year) * 12 + from_march + 2)
    }

    /// Returns the year, and the month of the year from 1 (January) to 12 (December).
    pub fn year_and_month(self) -> (i64, u8) {
        (self.0.div_euclid(12), 1 + u8::try_from(self.0.rem_euclid(12)).unwrap_or(0))
    }

    /// Returns the time at which the month begins, in milliseconds since 1970.
    pub fn start_ms(self) -> i64 {
        let from_march = self.0 - 2;
        let (year, month) = (from_march.div_euclid(12), from_march.rem_euclid(12));
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let day = of_era * 365 + of_era / 4 - of_era / 100 + (153 * month + 2) / 5;
        (era * 146_097 + day - 719_468) * DAY
    }

    /// Returns the month `months` months later.
    #[must_use]
    pub fn plus_months(self, months: i64) -> Self {
        Self(self.0 + months)
    }
}

impl SeasonLength {
    /// All lengths.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Returns the stored name of this length of seasons.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the length of seasons with this stored name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        name.parse().ok()
    }

    /// Returns the months of the season that contains this month. A quarter begins in January, April, July or October.
    pub fn season_containing(self, month: Month) -> Range<Month> {
        let months = match self {
            Self::Month => 1,
            Self::Quarter => 3,
        };
        let start = Month(month.0.div_euclid(months) * months);
        start..start.plus_months(months)
    }

    /// Returns the last millisecond of the season that contains the time `at_ms`, both in milliseconds since 1970.
    pub fn end_of_season_containing(self, at_ms: i64) -> Millis {
        self.season_containing(Month::containing(at_ms)).end.start_ms() - 1
    }

    /// Returns the months of the season before the one that contains this month.
    pub fn season_before(self, month: Month) -> Range<Month> {
        self.season_containing(self.season_containing(month).start.plus_months(-1))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn months_begin_at_midnight_utc_on_their_first_day() {
        for (at, name) in [
            (0, (1970, 1)),
            (-1, (1969, 12)),
            // 2024-02-29 and the first of March.
            (1_709_164_800_000, (2024, 2)),
            (1_709_251_199_999, (2024, 2)),
            (1_709_251_200_000, (2024, 3)),
            // 2100 is no leap year: 2100-03-01.
            (4_107_542_400_000, (2100, 3)),
            (4_107_542_399_999, (2100, 2)),
            (1_795_219_200_000, (2026, 11)),
        ] {
            assert_eq!(Month::containing(at).year_and_month(), name, "{at}");
        }
        assert_eq!(
            Month::containing(1_709_200_000_000).plus_months(1).start_ms(),
            1_709_251_200_000
        );
    }

    #[test]
    fn a_season_is_a_calendar_month_or_a_calendar_quarter() {
        let november = Month::containing(1_795_219_200_000);
        let names =
            |months: Range<Month>| (months.start.year_and_month(), months.end.year_and_month());
        assert_eq!(
            names(SeasonLength::Month.season_containing(november)),
            ((2026, 11), (2026, 12))
        );
        assert_eq!(
            names(SeasonLength::Quarter.season_containing(november)),
            ((2026, 10), (2027, 1))
        );
        assert_eq!(names(SeasonLength::Month.season_before(november)), ((2026, 10), (2026, 11)));
        assert_eq!(names(SeasonLength::Quarter.season_before(november)), ((2026, 7), (2026, 10)));
        let end = Month::containing(1_795_219_200_000).plus_months(1).start_ms() - 1;
        assert_eq!(SeasonLength::Month.end_of_season_containing(1_795_219_200_000), end);
        assert_eq!(SeasonLength::Month.end_of_season_containing(end), end);
        // The names of the lengths as they are stored.
        let lengths = [("month", SeasonLength::Month), ("quarter", SeasonLength::Quarter)];
        assert_eq!(SeasonLength::ALL, lengths.map(|(_, length)| length));
        for (name, length) in lengths {
            assert_eq!((length.name(), SeasonLength::from_name(name)), (name, Some(length)));
        }
    }

    proptest! {
        #[test]
        fn every_time_is_within_its_month(at in -10_000_000_000_000_i64..10_000_000_000_000) {
            let month = Month::containing(at);
            prop_assert!(month.start_ms() <= at && at < month.plus_months(1).start_ms());
            prop_assert_eq!(Month::containing(month.start_ms()), month);
            prop_assert_eq!(Month::containing(month.start_ms() - 1), month.plus_months(-1));
        }
    }
}
