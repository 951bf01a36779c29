//! One connection of a shard to the gateway.

use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{GatewayIntents, ShardInfo};
use tokio::time::{Instant, sleep_until};

use super::end::ConnectionEnd;
use super::pulse::{HeartbeatSchedule, MissedAck};
use super::socket::{GatewayPayload, NumberedEvent, Socket};
use crate::metrics::METRICS;

/// A session of a shard. It outlives its connections: Discord keeps the events of a few minutes, and sends them when the session is
/// resumed.
#[derive(Debug)]
pub struct GatewaySession {
    id: String,
    /// The address that Discord gave for resuming the session; `None` if it gave none.
    pub address: Option<String>,
    /// The sequence number of the last received event.
    last: u64,
    /// The number of servers in the session when it began.
    pub servers: usize,
}

impl GatewaySession {
    /// Creates the session from its first event, READY. Returns `None` if a field is missing.
    fn from_ready(event: &NumberedEvent) -> Option<Self> {
        let text = |field: &str| event.data[field].as_str().map(str::to_owned);
        Some(Self {
            id: text("session_id")?,
            address: text("resume_gateway_url"),
            last: event.number,
            servers: event.data["guilds"].as_array().map_or(0, Vec::len),
        })
    }
}

/// An open connection on which Discord has sent HELLO.
pub struct GatewayConnection {
    socket: Socket,
    pulse: HeartbeatSchedule,
}

impl GatewayConnection {
    /// Waits for Discord's HELLO. Returns an error if the connection ends before.
    pub async fn await_hello(mut socket: Socket) -> Result<Self, ConnectionEnd> {
        loop {
            if let GatewayPayload::Hello(interval) = socket.receive().await? {
                let pulse = HeartbeatSchedule::new(Duration::from_millis(interval), Instant::now());
                return Ok(Self { socket, pulse });
            }
        }
    }

    /// Sends IDENTIFY, which begins a new session, and waits for READY.
    pub async fn identify(
        &mut self,
        token: &str,
        shard: ShardInfo,
        intents: GatewayIntents,
    ) -> Result<GatewaySession, ConnectionEnd> {
        let properties = json!({
            "os": std::env::consts::OS, "browser": "triominos", "device": "triominos",
        });
        let identify = json!({
            "token": token, "intents": intents.bits(), "shard": [shard.id.0, shard.total],
            "properties": properties, "compress": true,
        });
        self.send(2, identify).await?;
        loop {
            let event = self.next_event(None).await?;
            if event.name == "READY" {
                return GatewaySession::from_ready(&event).ok_or_else(|| {
                    ConnectionEnd::SessionOver("a session without an id".to_owned())
                });
            }
        }
    }

    /// Asks Discord to resume a session. Discord answers with the missed events, then RESUMED.
    pub async fn resume(
        &mut self,
        token: &str,
        session: &GatewaySession,
    ) -> Result<(), ConnectionEnd> {
        let resume = json!({ "token": token, "session_id": session.id, "seq": session.last });
        self.send(6, resume).await
    }

    /// Receives the next event of a session, and stores its sequence number as the last received one. Returns an error if the
    /// connection ends.
    pub async fn next_event_of_session(
        &mut self,
        session: &mut GatewaySession,
    ) -> Result<NumberedEvent, ConnectionEnd> {
        let event = self.next_event(Some(session.last)).await?;
        session.last = event.number;
        Ok(event)
    }

    /// Receives the next event, and sends heartbeats in the meantime. `last_sequence` is the sequence number of the last
    /// received event, which a heartbeat contains; `None` before the first event.
    async fn next_event(
        &mut self,
        last_sequence: Option<u64>,
    ) -> Result<NumberedEvent, ConnectionEnd> {
        loop {
            tokio::select! {
                payload = self.socket.receive() => match payload? {
                    GatewayPayload::Event(event) => return Ok(event),
                    GatewayPayload::HeartbeatAck => {
                        if let Some(latency) = self.pulse.note_ack_and_measure_latency(Instant::now()) {
                            METRICS.gateway_seconds.set(latency.as_secs_f64());
                        }
                    }
                    GatewayPayload::Heartbeat => self.send(1, json!(last_sequence)).await?,
                    GatewayPayload::Reconnect => {
                        return Err(ConnectionEnd::Resumable("Discord asked for another connection".to_owned()));
                    }
                    GatewayPayload::InvalidSession(true) => {
                        return Err(ConnectionEnd::Resumable("the session cannot be resumed yet".to_owned()));
                    }
                    GatewayPayload::InvalidSession(false) => {
                        return Err(ConnectionEnd::SessionOver("the session is no longer valid".to_owned()));
                    }
                    GatewayPayload::Hello(_) | GatewayPayload::Other => {}
                },
                () = sleep_until(self.pulse.next_beat_at()) => {
                    self.pulse.note_heartbeat(Instant::now()).map_err(|MissedAck| {
                        ConnectionEnd::Resumable("heartbeats were not answered".to_owned())
                    })?;
                    self.send(1, json!(last_sequence)).await?;
                }
            }
        }
    }

    /// Sends a payload with this opcode.
    async fn send(&mut self, opcode: u8, data: Value) -> Result<(), ConnectionEnd> {
        self.socket.send(&json!({ "op": opcode, "d": data })).await
    }
}
