//! Routes for servers and their members.

use serde_json::{Value, json};

use crate::check::form::BodyCheck;
use crate::error::{ApiError, MISSING_PERMISSIONS, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_ROLE};
use crate::ids::Snowflake;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::model::{StoredGuild, StoredMember};
use crate::world::permission::{ADMINISTRATOR, MANAGE_ROLES};
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/guilds/{guild_id}", get_guild),
    route("GET", "/guilds/{guild_id}/channels", list_channels),
    route("GET", "/guilds/{guild_id}/roles", list_roles),
    route("GET", "/guilds/{guild_id}/threads/active", list_active_threads),
    route("PATCH", "/guilds/{guild_id}/members/@me", edit_own_member),
    route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", give_member_role),
    route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", take_member_role),
];

/// Returns the server in the path. Returns an error if it does not exist or the bot is not in it.
fn find_guild<'a>(world: &'a World, call: &Call) -> Result<&'a StoredGuild, ApiError> {
    world
        .guilds
        .get(&call.path_id("guild_id")?)
        .filter(|guild| guild.members.contains_key(&world.bot.id))
        .ok_or_else(|| UNKNOWN_GUILD.into())
}

/// Handles `GET /guilds/{guild_id}`.
fn get_guild(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = find_guild(world, call)?;
    let mut body = world.guild_json(guild);
    if call.query_flag("with_counts") {
        body["approximate_member_count"] = json!(guild.members.len());
        body["approximate_presence_count"] = json!(guild.members.len());
    }
    ApiResponse::ok(body)
}

/// Handles `GET /guilds/{guild_id}/channels`.
fn list_channels(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = find_guild(world, call)?.id;
    let inside = world.channels.values().filter(|c| c.guild == Some(guild) && !c.is_thread());
    ApiResponse::ok(inside.map(|channel| world.channel_json(channel)).collect())
}

/// Handles `GET /guilds/{guild_id}/roles`.
fn list_roles(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = find_guild(world, call)?;
    ApiResponse::ok(world.roles_json(guild).into())
}

/// Handles `GET /guilds/{guild_id}/threads/active`.
fn list_active_threads(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = find_guild(world, call)?.id;
    let active =
        world.channels.values().filter(|c| c.guild == Some(guild) && c.is_thread() && !c.archived);
    let threads: Vec<Value> = active.map(|channel| world.channel_json(channel)).collect();
    ApiResponse::ok(json!({ "threads": threads, "members": [] }))
}

/// Handles `GET /guilds/{guild_id}/members/{user_id}`.
fn get_member(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = find_guild(world, call)?;
    let member = guild.members.get(&call.path_id("user_id")?).ok_or(UNKNOWN_MEMBER)?;
    ApiResponse::ok(world.member_json(guild.id, member, true))
}

/// Handles `PATCH /guilds/{guild_id}/members/@me`.
fn edit_own_member(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = find_guild(world, call)?.id;
    let form = BodyCheck::default();
    let nick = form.root_node(call.body()).get("nick").string(0..=32).map(str::to_owned);
    form.finish()?;
    let bot = world.bot.id;
    if let Some(me) = world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&bot)) {
        me.nick = nick.filter(|nick| !nick.is_empty());
    }
    world.announce_member("UPDATE", guild, bot);
    let me = world.member(guild, bot).ok_or(UNKNOWN_MEMBER)?;
    ApiResponse::ok(world.member_json(guild, me, true))
}

/// Handles `PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}`.
fn give_member_role(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let role = call.path_id("role_id")?;
    change_member_roles(world, call, |roles| {
        if !roles.contains(&role) {
            roles.push(role);
        }
    })
}

/// Handles `DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}`.
fn take_member_role(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let role = call.path_id("role_id")?;
    change_member_roles(world, call, |roles| roles.retain(|known| *known != role))
}

/// Changes a member's roles. The bot needs the permission to manage roles, and its highest role must be above the role that is
/// given or removed. That role must not be the role of a bot.
fn change_member_roles(
    world: &mut World,
    call: &Call,
    change: impl FnOnce(&mut Vec<Snowflake>),
) -> Result<ApiResponse, ApiError> {
    let (guild, person, role) =
        (find_guild(world, call)?, call.path_id("user_id")?, call.path_id("role_id")?);
    let id = guild.id;
    let known = guild.role(role).ok_or(UNKNOWN_ROLE)?;
    let may_change = |bot: &StoredMember| {
        guild.permissions_of(bot) & (MANAGE_ROLES | ADMINISTRATOR) != 0
            && guild.is_above_role(bot, role)
    };
    if known.bot.is_some() || !guild.members.get(&world.bot.id).is_some_and(may_change) {
        return Err(MISSING_PERMISSIONS.into());
    }
    let guild = world.guilds.get_mut(&id).ok_or(UNKNOWN_GUILD)?;
    change(&mut guild.members.get_mut(&person).ok_or(UNKNOWN_MEMBER)?.roles);
    world.announce_member("UPDATE", id, person);
    Ok(ApiResponse::Nothing)
}
