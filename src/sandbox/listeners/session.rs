//! A session: what Discord remembers of one connection of a bot, so that it can be resumed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::sandbox::ids::Snowflake;

/// The number of events that are kept for a resume.
const KEPT: usize = 5000;

/// A message to the task of a socket.
#[derive(Debug, Clone)]
pub(crate) enum Outgoing {
    Payload(Value),
    /// Closes the WebSocket with a code and a reason.
    Close(u16, &'static str),
    /// Breaks the connection without a word.
    Drop,
    /// Breaks it so that the other side does not find an end but an error.
    Reset,
}

#[derive(Debug)]
pub(crate) struct Session {
    id: String,
    intents: u64,
    shard: (u64, u64),
    /// The number of the last event.
    sequence: u64,
    log: VecDeque<(u64, Value)>,
    outlet: Option<mpsc::UnboundedSender<Outgoing>>,
}

impl Session {
    pub fn new(
        id: String,
        intents: u64,
        shard: (u64, u64),
        outlet: mpsc::UnboundedSender<Outgoing>,
    ) -> Self {
        Self { id, intents, shard, sequence: 0, log: VecDeque::new(), outlet: Some(outlet) }
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn intents(&self) -> u64 {
        self.intents
    }

    pub fn shard(&self) -> (u64, u64) {
        self.shard
    }

    pub fn is_connected(&self) -> bool {
        self.outlet.as_ref().is_some_and(|outlet| !outlet.is_closed())
    }

    /// Servers are spread over the shards by their ids (events/gateway.mdx, 'Sharding').
    pub fn is_responsible_for(&self, guild: Option<Snowflake>) -> bool {
        let (index, count) = self.shard;
        guild.map_or(0, |guild| (guild >> 22) % count.max(1)) == index
    }

    /// Numbers an event, keeps it for a resume, and sends it if there is somebody to send it to.
    pub fn dispatch(&mut self, event: &str, data: Value) {
        self.sequence += 1;
        let payload = json!({ "op": 0, "t": event, "s": self.sequence, "d": data });
        self.log.push_back((self.sequence, payload.clone()));
        if self.log.len() > KEPT {
            self.log.pop_front();
        }
        self.send(Outgoing::Payload(payload));
    }

    pub fn send(&mut self, outgoing: Outgoing) {
        if let Some(outlet) = &self.outlet
            && outlet.send(outgoing).is_err()
        {
            self.outlet = None;
        }
    }

    /// Goes on with a new socket behind the event number `seen`. Fails if that is not a number
    /// that this session ever sent, or if what came after it is no longer known.
    pub fn resume(&mut self, seen: u64, outlet: mpsc::UnboundedSender<Outgoing>) -> bool {
        let oldest = self.log.front().map_or(self.sequence + 1, |(number, _)| *number);
        if seen > self.sequence || seen + 1 < oldest {
            return false;
        }
        self.outlet = Some(outlet);
        let missed: Vec<Value> = self
            .log
            .iter()
            .filter(|(number, _)| *number > seen)
            .map(|(_, payload)| payload.clone())
            .collect();
        for payload in missed {
            self.send(Outgoing::Payload(payload));
        }
        self.dispatch("RESUMED", json!({ "_trace": [] }));
        true
    }

    /// The socket is gone, unless a newer one has already taken over.
    pub fn detach(&mut self, outlet: &mpsc::UnboundedSender<Outgoing>) {
        if self.outlet.as_ref().is_some_and(|current| current.same_channel(outlet)) {
            self.outlet = None;
        }
    }
}
