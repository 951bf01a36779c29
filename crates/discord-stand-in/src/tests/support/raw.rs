//! Requests and sockets without a library that would keep us from mistakes.

use axum::body::Body;
use futures_util::{SinkExt, StreamExt};
use hyper::Request;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{Sandbox, Snowflake};

/// Returns a request with the bot's token: status and body.
pub async fn ask(discord: &Sandbox, method: &str, path: &str, body: Value) -> (u16, Value) {
    let token = format!("Bot {}", discord.token());
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v10{path}"))
        .header("authorization", token)
        .header("content-type", "application/json");
    let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
    send(discord, request.body(body).unwrap()).await
}

/// Returns a form with files: field, file name, bytes.
pub async fn upload(
    discord: &Sandbox,
    method: &str,
    path: &str,
    body: Value,
    files: &[(&str, &str, &[u8])],
) -> (u16, Value) {
    const EDGE: &str = "----edge-of-the-parts";
    let mut form = Vec::new();
    let mut part = |head: &str, bytes: &[u8]| {
        form.extend(format!("--{EDGE}\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes());
        form.extend(bytes);
        form.extend(b"\r\n");
    };
    part("name=\"payload_json\"", body.to_string().as_bytes());
    for (field, name, bytes) in files {
        part(&format!("name=\"{field}\"; filename=\"{name}\""), bytes);
    }
    form.extend(format!("--{EDGE}--\r\n").bytes());
    let request = Request::builder()
        .method(method)
        .uri(format!("/api/v10{path}"))
        .header("authorization", format!("Bot {}", discord.token()))
        .header("content-type", format!("multipart/form-data; boundary={EDGE}"));
    send(discord, request.body(Body::from(form)).unwrap()).await
}

pub async fn send(discord: &Sandbox, request: Request<Body>) -> (u16, Value) {
    let response = crate::rest::answer(discord.hub(), request).await.unwrap();
    let status = response.status().as_u16();
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
}

/// Writes a message to a channel.
pub async fn post(discord: &Sandbox, channel: Snowflake, body: Value) -> (u16, Value) {
    ask(discord, "POST", &format!("/channels/{channel}/messages"), body).await
}

/// Returns the codes in an `errors` tree, each with the way to it: `content BASE_TYPE_MAX_LENGTH`.
pub fn faults(body: &Value) -> Vec<String> {
    fn walk(value: &Value, path: &str, found: &mut Vec<String>) {
        for (key, inner) in value.as_object().into_iter().flatten() {
            if key == "_errors" {
                for error in inner.as_array().into_iter().flatten() {
                    found.push(format!("{path} {}", error["code"].as_str().unwrap_or("?")));
                }
            } else {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                walk(inner, &path, found);
            }
        }
    }
    let mut found = Vec::new();
    walk(&body["errors"], "", &mut found);
    found
}

/// A connection to the gateway.
pub struct Socket(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>);

impl Socket {
    pub async fn connect(discord: &Sandbox) -> Self {
        Self::at(discord, "v=10&encoding=json").await
    }

    /// Returns a connection with this query in its URL.
    pub async fn at(discord: &Sandbox, query: &str) -> Self {
        Self(connect_async(format!("{}?{query}", discord.gateway_url())).await.unwrap().0)
    }

    /// Returns a connection whose session has begun.
    pub async fn identified(discord: &Sandbox, intents: u64) -> Self {
        let mut socket = Self::connect(discord).await;
        socket.next().await;
        socket.send(&identify(&discord.token(), intents)).await;
        assert_eq!(socket.next().await["t"], "READY");
        socket
    }

    pub async fn send(&mut self, payload: &Value) {
        self.0.send(Message::Text(payload.to_string())).await.unwrap();
    }

    pub async fn next(&mut self) -> Value {
        match self.0.next().await {
            Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
            other => panic!("no payload but {other:?}"),
        }
    }

    pub async fn closed_with(&mut self) -> u16 {
        match self.0.next().await {
            Some(Ok(Message::Close(Some(frame)))) => frame.code.into(),
            other => panic!("not closed but {other:?}"),
        }
    }
}

pub fn identify(token: &str, intents: u64) -> Value {
    json!({ "op": 2, "d": {
        "token": token, "intents": intents,
        "properties": { "os": "linux", "browser": "test", "device": "test" },
    } })
}

/// Keeps a connection open, so that there is somebody to hear interactions, and registers commands:
/// `/x` with an optional text, `/c` with a completed one, `/n` with a completed number.
pub async fn listener(discord: &Sandbox) -> Socket {
    let mut socket = Socket::connect(discord).await;
    socket.next().await;
    socket.send(&identify(&discord.token(), 0)).await;
    assert_eq!(socket.next().await["t"], "READY");
    let option = |name: &str, kind: u64, completed: bool| json!({ "type": kind, "name": name, "description": "An option", "autocomplete": completed });
    let commands = json!([
        { "name": "x", "description": "Anything", "options": [option("text", 3, false)] },
        { "name": "c", "description": "Texts", "options": [option("text", 3, true)] },
        { "name": "n", "description": "Numbers", "options": [option("number", 4, true)] },
    ]);
    let path = format!("/applications/{}/commands", discord.application_id());
    let (status, body) = ask(discord, "PUT", &path, commands).await;
    assert_eq!(status, 200, "{body}");
    socket
}

/// Returns the last request to the bot, and the path at which it answers: id, token, path.
pub fn asked(discord: &Sandbox) -> (Snowflake, String, String) {
    discord.hub().read(|world| {
        let one = world.interactions.values().next_back().expect("somebody did something");
        let path = format!("/interactions/{}/{}/callback", one.id, one.token);
        (one.id, one.token.clone(), path)
    })
}

/// Gives the first answer to what the bot was last asked.
pub async fn answer(discord: &Sandbox, body: Value) -> (u16, Value) {
    let (_, _, path) = asked(discord);
    ask(discord, "POST", &path, body).await
}

/// Returns the path of what an interaction's token is good for.
pub fn webhook(discord: &Sandbox, rest: &str) -> String {
    let (_, token, _) = asked(discord);
    format!("/webhooks/{}/{token}{rest}", discord.application_id())
}
