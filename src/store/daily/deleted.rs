//! Notes that a person whose data was deleted had already made the one try that counts at a daily game. They are needed until the
//! day closes. Otherwise people could repeat that try by having their data deleted. A note contains a keyed hash instead of the
//! person's id.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sqlx::Row;

use super::TryKey;
use crate::ids::PersonId;
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError};

/// The name of the secret that is the key of the hashes.
const KEY: &str = "daily-deleted-tries";

/// Returns the keyed hash that identifies a person, a day and a kind of daily game. `secret` is the key.
fn hash_of_try(secret: &str, day: i32, kind: &str, person: PersonId) -> Result<String, StoreError> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes())
        .map_err(|_| StoreError::Damaged("the key of deleted tries is empty".to_owned()))?;
    mac.update(format!("{day}-{kind}-{person}").as_bytes());
    Ok(hex::encode(mac.finalize().into_bytes()))
}

impl Store {
    /// Stores a note for each try of a person that counts, before the person's data is deleted. A note contains a keyed hash
    /// instead of the person's id. Only tries on or after `first_open_day` are noted. This is the first day that is not closed, as
    /// the number of days since 1970-01-01. `new_hash_key` becomes the key of the hashes if none is stored. Returns the number of
    /// new notes.
    pub async fn store_try_hashes_before_deletion(
        &self,
        person: PersonId,
        first_open_day: i32,
        new_hash_key: &str,
    ) -> Result<u64, StoreError> {
        let rows = sqlx::query(
            "SELECT day, kind FROM daily_tries WHERE person_id = $1 AND free = 0 AND day >= $2",
        )
        .bind(to_sql(person))
        .bind(first_open_day)
        .fetch_all(&self.connections.writer)
        .await?;
        let mut noted = 0;
        for row in rows {
            let key = self.secret_or_insert(KEY, new_hash_key).await?;
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

    /// Returns true if there is a note that the person had made the try that counts at this game before their data was deleted.
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

    /// Deletes the notes about tries on days before `first_open_day` (the number of days since 1970-01-01). Returns the number of
    /// deleted notes.
    pub async fn purge_deleted_tries(&self, first_open_day: i32) -> Result<u64, StoreError> {
        let purged = sqlx::query("DELETE FROM daily_deleted_tries WHERE day < $1")
            .bind(first_open_day)
            .execute(&self.connections.writer)
            .await?;
        Ok(purged.rows_affected())
    }
}
