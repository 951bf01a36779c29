//! The subcommands of `/tournament` that create a tournament or change its plan.

use poise::serenity_prelude::Role;

use super::{
    Context, Failed, autocomplete_match_lengths, autocomplete_start_times, options,
    read_request_or_refuse, server_request_or_refuse,
};
use crate::discord::handlers::tournament as handler;
use crate::discord::handlers::tournament::CreateOptions;
use crate::discord::interaction::reply::PrivateReply;
use crate::discord::interaction::request::ServerRequest;
use crate::league::tournament::{EntryTerms, PlanChanges};
use crate::text::ServerOnly;
use triominos_rules::game::{Change, Clause};

const DAY: i64 = 24 * 60 * 60_000;

#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
pub(super) async fn create(
    ctx: Context<'_>,
    name: String,
    rounds: Option<u32>,
    seats: Option<u8>,
    #[rename = "arena"] arena_minutes: Option<u32>,
    format: Option<options::FormatName>,
    #[autocomplete = "autocomplete_match_lengths"] length: Option<String>,
    edition: Option<options::EditionName>,
    clock: Option<options::ClockName>,
    #[rename = "final"] final_table: Option<bool>,
    capacity: Option<u32>,
    #[rename = "check-in"] check_in_minutes: Option<u32>,
    #[rename = "no-show"] no_show_minutes: Option<u32>,
    #[rename = "time"] table_minutes: Option<u32>,
    computers: Option<u8>,
    level: Option<options::LevelName>,
    #[autocomplete = "autocomplete_start_times"] start: Option<String>,
    #[rename = "event"] is_event: Option<bool>,
    role: Option<Role>,
    #[rename = "rating-from"] min_rating: Option<i32>,
    #[rename = "rating-to"] max_rating: Option<i32>,
    #[rename = "account-age"]
    #[min = 1]
    #[max = 3650]
    account_age_in_days: Option<u32>,
    #[rename = "member-for"]
    #[min = 1]
    #[max = 3650]
    membership_in_days: Option<u32>,
    weekly: Option<bool>,
    #[rename = "without"] skipped_dates: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let Ok(length) = parse_match_length_or_refuse(&request, length.as_deref()).await else {
            return Ok(());
        };
        let options = CreateOptions {
            name,
            rounds,
            seats,
            arena: arena_minutes,
            format: format.map(|format| format.0),
            length,
            edition: edition.map(|edition| edition.0),
            clock: clock.map(|clock| clock.0),
            final_table: final_table.unwrap_or(false),
            capacity,
            check_in: check_in_minutes,
            turn_up: no_show_minutes,
            time: table_minutes,
            computers,
            level: level.map(|level| level.0),
            start,
            event: is_event.unwrap_or(false),
            entry: EntryTerms {
                role: role.map(|role| role.id.into()),
                rating_least: min_rating,
                rating_most: max_rating,
                account_age: account_age_in_days.map(|days| i64::from(days) * DAY),
                membership: membership_in_days.map(|days| i64::from(days) * DAY),
            },
            weekly: weekly.unwrap_or(false),
            without: skipped_dates,
        };
        request.answer_retrying(|| handler::create_tournament(&request, options.clone())).await;
    }
    Ok(())
}

/// Parses the typed length of a match; `None` if none was typed. If the length is unknown, sends a private refusal and returns an
/// error.
async fn parse_match_length_or_refuse(
    request: &ServerRequest<'_>,
    typed: Option<&str>,
) -> Result<Option<Change>, ()> {
    let Some(typed) = typed else { return Ok(None) };
    let length = Clause::Match.find_value(typed);
    if length.is_none() {
        let refusal = request.text().unknown_length(typed);
        request.answer_with(async { PrivateReply::from_content(refusal).into() }).await;
    }
    length.map(Some).ok_or(())
}

#[expect(clippy::too_many_arguments, reason = "each is an option of the command")]
#[poise::command(slash_command)]
pub(super) async fn edit(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_start_times"] start: Option<String>,
    name: Option<String>,
    capacity: Option<u32>,
    edition: Option<options::EditionName>,
    #[autocomplete = "autocomplete_match_lengths"] length: Option<String>,
    clock: Option<options::ClockName>,
    #[rename = "time"] table_minutes: Option<u32>,
    weekly: Option<bool>,
    #[rename = "without"] skipped_dates: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        let Ok(length) = parse_match_length_or_refuse(&request, length.as_deref()).await else {
            return Ok(());
        };
        let changes = PlanChanges {
            name,
            start: None,
            capacity,
            edition: edition.map(|edition| edition.0),
            length,
            clock: clock.map(|clock| clock.0.name().to_owned()),
            table_time: table_minutes.map(|minutes| i64::from(minutes) * 60_000),
            weekly,
            zone: String::new(),
            without: None,
        };
        request
            .answer_retrying(|| {
                let (start, without) = (start.as_deref(), skipped_dates.as_deref());
                handler::planning::edit_tournament(&request, changes.clone(), start, without)
            })
            .await;
    }
    Ok(())
}

#[poise::command(slash_command)]
pub(super) async fn copy(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_start_times"] start: Option<String>,
    name: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Tournament).await
    {
        request
            .answer_retrying(|| {
                let (name, start) = (name.clone(), start.as_deref());
                handler::planning::copy_last_tournament(&request, name, start)
            })
            .await;
    }
    Ok(())
}
