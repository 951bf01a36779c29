//! The weekly repetition of a tournament.

use std::collections::BTreeSet;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use serde::{Deserialize, Serialize};

use crate::time::Millis;

/// The number of weeks that are searched for the next start. If the dates of all these weeks are left out, the series ends.
const WEEKS: i64 = 60;
const WEEK: Millis = 7 * 24 * 60 * 60_000;

/// The weekly repetition of a tournament, always on the same weekday and at the same time of day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weekly {
    /// The start of one tournament of the series, in milliseconds since 1970. It determines the weekday and the time of day of all
    /// other tournaments, even if a single one is postponed.
    pub anchor: Millis,
    /// The name of the time zone that defines the time of day, such as `Europe/Paris`.
    pub zone: String,
    /// The dates on which there is no tournament, in the time zone `zone`, such as `2026-12-25`.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub without: BTreeSet<String>,
}

impl Weekly {
    /// The maximum number of dates that can be left out.
    pub const MOST_WITHOUT: usize = 20;

    /// Parses dates such as `2026-12-25, 2027-01-01`; `None` if one of them is not a date, or if there are too many. A text without
    /// dates, such as `-`, results in an empty set.
    pub fn parse_dates(typed: &str) -> Option<BTreeSet<String>> {
        let words = typed
            .split([',', ';', ' '])
            .map(str::trim)
            .filter(|word| !word.is_empty() && *word != "-");
        let date = |word: &str| Some(word.parse::<Date>().ok()?.to_string());
        let dates: Option<BTreeSet<String>> = words.map(date).collect();
        dates.filter(|dates| dates.len() <= Self::MOST_WITHOUT)
    }

    /// Returns the first start of the series after `time`; `None` if there is none in the next year. Both times are in
    /// milliseconds since 1970.
    pub fn next_start_after(&self, time: Millis) -> Option<Millis> {
        let first = self.local_time(self.anchor)?;
        let weeks = (time - self.anchor).div_euclid(WEEK).max(0);
        (weeks..weeks + WEEKS)
            .filter_map(|week| first.checked_add((7 * week).days()).ok())
            .find(|start| {
                start.timestamp().as_millisecond() > time
                    && !self.without.contains(&start.date().to_string())
            })
            .map(|start| start.timestamp().as_millisecond())
    }

    /// Returns each date without a tournament that is not in the past at `now`, in ascending order, as the time of noon on that
    /// date. Times are in milliseconds since 1970.
    pub fn skipped_dates_after(&self, now: Millis) -> Vec<Millis> {
        let Some(today) = self.local_time(now).map(|now| now.date()) else { return Vec::new() };
        let dates = self.without.iter().filter_map(|date| date.parse::<Date>().ok());
        let noon = |date: Date| {
            date.at(12, 0, 0, 0)
                .in_tz(&self.zone)
                .ok()
                .map(|noon| noon.timestamp().as_millisecond())
        };
        dates.filter(|date| *date >= today).filter_map(noon).collect()
    }

    /// Converts a time in milliseconds since 1970 to the zone of the series; `None` if the zone is unknown or the time is out of
    /// range.
    fn local_time(&self, moment: Millis) -> Option<Zoned> {
        let zone = TimeZone::get(&self.zone).ok()?;
        Some(Timestamp::from_millisecond(moment).ok()?.to_zoned(zone))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the time of this full hour on this date in Paris, in milliseconds since 1970.
    fn time_in_paris_ms(date: &str, hour: i8) -> Millis {
        let date: Date = date.parse().unwrap();
        date.at(hour, 0, 0, 0).in_tz("Europe/Paris").unwrap().timestamp().as_millisecond()
    }

    /// Returns a series on Fridays at 20:00 in Paris, without these dates.
    fn friday_series_without(skipped_dates: &str) -> Weekly {
        Weekly {
            anchor: time_in_paris_ms("2026-10-16", 20),
            zone: "Europe/Paris".to_owned(),
            without: Weekly::parse_dates(skipped_dates).unwrap(),
        }
    }

    #[test]
    fn the_time_of_day_stays_the_same_when_summer_time_ends() {
        let series = friday_series_without("");
        let starts: Vec<Millis> =
            std::iter::successors(Some(series.anchor), |last| series.next_start_after(*last))
                .take(4)
                .collect();
        let dates = ["2026-10-16", "2026-10-23", "2026-10-30", "2026-11-06"];
        assert_eq!(starts, dates.map(|date| time_in_paris_ms(date, 20)));
        assert_eq!(starts[2] - starts[1], WEEK + 60 * 60_000);
    }

    #[test]
    fn dates_that_are_left_out_are_skipped() {
        let series = friday_series_without("2026-12-25, 2027-01-01");
        assert_eq!(
            series.next_start_after(time_in_paris_ms("2026-12-18", 20)),
            Some(time_in_paris_ms("2027-01-08", 20))
        );
        assert_eq!(
            series.next_start_after(time_in_paris_ms("2026-12-18", 19)),
            Some(time_in_paris_ms("2026-12-18", 20))
        );
        let noons = ["2026-12-25", "2027-01-01"].map(|date| time_in_paris_ms(date, 12));
        assert_eq!(series.skipped_dates_after(time_in_paris_ms("2026-12-25", 23)), noons);
        assert_eq!(series.skipped_dates_after(time_in_paris_ms("2026-12-26", 0)), noons[1..]);
    }

    #[test]
    fn a_start_before_the_anchor_is_never_returned() {
        let series = friday_series_without("");
        assert_eq!(series.next_start_after(series.anchor - 10 * WEEK), Some(series.anchor));
    }

    #[test]
    fn dates_are_parsed_or_refused() {
        assert_eq!(Weekly::parse_dates(" - "), Some(BTreeSet::new()));
        let both = Weekly::parse_dates("2027-01-01;2026-12-25").unwrap();
        assert_eq!(both.into_iter().collect::<Vec<_>>(), ["2026-12-25", "2027-01-01"]);
        for bad in ["25 December", "2026-02-30", "2026-13-01", "12/25/2026"] {
            assert_eq!(Weekly::parse_dates(bad), None, "{bad}");
        }
        let many = (1..=21).map(|day| format!("2026-10-{day:02}")).collect::<Vec<_>>().join(",");
        assert_eq!(Weekly::parse_dates(&many), None);
    }
}
