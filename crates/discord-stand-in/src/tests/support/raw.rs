//! Raw HTTP requests and gateway connections, with which tests can also send data that a Discord library would reject.

use axum::body::Body;
use futures_util::{SinkExt, StreamExt};
use hyper::Request;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{Sandbox, Snowflake};

/// Sends a request with the bot's token, and returns the response's status and body.
pub async fn request_json(
    discord: &Sandbox,
    method: &str,
    path: &str,
    body: Value,
) -> (u16, Value) {
    let token = format!("Bot {}", discord.token());
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v10{path}"))
        .header("authorization", token)
        .header("content-type", "application/json");
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    send_request(discord, request.body(body).unwrap()).await
}

/// Sends a multipart request with `body` as its `payload_json`, and with the files `fields_filenames_and_contents`, each of which
/// is a form field, a file name and a content. Returns the response's status and body.
pub async fn request_with_files(
    discord: &Sandbox,
    method: &str,
    path: &str,
    body: Value,
    fields_filenames_and_contents: &[(&str, &str, &[u8])],
) -> (u16, Value) {
    const BOUNDARY: &str = "----edge-of-the-parts";
    let mut form = Vec::new();
    let mut part = |head: &str, bytes: &[u8]| {
        form.extend(
            format!("--{BOUNDARY}\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes(),
        );
        form.extend(bytes);
        form.extend(b"\r\n");
    };
    part("name=\"payload_json\"", body.to_string().as_bytes());
    for (field, name, bytes) in fields_filenames_and_contents {
        part(&format!("name=\"{field}\"; filename=\"{name}\""), bytes);
    }
    form.extend(format!("--{BOUNDARY}--\r\n").bytes());
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v10{path}"))
        .header("authorization", format!("Bot {}", discord.token()))
        .header("content-type", format!("multipart/form-data; boundary={BOUNDARY}"));
    send_request(discord, request.body(Body::from(form)).unwrap()).await
}

/// Sends a request, and returns the response's status and body. The body is null if it is not JSON.
pub async fn send_request(discord: &Sandbox, request: Request<Body>) -> (u16, Value) {
    let response = crate::rest::answer_request(discord.hub(), request).await.unwrap();
    let status = response.status().as_u16();
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

/// Sends a message to a channel as the bot, and returns the response's status and body.
pub async fn post_message(discord: &Sandbox, channel: Snowflake, body: Value) -> (u16, Value) {
    request_json(discord, "POST", &format!("/channels/{channel}/messages"), body).await
}

/// Returns the error codes in the `errors` tree of a response. Each is preceded by the path of its field, such as `content
/// BASE_TYPE_MAX_LENGTH`.
pub fn field_paths_and_error_codes(body: &Value) -> Vec<String> {
    /// Collects the error codes in `value`, whose path in the body is `path`.
    fn collect_field_paths_and_error_codes(value: &Value, path: &str, found: &mut Vec<String>) {
        for (key, inner) in value.as_object().into_iter().flatten() {
            if key == "_errors" {
                for error in inner.as_array().into_iter().flatten() {
                    found.push(format!("{path} {}", error["code"].as_str().unwrap_or("?")));
                }
            } else {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                collect_field_paths_and_error_codes(inner, &path, found);
            }
        }
    }
    let mut found = Vec::new();
    collect_field_paths_and_error_codes(&body["errors"], "", &mut found);
    found
}

/// A connection to the gateway.
pub struct Socket(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Socket {
    /// Connects without identifying.
    pub async fn connect(discord: &Sandbox) -> Self {
        Self::connect_with_query(discord, "v=10&encoding=json").await
    }

    /// Connects with `query` as the query of the URL.
    pub async fn connect_with_query(discord: &Sandbox, query: &str) -> Self {
        Self(connect_async(format!("{}?{query}", discord.gateway_url())).await.unwrap().0)
    }

    /// Connects, identifies with `intents`, and receives READY.
    pub async fn connect_and_identify(discord: &Sandbox, intents: u64) -> Self {
        let mut socket = Self::connect(discord).await;
        socket.next().await;
        socket.send(&identify_payload(&discord.token(), intents)).await;
        assert_eq!(socket.next().await["t"], "READY");
        socket
    }

    /// Sends a payload.
    pub async fn send(&mut self, payload: &Value) {
        self.0.send(Message::Text(payload.to_string())).await.unwrap();
    }

    /// Receives a payload.
    pub async fn next(&mut self) -> Value {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
            other => panic!("expected a payload, got {other:?}"),
        }
    }

    /// Receives a close frame, and returns its code.
    pub async fn receive_close_code(&mut self) -> u16 {
        match self.0.next().await {
            Some(Ok(Message::Close(Some(frame)))) => frame.code.into(),
            other => panic!("expected a close frame, got {other:?}"),
        }
    }
}

/// Returns an IDENTIFY payload.
pub fn identify_payload(token: &str, intents: u64) -> Value {
    json!({ "op": 2, "d": {
        "token": token, "intents": intents,
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    } })
}

/// Connects to the gateway and registers three commands: `/x` with an optional string, `/c` with an autocompleted string, and `/n`
/// with an autocompleted integer. Interactions fail while no connection is open, so a test must keep the returned connection.
pub async fn connect_with_commands(discord: &Sandbox) -> Socket {
    let mut socket = Socket::connect(discord).await;
    socket.next().await;
    socket.send(&identify_payload(&discord.token(), 0)).await;
    assert_eq!(socket.next().await["t"], "READY");
    let option = |name: &str, kind: u64, completed: bool| json!({ "type": kind, "name": name, "description": "An option", "autocomplete": completed });
    let commands = json!([
        { "name": "x", "description": "Anything", "options": [option("text", 3, false)] },
        { "name": "c", "description": "Texts", "options": [option("text", 3, true)] },
        { "name": "n", "description": "Numbers", "options": [option("number", 4, true)] },
    ]);
    let path = format!("/applications/{}/commands", discord.application_id());
    let (status, body) = request_json(discord, "PUT", &path, commands).await;
    assert_eq!(status, 200, "{body}");
    socket
}

/// Returns the id and the token of the newest interaction, and the path of the request that answers it.
pub fn id_token_and_answer_path_of_newest_interaction(
    discord: &Sandbox,
) -> (Snowflake, String, String) {
    discord.hub().read(|world| {
        let newest = world.interactions.values().next_back().expect("there is an interaction");
        let path = format!("/interactions/{}/{}/callback", newest.id, newest.token);
        (newest.id, newest.token.clone(), path)
    })
}

/// Answers the newest interaction with `body`, and returns the response's status and body.
pub async fn answer_newest_interaction(discord: &Sandbox, body: Value) -> (u16, Value) {
    let (_, _, path) = id_token_and_answer_path_of_newest_interaction(discord);
    request_json(discord, "POST", &path, body).await
}

/// Returns the path for followups and edits of the newest interaction's answer, followed by `path_end`.
pub fn webhook_path_of_newest_interaction(discord: &Sandbox, path_end: &str) -> String {
    let (_, token, _) = id_token_and_answer_path_of_newest_interaction(discord);
    format!("/webhooks/{}/{token}{path_end}", discord.application_id())
}
