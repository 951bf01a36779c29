//! Routes for scheduled events outside of a server's channels (resources/guild-scheduled-event.mdx).

use crate::check::form::{BodyCheck, Node};
use crate::check::unsupported::unsupported_feature;
use crate::error::{
    ApiError, EVENT_FINISHED, MISSING_PERMISSIONS, TOO_MANY_EVENTS, UNKNOWN_EVENT, UNKNOWN_GUILD,
};
use crate::ids::Snowflake;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::permission::{ADMINISTRATOR, CREATE_EVENTS, MANAGE_EVENTS};
use crate::world::scheduled_event::{StoredScheduledEvent, status};
use crate::world::state::World;

const COLLECTION: &str = "/guilds/{guild_id}/scheduled-events";
const ITEM: &str = "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}";

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", COLLECTION, list_scheduled_events),
    route("POST", COLLECTION, create_scheduled_event),
    route("GET", ITEM, get_scheduled_event),
    route("PATCH", ITEM, edit_scheduled_event),
    route("DELETE", ITEM, delete_scheduled_event),
];

/// The maximum number of unfinished events of a server.
const MAX_COUNT: usize = 100;
/// The type of an event that takes place outside of the server's channels.
const EXTERNAL: i64 = 3;
const NAME: std::ops::RangeInclusive<usize> = 1..=100;
const DESCRIPTION: std::ops::RangeInclusive<usize> = 1..=1000;

/// Returns the id of the server in the path. Returns an error unless the bot has at least one of these permissions there.
fn guild_with_any_permission(
    world: &World,
    call: &Call,
    any_of_permissions: u64,
) -> Result<Snowflake, ApiError> {
    let guild = world.guilds.get(&call.path_id("guild_id")?).ok_or(UNKNOWN_GUILD)?;
    let bot = guild.members.get(&world.bot.id).ok_or(UNKNOWN_GUILD)?;
    if guild.permissions_of(bot) & (any_of_permissions | ADMINISTRATOR) == 0 {
        return Err(MISSING_PERMISSIONS.into());
    }
    Ok(guild.id)
}

/// Handles `GET /guilds/{guild_id}/scheduled-events`.
fn list_scheduled_events(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = guild_with_any_permission(world, call, u64::MAX)?;
    let unfinished =
        world.events.values().filter(|event| event.guild == guild && event.is_unfinished());
    ApiResponse::ok(unfinished.map(|event| world.scheduled_event_json(event)).collect())
}

/// Handles `GET /guilds/{guild_id}/scheduled-events/{id}`.
fn get_scheduled_event(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let event = find_scheduled_event(world, call, u64::MAX)?;
    ApiResponse::ok(world.scheduled_event_json(&event))
}

/// Returns the event in the path. Returns an error if it does not exist, or if the bot has none of these permissions.
fn find_scheduled_event(
    world: &World,
    call: &Call,
    any_of_permissions: u64,
) -> Result<StoredScheduledEvent, ApiError> {
    let guild = guild_with_any_permission(world, call, any_of_permissions)?;
    let event = world.events.get(&call.path_id("guild_scheduled_event_id")?);
    event.filter(|event| event.guild == guild).cloned().ok_or_else(|| UNKNOWN_EVENT.into())
}

/// Handles `POST /guilds/{guild_id}/scheduled-events`.
fn create_scheduled_event(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = guild_with_any_permission(world, call, CREATE_EVENTS)?;
    let form = BodyCheck::default();
    let root = form.root_node(call.body());
    let [kind, level] = ["entity_type", "privacy_level"].map(|key| root.get(key));
    if kind.check_present() && kind.integer(1..=3).is_some_and(|kind| kind != EXTERNAL) {
        return Err(unsupported_feature("events in channels"));
    }
    if level.check_present() {
        level.integer_one_of(&[2]);
    }
    let name = root.get("name").required_string(NAME).map(str::to_owned);
    let description = root.get("description").string(DESCRIPTION).map(str::to_owned);
    let location = root.get("entity_metadata").get("location").required_string(1..=100);
    let location = location.map(str::to_owned);
    let [start, end] = ["scheduled_start_time", "scheduled_end_time"]
        .map(|key| parse_timestamp_ms(&root.get(key), true));
    if let (Some(start), Some(end)) = (start, end) {
        check_event_start_and_end(world.now_ms(), &root, start, end);
    }
    form.finish()?;
    let (Some(name), Some(location), Some(start), Some(end)) = (name, location, start, end) else {
        return Err(UNKNOWN_EVENT.into());
    };
    let unfinished =
        world.events.values().filter(|event| event.guild == guild && event.is_unfinished());
    if unfinished.count() >= MAX_COUNT {
        return Err(TOO_MANY_EVENTS.into());
    }
    let event = StoredScheduledEvent {
        id: world.new_id(),
        guild,
        creator: world.bot.id,
        name,
        description,
        location,
        start_ms: start,
        end_ms: end,
        status: status::SCHEDULED,
    };
    ApiResponse::ok(world.store_scheduled_event(event))
}

/// Handles `PATCH /guilds/{guild_id}/scheduled-events/{id}`.
fn edit_scheduled_event(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let mut event = find_scheduled_event(world, call, CREATE_EVENTS | MANAGE_EVENTS)?;
    if event.creator != world.bot.id {
        guild_with_any_permission(world, call, MANAGE_EVENTS)?;
    }
    if !event.is_unfinished() {
        return Err(EVENT_FINISHED.into());
    }
    let form = BodyCheck::default();
    let root = form.root_node(call.body());
    let name = root.get("name").string(NAME).map(str::to_owned);
    let description = root.get("description").string(DESCRIPTION).map(str::to_owned);
    let location = root.get("entity_metadata").get("location").string(1..=100).map(str::to_owned);
    let new_status = root.get("status").integer(1..=4);
    let is_allowed = |to: i64| {
        to == event.status
            || matches!(
                (event.status, to),
                (status::SCHEDULED, status::ACTIVE | status::CANCELED)
                    | (status::ACTIVE, status::COMPLETED)
            )
    };
    if new_status.is_some_and(|to| !is_allowed(to)) {
        root.get("status").add_error(
            "GUILD_SCHEDULED_EVENT_INVALID_STATUS_TRANSITION",
            "Invalid Guild Scheduled Event Status Transition",
        );
    }
    let [start, end] = ["scheduled_start_time", "scheduled_end_time"]
        .map(|key| parse_timestamp_ms(&root.get(key), false));
    if start.is_some() || end.is_some() {
        let (start, end) = (start.unwrap_or(event.start_ms), end.unwrap_or(event.end_ms));
        check_event_start_and_end(world.now_ms(), &root, start, end);
    }
    form.finish()?;
    event.name = name.unwrap_or(event.name);
    event.description = description.or(event.description);
    event.location = location.unwrap_or(event.location);
    event.start_ms = start.unwrap_or(event.start_ms);
    event.end_ms = end.unwrap_or(event.end_ms);
    event.status = new_status.unwrap_or(event.status);
    ApiResponse::ok(world.store_scheduled_event(event))
}

/// Handles `DELETE /guilds/{guild_id}/scheduled-events/{id}`.
fn delete_scheduled_event(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let event = find_scheduled_event(world, call, CREATE_EVENTS | MANAGE_EVENTS)?;
    world.delete_scheduled_event(event.id);
    Ok(ApiResponse::Nothing)
}

/// Reads a time in ISO 8601, and returns it in milliseconds since 1970; `None` if it is absent or
/// invalid. If `is_required` is true, an absent time is an error.
fn parse_timestamp_ms(node: &Node<'_>, is_required: bool) -> Option<u64> {
    let text = if is_required { node.required_string(1..=64)? } else { node.string(1..=64)? };
    let read = text.parse::<jiff::Timestamp>().ok();
    let moment = read.and_then(|time| u64::try_from(time.as_millisecond()).ok());
    if moment.is_none() {
        node.add_error(
            "DATE_TIME_TYPE_PARSE",
            format!("Could not parse {text}. Should be ISO8601."),
        );
    }
    moment
}

/// Reports errors unless an event starts after `now_ms` and ends after its start. All times are in milliseconds since 1970.
fn check_event_start_and_end(now_ms: u64, root: &Node<'_>, start_ms: u64, end_ms: u64) {
    if start_ms <= now_ms {
        root.get("scheduled_start_time")
            .add_error("GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.");
    }
    if end_ms <= start_ms {
        root.get("scheduled_end_time")
            .add_error("GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Cannot end before the start.");
    }
}
