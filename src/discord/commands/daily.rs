//! `/daily`: the deal and the puzzle of the day.

use super::reading::read_anywhere;
use super::{Context, Failed};
use crate::discord::handlers::daily::open_daily;
use triominos_rules::daily::DailyKind;

#[poise::command(slash_command, subcommands("deal", "puzzle"), subcommand_required)]
pub async fn daily(_: Context<'_>) -> Result<(), Failed> {
    Ok(())
}

#[poise::command(slash_command)]
async fn deal(ctx: Context<'_>) -> Result<(), Failed> {
    open_game(ctx, DailyKind::Deal).await
}

#[poise::command(slash_command)]
async fn puzzle(ctx: Context<'_>) -> Result<(), Failed> {
    open_game(ctx, DailyKind::Puzzle).await
}

/// Shows the person's try of today.
async fn open_game(ctx: Context<'_>, kind: DailyKind) -> Result<(), Failed> {
    let request = read_anywhere(ctx).await;
    request.answer_retrying(|| open_daily(&request, kind)).await;
    Ok(())
}
