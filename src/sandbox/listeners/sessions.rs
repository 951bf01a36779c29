//! The sessions of the bot, and the delivery of events to them.

use std::collections::{BTreeMap, VecDeque};

use serde_json::Value;

use super::session::{Outgoing, Session};
use crate::sandbox::ids::Snowflake;

/// The number of sessions whose beginnings are remembered.
const REMEMBERED: usize = 100;

/// All sessions of the bot.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    sessions: BTreeMap<String, Session>,
    /// A hook took the bot off the network: nothing connects.
    pub offline: bool,
    /// A hook has every event delivered twice.
    pub twice: bool,
    /// The number of shards that it proposes; one unless a hook has it otherwise.
    pub proposed_shards: Option<u64>,
    /// The time, in milliseconds, from which the bot may begin sessions again, where a hook has used them up.
    pub sessions_from_ms: Option<u64>,
    /// The times at which sessions were begun, oldest first.
    pub begun_ms: VecDeque<u64>,
    /// Events that a hook holds back, oldest first.
    pub held: Option<Vec<(String, String, Value)>>,
}

impl Gateway {
    /// True while the bot hears what happens.
    pub fn is_online(&self) -> bool {
        self.sessions.values().any(Session::is_connected)
    }

    /// True while this shard (its index, and the number of all) is connected.
    pub fn has_shard(&self, shard: (u64, u64)) -> bool {
        self.sessions.values().any(|session| session.is_connected() && session.shard() == shard)
    }

    /// True if the bot hears what happens now, or may still hear it by resuming.
    pub fn may_hear(&self) -> bool {
        !self.offline && !self.sessions.is_empty()
    }

    /// The sessions that are told of a server's events, or of private ones (the first shard).
    pub fn sessions_for(&mut self, guild: Option<Snowflake>) -> impl Iterator<Item = &mut Session> {
        self.sessions.values_mut().filter(move |session| session.is_responsible_for(guild))
    }

    /// Delivers an event to the sessions that are told of a server's, or as the hooks have it.
    pub fn deliver(
        &mut self,
        guild: Option<Snowflake>,
        event: &str,
        data: impl Fn(u64) -> Option<Value>,
    ) {
        let (times, mut held) = (if self.twice { 2 } else { 1 }, self.held.take());
        for session in self.sessions_for(guild) {
            let Some(data) = data(session.intents()) else { continue };
            match &mut held {
                Some(held) => held.push((session.id().to_owned(), event.to_owned(), data)),
                None => (0..times).for_each(|_| session.dispatch(event, data.clone())),
            }
        }
        self.held = held;
    }

    /// Delivers what was held back, the newest first.
    pub fn release_reversed(&mut self) {
        for (session, event, data) in self.held.take().into_iter().flatten().rev() {
            if let Some(session) = self.get_mut(&session) {
                session.dispatch(&event, data);
            }
        }
    }

    pub fn get_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.get_mut(id)
    }

    /// Adds a session. Dead ones of the same shard are forgotten: their bot started anew.
    pub fn insert(&mut self, session: Session, now_ms: u64) {
        self.begun_ms.push_back(now_ms);
        if self.begun_ms.len() > REMEMBERED {
            self.begun_ms.pop_front();
        }
        self.sessions.retain(|_, old| old.is_connected() || old.shard() != session.shard());
        self.sessions.insert(session.id().to_owned(), session);
    }

    pub fn remove(&mut self, id: &str) {
        self.sessions.remove(id);
    }

    /// Sends the same to every connected session.
    pub fn send_all(&mut self, outgoing: &Outgoing) {
        for session in self.sessions.values_mut() {
            session.send(outgoing.clone());
        }
    }

    pub fn forget_all(&mut self) {
        self.sessions.clear();
    }
}
