//! The posts (messages) of tournaments in their channels, and the times of their next updates.

use sqlx::Row;

use super::NEVER_DUE;
use crate::ids::{ChannelId, GuildId, TournamentId};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{MessageRef, Store, StoreError};

/// A message that a tournament has posted in its channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedMessage {
    /// The name of the post, which is unique in the tournament.
    pub name: String,
    /// The message of the post; `None` if there is none, for example while the post is being published.
    pub message: Option<MessageRef>,
    /// The hash of the post's content. The post needs an update if the hash of the new content differs.
    pub content_hash: String,
}

impl Store {
    /// Returns at most `limit` tournaments whose posts are due for an update at `now` (milliseconds since 1970), with their
    /// servers. Those that have been due for longest come first.
    pub async fn tournaments_with_due_posts(
        &self,
        now: i64,
        limit: u32,
    ) -> Result<Vec<(TournamentId, GuildId)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, guild_id FROM tournaments WHERE show_at <= $1 ORDER BY show_at, id LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(rows.into_iter().map(|(id, guild)| (TournamentId(id), from_sql(guild))).collect())
    }

    /// Makes the update of a tournament's posts due at `now` (milliseconds since 1970), if it is due later or is excluded
    /// ([`NEVER_DUE`]). Returns `true` in that case.
    pub async fn resume_post_updates(
        &self,
        id: TournamentId,
        now: i64,
    ) -> Result<bool, StoreError> {
        let show_at: Option<i64> =
            sqlx::query_scalar("SELECT show_at FROM tournaments WHERE id = $1")
                .bind(id.0)
                .fetch_optional(&self.connections.readers)
                .await?
                .flatten();
        // Usually the update was not postponed, and then no write is needed.
        if show_at.is_none_or(|show_at| show_at <= now) {
            return Ok(false);
        }
        sqlx::query("UPDATE tournaments SET show_at = $1 WHERE id = $2 AND show_at > $1")
            .bind(now)
            .bind(id.0)
            .execute(&self.connections.writer)
            .await?;
        Ok(true)
    }

    /// Returns the earliest time at which the posts of a tournament are due for an update, in milliseconds since 1970;
    /// `None` if no update is due.
    pub async fn next_post_update_due_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(show_at) FROM tournaments WHERE show_at IS NOT NULL")
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Records an attempt to update a tournament's posts. `last_seq` is the number of the last event that the update shows; if the
    /// tournament has a later event, nothing changes. If `retry_at` is `None`, the posts are up to date. Otherwise their update is
    /// due again at `retry_at` (milliseconds since 1970).
    pub async fn record_post_update_attempt(
        &self,
        id: TournamentId,
        last_seq: i64,
        retry_at: Option<i64>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournaments SET show_at = $1 WHERE id = $2 AND seq = $3")
            .bind(retry_at)
            .bind(id.0)
            .bind(last_seq)
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Returns the posts of a tournament.
    pub async fn posted_messages(
        &self,
        id: TournamentId,
    ) -> Result<Vec<PostedMessage>, StoreError> {
        let rows = sqlx::query(
            "SELECT name, message_id, channel_id, content_hash FROM tournament_posts WHERE tournament_id = $1",
        )
        .bind(id.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let posted = |row: &sqlx::any::AnyRow| {
            let message: Option<i64> = row.try_get("message_id")?;
            let channel: Option<i64> = row.try_get("channel_id")?;
            let message = message.zip(channel).map(|(message, channel)| MessageRef {
                message_id: from_sql(message),
                channel_id: from_sql(channel),
            });
            Ok(PostedMessage {
                name: row.try_get("name")?,
                message,
                content_hash: row.try_get("content_hash")?,
            })
        };
        rows.iter().map(posted).collect()
    }

    /// Stores a post, which replaces the post of the same name.
    pub async fn set_posted_message(
        &self,
        id: TournamentId,
        posted: &PostedMessage,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tournament_posts (tournament_id, name, message_id, channel_id, content_hash) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (tournament_id, name) DO UPDATE SET message_id = excluded.message_id, \
             channel_id = excluded.channel_id, content_hash = excluded.content_hash",
        )
        .bind(id.0)
        .bind(posted.name.as_str())
        .bind(posted.message.map(|message| to_sql(message.message_id)))
        .bind(posted.message.map(|message| to_sql(message.channel_id)))
        .bind(posted.content_hash.as_str())
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns `true` if `thread_id` is the thread of a message with which the open tournament of the channel `channel_id` has
    /// announced a table. A thread has the same id as its message, so the result does not depend on whether the thread is already
    /// open.
    pub async fn is_thread_of_tournament(
        &self,
        channel_id: ChannelId,
        thread_id: ChannelId,
    ) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM tournaments t JOIN tournament_posts p ON p.tournament_id = t.id \
             WHERE t.channel_id = $1 AND t.open = 1 AND p.message_id = $2 AND p.name LIKE 'table-%'",
        )
        .bind(to_sql(channel_id))
        .bind(to_sql(thread_id))
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(found > 0)
    }

    /// Excludes the tournaments of a server from timed actions and from updates of their posts ([`NEVER_DUE`]), because the server
    /// cannot be reached.
    pub async fn set_tournaments_aside(&self, guild_id: GuildId) -> Result<(), StoreError> {
        // There are two statements, because each of them can use an index. Executing them repeatedly is harmless.
        for sql in [
            "UPDATE tournaments SET due_at = $1, show_at = $1 WHERE guild_id = $2 AND open = 1",
            "UPDATE tournaments SET show_at = $1 WHERE guild_id = $2 AND show_at IS NOT NULL",
        ] {
            sqlx::query(sql)
                .bind(NEVER_DUE)
                .bind(to_sql(guild_id))
                .execute(&self.connections.writer)
                .await?;
        }
        Ok(())
    }

    /// Returns the open tournaments of a server.
    pub async fn open_tournaments_on(
        &self,
        guild_id: GuildId,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tournaments WHERE guild_id = $1 AND open = 1 ORDER BY id",
        )
        .bind(to_sql(guild_id))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// Ends the exclusion of a server's tournaments ([`NEVER_DUE`]). Makes the excluded and the postponed updates of their posts
    /// due at `now` (milliseconds since 1970). Returns `true` if an update was excluded or postponed.
    pub async fn resume_tournaments_set_aside(
        &self,
        guild_id: GuildId,
        now: i64,
    ) -> Result<bool, StoreError> {
        let waiting: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM tournaments WHERE show_at > $1 AND guild_id = $2",
        )
        .bind(now)
        .bind(to_sql(guild_id))
        .fetch_one(&self.connections.readers)
        .await?;
        if waiting == 0 {
            return Ok(false);
        }
        sqlx::query(
            "UPDATE tournaments SET due_at = CASE WHEN due_at = $1 THEN 0 ELSE due_at END, show_at = $2 \
             WHERE guild_id = $3 AND show_at > $2",
        )
        .bind(NEVER_DUE)
        .bind(now)
        .bind(to_sql(guild_id))
        .execute(&self.connections.writer)
        .await?;
        Ok(true)
    }
}
