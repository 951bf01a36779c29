//! Servers and their members.

use serde_json::{Value, json};

use super::{Call, Reply, Route, route};
use crate::sandbox::check::form::Form;
use crate::sandbox::error::{ApiError, UNKNOWN_GUILD, UNKNOWN_MEMBER};
use crate::sandbox::model::Guild;
use crate::sandbox::world::World;

pub(super) const ROUTES: &[Route] = &[
    route("GET", "/guilds/{guild_id}", get),
    route("GET", "/guilds/{guild_id}/channels", channels),
    route("GET", "/guilds/{guild_id}/roles", roles),
    route("GET", "/guilds/{guild_id}/threads/active", threads),
    route("PATCH", "/guilds/{guild_id}/members/@me", edit_me),
    route("GET", "/guilds/{guild_id}/members/{user_id}", member),
];

fn find<'a>(world: &'a World, call: &Call<'_>) -> Result<&'a Guild, ApiError> {
    world
        .guilds
        .get(&call.id("guild_id")?)
        .filter(|guild| guild.members.contains_key(&world.bot.id))
        .ok_or_else(|| UNKNOWN_GUILD.into())
}

fn get(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    let guild = find(world, call)?;
    let mut body = world.guild_json(guild);
    if call.query("with_counts") == Some("true") {
        body["approximate_member_count"] = json!(guild.members.len());
        body["approximate_presence_count"] = json!(guild.members.len());
    }
    Reply::ok(body)
}

fn channels(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    let guild = find(world, call)?.id;
    let inside = world.channels.values().filter(|c| c.guild == Some(guild) && !c.is_thread());
    Reply::ok(inside.map(|channel| world.channel_json(channel)).collect())
}

fn roles(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    let guild = find(world, call)?;
    Reply::ok(world.guild_json(guild)["roles"].clone())
}

fn threads(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    let guild = find(world, call)?.id;
    let open =
        world.channels.values().filter(|c| c.guild == Some(guild) && c.is_thread() && !c.archived);
    let threads: Vec<Value> = open.map(|channel| world.channel_json(channel)).collect();
    Reply::ok(json!({ "threads": threads, "members": [] }))
}

fn member(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    let guild = find(world, call)?;
    let member = guild.members.get(&call.id("user_id")?).ok_or(UNKNOWN_MEMBER)?;
    Reply::ok(world.member_json(member, true))
}

fn edit_me(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    let guild = find(world, call)?.id;
    let form = Form::default();
    let nick = form.root(call.body()).get("nick").string(0..=32).map(str::to_owned);
    form.finish()?;
    let bot = world.bot.id;
    if let Some(me) = world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&bot)) {
        me.nick = nick.filter(|nick| !nick.is_empty());
    }
    world.announce_member("UPDATE", guild, bot);
    let me = world.member(guild, bot).ok_or(UNKNOWN_MEMBER)?;
    Reply::ok(world.member_json(me, true))
}
