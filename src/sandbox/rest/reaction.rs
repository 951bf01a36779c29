//! Reactions.

use serde_json::{Value, json};

use super::channel::reach;
use super::message::{find, refuse_archived};
use super::{Call, Reply, Route, route};
use crate::sandbox::Snowflake;
use crate::sandbox::check::components::is_emoji;
use crate::sandbox::error::{ApiError, UNKNOWN_EMOJI};
use crate::sandbox::model::Reaction;
use crate::sandbox::permission;
use crate::sandbox::world::World;

const ONE: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}";
const MINE: &str = "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me";
const THEIRS: &str =
    "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/{user_id}";

pub(super) const ROUTES: &[Route] = &[
    route("GET", ONE, list),
    route("PUT", MINE, add),
    route("DELETE", MINE, remove_mine),
    route("DELETE", THEIRS, remove_theirs),
    route("DELETE", ONE, clear_one),
    route("DELETE", "/channels/{channel_id}/messages/{message_id}/reactions", clear_all),
];

/// A character that is an emoji; the application has none of its own.
fn emoji(call: &Call<'_>) -> Result<String, ApiError> {
    let name = call.text("emoji_name");
    if is_emoji(name) { Ok(name.to_owned()) } else { Err(UNKNOWN_EMOJI.into()) }
}

fn list(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    reach(world, call, permission::READ_MESSAGE_HISTORY)?;
    let message = find(world, call)?;
    let emoji = emoji(call)?;
    let users = message.reactions.iter().filter(|reaction| reaction.emoji == emoji);
    let users: Vec<Value> =
        users.flat_map(|reaction| &reaction.users).map(|&id| world.user_json(id)).collect();
    Reply::ok(json!(users))
}

fn add(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    reach(world, call, permission::READ_MESSAGE_HISTORY)?;
    let message = find(world, call)?;
    refuse_archived(world, message.channel)?;
    let emoji = emoji(call)?;
    if message.reactions.iter().all(|reaction| reaction.emoji != emoji) {
        reach(world, call, permission::ADD_REACTIONS)?;
    }
    world.react(message.channel, message.id, world.bot.id, &emoji);
    Ok(Reply::Nothing)
}

fn remove_mine(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    reach(world, call, 0)?;
    remove(world, call, world.bot.id)
}

fn remove_theirs(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    reach(world, call, permission::MANAGE_MESSAGES)?;
    remove(world, call, call.id("user_id")?)
}

fn remove(world: &mut World, call: &Call<'_>, user: Snowflake) -> Result<Reply, ApiError> {
    let message = find(world, call)?;
    world.unreact(message.channel, message.id, user, &emoji(call)?);
    Ok(Reply::Nothing)
}

fn clear_one(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    reach(world, call, permission::MANAGE_MESSAGES)?;
    let emoji = emoji(call)?;
    clear(world, call, |reaction| reaction.emoji == emoji)
}

fn clear_all(world: &mut World, call: &Call<'_>) -> Result<Reply, ApiError> {
    reach(world, call, permission::MANAGE_MESSAGES)?;
    clear(world, call, |_| true)
}

fn clear(
    world: &mut World,
    call: &Call<'_>,
    meant: impl Fn(&Reaction) -> bool,
) -> Result<Reply, ApiError> {
    let old = find(world, call)?;
    for reaction in old.reactions.iter().filter(|reaction| meant(reaction)) {
        for &user in &reaction.users {
            world.unreact(old.channel, old.id, user, &reaction.emoji);
        }
    }
    Ok(Reply::Nothing)
}

impl World {
    /// A user's reaction; nothing happens if it is there already.
    pub fn react(&mut self, channel: Snowflake, id: Snowflake, user: Snowflake, emoji: &str) {
        let Some(message) = self.message_mut(channel, id) else { return };
        let reaction = match message.reactions.iter_mut().find(|known| known.emoji == emoji) {
            Some(known) => known,
            None => {
                message.reactions.push(Reaction { emoji: emoji.to_owned(), users: Vec::new() });
                let Some(new) = message.reactions.last_mut() else { return };
                new
            }
        };
        if reaction.users.contains(&user) {
            return;
        }
        reaction.users.push(user);
        let message = message.clone();
        self.announce_reaction("ADD", &message, user, emoji);
    }

    /// Takes a user's reaction back.
    pub fn unreact(&mut self, channel: Snowflake, id: Snowflake, user: Snowflake, emoji: &str) {
        let Some(message) = self.message_mut(channel, id) else { return };
        for reaction in message.reactions.iter_mut().filter(|known| known.emoji == emoji) {
            reaction.users.retain(|&known| known != user);
        }
        message.reactions.retain(|reaction| !reaction.users.is_empty());
        let message = message.clone();
        self.announce_reaction("REMOVE", &message, user, emoji);
    }
}
