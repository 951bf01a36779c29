//! What the page in the browser asks for. A thin layer: people act through `act`, as in tests.

mod people;
mod server;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use futures_util::stream;
use hyper::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderValue, ORIGIN,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response};
use serde_json::{Value, json};

use super::act::{Impossible, modal};
use super::check::LOCALES;
use super::check::form::id_of;
use super::model::{AnswerKind, channel_type};
use super::rest::{query_pairs, respond};
use super::world::{Hub, World};
use super::{Snowflake, assets};

/// Messages of a channel that the page gets.
const MOST_MESSAGES: usize = 100;
/// How long the page waits for suggestions.
const SUGGESTIONS_WITHIN: Duration = Duration::from_secs(3);

/// What went wrong for the page: a status and a sentence.
struct Refused(u16, String);

impl From<Impossible> for Refused {
    fn from(why: Impossible) -> Self {
        Self(400, why.to_string())
    }
}

fn refused<T>(status: u16, message: &str) -> Result<T, Refused> {
    Err(Refused(status, message.to_owned()))
}

/// Answers one request of a browser.
pub(crate) async fn answer(hub: &Arc<Hub>, request: Request<Body>) -> Response<Body> {
    if !is_at_home(&request) {
        return respond(403, Some(&json!({ "message": "not from this page" })), None);
    }
    match route(hub, request).await {
        Ok(response) => response,
        Err(Refused(status, message)) => {
            respond(status, Some(&json!({ "message": message })), None)
        }
    }
}

/// Other pages that the same browser shows must not reach the sandbox.
fn is_at_home(request: &Request<Body>) -> bool {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let host = header(HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let local = ["127.0.0.1", "localhost"].contains(&name);
    local && header(ORIGIN).is_none_or(|origin| origin == format!("http://{host}"))
}

async fn route(hub: &Arc<Hub>, request: Request<Body>) -> Result<Response<Body>, Refused> {
    let method = request.method().clone();
    let uri = request.uri().clone();
    let query = query_pairs(uri.query());
    let number = |name: &str| -> Snowflake {
        query
            .iter()
            .find(|(key, _)| *key == name)
            .and_then(|(_, value)| value.parse().ok())
            .unwrap_or_default()
    };
    let parts: Vec<&str> = uri.path().trim_matches('/').split('/').collect();
    if method == Method::GET {
        return match parts.as_slice() {
            [""] => Ok(asset("index.html")),
            ["assets", name] => Ok(asset(name)),
            ["attachments", channel, id, _] => attachment(hub, channel, id),
            ["sandbox", "world"] => Ok(ok(&hub.read(world_json))),
            ["sandbox", "commands"] => Ok(ok(&hub.read(|world| {
                world.commands.iter().map(|command| command.value.clone()).collect()
            }))),
            ["sandbox", "requests"] => Ok(ok(&hub.read(requests_json))),
            ["sandbox", "messages"] => {
                Ok(ok(&hub.read(|world| messages_json(world, number("person"), number("channel")))))
            }
            ["sandbox", "events"] => Ok(events(hub, number("person"))),
            _ => refused(404, "There is nothing here."),
        };
    }
    let bytes = axum::body::to_bytes(request.into_body(), 1024 * 1024).await;
    let body: Value = bytes
        .ok()
        .and_then(|bytes| serde_json::from_slice(&bytes).ok())
        .ok_or_else(|| Refused(400, "The body is not JSON.".to_owned()))?;
    match (method.as_str(), parts.as_slice()) {
        ("POST", ["sandbox", "people"]) => hub.write(|world| people::add(world, &body)),
        ("PATCH", ["sandbox", "people", id]) => hub.write(|world| people::change(world, id, &body)),
        ("PATCH", ["sandbox", "server"]) => hub.write(|world| server::change(world, &body)),
        ("POST", ["sandbox", "roles"]) => hub.write(|world| server::add_role(world, &body)),
        ("POST", ["sandbox", "channels"]) => hub.write(|world| new_channel(world, &body)),
        ("POST", ["sandbox", "messages"]) => hub.write(|world| {
            let text = body["content"].as_str().unwrap_or_default();
            let message = world.say(id(&body["person"]), id(&body["channel"]), text)?;
            Ok(ok(&world.message_json(&message)))
        }),
        ("POST", ["sandbox", "dismiss"]) => hub.write(|world| {
            world.dismiss(id(&body["person"]), id(&body["message_id"]))?;
            Ok(respond(204, None, None))
        }),
        ("POST", ["sandbox", "interactions"]) => {
            let started = hub.write(|world| interact(world, &body))?;
            watch_deadline(hub);
            Ok(respond(202, Some(&json!({ "id": started.to_string() })), None))
        }
        ("POST", ["sandbox", "autocomplete"]) => complete(hub, &body).await,
        _ => refused(404, "There is nothing here."),
    }
}

fn id(value: &Value) -> Snowflake {
    id_of(value).unwrap_or_default()
}

fn ok(value: &Value) -> Response<Body> {
    respond(200, Some(value), None)
}

fn asset(name: &str) -> Response<Body> {
    let Some((content_type, bytes)) = assets::find(name) else {
        return respond(404, Some(&json!({ "message": "There is no such file." })), None);
    };
    let mut response = Response::new(Body::from(bytes));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'",
        ),
    );
    response
}

fn attachment(hub: &Arc<Hub>, channel: &str, id: &str) -> Result<Response<Body>, Refused> {
    let found = hub.read(|world| {
        let (channel, id) = (channel.parse().ok()?, id.parse().ok()?);
        let file = world.file(channel, id)?;
        Some((file.content_type.clone(), Arc::clone(&file.bytes)))
    });
    let Some((content_type, bytes)) = found else {
        return refused(404, "This file is gone.");
    };
    let mut response = Response::new(Body::from(bytes.as_ref().clone()));
    let headers = response.headers_mut();
    if let Ok(value) = HeaderValue::from_str(&content_type) {
        headers.insert(CONTENT_TYPE, value);
    }
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("max-age=31536000, immutable"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    Ok(response)
}

fn world_json(world: &World) -> Value {
    let guild = world.guilds.get(&world.home);
    // Direct conversations as well: whose they are stands in `recipient_id`.
    let channels = world.channels.values().filter(|channel| {
        channel.guild == Some(world.home)
            || channel.recipient.is_some_and(|user| world.member(world.home, user).is_some())
    });
    let bot_name = world.user(world.bot.id).map(|bot| bot.name.as_str());
    json!({
        "guild": guild.map(|guild| server::json(world, guild)),
        "channels": channels.map(|channel| json!({
            "id": channel.id.to_string(),
            "name": if channel.recipient.is_some() { bot_name } else { Some(channel.name.as_str()) },
            "recipient_id": channel.recipient.map(|id| id.to_string()),
            "type": channel.kind,
            "parent_id": channel.parent.map(|id| id.to_string()),
            "topic": channel.topic,
        })).collect::<Vec<_>>(),
        "people": people::all(world).map(|id| people::json(world, id)).collect::<Vec<_>>(),
        "bot": {
            "id": world.bot.id.to_string(),
            "name": bot_name,
            "online": world.gateway.is_online(),
        },
        "locales": LOCALES,
        "tours": world.tours,
    })
}

fn requests_json(world: &World) -> Value {
    let one = |request: &super::journal::RecordedRequest| {
        let mut value = json!({
            "at_ms": request.at_ms,
            "method": request.method,
            "path": request.path,
            "status": request.status,
        });
        if let Some(error) = request.error() {
            value["error"] = json!(error);
        }
        value
    };
    world.journal.entries().map(one).collect()
}

fn messages_json(world: &World, person: Snowflake, channel: Snowflake) -> Value {
    let all = world.messages.get(&channel).into_iter().flat_map(|messages| messages.values().rev());
    let mut newest: Vec<_> = all
        .filter(|message| world.sees(person, message))
        .take(MOST_MESSAGES)
        .map(|message| world.message_json(message))
        .collect();
    newest.reverse();
    Value::Array(newest)
}

fn events(hub: &Arc<Hub>, person: Snowflake) -> Response<Body> {
    let receiver = hub.write(|world| world.pages.join(person));
    // A first line, so that the browser knows at once that the stream is open.
    let hello = stream::once(async { Ok::<_, std::convert::Infallible>(": open\n\n".to_owned()) });
    let lines = stream::unfold(receiver, |mut receiver| async move {
        let wait = tokio::time::timeout(Duration::from_secs(15), receiver.recv());
        let line = match wait.await {
            Ok(Some(event)) => format!("data: {event}\n\n"),
            Ok(None) => return None,
            // Keeps the connection open, and notices when it is not.
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

fn new_channel(world: &mut World, body: &Value) -> Result<Response<Body>, Refused> {
    if body["type"] == channel_type::DM {
        let person = id(&body["person"]);
        if world.member(world.home, person).is_none() {
            return refused(404, "There is no such person.");
        }
        let channel = world.direct_channel(person);
        world.tell_pages(&json!({ "type": "world" }));
        let opened = world.channel(channel).map(|channel| world.channel_json(channel));
        return Ok(ok(&opened.unwrap_or_default()));
    }
    let name = body["name"].as_str().unwrap_or_default().trim().to_owned();
    if name.is_empty() || name.chars().count() > 100 {
        return refused(400, "A channel's name has 1 to 100 characters.");
    }
    let kind = body["type"].as_u64().and_then(|kind| u8::try_from(kind).ok()).unwrap_or(0);
    let known = [
        channel_type::TEXT,
        channel_type::VOICE,
        channel_type::ANNOUNCEMENT,
        channel_type::PUBLIC_THREAD,
        channel_type::STAGE,
        channel_type::FORUM,
    ];
    if !known.contains(&kind) {
        return refused(400, "There is no such type of channel here.");
    }
    let parent = id_of(&body["parent_id"]);
    if kind == channel_type::PUBLIC_THREAD {
        let fits = parent
            .and_then(|id| world.channel(id))
            .is_some_and(|parent| matches!(parent.kind, channel_type::TEXT | channel_type::FORUM));
        if !fits {
            return refused(400, "A thread belongs to a text channel or a forum.");
        }
    }
    let channel = world.new_channel(world.home, kind, &name, parent);
    let created = world.channel(channel).map(|channel| world.channel_json(channel));
    Ok(ok(&created.unwrap_or_default()))
}

fn interact(world: &mut World, body: &Value) -> Result<Snowflake, Refused> {
    let (person, channel) = (id(&body["person"]), id(&body["channel"]));
    let text = |key: &str| body[key].as_str().unwrap_or_default();
    let started = match text("kind") {
        "command" => {
            let options = body["options"].as_array().cloned().unwrap_or_default();
            world.use_command(person, channel, text("name"), &options)?
        }
        "component" => {
            let values: Vec<String> = body["values"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|value| value.as_str().map(str::to_owned))
                .collect();
            let message = id(&body["message_id"]);
            world.use_component(person, channel, message, text("custom_id"), &values)?
        }
        "modal" => {
            let Some(opener) = world.open_form(person, text("custom_id")) else {
                return refused(400, "This form is not open.");
            };
            world.submit_form(person, opener, &modal::filled_in(&body["components"]))?
        }
        _ => return refused(400, "kind is command, component or modal."),
    };
    Ok(started)
}

/// With a clock that goes by itself: the three seconds of what was just started.
pub(crate) fn watch_deadline(hub: &Arc<Hub>) {
    if !hub.read(|world| world.clock.runs_by_itself()) {
        return;
    }
    let hub = Arc::clone(hub);
    tokio::spawn(async move {
        let slack = Duration::from_millis(super::interactions::FIRST_ANSWER_MS + 50);
        tokio::time::sleep(slack).await;
        hub.write(World::check_deadlines);
    });
}

async fn complete(hub: &Arc<Hub>, body: &Value) -> Result<Response<Body>, Refused> {
    let mut changes = hub.watch();
    let started = hub.write(|world| {
        let options = body["options"].as_array().cloned().unwrap_or_default();
        let name = body["name"].as_str().unwrap_or_default();
        world.ask_for_choices(id(&body["person"]), id(&body["channel"]), name, &options)
    })?;
    watch_deadline(hub);
    let answered = async {
        loop {
            let now = hub.read(|world| {
                let one = world.interactions.get(&started)?;
                one.answer.map(|answer| (answer, one.choices.clone()))
            });
            if now.is_some() || changes.changed().await.is_err() {
                return now;
            }
        }
    };
    match tokio::time::timeout(SUGGESTIONS_WITHIN, answered).await {
        Ok(Some((AnswerKind::Choices, choices))) => Ok(ok(&json!({ "choices": choices }))),
        _ => refused(504, "The bot suggested nothing in time."),
    }
}
