//! `/daily`: the deal and the puzzle of the day, and the calendar.

use poise::serenity_prelude::CreateAutocompleteResponse;

use super::reading::read_request_anywhere;
use super::{Context, Failed, autocomplete_response};
use crate::discord::handlers::daily::{open_daily, show_calendar, suggest_archived_days};
use triominos_rules::daily::DailyKind;

#[poise::command(slash_command, subcommands("deal", "puzzle", "calendar"), subcommand_required)]
pub async fn daily(_: Context<'_>) -> Result<(), Failed> {
    Ok(())
}

#[poise::command(slash_command)]
async fn deal(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_archived_days"] date: Option<String>,
) -> Result<(), Failed> {
    open_game(ctx, DailyKind::Deal, date.as_deref()).await
}

#[poise::command(slash_command)]
async fn puzzle(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_archived_days"] date: Option<String>,
) -> Result<(), Failed> {
    open_game(ctx, DailyKind::Puzzle, date.as_deref()).await
}

#[poise::command(slash_command)]
async fn calendar(ctx: Context<'_>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| show_calendar(&request, None)).await;
    Ok(())
}

/// Shows the person's try (their attempt at a daily game) of today or, if they typed the date of an earlier day, of that day.
async fn open_game(
    ctx: Context<'_>,
    kind: DailyKind,
    typed_date: Option<&str>,
) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| open_daily(&request, kind, typed_date)).await;
    Ok(())
}

/// Suggests dates of earlier days that contain the text typed so far, the latest first.
async fn autocomplete_archived_days(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let days = suggest_archived_days(ctx.framework.user_data, typed).await;
    autocomplete_response(days.into_iter().map(|day| (day.clone(), day)).collect())
}
