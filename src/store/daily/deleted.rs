//! The tries that counted, of people whose data was deleted before the day closed. They contain a keyed hash instead of the
//! person's id. Otherwise people could repeat the try that counts by having their data deleted.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sqlx::Row;

use super::TryKey;
use crate::ids::PersonId;
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError};

/// The name of the secret that is the key of the hashes.
const KEY: &str = "daily-deleted-tries";

/// Returns the keyed hash that identifies a person's game of a day.
fn hash_of_try(secret: &str, day: i32, kind: &str, person: PersonId) -> Result<String, StoreError> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes())
        .map_err(|_| StoreError::Damaged("the key of deleted tries is empty".to_owned()))?;
    mac.update(format!("{day}-{kind}-{person}").as_bytes());
    Ok(hex::encode(mac.finalize().into_bytes()))
}

impl Store {
    /// Notes, for a person whose data is deleted, their tries that count on `first_day` and later, without the person's id.
    /// `first_day` is the first day that is not closed, as the number of days since 1970-01-01. `new_key` becomes the key of the
    /// hashes if none is stored. Returns the number of new notes.
    pub async fn note_deleted_tries(
        &self,
        person: PersonId,
        first_day: i32,
        new_key: &str,
    ) -> Result<u64, StoreError> {
        let rows = sqlx::query(
            "SELECT day, kind FROM daily_tries WHERE person_id = $1 AND free = 0 AND day >= $2",
        )
        .bind(to_sql(person))
        .bind(first_day)
        .fetch_all(&self.connections.writer)
        .await?;
        let mut noted = 0;
        for row in rows {
            let key = self.secret_or_insert(KEY, new_key).await?;
            let (day, kind): (i32, String) = (row.try_get("day")?, row.try_get("kind")?);
            let added = sqlx::query(
                "INSERT INTO daily_deleted_tries (day, kind, person_hash) VALUES ($1, $2, $3) \
                 ON CONFLICT (day, kind, person_hash) DO NOTHING",
            )
            .bind(day)
            .bind(&kind)
            .bind(hash_of_try(&key, day, &kind, person)?)
            .execute(&self.connections.writer)
            .await?;
            noted += added.rows_affected();
        }
        Ok(noted)
    }

    /// Returns true if the person had a try that counts at this game, and deleted their data.
    pub async fn is_daily_try_deleted(&self, key: TryKey<'_>) -> Result<bool, StoreError> {
        let Some(secret) = self.stored_secret(KEY).await? else { return Ok(false) };
        let found: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM daily_deleted_tries WHERE day = $1 AND kind = $2 AND person_hash = $3",
        )
        .bind(key.day)
        .bind(key.kind)
        .bind(hash_of_try(&secret, key.day, key.kind, key.person)?)
        .fetch_one(&self.connections.writer)
        .await?;
        Ok(found > 0)
    }

    /// Deletes the notes about tries of days before `first_kept_day`, which are closed. Returns the number of deleted notes.
    pub async fn purge_deleted_tries(&self, first_kept_day: i32) -> Result<u64, StoreError> {
        let purged = sqlx::query("DELETE FROM daily_deleted_tries WHERE day < $1")
            .bind(first_kept_day)
            .execute(&self.connections.writer)
            .await?;
        Ok(purged.rows_affected())
    }
}
