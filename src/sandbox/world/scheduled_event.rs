//! The scheduled events of servers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::state::World;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::render::time::timestamp;

/// By id, which is by time.
pub(crate) type ScheduledEvents = BTreeMap<Snowflake, StoredEvent>;

/// The states of an event (resources/guild-scheduled-event.mdx).
pub mod status {
    pub const SCHEDULED: i64 = 1;
    pub const ACTIVE: i64 = 2;
    pub const COMPLETED: i64 = 3;
    pub const CANCELED: i64 = 4;
}

/// An event at a place that is none of the server's channels.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredEvent {
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

impl StoredEvent {
    /// True while it can still be changed.
    pub fn is_ahead(&self) -> bool {
        matches!(self.status, status::SCHEDULED | status::ACTIVE)
    }
}

impl World {
    /// An event as Discord writes it.
    pub fn scheduled_event_json(&self, event: &StoredEvent) -> Value {
        json!({
            "id": event.id.to_string(),
            "guild_id": event.guild.to_string(),
            "channel_id": null,
            "creator_id": event.creator.to_string(),
            "creator": self.user_json(event.creator),
            "name": event.name,
            "description": event.description,
            "image": null,
            "scheduled_start_time": timestamp(event.start_ms),
            "scheduled_end_time": timestamp(event.end_ms),
            "privacy_level": 2,
            "status": event.status,
            "entity_type": 3,
            "entity_id": null,
            "entity_metadata": { "location": event.location },
            "recurrence_rule": null,
            "guild_scheduled_event_exceptions": [],
        })
    }
}
