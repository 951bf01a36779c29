//! Routes for users, the bot's own account, and direct message channels.

use serde_json::{Value, json};

use crate::check::form::{BodyCheck, invalid_form_body};
use crate::error::{ApiError, CANNOT_MESSAGE_USER, UNKNOWN_GUILD, UNKNOWN_USER};
use crate::ids::parse_id;
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::model::StoredUser;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/users/@me", get_own_user),
    route("PATCH", "/users/@me", edit_own_user),
    route("GET", "/users/@me/guilds", list_own_guilds),
    route("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    route("POST", "/users/@me/channels", open_direct_channel),
    route("GET", "/users/{user_id}", get_user),
];

/// Handles `GET /users/@me`.
fn get_own_user(world: &mut World, _: &Call) -> Result<ApiResponse, ApiError> {
    let mut me = world.user_json(world.bot.id);
    me["mfa_enabled"] = json!(false);
    me["locale"] = json!("en-US");
    me["verified"] = json!(true);
    me["email"] = Value::Null;
    ApiResponse::ok(me)
}

/// Handles `PATCH /users/@me`.
fn edit_own_user(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let form = BodyCheck::default();
    let name = form.root_node(call.body()).get("username").string(2..=32).map(str::to_owned);
    form.finish()?;
    let bot = world.bot.id;
    if let (Some(name), Some(user)) = (name, world.users.get_mut(&bot)) {
        user.name.clone_from(&name);
        user.username = name;
    }
    get_own_user(world, call)
}

/// Handles `GET /users/@me/guilds`.
fn list_own_guilds(world: &mut World, _: &Call) -> Result<ApiResponse, ApiError> {
    let mine = world.guilds.values().filter(|guild| guild.members.contains_key(&world.bot.id));
    let list: Vec<_> = mine
        .map(|guild| {
            json!({
                "id": guild.id.to_string(), "name": guild.name, "icon": null, "banner": null,
                "owner": false, "permissions": world.bot.permissions.to_string(), "features": [],
            })
        })
        .collect();
    ApiResponse::ok(json!(list))
}

/// Handles `DELETE /users/@me/guilds/{guild_id}`.
fn leave_guild(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let guild = call.path_id("guild_id")?;
    if world.member(guild, world.bot.id).is_none() {
        return Err(UNKNOWN_GUILD.into());
    }
    world.remove_bot(guild);
    Ok(ApiResponse::Nothing)
}

/// Handles `POST /users/@me/channels`.
fn open_direct_channel(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let recipient = &call.body()["recipient_id"];
    let Some(user) = parse_id(recipient) else {
        return Err(invalid_form_body(
            "recipient_id",
            "BASE_TYPE_REQUIRED",
            "This field is required",
        ));
    };
    if world.user(user).is_none() {
        return Err(UNKNOWN_USER.into());
    }
    if world.user(user).is_some_and(|user| user.bot) {
        return Err(CANNOT_MESSAGE_USER.into());
    }
    let id = world.open_direct_channel(user);
    ApiResponse::ok(
        world.channel(id).map(|channel| world.channel_json(channel)).unwrap_or_default(),
    )
}

/// Handles `GET /users/{user_id}`.
fn get_user(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let id = call.path_id("user_id")?;
    let user = world.user(id).map(StoredUser::to_json).ok_or(UNKNOWN_USER)?;
    ApiResponse::ok(user)
}
