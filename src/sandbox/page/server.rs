//! The server that the page shows: its language, its roles, and whether the bot may give them.

use axum::body::Body;
use hyper::Response;
use serde_json::{Value, json};

use super::reply::{Refused, ok, refused};
use crate::sandbox::check::locale::LOCALES;
use crate::sandbox::world::model::{Guild, Role};
use crate::sandbox::world::permission;
use crate::sandbox::world::state::World;

/// A server as the page knows it.
pub(super) fn json(world: &World, guild: &Guild) -> Value {
    let bot = guild.members.get(&world.bot.id).map_or(0, |bot| bot.permissions);
    let role = |role: &Role| json!({ "id": role.id.to_string(), "name": role.name });
    json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "preferred_locale": guild.preferred_locale,
        "roles": guild.roles.iter().map(role).collect::<Vec<_>>(),
        "bot_gives_roles": bot & (permission::MANAGE_ROLES | permission::ADMINISTRATOR) != 0,
    })
}

/// Changes the server's language, and whether the bot may give roles.
pub(super) fn change(world: &mut World, body: &Value) -> Result<Response<Body>, Refused> {
    let (home, bot) = (world.home, world.bot.id);
    let locale = body["preferred_locale"].as_str();
    if locale.is_some_and(|locale| !LOCALES.contains(&locale)) {
        return refused(400, "Discord has no such language.");
    }
    let Some(guild) = world.guilds.get_mut(&home) else {
        return refused(404, "There is no such server.");
    };
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
    world.tell_pages(&json!({ "type": "world" }));
    Ok(ok(&Value::Null))
}

/// A new role, which nobody wears yet.
pub(super) fn add_role(world: &mut World, body: &Value) -> Result<Response<Body>, Refused> {
    let name = body["name"].as_str().unwrap_or_default().trim();
    if name.is_empty() || name.chars().count() > 100 {
        return refused(400, "A role's name has 1 to 100 characters.");
    }
    let role = world.new_role(world.home, name, true);
    world.tell_pages(&json!({ "type": "world" }));
    Ok(ok(&json!({ "id": role.to_string(), "name": name })))
}
