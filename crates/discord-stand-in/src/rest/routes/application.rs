//! Routes for the application, its commands, and the URL of the gateway.

use serde_json::{Value, json};

use crate::check::commands::{check_command_list, check_single_command};
use crate::error::{
    ApiError, MISSING_ACCESS, TOO_MANY_COMMANDS, UNKNOWN_APPLICATION, UNKNOWN_COMMAND,
};
use crate::ids::Snowflake;
use crate::listeners::intent;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::model::StoredCommand;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/gateway", get_gateway),
    route("GET", "/gateway/bot", get_bot_gateway),
    route("GET", "/applications/@me", get_application),
    route("PATCH", "/applications/@me", get_application),
    route("GET", "/oauth2/applications/@me", get_application),
    route("GET", "/applications/{application_id}/commands", list_commands),
    route("PUT", "/applications/{application_id}/commands", overwrite_commands),
    route("POST", "/applications/{application_id}/commands", create_command),
    route("GET", "/applications/{application_id}/commands/{command_id}", get_command),
    route("PATCH", "/applications/{application_id}/commands/{command_id}", edit_command),
    route("DELETE", "/applications/{application_id}/commands/{command_id}", delete_command),
    route("GET", "/applications/{application_id}/guilds/{guild_id}/commands", list_commands),
    route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands", overwrite_commands),
    route("POST", "/applications/{application_id}/guilds/{guild_id}/commands", create_command),
    route(
        "GET",
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        get_command,
    ),
    route(
        "PATCH",
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        edit_command,
    ),
    route(
        "DELETE",
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        delete_command,
    ),
];

/// Handles `GET /gateway`.
fn get_gateway(world: &mut World, _: &Call) -> Result<ApiResponse, ApiError> {
    ApiResponse::ok(json!({ "url": world.gateway_url() }))
}

/// Handles `GET /gateway/bot`.
fn get_bot_gateway(world: &mut World, _: &Call) -> Result<ApiResponse, ApiError> {
    let until = world.gateway.sessions_from_ms.unwrap_or_default();
    let reset_after = until.saturating_sub(world.now_ms());
    let remaining = if reset_after == 0 { 1000 } else { 0 };
    ApiResponse::ok(json!({
        "url": world.gateway_url(),
        "shards": world.gateway.proposed_shards.unwrap_or(1),
        "session_start_limit": {
            "total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1,
        },
    }))
}

/// Returns the flags of an application that is in fewer than a hundred servers and has been granted these intents
/// (resources/application.mdx).
fn application_flags_for_intents(privileged_intents: u64) -> u64 {
    let flags = [
        (intent::GUILD_PRESENCES, 1 << 13),
        (intent::GUILD_MEMBERS, 1 << 15),
        (intent::MESSAGE_CONTENT, 1 << 19),
    ];
    flags.iter().filter(|(intent, _)| privileged_intents & intent != 0).map(|(_, flag)| flag).sum()
}

/// Handles `GET /applications/@me` and `PATCH /applications/@me`.
fn get_application(world: &mut World, _: &Call) -> Result<ApiResponse, ApiError> {
    let owner = world.guilds.get(&world.home).map_or(world.bot.id, |guild| guild.owner);
    let flags = application_flags_for_intents(world.bot.privileged_intents);
    ApiResponse::ok(json!({
        "id": world.bot.id.to_string(),
        "name": world.user(world.bot.id).map(|bot| bot.name.clone()),
        "icon": null,
        "description": "",
        "summary": "",
        "bot": world.user_json(world.bot.id),
        "bot_public": true,
        "bot_require_code_grant": false,
        "owner": world.user_json(owner),
        "team": null,
        "verify_key": "0".repeat(64),
        "type": null,
        "flags": flags,
        "flags_new": flags.to_string(),
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "approximate_user_authorization_count": 0,
        "approximate_guild_count": world.guilds.len(),
        "approximate_user_install_count": 0,
        "integration_types_config": { "0": {} },
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "role_connections_verification_url": null,
        "tags": [],
    }))
}

/// Returns the id of the server whose commands the path names; `None` for global commands. Returns
/// an error if the application or the server is not accessible.
fn command_guild_in_path(world: &World, call: &Call) -> Result<Option<Snowflake>, ApiError> {
    if call.path_id("application_id")? != world.bot.id {
        return Err(UNKNOWN_APPLICATION.into());
    }
    if call.path_text("guild_id").is_empty() {
        return Ok(None);
    }
    let guild = call.path_id("guild_id")?;
    if world.member(guild, world.bot.id).is_none() {
        return Err(MISSING_ACCESS.into());
    }
    Ok(Some(guild))
}

/// Handles `GET /applications/{application_id}/commands` and `GET
/// /applications/{application_id}/guilds/{guild_id}/commands`.
fn list_commands(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let scope = command_guild_in_path(world, call)?;
    let commands = world.commands.iter().filter(|command| command.guild == scope);
    let commands: Vec<_> = commands.map(|command| command.value.clone()).collect();
    ApiResponse::ok(json!(commands))
}

/// Handles `PUT /applications/{application_id}/commands` and `PUT
/// /applications/{application_id}/guilds/{guild_id}/commands`.
fn overwrite_commands(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let scope = command_guild_in_path(world, call)?;
    check_command_list(call.body())?;
    let mut new = Vec::new();
    for body in call.body().as_array().into_iter().flatten() {
        let existing = find_existing_command(world, scope, body).map(|command| command.id);
        new.push(command_with_added_fields(world, scope, existing, body));
    }
    world.commands.retain(|command| command.guild != scope);
    world.commands.extend(new.iter().cloned());
    world.send_to_all_tabs(&json!({ "type": "commands" }));
    ApiResponse::ok(new.into_iter().map(|command| command.value).collect())
}

/// Handles `POST /applications/{application_id}/commands` and `POST
/// /applications/{application_id}/guilds/{guild_id}/commands`.
fn create_command(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let scope = command_guild_in_path(world, call)?;
    check_single_command(call.body())?;
    let existing = find_existing_command(world, scope, call.body()).map(|command| command.id);
    let count = world.commands.iter().filter(|c| c.guild == scope && c.command_type() == 1).count();
    if existing.is_none() && count >= 100 {
        return Err(TOO_MANY_COMMANDS.into());
    }
    let command = command_with_added_fields(world, scope, existing, call.body());
    store_command(world, command.clone());
    Ok(ApiResponse::Json(if existing.is_some() { 200 } else { 201 }, command.value))
}

/// Returns the command in the path. Returns an error if it does not exist.
fn find_command(world: &World, call: &Call) -> Result<StoredCommand, ApiError> {
    let scope = command_guild_in_path(world, call)?;
    let id = call.path_id("command_id")?;
    let found = world.commands.iter().find(|command| command.id == id && command.guild == scope);
    found.cloned().ok_or_else(|| UNKNOWN_COMMAND.into())
}

/// Handles `GET /applications/{application_id}/commands/{command_id}` and `GET
/// /applications/{application_id}/guilds/{guild_id}/commands/{command_id}`.
fn get_command(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    ApiResponse::ok(find_command(world, call)?.value)
}

/// Handles `PATCH /applications/{application_id}/commands/{command_id}` and `PATCH
/// /applications/{application_id}/guilds/{guild_id}/commands/{command_id}`.
fn edit_command(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let old = find_command(world, call)?;
    let mut merged = old.value.clone();
    for (key, value) in call.body().as_object().into_iter().flatten() {
        merged[key] = value.clone();
    }
    check_single_command(&merged)?;
    let command = command_with_added_fields(world, old.guild, Some(old.id), &merged);
    store_command(world, command.clone());
    ApiResponse::ok(command.value)
}

/// Handles `DELETE /applications/{application_id}/commands/{command_id}` and `DELETE
/// /applications/{application_id}/guilds/{guild_id}/commands/{command_id}`.
fn delete_command(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let command = find_command(world, call)?;
    world.commands.retain(|other| other.id != command.id);
    world.send_to_all_tabs(&json!({ "type": "commands" }));
    Ok(ApiResponse::Nothing)
}

/// Returns the stored command that has the name and type in the body; `None` if there is none. `command_guild` is the server of the
/// command, or `None` for a global command.
fn find_existing_command<'a>(
    world: &'a World,
    command_guild: Option<Snowflake>,
    body: &Value,
) -> Option<&'a StoredCommand> {
    let kind = body["type"].as_u64().unwrap_or(1);
    world.commands.iter().find(|command| {
        command.guild == command_guild
            && command.command_type() == kind
            && body["name"] == command.name()
    })
}

/// Stores a command. It replaces the stored command with the same id, if there is one.
fn store_command(world: &mut World, command: StoredCommand) {
    world.commands.retain(|other| other.id != command.id);
    world.commands.push(command);
    world.send_to_all_tabs(&json!({ "type": "commands" }));
}

/// Returns a command with the fields that Discord adds. `existing_id` is the id of the command that it
/// replaces; `None` for a new one.
fn command_with_added_fields(
    world: &mut World,
    guild: Option<Snowflake>,
    existing_id: Option<Snowflake>,
    body: &Value,
) -> StoredCommand {
    let id = existing_id.unwrap_or_else(|| world.new_id());
    let mut value = body.clone();
    value["id"] = json!(id.to_string());
    value["application_id"] = json!(world.bot.id.to_string());
    value["version"] = json!(world.new_id().to_string());
    for (key, default) in [
        ("type", json!(1)),
        ("description", json!("")),
        ("default_member_permissions", Value::Null),
        ("nsfw", json!(false)),
        ("integration_types", json!([0])),
        ("contexts", Value::Null),
        ("options", json!([])),
    ] {
        if value[key].is_null() {
            value[key] = default;
        }
    }
    if let Some(bits) = value["default_member_permissions"].as_u64() {
        value["default_member_permissions"] = json!(bits.to_string());
    }
    if let Some(guild) = guild {
        value["guild_id"] = json!(guild.to_string());
    }
    StoredCommand { id, guild, value }
}
