//! A WebSocket to the gateway, and its payloads.

use std::io::Read as _;

use flate2::read::ZlibDecoder;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::end::ConnectionEnd;

/// A payload from Discord.
#[derive(Debug)]
pub enum GatewayPayload {
    /// A dispatched event.
    Event(NumberedEvent),
    /// Discord requests a heartbeat now.
    Heartbeat,
    HeartbeatAck,
    /// Discord greets a new connection, and states the interval of heartbeats in milliseconds.
    Hello(u64),
    /// Discord requests that the session be resumed on another connection.
    Reconnect,
    /// The session is invalid. The value is true if it can be resumed on another connection.
    InvalidSession(bool),
    Other,
}

/// An event with its sequence number in the session.
#[derive(Debug)]
pub struct NumberedEvent {
    pub number: u64,
    pub name: String,
    pub data: Value,
}

/// The JSON structure of all payloads.
#[derive(Deserialize)]
struct Envelope {
    op: u8,
    s: Option<u64>,
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

impl From<Envelope> for GatewayPayload {
    fn from(Envelope { op, s, t, d }: Envelope) -> Self {
        match (op, s, t) {
            (0, Some(number), Some(name)) => Self::Event(NumberedEvent { number, name, data: d }),
            (1, ..) => Self::Heartbeat,
            (7, ..) => Self::Reconnect,
            (9, ..) => Self::InvalidSession(d.as_bool().unwrap_or(false)),
            (10, ..) => d["heartbeat_interval"].as_u64().map_or(Self::Other, Self::Hello),
            (11, ..) => Self::HeartbeatAck,
            _ => Self::Other,
        }
    }
}

/// An open WebSocket. Dropping it sends no close frame, so Discord keeps the session.
pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    /// Connects to the gateway at this address.
    pub async fn connect(address: &str) -> Result<Self, Error> {
        // The first event of a large server exceeds the default size limits.
        let config = WebSocketConfig {
            max_message_size: None,
            max_frame_size: None,
            ..WebSocketConfig::default()
        };
        let (stream, _) =
            connect_async_with_config(with_api_version(address), Some(config), false).await?;
        Ok(Self(stream))
    }

    /// Sends a payload. Returns an error if the connection is lost.
    pub async fn send(&mut self, payload: &Value) -> Result<(), ConnectionEnd> {
        self.0
            .send(Message::Text(payload.to_string()))
            .await
            .map_err(|error| connection_lost(&error))
    }

    /// Receives the next payload. Cancel-safe.
    pub async fn receive(&mut self) -> Result<GatewayPayload, ConnectionEnd> {
        loop {
            let read = match self.0.next().await {
                Some(Ok(Message::Text(text))) => serde_json::from_str(&text),
                Some(Ok(Message::Binary(bytes))) => {
                    // The payload is inflated completely before parsing, because parsing from a streaming decoder is several times
                    // slower.
                    let mut text = Vec::with_capacity(bytes.len() * 4);
                    match ZlibDecoder::new(&*bytes).read_to_end(&mut text) {
                        Ok(_) => serde_json::from_slice(&text),
                        Err(error) => Err(serde_json::Error::io(error)),
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    return Err(match frame {
                        Some(frame) => {
                            ConnectionEnd::from_close_code(frame.code.into(), &frame.reason)
                        }
                        None => ConnectionEnd::Resumable("closed without a code".to_owned()),
                    });
                }
                Some(Ok(_)) => continue,
                Some(Err(error)) => return Err(connection_lost(&error)),
                None => return Err(ConnectionEnd::Resumable("the connection was lost".to_owned())),
            };
            match read.map(Envelope::into) {
                Ok(payload) => return Ok(payload),
                // The payload is skipped. A reconnection would not help: Discord would send the same payload again after the
                // resume.
                Err(error) => tracing::warn!(%error, "a payload of the gateway cannot be read"),
            }
        }
    }
}

/// Returns the end of a connection that was lost by this error. The session can be resumed.
fn connection_lost(error: &Error) -> ConnectionEnd {
    ConnectionEnd::Resumable(format!("the connection broke: {error}"))
}

/// Adds the API version and the encoding that this client uses to an address.
fn with_api_version(address: &str) -> String {
    let host = address.split_once("://").map_or(address, |(_, host)| host);
    let slash = if host.contains('/') { "" } else { "/" };
    format!("{address}{slash}?v=10&encoding=json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gateway_address_gets_a_path_and_an_api_version() {
        for (address, complete) in [
            ("wss://gateway.discord.gg", "wss://gateway.discord.gg/?v=10&encoding=json"),
            ("wss://gateway.discord.gg/", "wss://gateway.discord.gg/?v=10&encoding=json"),
            ("ws://127.0.0.1:80/gateway", "ws://127.0.0.1:80/gateway?v=10&encoding=json"),
        ] {
            assert_eq!(with_api_version(address), complete);
        }
    }
}
