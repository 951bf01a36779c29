//! The messages with leaderboards that the bot keeps up to date by editing them.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{ChannelId, GuildId, MessageId};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// The message with the leaderboard of a server, which the bot keeps up to date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveLeaderboard {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The message; `None` until it is posted.
    pub message: Option<MessageId>,
    /// A hash of the content of the message; empty if the message must be edited in any case.
    pub content_hash: String,
    /// The places of people on the leaderboard after each of the last tournaments, as JSON, which the store does not interpret.
    pub places: Option<String>,
    /// The time of the next check whether the message differs from the leaderboard, in milliseconds since 1970. During a claim, it
    /// is the end of the lease.
    pub due_at: i64,
    /// The number of failed attempts since the last success.
    pub failures: i32,
    /// True if the last attempt failed because the bot lacked a permission.
    pub barred: bool,
}

impl Store {
    /// Returns the leaderboard that is kept up to date on a server; `None` if there is none.
    pub async fn live_leaderboard(
        &self,
        guild_id: GuildId,
    ) -> Result<Option<LiveLeaderboard>, StoreError> {
        let row = sqlx::query(
            "SELECT guild_id, channel_id, message_id, content_hash, places, due_at, failures, barred \
             FROM guild_leaderboards WHERE guild_id = $1",
        )
        .bind(to_sql(guild_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        row.as_ref().map(leaderboard_from_row).transpose()
    }

    /// Stores that the leaderboard of a server is kept up to date in this channel, and makes it due at once. If the channel differs
    /// from the previous one, a new message will be posted.
    pub async fn start_live_leaderboard(
        &self,
        guild_id: GuildId,
        channel_id: ChannelId,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO guild_leaderboards (guild_id, channel_id, content_hash, due_at, failures, barred) \
             VALUES ($1, $2, '', 0, 0, 0) ON CONFLICT (guild_id) DO UPDATE SET \
             message_id = CASE WHEN guild_leaderboards.channel_id = excluded.channel_id THEN guild_leaderboards.message_id END, \
             content_hash = '', channel_id = excluded.channel_id, due_at = 0, failures = 0, barred = 0",
        )
        .bind(to_sql(guild_id))
        .bind(to_sql(channel_id))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Stops keeping a server's leaderboard up to date in this channel, because the channel or the message was deleted.
    pub async fn end_live_leaderboard(
        &self,
        guild_id: GuildId,
        channel_id: ChannelId,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM guild_leaderboards WHERE guild_id = $1 AND channel_id = $2")
            .bind(to_sql(guild_id))
            .bind(to_sql(channel_id))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Makes the leaderboard of a server due at once, if one is kept up to date there.
    pub async fn make_leaderboard_due(&self, guild_id: GuildId) -> Result<(), StoreError> {
        make_live_leaderboard_due(&mut *self.connections.writer.acquire().await?, guild_id).await
    }

    /// Claims at most `limit` leaderboards that are due at `now`. Those that have been due for longest come first. The claim lasts
    /// until `lease_until`. A leaderboard that is made due during the claim can be claimed by another process. Times are in
    /// milliseconds since 1970.
    pub async fn claim_leaderboards(
        &self,
        now: i64,
        lease_until: i64,
        limit: u32,
    ) -> Result<Vec<LiveLeaderboard>, StoreError> {
        let rows = sqlx::query(
            "SELECT guild_id, channel_id, message_id, content_hash, places, due_at, failures, barred \
             FROM guild_leaderboards WHERE due_at <= $1 ORDER BY due_at LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut claimed = Vec::new();
        for row in &rows {
            let mut found = leaderboard_from_row(row)?;
            let updated = sqlx::query(
                "UPDATE guild_leaderboards SET due_at = $1 WHERE guild_id = $2 AND due_at = $3",
            )
            .bind(lease_until)
            .bind(to_sql(found.guild))
            .bind(found.due_at)
            .execute(&self.connections.writer)
            .await?;
            if updated.rows_affected() == 1 {
                found.due_at = lease_until;
                claimed.push(found);
            }
        }
        Ok(claimed)
    }

    /// Stores a claimed leaderboard after its message was published, and makes it due again at `next_due_at` (milliseconds since
    /// 1970). If the leaderboard was made due or was claimed by another process in the meantime, it becomes due at once, because
    /// the message may have old content. In that case the stored places are deleted, because they may contain a person whose data
    /// was deleted.
    pub async fn mark_leaderboard_published(
        &self,
        published: &LiveLeaderboard,
        next_due_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE guild_leaderboards SET message_id = $1, content_hash = $2, failures = 0, barred = 0, \
             places = CASE WHEN due_at = $4 THEN $3 END, due_at = CASE WHEN due_at = $4 THEN $5 ELSE 0 END \
             WHERE guild_id = $6 AND channel_id = $7",
        )
        .bind(published.message.map(to_sql))
        .bind(&published.content_hash)
        .bind(published.places.as_deref())
        .bind(published.due_at)
        .bind(next_due_at)
        .bind(to_sql(published.guild))
        .bind(to_sql(published.channel))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Counts a failed attempt to publish a claimed leaderboard. `lacks_permission` is true if the bot lacked a permission. The
    /// next attempt is at `next_attempt_at` (milliseconds since 1970), unless the leaderboard was made due in the meantime.
    pub async fn record_leaderboard_failure(
        &self,
        claimed: &LiveLeaderboard,
        lacks_permission: bool,
        next_attempt_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE guild_leaderboards SET failures = failures + 1, barred = $1, \
             due_at = CASE WHEN due_at = $2 THEN $3 ELSE due_at END WHERE guild_id = $4 AND channel_id = $5",
        )
        .bind(i32::from(lacks_permission))
        .bind(claimed.due_at)
        .bind(next_attempt_at)
        .bind(to_sql(claimed.guild))
        .bind(to_sql(claimed.channel))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the earliest time at which a leaderboard is due, in milliseconds since 1970; `None` if no server has one that is
    /// kept up to date.
    pub async fn next_leaderboard_due_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(due_at) FROM guild_leaderboards")
            .fetch_one(&self.connections.readers)
            .await?)
    }
}

/// Makes the leaderboard of a server due at once.
async fn make_live_leaderboard_due(
    connection: &mut AnyConnection,
    guild_id: GuildId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE guild_leaderboards SET due_at = 0, failures = 0 WHERE guild_id = $1")
        .bind(to_sql(guild_id))
        .execute(connection)
        .await?;
    Ok(())
}

/// Deletes the stored places of people on a server's leaderboard, and makes the leaderboard due. Called in each transaction that
/// changes a result or a name in a result.
pub(in crate::store) async fn discard_leaderboard_places_and_make_due(
    tx: &mut AnyConnection,
    guild_id: GuildId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE guild_leaderboards SET places = NULL WHERE guild_id = $1")
        .bind(to_sql(guild_id))
        .execute(&mut *tx)
        .await?;
    make_live_leaderboard_due(tx, guild_id).await
}

fn leaderboard_from_row(row: &AnyRow) -> Result<LiveLeaderboard, StoreError> {
    Ok(LiveLeaderboard {
        guild: from_sql(row.try_get("guild_id")?),
        channel: from_sql(row.try_get("channel_id")?),
        message: row.try_get::<Option<i64>, _>("message_id")?.map(from_sql),
        content_hash: row.try_get("content_hash")?,
        places: row.try_get("places")?,
        due_at: row.try_get("due_at")?,
        failures: row.try_get("failures")?,
        barred: row.try_get::<i32, _>("barred")? != 0,
    })
}
