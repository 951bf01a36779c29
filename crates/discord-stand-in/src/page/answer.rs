//! Responses to requests of the browser. People on the page act through the module `act`, like the simulated people of tests.

use std::sync::Arc;

use axum::body::Body;
use hyper::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderValue, ORIGIN,
    X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response};
use serde_json::{Value, json};

use super::reply::{PageRefusal, ok_response, refuse};
use super::{acts, assets, channels, people, server, view};
use crate::act::deadline::spawn_answer_deadline_check;
use crate::http::{json_response, query_pairs};
use crate::ids::Snowflake;
use crate::world::hub::Hub;

/// Answers one request of a browser.
pub(crate) async fn answer_request(hub: &Arc<Hub>, request: Request<Body>) -> Response<Body> {
    if !is_from_own_page(&request) {
        return json_response(
            403,
            Some(&json!({ "message": "the request does not come from this page" })),
            None,
        );
    }
    match route_request(hub, request).await {
        Ok(response) => response,
        Err(PageRefusal(status, message)) => {
            json_response(status, Some(&json!({ "message": message })), None)
        }
    }
}

/// Returns `true` if the request comes from the stand-in's own page. Other pages in the same browser must not have access.
fn is_from_own_page(request: &Request<Body>) -> bool {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let host = header(HOST).unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let local = ["127.0.0.1", "localhost"].contains(&name);
    local && header(ORIGIN).is_none_or(|origin| origin == format!("http://{host}"))
}

/// Finds the route of a request, and answers it. Returns an error if the request is refused.
async fn route_request(
    hub: &Arc<Hub>,
    request: Request<Body>,
) -> Result<Response<Body>, PageRefusal> {
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
            [""] => Ok(asset_response("index.html")),
            ["assets", path @ ..] => Ok(asset_response(&path.join("/"))),
            ["attachments", channel, id, _] => attachment_response(hub, channel, id),
            ["emojis", id] => emoji_response(hub, id),
            ["sandbox", "world"] => Ok(ok_response(&hub.read(view::world_json))),
            ["sandbox", "commands"] => Ok(ok_response(&hub.read(|world| {
                world.commands.iter().map(|command| command.value.clone()).collect()
            }))),
            ["sandbox", "requests"] => Ok(ok_response(&hub.read(view::requests_json))),
            ["sandbox", "messages"] => Ok(ok_response(
                &hub.read(|world| view::messages_json(world, number("person"), number("channel"))),
            )),
            ["sandbox", "events"] => Ok(view::event_stream_response(hub, number("person"))),
            _ => refuse(404, "There is nothing here."),
        };
    }
    let bytes = axum::body::to_bytes(request.into_body(), 1024 * 1024).await;
    let body: Value = bytes
        .ok()
        .and_then(|bytes| serde_json::from_slice(&bytes).ok())
        .ok_or_else(|| PageRefusal(400, "The body is not JSON.".to_owned()))?;
    match (method.as_str(), parts.as_slice()) {
        ("POST", ["sandbox", "people"]) => hub.write(|world| people::add_person(world, &body)),
        ("PATCH", ["sandbox", "people", id]) => {
            hub.write(|world| people::change_person(world, id, &body))
        }
        ("PATCH", ["sandbox", "server"]) => hub.write(|world| server::change_server(world, &body)),
        ("POST", ["sandbox", "roles"]) => hub.write(|world| server::add_role(world, &body)),
        ("PATCH", ["sandbox", "roles", id]) => {
            hub.write(|world| server::change_role(world, id, &body))
        }
        ("DELETE", ["sandbox", "roles", id]) => hub.write(|world| server::delete_role(world, id)),
        ("POST", ["sandbox", "channels"]) => hub.write(|world| channels::add_channel(world, &body)),
        ("POST", ["sandbox", "messages"]) => hub.write(|world| acts::send_message(world, &body)),
        ("POST", ["sandbox", "dismiss"]) => hub.write(|world| acts::dismiss_message(world, &body)),
        ("POST", ["sandbox", "interactions"]) => {
            let started = hub.write(|world| acts::start_interaction(world, &body))?;
            spawn_answer_deadline_check(hub);
            Ok(json_response(202, Some(&json!({ "id": started.to_string() })), None))
        }
        ("POST", ["sandbox", "autocomplete"]) => acts::suggest_choices(hub, &body).await,
        _ => refuse(404, "There is nothing here."),
    }
}

/// Responds with a file of the page, or with status 404.
fn asset_response(path: &str) -> Response<Body> {
    let Some((content_type, bytes)) = assets::asset_type_and_content(path) else {
        return json_response(404, Some(&json!({ "message": "There is no such file." })), None);
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

/// Responds with the picture of an emoji of the application.
fn emoji_response(hub: &Arc<Hub>, emoji_id: &str) -> Result<Response<Body>, PageRefusal> {
    let emoji_id = emoji_id.parse().unwrap_or_default();
    let found = hub.read(|world| {
        world
            .emojis
            .get(&emoji_id)
            .map(|emoji| (emoji.content_type.clone(), Arc::clone(&emoji.bytes)))
    });
    file_response(found)
}

/// Responds with the file of a message's attachment.
fn attachment_response(
    hub: &Arc<Hub>,
    channel_id: &str,
    attachment_id: &str,
) -> Result<Response<Body>, PageRefusal> {
    let found = hub.read(|world| {
        let (channel_id, attachment_id) = (channel_id.parse().ok()?, attachment_id.parse().ok()?);
        let file = world.attachment(channel_id, attachment_id)?;
        Some((file.content_type.clone(), Arc::clone(&file.bytes)))
    });
    file_response(found)
}

/// Responds with a file, given by its content type and its bytes. The browser may cache it forever, because the content of a URL
/// never changes. `None` is refused with status 404.
fn file_response(
    content_type_and_bytes: Option<(String, Arc<Vec<u8>>)>,
) -> Result<Response<Body>, PageRefusal> {
    let Some((content_type, bytes)) = content_type_and_bytes else {
        return refuse(404, "This file is gone.");
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
