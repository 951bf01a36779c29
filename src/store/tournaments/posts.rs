//! The things that the channels of tournaments were shown, and the moments at which there is more to show.

use sqlx::Row;

use super::SET_ASIDE;
use crate::ids::{ChannelId, GuildId, TournamentId};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{MessageRef, Store, StoreError};

/// Something that a channel was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedMessage {
    /// Its name, which exists once in a tournament.
    pub name: String,
    /// The message, where it is one, and can still be changed.
    pub message: Option<MessageRef>,
    /// The hash of its content, by which a change is noticed.
    pub content_hash: String,
}

impl Store {
    /// Tournaments of which there is something to show at `now`, with their servers; the one that has waited longest first.
    pub async fn tournaments_to_show(
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

    /// Has a tournament shown at `now` that was put off until later, or set aside. Returns whether it was.
    pub async fn show_tournament(&self, id: TournamentId, now: i64) -> Result<bool, StoreError> {
        let show_at: Option<i64> =
            sqlx::query_scalar("SELECT show_at FROM tournaments WHERE id = $1")
                .bind(id.0)
                .fetch_optional(&self.connections.readers)
                .await?
                .flatten();
        // Most often it is not, and nobody's writing has to wait.
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

    /// The moment from which there is something to show of the first tournament, in milliseconds since 1970.
    pub async fn next_tournament_to_show(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(show_at) FROM tournaments WHERE show_at IS NOT NULL")
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Notes that everything up to event `seq` was shown, or is to be tried again at `again`. Nothing is noted if more has happened
    /// since.
    pub async fn tournament_shown(
        &self,
        id: TournamentId,
        seq: i64,
        again: Option<i64>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournaments SET show_at = $1 WHERE id = $2 AND seq = $3")
            .bind(again)
            .bind(id.0)
            .bind(seq)
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// The things that the channel of a tournament was shown.
    pub async fn posted(&self, id: TournamentId) -> Result<Vec<PostedMessage>, StoreError> {
        let rows = sqlx::query(
            "SELECT name, message_id, channel_id, face FROM tournament_sights WHERE tournament_id = $1",
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
                content_hash: row.try_get("face")?,
            })
        };
        rows.iter().map(posted).collect()
    }

    /// Notes what a channel is shown now.
    pub async fn set_posted_message(
        &self,
        id: TournamentId,
        posted: &PostedMessage,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tournament_sights (tournament_id, name, message_id, channel_id, face) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (tournament_id, name) DO UPDATE SET message_id = excluded.message_id, \
             channel_id = excluded.channel_id, face = excluded.face",
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

    /// True if this thread of a channel is one that the channel's tournament has opened, or is about to open, for a table: a
    /// thread has the number of the message that it is on.
    pub async fn is_thread_of_tournament(
        &self,
        channel_id: ChannelId,
        thread_id: ChannelId,
    ) -> Result<bool, StoreError> {
        let found: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM tournaments t JOIN tournament_sights s ON s.tournament_id = t.id \
             WHERE t.channel_id = $1 AND t.open = 1 AND s.message_id = $2 AND s.name LIKE 'table-%'",
        )
        .bind(to_sql(channel_id))
        .bind(to_sql(thread_id))
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(found > 0)
    }

    /// Sets aside the tournaments of a server that cannot be reached: they are neither shown nor due until they are taken up.
    pub async fn set_tournaments_aside(&self, guild_id: GuildId) -> Result<(), StoreError> {
        // Two statements, each of which goes by an index; done twice they do it once.
        for sql in [
            "UPDATE tournaments SET due_at = $1, show_at = $1 WHERE guild_id = $2 AND open = 1",
            "UPDATE tournaments SET show_at = $1 WHERE guild_id = $2 AND show_at IS NOT NULL",
        ] {
            sqlx::query(sql)
                .bind(SET_ASIDE)
                .bind(to_sql(guild_id))
                .execute(&self.connections.writer)
                .await?;
        }
        Ok(())
    }

    /// Takes up at `now` the tournaments of a server that were set aside, or put off. Returns whether there was any.
    pub async fn take_tournaments_up(
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
        .bind(SET_ASIDE)
        .bind(now)
        .bind(to_sql(guild_id))
        .execute(&self.connections.writer)
        .await?;
        Ok(true)
    }
}
