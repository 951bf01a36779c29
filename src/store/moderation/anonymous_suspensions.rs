//! Suspensions of a person that stay after the person's data was deleted. They contain a hash instead of the
//! person's id and name. Otherwise people could end their suspension by having their data deleted.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use sqlx::{AnyConnection, Row};

use super::{StoredSuspension, suspension_from_row};
use crate::ids::{GuildId, PersonId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// The name of the fact (a named value, see `settings`) that contains the key of the hashes.
const KEY: &str = "bars:key";
/// The maximum time for which a suspension is kept after the deletion of the person's data, in milliseconds.
const LONGEST: i64 = 365 * 24 * 60 * 60 * 1000;

/// Returns the keyed hash that identifies a person on a server.
fn hash_of_person(key: &str, guild: GuildId, person: PersonId) -> Result<String, StoreError> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes())
        .map_err(|_| StoreError::Damaged("the key of kept bars is empty".to_owned()))?;
    mac.update(format!("{guild}-{person}").as_bytes());
    Ok(mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect())
}

impl Store {
    /// Replaces the suspensions of a person on every server by anonymous suspensions, before the person's data is deleted. An
    /// anonymous suspension contains neither the id nor the name of the person. Suspensions that have ended at `now`, in
    /// milliseconds since 1970, are only deleted. `substitute_id_on` returns the id that replaces the person's id on a server.
    /// `new_hash_key` becomes the key of the hashes if none is stored. Returns the number of removed suspensions.
    pub async fn anonymise_suspensions(
        &self,
        person: PersonId,
        substitute_id_on: impl Fn(GuildId) -> PersonId + Send + Sync,
        (now, new_hash_key): (i64, &str),
    ) -> Result<u64, StoreError> {
        let rows = sqlx::query(
            "SELECT guild_id, person_id, cause, words, since, until FROM bars WHERE person_id = $1",
        )
        .bind(to_sql(person))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut kept = 0;
        for row in rows {
            let key = self.installation_fact_or_insert(KEY, new_hash_key).await?;
            let guild: GuildId = from_sql(row.try_get("guild_id")?);
            let hash = hash_of_person(&key, guild, person)?;
            let mut tx = self.connections.begin().await?;
            let bar =
                StoredSuspension { person: substitute_id_on(guild), ..suspension_from_row(&row)? };
            let done =
                replace_by_anonymous_suspension(&mut tx, guild, (person, &hash), &bar, now).await;
            kept += commit_or_roll_back(tx, done).await?;
        }
        Ok(kept)
    }

    /// Returns the anonymous suspension that is in force for this person at `now`, in milliseconds since 1970; `None` if there is
    /// none. `person` may be the real id or the substitute id.
    pub(super) async fn anonymous_suspension_of(
        &self,
        guild: GuildId,
        person: PersonId,
        now: i64,
    ) -> Result<Option<StoredSuspension>, StoreError> {
        let Some(key) = self.installation_fact(KEY).await? else { return Ok(None) };
        let row = sqlx::query(
            "SELECT former_id AS person_id, cause, NULL AS words, since, until FROM kept_bars \
             WHERE guild_id = $1 AND until > $2 AND (person_hash = $3 OR former_id = $4)",
        )
        .bind(to_sql(guild))
        .bind(now)
        .bind(hash_of_person(&key, guild, person)?)
        .bind(to_sql(person))
        .fetch_optional(&self.connections.readers)
        .await?;
        row.as_ref().map(anonymous_suspension_from_row).transpose()
    }

    /// Returns the anonymous suspensions of a server that are in force at `now` (milliseconds since 1970). Each contains the
    /// substitute id of its person.
    pub(super) async fn anonymous_suspensions(
        &self,
        guild: GuildId,
        now: i64,
    ) -> Result<Vec<StoredSuspension>, StoreError> {
        let rows = sqlx::query(
            "SELECT former_id AS person_id, cause, since, until FROM kept_bars \
             WHERE guild_id = $1 AND until > $2 ORDER BY since DESC, former_id",
        )
        .bind(to_sql(guild))
        .bind(now)
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(anonymous_suspension_from_row).collect()
    }
}

/// Reads an anonymous suspension from a row of a query.
fn anonymous_suspension_from_row(row: &sqlx::any::AnyRow) -> Result<StoredSuspension, StoreError> {
    Ok(StoredSuspension {
        person: from_sql(row.try_get("person_id")?),
        cause: row.try_get("cause")?,
        words: None,
        since: row.try_get("since")?,
        until: Some(row.try_get("until")?),
    })
}

/// Replaces a person's suspension on a server by an anonymous suspension, within a transaction. `hash` identifies the person on the
/// server. A suspension that has ended at `now` (milliseconds since 1970) is only deleted. Returns the number of removed
/// suspensions.
async fn replace_by_anonymous_suspension(
    tx: &mut AnyConnection,
    guild: GuildId,
    (person, hash): (PersonId, &str),
    suspension: &StoredSuspension,
    now: i64,
) -> Result<u64, StoreError> {
    let until = suspension.until.unwrap_or(i64::MAX).min(now + LONGEST);
    if until > now {
        sqlx::query(
            "INSERT INTO kept_bars (guild_id, person_hash, former_id, cause, since, until) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (guild_id, person_hash) DO UPDATE \
             SET former_id = excluded.former_id, cause = excluded.cause, since = excluded.since, \
             until = excluded.until",
        )
        .bind(to_sql(guild))
        .bind(hash)
        .bind(to_sql(suspension.person))
        .bind(suspension.cause.as_str())
        .bind(suspension.since)
        .bind(until)
        .execute(&mut *tx)
        .await?;
    }
    let query = sqlx::query("DELETE FROM bars WHERE guild_id = $1 AND person_id = $2");
    let query = query.bind(to_sql(guild)).bind(to_sql(person));
    Ok(query.execute(tx).await?.rows_affected())
}

/// Deletes the anonymous suspension of the person with the id `substitute`, if it is in force at `now` (milliseconds since 1970).
/// Returns `true` if it was in force.
pub(super) async fn delete_anonymous_suspension(
    tx: &mut AnyConnection,
    guild: GuildId,
    substitute: PersonId,
    now: i64,
) -> Result<bool, StoreError> {
    let query =
        sqlx::query("DELETE FROM kept_bars WHERE guild_id = $1 AND former_id = $2 AND until > $3");
    let query = query.bind(to_sql(guild)).bind(to_sql(substitute)).bind(now);
    Ok(query.execute(tx).await?.rows_affected() > 0)
}

/// Deletes the anonymous suspensions of a server that have ended at `now` (milliseconds since 1970). Returns their number.
pub(super) async fn delete_ended_anonymous_suspensions(
    tx: &mut AnyConnection,
    guild: i64,
    now: i64,
) -> Result<u64, StoreError> {
    let query = sqlx::query("DELETE FROM kept_bars WHERE guild_id = $1 AND until <= $2");
    Ok(query.bind(guild).bind(now).execute(tx).await?.rows_affected())
}
