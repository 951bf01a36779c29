//! The sessions of the bot, and the delivery of events to them.

use std::collections::VecDeque;

use serde_json::Value;

use super::session::{Outgoing, Session};
use crate::ids::Snowflake;

/// The number of sessions whose start times are remembered.
const REMEMBERED: usize = 100;
/// The number of sessions without a connection that are kept after their bot has begun another.
const MOST_SUPERSEDED: usize = 4;

/// The sessions of the bot, oldest first, and the faults of the gateway that a test has asked for.
#[derive(Debug, Default)]
pub(crate) struct GatewayState {
    sessions: Vec<Session>,
    /// True while the bot is cut off from the network: no connection is accepted.
    pub is_offline: bool,
    /// True while every event is delivered twice.
    pub delivers_twice: bool,
    /// The number of shards that is proposed to the bot, if not one.
    pub proposed_shards: Option<u64>,
    /// The time, in milliseconds, from which the bot may begin sessions again, if a test has used them up.
    pub sessions_from_ms: Option<u64>,
    /// The times at which sessions were begun, oldest first.
    pub begun_ms: VecDeque<u64>,
    /// Events that are held back, oldest first: session, name and data.
    pub held: Option<Vec<(String, String, Value)>>,
}

impl GatewayState {
    /// True while the bot is connected.
    pub fn is_online(&self) -> bool {
        self.sessions.iter().any(Session::is_connected)
    }

    /// True while this shard (its index, and the number of all) is connected.
    pub fn has_shard(&self, shard: (u64, u64)) -> bool {
        self.sessions.iter().any(|session| session.is_connected() && session.shard() == shard)
    }

    /// True if the bot receives events now, or may still receive them by resuming.
    pub fn may_receive(&self) -> bool {
        !self.is_offline && self.sessions.iter().any(|session| !session.is_superseded)
    }

    /// Delivers an event to every session whose shard has this server, or to those of the first shard for a private one. `data`
    /// gives the data for a session's intents, if they include the event.
    pub fn deliver(
        &mut self,
        guild: Option<Snowflake>,
        event: &str,
        data: impl Fn(u64) -> Option<Value>,
    ) {
        let times = if self.delivers_twice { 2 } else { 1 };
        for session in self.sessions.iter_mut().filter(|session| session.is_responsible_for(guild))
        {
            let Some(data) = data(session.intents()) else { continue };
            match &mut self.held {
                Some(held) => held.push((session.id().to_owned(), event.to_owned(), data)),
                None => (0..times).for_each(|_| session.dispatch(event, data.clone())),
            }
        }
    }

    /// Delivers the events that were held back, the newest first.
    pub fn release_reversed(&mut self) {
        for (session, event, data) in self.held.take().into_iter().flatten().rev() {
            if let Some(session) = self.session_mut(&session) {
                session.dispatch(&event, data);
            }
        }
    }

    pub fn session_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id() == id)
    }

    /// Adds a session. A bot may have several for one shard. Those of the shard without a connection most likely belong to a
    /// process that has ended: they no longer count as receivers, but can still be resumed for a while.
    pub fn insert(&mut self, session: Session, now_ms: u64) {
        self.begun_ms.push_back(now_ms);
        if self.begun_ms.len() > REMEMBERED {
            self.begun_ms.pop_front();
        }
        for old in self.sessions.iter_mut().filter(|old| old.shard() == session.shard()) {
            old.is_superseded = !old.is_connected();
        }
        if self.sessions.iter().filter(|old| old.is_superseded).count() > MOST_SUPERSEDED
            && let Some(oldest) = self.sessions.iter().position(|old| old.is_superseded)
        {
            self.sessions.remove(oldest);
        }
        self.sessions.push(session);
    }

    pub fn remove(&mut self, id: &str) {
        self.sessions.retain(|session| session.id() != id);
    }

    pub fn remove_all(&mut self) {
        self.sessions.clear();
    }

    /// Sends the same to every connected session.
    pub fn send_all(&mut self, outgoing: &Outgoing) {
        for session in &mut self.sessions {
            session.send(outgoing.clone());
        }
    }
}
