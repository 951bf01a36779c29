//! The emojis of the application (resources/emoji.mdx, 'Application-Owned').

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::check::form::{Form, Node};
use crate::error::{
    ASSET_TOO_LARGE, ApiError, TOO_MANY_EMOJIS, UNKNOWN_APPLICATION, UNKNOWN_EMOJI,
};
use crate::rest::request::call::{Call, Reply, Route, route};
use crate::world::emoji::StoredEmoji;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/applications/{application_id}/emojis", list),
    route("POST", "/applications/{application_id}/emojis", create),
    route("GET", "/applications/{application_id}/emojis/{emoji_id}", get),
    route("PATCH", "/applications/{application_id}/emojis/{emoji_id}", rename),
    route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", delete),
];

/// The most emojis of an application, and the most bytes of each.
const MOST: usize = 2000;
const MOST_BYTES: usize = 256 * 1024;

fn ours(world: &World, call: &Call) -> Result<(), ApiError> {
    if call.id("application_id")? == world.bot.id {
        Ok(())
    } else {
        Err(UNKNOWN_APPLICATION.into())
    }
}

fn list(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    ours(world, call)?;
    let items: Vec<Value> = world.emojis.values().map(|emoji| world.emoji_json(emoji)).collect();
    Reply::ok(json!({ "items": items }))
}

fn create(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    ours(world, call)?;
    let form = Form::default();
    let root = form.root(call.body());
    let name = name(world, &root.get("name"), None);
    let image = image(&root.get("image"));
    form.finish()?;
    let (Some(name), Some((content_type, bytes))) = (name, image) else {
        return Err(UNKNOWN_EMOJI.into());
    };
    if bytes.len() > MOST_BYTES {
        return Err(ASSET_TOO_LARGE.into());
    }
    if world.emojis.len() >= MOST {
        return Err(TOO_MANY_EMOJIS.into());
    }
    let id = world.new_id();
    let emoji = StoredEmoji { id, name, content_type, bytes: Arc::new(bytes) };
    world.emojis.insert(id, emoji.clone());
    Ok(Reply::Json(201, world.emoji_json(&emoji)))
}

fn find(world: &World, call: &Call) -> Result<StoredEmoji, ApiError> {
    ours(world, call)?;
    world.emojis.get(&call.id("emoji_id")?).cloned().ok_or_else(|| UNKNOWN_EMOJI.into())
}

fn get(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let emoji = find(world, call)?;
    Reply::ok(world.emoji_json(&emoji))
}

fn rename(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let mut emoji = find(world, call)?;
    let form = Form::default();
    let name = name(world, &form.root(call.body()).get("name"), Some(&emoji));
    form.finish()?;
    emoji.name = name.unwrap_or(emoji.name);
    world.emojis.insert(emoji.id, emoji.clone());
    Reply::ok(world.emoji_json(&emoji))
}

fn delete(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let emoji = find(world, call)?;
    world.emojis.remove(&emoji.id);
    Ok(Reply::Nothing)
}

/// Returns a valid name of letters, digits and underscores that no other emoji has.
fn name(world: &World, node: &Node<'_>, own: Option<&StoredEmoji>) -> Option<String> {
    let name = match own {
        None => node.required_string(2..=32)?,
        Some(_) => node.string(2..=32)?,
    };
    if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
        node.fault("STRING_TYPE_REGEX", "String value did not match validation regex.");
        return None;
    }
    let is_other = |emoji: &&StoredEmoji| own.is_none_or(|own| own.id != emoji.id);
    if world.emojis.values().filter(is_other).any(|emoji| emoji.name == name) {
        node.fault(
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists",
        );
        return None;
    }
    Some(name.to_owned())
}

/// Decodes a picture in a data URI (reference.mdx, 'Image Data') to its type and bytes.
fn image(node: &Node<'_>) -> Option<(String, Vec<u8>)> {
    let uri = node.required_string(1..=usize::MAX)?;
    let read = || {
        let (content_type, data) = uri.strip_prefix("data:")?.split_once(";base64,")?;
        let bytes = STANDARD.decode(data).ok()?;
        let starts: &[u8] = match content_type {
            "image/png" => b"\x89PNG\r\n\x1a\n",
            "image/gif" => b"GIF8",
            "image/jpeg" => b"\xFF\xD8\xFF",
            "image/webp" => b"RIFF",
            _ => return None,
        };
        bytes.starts_with(starts).then(|| (content_type.to_owned(), bytes))
    };
    let image = read();
    if image.is_none() {
        node.fault("IMAGE_INVALID", "Invalid image data");
    }
    image
}
