//! The commands of moderators.

use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedValue, User};

use super::options;
use super::reading::{read_request_or_refuse, server_request_or_refuse};
use super::{Context, Failed, autocomplete_response};
use crate::discord::handlers::doctor as examining;
use crate::discord::handlers::league::void as voiding;
use crate::discord::handlers::league::void::VoidOptions;
use crate::discord::handlers::moderation;
use crate::discord::handlers::moderation::ModerateOptions;
use crate::discord::interaction::request::{ReceivedInteraction, Request};
use crate::text::ServerOnly;

#[poise::command(slash_command, default_member_permissions = "MANAGE_MESSAGES")]
pub async fn moderate(
    ctx: Context<'_>,
    player: Option<User>,
    #[rename = "suspend"] suspension: Option<options::SuspensionName>,
    #[min_length = 3]
    #[max_length = 200]
    reason: Option<String>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Moderate).await
    {
        let options = ModerateOptions {
            player: player.map(|user| (user.id.into(), user.bot)),
            bar: suspension.map(|bar| bar.0),
            reason,
        };
        request.answer_retrying(|| moderation::moderate(&request, options.clone())).await;
    }
    Ok(())
}

#[poise::command(slash_command, default_member_permissions = "MANAGE_MESSAGES")]
pub async fn doctor(ctx: Context<'_>) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Doctor).await
    {
        request.answer_retrying(|| examining::examine_server(&request)).await;
    }
    Ok(())
}

#[poise::command(
    slash_command,
    rename = "void-result",
    default_member_permissions = "MANAGE_MESSAGES"
)]
pub async fn void(
    ctx: Context<'_>,
    #[autocomplete = "autocomplete_results"] result: String,
    #[min_length = 3]
    #[max_length = 200]
    reason: String,
    restore: Option<bool>,
) -> Result<(), Failed> {
    if let Some(request) = read_request_or_refuse(ctx).await
        && let Some(request) = server_request_or_refuse(&request, ServerOnly::Void).await
    {
        let options = VoidOptions { result, reason, restore: restore.unwrap_or(false) };
        request.answer_retrying(|| voiding::void_result(&request, options.clone())).await;
    }
    Ok(())
}

/// Returns the suggestions for the option `result` of `/void-result`: results of the server that match the text typed so
/// far (`typed`).
async fn autocomplete_results(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let restore = ctx.args.iter().find(|option| option.name == "restore");
    let restore = restore.and_then(|option| match option.value {
        ResolvedValue::Boolean(restore) => Some(restore),
        _ => None,
    });
    let bot = ctx.framework.user_data;
    let request =
        Request::from_autocompletion(bot, ReceivedInteraction::Command(ctx.interaction)).await;
    match request.on_server() {
        Some(request) => {
            autocomplete_response(voiding::suggest_results(&request, restore, typed).await)
        }
        None => CreateAutocompleteResponse::new(),
    }
}
