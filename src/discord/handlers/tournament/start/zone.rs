//! Parsing time zones and times of day.

use jiff::civil::Time;
use jiff::tz::{Offset, TimeZone};

/// Parses a time zone such as 'utc+1', '+05:30', 'z' or 'europe/paris'; `None` for any other text.
pub fn parse_zone(word: &str) -> Option<TimeZone> {
    let offset = word.strip_prefix("utc").unwrap_or(word);
    if offset.is_empty() || offset == "z" {
        return Some(TimeZone::UTC);
    }
    let Some(sign) = offset.chars().next().filter(|sign| matches!(sign, '+' | '-')) else {
        let named = word.contains('/') || matches!(word, "cet" | "eet" | "est" | "mst" | "wet");
        return TimeZone::get(word).ok().filter(|_| named);
    };
    let (hours, minutes) = match offset[1..].split_once(':') {
        Some((hours, minutes)) => (hours, minutes.parse::<i32>().ok().filter(|m| *m < 60)?),
        None => (&offset[1..], 0),
    };
    let hours: i32 = hours.parse().ok().filter(|hours| *hours <= 14)?;
    let seconds = (hours * 60 + minutes) * 60;
    let seconds = if sign == '-' { -seconds } else { seconds };
    Some(TimeZone::fixed(Offset::from_seconds(seconds).ok()?))
}

/// Parses a time of day such as '20:00', '20.30', '19h30', '20h' or '8pm'; `None` for any other
/// text.
pub fn parse_time(word: &str) -> Option<Time> {
    for half in ["am", "pm"] {
        if let Some(bare) = word.strip_suffix(half) {
            let time = bare.parse::<i8>().ok().and_then(|hour| Time::new(hour, 0, 0, 0).ok());
            return with_am_or_pm(time.or_else(|| parse_time(bare))?, half);
        }
    }
    let (hour, minute) = word.split_once([':', '.', 'h'])?;
    let minute = if minute.is_empty() { 0 } else { minute.parse().ok()? };
    Time::new(hour.parse().ok()?, minute, 0, 0).ok()
}

/// Converts a time of the twelve-hour clock to a time of day. `am_or_pm` is 'am' or 'pm'. Returns `None` if there is no such time.
pub fn with_am_or_pm(time: Time, am_or_pm: &str) -> Option<Time> {
    let hour = (1..=12).contains(&time.hour()).then_some(time.hour() % 12)?;
    Time::new(if am_or_pm == "pm" { hour + 12 } else { hour }, time.minute(), 0, 0).ok()
}
