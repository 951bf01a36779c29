//! Quiet hours, postponed reminders, returning to a seat in which a computer plays, and taking over a computer's seat.

use super::turn::intent_from_request;
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::{InteractionAnswer, PrivateReply};
use crate::discord::interaction::request::Request;
use crate::discord::render::{names, rack};
use crate::guild::{Snooze, SnoozeOutcome};
use crate::ids::TableId;
use crate::store::StoreError;
use crate::table::{
    Hours, IntentError, ParseHoursError, Phase, TableAction, TableEvent, TableRefusal, Zone,
    ZonedQuietHours,
};
use crate::text::QuietHoursRefusal;

/// The word that removes a person's quiet hours.
const OFF: &str = "off";

/// Handles `/rejoin`: takes the person's seat back at the table of this channel.
pub async fn rejoin_here(request: &Request<'_>) -> InteractionAnswer {
    match request.bot.tables.open_table_in(request.channel).await {
        Ok(Some(table)) => rejoin_table(request, table.id).await,
        Ok(None) => PrivateReply::from_content(request.text().no_table_in_channel()).into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Takes the person's seat back from the computer that plays in it; in a lobby, takes any free seat.
pub async fn rejoin_table(request: &Request<'_>, table: TableId) -> InteractionAnswer {
    let text = request.text();
    let act = request.bot.tables.commit_intent(intent_from_request(
        request,
        table,
        None,
        TableAction::Rejoin,
    ));
    let done = match errors::run_public_action_within_rate_limit(request, act).await {
        Ok(done) => done,
        Err(refusal) => return refusal,
    };
    match done {
        Ok(outcome) if matches!(outcome.table.phase, Phase::Lobby) => {
            PrivateReply::from_content(text.you_joined_table()).in_new_message().into()
        }
        Ok(outcome) => rack::rack_reply(request, &outcome.table, Some(text.you_took_seat_back()))
            .await
            .in_new_message()
            .into(),
        // The person has clicked twice, or was never away. The answer shows their rack.
        Err(IntentError::Table(TableRefusal::AlreadySeated)) => {
            match request.bot.tables.current_table(table).await {
                Ok(table) => {
                    let why = errors::table_refusal_sentence(text, &TableRefusal::AlreadySeated);
                    rack::rack_reply(request, &table, Some(why)).await.in_new_message().into()
                }
                Err(error) => errors::answer_refused(request, None, error).await,
            }
        }
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Handles `/stand-in`: takes over the seat of a computer at the table of this channel.
pub async fn take_over_computer_here(request: &Request<'_>) -> InteractionAnswer {
    match request.bot.tables.open_table_in(request.channel).await {
        Ok(Some(table)) => take_over_computer_at_table(request, table.id).await,
        Ok(None) => PrivateReply::from_content(request.text().no_table_in_channel()).into(),
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Takes over the seat of a computer; in a lobby, takes any free seat.
pub async fn take_over_computer_at_table(
    request: &Request<'_>,
    table: TableId,
) -> InteractionAnswer {
    let text = request.text();
    let act = request.bot.tables.commit_intent(intent_from_request(
        request,
        table,
        None,
        TableAction::StandIn,
    ));
    let done = match errors::run_public_action_within_rate_limit(request, act).await {
        Ok(done) => done,
        Err(refusal) => return refusal,
    };
    match done {
        Ok(outcome) if matches!(outcome.table.phase, Phase::Lobby) => {
            PrivateReply::from_content(text.you_joined_table()).in_new_message().into()
        }
        Ok(outcome) => {
            let is_back = |event: &TableEvent| matches!(event, TableEvent::SeatTakenBack { .. });
            let own = outcome.events.iter().any(is_back);
            let word = if own { text.you_took_seat_back() } else { text.you_replaced_computer() };
            rack::rack_reply(request, &outcome.table, Some(word)).await.in_new_message().into()
        }
        Err(error) => {
            let table = request.bot.tables.current_table(table).await.ok();
            errors::answer_refused(request, table.as_deref(), error).await
        }
    }
}

/// Postpones the next reminder of the person's turn to the time that they chose.
pub async fn snooze_pings(
    request: &Request<'_>,
    table: TableId,
    snooze: Snooze,
) -> InteractionAnswer {
    let text = request.text();
    let table = match request.bot.tables.current_table(table).await {
        Ok(table) => table,
        Err(error) => return errors::answer_refused(request, None, error).await,
    };
    let person = request.actor.id;
    if table.person_in_turn().is_none_or(|turn| turn.id != person) {
        let names = names::seat_names(&table);
        let turn = table.turn().and_then(|seat| names.get(seat));
        return PrivateReply::from_content(text.snooze_not_in_turn(turn)).in_new_message().into();
    }
    let now = request.bot.clock.now();
    match request.bot.guilds.snooze_reminder(&table, person, snooze, now).await {
        Ok(SnoozeOutcome::Until(until)) => {
            PrivateReply::from_content(text.reminder_snoozed(until / 1000)).in_new_message().into()
        }
        Ok(SnoozeOutcome::TooLong { due }) => {
            PrivateReply::from_content(text.snooze_too_long(due / 1000)).in_new_message().into()
        }
        Err(error) => PrivateReply::from_content(errors::report_store_error(request, &error))
            .in_new_message()
            .into(),
    }
}

/// Returns the refusal of a click on a button that does not work in a direct message.
pub async fn refuse_outside_table_channel(
    request: &Request<'_>,
    table: TableId,
) -> InteractionAnswer {
    match request.bot.tables.current_table(table).await {
        Ok(table) => {
            PrivateReply::from_content(request.text().only_in_table_channel(table.channel))
                .in_new_message()
                .into()
        }
        Err(error) => errors::answer_refused(request, None, error).await,
    }
}

/// Sets the person's quiet hours to the typed `hours` and time `zone`. A part that was not typed (`None`) stays unchanged. Returns
/// the quiet hours that apply afterwards (`None` if there are none).
///
/// # Errors
/// Returns the sentence that explains why they cannot be set.
pub async fn set_quiet_hours(
    request: &Request<'_>,
    hours: Option<&str>,
    zone: Option<&str>,
) -> Result<Option<ZonedQuietHours>, String> {
    let (guilds, person) = (&request.bot.guilds, request.actor.id);
    let trouble = |error: StoreError| errors::report_store_error(request, &error);
    if hours.is_none() && zone.is_none() {
        return guilds.quiet_hours(person).await.map_err(trouble);
    }
    if hours.is_some_and(|hours| hours.trim().eq_ignore_ascii_case(OFF)) {
        guilds.set_quiet_hours(person, None).await.map_err(trouble)?;
        return Ok(None);
    }
    let before = guilds.quiet_hours(person).await.map_err(trouble)?;
    match parse_quiet_hours(hours, zone, before.as_ref()) {
        Ok(quiet) => {
            guilds.set_quiet_hours(person, Some(&quiet)).await.map_err(trouble)?;
            Ok(Some(quiet))
        }
        Err(refusal) => Err(request.text().quiet_hours_refusal(refusal)),
    }
}

/// Parses quiet hours as typed; a part that was not typed (`None`) keeps its value from `current`.
fn parse_quiet_hours<'a>(
    hours: Option<&'a str>,
    zone: Option<&'a str>,
    current: Option<&ZonedQuietHours>,
) -> Result<ZonedQuietHours, QuietHoursRefusal<'a>> {
    let hours = match hours {
        Some(typed) => typed.parse().map_err(|why| match why {
            ParseHoursError::Unreadable => QuietHoursRefusal::Unreadable(typed),
            ParseHoursError::TooLong => QuietHoursRefusal::TooLong(Hours::LONGEST / 60),
        })?,
        None => current.map(|quiet| quiet.hours).ok_or(QuietHoursRefusal::NoHours)?,
    };
    let zone = match zone {
        Some(typed) => Zone::from_name(typed).ok_or(QuietHoursRefusal::UnknownZone(typed))?,
        None => current.map(|quiet| quiet.zone.clone()).ok_or(QuietHoursRefusal::NoZone)?,
    };
    Ok(ZonedQuietHours { hours, zone })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_keep_the_hours_or_the_zone_that_was_not_typed() {
        let paris = parse_quiet_hours(Some("22-8"), Some("Europe/Paris"), None).unwrap();
        let earlier = parse_quiet_hours(Some("21-7"), None, Some(&paris)).unwrap();
        assert_eq!(
            (earlier.hours.to_string(), earlier.zone.name()),
            ("21:00–07:00".to_owned(), "Europe/Paris")
        );
        let rome = parse_quiet_hours(None, Some("europe/rome"), Some(&paris)).unwrap();
        assert_eq!((rome.hours, rome.zone.name()), (paris.hours, "Europe/Rome"));
    }

    #[test]
    fn invalid_quiet_hours_are_refused() {
        assert_eq!(
            parse_quiet_hours(Some("late"), None, None),
            Err(QuietHoursRefusal::Unreadable("late"))
        );
        assert_eq!(
            parse_quiet_hours(Some("8-7"), Some("UTC"), None),
            Err(QuietHoursRefusal::TooLong(16))
        );
        assert_eq!(parse_quiet_hours(Some("22-8"), None, None), Err(QuietHoursRefusal::NoZone));
        assert_eq!(parse_quiet_hours(None, Some("UTC"), None), Err(QuietHoursRefusal::NoHours));
        assert_eq!(
            parse_quiet_hours(Some("22-8"), Some("Mars"), None),
            Err(QuietHoursRefusal::UnknownZone("Mars"))
        );
    }
}
