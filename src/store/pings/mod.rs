//! Ping settings of people, and scheduled pings. A scheduled ping is sent later than the message about the turn.

mod company;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{ChannelId, MessageId, PersonId, ServerOrDirect, TableId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, home_from_sql, home_to_sql_id_and_is_direct, to_sql};
use crate::store::{MessageRef, Store, StoreError};

/// A person's ping settings. A field is `None` for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PingSettings {
    /// The name of the ping mode, which says whether and how the person is pinged; `None` for the default.
    pub mode: Option<String>,
    /// The name of the period over which turns are collected into one ping (a digest); `None` for the default.
    pub digest: Option<String>,
    /// The name of the setting for invitations; `None` for the default.
    pub invitations: Option<String>,
    /// The person's language at the time when they chose the settings; `None` if they have not
    /// chosen any.
    pub locale: Option<String>,
    /// The direct message channel of the person with the bot; `None` if it has not been opened.
    pub direct: Option<ChannelId>,
    /// True if Discord has refused the bot's messages in the direct message channel.
    pub is_closed: bool,
}

/// A scheduled ping of a person about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPing {
    pub person: PersonId,
    pub table: TableId,
    pub home: ServerOrDirect,
    /// The number of the table's event that caused the ping.
    pub occasion: i64,
    /// The time at which the turn began, in milliseconds since 1970.
    pub turn_since: i64,
    /// The name of the kind of ping.
    pub kind: String,
    /// The id of the message with the board; `None` if it is not known.
    pub message: Option<MessageId>,
    /// The time at which the ping is due, in milliseconds since 1970.
    pub due_at: i64,
}

/// A ping under lease, to be sent by the process that claimed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedPing {
    pub ping: StoredPing,
    /// The number of times that the ping was claimed, including this claim.
    pub attempts: i32,
    /// The end of the lease, in milliseconds since 1970.
    pub held_until: i64,
}

impl Store {
    /// Returns a person's ping settings.
    pub async fn ping_settings(&self, person_id: PersonId) -> Result<PingSettings, StoreError> {
        let row = sqlx::query(
            "SELECT mode, digest, invitations, locale, direct_channel_id, direct_closed FROM ping_settings WHERE person_id = $1",
        )
        .bind(to_sql(person_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        let Some(row) = row else { return Ok(PingSettings::default()) };
        Ok(PingSettings {
            mode: row.try_get("mode")?,
            digest: row.try_get("digest")?,
            invitations: row.try_get("invitations")?,
            locale: row.try_get("locale")?,
            direct: row.try_get::<Option<i64>, _>("direct_channel_id")?.map(from_sql),
            is_closed: row.try_get::<i32, _>("direct_closed")? != 0,
        })
    }

    /// Replaces a person's ping settings.
    pub async fn set_ping_settings(
        &self,
        person_id: PersonId,
        settings: &PingSettings,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO ping_settings (person_id, mode, digest, locale, direct_channel_id, direct_closed, invitations) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person_id) DO UPDATE SET mode = excluded.mode, \
             digest = excluded.digest, locale = excluded.locale, direct_channel_id = excluded.direct_channel_id, \
             direct_closed = excluded.direct_closed, invitations = excluded.invitations",
        )
        .bind(to_sql(person_id))
        .bind(settings.mode.as_deref())
        .bind(settings.digest.as_deref())
        .bind(settings.locale.as_deref())
        .bind(settings.direct.map(to_sql))
        .bind(i32::from(settings.is_closed))
        .bind(settings.invitations.as_deref())
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Stores a ping, which replaces the earlier ping of the same person at the same table. If the earlier ping is for
    /// the same or a later event, nothing is stored, unless `overwrite_newer` is true. Returns `true` if the ping was stored.
    pub async fn store_ping(
        &self,
        ping: &StoredPing,
        overwrite_newer: bool,
    ) -> Result<bool, StoreError> {
        let (home_id, direct) = home_to_sql_id_and_is_direct(ping.home);
        let kept = sqlx::query(
            "INSERT INTO pings \
             (person_id, table_id, guild_id, occasion, turn_since, kind, message_id, due_at, next_at, attempts, direct) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, 0, $10) \
             ON CONFLICT (person_id, table_id) DO UPDATE SET occasion = excluded.occasion, \
             turn_since = excluded.turn_since, kind = excluded.kind, message_id = excluded.message_id, \
             due_at = excluded.due_at, next_at = excluded.next_at, attempts = 0, done_at = NULL \
             WHERE pings.occasion < excluded.occasion OR $9 = 1",
        )
        .bind(to_sql(ping.person))
        .bind(ping.table.0)
        .bind(home_id)
        .bind(ping.occasion)
        .bind(ping.turn_since)
        .bind(ping.kind.as_str())
        .bind(ping.message.map(to_sql))
        .bind(ping.due_at)
        .bind(i32::from(overwrite_newer))
        .bind(direct)
        .execute(&self.connections.writer)
        .await?;
        Ok(kept.rows_affected() > 0)
    }

    /// Returns the pending ping of a person at a table; `None` if there is none.
    pub async fn pending_ping(
        &self,
        person_id: PersonId,
        table: TableId,
    ) -> Result<Option<StoredPing>, StoreError> {
        let row = sqlx::query(
            "SELECT person_id, table_id, guild_id, direct, occasion, turn_since, kind, message_id, due_at FROM pings \
             WHERE person_id = $1 AND table_id = $2 AND done_at IS NULL",
        )
        .bind(to_sql(person_id))
        .bind(table.0)
        .fetch_optional(&self.connections.readers)
        .await?;
        row.as_ref().map(ping_from_row).transpose()
    }

    /// Returns the direct message that was last sent to a person about a turn at a table; `None` if none was sent.
    pub async fn last_sent_ping(
        &self,
        person_id: PersonId,
        table: TableId,
    ) -> Result<Option<MessageRef>, StoreError> {
        let row = sqlx::query(
            "SELECT sent_message_id, sent_channel_id FROM pings WHERE person_id = $1 AND table_id = $2",
        )
        .bind(to_sql(person_id))
        .bind(table.0)
        .fetch_optional(&self.connections.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let (message, channel): (Option<i64>, Option<i64>) =
            (row.try_get("sent_message_id")?, row.try_get("sent_channel_id")?);
        let sent = message.zip(channel);
        Ok(sent.map(|(message, channel)| MessageRef {
            message_id: from_sql(message),
            channel_id: from_sql(channel),
        }))
    }

    /// Stores the direct message that was sent to a person about a turn at a table. It replaces the earlier one.
    pub async fn store_sent_ping(
        &self,
        person_id: PersonId,
        table: TableId,
        sent: MessageRef,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE pings SET sent_message_id = $1, sent_channel_id = $2 WHERE person_id = $3 AND table_id = $4",
        )
        .bind(to_sql(sent.message_id))
        .bind(to_sql(sent.channel_id))
        .bind(to_sql(person_id))
        .bind(table.0)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns at most `limit` pending pings of a person about tables in `home`, in the order in which they are due.
    pub async fn pending_pings(
        &self,
        person_id: PersonId,
        home: impl Into<ServerOrDirect>,
        limit: u32,
    ) -> Result<Vec<StoredPing>, StoreError> {
        let (home_id, direct) = home_to_sql_id_and_is_direct(home.into());
        let rows = sqlx::query(
            "SELECT person_id, table_id, guild_id, direct, occasion, turn_since, kind, message_id, due_at FROM pings \
             WHERE person_id = $1 AND guild_id = $2 AND direct = $3 AND done_at IS NULL \
             ORDER BY due_at, table_id LIMIT $4",
        )
        .bind(to_sql(person_id))
        .bind(home_id)
        .bind(direct)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(ping_from_row).collect()
    }

    /// Claims at most `limit` pings that are due at `now` (milliseconds since 1970), for `lease_ms` milliseconds. The ping that has
    /// been due for longest comes first. Pings of a server that has removed the bot, or of a sleeping table (whose channel refuses
    /// messages), are not claimed. After the lease another process can claim the pings, because the holder may have died.
    pub async fn claim_pings(
        &self,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<ClaimedPing>, StoreError> {
        let waiting = sqlx::query(
            concat!(
                "SELECT person_id, table_id, guild_id, direct, occasion, turn_since, kind, message_id, due_at, next_at, attempts \
                 FROM pings p WHERE done_at IS NULL AND next_at <= $1 AND ",
                is_reachable!("p", "p.table_id"),
                " ORDER BY next_at LIMIT $2"
            ),
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        if waiting.is_empty() {
            return Ok(Vec::new());
        }
        let mut found = Vec::with_capacity(waiting.len());
        for row in &waiting {
            let (next_at, attempts): (i64, i32) =
                (row.try_get("next_at")?, row.try_get("attempts")?);
            found.push((ping_from_row(row)?, next_at, attempts));
        }
        // Every process locks rows in the same order, which prevents deadlocks.
        found.sort_by_key(|(ping, ..)| (ping.person, ping.table));
        let mut tx = self.connections.begin().await?;
        let done = lease_unchanged_pings(&mut tx, found, now.saturating_add(lease_ms)).await;
        let mut claimed = commit_or_roll_back(tx, done).await?;
        claimed.sort_by_key(|claimed| (claimed.ping.due_at, claimed.ping.table));
        Ok(claimed)
    }

    /// Returns the earliest due time of a ping, in milliseconds since 1970; `None` if no ping is pending.
    pub async fn next_ping_due_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(concat!(
            "SELECT next_at FROM pings p WHERE done_at IS NULL AND ",
            is_reachable!("p", "p.table_id"),
            " ORDER BY next_at LIMIT 1"
        ))
        .fetch_optional(&self.connections.readers)
        .await?)
    }

    /// Marks a ping as done at `now`, because it was sent or is no longer needed. If a newer ping has replaced it, the
    /// newer one stays pending. `now` is in milliseconds since 1970.
    pub async fn mark_ping_done(&self, ping: &StoredPing, now: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE pings SET done_at = $1 WHERE person_id = $2 AND table_id = $3 AND occasion = $4 AND due_at = $5 \
             AND done_at IS NULL",
        )
        .bind(now)
        .bind(to_sql(ping.person))
        .bind(ping.table.0)
        .bind(ping.occasion)
        .bind(ping.due_at)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Releases a ping after a failed attempt. It can be claimed again from `retry_at` on.
    /// `retry_at` is in milliseconds since 1970.
    pub async fn release_failed_ping(
        &self,
        ping: &ClaimedPing,
        retry_at: i64,
    ) -> Result<(), StoreError> {
        self.release_ping(ping, retry_at, true).await
    }

    /// Releases a ping like [`Self::release_failed_ping`], after an attempt that certainly pinged nobody. The attempt
    /// is removed from the count of attempts. `retry_at` is in milliseconds since 1970.
    pub async fn release_refused_ping(
        &self,
        ping: &ClaimedPing,
        retry_at: i64,
    ) -> Result<(), StoreError> {
        self.release_ping(ping, retry_at, false).await
    }

    /// Ends the lease of a ping. If `is_counted_as_attempt` is false, the attempt is removed from the count of attempts. `retry_at`
    /// is in milliseconds since 1970.
    async fn release_ping(
        &self,
        ping: &ClaimedPing,
        retry_at: i64,
        is_counted_as_attempt: bool,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE pings SET next_at = $1, attempts = attempts - $2 \
             WHERE person_id = $3 AND table_id = $4 AND next_at = $5 AND done_at IS NULL",
        )
        .bind(retry_at)
        .bind(i32::from(!is_counted_as_attempt))
        .bind(to_sql(ping.ping.person))
        .bind(ping.ping.table.0)
        .bind(ping.held_until)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }
}

/// Leases pings until `lease_until` (milliseconds since 1970), except those that another process has claimed since they were read.
/// Each ping comes with the values that were read: the time from which it can be claimed, and its number of attempts.
async fn lease_unchanged_pings(
    tx: &mut AnyConnection,
    pings_with_next_at_and_attempts: Vec<(StoredPing, i64, i32)>,
    lease_until: i64,
) -> Result<Vec<ClaimedPing>, StoreError> {
    let mut claimed = Vec::with_capacity(pings_with_next_at_and_attempts.len());
    for (ping, next_at, attempts) in pings_with_next_at_and_attempts {
        let updated = sqlx::query(
            "UPDATE pings SET next_at = $1, attempts = attempts + 1 \
             WHERE person_id = $2 AND table_id = $3 AND next_at = $4 AND done_at IS NULL",
        )
        .bind(lease_until)
        .bind(to_sql(ping.person))
        .bind(ping.table.0)
        .bind(next_at)
        .execute(&mut *tx)
        .await?;
        if updated.rows_affected() == 1 {
            claimed.push(ClaimedPing { ping, attempts: attempts + 1, held_until: lease_until });
        }
    }
    Ok(claimed)
}

/// Reads a ping from a row of a query.
fn ping_from_row(row: &AnyRow) -> Result<StoredPing, StoreError> {
    Ok(StoredPing {
        person: from_sql(row.try_get("person_id")?),
        table: TableId(row.try_get("table_id")?),
        home: home_from_sql(row.try_get("guild_id")?, row.try_get("direct")?),
        occasion: row.try_get("occasion")?,
        turn_since: row.try_get("turn_since")?,
        kind: row.try_get("kind")?,
        message: row.try_get::<Option<i64>, _>("message_id")?.map(from_sql),
        due_at: row.try_get("due_at")?,
    })
}
