//! The state as JSON for the page, and the stream of its changes.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use futures_util::stream;
use hyper::Response;
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use serde_json::{Value, json};

use super::{people, server};
use crate::check::locale::LOCALES;
use crate::ids::Snowflake;
use crate::journal::RecordedRequest;
use crate::world::hub::Hub;
use crate::world::state::World;

/// The maximum number of messages of a channel that the page gets.
const MAX_MESSAGES: usize = 100;

/// Returns the state as JSON for the page, without messages.
pub(super) fn world_json(world: &World) -> Value {
    let guild = world.guilds.get(&world.home);
    // Direct message channels are included, with their person as `recipient_id`.
    let channels = world.channels.values().filter(|channel| {
        channel.guild == Some(world.home)
            || channel.recipient.is_some_and(|user| world.member(world.home, user).is_some())
    });
    let opening = world.opening_channel.as_deref().and_then(|name| world.home_channel(name));
    let bot_name = world.user(world.bot.id).map(|bot| bot.name.as_str());
    json!({
        "guild": guild.map(|guild| server::server_json(world, guild)),
        "channels": channels.map(|channel| json!({
            "id": channel.id.to_string(),
            "name": if channel.recipient.is_some() { bot_name } else { Some(channel.name.as_str()) },
            "recipient_id": channel.recipient.map(|id| id.to_string()),
            "type": channel.kind,
            "parent_id": channel.parent.map(|id| id.to_string()),
            "topic": channel.topic,
        })).collect::<Vec<_>>(),
        "people": people::person_ids(world).map(|id| people::person_json(world, id)).collect::<Vec<_>>(),
        "events": world.events.values()
            .filter(|event| event.guild == world.home && event.is_unfinished())
            .map(|event| world.scheduled_event_json(event)).collect::<Vec<_>>(),
        "bot": {
            "id": world.bot.id.to_string(),
            "name": bot_name,
            "online": world.gateway.is_online(),
        },
        "opening_channel": opening.map(|channel| channel.id.to_string()),
        "locales": LOCALES,
        "tours": world.tours,
    })
}

/// Returns the recorded requests of the bot as JSON for the page.
pub(super) fn requests_json(world: &World) -> Value {
    let request_json = |request: &RecordedRequest| {
        let mut value = json!({
            "at_ms": request.at_ms,
            "method": request.method,
            "path": request.path,
            "status": request.status,
        });
        if let Some(error) = request.error_code_and_message() {
            value["error"] = json!(error);
        }
        value
    };
    world.journal.entries().map(request_json).collect()
}

/// Returns the messages of a channel that a person can see, as JSON for the page.
pub(super) fn messages_json(world: &World, person: Snowflake, channel: Snowflake) -> Value {
    let all = world.messages.get(&channel).into_iter().flat_map(|messages| messages.values().rev());
    let mut newest: Vec<_> = all
        .filter(|message| world.can_see_message(person, message))
        .take(MAX_MESSAGES)
        .map(|message| world.message_json(message))
        .collect();
    newest.reverse();
    Value::Array(newest)
}

/// Responds with the stream of the changes that a person can see, as server-sent events.
pub(super) fn event_stream_response(hub: &Arc<Hub>, person: Snowflake) -> Response<Body> {
    let receiver = hub.write(|world| world.pages.open_tab(person));
    // The first line tells the browser immediately that the stream is open.
    let hello = stream::once(async { Ok::<_, std::convert::Infallible>(": open\n\n".to_owned()) });
    let lines = stream::unfold(receiver, |mut receiver| async move {
        let wait = tokio::time::timeout(Duration::from_secs(15), receiver.recv());
        let line = match wait.await {
            Ok(Some(event)) => format!("data: {event}\n\n"),
            Ok(None) => return None,
            // After 15 seconds without an event, a comment keeps the connection open, and shows whether it has been closed.
            Err(_) => ": still here\n\n".to_owned(),
        };
        Some((Ok(line), receiver))
    });
    let body = Body::from_stream(futures_util::StreamExt::chain(hello, lines));
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
