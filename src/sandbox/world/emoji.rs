//! The emojis of the application, which only its bot can use.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::state::World;
use crate::sandbox::ids::Snowflake;

/// By id, which is by time.
pub(crate) type Emojis = BTreeMap<Snowflake, StoredEmoji>;

/// An emoji. Its picture is saved beside the chat's file, not in it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredEmoji {
    pub id: Snowflake,
    pub name: String,
    pub content_type: String,
    #[serde(skip)]
    pub bytes: Arc<Vec<u8>>,
}

impl World {
    /// An emoji as Discord writes it.
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
}
