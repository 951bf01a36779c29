//! The route for the first answer to an interaction.

use serde_json::{Value, json};

use super::message::rules_for_edit;
use crate::changes::interactions::FIRST_ANSWER_MS;
use crate::changes::messages::Sender;
use crate::check::answer;
use crate::check::form::invalid_form_body;
use crate::check::message::{MessageRules, check_message};
use crate::error::{
    ALREADY_ACKNOWLEDGED, ApiError, UNKNOWN_CHANNEL, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE,
};
use crate::ids::Snowflake;
use crate::rest::request::call::{ApiResponse, Call, Route, route_with_token_in_path};
use crate::world::model::{AnswerKind, StoredInteraction, interaction_type, message_flag};
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[route_with_token_in_path(
    "POST",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    create_callback,
)];

const MESSAGE: u64 = 4;
const DEFERRED_MESSAGE: u64 = 5;
const DEFERRED_UPDATE: u64 = 6;
const UPDATE: u64 = 7;
const CHOICES: u64 = 8;
const MODAL: u64 = 9;

/// The flags that a new answer may have.
pub(super) const ANSWER_FLAGS: u64 =
    message_flag::SUPPRESS_EMBEDS | message_flag::EPHEMERAL | message_flag::SUPPRESS_NOTIFICATIONS;

/// Returns the types of answer that an interaction accepts.
fn allowed_callback_types(interaction: &StoredInteraction) -> &'static [u64] {
    match interaction.kind {
        interaction_type::COMMAND => &[MESSAGE, DEFERRED_MESSAGE, MODAL],
        interaction_type::COMPONENT => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL],
        interaction_type::AUTOCOMPLETE => &[CHOICES],
        _ if interaction.source.is_some() => &[MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE],
        _ => &[MESSAGE, DEFERRED_MESSAGE],
    }
}

/// Handles `POST /interactions/{interaction_id}/{interaction_token}/callback`.
fn create_callback(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let id = call.path_id("interaction_id")?;
    let known = world.interactions.get(&id);
    let interaction = known
        .filter(|known| known.token == call.path_text("interaction_token"))
        .ok_or(UNKNOWN_INTERACTION)?
        .clone();
    match interaction.answer {
        Some(AnswerKind::Failed) => return Err(UNKNOWN_INTERACTION.into()),
        Some(_) => return Err(ALREADY_ACKNOWLEDGED.into()),
        None => {}
    }
    if world.now_ms() > interaction.dispatched_ms + FIRST_ANSWER_MS {
        world.fail_interaction(id, "the bot answered after 3 seconds");
        return Err(UNKNOWN_INTERACTION.into());
    }
    if world.channel(interaction.channel).is_none() {
        return Err(UNKNOWN_CHANNEL.into());
    }
    let body = call.body();
    let kind = body["type"].as_u64();
    let Some(kind) = kind.filter(|kind| allowed_callback_types(&interaction).contains(kind)) else {
        let list: Vec<_> =
            allowed_callback_types(&interaction).iter().map(ToString::to_string).collect();
        return Err(invalid_form_body(
            "type",
            "BASE_TYPE_CHOICES",
            format!("Value must be one of {{{}}}.", list.join(", ")),
        ));
    };
    let (answer, original) = match kind {
        MESSAGE => answer_with_message(world, call, &interaction)?,
        DEFERRED_MESSAGE => answer_with_deferral(world, body, &interaction)?,
        DEFERRED_UPDATE => (AnswerKind::DeferredUpdate, interaction.source),
        UPDATE => answer_by_editing_component_message(world, call, &interaction)?,
        CHOICES => {
            answer::check_autocomplete_choices(body, interaction.focused_type.unwrap_or(3))?;
            (AnswerKind::Choices, None)
        }
        _ => {
            answer::check_modal_answer(body)?;
            (AnswerKind::Modal, None)
        }
    };
    if let Some(stored) = world.interactions.get_mut(&id) {
        stored.answer = Some(answer);
        stored.original = original;
        stored.has_pending_answer = answer == AnswerKind::Deferred;
        if answer == AnswerKind::Choices {
            stored.choices = body["data"]["choices"].as_array().cloned().unwrap_or_default();
        }
        if answer == AnswerKind::Modal {
            stored.modal = Some(body["data"].clone());
        }
    }
    if answer == AnswerKind::Modal {
        let event = json!({
            "type": "modal", "interaction_id": id.to_string(),
            "channel_id": interaction.channel.to_string(), "modal": body["data"],
        });
        world.send_to_tabs_of_person(interaction.user, &event);
    }
    if !call.query_flag("with_response") {
        return Ok(ApiResponse::Nothing);
    }
    let message = original
        .filter(|_| answer != AnswerKind::DeferredUpdate)
        .and_then(|message| world.message(interaction.channel, message));
    let mut reply = json!({
        "interaction": { "id": id.to_string(), "type": interaction.kind },
        "resource": { "type": kind },
    });
    if let Some(message) = message {
        reply["interaction"]["response_message_id"] = json!(message.id.to_string());
        reply["interaction"]["response_message_loading"] =
            json!(message.has_flag(message_flag::LOADING));
        reply["interaction"]["response_message_ephemeral"] = json!(message.private_to.is_some());
        reply["resource"]["message"] = world.message_json(message);
    }
    ApiResponse::ok(reply)
}

/// The kind of an answer, and the id of its message if it has one.
type AnswerKindAndMessage = (AnswerKind, Option<Snowflake>);

/// Returns the sender of an answer: the bot, through the interaction's webhook. `ephemeral` is true
/// for an ephemeral answer.
pub(super) fn answer_sender(
    world: &World,
    interaction: &StoredInteraction,
    ephemeral: bool,
) -> Sender {
    let public_source = interaction.source.filter(|&id| {
        world.message(interaction.channel, id).is_some_and(|m| m.private_to.is_none())
    });
    Sender {
        author: world.bot.id,
        by_webhook: true,
        answer_to: Some(world.answered_interaction(interaction)),
        private_to: ephemeral.then_some(interaction.user),
        flags: if ephemeral { message_flag::EPHEMERAL } else { 0 },
        reply_to: public_source,
    }
}

/// Returns `true` if a body requests an ephemeral message.
pub(super) fn is_ephemeral(body: &Value) -> bool {
    body["flags"].as_u64().unwrap_or(0) & message_flag::EPHEMERAL != 0
}

/// Answers an interaction with a new message.
fn answer_with_message(
    world: &mut World,
    call: &Call,
    interaction: &StoredInteraction,
) -> Result<AnswerKindAndMessage, ApiError> {
    let body = call.body();
    let rules = MessageRules {
        field: "data",
        flags: ANSWER_FLAGS,
        edited: None,
        must_have_content: true,
        unsupported_fields: &["nonce", "enforce_nonce", "message_reference", "sticker_ids"],
    };
    if body["data"].is_null() {
        return Err(invalid_form_body("data", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    check_message(body, &call.payload.files, &rules, &world.emojis)?;
    let sender = answer_sender(world, interaction, is_ephemeral(&body["data"]));
    let message =
        world.create_message(interaction.channel, &body["data"], &call.payload.files, sender);
    Ok((AnswerKind::Message, Some(message.id)))
}

/// Answers an interaction with 'thinking…', which a later message replaces.
fn answer_with_deferral(
    world: &mut World,
    body: &Value,
    interaction: &StoredInteraction,
) -> Result<AnswerKindAndMessage, ApiError> {
    answer::check_deferral(body)?;
    let mut sender = answer_sender(world, interaction, is_ephemeral(&body["data"]));
    sender.flags |= message_flag::LOADING;
    let message = world.create_message(interaction.channel, &json!({}), &[], sender);
    Ok((AnswerKind::Deferred, Some(message.id)))
}

/// Answers a click by editing the message of the component.
fn answer_by_editing_component_message(
    world: &mut World,
    call: &Call,
    interaction: &StoredInteraction,
) -> Result<AnswerKindAndMessage, ApiError> {
    let source = interaction.source.ok_or(UNKNOWN_MESSAGE)?;
    let old = world.message(interaction.channel, source).ok_or(UNKNOWN_MESSAGE)?.clone();
    check_message(call.body(), &call.payload.files, &rules_for_edit("data", &old), &world.emojis)?;
    world
        .edit_message(interaction.channel, source, &call.body()["data"], &call.payload.files)
        .ok_or(UNKNOWN_MESSAGE)?;
    Ok((AnswerKind::Updated, Some(source)))
}
