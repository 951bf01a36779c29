//! `/daily`: the deal and the puzzle of the day, and the calendar.

use poise::serenity_prelude::CreateAutocompleteResponse;

use super::reading::read_request_anywhere;
use super::{Context, Failed, autocomplete_response};
use crate::discord::handlers::daily::{open_daily, show_calendar, suggest_days};
use triominos_rules::daily::DailyKind;

#[poise::command(slash_command, subcommands("deal", "puzzle", "calendar"), subcommand_required)]
pub async fn daily(_: Context<'_>) -> Result<(), Failed> {
    Ok(())
}

#[poise::command(slash_command)]
async fn deal(
    ctx: Context<'_>,
    #[autocomplete = "archived_days"] date: Option<String>,
) -> Result<(), Failed> {
    open_game(ctx, DailyKind::Deal, date.as_deref()).await
}

#[poise::command(slash_command)]
async fn puzzle(
    ctx: Context<'_>,
    #[autocomplete = "archived_days"] date: Option<String>,
) -> Result<(), Failed> {
    open_game(ctx, DailyKind::Puzzle, date.as_deref()).await
}

#[poise::command(slash_command)]
async fn calendar(ctx: Context<'_>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| show_calendar(&request, None)).await;
    Ok(())
}

/// Shows the person's try of today, or of the earlier day that they typed.
async fn open_game(ctx: Context<'_>, kind: DailyKind, date: Option<&str>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| open_daily(&request, kind, date)).await;
    Ok(())
}

/// Suggests earlier days for the typed text, the latest first.
async fn archived_days(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let days = suggest_days(ctx.framework.user_data, partial).await;
    autocomplete_response(days.into_iter().map(|day| (day.clone(), day)).collect())
}
