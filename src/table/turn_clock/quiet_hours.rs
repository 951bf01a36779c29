//! Quiet hours: the part of a day in which the slow clock of a person's turns stands still.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};

use crate::store::QuietHours;
use crate::time::Millis;

/// The minutes of a day.
const DAY: u16 = 24 * 60;
/// Hours of every day, by the clock on the wall: `22:00–08:00`. They never fill the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    from: u16,
    to: u16,
}

/// The reason why a text does not say quiet hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotHours {
    /// The text does not read as `22-8` or `22:30-7:15`.
    #[error("not two times of day")]
    Unreadable,
    /// The day has no other hours left, or too few.
    #[error("too long, or no time at all")]
    TooLong,
}

impl Hours {
    /// The longest quiet part of a day, in minutes: the rest is for playing.
    pub const LONGEST: u16 = 16 * 60;

    fn new(from: u16, to: u16) -> Result<Self, NotHours> {
        if from >= DAY || to >= DAY {
            return Err(NotHours::Unreadable);
        }
        let length = (to + DAY - from) % DAY;
        if length == 0 || length > Self::LONGEST {
            Err(NotHours::TooLong)
        } else {
            Ok(Self { from, to })
        }
    }
}

/// Reads `22-8`, `22:30-7:15`, `22h30 – 7h`; midnight is 0 or 24.
impl FromStr for Hours {
    type Err = NotHours;

    fn from_str(text: &str) -> Result<Self, NotHours> {
        let (from, to) = text.split_once(['-', '–', '—']).ok_or(NotHours::Unreadable)?;
        Self::new(minute(from)?, minute(to)?)
    }
}

/// Writes the hours as `22:00–08:00`.
impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to } = self;
        write!(f, "{:02}:{:02}–{:02}:{:02}", from / 60, from % 60, to / 60, to % 60)
    }
}

/// The minute of the day that a time such as `7`, `7:15` or `24` is.
fn minute(text: &str) -> Result<u16, NotHours> {
    let text = text.trim().to_ascii_lowercase();
    let (hours, minutes) = text.split_once([':', 'h', '.']).unwrap_or((&text, ""));
    let number = |text: &str, most: u16| match text.len() {
        1 | 2 if text.bytes().all(|byte| byte.is_ascii_digit()) => {
            text.parse().ok().filter(|number| *number <= most).ok_or(NotHours::Unreadable)
        }
        _ => Err(NotHours::Unreadable),
    };
    let hours = number(hours, 24)?;
    let minutes = if minutes.is_empty() { 0 } else { number(minutes, 59)? };
    match (hours, minutes) {
        (24, 0) => Ok(0),
        (24, _) => Err(NotHours::Unreadable),
        _ => Ok(hours * 60 + minutes),
    }
}

/// A time zone that is known, by its name in the IANA database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// The zone of this name, in whatever case.
    pub fn from_name(name: &str) -> Option<Self> {
        // A zone of the system would have no name that could be kept.
        jiff::tz::db().get(name.trim()).ok().filter(|zone| zone.iana_name().is_some()).map(Self)
    }

    /// The name of the zone, such as `Europe/Paris`.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// The names in which these letters occur, those that begin with them first.
    pub fn search(letters: &str) -> Vec<String> {
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
pub struct Quiet {
    pub hours: Hours,
    pub zone: Zone,
}

impl Quiet {
    /// Reads stored quiet hours; `None` if this program does not understand them, so that the clock goes on.
    pub fn from_stored(kept: &QuietHours) -> Option<Self> {
        let hours = Hours::new(kept.from, kept.to).ok()?;
        Some(Self { hours, zone: Zone::from_name(&kept.zone)? })
    }

    /// The form that is stored.
    pub fn to_stored(&self) -> QuietHours {
        let Hours { from, to } = self.hours;
        QuietHours { from, to, zone: self.zone.name().to_owned() }
    }

    /// The moment at which the quiet hours that are going on at `now` are over; `None` if none are.
    pub fn over_at(&self, now: Millis) -> Option<Millis> {
        let now = self.at(now)?;
        self.is_quiet(now.time()).then(|| self.next_end(&now)).flatten()
    }

    /// The end of the first quiet hours that are over after `now`.
    pub fn next_over_at(&self, now: Millis) -> Option<Millis> {
        self.next_end(&self.at(now)?)
    }

    fn next_end(&self, now: &Zoned) -> Option<Millis> {
        Some(next(now, self.hours.to)?.timestamp().as_millisecond())
    }

    fn at(&self, moment: Millis) -> Option<Zoned> {
        Some(Timestamp::from_millisecond(moment).ok()?.to_zoned(self.zone.0.clone()))
    }

    /// The moment at which a clock that starts at `began` and stands still in these hours has gone for `used` milliseconds.
    pub fn after(&self, began: Millis, used: Millis) -> Millis {
        self.walk(began, used).unwrap_or(began + used)
    }

    /// The same; `None` past the year 9999.
    fn walk(&self, began: Millis, used: Millis) -> Option<Millis> {
        let mut now = self.at(began)?;
        let mut left = used;
        loop {
            if self.is_quiet(now.time()) {
                now = next(&now, self.hours.to)?;
                continue;
            }
            let quiet = next(&now, self.hours.from)?;
            let until = quiet.timestamp().as_millisecond() - now.timestamp().as_millisecond();
            if left <= until {
                return Some(now.timestamp().as_millisecond() + left);
            }
            left -= until;
            now = quiet;
        }
    }

    fn is_quiet(&self, time: Time) -> bool {
        let minute = u16::try_from(time.hour()).unwrap_or(0) * 60
            + u16::try_from(time.minute()).unwrap_or(0);
        let Hours { from, to } = self.hours;
        if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to }
    }
}

/// Returns the next moment after `now` at which local time is this minute of the day.
///
/// A minute that is skipped when the clocks are set forward comes as much later as they skip. A minute that is repeated when they
/// are set back counts both times.
fn next(now: &Zoned, minute: u16) -> Option<Zoned> {
    let (hour, minute) = (i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?);
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

    fn quiet(hours: &str, zone: &str) -> Quiet {
        Quiet { hours: hours.parse().unwrap(), zone: Zone::from_name(zone).unwrap() }
    }

    fn at(moment: &str) -> Millis {
        moment.parse::<Timestamp>().unwrap().as_millisecond()
    }

    #[test]
    fn hours_are_read_as_people_write_them() {
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
            assert_eq!(text.parse::<Hours>(), Err(NotHours::Unreadable), "{text}");
        }
        for text in ["8-8", "0-24", "22-21", "4-20:01"] {
            assert_eq!(text.parse::<Hours>(), Err(NotHours::TooLong), "{text}");
        }
    }

    #[test]
    fn zones_are_found_by_a_part_of_their_name() {
        assert_eq!(Zone::from_name(" europe/paris").unwrap().name(), "Europe/Paris");
        assert!(Zone::from_name("Europe/Atlantis").is_none());
        assert_eq!(Zone::search("Paris"), ["Europe/Paris"]);
        assert_eq!(Zone::search("new york")[0], "America/New_York");
        assert!(Zone::search("").len() > 300);
        assert!(Zone::search("xyz").is_empty());
    }

    #[test]
    fn a_night_is_left_out() {
        let quiet = quiet("22-8", "Europe/Paris");
        // In winter Paris is an hour ahead: the day's last hour before the night begins at 20:00 UTC.
        assert_eq!(quiet.after(at("2026-11-21T20:00Z"), HOUR), at("2026-11-21T21:00Z"));
        assert_eq!(quiet.after(at("2026-11-21T20:00Z"), 2 * HOUR), at("2026-11-22T08:00Z"));
        assert_eq!(quiet.after(at("2026-11-21T23:00Z"), HOUR), at("2026-11-22T08:00Z"));
        // A day is fourteen hours of one's day.
        assert_eq!(quiet.after(at("2026-11-21T07:00Z"), 24 * HOUR), at("2026-11-22T17:00Z"));
    }

    /// On 29 March 2026 the clocks of Paris leap from 2 to 3, on 25 October from 3 back to 2.
    #[test]
    fn the_clocks_change_in_the_night() {
        let night = quiet("22-8", "Europe/Paris");
        assert_eq!(night.after(at("2026-03-28T22:00Z"), HOUR), at("2026-03-29T07:00Z"));
        assert_eq!(night.after(at("2026-10-24T22:00Z"), HOUR), at("2026-10-25T08:00Z"));
        let leapt_over = quiet("1-2:30", "Europe/Paris");
        assert_eq!(leapt_over.after(at("2026-03-28T23:30Z"), HOUR), at("2026-03-29T02:00Z"));
    }

    #[test]
    fn a_night_has_an_end() {
        let night = quiet("22-8", "Europe/Paris");
        assert_eq!(night.over_at(at("2026-11-21T20:59Z")), None);
        assert_eq!(night.over_at(at("2026-11-21T21:00Z")), Some(at("2026-11-22T07:00Z")));
        assert_eq!(night.over_at(at("2026-11-22T06:59Z")), Some(at("2026-11-22T07:00Z")));
        assert_eq!(night.over_at(at("2026-11-22T07:00Z")), None);
        assert_eq!(night.next_over_at(at("2026-11-22T07:00Z")), Some(at("2026-11-23T07:00Z")));
        // The clocks leap in it.
        assert_eq!(night.over_at(at("2026-03-28T22:00Z")), Some(at("2026-03-29T06:00Z")));
    }

    /// On 25 October 2026 it is 02:10 twice in Paris: at 00:10 and at 01:10 UTC.
    #[test]
    fn quiet_hours_that_end_in_a_repeated_hour_end_in_that_hour() {
        let night = quiet("22-2:30", "Europe/Paris");
        assert_eq!(night.over_at(at("2026-10-25T00:10Z")), Some(at("2026-10-25T00:30Z")));
        assert_eq!(night.over_at(at("2026-10-25T01:10Z")), Some(at("2026-10-25T01:30Z")));
        assert_eq!(night.after(at("2026-10-25T01:10Z"), HOUR), at("2026-10-25T02:30Z"));
    }

    #[test]
    fn what_was_kept_is_understood_or_left_alone() {
        let night = quiet("22:30-7:15", "America/New_York");
        assert_eq!(Quiet::from_stored(&night.to_stored()), Some(night.clone()));
        let nowhere = QuietHours { zone: "Nowhere".to_owned(), ..night.to_stored() };
        assert_eq!(Quiet::from_stored(&nowhere), None);
        assert_eq!(Quiet::from_stored(&QuietHours { from: 5, to: 5, ..night.to_stored() }), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        /// Against a clock that is looked at every minute.
        #[test]
        fn as_if_every_minute_were_looked_at(
            from in 0..DAY,
            length in 1..=Hours::LONGEST,
            zone in proptest::sample::select(vec!["UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"]),
            // From January 2026 on, for two years.
            began in 29_453_760_i64..30_504_960,
            used in 1_i64..7 * 24 * 60,
        ) {
            let hours = Hours::new(from, (from + length) % DAY).unwrap();
            let quiet = Quiet { hours, zone: Zone::from_name(zone).unwrap() };
            let end = quiet.after(began * MINUTE, used * MINUTE);
            let mut minute = began;
            let mut left = used;
            while left > 0 {
                let zoned = Timestamp::from_millisecond(minute * MINUTE).unwrap().to_zoned(quiet.zone.0.clone());
                left -= i64::from(!quiet.is_quiet(zoned.time()));
                minute += 1;
            }
            // Both may disagree by the hour that is there twice when the clocks are set back.
            prop_assert!((end - minute * MINUTE).abs() <= HOUR, "{end} {}", minute * MINUTE);
        }
    }
}
