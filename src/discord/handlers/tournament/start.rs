//! The start of a tournament as somebody types it. Nobody's time zone is known to Discord, so a time of day needs one, unless the
//! person has told it for their quiet hours.

use jiff::civil::{Date, Time, Weekday};
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan, Zoned};

use crate::table::Zone;
use crate::text::Text;
use crate::time::Millis;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;
/// What is offered before anything is typed.
const OFFERED: [Millis; 7] = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, DAY, 2 * DAY, 7 * DAY];
/// The most digits of a number that stands for minutes; one with more is a moment of Unix time.
const MINUTES: usize = 5;

/// The reason why it is not known when that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadStart {
    Unreadable,
    /// It is a time of day, and nobody knows where.
    NoZone,
}

/// The moment that was typed: a distance, a timestamp of Discord, or a time of day in a zone, which is `own` where none is named.
///
/// # Errors
/// It cannot be read, or needs a time zone.
pub fn read(typed: &str, now: Millis, own: Option<&Zone>) -> Result<Millis, BadStart> {
    let typed = typed.trim().to_lowercase();
    if let Some(moment) = timestamp(&typed).or_else(|| distance(&typed).map(|away| now + away)) {
        return Ok(moment);
    }
    let Spoken { day, time, zone } = Spoken::read(&typed).ok_or(BadStart::Unreadable)?;
    let own = || own.and_then(|zone| TimeZone::get(zone.name()).ok());
    let zone = zone.or_else(own).ok_or(BadStart::NoZone)?;
    moment(now, day, time, zone).map_err(|_| BadStart::Unreadable)
}

/// The moments to choose from while somebody types, each as it is shown and as it is read again.
pub fn offer(text: &Text, typed: &str, now: Millis, own: Option<&Zone>) -> Vec<(String, String)> {
    let zone = own.and_then(|zone| TimeZone::get(zone.name()).ok()).unwrap_or(TimeZone::UTC);
    let choice = |moment: Millis, zone: &TimeZone| {
        let shown = shown(moment, zone)?;
        (moment > now)
            .then(|| (text.start_choice(&shown, moment - now), format!("<t:{}>", moment / 1000)))
    };
    match read(typed, now, own) {
        Ok(moment) => choice(moment, &zone).into_iter().collect(),
        // Everybody knows how long it is until then, wherever they are.
        Err(BadStart::NoZone) => {
            let typed = typed.trim().to_lowercase();
            let Some(Spoken { day, time, .. }) = Spoken::read(&typed) else { return Vec::new() };
            let zones = (-11..=13).map(|hours| TimeZone::fixed(Offset::constant(hours)));
            let mut moments: Vec<(Millis, TimeZone)> = zones
                .filter_map(|zone| Some((moment(now, day, time, zone.clone()).ok()?, zone)))
                .collect();
            moments.sort_by_key(|(moment, _)| *moment);
            moments.iter().filter_map(|(moment, zone)| choice(*moment, zone)).collect()
        }
        Err(BadStart::Unreadable) => {
            // On the minute, as people say it.
            let at = |away: Millis| (now + away + MINUTE - 1) / MINUTE * MINUTE;
            OFFERED.into_iter().filter_map(|away| choice(at(away), &zone)).collect()
        }
    }
}

/// A moment in a time zone: '2026-11-28 20:00 UTC+1'.
fn shown(moment: Millis, zone: &TimeZone) -> Option<String> {
    let there = Timestamp::from_millisecond(moment).ok()?.to_zoned(zone.clone());
    let name = match zone.iana_name() {
        Some(name) if name != "UTC" => name.to_owned(),
        _ => {
            let minutes = there.offset().seconds() / 60;
            let sign = if minutes < 0 { '-' } else { '+' };
            match (minutes.abs() / 60, minutes.abs() % 60) {
                (0, 0) => "UTC".to_owned(),
                (hours, 0) => format!("UTC{sign}{hours}"),
                (hours, minutes) => format!("UTC{sign}{hours}:{minutes:02}"),
            }
        }
    };
    Some(format!("{} {name}", there.strftime("%Y-%m-%d %H:%M")))
}

/// A timestamp of Discord, such as `<t:1795900000:F>`, or its number.
fn timestamp(typed: &str) -> Option<Millis> {
    let bare = typed.strip_prefix("<t:").and_then(|rest| rest.strip_suffix('>'));
    let number = match bare {
        Some(inside) => inside.split(':').next()?,
        None if typed.len() > MINUTES => typed,
        None => return None,
    };
    number.parse::<u32>().ok().map(|seconds| Millis::from(seconds) * 1000)
}

/// A distance: '30', 'in 2 hours', 'dans 1 h 30'. A number alone is minutes.
fn distance(typed: &str) -> Option<Millis> {
    let said = ["in ", "dans "].iter().find_map(|word| typed.strip_prefix(word));
    let mut total = 0;
    let mut last = DAY;
    let mut rest = said.unwrap_or(typed).trim();
    while !rest.is_empty() {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let count: Millis = rest.get(..digits)?.parse::<u16>().ok()?.into();
        let unit = rest[digits..].trim_start();
        let letters = unit.find(|letter: char| !letter.is_alphabetic()).unwrap_or(unit.len());
        let length = match &unit[..letters] {
            "" if last == HOUR => MINUTE,
            "" if total == 0 => MINUTE,
            "m" | "min" | "mins" | "mn" | "minute" | "minutes" => MINUTE,
            // '20h' is a time of day.
            "h" if said.is_none() && count > 6 => return None,
            "h" | "hr" | "hrs" | "hour" | "hours" | "heure" | "heures" => HOUR,
            "d" | "day" | "days" | "j" | "jour" | "jours" => DAY,
            _ => return None,
        };
        // '19h30' is one as well.
        if said.is_none() && last == HOUR && unit.is_empty() {
            return None;
        }
        (total, last) = (total + count * length, length);
        rest = unit[letters..].trim_start();
    }
    (total > 0).then_some(total)
}

/// The day of a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Day {
    /// The next day on which it is not yet that time.
    Next,
    Today,
    Tomorrow,
    Of(Weekday),
    On(Date),
}

/// A time of day as it was typed.
struct Spoken {
    day: Day,
    time: Time,
    zone: Option<TimeZone>,
}

impl Spoken {
    fn read(typed: &str) -> Option<Self> {
        let (mut day, mut time, mut zone) = (Day::Next, None, None);
        let spaced = typed.replace(',', " ").replace("utc", " utc").replace("gmt", " utc");
        let spaced = spaced.replace("utc ", "utc").replace('−', "-");
        for word in spaced.split_whitespace() {
            let word = word.trim_end_matches('.');
            if let Some(known) = day_of(word) {
                day = known;
            } else if let Some(known) = zone_of(word) {
                zone = Some(known);
            } else if matches!(word, "am" | "pm") {
                time = Some(halved(time?, word)?);
            } else if !matches!(word, "at" | "à" | "a" | "le" | "on") {
                // '20:00+1'
                let end = word.find(['+', '-']).unwrap_or(word.len());
                time = Some(time_of(&word[..end])?);
                if end < word.len() {
                    zone = Some(zone_of(&word[end..])?);
                }
            }
        }
        Some(Self { day, time: time?, zone })
    }
}

fn day_of(word: &str) -> Option<Day> {
    Some(match word {
        "today" | "tonight" | "aujourd'hui" | "aujourd’hui" => Day::Today,
        "tomorrow" | "demain" => Day::Tomorrow,
        "monday" | "mon" | "lundi" => Day::Of(Weekday::Monday),
        "tuesday" | "tue" | "mardi" => Day::Of(Weekday::Tuesday),
        "wednesday" | "wed" | "mercredi" => Day::Of(Weekday::Wednesday),
        "thursday" | "thu" | "jeudi" => Day::Of(Weekday::Thursday),
        "friday" | "fri" | "vendredi" => Day::Of(Weekday::Friday),
        "saturday" | "sat" | "samedi" => Day::Of(Weekday::Saturday),
        "sunday" | "sun" | "dimanche" => Day::Of(Weekday::Sunday),
        date => Day::On(date.parse().ok().filter(|_| date.len() == 10)?),
    })
}

/// 'utc+1', '+05:30', 'z' or 'europe/paris'.
fn zone_of(word: &str) -> Option<TimeZone> {
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

/// '20:00', '19h30', '20h' or '8pm'.
fn time_of(word: &str) -> Option<Time> {
    for half in ["am", "pm"] {
        if let Some(bare) = word.strip_suffix(half) {
            let time = bare.parse::<i8>().ok().and_then(|hour| Time::new(hour, 0, 0, 0).ok());
            return halved(time.or_else(|| time_of(bare))?, half);
        }
    }
    let (hour, minute) = word.split_once([':', 'h'])?;
    let minute = if minute.is_empty() { 0 } else { minute.parse().ok()? };
    Time::new(hour.parse().ok()?, minute, 0, 0).ok()
}

/// A time by a clock of twelve hours.
fn halved(time: Time, half: &str) -> Option<Time> {
    let hour = (1..=12).contains(&time.hour()).then_some(time.hour() % 12)?;
    Time::new(if half == "pm" { hour + 12 } else { hour }, time.minute(), 0, 0).ok()
}

fn moment(now: Millis, day: Day, time: Time, zone: TimeZone) -> Result<Millis, jiff::Error> {
    let here = Timestamp::from_millisecond(now)?.to_zoned(zone);
    let on = |date: Date| date.to_datetime(time).to_zoned(here.time_zone().clone());
    let is_ahead = |moment: &Zoned| *moment > here;
    let today = here.date();
    let moment = match day {
        Day::On(date) => on(date)?,
        Day::Today => on(today)?,
        Day::Tomorrow => on(today.checked_add(1.day())?)?,
        Day::Next if is_ahead(&on(today)?) => on(today)?,
        Day::Next => on(today.checked_add(1.day())?)?,
        Day::Of(weekday) if today.weekday() == weekday && is_ahead(&on(today)?) => on(today)?,
        Day::Of(weekday) => on(today.nth_weekday(1, weekday)?)?,
    };
    Ok(moment.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    /// Monday, 23 November 2026, 19:00 UTC.
    const NOW: Millis = 1_795_460_400_000;

    fn at(typed: &str) -> Result<Millis, BadStart> {
        read(typed, NOW, None)
    }

    /// Minutes from now.
    fn away(typed: &str) -> Option<Millis> {
        at(typed).ok().map(|moment| (moment - NOW) / MINUTE)
    }

    #[test]
    fn distances_are_read() {
        for (typed, minutes) in [
            ("30", 30),
            (" In 30 ", 30),
            ("in 30 minutes", 30),
            ("45 min", 45),
            ("2h", 120),
            ("in 20h", 1200),
            ("in 1 hour 30 minutes", 90),
            ("in 1h30", 90),
            ("dans 2 heures", 120),
            ("dans 1 h 30", 90),
            ("in 2 days", 2880),
            ("3 jours", 4320),
        ] {
            assert_eq!(away(typed), Some(minutes), "{typed}");
        }
    }

    #[test]
    fn times_of_day_are_read_where_the_zone_is_known() {
        for (typed, minutes) in [
            ("20:00 UTC", 60),
            ("20:00utc", 60),
            ("20:00 GMT", 60),
            ("20h UTC", 60),
            ("20h30 utc", 90),
            ("8pm utc", 60),
            ("8:30 PM UTC", 90),
            ("21:00 UTC+1", 60),
            ("21:00 UTC +1", 60),
            ("21:00+1", 60),
            ("15:00 UTC-5", 60),
            ("15:00-05:00", 60),
            ("1:30 UTC+5:30", 60),
            ("21:00 Europe/Paris", 60),
            ("18:00 UTC", 23 * 60),
            ("tomorrow 19:30 UTC", 24 * 60 + 30),
            ("demain à 20h30 UTC+1", 24 * 60 + 30),
            ("2026-11-28 20:00 UTC", 5 * 24 * 60 + 60),
            ("Saturday 20:00 UTC", 5 * 24 * 60 + 60),
            ("samedi 20h UTC", 5 * 24 * 60 + 60),
            ("monday 20:00 UTC", 60),
            ("monday 18:00 UTC", 7 * 24 * 60 - 60),
        ] {
            assert_eq!(away(typed), Some(minutes), "{typed}");
        }
        let paris = Zone::from_name("Europe/Paris");
        assert_eq!(read("21:00", NOW, paris.as_ref()), Ok(NOW + HOUR));
        assert_eq!(at("21:00"), Err(BadStart::NoZone));
        assert_eq!(at("tomorrow 19:30"), Err(BadStart::NoZone));
    }

    #[test]
    fn timestamps_are_read() {
        for typed in ["<t:1795900000>", "<t:1795900000:F>", "1795900000"] {
            assert_eq!(at(typed), Ok(1_795_900_000_000), "{typed}");
        }
    }

    #[test]
    fn what_means_nothing_is_not_guessed() {
        for typed in [
            "",
            "soon",
            "0",
            "in",
            "25:00 UTC",
            "13pm UTC",
            "20:61 utc",
            "99999999999999",
            "-5",
            "<t:>",
            "2026-13-01 20:00 UTC",
            "20:00 Europe/Atlantis",
            "20:00 UTC+99",
            "in 5 weeks",
            "20:00 UTC tomorrow perhaps",
            "🎲",
            "in 99999 days",
            "2026-11-28",
        ] {
            assert_eq!(at(typed), Err(BadStart::Unreadable), "{typed}");
        }
    }

    #[test]
    fn what_is_offered_is_read_again() {
        let text = Text::of(Lang::En);
        let (soon, own) = (offer(text, "", NOW + 1, None), Zone::from_name("Europe/Paris"));
        assert_eq!(
            soon[0],
            ("in 31 minutes (2026-11-23 19:31 UTC)".to_owned(), "<t:1795462260>".to_owned())
        );
        assert_eq!(soon.len(), 7);
        let known = offer(text, "21:00", NOW, own.as_ref());
        assert_eq!(known[0].0, "in 60 minutes (2026-11-23 21:00 Europe/Paris)");
        let anywhere = offer(text, "20:00", NOW, None);
        assert_eq!(anywhere.len(), 25);
        assert_eq!(anywhere[0].0, "in 60 minutes (2026-11-23 20:00 UTC)");
        assert!(anywhere[1].0.starts_with("in 2 hours (2026-11-23 20:00 UTC-1)"), "{anywhere:?}");
        for (name, value) in soon.iter().chain(&known).chain(&anywhere) {
            assert!(at(value).is_ok() && name.chars().count() <= 100, "{name}");
        }
        assert!(offer(text, "2020-01-01 10:00 UTC", NOW, None).is_empty());
    }
}
