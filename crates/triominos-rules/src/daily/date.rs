//! The date of a daily deal: a day from 00:00 UTC to 00:00 UTC.

use std::fmt;
use std::str::FromStr;

/// A day of the Gregorian calendar, in the years 2000 to 2999.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    /// The number of days since 1970-01-01.
    day: i32,
}

/// The number of days from 1970-01-01 to the first valid date, 2000-01-01.
const FIRST_DAY: i32 = 10_957;
/// The number of days from 1970-01-01 to 3000-01-01, the day after the last valid date.
const END_DAY: i32 = 376_200;
/// The number of days from 1970-01-01 to 2025-12-31, the day before the first daily deal.
const DAY_ZERO: i32 = 20_453;
/// The number of days in 400 years, after which the calendar repeats.
const ERA: i32 = 146_097;
/// The number of days from 0000-03-01 to 1970-01-01.
const EPOCH: i32 = 719_468;

impl Date {
    /// The English names of the days of the week, indexed by [`Date::weekday_from_monday`].
    pub const WEEKDAYS: [&'static str; 7] =
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

    /// Returns the date this many days after 1970-01-01; `None` outside the years 2000 to 2999.
    pub fn from_days_since_epoch(days: i32) -> Option<Self> {
        (FIRST_DAY..END_DAY).contains(&days).then_some(Self { day: days })
    }

    /// Returns the number of days since 1970-01-01.
    pub const fn days_since_epoch(self) -> i32 {
        self.day
    }

    /// Returns the number of the daily deal: 1 on 2026-01-01, and 0 or less before.
    pub const fn deal_number(self) -> i32 {
        self.day - DAY_ZERO
    }

    /// Returns the day of the week: 0 for Monday, 6 for Sunday.
    pub const fn weekday_from_monday(self) -> usize {
        // 1970-01-01 was a Thursday.
        (self.day + 3).rem_euclid(7) as usize
    }

    /// Returns the year and the month, 1 for January.
    pub const fn year_and_month(self) -> (i32, i32) {
        let (year, month, _) = self.year_month_day();
        (year, month)
    }

    /// Returns the day of the month, 1 for the first.
    pub const fn day_of_month(self) -> i32 {
        self.year_month_day().2
    }

    /// Returns the first day of the month of this date.
    pub const fn first_of_month(self) -> Self {
        // The years begin and end with whole months, so that the first day is valid too.
        Self { day: self.day - self.day_of_month() + 1 }
    }

    /// Returns year, month and day. The computation lets years begin in March, so that a leap day is the last day of its year.
    const fn year_month_day(self) -> (i32, i32, i32) {
        let day = self.day + EPOCH;
        let in_era = day.rem_euclid(ERA);
        let year_in_era = (in_era - in_era / 1460 + in_era / 36_524 - in_era / (ERA - 1)) / 365;
        let in_year = in_era - (365 * year_in_era + year_in_era / 4 - year_in_era / 100);
        let month_from_march = (5 * in_year + 2) / 153;
        let day_of_month = in_year - (153 * month_from_march + 2) / 5 + 1;
        let month = (month_from_march + 2) % 12 + 1;
        let year = year_in_era + day.div_euclid(ERA) * 400 + (month <= 2) as i32;
        (year, month, day_of_month)
    }
}

/// The error for a text that is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date; a date is written YYYY-MM-DD, in the years 2000 to 2999")]
pub struct ParseDateError;

impl FromStr for Date {
    type Err = ParseDateError;

    /// Parses `YYYY-MM-DD`, the format that [`fmt::Display`] writes. Any other notation is an error.
    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let number = |part: Option<&str>| part?.parse::<i32>().ok();
        let mut parts = text.splitn(3, '-').map(|part| Some(part).filter(|part| !part.is_empty()));
        let mut next = || number(parts.next().flatten()).ok_or(ParseDateError);
        let (year, month, day) = (next()?, next()?, next()?);
        if !(2000..3000).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(ParseDateError);
        }
        let (march_year, month_from_march) = (year - i32::from(month <= 2), (month + 9) % 12);
        let leap_days = march_year / 4 - march_year / 100 + march_year / 400;
        let in_year = (153 * month_from_march + 2) / 5 + day - 1;
        let days = 365 * march_year + leap_days + in_year - EPOCH;
        // Writing the date again must give the same text. This refuses days that a month does not have, such as 02-30, and other
        // notations, such as a month with one digit.
        Self::from_days_since_epoch(days)
            .filter(|date| date.to_string() == text)
            .ok_or(ParseDateError)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.year_month_day();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_date_from_2000_to_2999_survives_a_round_trip_through_text() {
        let mut texts = Vec::new();
        for day in FIRST_DAY..END_DAY {
            let date = Date::from_days_since_epoch(day).unwrap();
            let text = date.to_string();
            assert_eq!(text.parse(), Ok(date));
            texts.push(text);
        }
        assert!(texts.is_sorted());
        assert_eq!((texts[0].as_str(), texts[59].as_str()), ("2000-01-01", "2000-02-29"));
        assert_eq!(texts.last().map(String::as_str), Some("2999-12-31"));
    }

    #[test]
    fn weekdays_and_deal_numbers_follow_the_calendar() {
        for (text, weekday, number) in [
            ("2026-01-01", "thursday", 1),
            ("2026-11-27", "friday", 331),
            ("2028-02-29", "tuesday", 790),
        ] {
            let date: Date = text.parse().unwrap();
            assert_eq!(
                (Date::WEEKDAYS[date.weekday_from_monday()], date.deal_number()),
                (weekday, number),
                "{text}"
            );
        }
    }

    #[test]
    fn texts_that_are_not_dates_are_refused() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-02-29",
            "2026-11-31",
            "2026-1-1",
            "2026-13-01",
            "2026-00-10",
            "1999-12-31",
            "3000-01-01",
            "+2026-01-01",
            "2026-01-01 ",
            "2026-01-+1",
            "99999999999-01-01",
            "2026-01-01-01",
            "27.11.2026",
            "2026–11–27",
        ] {
            assert_eq!(text.parse::<Date>(), Err(ParseDateError), "{text}");
        }
    }
}
