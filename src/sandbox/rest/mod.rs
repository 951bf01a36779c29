//! The REST API: finds the route, checks the token, lets faults happen, answers, and writes the
//! journal. What a route does stands in the file of its resource.

mod application;
mod callback;
mod channel;
mod guild;
mod message;
mod reaction;
mod thread;
mod user;
mod webhook;

use std::sync::Arc;

use axum::body::Body;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::{Request, Response, StatusCode};
use serde_json::{Value, json};

use super::Snowflake;
use super::check::form::invalid;
use super::error::{ApiError, METHOD_NOT_ALLOWED, NOT_FOUND, UNAUTHORIZED};
use super::fault::{self, Effect, Wait};
use super::journal::{RecordedFile, RecordedRequest};
use super::payload::Payload;
use super::server::Broken;
use super::world::{Hub, World};

/// What a route answers when it does not refuse.
#[derive(Debug)]
pub(crate) enum Reply {
    Json(u16, Value),
    /// 204
    Nothing,
}

impl Reply {
    fn ok(value: Value) -> Result<Self, ApiError> {
        Ok(Self::Json(200, value))
    }
}

/// The parts of a path that its template leaves open.
type Params = Vec<(&'static str, String)>;

type Handler = fn(&mut World, &Call<'_>) -> Result<Reply, ApiError>;

/// One entry of the table of routes.
#[derive(Clone, Copy)]
pub(crate) struct Route {
    method: &'static str,
    /// As Discord's OpenAPI document writes it.
    template: &'static str,
    /// The token is in the path; no other is needed.
    open: bool,
    handler: Handler,
}

const fn route(method: &'static str, template: &'static str, handler: Handler) -> Route {
    Route { method, template, open: false, handler }
}

const fn open(method: &'static str, template: &'static str, handler: Handler) -> Route {
    Route { method, template, open: true, handler }
}

/// A request on its way to its handler.
#[derive(Debug)]
pub(crate) struct Call<'a> {
    params: Params,
    query: Vec<(&'a str, String)>,
    pub payload: Payload,
}

const NO_BODY: &Value = &Value::Null;

impl Call<'_> {
    /// A part of the path.
    pub fn text(&self, name: &str) -> &str {
        self.params.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str())
    }

    /// A part of the path that is an id.
    pub fn id(&self, name: &str) -> Result<Snowflake, ApiError> {
        let text = self.text(name);
        text.parse().map_err(|_| {
            invalid(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."))
        })
    }

    pub fn query(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    pub fn body(&self) -> &Value {
        self.payload.json.as_ref().unwrap_or(NO_BODY)
    }
}

fn routes() -> impl Iterator<Item = &'static Route> {
    [
        application::ROUTES,
        callback::ROUTES,
        channel::ROUTES,
        guild::ROUTES,
        message::ROUTES,
        reaction::ROUTES,
        thread::ROUTES,
        user::ROUTES,
        webhook::ROUTES,
    ]
    .into_iter()
    .flatten()
}

/// The parts of the path that a template leaves open, if the path is of that form.
fn fit(template: &'static str, path: &[&str]) -> Option<Params> {
    let parts: Vec<&'static str> = template.split('/').skip(1).collect();
    if parts.len() != path.len() {
        return None;
    }
    let mut params = Vec::new();
    for (part, given) in parts.into_iter().zip(path) {
        match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            // `@me` and `@original` are words of their own, never the name of something.
            Some(name) if !given.starts_with('@') => params.push((name, (*given).to_owned())),
            _ if part == *given => {}
            _ => return None,
        }
    }
    Some(params)
}

/// The fitting template with the fewest open parts.
fn find(method: &str, path: &[&str]) -> Result<(Route, Params), ApiError> {
    let mut other_method = false;
    let mut best: Option<(Route, Vec<_>)> = None;
    for route in routes() {
        let Some(params) = fit(route.template, path) else { continue };
        if route.method != method {
            other_method = true;
        } else if best.as_ref().is_none_or(|(_, known)| params.len() < known.len()) {
            best = Some((*route, params));
        }
    }
    best.ok_or_else(|| if other_method { METHOD_NOT_ALLOWED.into() } else { NOT_FOUND.into() })
}

/// `%F0%9F…` as the characters that are meant.
pub(crate) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let pair = [rest.next().unwrap_or(b'0'), rest.next().unwrap_or(b'0')];
        let number =
            std::str::from_utf8(&pair).ok().and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(number.unwrap_or(b'?'));
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The pairs behind the question mark.
pub(crate) fn query_pairs(query: Option<&str>) -> Vec<(&str, String)> {
    query
        .unwrap_or_default()
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key, decoded(&value.replace('+', " "))))
        .collect()
}

/// The path as it may stand in a log: without the secret of an interaction.
fn shortened(path: &str, params: &[(&'static str, String)]) -> String {
    params.iter().filter(|(name, _)| name.ends_with("_token")).fold(
        path.to_owned(),
        |path, (_, token)| {
            let start: String = token.chars().take(6).collect();
            path.replace(token.as_str(), &format!("{start}…"))
        },
    )
}

/// Answers one request of the bot.
pub(crate) async fn answer(
    hub: &Arc<Hub>,
    request: Request<Body>,
) -> Result<Response<Body>, Broken> {
    let method = request.method().as_str().to_owned();
    let uri = request.uri().clone();
    let path = uri.path().trim_start_matches("/api");
    let token = request
        .headers()
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .map(str::to_owned);
    let inner = path.strip_prefix("/v10").unwrap_or(path);
    let parts: Vec<String> = inner.split('/').skip(1).map(decoded).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let found = if path.starts_with("/v10/") {
        find(&method, &parts)
    } else {
        Err(ApiError::new(400, 50_041, "Invalid API version specified"))
    };
    let (route, params) = match &found {
        Ok((route, params)) => (Some(*route), params.clone()),
        Err(_) => (None, Vec::new()),
    };
    let shown = uri.query().map_or_else(|| inner.to_owned(), |query| format!("{inner}?{query}"));
    let mut record = RecordedRequest {
        at_ms: 0,
        method: method.clone(),
        route: route.map_or_else(String::new, |route| route.template.to_owned()),
        path: shortened(&shown, &params),
        body: None,
        files: Vec::new(),
        status: 0,
        response: None,
        injected: false,
    };
    let payload = Payload::read(request).await;
    let mut call = Call { params, query: query_pairs(uri.query()), payload: Payload::default() };
    let mut readable = Ok(());
    match payload {
        Ok(payload) => {
            record.body.clone_from(&payload.json);
            record.files = payload
                .files
                .iter()
                .map(|file| RecordedFile {
                    field: file.field.clone(),
                    filename: file.filename.clone(),
                    content_type: file.content_type.clone(),
                    size: file.bytes.len(),
                })
                .collect();
            call.payload = payload;
        }
        Err(error) => readable = Err(error),
    }

    let effect = hub.write(|world| {
        record.at_ms = world.now();
        fault::meet(&mut world.faults, &method, &record.route)
    });
    let mut drop_answer = false;
    match effect {
        None => {}
        Some(Effect::Delay(by)) => tokio::time::sleep(by).await,
        Some(Effect::Hold(mut released)) => {
            // An error means that nobody is left who could release it.
            let _ = released.wait_for(|released| *released).await;
        }
        Some(Effect::DropBefore) => {
            record.injected = true;
            hub.write(|world| world.journal.record(record));
            return Err(Broken);
        }
        Some(Effect::DropAfter) => drop_answer = true,
        Some(Effect::Refuse { status, code, message, wait }) => {
            let mut body = json!({ "message": message, "code": code });
            if let Some(wait) = wait {
                body["retry_after"] = json!(wait.seconds);
                body["global"] = json!(wait.global);
            }
            record.injected = true;
            record.status = status;
            record.response = Some(body.clone());
            hub.write(|world| world.journal.record(record));
            return Ok(respond(status, Some(&body), wait));
        }
    }

    let reply = hub.write(|world| {
        let result = found.map(|(route, _)| route).and_then(|route| {
            let authorized = token.as_deref().and_then(|t| t.strip_prefix("Bot "))
                == Some(world.bot.token.as_str());
            if !route.open && !authorized {
                return Err(UNAUTHORIZED.into());
            }
            readable?;
            (route.handler)(world, &call)
        });
        let (status, body) = match result {
            Ok(Reply::Json(status, body)) => (status, Some(body)),
            Ok(Reply::Nothing) => (204, None),
            Err(error) => (error.status, Some(error.body())),
        };
        record.status = if drop_answer { 0 } else { status };
        record.injected = drop_answer;
        record.response.clone_from(&body);
        world.journal.record(record);
        (status, body)
    });
    hub.settled().await;
    if drop_answer {
        return Err(Broken);
    }
    Ok(respond(reply.0, reply.1.as_ref(), None))
}

/// An HTTP answer with a JSON body, or with none.
pub(crate) fn respond(status: u16, body: Option<&Value>, wait: Option<Wait>) -> Response<Body> {
    let mut response =
        Response::new(body.map_or_else(Body::empty, |body| Body::from(body.to_string())));
    *response.status_mut() =
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = response.headers_mut();
    if body.is_some() {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    if let Some(Wait { seconds, global }) = wait
        && let Ok(value) = HeaderValue::from_str(&seconds.ceil().to_string())
    {
        headers.insert(RETRY_AFTER, value);
        let scope = if global { "global" } else { "user" };
        headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
        if global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            return response;
        }
        if let Ok(exact) = HeaderValue::from_str(&seconds.to_string()) {
            headers.insert("x-ratelimit-reset-after", exact);
        }
        headers.insert("x-ratelimit-remaining", HeaderValue::from_static("0"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_wins_over_an_open_part() {
        let path = ["webhooks", "1", "tok", "messages", "@original"];
        let (route, params) = find("GET", &path).unwrap();
        assert_eq!(route.template, "/webhooks/{webhook_id}/{webhook_token}/messages/@original");
        assert_eq!(params, [("webhook_id", "1".to_owned()), ("webhook_token", "tok".to_owned())]);
    }

    #[test]
    fn unknown_paths_and_methods() {
        assert_eq!(find("GET", &["nothing"]).err().unwrap(), NOT_FOUND.into());
        assert_eq!(find("DELETE", &["gateway"]).err().unwrap(), METHOD_NOT_ALLOWED.into());
    }

    #[test]
    fn tokens_do_not_stand_in_the_journal() {
        let params = [("webhook_id", "1".to_owned()), ("webhook_token", "abcdefghij".to_owned())];
        assert_eq!(shortened("/webhooks/1/abcdefghij", &params), "/webhooks/1/abcdef…");
    }

    #[test]
    fn escapes_in_paths() {
        assert_eq!(decoded("%F0%9F%91%8D%3A1"), "👍:1");
    }
}
