//! Followups and edits by the token of an interaction, after its first answer.

use super::callback::{ANSWER_FLAGS, answering, is_private};
use super::message::{edit_scene, refuse_archived};
use crate::changes::interactions::TOKEN_MS;
use crate::check::message::{Scene, check};
use crate::error::{
    ApiError, INVALID_WEBHOOK_TOKEN, TOO_MANY_FOLLOWUPS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
};
use crate::ids::Snowflake;
use crate::rest::request::call::{Call, Reply, Route, open};
use crate::world::install::MOST_FOLLOWUPS;
use crate::world::model::{AnswerKind, StoredInteraction, StoredMessage, message_flag};
use crate::world::state::World;

const ORIGINAL: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
const ONE: &str = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";

pub(in crate::rest) const ROUTES: &[Route] = &[
    open("POST", "/webhooks/{webhook_id}/{webhook_token}", followup),
    open("GET", ORIGINAL, get),
    open("PATCH", ORIGINAL, edit),
    open("DELETE", ORIGINAL, delete),
    open("GET", ONE, get),
    open("PATCH", ONE, edit),
    open("DELETE", ONE, delete),
];

/// Returns the interaction of a token, if it has been answered and is no older than 15 minutes.
fn interaction(world: &World, call: &Call) -> Result<StoredInteraction, ApiError> {
    if call.id("webhook_id")? != world.bot.id {
        return Err(UNKNOWN_WEBHOOK.into());
    }
    let found = world.interaction_by_token(call.text("webhook_token")).ok_or(UNKNOWN_WEBHOOK)?;
    match found.answer {
        None | Some(AnswerKind::Failed | AnswerKind::Choices) => Err(UNKNOWN_WEBHOOK.into()),
        Some(_) if world.now() > found.dispatched_ms + TOKEN_MS => {
            Err(INVALID_WEBHOOK_TOKEN.into())
        }
        Some(_) => Ok(found.clone()),
    }
}

/// Returns the message of a path: `@original`, or another message that the token gives access to.
fn message(
    world: &World,
    call: &Call,
    interaction: &StoredInteraction,
) -> Result<StoredMessage, ApiError> {
    let id = if call.text("message_id").is_empty() {
        interaction.original.ok_or(UNKNOWN_MESSAGE)?
    } else {
        call.id("message_id")?
    };
    let touchable = interaction.original == Some(id)
        || interaction.source == Some(id)
        || interaction.followups.contains(&id);
    world
        .message(interaction.channel, id)
        .filter(|_| touchable)
        .cloned()
        .ok_or_else(|| UNKNOWN_MESSAGE.into())
}

fn followup(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let interaction = interaction(world, call)?;
    if world.channel(interaction.channel).is_none() {
        return Err(UNKNOWN_CHANNEL.into());
    }
    let body = call.body();
    let deferred = interaction
        .original
        .filter(|_| interaction.owes_answer)
        .and_then(|id| world.message(interaction.channel, id));
    if let Some(deferred) = deferred.cloned() {
        // The first followup fills the deferred answer, which already is ephemeral or not.
        let mut scene = edit_scene("", &deferred);
        scene.flags |= message_flag::EPHEMERAL;
        check(body, &call.payload.files, &scene, &world.emojis)?;
        return fill(world, call, &interaction, deferred.id);
    }
    if world.is_away(interaction.channel) && interaction.followups.len() >= MOST_FOLLOWUPS {
        return Err(TOO_MANY_FOLLOWUPS.into());
    }
    let scene = Scene {
        at: "",
        flags: ANSWER_FLAGS,
        earlier: None,
        needs_something: true,
        unknown: &["nonce", "enforce_nonce", "message_reference", "sticker_ids"],
    };
    check(body, &call.payload.files, &scene, &world.emojis)?;
    let mut sender = answering(world, &interaction, is_private(body));
    sender.reply_to = interaction.original.or(sender.reply_to).filter(|&id| {
        world.message(interaction.channel, id).is_some_and(|m| m.private_to.is_none())
    });
    let message = world.post(interaction.channel, body, &call.payload.files, sender);
    if let Some(stored) = world.interactions.get_mut(&interaction.id) {
        stored.followups.push(message.id);
    }
    Reply::ok(world.message_json(&message))
}

fn fill(
    world: &mut World,
    call: &Call,
    interaction: &StoredInteraction,
    id: Snowflake,
) -> Result<Reply, ApiError> {
    let message = world
        .edit(interaction.channel, id, call.body(), &call.payload.files)
        .ok_or(UNKNOWN_MESSAGE)?;
    if let Some(stored) = world.interactions.get_mut(&interaction.id)
        && stored.original == Some(id)
    {
        stored.owes_answer = false;
    }
    Reply::ok(world.message_json(&message))
}

fn get(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let interaction = interaction(world, call)?;
    let message = message(world, call, &interaction)?;
    Reply::ok(world.message_json(&message))
}

fn edit(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let interaction = interaction(world, call)?;
    let old = message(world, call, &interaction)?;
    refuse_archived(world, old.channel)?;
    check(call.body(), &call.payload.files, &edit_scene("", &old), &world.emojis)?;
    fill(world, call, &interaction, old.id)
}

fn delete(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let interaction = interaction(world, call)?;
    let message = message(world, call, &interaction)?;
    world.remove(interaction.channel, message.id);
    if let Some(stored) = world.interactions.get_mut(&interaction.id)
        && stored.original == Some(message.id)
    {
        stored.owes_answer = false;
    }
    Ok(Reply::Nothing)
}
