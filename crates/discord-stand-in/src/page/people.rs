//! Listing, adding and changing the people of the page.

use axum::body::Body;
use hyper::Response;
use serde_json::{Value, json};

use super::reply::{PageRefusal, ok_response, refuse};
use crate::check::locale::LOCALES;
use crate::ids::Snowflake;
use crate::ids::parse_id;
use crate::world::permission;
use crate::world::state::World;

/// The permissions of moderators on the page: those that bots usually require from the people who configure a bot.
const MODERATOR: u64 = permission::MANAGE_GUILD
    | permission::MANAGE_ROLES
    | permission::MANAGE_CHANNELS
    | permission::MANAGE_MESSAGES
    | permission::MANAGE_THREADS
    | permission::MANAGE_EVENTS;

/// The names that new people get, in this order. People can change their names.
const NAMES: [&str; 12] = [
    "Ada", "Ben", "Chloé", "Dmitri", "Elif", "Femi", "Grace", "Hugo", "Ines", "Jun", "Kofi", "Lena",
];

/// Returns a person as JSON for the page.
pub(super) fn person_json(world: &World, id: Snowflake) -> Value {
    let Some(user) = world.user(id) else { return Value::Null };
    let member = world.member(world.home, id);
    let guild = world.guilds.get(&world.home);
    let permissions = guild.zip(member).map_or(0, |(guild, member)| guild.permissions_of(member));
    let roles = member.into_iter().flat_map(|member| &member.roles);
    json!({
        "id": user.id.to_string(),
        "name": user.name,
        "username": user.username,
        "locale": user.locale,
        "color": user.color,
        "moderator": permissions & MODERATOR == MODERATOR,
        "owner": guild.is_some_and(|guild| guild.owner == id),
        "permissions": permissions.to_string(),
        "roles": roles.map(ToString::to_string).collect::<Vec<_>>(),
        "here": world.pages.has_open_tab(id),
    })
}

/// Returns the ids of the people who use the page: all members of the home server except the bot and the owner's account that was
/// created with the server. Nobody uses that account.
pub(super) fn person_ids(world: &World) -> impl Iterator<Item = Snowflake> {
    let guild = world.guilds.get(&world.home);
    let first_owner = world.users.keys().copied().find(|user| *user != world.bot.id);
    guild.into_iter().flat_map(move |guild| {
        let members = guild.members.keys().copied();
        members.filter(move |&user| Some(user) != first_owner && user != world.bot.id)
    })
}

/// Adds a person with the name in the body or the next default name. The first person becomes the owner of the server.
pub(super) fn add_person(world: &mut World, body: &Value) -> Result<Response<Body>, PageRefusal> {
    let name = match &body["name"] {
        Value::Null => next_default_name(world),
        name => checked_name(name)?,
    };
    let locale = checked_locale(body)?.unwrap_or_else(|| "en-US".to_owned());
    let first = person_ids(world).next().is_none();
    let person = world.new_user(&name, &locale, false);
    let mut permissions = permission::EVERYBODY;
    if body["moderator"].as_bool().unwrap_or(first) {
        permissions |= MODERATOR;
    }
    world.add_member(world.home, person, permissions);
    if let Some(guild) = world.guilds.get_mut(&world.home).filter(|_| first) {
        guild.owner = person;
    }
    world.announce_guild_update(world.home);
    Ok(ok_response(&person_json(world, person)))
}

/// Returns the default name of the next person. Each person uses up one default name, even if they choose another name. A renamed
/// Ada and a new Ada are therefore not confused.
fn next_default_name(world: &World) -> String {
    let taken = |name: &str| {
        person_ids(world).any(|person| world.user(person).is_some_and(|user| user.name == name))
    };
    let numbered = (NAMES.len() + 1..).map(|number| format!("Person {number}"));
    let names = NAMES.iter().map(|&name| name.to_owned()).chain(numbered);
    names.skip(person_ids(world).count()).find(|name| !taken(name)).unwrap_or_default()
}

/// Changes the name, locale or roles of the person with this id.
pub(super) fn change_person(
    world: &mut World,
    person_id: &str,
    body: &Value,
) -> Result<Response<Body>, PageRefusal> {
    let person = person_id.parse().unwrap_or_default();
    let home = world.home;
    if world.member(home, person).is_none() || person == world.bot.id {
        return refuse(404, "There is no such person.");
    }
    let name = if body["name"].is_null() { None } else { Some(checked_name(&body["name"])?) };
    let locale = checked_locale(body)?;
    let roles = checked_roles(world, &body["roles"])?;
    if let Some(user) = world.users.get_mut(&person) {
        user.name = name.unwrap_or_else(|| user.name.clone());
        user.locale = locale.unwrap_or_else(|| user.locale.clone());
    }
    let member = world.guilds.get_mut(&home).and_then(|guild| guild.members.get_mut(&person));
    if let Some(member) = member {
        if let Some(moderator) = body["moderator"].as_bool() {
            member.permissions &= !MODERATOR;
            if moderator {
                member.permissions |= MODERATOR;
            }
        }
        member.roles = roles.unwrap_or_else(|| std::mem::take(&mut member.roles));
    }
    world.announce_member("UPDATE", home, person);
    world.announce_guild_update(home);
    Ok(ok_response(&person_json(world, person)))
}

/// Returns the display name in a body, or a refusal if it is not valid.
fn checked_name(value: &Value) -> Result<String, PageRefusal> {
    let name = value.as_str().unwrap_or_default().trim();
    if name.is_empty() || name.chars().count() > 32 {
        return refuse(400, "A name has 1 to 32 characters.");
    }
    Ok(name.to_owned())
}

/// Returns the locale in a body, or a refusal if Discord does not support it; `None` if the body has no locale.
fn checked_locale(body: &Value) -> Result<Option<String>, PageRefusal> {
    match body["locale"].as_str() {
        None => Ok(None),
        Some(locale) if LOCALES.contains(&locale) => Ok(Some(locale.to_owned())),
        Some(_) => refuse(400, "Discord has no such language."),
    }
}

/// Returns the ids in a list of roles, or a refusal if a role does not exist; `None` if the value is not a list.
fn checked_roles(world: &World, value: &Value) -> Result<Option<Vec<Snowflake>>, PageRefusal> {
    let Some(list) = value.as_array() else { return Ok(None) };
    let known = world.guilds.get(&world.home).map_or(&[][..], |guild| &guild.roles);
    let role = |value: &Value| {
        parse_id(value)
            .filter(|id| known.iter().any(|role| role.id == *id))
            .map_or_else(|| refuse(404, "There is no such role."), Ok)
    };
    list.iter().map(role).collect::<Result<_, _>>().map(Some)
}
