//! Quiet hours, and coming back to a seat that a computer minds.

use super::turn::intent;
use crate::discord::interaction::errors;
use crate::discord::interaction::request::Request;
use crate::discord::interaction::response::{Answer, Reply};
use crate::discord::render::rack;
use crate::ids::TableId;
use crate::store::StoreError;
use crate::table::{Hours, NotHours, Phase, Quiet, Refused, TableAction, TableRefusal, Zone};
use crate::text::QuietRefusal;

/// The word that takes quiet hours back.
const OFF: &str = "off";

/// `/rejoin`: back to the seat at the table of this channel.
pub async fn rejoin_here(request: &Request<'_>) -> Answer {
    match request.bot.tables.open_in(request.channel).await {
        Ok(Some(table)) => rejoin(request, table.id).await,
        Ok(None) => Reply::say(request.text().no_table()).into(),
        Err(error) => errors::answer(request, None, error).await,
    }
}

/// Back to the seat that a computer minds; in a lobby, a seat like any other.
pub async fn rejoin(request: &Request<'_>, table: TableId) -> Answer {
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
                    let why = errors::of_the_table(text, &TableRefusal::AlreadySeated);
                    rack::of(request, &table, Some(why)).await.beside().into()
                }
                Err(error) => errors::answer(request, None, error).await,
            }
        }
        Err(error) => {
            let table = request.bot.tables.get(table).await.ok();
            errors::answer(request, table.as_deref(), error).await
        }
    }
}

/// Takes what was typed for quiet hours. Says what holds now, or why nothing has changed.
///
/// # Errors
/// The store does not answer.
pub async fn set_quiet(
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

/// The hours as typed; where nothing was typed, those that held before.
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
}
