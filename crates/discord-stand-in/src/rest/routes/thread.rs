//! Routes for threads, started from a message or without one (topics/threads.mdx).

use serde_json::json;

use super::channel::{accessible_channel, checked_channel_name, thread_list_json};
use crate::changes::messages::Sender;
use crate::check::form::BodyCheck;
use crate::check::unsupported::unsupported_feature;
use crate::error::{ApiError, THREAD_EXISTS, UNKNOWN_MESSAGE, WRONG_CHANNEL_TYPE};
use crate::ids::Snowflake;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::model::{StoredChannel, channel_type};
use crate::world::permission;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("POST", "/channels/{channel_id}/threads", start_thread),
    route(
        "POST",
        "/channels/{channel_id}/messages/{message_id}/threads",
        start_thread_from_message,
    ),
    route("GET", "/channels/{channel_id}/threads/archived/public", list_archived_threads),
    route("PUT", "/channels/{channel_id}/thread-members/@me", join_thread),
    route("DELETE", "/channels/{channel_id}/thread-members/@me", leave_thread),
    route("PUT", "/channels/{channel_id}/thread-members/{user_id}", add_thread_member),
    route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", remove_thread_member),
];

/// Handles `POST /channels/{channel_id}/messages/{message_id}/threads`.
fn start_thread_from_message(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, permission::CREATE_PUBLIC_THREADS)?;
    let kind = match channel.kind {
        channel_type::TEXT => channel_type::PUBLIC_THREAD,
        channel_type::ANNOUNCEMENT => channel_type::ANNOUNCEMENT_THREAD,
        _ => return Err(WRONG_CHANNEL_TYPE.into()),
    };
    let message = call.path_id("message_id")?;
    let found = world.message(channel.id, message).filter(|m| m.private_to.is_none());
    if found.ok_or(UNKNOWN_MESSAGE)?.thread.is_some() {
        return Err(THREAD_EXISTS.into());
    }
    let name = checked_channel_name(call.body())?;
    // A thread started from a message has the id of the message.
    let thread = create_thread(world, call, &channel, kind, name, message)?;
    if let Some(message) = world.message_mut(channel.id, message) {
        message.thread = Some(thread);
    }
    if let Some(message) = world.message(channel.id, message).cloned() {
        world.announce_message("UPDATE", &message);
    }
    created_thread_response(world, thread)
}

/// Handles `POST /channels/{channel_id}/threads`.
fn start_thread(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    let body = call.body();
    let name = checked_channel_name(body)?;
    if !body["message"].is_null() {
        return Err(unsupported_feature("posts of forums"));
    }
    let form = BodyCheck::default();
    let kind = form.root_node(body).get("type").integer_one_of(&[10, 11, 12]);
    form.finish()?;
    // The default is a private thread (resources/channel.mdx).
    let kind =
        kind.and_then(|kind| u8::try_from(kind).ok()).unwrap_or(channel_type::PRIVATE_THREAD);
    let fits = match kind {
        channel_type::ANNOUNCEMENT_THREAD => channel.kind == channel_type::ANNOUNCEMENT,
        _ => channel.kind == channel_type::TEXT,
    };
    if !fits {
        return Err(WRONG_CHANNEL_TYPE.into());
    }
    let needed = if kind == channel_type::PRIVATE_THREAD {
        permission::CREATE_PRIVATE_THREADS
    } else {
        permission::CREATE_PUBLIC_THREADS
    };
    accessible_channel(world, call, needed)?;
    let id = world.new_id();
    let thread = create_thread(world, call, &channel, kind, name.clone(), id)?;
    if kind != channel_type::PRIVATE_THREAD {
        post_thread_created_message(world, &channel, thread, &name);
    }
    created_thread_response(world, thread)
}

/// Creates a thread with this type, name and id in the channel `parent`, and returns the id. Returns an error if a field of the
/// body is invalid.
fn create_thread(
    world: &mut World,
    call: &Call,
    parent: &StoredChannel,
    thread_type: u8,
    thread_name: String,
    thread_id: Snowflake,
) -> Result<Snowflake, ApiError> {
    let form = BodyCheck::default();
    let root = form.root_node(call.body());
    let minutes = root.get("auto_archive_duration").integer_one_of(&[60, 1440, 4320, 10_080]);
    root.get("rate_limit_per_user").integer(0..=21_600);
    root.get("invitable").boolean();
    form.finish()?;
    let mut thread = StoredChannel::new(thread_id, thread_type, &thread_name);
    thread.guild = parent.guild;
    thread.parent = Some(parent.id);
    thread.owner = Some(world.bot.id);
    thread.auto_archive_minutes =
        minutes.and_then(|minutes| u64::try_from(minutes).ok()).unwrap_or(4320);
    thread.thread_members.insert(world.bot.id);
    world.channels.insert(thread_id, thread);
    world.announce_channel("CREATE", thread_id);
    Ok(thread_id)
}

/// Posts the message of type 18 about a public thread that was started without a message (resources/message.mdx).
fn post_thread_created_message(
    world: &mut World,
    parent: &StoredChannel,
    thread: Snowflake,
    name: &str,
) {
    let sender = Sender { author: world.bot.id, ..Sender::default() };
    let message = world.create_message(parent.id, &json!({ "content": name }), &[], sender).id;
    if let Some(message) = world.message_mut(parent.id, message) {
        message.thread = Some(thread);
    }
    if let Some(message) = world.message(parent.id, message).cloned() {
        world.announce_message("UPDATE", &message);
    }
}

fn created_thread_response(world: &World, thread: Snowflake) -> Result<ApiResponse, ApiError> {
    let body = world.channel(thread).map(|thread| world.channel_json(thread)).unwrap_or_default();
    Ok(ApiResponse::Json(201, body))
}

/// Handles `GET /channels/{channel_id}/threads/archived/public`.
fn list_archived_threads(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, permission::READ_MESSAGE_HISTORY)?;
    let threads: Vec<_> = world
        .channels
        .values()
        .filter(|thread| thread.parent == Some(channel.id) && thread.is_thread() && thread.archived)
        .map(|thread| world.channel_json(thread))
        .collect();
    ApiResponse::ok(thread_list_json(&threads))
}

/// Adds a user to the thread in the path if `is_member` is true; removes them otherwise.
fn set_thread_membership(
    world: &mut World,
    call: &Call,
    user: Snowflake,
    is_member: bool,
) -> Result<ApiResponse, ApiError> {
    let thread = accessible_channel(world, call, 0)?;
    if !thread.is_thread() {
        return Err(WRONG_CHANNEL_TYPE.into());
    }
    if let Some(thread) = world.channels.get_mut(&thread.id) {
        if is_member {
            thread.thread_members.insert(user);
        } else {
            thread.thread_members.remove(&user);
        }
    }
    world.send_to_all_tabs(&json!({ "type": "world" }));
    Ok(ApiResponse::Nothing)
}

/// Handles `PUT /channels/{channel_id}/thread-members/@me`.
fn join_thread(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    set_thread_membership(world, call, world.bot.id, true)
}

/// Handles `DELETE /channels/{channel_id}/thread-members/@me`.
fn leave_thread(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    set_thread_membership(world, call, world.bot.id, false)
}

/// Handles `PUT /channels/{channel_id}/thread-members/{user_id}`.
fn add_thread_member(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    accessible_channel(world, call, permission::SEND_MESSAGES_IN_THREADS)?;
    set_thread_membership(world, call, call.path_id("user_id")?, true)
}

/// Handles `DELETE /channels/{channel_id}/thread-members/{user_id}`.
fn remove_thread_member(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    accessible_channel(world, call, permission::MANAGE_THREADS)?;
    set_thread_membership(world, call, call.path_id("user_id")?, false)
}
