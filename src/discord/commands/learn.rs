//! `/learn`: the first lesson.

use super::reading::read_request_anywhere;
use super::{Context, Failed};
use crate::discord::handlers::lesson::open_lesson;

#[poise::command(slash_command)]
pub async fn learn(ctx: Context<'_>) -> Result<(), Failed> {
    let request = read_request_anywhere(ctx).await;
    request.answer_retrying(|| open_lesson(&request)).await;
    Ok(())
}
