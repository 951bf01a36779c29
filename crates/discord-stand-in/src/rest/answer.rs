//! Answers requests of the bot: applies injected faults, checks the token, calls the handler, and records the request in the
//! journal.

use std::sync::Arc;

use axum::body::Body;
use hyper::header::AUTHORIZATION;
use hyper::{Request, Response};
use serde_json::{Value, json};

use super::request::call::{ApiResponse, Call, Route};
use super::request::payload::Payload;
use super::table::find_route;
use crate::error::{ApiError, UNAUTHORIZED};
use crate::fault::{self, Effect, RequestInfo};
use crate::http::{DroppedConnection, json_response, percent_decoded, query_pairs};
use crate::journal::{RecordedFile, RecordedRequest};
use crate::world::hub::Hub;
use crate::world::model::Upload;
use crate::world::state::World;

/// Returns the path for logs and the journal, with interaction tokens shortened.
fn path_with_shortened_tokens(path: &str, params: &[(&'static str, String)]) -> String {
    params.iter().filter(|(name, _)| name.ends_with("_token")).fold(
        path.to_owned(),
        |path, (_, token)| {
            let start: String = token.chars().take(6).collect();
            path.replace(token.as_str(), &format!("{start}…"))
        },
    )
}

/// A parsed request of the bot. `found` is its route, or the error for an unknown route. `call` contains the arguments of the
/// handler.
struct IncomingRequest {
    found: Result<Route, ApiError>,
    call: Call,
    /// The error response for a body that could not be read. `Ok` means that the body is in `call`.
    body: Result<(), ApiError>,
    /// The value of the `Authorization` header; `None` if there is none.
    token: Option<String>,
    /// The journal entry, without the response.
    record: RecordedRequest,
}

/// A request for which a response exists.
struct HandledRequest {
    /// The journal entry, without the response.
    record: RecordedRequest,
    /// The HTTP status of the response.
    status: u16,
    /// The JSON body of the response; `None` if it is empty.
    body: Option<Value>,
}

impl IncomingRequest {
    /// Reads and parses a request.
    async fn from_http(request: Request<Body>) -> Self {
        let method = request.method().as_str().to_owned();
        let uri = request.uri().clone();
        let path = uri.path().trim_start_matches("/api");
        let header = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = header.map(str::to_owned);
        let inner = path.strip_prefix("/v10").unwrap_or(path);
        let parts: Vec<String> = inner.split('/').skip(1).map(percent_decoded).collect();
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let (found, params) = if path.starts_with("/v10/") {
            match find_route(&method, &parts) {
                Ok((route, params)) => (Ok(route), params),
                Err(error) => (Err(error), Vec::new()),
            }
        } else {
            (Err(ApiError::new(400, 50_041, "Invalid API version specified")), Vec::new())
        };
        let shown =
            uri.query().map_or_else(|| inner.to_owned(), |query| format!("{inner}?{query}"));
        let (payload, body) = match Payload::read(request).await {
            Ok(payload) => (payload, Ok(())),
            Err(error) => (Payload::default(), Err(error)),
        };
        let template = found.as_ref().map_or("", |route| route.template);
        let record = RecordedRequest {
            at_ms: 0,
            method,
            route: template.to_owned(),
            path: path_with_shortened_tokens(&shown, &params),
            body: payload.json.clone(),
            files: payload.files.iter().map(recorded_file).collect(),
            status: 0,
            response: None,
            injected: false,
        };
        let query = query_pairs(uri.query());
        let query = query.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Self { found, call: Call { params, query, payload }, body, token, record }
    }

    /// Returns the effect of the first injected fault that matches the request; `None` if no fault
    /// matches.
    fn matching_fault_effect(&mut self, world: &mut World) -> Option<Effect> {
        self.record.at_ms = world.now_ms();
        let channel = self.call.path_id("channel_id").ok().and_then(|id| world.channel(id));
        let server =
            self.call.path_id("guild_id").ok().or(channel.and_then(|channel| channel.guild));
        let answers_interaction = world.is_answer_pending(self.call.path_text("webhook_token"));
        let (method, route) = (&self.record.method, &self.record.route);
        fault::matching_effect(
            &mut world.faults,
            RequestInfo { method, route, server, answers_interaction },
        )
    }

    /// Calls the handler, unless the token or the body is invalid.
    fn call_handler(self, world: &mut World) -> HandledRequest {
        let Self { found, call, body, token, record } = self;
        let result = found.and_then(|route| {
            let token = token.as_deref().and_then(|token| token.strip_prefix("Bot "));
            if !route.token_in_path && token != Some(world.bot.token.as_str()) {
                return Err(UNAUTHORIZED.into());
            }
            body?;
            (route.handler)(world, &call)
        });
        let (status, body) = match result {
            Ok(ApiResponse::Json(status, body)) => (status, Some(body)),
            Ok(ApiResponse::Nothing) => (204, None),
            Err(error) => (error.status, Some(error.body())),
        };
        HandledRequest { record, status, body }
    }
}

/// Describes an uploaded file for the journal.
fn recorded_file(file: &Upload) -> RecordedFile {
    RecordedFile {
        field: file.field.clone(),
        filename: file.filename.clone(),
        content_type: file.content_type.clone(),
        size: file.bytes.len(),
    }
}

/// Answers one request of the bot.
pub(crate) async fn answer_request(
    hub: &Arc<Hub>,
    request: Request<Body>,
) -> Result<Response<Body>, DroppedConnection> {
    let mut request = IncomingRequest::from_http(request).await;
    let mut drops_answer = false;
    match hub.write(|world| request.matching_fault_effect(world)) {
        None => {}
        Some(Effect::Delay(by)) => tokio::time::sleep(by).await,
        Some(Effect::Hold(mut released)) => {
            // An error means that the fault's handle was dropped, so that nothing can release the request.
            let _ = released.wait_for(|released| *released).await;
        }
        Some(Effect::DropBefore) => {
            let record = RecordedRequest { injected: true, ..request.record };
            hub.write(|world| world.journal.record(record));
            return Err(DroppedConnection);
        }
        Some(Effect::DropAfter) => drops_answer = true,
        Some(Effect::Refuse { status, code, message, wait }) => {
            let mut body = json!({ "message": message, "code": code });
            if let Some(wait) = wait {
                body["retry_after"] = json!(wait.seconds);
                body["global"] = json!(wait.global);
            }
            let response = Some(body.clone());
            let record = RecordedRequest { injected: true, status, response, ..request.record };
            hub.write(|world| world.journal.record(record));
            return Ok(json_response(status, Some(&body), wait));
        }
    }
    let (status, body) = hub.write(|world| {
        let HandledRequest { mut record, status, body } = request.call_handler(world);
        record.status = if drops_answer { 0 } else { status };
        record.injected = drops_answer;
        record.response.clone_from(&body);
        world.journal.record(record);
        (status, body)
    });
    hub.wait_until_saved().await;
    if drops_answer {
        Err(DroppedConnection)
    } else {
        Ok(json_response(status, body.as_ref(), None))
    }
}

#[cfg(test)]
mod tests {
    use super::path_with_shortened_tokens;

    #[test]
    fn the_journal_contains_only_the_start_of_a_token() {
        let params = [("webhook_id", "1".to_owned()), ("webhook_token", "abcdefghij".to_owned())];
        assert_eq!(
            path_with_shortened_tokens("/webhooks/1/abcdefghij", &params),
            "/webhooks/1/abcdef…"
        );
    }
}
