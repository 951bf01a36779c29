//! The emojis that the bot has uploaded. Because they are stored, only missing and changed ones are uploaded again.

use sqlx::Row;

use crate::ids::{ApplicationId, EmojiId};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// An emoji that the bot has uploaded to its application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnEmoji {
    pub name: String,
    pub id: EmojiId,
    /// The hash of the emoji's picture.
    pub hash: String,
}

impl Store {
    /// Returns the uploaded emojis of this application, by name.
    pub async fn own_emojis(
        &self,
        application: ApplicationId,
    ) -> Result<Vec<OwnEmoji>, StoreError> {
        let rows = sqlx::query(
            "SELECT name, emoji_id, hash FROM application_emojis WHERE application_id = $1 ORDER BY name",
        )
        .bind(to_sql(application))
        .fetch_all(&self.connections.readers)
        .await?;
        let emoji = |row: &sqlx::any::AnyRow| {
            Ok(OwnEmoji {
                name: row.try_get("name")?,
                id: from_sql(row.try_get("emoji_id")?),
                hash: row.try_get("hash")?,
            })
        };
        rows.iter().map(emoji).collect()
    }

    /// Stores an emoji, which replaces the emoji of the same name.
    pub async fn set_own_emoji(
        &self,
        application: ApplicationId,
        emoji: &OwnEmoji,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO application_emojis (application_id, name, emoji_id, hash) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (application_id, name) DO UPDATE SET emoji_id = excluded.emoji_id, hash = excluded.hash",
        )
        .bind(to_sql(application))
        .bind(&emoji.name)
        .bind(to_sql(emoji.id))
        .bind(&emoji.hash)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Deletes the row of an emoji that was deleted on Discord.
    pub async fn delete_own_emoji(
        &self,
        application: ApplicationId,
        name: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM application_emojis WHERE application_id = $1 AND name = $2")
            .bind(to_sql(application))
            .bind(name)
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::databases::for_each_database;

    #[tokio::test]
    async fn an_application_has_one_emoji_of_each_name() {
        for_each_database(|store| async move {
            let (ours, other) = (ApplicationId::new(9_u64.wrapping_neg()), ApplicationId::new(9));
            let emoji = |name: &str, id, hash: &str| OwnEmoji {
                name: name.to_owned(),
                id: EmojiId::new(id),
                hash: hash.to_owned(),
            };
            let (up, down) = (emoji("t345_up", 1, "a"), emoji("t345_down", 2, "b"));
            for one in [&up, &down] {
                store.set_own_emoji(ours, one).await.unwrap();
            }
            store.set_own_emoji(other, &emoji("t345_up", 3, "c")).await.unwrap();
            assert_eq!(store.own_emojis(ours).await.unwrap(), [down, up]);
            let newer = emoji("t345_up", 12_u64.wrapping_neg(), "d");
            store.set_own_emoji(ours, &newer).await.unwrap();
            store.delete_own_emoji(ours, "t345_down").await.unwrap();
            assert_eq!(store.own_emojis(ours).await.unwrap(), [newer]);
            assert_eq!(store.own_emojis(other).await.unwrap().len(), 1);
        })
        .await;
    }
}
