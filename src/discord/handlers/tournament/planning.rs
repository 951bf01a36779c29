//! Changing a planned tournament, and creating a tournament with the plan of the previous one.

use std::collections::BTreeSet;

use super::acting::{
    apply_organiser_action_here, private_answer, refuse_with_sentence, requester_with_rights,
};
use super::start::BadStart;
use super::{organiser, refuse_creation, start, time_zone_of_person};
use crate::discord::interaction::errors;
use crate::discord::interaction::reply::InteractionAnswer;
use crate::discord::interaction::request::ServerRequest;
use crate::league::tournament::{PlanChanges, TournamentAction, TournamentPlan, Weekly};
use crate::time::Millis;
use triominos_rules::game::Scoring;

/// Handles `/tournament edit`. `start` is the new start, and `skipped_dates` are the dates without a tournament, both as typed;
/// `None` for an option that was not given.
pub async fn edit_tournament(
    request: &ServerRequest<'_>,
    changes: PlanChanges,
    start: Option<&str>,
    skipped_dates: Option<&str>,
) -> InteractionAnswer {
    let scores = |rules: triominos_rules::game::Rules| rules.scoring != Scoring::None;
    if changes.edition.is_some_and(|edition| !edition.rules(2).is_some_and(scores)) {
        return private_answer(request.text().tournament_needs_scores());
    }
    let typed = start;
    let start = match parse_start_or_refuse(request, typed).await {
        Ok(start) => start,
        Err(refusal) => return refusal,
    };
    let without = match parse_skipped_dates_or_refuse(request, skipped_dates) {
        Ok(dates) => dates,
        Err(refusal) => return refusal,
    };
    let zone = match changes.weekly {
        Some(true) => time_zone_of_weekly_tournament(request, typed).await,
        _ => String::new(),
    };
    let changes = Box::new(PlanChanges { start, zone, without, ..changes });
    apply_organiser_action_here(request, TournamentAction::Edit { changes }, None).await
}

/// Handles `/tournament copy`: creates a tournament with the plan of the last one in this channel.
pub async fn copy_last_tournament(
    request: &ServerRequest<'_>,
    name: Option<String>,
    start: Option<&str>,
) -> InteractionAnswer {
    let text = request.text();
    if !request.can_have_threads() {
        return private_answer(text.tournament_needs_threads());
    }
    if let Some(refusal) = errors::refusal_if_bot_lacks_rights_for_tournament(request) {
        return refusal;
    }
    let last = match request.bot.tournaments.tournament_for_request(request.channel).await {
        Ok(last) => last.state,
        Err(error) => return refuse_with_sentence(request, error),
    };
    let start = match parse_start_or_refuse(request, start).await {
        Ok(start) => start,
        Err(refusal) => return refusal,
    };
    let plan = TournamentPlan {
        name: name.unwrap_or_else(|| last.plan.name.clone()),
        start,
        is_event: last.plan.is_event && start.is_some(),
        locale: request.table_locale.to_owned(),
        weekly: None,
        ..last.plan.clone()
    };
    let requester = match requester_with_rights(request).await {
        Ok(requester) => requester,
        Err(refusal) => return refusal,
    };
    let computers = u8::try_from(last.count_computers()).unwrap_or_default();
    let (guild, channel) = (request.guild, request.channel);
    match request.bot.tournaments.create(guild, channel, &requester, plan, computers).await {
        Ok(loaded) => {
            let created = text.tournament_created(&loaded.state, None);
            organiser::show_organiser_panel(request, &loaded, Some(&created)).await
        }
        Err(error) => refuse_creation(request, error).await,
    }
}

/// Parses the dates on which a weekly tournament does not take place; `None` if none were typed.
///
/// # Errors
/// Returns a refusal if they cannot be parsed.
pub(super) fn parse_skipped_dates_or_refuse(
    request: &ServerRequest<'_>,
    typed_dates: Option<&str>,
) -> Result<Option<BTreeSet<String>>, InteractionAnswer> {
    let Some(typed_dates) = typed_dates else { return Ok(None) };
    let dates = Weekly::parse_dates(typed_dates);
    dates
        .map(Some)
        .ok_or_else(|| private_answer(request.text().tournament_unreadable_dates(typed_dates)))
}

/// Returns the name of the time zone in which a weekly tournament keeps its time of day. `typed_start` is its start as it was
/// typed.
pub(super) async fn time_zone_of_weekly_tournament(
    request: &ServerRequest<'_>,
    typed_start: Option<&str>,
) -> String {
    let own = time_zone_of_person(request).await;
    start::zone_name_of_start(request.text(), typed_start.unwrap_or_default(), own.as_ref())
}

/// Parses the start as it was typed, in the person's time zone. Returns it in milliseconds since 1970; `None` if none was typed.
///
/// # Errors
/// Returns a refusal if it cannot be parsed.
pub(super) async fn parse_start_or_refuse(
    request: &ServerRequest<'_>,
    typed: Option<&str>,
) -> Result<Option<Millis>, InteractionAnswer> {
    let Some(typed) = typed else { return Ok(None) };
    let (text, zone) = (request.text(), time_zone_of_person(request).await);
    match start::parse_start(text, typed, request.received, zone.as_ref()) {
        Ok(start) => Ok(Some(start)),
        Err(BadStart::Unreadable) => Err(private_answer(text.start_unreadable())),
        Err(BadStart::NoZone) => Err(private_answer(text.start_needs_zone())),
    }
}
