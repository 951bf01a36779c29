//! A gateway session, which outlives its connection, so that the bot can resume it.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::ids::Snowflake;

/// The maximum number of events that a session keeps for RESUME.
const MAX_STORED_EVENTS: usize = 5000;

/// A message to the task of a connection.
#[derive(Debug, Clone)]
pub(crate) enum Outgoing {
    Payload(Value),
    /// Closes the WebSocket with a code and a reason.
    Close(u16, &'static str),
    /// Closes the connection without a close frame.
    Drop,
    /// Resets the connection, so that the bot's next read fails.
    Reset,
}

/// A gateway session of the bot.
#[derive(Debug)]
pub(crate) struct Session {
    id: String,
    intents: u64,
    shard: (u64, u64),
    /// The sequence number of the last event.
    sequence: u64,
    log: VecDeque<(u64, Value)>,
    outlet: Option<mpsc::UnboundedSender<Outgoing>>,
    /// True if the session has no connection and the bot has since started another one for the same shard.
    pub is_superseded: bool,
}

impl Session {
    /// Creates a session that sends its events through `outlet`. `shard_index_and_count` contains the index of the session's shard
    /// and the total number of shards.
    pub fn new(
        id: String,
        intents: u64,
        shard_index_and_count: (u64, u64),
        outlet: mpsc::UnboundedSender<Outgoing>,
    ) -> Self {
        Self {
            id,
            intents,
            shard: shard_index_and_count,
            sequence: 0,
            log: VecDeque::new(),
            outlet: Some(outlet),
            is_superseded: false,
        }
    }

    /// Returns the session's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the bits of the intents with which the session was started.
    pub fn intents(&self) -> u64 {
        self.intents
    }

    /// Returns the index of the session's shard and the total number of shards.
    pub fn shard_index_and_count(&self) -> (u64, u64) {
        self.shard
    }

    /// Returns `true` while the session has a connection.
    pub fn is_connected(&self) -> bool {
        self.outlet.as_ref().is_some_and(|outlet| !outlet.is_closed())
    }

    /// Returns `true` if the session's shard receives the events of this server, or events without a server (events/gateway.mdx,
    /// 'Sharding').
    pub fn is_responsible_for(&self, guild: Option<Snowflake>) -> bool {
        let (index, count) = self.shard;
        guild.map_or(0, |guild| (guild >> 22) % count.max(1)) == index
    }

    /// Numbers an event, stores it for RESUME, and sends it if the session is connected.
    pub fn dispatch(&mut self, event_name: &str, data: Value) {
        self.sequence += 1;
        let payload = json!({ "op": 0, "t": event_name, "s": self.sequence, "d": data });
        self.log.push_back((self.sequence, payload.clone()));
        if self.log.len() > MAX_STORED_EVENTS {
            self.log.pop_front();
        }
        self.send(Outgoing::Payload(payload));
    }

    /// Sends a message to the session's connection, if it has one.
    pub fn send(&mut self, outgoing: Outgoing) {
        if let Some(outlet) = &self.outlet
            && outlet.send(outgoing).is_err()
        {
            self.outlet = None;
        }
    }

    /// Resumes the session on a new connection, and sends it the events after the one with the number
    /// `last_received_sequence`. Returns `false` if the session never sent that event, or no longer stores all later ones.
    pub fn resume_if_possible(
        &mut self,
        last_received_sequence: u64,
        outlet: mpsc::UnboundedSender<Outgoing>,
    ) -> bool {
        let oldest = self.log.front().map_or(self.sequence + 1, |(number, _)| *number);
        if last_received_sequence > self.sequence || last_received_sequence + 1 < oldest {
            return false;
        }
        self.outlet = Some(outlet);
        self.is_superseded = false;
        let missed: Vec<Value> = self
            .log
            .iter()
            .filter(|(number, _)| *number > last_received_sequence)
            .map(|(_, payload)| payload.clone())
            .collect();
        for payload in missed {
            self.send(Outgoing::Payload(payload));
        }
        self.dispatch("RESUMED", json!({ "_trace": [] }));
        true
    }

    /// Detaches the connection with this outlet. Returns `false` if the session had already been resumed on another connection.
    pub fn detach_if_connected_to(&mut self, outlet: &mpsc::UnboundedSender<Outgoing>) -> bool {
        self.outlet.take_if(|current| current.same_channel(outlet)).is_some()
    }
}
