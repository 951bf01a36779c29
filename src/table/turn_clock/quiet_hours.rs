//! Quiet hours: the hours of the day during which a slow clock stops in a person's turns.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};

use crate::store::QuietHours;
use crate::time::Millis;

/// The number of minutes in a day.
const DAY: u16 = 24 * 60;
/// A daily span of local time, such as `22:00–08:00`. It never fills the whole day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    from: u16,
    to: u16,
}

/// The error of parsing quiet hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseHoursError {
    /// The text is not of the form `22-8` or `22:30-7:15`.
    #[error("not two times of day")]
    Unreadable,
    /// The hours are empty, or longer than [`Hours::LONGEST`].
    #[error("too long, or no time at all")]
    TooLong,
}

impl Hours {
    /// The longest quiet hours, in minutes.
    pub const LONGEST: u16 = 16 * 60;

    /// Creates the span between two minutes of the day, counted from midnight. Returns an error if
    /// it is empty or too long.
    fn new(from_minute: u16, to_minute: u16) -> Result<Self, ParseHoursError> {
        if from_minute >= DAY || to_minute >= DAY {
            return Err(ParseHoursError::Unreadable);
        }
        let length = (to_minute + DAY - from_minute) % DAY;
        if length == 0 || length > Self::LONGEST {
            Err(ParseHoursError::TooLong)
        } else {
            Ok(Self { from: from_minute, to: to_minute })
        }
    }
}

/// Parses hours such as `22-8`, `22:30-7:15` or `22h30 – 7h`; midnight is 0 or 24.
impl FromStr for Hours {
    type Err = ParseHoursError;

    fn from_str(text: &str) -> Result<Self, ParseHoursError> {
        let (from, to) = text.split_once(['-', '–', '—']).ok_or(ParseHoursError::Unreadable)?;
        Self::new(parse_minute(from)?, parse_minute(to)?)
    }
}

/// Writes the hours as `22:00–08:00`.
impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to } = self;
        write!(f, "{:02}:{:02}–{:02}:{:02}", from / 60, from % 60, to / 60, to % 60)
    }
}

/// Parses a time such as `7`, `7:15` or `24` as a minute of the day.
fn parse_minute(text: &str) -> Result<u16, ParseHoursError> {
    let text = text.trim().to_ascii_lowercase();
    let (hours, minutes) = text.split_once([':', 'h', '.']).unwrap_or((&text, ""));
    let number = |text: &str, most: u16| match text.len() {
        1 | 2 if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().ok().filter(|number| *number <= most).ok_or(ParseHoursError::Unreadable)
        }
        _ => Err(ParseHoursError::Unreadable),
    };
    let hours = number(hours, 24)?;
    let minutes = if minutes.is_empty() { 0 } else { number(minutes, 59)? };
    match (hours, minutes) {
        (24, 0) => Ok(0),
        (24, _) => Err(ParseHoursError::Unreadable),
        _ => Ok(hours * 60 + minutes),
    }
}

/// A time zone of the IANA database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// Returns the zone with this name, regardless of case; `None` if there is none.
    pub fn from_name(name: &str) -> Option<Self> {
        // A zone without a name, such as the one of the operating system, is ignored, because it could not be stored.
        jiff::tz::db().get(name.trim()).ok().filter(|zone| zone.iana_name().is_some()).map(Self)
    }

    /// Returns the name of the zone, such as `Europe/Paris`.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// Returns the names of zones that contain this text. The names that begin with it, or whose city begins with it, come first.
    pub fn search_names(letters: &str) -> Vec<String> {
        let wanted = letters.trim().to_lowercase().replace(' ', "_");
        let place = |name: &str| {
            let name = name.to_lowercase();
            let city = name.rsplit('/').next().unwrap_or_default().starts_with(&wanted);
            name.contains(&wanted).then_some(!(city || name.starts_with(&wanted)))
        };
        let mut found: Vec<(bool, String)> = jiff::tz::db()
            .available()
            .filter_map(|name| Some((place(name.as_str())?, name.as_str().to_owned())))
            .collect();
        found.sort();
        found.into_iter().map(|(_, name)| name).collect()
    }
}

/// A person's quiet hours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZonedQuietHours {
    pub hours: Hours,
    pub zone: Zone,
}

impl ZonedQuietHours {
    /// Parses stored quiet hours. Returns `None` if they are invalid; in that case the clock does
    /// not stop.
    pub fn from_stored(stored: &QuietHours) -> Option<Self> {
        let hours = Hours::new(stored.from, stored.to).ok()?;
        Some(Self { hours, zone: Zone::from_name(&stored.zone)? })
    }

    /// Returns the quiet hours in their stored form.
    pub fn to_stored(&self) -> QuietHours {
        let Hours { from, to } = self.hours;
        QuietHours { from, to, zone: self.zone.name().to_owned() }
    }

    /// Returns the end of the quiet hours in which `now` lies; `None` outside of them. Both are in milliseconds since 1970.
    pub fn end_if_quiet_at(&self, now: Millis) -> Option<Millis> {
        let now = self.local_time(now)?;
        self.is_quiet_at(now.time()).then(|| self.next_end_after(&now)).flatten()
    }

    /// Returns the first end of quiet hours after `now`; `None` if there is none. Both are in milliseconds since 1970.
    pub fn next_end_of_quiet(&self, now: Millis) -> Option<Millis> {
        self.next_end_after(&self.local_time(now)?)
    }

    /// Returns the first end of quiet hours after this local time, in milliseconds since 1970; `None` if there is none.
    fn next_end_after(&self, now: &Zoned) -> Option<Millis> {
        Some(next_occurrence(now, self.hours.to)?.timestamp().as_millisecond())
    }

    /// Converts a time in milliseconds since 1970 to local time; `None` if it is out of range.
    fn local_time(&self, moment: Millis) -> Option<Zoned> {
        Some(Timestamp::from_millisecond(moment).ok()?.to_zoned(self.zone.0.clone()))
    }

    /// Returns the time at which a clock has run for `running_time` milliseconds, in milliseconds since 1970. The clock starts at
    /// `began` and stops during these quiet hours.
    pub fn deadline_after(&self, began: Millis, running_time: Millis) -> Millis {
        self.try_deadline_after(began, running_time).unwrap_or(began + running_time)
    }

    /// Returns the deadline like [`Self::deadline_after`]; `None` if it would be past the year 9999.
    fn try_deadline_after(&self, began: Millis, running_time: Millis) -> Option<Millis> {
        let mut now = self.local_time(began)?;
        let mut left = running_time;
        loop {
            if self.is_quiet_at(now.time()) {
                now = next_occurrence(&now, self.hours.to)?;
                continue;
            }
            let quiet = next_occurrence(&now, self.hours.from)?;
            let until = quiet.timestamp().as_millisecond() - now.timestamp().as_millisecond();
            if left <= until {
                return Some(now.timestamp().as_millisecond() + left);
            }
            left -= until;
            now = quiet;
        }
    }

    /// Returns `true` if this time of day is within the quiet hours.
    fn is_quiet_at(&self, time: Time) -> bool {
        let minute = u16::try_from(time.hour()).unwrap_or(0) * 60
            + u16::try_from(time.minute()).unwrap_or(0);
        let Hours { from, to } = self.hours;
        if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to }
    }
}

/// Returns the next time after `now` at which local time is this minute of the day, 0 to 1439; `None` if there is none.
///
/// If the minute is skipped because the clocks are set forward, the result is later by the length of the skip. If it occurs twice
/// because the clocks are set back, each occurrence counts.
fn next_occurrence(now: &Zoned, minute_of_day: u16) -> Option<Zoned> {
    let (hour, minute) =
        (i8::try_from(minute_of_day / 60).ok()?, i8::try_from(minute_of_day % 60).ok()?);
    let time = Time::new(hour, minute, 0, 0).ok()?;
    let mut date = now.date();
    loop {
        let moments = now.time_zone().to_ambiguous_zoned(date.to_datetime(time));
        for moment in [moments.clone().compatible(), moments.later()] {
            let moment = moment.ok()?;
            if moment > *now {
                return Some(moment);
            }
        }
        date = date.checked_add(1.day()).ok()?;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const MINUTE: Millis = 60_000;
    const HOUR: Millis = 60 * MINUTE;

    /// Parses quiet hours in a time zone.
    fn quiet_hours(hours: &str, zone: &str) -> ZonedQuietHours {
        ZonedQuietHours { hours: hours.parse().unwrap(), zone: Zone::from_name(zone).unwrap() }
    }

    /// Parses a time, and returns it in milliseconds since 1970.
    fn parse_moment(moment: &str) -> Millis {
        moment.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn hours_are_parsed_in_common_notations() {
        for (text, hours) in [
            ("22-8", "22:00–08:00"),
            ("22:30 - 7:15", "22:30–07:15"),
            ("22h30–7h", "22:30–07:00"),
            ("0-6", "00:00–06:00"),
            ("13.30—14.05", "13:30–14:05"),
            ("20-24", "20:00–00:00"),
        ] {
            assert_eq!(text.parse::<Hours>().unwrap().to_string(), hours, "{text}");
        }
        for text in
            ["", "22", "22-", "-8", "25-8", "22:60-8", "24:30-8", "a-b", "+1-8", "1-2-3", "222-8"]
        {
            assert_eq!(text.parse::<Hours>(), Err(ParseHoursError::Unreadable), "{text}");
        }
        for text in ["8-8", "0-24", "22-21", "4-20:01"] {
            assert_eq!(text.parse::<Hours>(), Err(ParseHoursError::TooLong), "{text}");
        }
    }

    #[test]
    fn zones_are_found_by_a_part_of_their_name() {
        assert_eq!(Zone::from_name(" europe/paris").unwrap().name(), "Europe/Paris");
        assert!(Zone::from_name("Europe/Atlantis").is_none());
        assert_eq!(Zone::search_names("Paris"), ["Europe/Paris"]);
        assert_eq!(Zone::search_names("new york")[0], "America/New_York");
        assert!(Zone::search_names("").len() > 300);
        assert!(Zone::search_names("xyz").is_empty());
    }

    #[test]
    fn the_clock_stops_during_quiet_hours() {
        let quiet = quiet_hours("22-8", "Europe/Paris");
        // In winter, 20:00 UTC is 21:00 in Paris, an hour before the quiet hours begin.
        assert_eq!(
            quiet.deadline_after(parse_moment("2026-11-21T20:00Z"), HOUR),
            parse_moment("2026-11-21T21:00Z")
        );
        assert_eq!(
            quiet.deadline_after(parse_moment("2026-11-21T20:00Z"), 2 * HOUR),
            parse_moment("2026-11-22T08:00Z")
        );
        assert_eq!(
            quiet.deadline_after(parse_moment("2026-11-21T23:00Z"), HOUR),
            parse_moment("2026-11-22T08:00Z")
        );
        // The clock starts at 8 in the morning. It runs for 14 hours before the night, and for the other 10 of its 24 hours on
        // the next day.
        assert_eq!(
            quiet.deadline_after(parse_moment("2026-11-21T07:00Z"), 24 * HOUR),
            parse_moment("2026-11-22T17:00Z")
        );
    }

    /// On 29 March 2026 the clocks of Paris are set forward from 2 to 3, on 25 October back from 3 to 2.
    #[test]
    fn quiet_hours_follow_changes_of_daylight_saving_time() {
        let night = quiet_hours("22-8", "Europe/Paris");
        assert_eq!(
            night.deadline_after(parse_moment("2026-03-28T22:00Z"), HOUR),
            parse_moment("2026-03-29T07:00Z")
        );
        assert_eq!(
            night.deadline_after(parse_moment("2026-10-24T22:00Z"), HOUR),
            parse_moment("2026-10-25T08:00Z")
        );
        let leapt_over = quiet_hours("1-2:30", "Europe/Paris");
        assert_eq!(
            leapt_over.deadline_after(parse_moment("2026-03-28T23:30Z"), HOUR),
            parse_moment("2026-03-29T02:00Z")
        );
    }

    #[test]
    fn the_end_of_quiet_hours_is_found() {
        let night = quiet_hours("22-8", "Europe/Paris");
        assert_eq!(night.end_if_quiet_at(parse_moment("2026-11-21T20:59Z")), None);
        assert_eq!(
            night.end_if_quiet_at(parse_moment("2026-11-21T21:00Z")),
            Some(parse_moment("2026-11-22T07:00Z"))
        );
        assert_eq!(
            night.end_if_quiet_at(parse_moment("2026-11-22T06:59Z")),
            Some(parse_moment("2026-11-22T07:00Z"))
        );
        assert_eq!(night.end_if_quiet_at(parse_moment("2026-11-22T07:00Z")), None);
        assert_eq!(
            night.next_end_of_quiet(parse_moment("2026-11-22T07:00Z")),
            Some(parse_moment("2026-11-23T07:00Z"))
        );
        // During these quiet hours, the clocks are set forward.
        assert_eq!(
            night.end_if_quiet_at(parse_moment("2026-03-28T22:00Z")),
            Some(parse_moment("2026-03-29T06:00Z"))
        );
    }

    /// On 25 October 2026, 02:10 occurs twice in Paris: at 00:10 and at 01:10 UTC.
    #[test]
    fn quiet_hours_that_end_in_a_repeated_hour_end_in_that_hour() {
        let night = quiet_hours("22-2:30", "Europe/Paris");
        assert_eq!(
            night.end_if_quiet_at(parse_moment("2026-10-25T00:10Z")),
            Some(parse_moment("2026-10-25T00:30Z"))
        );
        assert_eq!(
            night.end_if_quiet_at(parse_moment("2026-10-25T01:10Z")),
            Some(parse_moment("2026-10-25T01:30Z"))
        );
        assert_eq!(
            night.deadline_after(parse_moment("2026-10-25T01:10Z"), HOUR),
            parse_moment("2026-10-25T02:30Z")
        );
    }

    #[test]
    fn valid_stored_quiet_hours_are_parsed_and_invalid_ones_ignored() {
        let night = quiet_hours("22:30-7:15", "America/New_York");
        assert_eq!(ZonedQuietHours::from_stored(&night.to_stored()), Some(night.clone()));
        let nowhere = QuietHours { zone: "Nowhere".to_owned(), ..night.to_stored() };
        assert_eq!(ZonedQuietHours::from_stored(&nowhere), None);
        assert_eq!(
            ZonedQuietHours::from_stored(&QuietHours { from: 5, to: 5, ..night.to_stored() }),
            None
        );
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// Compares the deadline with that of a clock that is simulated minute by minute.
        #[test]
        fn the_clock_agrees_with_a_simulation_by_minutes(
            from in 0..DAY,
            length in 1..=Hours::LONGEST,
            zone in proptest::sample::select(vec!["UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"]),
            // From January 2026 on, for two years.
            began in 29_453_760_i64..30_504_960,
            used in 1_i64..7 * 24 * 60,
        ) {
            let hours = Hours::new(from, (from + length) % DAY).unwrap();
            let quiet = ZonedQuietHours { hours, zone: Zone::from_name(zone).unwrap() };
            let end = quiet.deadline_after(began * MINUTE, used * MINUTE);
            let mut minute = began;
            let mut left = used;
            while left > 0 {
                let zoned = Timestamp::from_millisecond(minute * MINUTE).unwrap().to_zoned(quiet.zone.0.clone());
                left -= i64::from(!quiet.is_quiet_at(zoned.time()));
                minute += 1;
            }
            // The results may differ by an hour, because the hour that is repeated when the clocks are set back is counted
            // differently.
            prop_assert!((end - minute * MINUTE).abs() <= HOUR, "{end} {}", minute * MINUTE);
        }
    }
}
