//! The clock of a table as people meet it: its name, the time that is left, quiet hours, and coming back to a seat.

use serenity::all::{ButtonStyle, CreateButton};

use super::answer::{Answer, Reply};
use super::custom_id::{Click, CustomId};
use super::rack::button;
use super::request::Request;
use super::turn::intent;
use super::{rack, refused, showing};
use crate::store::{StoreError, TableId};
use crate::table::{
    Hours, Millis, NotHours, Phase, Quiet, Refused, Table, TableAction, TableRefusal, TurnClock,
    Zone,
};
use crate::text::{self, QuietRefusal, Text, TurnLimit};

const MINUTE: Millis = 60 * 1000;
const DAY: Millis = 24 * 60 * MINUTE;

/// What takes quiet hours back.
const OFF: &str = "off";

/// A clock as it is called.
pub(super) fn limit(clock: TurnClock) -> Option<TurnLimit> {
    let limit = clock.limit()?;
    let count = |unit| u32::try_from(limit / unit).unwrap_or(u32::MAX);
    Some(if clock.is_slow() {
        TurnLimit::Days(count(DAY))
    } else {
        TurnLimit::Minutes(count(MINUTE))
    })
}

/// When the time of the present turn is up, in seconds of Unix time.
pub(super) fn until(table: &Table) -> Option<i64> {
    Some(table.turn_time?.deadline.due / 1000)
}

/// How long the present turn may still take, for who looks at the table.
pub(super) fn line(table: &Table, reader: u64, text: &Text) -> Option<String> {
    let until = until(table)?;
    let seat = table.turn_time?.seat;
    if table.seat_of(reader) == Some(seat) {
        return Some(text.your_time(until));
    }
    Some(text.their_time(&showing::who(table.seats.get(seat)?), until))
}

/// For whoever finds a computer in the own seat.
pub(super) fn take_back(table: &Table, text: &Text) -> CreateButton {
    let id = CustomId { table: table.id, click: Click::TakeBack }.to_string();
    button(id, text.button(text::Button::TakeBack), ButtonStyle::Secondary)
}

/// `/rejoin`: back to the seat at the table of this channel.
pub(super) async fn rejoin_here(request: &Request<'_>) -> Answer {
    match request.bot.tables.open_in(request.channel).await {
        Ok(Some(table)) => rejoin(request, table.id).await,
        Ok(None) => Reply::say(request.text().no_table()).into(),
        Err(error) => refused::answer(request, None, error).await,
    }
}

/// Back to the seat that a computer minds; in a lobby, a seat like any other.
pub(super) async fn rejoin(request: &Request<'_>, table: TableId) -> Answer {
    let text = request.text();
    match request.bot.tables.act(intent(request, table, None, TableAction::Rejoin)).await {
        Ok(outcome) if matches!(outcome.table.phase, Phase::Lobby) => {
            Reply::say(text.joined()).beside().into()
        }
        Ok(outcome) => {
            rack::of(request, &outcome.table, Some(text.rejoined())).await.beside().into()
        }
        // Who clicked twice, or never was away, wants to see the rack.
        Err(Refused::Table(TableRefusal::AlreadySeated)) => {
            match request.bot.tables.get(table).await {
                Ok(table) => {
                    let why = refused::of_the_table(text, &TableRefusal::AlreadySeated);
                    rack::of(request, &table, Some(why)).await.beside().into()
                }
                Err(error) => refused::answer(request, None, error).await,
            }
        }
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            refused::answer(request, table.as_deref(), error).await
        }
    }
}

/// Takes what was typed for quiet hours. Says what holds now, or why nothing has changed.
///
/// # Errors
/// The store does not answer.
pub(super) async fn set_quiet(
    request: &Request<'_>,
    hours: Option<&str>,
    zone: Option<&str>,
) -> Result<Result<Option<Quiet>, String>, StoreError> {
    let (guilds, person) = (&request.bot.guilds, request.actor.id);
    if hours.is_none() && zone.is_none() {
        return Ok(Ok(guilds.quiet(person).await?));
    }
    if hours.is_some_and(|hours| hours.trim().eq_ignore_ascii_case(OFF)) {
        guilds.set_quiet(person, None).await?;
        return Ok(Ok(None));
    }
    let before = guilds.quiet(person).await?;
    match read(hours, zone, before.as_ref()) {
        Ok(quiet) => {
            guilds.set_quiet(person, Some(&quiet)).await?;
            Ok(Ok(Some(quiet)))
        }
        Err(refusal) => Ok(Err(request.text().quiet_refusal(refusal))),
    }
}

/// What was typed, and for what was not, what held before.
fn read<'a>(
    hours: Option<&'a str>,
    zone: Option<&'a str>,
    before: Option<&Quiet>,
) -> Result<Quiet, QuietRefusal<'a>> {
    let hours = match hours {
        Some(typed) => typed.parse().map_err(|why| match why {
            NotHours::Unreadable => QuietRefusal::Unreadable(typed),
            NotHours::TooLong => QuietRefusal::TooLong(Hours::LONGEST / 60),
        })?,
        None => before.map(|quiet| quiet.hours).ok_or(QuietRefusal::NoHours)?,
    };
    let zone = match zone {
        Some(typed) => Zone::from_name(typed).ok_or(QuietRefusal::UnknownZone(typed))?,
        None => before.map(|quiet| quiet.zone.clone()).ok_or(QuietRefusal::NoZone)?,
    };
    Ok(Quiet { hours, zone })
}

/// A person's quiet hours in words.
pub(super) fn quiet(text: &Text, quiet: Option<&Quiet>, changed: bool) -> String {
    let words = quiet.map(|quiet| (quiet.hours.to_string(), quiet.zone.name()));
    text.quiet(words.as_ref().map(|(hours, zone)| (hours.as_str(), *zone)), changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_typed_stays() {
        let paris = read(Some("22-8"), Some("Europe/Paris"), None).unwrap();
        let earlier = read(Some("21-7"), None, Some(&paris)).unwrap();
        assert_eq!(
            (earlier.hours.to_string(), earlier.zone.name()),
            ("21:00–07:00".to_owned(), "Europe/Paris")
        );
        let rome = read(None, Some("europe/rome"), Some(&paris)).unwrap();
        assert_eq!((rome.hours, rome.zone.name()), (paris.hours, "Europe/Rome"));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        assert_eq!(read(Some("late"), None, None), Err(QuietRefusal::Unreadable("late")));
        assert_eq!(read(Some("8-7"), Some("UTC"), None), Err(QuietRefusal::TooLong(16)));
        assert_eq!(read(Some("22-8"), None, None), Err(QuietRefusal::NoZone));
        assert_eq!(read(None, Some("UTC"), None), Err(QuietRefusal::NoHours));
        assert_eq!(read(Some("22-8"), Some("Mars"), None), Err(QuietRefusal::UnknownZone("Mars")));
    }

    #[test]
    fn every_clock_has_a_name() {
        assert_eq!(limit(TurnClock::None), None);
        assert_eq!(limit(TurnClock::TenMinutes), Some(TurnLimit::Minutes(10)));
        assert_eq!(limit(TurnClock::Week), Some(TurnLimit::Days(7)));
    }
}
