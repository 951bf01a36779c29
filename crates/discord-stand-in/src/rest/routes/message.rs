//! Routes for the messages of channels.

use serde_json::{Value, json};

use super::channel::accessible_channel;
use crate::changes::messages::Sender;
use crate::check::form::{BodyCheck, invalid_form_body};
use crate::check::message::{MessageRules, check_message};
use crate::error::{
    ApiError, CANNOT_MESSAGE_USER, MISSING_PERMISSIONS, NON_TEXT_CHANNEL, NOT_YOUR_MESSAGE,
    THREAD_ARCHIVED, THREAD_LOCKED, UNKNOWN_MESSAGE,
};
use crate::ids::Snowflake;
use crate::ids::parse_id;
use crate::listeners::intent;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::model::{StoredMessage, message_flag};
use crate::world::permission;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/channels/{channel_id}/messages", list_messages),
    route("POST", "/channels/{channel_id}/messages", post_message),
    route("POST", "/channels/{channel_id}/messages/bulk-delete", bulk_delete_messages),
    route("GET", "/channels/{channel_id}/messages/{message_id}", get_message),
    route("PATCH", "/channels/{channel_id}/messages/{message_id}", patch_message),
    route("DELETE", "/channels/{channel_id}/messages/{message_id}", remove_message),
    route("GET", "/channels/{channel_id}/pins", list_pins),
    route("PUT", "/channels/{channel_id}/pins/{message_id}", pin_message),
    route("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin_message),
    route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin_message),
    route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin_message),
];

/// The time in milliseconds for which nonces are kept. Discord documents 'the past few minutes'.
const NONCE_MS: u64 = 5 * 60_000;

/// The flags that a new message may have.
const NEW_FLAGS: u64 = message_flag::SUPPRESS_EMBEDS | message_flag::SUPPRESS_NOTIFICATIONS;

/// The rules for a new message in a channel.
const NEW_MESSAGE: MessageRules<'static> = MessageRules {
    field: "",
    flags: NEW_FLAGS,
    edited: None,
    must_have_content: true,
    unsupported_fields: &[],
};

/// Returns the bot as the sender of a new message. The result contains the id of the message to which the new one replies, if
/// any.
fn bot_as_sender(world: &World, body: &Value) -> Sender {
    Sender {
        author: world.bot.id,
        reply_to: parse_id(&body["message_reference"]["message_id"]),
        ..Sender::default()
    }
}

/// Returns a message as JSON for the bot. The content is omitted if the application is not granted the intent MESSAGE_CONTENT.
fn json_for_bot(world: &World, message: &StoredMessage) -> Value {
    let is_granted = world.bot.privileged_intents & intent::MESSAGE_CONTENT != 0;
    world.message_json_for_bot(message, is_granted)
}

/// Returns the message in the path. Returns an error if it does not exist, or if it is ephemeral: the bot's token gives no access
/// to ephemeral messages.
fn find_public_message(world: &World, call: &Call) -> Result<StoredMessage, ApiError> {
    world
        .message(call.path_id("channel_id")?, call.path_id("message_id")?)
        .filter(|message| message.private_to.is_none())
        .cloned()
        .ok_or_else(|| UNKNOWN_MESSAGE.into())
}

/// Handles `GET /channels/{channel_id}/messages`.
fn list_messages(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    if !world.has_permissions(&channel, world.bot.id, permission::READ_MESSAGE_HISTORY) {
        return ApiResponse::ok(json!([]));
    }
    let number = |name: &str| call.query_text(name).and_then(|text| text.parse::<u64>().ok());
    let limit = number("limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(invalid_form_body(
            "limit",
            "NUMBER_TYPE_MAX",
            "int value should be between 1 and 100.",
        ));
    }
    let limit = usize::try_from(limit).unwrap_or(50);
    let public = world.messages.get(&channel.id).into_iter().flat_map(|all| all.values());
    let public = public.filter(|message| message.private_to.is_none());
    let mut found: Vec<&StoredMessage> = match (number("before"), number("after")) {
        (_, Some(after)) => public.filter(|m| m.id > after).take(limit).collect(),
        (before, None) => {
            let before = before.unwrap_or(u64::MAX);
            let mut older: Vec<_> = public.filter(|m| m.id < before).collect();
            older.drain(..older.len().saturating_sub(limit));
            older
        }
    };
    found.reverse();
    ApiResponse::ok(found.into_iter().map(|message| json_for_bot(world, message)).collect())
}

/// Handles `POST /channels/{channel_id}/messages`.
fn post_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    if !channel.can_have_messages() {
        return Err(NON_TEXT_CHANNEL.into());
    }
    let body = call.body();
    let files = &call.payload.files;
    let mut needed = channel.send_permission();
    if !files.is_empty() {
        needed |= permission::ATTACH_FILES;
    }
    accessible_channel(world, call, needed)?;
    if channel.locked && !world.has_permissions(&channel, world.bot.id, permission::MANAGE_THREADS)
    {
        return Err(THREAD_LOCKED.into());
    }
    if channel.recipient.and_then(|id| world.user(id)).is_some_and(|user| user.dms_closed) {
        return Err(CANNOT_MESSAGE_USER.into());
    }
    check_message(body, files, &NEW_MESSAGE, &world.emojis)?;
    let reference = &body["message_reference"];
    if let Some(existing) = parse_id(&reference["message_id"]) {
        accessible_channel(world, call, needed | permission::READ_MESSAGE_HISTORY)?;
        let exists =
            world.message(channel.id, existing).is_some_and(|message| message.private_to.is_none());
        if !exists && reference["fail_if_not_exists"] != false {
            return Err(invalid_form_body(
                "message_reference",
                "REPLIES_UNKNOWN_MESSAGE",
                "Unknown message",
            ));
        }
    }
    let nonce =
        body["enforce_nonce"].as_bool().unwrap_or(false).then(|| read_nonce(body)).flatten();
    if let Some(nonce) = &nonce {
        let oldest = world.now_ms().saturating_sub(NONCE_MS);
        world.nonces.retain(|(_, at_ms, _, _)| *at_ms >= oldest);
        let same = world.nonces.iter().find(|(known, ..)| known == nonce);
        let existing = same.and_then(|&(_, _, channel, id)| world.message(channel, id));
        if let Some(existing) = existing {
            return ApiResponse::ok(world.message_json(existing));
        }
    }
    let sender = bot_as_sender(world, body);
    let message = world.create_message(channel.id, body, files, sender);
    if let Some(nonce) = nonce {
        let now = world.now_ms();
        world.nonces.push((nonce, now, channel.id, message.id));
    }
    ApiResponse::ok(world.message_json(&message))
}

/// Returns the nonce of a new message, which may be a text or a number; `None` if there is none.
fn read_nonce(body: &Value) -> Option<String> {
    match &body["nonce"] {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Handles `GET /channels/{channel_id}/messages/{message_id}`.
fn get_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    accessible_channel(world, call, permission::READ_MESSAGE_HISTORY)?;
    ApiResponse::ok(json_for_bot(world, &find_public_message(world, call)?))
}

/// Handles `PATCH /channels/{channel_id}/messages/{message_id}`.
fn patch_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    let old = find_public_message(world, call)?;
    if old.author != world.bot.id {
        return Err(NOT_YOUR_MESSAGE.into());
    }
    if !call.payload.files.is_empty() {
        accessible_channel(world, call, permission::ATTACH_FILES)?;
    }
    refuse_archived_thread(world, channel.id)?;
    let rules = rules_for_edit("", &old);
    check_message(call.body(), &call.payload.files, &rules, &world.emojis)?;
    let message = world
        .edit_message(old.channel, old.id, call.body(), &call.payload.files)
        .ok_or(UNKNOWN_MESSAGE)?;
    ApiResponse::ok(world.message_json(&message))
}

/// Refuses changes in an archived thread, which only a new message can reopen.
pub(super) fn refuse_archived_thread(world: &World, channel: Snowflake) -> Result<(), ApiError> {
    match world.channel(channel) {
        Some(channel) if channel.archived => Err(THREAD_ARCHIVED.into()),
        _ => Ok(()),
    }
}

/// Returns the rules for an edit of the message `old_message`. `message_field` is the field of the body that contains the edit. It
/// is empty if the whole body is the edit.
pub(super) fn rules_for_edit<'a>(
    message_field: &'static str,
    old_message: &'a StoredMessage,
) -> MessageRules<'a> {
    MessageRules {
        field: message_field,
        flags: message_flag::SUPPRESS_EMBEDS,
        edited: Some(old_message),
        must_have_content: true,
        unsupported_fields: &["nonce", "enforce_nonce", "tts", "message_reference", "sticker_ids"],
    }
}

/// Handles `DELETE /channels/{channel_id}/messages/{message_id}`.
fn remove_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    let message = find_public_message(world, call)?;
    let may = message.author == world.bot.id
        || world.has_permissions(&channel, world.bot.id, permission::MANAGE_MESSAGES);
    if !may {
        return Err(MISSING_PERMISSIONS.into());
    }
    world.delete_message(channel.id, message.id);
    Ok(ApiResponse::Nothing)
}

/// Handles `POST /channels/{channel_id}/messages/bulk-delete`.
fn bulk_delete_messages(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, permission::MANAGE_MESSAGES)?;
    let form = BodyCheck::default();
    let listed = form.root_node(call.body()).get("messages");
    listed.check_present();
    let ids: Vec<_> =
        listed.items_with_count(2..=100).iter().filter_map(|id| id.snowflake()).collect();
    form.finish()?;
    for id in ids {
        if world.message(channel.id, id).is_some_and(|message| message.private_to.is_none()) {
            world.delete_message(channel.id, id);
        }
    }
    Ok(ApiResponse::Nothing)
}

/// Handles `GET /channels/{channel_id}/pins`.
fn list_pins(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, permission::READ_MESSAGE_HISTORY)?;
    let messages = world.messages.get(&channel.id).into_iter().flat_map(|all| all.values().rev());
    let pinned = messages.filter(|message| message.pinned && message.private_to.is_none());
    ApiResponse::ok(pinned.map(|message| json_for_bot(world, message)).collect())
}

/// Pins the message in the path or, if `is_pinned` is false, unpins it.
fn set_pin(world: &mut World, call: &Call, is_pinned: bool) -> Result<ApiResponse, ApiError> {
    accessible_channel(world, call, permission::PIN_MESSAGES)?;
    let old = find_public_message(world, call)?;
    if let Some(message) = world.message_mut(old.channel, old.id) {
        message.pinned = is_pinned;
    }
    if let Some(message) = world.message(old.channel, old.id).cloned() {
        world.announce_message("UPDATE", &message);
    }
    Ok(ApiResponse::Nothing)
}

/// Handles `PUT /channels/{channel_id}/pins/{message_id}` and `PUT
/// /channels/{channel_id}/messages/pins/{message_id}`.
fn pin_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    set_pin(world, call, true)
}

/// Handles `DELETE /channels/{channel_id}/pins/{message_id}` and `DELETE
/// /channels/{channel_id}/messages/pins/{message_id}`.
fn unpin_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    set_pin(world, call, false)
}
