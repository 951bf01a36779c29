//! The bot's gateway sessions, and the delivery of events to them.

use std::collections::VecDeque;

use serde_json::Value;

use super::session::{Outgoing, Session};
use crate::ids::Snowflake;

/// The maximum number of stored start times of sessions.
const MAX_START_TIMES: usize = 100;
/// The maximum number of superseded sessions ([`Session::is_superseded`]) that are kept for a resume.
const MAX_SUPERSEDED: usize = 4;

/// The sessions of the bot, oldest first, and the behaviour of the gateway that a test has requested.
#[derive(Debug, Default)]
pub(crate) struct GatewayState {
    sessions: Vec<Session>,
    /// True while no connection is accepted.
    pub is_offline: bool,
    /// True while every event is delivered twice, so that a test can check that the bot tolerates this.
    pub delivers_twice: bool,
    /// The number of shards that `GET /gateway/bot` recommends, or `None` for 1.
    pub proposed_shards: Option<u64>,
    /// The time in milliseconds since 1970 from which the bot may start sessions again; `None` unless a test has used
    /// up the session start limit.
    pub sessions_from_ms: Option<u64>,
    /// The start times of sessions in milliseconds since 1970, oldest first.
    pub start_times_ms: VecDeque<u64>,
    /// The events that a test holds back, oldest first: for each, the id of its session, its name and its data. `None` if events
    /// are delivered immediately.
    pub held: Option<Vec<(String, String, Value)>>,
    /// True while only the events of older sessions are held back, and the newest session receives its events immediately.
    pub spares_newest_session: bool,
}

impl GatewayState {
    /// Returns `true` while the bot is connected.
    pub fn is_online(&self) -> bool {
        self.sessions.iter().any(Session::is_connected)
    }

    /// Returns `true` while a session of this shard is connected. `shard_index_and_count` contains the shard's index and the total
    /// number of shards.
    pub fn is_shard_connected(&self, shard_index_and_count: (u64, u64)) -> bool {
        self.sessions.iter().any(|session| {
            session.is_connected() && session.shard_index_and_count() == shard_index_and_count
        })
    }

    /// Returns `true` if the bot receives events now, or may receive them later by resuming a session.
    pub fn may_receive_events(&self) -> bool {
        !self.is_offline && self.sessions.iter().any(|session| !session.is_superseded)
    }

    /// Delivers an event to every session whose shard is responsible for this server; an event without a server goes to the first
    /// shard. `data_for_intents` returns the data for a session's intents, or `None` if they do not include the event.
    pub fn deliver_event(
        &mut self,
        guild: Option<Snowflake>,
        event_name: &str,
        data_for_intents: impl Fn(u64) -> Option<Value>,
    ) {
        let times = if self.delivers_twice { 2 } else { 1 };
        let spared_session = self.spares_newest_session.then_some(self.sessions.len());
        for (number, session) in (1..).zip(&mut self.sessions) {
            if !session.is_responsible_for(guild) {
                continue;
            }
            let Some(data) = data_for_intents(session.intents()) else { continue };
            match &mut self.held {
                Some(held) if spared_session != Some(number) => {
                    held.push((session.id().to_owned(), event_name.to_owned(), data))
                }
                _ => (0..times).for_each(|_| session.dispatch(event_name, data.clone())),
            }
        }
    }

    /// Delivers the events that were held back, newest first.
    pub fn deliver_held_events_newest_first(&mut self) {
        self.spares_newest_session = false;
        for (session, event, data) in self.held.take().into_iter().flatten().rev() {
            if let Some(session) = self.session_mut(&session) {
                session.dispatch(&event, data);
            }
        }
    }

    /// Returns the session with this id; `None` if it does not exist.
    pub fn session_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id() == id)
    }

    /// Adds a session. A bot may have several sessions for one shard. Older sessions of the shard without a connection probably
    /// belong to a process that has ended. They are marked as superseded, but can still be resumed for a while.
    pub fn insert_session(&mut self, session: Session, now_ms: u64) {
        self.start_times_ms.push_back(now_ms);
        if self.start_times_ms.len() > MAX_START_TIMES {
            self.start_times_ms.pop_front();
        }
        for old in self
            .sessions
            .iter_mut()
            .filter(|old| old.shard_index_and_count() == session.shard_index_and_count())
        {
            old.is_superseded = !old.is_connected();
        }
        if self.sessions.iter().filter(|session| session.is_superseded).count() > MAX_SUPERSEDED
            && let Some(oldest) = self.sessions.iter().position(|session| session.is_superseded)
        {
            self.sessions.remove(oldest);
        }
        self.sessions.push(session);
    }

    /// Removes the session with this id, which can then no longer be resumed.
    pub fn remove_session(&mut self, id: &str) {
        self.sessions.retain(|session| session.id() != id);
    }

    /// Removes all sessions, which can then no longer be resumed.
    pub fn remove_all_sessions(&mut self) {
        self.sessions.clear();
    }

    /// Sends a message to every connected session.
    pub fn send_to_all_sessions(&mut self, outgoing: &Outgoing) {
        for session in &mut self.sessions {
            session.send(outgoing.clone());
        }
    }
}
