//! Tournaments: what happened in them, their tables, and what their channels were shown.

use std::fmt;

use sqlx::{AnyConnection, Row};

use super::connection::finish;
use super::events::{self, EventRow, Of, StoredEvent, count};
use super::ids::{from_sql, to_sql};
use super::tables::mark_handled;
use super::{MessageRef, Store, StoreError, TableId};

/// Names one tournament for ever. Made by the caller; Discord sees it in custom ids and nonces, so numbers are never used again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TournamentId(pub i64);

impl fmt::Display for TournamentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A tournament that is created.
#[derive(Clone, Copy, Debug)]
pub struct NewTournament<'a> {
    pub id: TournamentId,
    pub guild_id: u64,
    /// The channel it is announced in.
    pub channel_id: u64,
    /// When something may follow by itself, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// Its first events, numbered from 1.
    pub events: &'a [EventRow],
    /// The interaction that asked for it.
    pub handled: Option<u64>,
}

/// What a tournament has come to.
#[derive(Clone, Copy, Debug)]
pub struct AppendTournament<'a> {
    pub tournament: TournamentId,
    /// The number of the last event that the writer knows of.
    pub expected_seq: i64,
    /// What has happened since, numbered from `expected_seq + 1`. May be empty, when only the time changes.
    pub events: &'a [EventRow],
    /// Whether it is over; it stays so.
    pub over: bool,
    /// When something may follow by itself, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// How many of its opened tables the writer knows of: it is due at once where there are more. `None` if that does not matter.
    pub opened: Option<usize>,
    /// The numbers of tables that it knows the outcome of now.
    pub settled: &'a [u32],
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// The interaction that asked for it.
    pub handled: Option<u64>,
}

/// A tournament and all that happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    pub id: TournamentId,
    /// Its events, in order and without gaps.
    pub events: Vec<StoredEvent>,
}

/// A table that was opened for a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TournamentTable {
    /// From 1, on through the tournament.
    pub number: u32,
    pub table: TableId,
    /// Whether the tournament does not know yet what it came to.
    pub waiting: bool,
}

/// Something that a channel was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedMessage {
    /// Which thing it is; each exists once in a tournament.
    pub name: String,
    /// The message, where it is one, and can still be changed.
    pub message: Option<MessageRef>,
    /// Tells what it says from what it said: a hash.
    pub content_hash: String,
}

impl Store {
    /// Creates a tournament, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::AlreadyHandled`] before all others; [`StoreError::Conflict`] if there is a tournament of this id, or an open
    /// one in the channel.
    pub async fn create_tournament(&self, new: NewTournament<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = create(&mut tx, &new).await;
        finish(tx, done).await
    }

    /// Adds to a tournament, all or nothing; when anything happened, there is something to show.
    ///
    /// # Errors
    /// [`StoreError::AlreadyHandled`] before all others; [`StoreError::Conflict`] if the last event is not the expected one, or
    /// there is no such tournament.
    pub async fn append_tournament(&self, append: AppendTournament<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = append_to(&mut tx, &append).await;
        finish(tx, done).await
    }

    /// A tournament and all its events.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if an event is missing.
    pub async fn tournament(
        &self,
        id: TournamentId,
    ) -> Result<Option<StoredTournament>, StoreError> {
        let rows = sqlx::query(
            "SELECT seq, at, version, body FROM tournament_events WHERE tournament_id = $1 ORDER BY seq",
        )
        .bind(id.0)
        .fetch_all(&self.connections.readers)
        .await?;
        if rows.is_empty() {
            return Ok(None);
        }
        let events = events::in_order(&rows, &format!("tournament {id}"))?;
        Ok(Some(StoredTournament { id, events }))
    }

    /// The tournament that is announced in this channel, or to which the table of this channel belongs: the one that is not
    /// over or, without one, the last.
    pub async fn tournament_in(&self, channel_id: u64) -> Result<Option<TournamentId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT t.id FROM tournaments t WHERE t.channel_id = $1 \
             OR t.id IN (SELECT w.tournament_id FROM tournament_tables w JOIN tables b ON b.id = w.table_id WHERE b.channel_id = $1) \
             ORDER BY t.open DESC, t.created_at DESC, t.id DESC LIMIT 1",
        )
        .bind(to_sql(channel_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(id.map(TournamentId))
    }

    /// Tournaments that are due at `now`, or of which a table is over.
    pub async fn due_tournaments(
        &self,
        now: i64,
        limit: u32,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT t.id FROM tournaments t WHERE t.due_at <= $1 \
             UNION SELECT w.tournament_id FROM tournament_tables w JOIN tables b ON b.id = w.table_id \
             WHERE w.waiting = 1 AND b.open = 0 LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// When the first tournament is due, in milliseconds since 1970.
    pub async fn next_tournament_due(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(due_at) FROM tournaments WHERE due_at IS NOT NULL")
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Tournaments of which there is something to show at `now`.
    pub async fn tournaments_to_show(
        &self,
        now: i64,
        limit: u32,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tournaments WHERE show_at <= $1 ORDER BY show_at, id LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// When there is something to show of the first tournament, in milliseconds since 1970.
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

    /// What the channel of a tournament was shown.
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

    /// Notes at `now` which table was opened; the tournament is due then. Noting it twice notes it once.
    pub async fn note_tournament_table(
        &self,
        id: TournamentId,
        number: u32,
        table: TableId,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = note_table(&mut tx, id, number, table, now).await;
        finish(tx, done).await
    }

    /// The tables that were opened for a tournament.
    pub async fn tournament_tables(
        &self,
        id: TournamentId,
    ) -> Result<Vec<TournamentTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, table_id, waiting FROM tournament_tables WHERE tournament_id = $1 ORDER BY number",
        )
        .bind(id.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let table = |row: &sqlx::any::AnyRow| {
            Ok(TournamentTable {
                number: u32::try_from(row.try_get::<i32, _>("number")?).unwrap_or_default(),
                table: TableId(row.try_get("table_id")?),
                waiting: row.try_get::<i32, _>("waiting")? == 1,
            })
        };
        rows.iter().map(table).collect()
    }

    /// The role whose members may organise tournaments on a server.
    pub async fn tournament_role(&self, guild_id: u64) -> Result<Option<u64>, StoreError> {
        let role: Option<i64> =
            sqlx::query_scalar("SELECT role_id FROM tournament_roles WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(role.map(from_sql))
    }

    /// Chooses that role, or none.
    pub async fn set_tournament_role(
        &self,
        guild_id: u64,
        role_id: Option<u64>,
    ) -> Result<(), StoreError> {
        let query = match role_id {
            Some(role) => sqlx::query(
                "INSERT INTO tournament_roles (guild_id, role_id) VALUES ($1, $2) \
                 ON CONFLICT (guild_id) DO UPDATE SET role_id = excluded.role_id",
            )
            .bind(to_sql(guild_id))
            .bind(to_sql(role)),
            None => sqlx::query("DELETE FROM tournament_roles WHERE guild_id = $1")
                .bind(to_sql(guild_id)),
        };
        query.execute(&self.connections.writer).await?;
        Ok(())
    }
}

async fn create(tx: &mut AnyConnection, new: &NewTournament<'_>) -> Result<(), StoreError> {
    mark_handled(tx, new.handled, TableId(new.id.0), new.now).await?;
    sqlx::query(
        "INSERT INTO tournaments (id, guild_id, channel_id, open, due_at, show_at, seq, created_at, changed_at) \
         VALUES ($1, $2, $3, 1, $4, $5, $6, $5, $5)",
    )
    .bind(new.id.0)
    .bind(to_sql(new.guild_id))
    .bind(to_sql(new.channel_id))
    .bind(new.due_at)
    .bind(new.now)
    .bind(count(new.events))
    .execute(&mut *tx)
    .await?;
    events::insert(tx, Of::Tournament, new.id.0, 0, new.events).await
}

async fn append_to(
    tx: &mut AnyConnection,
    append: &AppendTournament<'_>,
) -> Result<(), StoreError> {
    let id = append.tournament;
    mark_handled(tx, append.handled, TableId(id.0), append.now).await?;
    // In a server the second of two writers waits here for the first, and then finds no row.
    let updated = sqlx::query(
        "UPDATE tournaments SET open = $1, due_at = $2, seq = $3, changed_at = $4 WHERE id = $5 AND seq = $6",
    )
    .bind(i32::from(!append.over))
    .bind(append.due_at)
    .bind(append.expected_seq + count(append.events))
    .bind(append.now)
    .bind(id.0)
    .bind(append.expected_seq)
    .execute(&mut *tx)
    .await?;
    if updated.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    if !append.events.is_empty() {
        sqlx::query("UPDATE tournaments SET show_at = $1 WHERE id = $2")
            .bind(append.now)
            .bind(id.0)
            .execute(&mut *tx)
            .await?;
    }
    if let Some(opened) = append.opened.filter(|_| !append.over) {
        // A statement of its own, after the one that waits for others: what was opened meanwhile is seen.
        sqlx::query(
            "UPDATE tournaments SET due_at = $1 WHERE id = $2 \
             AND (SELECT COUNT(*) FROM tournament_tables WHERE tournament_id = $2) > $3",
        )
        .bind(append.now)
        .bind(id.0)
        .bind(i64::try_from(opened).unwrap_or(i64::MAX))
        .execute(&mut *tx)
        .await?;
    }
    for number in append.settled {
        sqlx::query(
            "UPDATE tournament_tables SET waiting = 0 WHERE tournament_id = $1 AND number = $2",
        )
        .bind(id.0)
        .bind(i64::from(*number))
        .execute(&mut *tx)
        .await?;
    }
    if append.over {
        sqlx::query("UPDATE tournament_tables SET waiting = 0 WHERE tournament_id = $1")
            .bind(id.0)
            .execute(&mut *tx)
            .await?;
    }
    events::insert(tx, Of::Tournament, id.0, append.expected_seq, append.events).await
}

async fn note_table(
    tx: &mut AnyConnection,
    id: TournamentId,
    number: u32,
    table: TableId,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tournament_tables (tournament_id, number, table_id, waiting) \
         SELECT $1, $2, $3, open FROM tournaments WHERE id = $1 \
         ON CONFLICT (tournament_id, number) DO NOTHING",
    )
    .bind(id.0)
    .bind(i64::from(number))
    .bind(table.0)
    .execute(&mut *tx)
    .await?;
    sqlx::query("UPDATE tournaments SET due_at = $1 WHERE id = $2 AND open = 1")
        .bind(now)
        .bind(id.0)
        .execute(tx)
        .await?;
    Ok(())
}
