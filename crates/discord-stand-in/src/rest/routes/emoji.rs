//! Routes for the emojis of the application (resources/emoji.mdx, 'Application-Owned').

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::check::form::{BodyCheck, Node};
use crate::error::{
    ASSET_TOO_LARGE, ApiError, TOO_MANY_EMOJIS, UNKNOWN_APPLICATION, UNKNOWN_EMOJI,
};
use crate::rest::request::call::{ApiResponse, Call, Route, route};
use crate::world::emoji::StoredEmoji;
use crate::world::state::World;

pub(in crate::rest) const ROUTES: &[Route] = &[
    route("GET", "/applications/{application_id}/emojis", list_emojis),
    route("POST", "/applications/{application_id}/emojis", create_emoji),
    route("GET", "/applications/{application_id}/emojis/{emoji_id}", get_emoji),
    route("PATCH", "/applications/{application_id}/emojis/{emoji_id}", rename_emoji),
    route("DELETE", "/applications/{application_id}/emojis/{emoji_id}", delete_emoji),
];

/// The maximum number of emojis of an application.
const MAX_COUNT: usize = 2000;
/// The maximum size of an emoji's picture in bytes.
const MAX_BYTES: usize = 256 * 1024;

/// Returns an error if the path names another application.
fn check_application_in_path(world: &World, call: &Call) -> Result<(), ApiError> {
    if call.path_id("application_id")? == world.bot.id {
        Ok(())
    } else {
        Err(UNKNOWN_APPLICATION.into())
    }
}

/// Handles `GET /applications/{application_id}/emojis`.
fn list_emojis(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    check_application_in_path(world, call)?;
    let items: Vec<Value> = world.emojis.values().map(|emoji| world.emoji_json(emoji)).collect();
    ApiResponse::ok(json!({ "items": items }))
}

/// Handles `POST /applications/{application_id}/emojis`.
fn create_emoji(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    check_application_in_path(world, call)?;
    let form = BodyCheck::default();
    let root = form.root_node(call.body());
    let name = checked_emoji_name(world, &root.get("name"), None);
    let image = decoded_image_type_and_bytes(&root.get("image"));
    form.finish()?;
    let (Some(name), Some((content_type, bytes))) = (name, image) else {
        return Err(UNKNOWN_EMOJI.into());
    };
    if bytes.len() > MAX_BYTES {
        return Err(ASSET_TOO_LARGE.into());
    }
    if world.emojis.len() >= MAX_COUNT {
        return Err(TOO_MANY_EMOJIS.into());
    }
    let id = world.new_id();
    let emoji = StoredEmoji { id, name, content_type, bytes: Arc::new(bytes) };
    world.emojis.insert(id, emoji.clone());
    Ok(ApiResponse::Json(201, world.emoji_json(&emoji)))
}

/// Returns the emoji in the path. Returns an error if it does not exist.
fn find_emoji(world: &World, call: &Call) -> Result<StoredEmoji, ApiError> {
    check_application_in_path(world, call)?;
    world.emojis.get(&call.path_id("emoji_id")?).cloned().ok_or_else(|| UNKNOWN_EMOJI.into())
}

/// Handles `GET /applications/{application_id}/emojis/{emoji_id}`.
fn get_emoji(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let emoji = find_emoji(world, call)?;
    ApiResponse::ok(world.emoji_json(&emoji))
}

/// Handles `PATCH /applications/{application_id}/emojis/{emoji_id}`.
fn rename_emoji(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let mut emoji = find_emoji(world, call)?;
    let form = BodyCheck::default();
    let name = checked_emoji_name(world, &form.root_node(call.body()).get("name"), Some(&emoji));
    form.finish()?;
    emoji.name = name.unwrap_or(emoji.name);
    world.emojis.insert(emoji.id, emoji.clone());
    ApiResponse::ok(world.emoji_json(&emoji))
}

/// Handles `DELETE /applications/{application_id}/emojis/{emoji_id}`.
fn delete_emoji(world: &mut World, call: &Call) -> Result<ApiResponse, ApiError> {
    let emoji = find_emoji(world, call)?;
    world.emojis.remove(&emoji.id);
    Ok(ApiResponse::Nothing)
}

/// Returns the name of an emoji from a body. The name must consist of letters, digits and underscores, and no other emoji may have
/// it. Otherwise reports an error and returns `None`. `renamed_emoji` is the emoji that is being renamed; `None` for a new emoji.
fn checked_emoji_name(
    world: &World,
    node: &Node<'_>,
    renamed_emoji: Option<&StoredEmoji>,
) -> Option<String> {
    let name = match renamed_emoji {
        None => node.required_string(2..=32)?,
        Some(_) => node.string(2..=32)?,
    };
    if !name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') {
        node.add_error("STRING_TYPE_REGEX", "String value did not match validation regex.");
        return None;
    }
    let is_other =
        |emoji: &&StoredEmoji| renamed_emoji.is_none_or(|renamed| renamed.id != emoji.id);
    if world.emojis.values().filter(is_other).any(|emoji| emoji.name == name) {
        node.add_error(
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists",
        );
        return None;
    }
    Some(name.to_owned())
}

/// Decodes the picture in a data URI (reference.mdx, 'Image Data'), and returns its content type and bytes. If it is not valid,
/// reports an error and returns `None`.
fn decoded_image_type_and_bytes(node: &Node<'_>) -> Option<(String, Vec<u8>)> {
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
        node.add_error("IMAGE_INVALID", "Invalid image data");
    }
    image
}
