//! Creation of channels, threads and direct message channels on the page.

use axum::body::Body;
use hyper::Response;
use serde_json::Value;

use super::reply::{PageRefusal, ok_response, refuse};
use crate::ids::parse_id;
use crate::world::model::channel_type;
use crate::world::state::World;

/// Adds a channel or thread, or opens the direct message channel of a person with the bot. Responds with the channel as JSON.
pub(super) fn add_channel(world: &mut World, body: &Value) -> Result<Response<Body>, PageRefusal> {
    if body["type"] == channel_type::DM {
        let person = parse_id(&body["person"]).unwrap_or_default();
        if world.member(world.home, person).is_none() {
            return refuse(404, "There is no such person.");
        }
        let channel = world.open_direct_channel(person);
        let opened = world.channel(channel).map(|channel| world.channel_json(channel));
        return Ok(ok_response(&opened.unwrap_or_default()));
    }
    let name = body["name"].as_str().unwrap_or_default().trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return refuse(400, "A channel's name has 1 to 100 characters.");
    }
    let kind = body["type"].as_u64().and_then(|kind| u8::try_from(kind).ok()).unwrap_or(0);
    let known = [
        channel_type::TEXT,
        channel_type::VOICE,
        channel_type::ANNOUNCEMENT,
        channel_type::PUBLIC_THREAD,
        channel_type::STAGE,
    ];
    if !known.contains(&kind) {
        return refuse(400, "There is no such type of channel here.");
    }
    let parent = parse_id(&body["parent_id"]);
    if kind == channel_type::PUBLIC_THREAD {
        let fits = parent
            .and_then(|id| world.channel(id))
            .is_some_and(|parent| parent.kind == channel_type::TEXT);
        if !fits {
            return refuse(400, "A thread belongs to a text channel.");
        }
    }
    let channel = world.new_channel(world.home, kind, &name, parent);
    let created = world.channel(channel).map(|channel| world.channel_json(channel));
    Ok(ok_response(&created.unwrap_or_default()))
}
