//! Parsing the start time of a tournament. Discord does not reveal a person's time zone, so a time of day needs one unless the
//! person has set it for their quiet hours.

mod spoken;
#[cfg(test)]
mod tests;
mod zone;

use std::iter;

use jiff::civil::{Date, Time};
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan, Zoned};
use spoken::{Day, TypedStart, TypedTime};

use crate::table::Zone;
use crate::text::{Lang, Text, fold_for_matching};
use crate::time::Millis;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;
/// The suggested times until the start, in milliseconds, before the person has typed anything.
const OFFERED: [Millis; 7] = [30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, DAY, 2 * DAY, 7 * DAY];
/// The maximum number of digits in a number of minutes. A longer number is a Unix timestamp.
const MINUTES: usize = 5;

/// The reason why a start time could not be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadStart {
    Unreadable,
    /// The text is a time of day without a time zone.
    NoZone,
}

/// Parses a start time in this language or any other. It is a distance from now, a timestamp of Discord, or a time of day with a
/// time zone; without a time zone, that of the person (`own_zone`) is used. Returns the start in milliseconds since 1970.
///
/// # Errors
/// Returns an error if the text cannot be parsed, or needs a time zone.
pub fn parse_start(
    text: &Text,
    typed: &str,
    now: Millis,
    own_zone: Option<&Zone>,
) -> Result<Millis, BadStart> {
    let typed = fold_for_matching(typed);
    if let Some(moment) = parse_discord_timestamp(&typed) {
        return Ok(moment);
    }
    let TypedTime { day, time, zone } =
        match parse_start_in_any_language(text, &typed).ok_or(BadStart::Unreadable)? {
            TypedStart::Away(away) => return Ok(now + away),
            TypedStart::At(spoken) => spoken,
        };
    let own = || own_zone.and_then(|zone| TimeZone::get(zone.name()).ok());
    let zone = zone.or_else(own).ok_or(BadStart::NoZone)?;
    resolve_moment(now, day, time, zone).map_err(|_| BadStart::Unreadable)
}

/// Returns the name of the time zone in which a weekly tournament keeps its time of day. It is the typed zone or, without one, the
/// person's own zone (`own_zone`) or, without either, UTC.
pub fn zone_name_of_start(text: &Text, typed_start: &str, own_zone: Option<&Zone>) -> String {
    let typed_start = match parse_start_in_any_language(text, &fold_for_matching(typed_start)) {
        Some(TypedStart::At(TypedTime { zone, .. })) => zone,
        Some(TypedStart::Away(_)) | None => None,
    };
    match typed_start {
        Some(zone) => {
            zone.iana_name().map_or_else(|| zone_name_of_fixed_offset(&zone), str::to_owned)
        }
        None => own_zone.map_or("UTC", Zone::name).to_owned(),
    }
}

/// Returns the name of the zone with this fixed offset, such as `Etc/GMT-1` for one hour east of Greenwich. Returns `UTC` for an
/// offset that is not a whole number of hours, because it has no name. The tournament still starts at the right time, because
/// neither the offset nor UTC has daylight saving time.
fn zone_name_of_fixed_offset(zone: &TimeZone) -> String {
    let seconds = zone.to_fixed_offset().map_or(0, |offset| offset.seconds());
    match (seconds / 3600, seconds % 3600) {
        (0, _) | (_, 1..) | (_, ..0) => "UTC".to_owned(),
        (hours, 0) => format!("Etc/GMT{:+}", -hours),
    }
}

/// Suggests start times for the typed text, each with its label and the value that [`parse_start`] parses.
pub fn suggest_starts(
    text: &Text,
    typed: &str,
    now: Millis,
    own_zone: Option<&Zone>,
) -> Vec<(String, String)> {
    let zone = own_zone.and_then(|zone| TimeZone::get(zone.name()).ok()).unwrap_or(TimeZone::UTC);
    let choice = |moment: Millis, zone: &TimeZone| {
        let shown = format_start(moment, zone)?;
        (moment > now)
            .then(|| (text.start_suggestion_label(&shown, moment - now), discord_timestamp(moment)))
    };
    match parse_start(text, typed, now, own_zone) {
        Ok(moment) => choice(moment, &zone).into_iter().collect(),
        // There is one suggestion for each time zone, and the usual ones of the language come first. People recognise their own by
        // its current time.
        Err(BadStart::NoZone) => {
            let Some(TypedStart::At(TypedTime { day, time, .. })) =
                parse_start_in_any_language(text, &fold_for_matching(typed))
            else {
                return Vec::new();
            };
            let usual = usual_utc_offset_in_hours(text.lang());
            let mut offsets: Vec<i8> = (-11..=13).collect();
            offsets.sort_by_key(|hours| (hours - usual).abs());
            let suggestion = |hours: i8| {
                let zone = TimeZone::fixed(Offset::constant(hours));
                let moment = resolve_moment(now, day, time, zone.clone()).ok()?;
                let clock = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone());
                let shown = format_start(moment, &zone)?;
                let label = text.start_in_zone_label(&shown, &clock.strftime("%H:%M").to_string());
                (moment > now).then(|| (label, discord_timestamp(moment)))
            };
            offsets.into_iter().filter_map(suggestion).collect()
        }
        Err(BadStart::Unreadable) => {
            // Rounded up to a whole minute.
            let at = |away: Millis| (now + away + MINUTE - 1) / MINUTE * MINUTE;
            OFFERED.into_iter().filter_map(|away| choice(at(away), &zone)).collect()
        }
    }
}

/// Returns the offset from UTC, in hours, at which most people with this language live.
fn usual_utc_offset_in_hours(lang: Lang) -> i8 {
    match lang {
        Lang::En => -5,
        Lang::Pt => -3,
        _ => 1,
    }
}

/// Returns Discord's markup for a time in milliseconds since 1970, which [`parse_start`] parses.
fn discord_timestamp(moment: Millis) -> String {
    format!("<t:{}>", moment / 1000)
}

/// Parses a typed start time in this language. If that fails, tries all other languages, because members of one server may write in
/// different languages. Returns `None` if the text fits no language.
fn parse_start_in_any_language(text: &Text, typed: &str) -> Option<TypedStart> {
    let others = Lang::ALL.into_iter().filter(|lang| *lang != text.lang());
    let mut langs = iter::once(text.lang()).chain(others);
    langs.find_map(|lang| TypedStart::parse(typed, Text::for_lang(lang).start_time_words()))
}

/// Formats a time in a time zone, such as '2026-11-28 20:00 UTC+1'; `None` if it is out of range.
fn format_start(moment: Millis, zone: &TimeZone) -> Option<String> {
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

/// Parses a timestamp of Discord, such as `<t:1795900000:F>`, or its number, and returns it in
/// milliseconds; `None` if it is not one.
fn parse_discord_timestamp(typed: &str) -> Option<Millis> {
    let bare = typed.strip_prefix("<t:").and_then(|rest| rest.strip_suffix('>'));
    let number = match bare {
        Some(inside) => inside.split(':').next()?,
        None if typed.len() > MINUTES => typed,
        None => return None,
    };
    number.parse::<u32>().ok().map(|seconds| Millis::from(seconds) * 1000)
}

/// Returns the time of day on this day in a time zone, in milliseconds since 1970.
fn resolve_moment(
    now: Millis,
    day: Day,
    time: Time,
    zone: TimeZone,
) -> Result<Millis, jiff::Error> {
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
        Day::Of(weekday) | Day::After(weekday) => on(today.nth_weekday(1, weekday)?)?,
    };
    Ok(moment.timestamp().as_millisecond())
}
