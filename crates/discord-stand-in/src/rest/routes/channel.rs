//! Routes for channels. All routes that act in a channel check their access with [`accessible_channel`].

use serde_json::{Value, json};

use crate::check::form::BodyCheck;
use crate::error::{
    ApiError, MISSING_ACCESS, MISSING_PERMISSIONS, UNKNOWN_CHANNEL, WRONG_CHANNEL_TYPE,
};
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::model::{StoredChannel, channel_type};
use crate::world::permission;
use crate::world::permission::VIEW_CHANNEL;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/channels/{channel_id}", get_channel),
    route("PATCH", "/channels/{channel_id}", edit_channel),
    route("DELETE", "/channels/{channel_id}", delete_channel),
    route("POST", "/channels/{channel_id}/typing", trigger_typing),
];

/// Returns the channel in the path. The error is 10003 if the channel does not exist, 50001 if the bot cannot see it, and 50013 if
/// the bot lacks one of the needed permissions.
pub(super) fn accessible_channel(
    world: &World,
    call: &Call,
    needed_permissions: u64,
) -> Result<StoredChannel, ApiError> {
    let channel = world.channel(call.path_id("channel_id")?).ok_or(UNKNOWN_CHANNEL)?;
    let bot = world.bot.id;
    if channel.guild.is_some_and(|guild| world.member(guild, bot).is_none())
        || !world.has_permissions(channel, bot, VIEW_CHANNEL)
    {
        return Err(MISSING_ACCESS.into());
    }
    if !world.has_permissions(channel, bot, needed_permissions) {
        return Err(MISSING_PERMISSIONS.into());
    }
    Ok(channel.clone())
}

/// Handles `GET /channels/{channel_id}`.
fn get_channel(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    ApiResponse::ok(world.channel_json(&channel))
}

/// Handles `PATCH /channels/{channel_id}`.
fn edit_channel(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    let body = call.body();
    let own_thread = channel.is_thread() && channel.owner == Some(world.bot.id);
    let needed = match (channel.is_thread(), own_thread) {
        // The owner of a thread may rename and archive it, but not lock it.
        (true, true)
            if body["locked"] == Value::Bool(channel.locked) || body["locked"].is_null() =>
        {
            0
        }
        (true, _) => permission::MANAGE_THREADS,
        (false, _) => permission::MANAGE_CHANNELS,
    };
    accessible_channel(world, call, needed)?;
    let form = BodyCheck::default();
    let root = form.root_node(body);
    let name = root.get("name").string(1..=100).map(str::to_owned);
    let topic = root.get("topic").string(0..=1024).map(str::to_owned);
    let archived = root.get("archived").boolean();
    let locked = root.get("locked").boolean();
    let minutes = root.get("auto_archive_duration").integer_one_of(&[60, 1440, 4320, 10_080]);
    form.finish()?;
    if channel.kind == channel_type::DM {
        return Err(WRONG_CHANNEL_TYPE.into());
    }
    if let Some(stored) = world.channels.get_mut(&channel.id) {
        stored.name = name.unwrap_or_else(|| stored.name.clone());
        stored.topic = topic.or_else(|| stored.topic.clone());
        stored.archived = archived.unwrap_or(stored.archived);
        stored.locked = locked.unwrap_or(stored.locked);
        stored.auto_archive_minutes = minutes
            .and_then(|minutes| u64::try_from(minutes).ok())
            .unwrap_or(stored.auto_archive_minutes);
    }
    world.announce_channel("UPDATE", channel.id);
    get_channel(world, call)
}

/// Handles `DELETE /channels/{channel_id}`.
fn delete_channel(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    let needed = match channel.kind {
        channel_type::DM => 0,
        _ if channel.is_thread() => permission::MANAGE_THREADS,
        _ => permission::MANAGE_CHANNELS,
    };
    accessible_channel(world, call, needed)?;
    let body = world.channel_json(&channel);
    world.delete_channel(channel.id);
    ApiResponse::ok(body)
}

/// Handles `POST /channels/{channel_id}/typing`.
fn trigger_typing(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let channel = accessible_channel(world, call, 0)?;
    accessible_channel(world, call, channel.send_permission())?;
    world.announce_typing(channel.id, world.bot.id);
    Ok(ApiResponse::Nothing)
}

/// Returns the name of a channel or thread from a body. Returns an error if its length is not
/// valid.
pub(super) fn checked_channel_name(body: &Value) -> Result<String, ApiError> {
    let form = BodyCheck::default();
    let name = form.root_node(body).get("name").required_string(1..=100).map(str::to_owned);
    form.finish()?;
    Ok(name.unwrap_or_default())
}

/// Returns a list of threads in Discord's format.
pub(super) fn thread_list_json(threads: &[Value]) -> Value {
    json!({ "threads": threads, "members": [], "has_more": false })
}
