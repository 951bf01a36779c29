//! The posts (messages) with the daily games on servers, and the people who have agreed to be shown in them.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::ids::{ChannelId, GuildId, MessageId, PersonId};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// The post (message) with the daily games on a server. A new message is posted every day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPost {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The hour of the day, in UTC, at which the message is posted.
    pub hour: i32,
    /// The day of the message, as the number of days since 1970-01-01; `None` until the first post.
    pub day: Option<i32>,
    /// The message of that day; `None` until it is posted.
    pub message: Option<MessageId>,
    /// A hash of the content of the message; empty if the message must be edited in any case.
    pub content_hash: String,
    /// The time at which the next message is posted, or the current one is compared with the results, in milliseconds since 1970.
    /// During a claim, it is the end of the lease.
    pub due_at: i64,
    /// The number of failed attempts since the last success.
    pub failures: i32,
    /// True if the last attempt failed because the bot lacked a permission.
    pub barred: bool,
}

/// A daily game, and whether its day is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOfDay<'a> {
    /// The number of days since 1970-01-01.
    pub day: i32,
    /// The stored name of the kind of game: `deal` or `puzzle`.
    pub kind: &'a str,
    /// True if the day is closed. Then an unfinished try with at least one move counts as finished.
    pub is_closed: bool,
}

impl Store {
    /// Returns the post with the daily games on a server; `None` if the server has chosen no channel for it.
    pub async fn daily_post(&self, guild: GuildId) -> Result<Option<DailyPost>, StoreError> {
        let row = sqlx::query(
            "SELECT guild_id, channel_id, hour, day, message_id, content_hash, due_at, failures, barred \
             FROM daily_posts WHERE guild_id = $1",
        )
        .bind(to_sql(guild))
        .fetch_optional(&self.connections.writer)
        .await?;
        row.as_ref().map(post_from_row).transpose()
    }

    /// Stores the channel and the hour (in UTC) of the post with the daily games on a server. The post is due at `due_at`, in
    /// milliseconds since 1970. If the channel differs from the previous one, a new message will be posted.
    pub async fn set_daily_post(
        &self,
        guild: GuildId,
        channel: ChannelId,
        hour: i32,
        due_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily_posts (guild_id, channel_id, hour, content_hash, due_at, failures, barred) \
             VALUES ($1, $2, $3, '', $4, 0, 0) ON CONFLICT (guild_id) DO UPDATE SET \
             message_id = CASE WHEN daily_posts.channel_id = excluded.channel_id THEN daily_posts.message_id END, \
             day = CASE WHEN daily_posts.channel_id = excluded.channel_id THEN daily_posts.day END, \
             content_hash = '', channel_id = excluded.channel_id, hour = excluded.hour, due_at = excluded.due_at, \
             failures = 0, barred = 0",
        )
        .bind(to_sql(guild))
        .bind(to_sql(channel))
        .bind(hour)
        .bind(due_at)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Stops posting the daily games on a server in this channel, because the channel or the message was deleted.
    pub async fn end_daily_post(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM daily_posts WHERE guild_id = $1 AND channel_id = $2")
            .bind(to_sql(guild))
            .bind(to_sql(channel))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Claims at most `limit` posts that are due at `now`. Those that have been due for longest come first. The claim lasts until
    /// `lease_until`. Posts of servers that have removed the bot are not claimed. Times are in milliseconds since 1970.
    pub async fn claim_daily_posts(
        &self,
        now: i64,
        lease_until: i64,
        limit: u32,
    ) -> Result<Vec<DailyPost>, StoreError> {
        let rows = sqlx::query(
            "SELECT guild_id, channel_id, hour, day, message_id, content_hash, due_at, failures, barred \
             FROM daily_posts p WHERE due_at <= $1 \
             AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = p.guild_id) \
             ORDER BY due_at LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut claimed = Vec::new();
        for row in &rows {
            let mut found = post_from_row(row)?;
            let updated = sqlx::query(
                "UPDATE daily_posts SET due_at = $1 WHERE guild_id = $2 AND due_at = $3",
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

    /// Stores a claimed post after its message was published, and makes it due again at `next_due_at` (milliseconds since 1970). If
    /// the post was made due or was claimed by another process in the meantime, it becomes due at once, and its message is edited
    /// in any case.
    pub async fn mark_daily_post_published(
        &self,
        published: &DailyPost,
        next_due_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE daily_posts SET day = $1, message_id = $2, failures = 0, barred = 0, \
             content_hash = CASE WHEN due_at = $4 THEN $3 ELSE '' END, \
             due_at = CASE WHEN due_at = $4 THEN $5 ELSE 0 END WHERE guild_id = $6 AND channel_id = $7",
        )
        .bind(published.day)
        .bind(published.message.map(to_sql))
        .bind(&published.content_hash)
        .bind(published.due_at)
        .bind(next_due_at)
        .bind(to_sql(published.guild))
        .bind(to_sql(published.channel))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Counts a failed attempt to publish a claimed post. `lacks_permission` is true if the bot lacked a permission. The next
    /// attempt is at `next_attempt_at` (milliseconds since 1970), unless the post was made due in the meantime.
    pub async fn record_daily_post_failure(
        &self,
        claimed: &DailyPost,
        lacks_permission: bool,
        next_attempt_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE daily_posts SET failures = failures + 1, barred = $1, \
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

    /// Returns the earliest time at which a post with daily games is due, in milliseconds since 1970; `None` if there is none.
    pub async fn next_daily_post_due_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT due_at FROM daily_posts p WHERE due_at >= 0 \
             AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.guild_id = p.guild_id) \
             ORDER BY due_at LIMIT 1",
        )
        .fetch_optional(&self.connections.readers)
        .await?)
    }

    /// Makes the published post of a server due at once, so that its message is compared with the results. Has no effect on a post
    /// for which the bot lacks a permission.
    pub async fn make_daily_post_due(&self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE daily_posts SET due_at = 0, content_hash = '' WHERE guild_id = $1 AND message_id IS NOT NULL AND barred = 0",
        )
        .bind(to_sql(guild))
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Stores that a person has agreed to be shown, under this name, in the post with the daily games on a server.
    pub async fn store_daily_results_consent(
        &self,
        guild: GuildId,
        person: PersonId,
        name: &str,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily_shown_people (guild_id, person_id, name) VALUES ($1, $2, $3) \
             ON CONFLICT (guild_id, person_id) DO UPDATE SET name = excluded.name",
        )
        .bind(to_sql(guild))
        .bind(to_sql(person))
        .bind(name)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Deletes a person's agreement to be shown in the post with the daily games on a server.
    pub async fn delete_daily_results_consent(
        &self,
        guild: GuildId,
        person: PersonId,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM daily_shown_people WHERE guild_id = $1 AND person_id = $2")
            .bind(to_sql(guild))
            .bind(to_sql(person))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Returns the servers on which a person has agreed to be shown in the post with the daily games.
    pub async fn servers_with_daily_results_consent(
        &self,
        person: PersonId,
    ) -> Result<Vec<GuildId>, StoreError> {
        let ids: Vec<i64> =
            sqlx::query_scalar("SELECT guild_id FROM daily_shown_people WHERE person_id = $1")
                .bind(to_sql(person))
                .fetch_all(&self.connections.writer)
                .await?;
        Ok(ids.into_iter().map(from_sql).collect())
    }

    /// Returns the names and points of at most `limit` people with the best finished tries that count at a daily game. Only people
    /// are listed who have agreed to be shown on the server and are not known to have left it.
    pub async fn names_and_points_of_best_tries(
        &self,
        guild: GuildId,
        game: GameOfDay<'_>,
        limit: u32,
    ) -> Result<Vec<(String, i32)>, StoreError> {
        let rows = sqlx::query(
            "SELECT s.name AS name, t.points AS points FROM daily_shown_people s JOIN daily_tries t \
             ON t.day = $1 AND t.kind = $2 AND t.person_id = s.person_id AND t.free = 0 \
             WHERE s.guild_id = $3 AND (t.finished_at IS NOT NULL OR ($4 = 1 AND t.moves > 0)) \
             AND NOT EXISTS (SELECT 1 FROM members m WHERE m.guild_id = s.guild_id AND m.person_id = s.person_id AND m.gone = 1) \
             ORDER BY t.points DESC, t.finished_at IS NULL, t.finished_at, s.person_id LIMIT $5",
        )
        .bind(game.day)
        .bind(game.kind)
        .bind(to_sql(guild))
        .bind(i32::from(game.is_closed))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("points")?))).collect()
    }
}

/// Reads a post with daily games from a row of a query.
fn post_from_row(row: &AnyRow) -> Result<DailyPost, StoreError> {
    Ok(DailyPost {
        guild: from_sql(row.try_get("guild_id")?),
        channel: from_sql(row.try_get("channel_id")?),
        hour: row.try_get("hour")?,
        day: row.try_get("day")?,
        message: row.try_get::<Option<i64>, _>("message_id")?.map(from_sql),
        content_hash: row.try_get("content_hash")?,
        due_at: row.try_get("due_at")?,
        failures: row.try_get("failures")?,
        barred: row.try_get::<i32, _>("barred")? != 0,
    })
}
