//! The scheduled events of servers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ids::Snowflake;

/// The events by their ids, which ascend with time.
pub(crate) type ScheduledEvents = BTreeMap<Snowflake, StoredScheduledEvent>;

/// The states of an event (resources/guild-scheduled-event.mdx).
pub mod status {
    pub const SCHEDULED: i64 = 1;
    pub const ACTIVE: i64 = 2;
    pub const COMPLETED: i64 = 3;
    pub const CANCELED: i64 = 4;
}

/// An event outside of the server's channels.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredScheduledEvent {
    pub id: Snowflake,
    pub guild: Snowflake,
    pub creator: Snowflake,
    pub name: String,
    pub description: Option<String>,
    pub location: String,
    pub start_ms: u64,
    pub end_ms: u64,
    pub status: i64,
}

impl StoredScheduledEvent {
    /// Returns `true` if the event is neither completed nor canceled, so that it can be changed.
    pub fn is_unfinished(&self) -> bool {
        matches!(self.status, status::SCHEDULED | status::ACTIVE)
    }
}
