//! Routes for followups and edits with the token of an interaction, after its first answer.

use super::callback::{ANSWER_FLAGS, answer_sender, is_ephemeral};
use super::message::{refuse_archived_thread, rules_for_edit};
use crate::changes::interactions::TOKEN_MS;
use crate::check::message::{MessageRules, check_message};
use crate::error::{
    ApiError, INVALID_WEBHOOK_TOKEN, TOO_MANY_FOLLOWUPS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
};
use crate::ids::Snowflake;
use crate::rest::request::call::{ApiResponse, Call, Route, route_with_token_in_path};
use crate::world::install::MAX_FOLLOWUPS;
use crate::world::model::{AnswerKind, StoredInteraction, StoredMessage, message_flag};
use crate::world::state::World;

const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const ITEM: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";

pub(in crate::rest) const ROUTES: &[Route] = &[
    route_with_token_in_path("POST", "/webhooks/{webhook_id}/{webhook_token}", post_followup),
    route_with_token_in_path("GET", ORIGINAL, get_answer),
    route_with_token_in_path("PATCH", ORIGINAL, edit_answer),
    route_with_token_in_path("DELETE", ORIGINAL, delete_answer),
    route_with_token_in_path("GET", ITEM, get_answer),
    route_with_token_in_path("PATCH", ITEM, edit_answer),
    route_with_token_in_path("DELETE", ITEM, delete_answer),
];

/// Returns the interaction of the token in the path, if the bot has answered it and it is at most 15 minutes old.
fn find_interaction(world: &World, call: &Call) -> Result<StoredInteraction, ApiError> {
    if call.path_id("webhook_id")? != world.bot.id {
        return Err(UNKNOWN_WEBHOOK.into());
    }
    let found =
        world.interaction_by_token(call.path_text("webhook_token")).ok_or(UNKNOWN_WEBHOOK)?;
    match found.answer {
        None | Some(AnswerKind::Failed | AnswerKind::Choices) => Err(UNKNOWN_WEBHOOK.into()),
        Some(_) if world.now_ms() > found.dispatched_ms + TOKEN_MS => {
            Err(INVALID_WEBHOOK_TOKEN.into())
        }
        Some(_) => Ok(found.clone()),
    }
}

/// Returns the message in the path: `@original`, or another message that the token may access.
fn find_answer_message(
    world: &World,
    call: &Call,
    interaction: &StoredInteraction,
) -> Result<StoredMessage, ApiError> {
    let id = if call.path_text("message_id").is_empty() {
        interaction.original.ok_or(UNKNOWN_MESSAGE)?
    } else {
        call.path_id("message_id")?
    };
    let is_accessible = interaction.original == Some(id)
        || interaction.source == Some(id)
        || interaction.followups.contains(&id);
    world
        .message(interaction.channel, id)
        .filter(|_| is_accessible)
        .cloned()
        .ok_or_else(|| UNKNOWN_MESSAGE.into())
}

/// Handles `POST /webhooks/{webhook_id}/{webhook_token}`.
fn post_followup(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let interaction = find_interaction(world, call)?;
    if world.channel(interaction.channel).is_none() {
        return Err(UNKNOWN_CHANNEL.into());
    }
    let body = call.body();
    let deferred = interaction
        .original
        .filter(|_| interaction.has_pending_answer)
        .and_then(|id| world.message(interaction.channel, id));
    if let Some(deferred) = deferred.cloned() {
        // The first followup completes the deferred answer. Whether the message is ephemeral was decided by the deferral.
        let mut rules = rules_for_edit("", &deferred);
        rules.flags |= message_flag::EPHEMERAL;
        check_message(body, &call.payload.files, &rules, &world.emojis)?;
        return edit_answer_message(world, call, &interaction, deferred.id);
    }
    if world.is_channel_without_bot(interaction.channel)
        && interaction.followups.len() >= MAX_FOLLOWUPS
    {
        return Err(TOO_MANY_FOLLOWUPS.into());
    }
    let rules = MessageRules {
        field: "",
        flags: ANSWER_FLAGS,
        edited: None,
        must_have_content: true,
        unsupported_fields: &["nonce", "enforce_nonce", "message_reference", "sticker_ids"],
    };
    check_message(body, &call.payload.files, &rules, &world.emojis)?;
    let mut sender = answer_sender(world, &interaction, is_ephemeral(body));
    sender.reply_to = interaction.original.or(sender.reply_to).filter(|&id| {
        world.message(interaction.channel, id).is_some_and(|m| m.private_to.is_none())
    });
    let message = world.create_message(interaction.channel, body, &call.payload.files, sender);
    if let Some(stored) = world.interactions.get_mut(&interaction.id) {
        stored.followups.push(message.id);
    }
    ApiResponse::ok(world.message_json(&message))
}

/// Edits the message with this id, which answers the interaction.
fn edit_answer_message(
    world: &mut World,
    call: &Call,
    interaction: &StoredInteraction,
    id: Snowflake,
) -> Result<ApiResponse, ApiError> {
    let message = world
        .edit_message(interaction.channel, id, call.body(), &call.payload.files)
        .ok_or(UNKNOWN_MESSAGE)?;
    if let Some(stored) = world.interactions.get_mut(&interaction.id)
        && stored.original == Some(id)
    {
        stored.has_pending_answer = false;
    }
    ApiResponse::ok(world.message_json(&message))
}

/// Responds to a `GET` request with the message in the path, which answers an interaction.
fn get_answer(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let interaction = find_interaction(world, call)?;
    let message = find_answer_message(world, call, &interaction)?;
    ApiResponse::ok(world.message_json(&message))
}

/// Edits the message in the path, which answers an interaction.
fn edit_answer(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let interaction = find_interaction(world, call)?;
    let old = find_answer_message(world, call, &interaction)?;
    refuse_archived_thread(world, old.channel)?;
    check_message(call.body(), &call.payload.files, &rules_for_edit("", &old), &world.emojis)?;
    edit_answer_message(world, call, &interaction, old.id)
}

/// Deletes the message in the path, which answers an interaction.
fn delete_answer(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let interaction = find_interaction(world, call)?;
    let message = find_answer_message(world, call, &interaction)?;
    world.delete_message(interaction.channel, message.id);
    if let Some(stored) = world.interactions.get_mut(&interaction.id)
        && stored.original == Some(message.id)
    {
        stored.has_pending_answer = false;
    }
    Ok(ApiResponse::Nothing)
}
