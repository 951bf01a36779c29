//! The gateway: sessions with their numbered events, and the sockets that carry them.
//!
//! `session` is what Discord remembers of a bot's connection; `socket` speaks the protocol of
//! events/gateway.mdx over a WebSocket. What events there are is decided elsewhere.

mod session;
mod socket;

use std::collections::BTreeMap;

pub(crate) use session::{Outgoing, Session};
pub(crate) use socket::upgrade;

use super::Snowflake;

/// All sessions of the bot.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    sessions: BTreeMap<String, Session>,
    /// A hook took the bot off the network: nothing connects.
    pub offline: bool,
}

impl Gateway {
    /// Whether the bot hears what happens now.
    pub fn is_online(&self) -> bool {
        self.sessions.values().any(Session::is_connected)
    }

    /// Whether the bot hears it now, or may still hear it by resuming.
    pub fn may_hear(&self) -> bool {
        !self.offline && !self.sessions.is_empty()
    }

    /// The sessions that are told of a server's events, or of private ones (the first shard).
    pub fn sessions_for(&mut self, guild: Option<Snowflake>) -> impl Iterator<Item = &mut Session> {
        self.sessions.values_mut().filter(move |session| session.is_responsible_for(guild))
    }

    pub fn get_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.get_mut(id)
    }

    /// Adds a session. Dead ones of the same shard are forgotten: their bot started anew.
    pub fn insert(&mut self, session: Session) {
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
