//! The application's emojis and the servers' scheduled events as JSON.

use serde_json::{Value, json};

use super::time::format_timestamp;
use crate::world::emoji::StoredEmoji;
use crate::world::scheduled_event::StoredScheduledEvent;
use crate::world::state::World;

impl World {
    /// Returns an emoji in Discord's JSON format.
    pub fn emoji_json(&self, emoji: &StoredEmoji) -> Value {
        json!({
            "id": emoji.id.to_string(),
            "name": emoji.name,
            "roles": [],
            "user": self.user_json(self.bot.id),
            "require_colons": true,
            "managed": false,
            "animated": emoji.content_type == "image/gif",
            "available": true,
        })
    }

    /// Returns a scheduled event in Discord's JSON format.
    pub fn scheduled_event_json(&self, event: &StoredScheduledEvent) -> Value {
        json!({
            "id": event.id.to_string(),
            "guild_id": event.guild.to_string(),
            "channel_id": null,
            "creator_id": event.creator.to_string(),
            "creator": self.user_json(event.creator),
            "name": event.name,
            "description": event.description,
            "image": null,
            "scheduled_start_time": format_timestamp(event.start_ms),
            "scheduled_end_time": format_timestamp(event.end_ms),
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
