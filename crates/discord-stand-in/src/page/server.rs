//! The settings of the server on the page: its language, its owner, its roles, and the bot's permission to give roles.

use axum::body::Body;
use hyper::Response;
use serde_json::{Value, json};

use super::reply::{PageRefusal, ok_response, refuse};
use crate::check::locale::LOCALES;
use crate::ids::parse_id;
use crate::world::model::{StoredGuild, StoredRole};
use crate::world::permission;
use crate::world::state::World;

/// The permissions that a role gets when a person marks it as a moderators' role on the page.
const MODERATOR_PERMISSIONS: u64 = permission::MANAGE_MESSAGES | permission::KICK_MEMBERS;

/// Returns a server as JSON for the page. Its roles are ordered from the lowest to the highest.
pub(super) fn server_json(world: &World, guild: &StoredGuild) -> Value {
    let rights = guild.members.get(&world.bot.id).map_or(0, |bot| guild.permissions_of(bot));
    let role = |role: &StoredRole| {
        json!({
            "id": role.id.to_string(),
            "name": role.name,
            "moderates": role.permissions & MODERATOR_PERMISSIONS != 0,
            "bots": role.bot.is_some(),
        })
    };
    json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "owner": guild.owner.to_string(),
        "preferred_locale": guild.preferred_locale,
        "roles": guild.roles.iter().map(role).collect::<Vec<_>>(),
        "bot_gives_roles": rights & (permission::MANAGE_ROLES | permission::ADMINISTRATOR) != 0,
    })
}

/// Changes the server's language and owner, and the bot's permission to give roles.
pub(super) fn change_server(
    world: &mut World,
    body: &Value,
) -> Result<Response<Body>, PageRefusal> {
    let (home, bot) = (world.home, world.bot.id);
    let locale = body["preferred_locale"].as_str();
    if locale.is_some_and(|locale| !LOCALES.contains(&locale)) {
        return refuse(400, "Discord has no such language.");
    }
    let Some(guild) = world.guilds.get_mut(&home) else {
        return refuse(404, "There is no such server.");
    };
    let owner = parse_id(&body["owner"]);
    if owner.is_some_and(|owner| owner == bot || !guild.members.contains_key(&owner)) {
        return refuse(404, "There is no such person.");
    }
    guild.owner = owner.unwrap_or(guild.owner);
    if let Some(locale) = locale {
        locale.clone_into(&mut guild.preferred_locale);
    }
    if let (Some(gives), Some(bot)) =
        (body["bot_gives_roles"].as_bool(), guild.members.get_mut(&bot))
    {
        bot.permissions &= !permission::MANAGE_ROLES;
        if gives {
            bot.permissions |= permission::MANAGE_ROLES;
        }
    }
    world.announce_guild_update(home);
    Ok(ok_response(&Value::Null))
}

/// Adds a role without members.
pub(super) fn add_role(world: &mut World, body: &Value) -> Result<Response<Body>, PageRefusal> {
    let name = body["name"].as_str().unwrap_or_default().trim();
    if name.is_empty() || name.chars().count() > 100 {
        return refuse(400, "A role's name has 1 to 100 characters.");
    }
    let role = world.new_role(world.home, name, true);
    world.announce_guild_update(world.home);
    Ok(ok_response(&json!({ "id": role.to_string(), "name": name })))
}

/// Changes a role: its position (0 is the lowest), and whether it has the permissions of moderators.
pub(super) fn change_role(
    world: &mut World,
    role_id: &str,
    body: &Value,
) -> Result<Response<Body>, PageRefusal> {
    let (home, role) = (world.home, role_id.parse().unwrap_or_default());
    let position = body["place"].as_u64().and_then(|position| usize::try_from(position).ok());
    let roles = world.guilds.get_mut(&home).map(|guild| &mut guild.roles);
    let known = roles.and_then(|roles| roles.iter_mut().find(|known| known.id == role));
    let Some(known) = known else { return refuse(404, "There is no such role.") };
    if let Some(moderates) = body["moderates"].as_bool() {
        known.permissions &= !MODERATOR_PERMISSIONS;
        if moderates {
            known.permissions |= MODERATOR_PERMISSIONS;
        }
    }
    if let Some(position) = position {
        world.move_role(home, role, position);
    }
    world.announce_guild_update(home);
    Ok(ok_response(&Value::Null))
}

/// Deletes a role, except the bot's own.
pub(super) fn delete_role(world: &mut World, role_id: &str) -> Result<Response<Body>, PageRefusal> {
    let (home, role) = (world.home, role_id.parse().unwrap_or_default());
    let known = world.guilds.get(&home).and_then(|guild| guild.role(role));
    if known.is_none_or(|known| known.bot.is_some()) {
        return refuse(404, "There is no such role.");
    }
    world.delete_role(home, role);
    world.announce_guild_update(home);
    Ok(ok_response(&Value::Null))
}
