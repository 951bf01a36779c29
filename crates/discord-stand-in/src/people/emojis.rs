//! The application's emojis. Tests can list and change them, as the application's owner can in the developer portal.

use std::sync::Arc;

use crate::ids::Snowflake;
use crate::stand_in::Sandbox;
use crate::world::emoji::StoredEmoji;
use crate::world::state::World;

/// An emoji of the application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Emoji {
    /// The emoji's id.
    pub id: Snowflake,
    /// The emoji's name, without colons.
    pub name: String,
    /// The content of the emoji's picture file.
    pub bytes: Vec<u8>,
}

impl Sandbox {
    /// Returns the emojis of the application, oldest first.
    #[must_use]
    pub fn emojis(&self) -> Vec<Emoji> {
        let emoji = |emoji: &StoredEmoji| Emoji {
            id: emoji.id,
            name: emoji.name.clone(),
            bytes: emoji.bytes.as_ref().clone(),
        };
        self.hub().read(|world| world.emojis.values().map(emoji).collect())
    }

    /// Adds an emoji without the bot, as the application's owner can, and returns the emoji's id.
    pub fn add_emoji(&self, name: &str, png: &[u8]) -> Snowflake {
        self.hub().write(|world| {
            let id = world.new_id();
            let (name, content_type) = (name.to_owned(), "image/png".to_owned());
            let bytes = Arc::new(png.to_vec());
            world.emojis.insert(id, StoredEmoji { id, name, content_type, bytes });
            id
        })
    }

    /// Removes an emoji without the bot, as the application's owner can.
    pub fn remove_emoji(&self, id: Snowflake) {
        self.hub().write(|world| world.emojis.remove(&id));
    }

    /// Waits until the application has at least `min_count` emojis.
    pub async fn until_emoji_count_is_at_least(&self, min_count: usize) {
        let enough = |world: &World| (world.emojis.len() >= min_count).then_some(());
        self.running().until("emojis", None, enough).await;
    }

    /// Waits until the application has exactly `exact_count` emojis, of which none has one of the ids in
    /// `absent_ids`.
    pub async fn until_exact_emoji_count_without(
        &self,
        exact_count: usize,
        absent_ids: &[Snowflake],
    ) {
        let settled = |world: &World| {
            let are_gone = absent_ids.iter().all(|id| !world.emojis.contains_key(id));
            (world.emojis.len() == exact_count && are_gone).then_some(())
        };
        self.running().until("emojis", None, settled).await;
    }
}
