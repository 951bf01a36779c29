//! Tables and what happened at them.

use sqlx::{AnyConnection, Row};

use super::connection::finish;
use super::events::{self, EventRow, Of, StoredEvent, count, event};
use super::ids::{from_sql, to_sql};
use super::{Body, Store, StoreError, TableId, announcements, results};
use crate::league::MatchResult;

/// How far a table has come. A channel has at most one table that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStatus {
    /// People are taking seats.
    Lobby,
    /// A match is going on.
    Playing,
    /// Nothing more happens here.
    Over,
}

impl TableStatus {
    fn name(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::Over => "over",
        }
    }

    fn by_name(name: &str) -> Option<Self> {
        [Self::Lobby, Self::Playing, Self::Over].into_iter().find(|status| status.name() == name)
    }

    fn is_open(self) -> bool {
        self != Self::Over
    }
}

/// Something to be said in public, kept together with the event that it tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAnnouncement {
    /// The number of the event it belongs to. Several of one event, and of one write, are said in the order in which they are
    /// given.
    pub seq: i64,
    /// Where to say it.
    pub channel_id: u64,
    /// What to say.
    pub body: Body,
}

/// A table that opens.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// Its name for ever.
    pub id: TableId,
    /// The server it is on.
    pub guild_id: u64,
    /// The channel it stands in.
    pub channel_id: u64,
    /// How far it has come.
    pub status: TableStatus,
    /// When it wants to be looked at by itself, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// Its first events, numbered from 1.
    pub events: &'a [EventRow],
    /// What is to be said about them.
    pub announcements: &'a [NewAnnouncement],
    /// The interaction that asked for it.
    pub handled: Option<u64>,
}

/// What a table has come to.
#[derive(Clone, Copy, Debug)]
pub struct Append<'a> {
    /// The table.
    pub table: TableId,
    /// The number of the last event that the writer knows of.
    pub expected_seq: i64,
    /// What has happened since, numbered from `expected_seq + 1`. May be empty, when only the time or the status changes: then
    /// `seq` does not move on, and a second writer does not notice.
    pub events: &'a [EventRow],
    /// How far the table has come. A table that is over stays over.
    pub status: TableStatus,
    /// When it wants to be looked at by itself, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// What is to be said about it.
    pub announcements: &'a [NewAnnouncement],
    /// The interaction that asked for it.
    pub handled: Option<u64>,
    /// What the match came to, if this ends it.
    pub result: Option<&'a MatchResult>,
}

/// A table and all that happened at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its name.
    pub id: TableId,
    /// The server it is on.
    pub guild_id: u64,
    /// The channel it stands in.
    pub channel_id: u64,
    /// How far it has come.
    pub status: TableStatus,
    /// When it wants to be looked at by itself, in milliseconds since 1970.
    pub due_at: Option<i64>,
    /// The number of the last event.
    pub seq: i64,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last written to, in milliseconds since 1970.
    pub changed_at: i64,
    /// Its events, in order and without gaps.
    pub events: Vec<StoredEvent>,
}

impl Store {
    /// Opens a table, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::AlreadyHandled`] before all others, then [`StoreError::ChannelTaken`]; [`StoreError::Conflict`] if there is
    /// a table of this id.
    pub async fn open_table(&self, new: NewTable<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = open_table(&mut tx, &new).await;
        match finish(tx, done).await {
            // With a server, another writer may have come between the look and the write.
            Err(StoreError::Conflict) => match self.open_table_in(new.channel_id).await? {
                Some(table) => Err(StoreError::ChannelTaken { table }),
                None => Err(StoreError::Conflict),
            },
            other => other,
        }
    }

    /// Adds to a table, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::AlreadyHandled`] before all others; [`StoreError::Conflict`] if the last event is not the expected one, or
    /// there is no such table.
    pub async fn append(&self, append: Append<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = append_to(&mut tx, &append).await;
        finish(tx, done).await
    }

    /// The table in this channel that is not over.
    pub async fn open_table_in(&self, channel_id: u64) -> Result<Option<TableId>, StoreError> {
        open_table_in(&mut *self.connections.readers.acquire().await?, channel_id).await
    }

    /// The table in this channel that was opened last, over or not.
    pub async fn latest_table_in(&self, channel_id: u64) -> Result<Option<TableId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE channel_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1",
        )
        .bind(to_sql(channel_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(id.map(TableId))
    }

    /// A table and all its events, as they were at one instant.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if an event is missing.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        // One statement, and so one instant, in both databases.
        let rows = sqlx::query(
            "SELECT t.guild_id, t.channel_id, t.status, t.due_at, t.seq AS last_seq, t.created_at, t.changed_at, \
                    e.seq, e.at, e.version, e.body \
             FROM tables t LEFT JOIN events e ON e.table_id = t.id WHERE t.id = $1 ORDER BY e.seq",
        )
        .bind(table.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let status: &str = row.try_get("status")?;
        let status = TableStatus::by_name(status).ok_or_else(|| {
            StoreError::Damaged(format!("table {table}: its status is '{status}'"))
        })?;
        let mut loaded = StoredTable {
            id: table,
            guild_id: from_sql(row.try_get("guild_id")?),
            channel_id: from_sql(row.try_get("channel_id")?),
            status,
            due_at: row.try_get("due_at")?,
            seq: row.try_get("last_seq")?,
            created_at: row.try_get("created_at")?,
            changed_at: row.try_get("changed_at")?,
            events: Vec::with_capacity(rows.len()),
        };
        // A table without events is one row without an event.
        if row.try_get::<Option<i64>, _>("seq")?.is_some() {
            loaded.events = events::in_order(&rows, &format!("table {table}"))?;
        }
        if loaded.seq != count(&loaded.events) {
            return Err(StoreError::Damaged(format!(
                "table {table}: the last event should be {}, but there are {}",
                loaded.seq,
                loaded.events.len()
            )));
        }
        Ok(Some(loaded))
    }

    /// The events of a table after number `seq`, in order.
    pub async fn events_since(
        &self,
        table: TableId,
        seq: i64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        sqlx::query("SELECT seq, at, version, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq")
            .bind(table.0)
            .bind(seq)
            .fetch_all(&self.connections.readers)
            .await?
            .iter()
            .map(event)
            .collect()
    }

    /// The number of a table's last event.
    pub async fn last_seq(&self, table: TableId) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT seq FROM tables WHERE id = $1")
            .bind(table.0)
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Hands out open tables that want to be looked at at `now`, in milliseconds since 1970; the one that has waited longest
    /// first. For `lease_ms` milliseconds nobody else gets them: until then they are put off. Whoever writes to a table says when
    /// it is really due again; if the holder dies, or cannot write, somebody else gets it after the lease.
    pub async fn claim_due(
        &self,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        // Most often there are none, and then nobody's writing has to wait.
        let waiting: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, due_at FROM tables WHERE open = 1 AND due_at <= $1 ORDER BY due_at, id LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        if waiting.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.connections.begin().await?;
        let done = lease(&mut tx, waiting, now.saturating_add(lease_ms)).await;
        finish(tx, done).await
    }

    /// When the first open table wants to be looked at, in milliseconds since 1970.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(due_at) FROM tables WHERE open = 1")
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Forgets which interactions were handled before `before`, in milliseconds since 1970, and says how many those were.
    /// Discord delivers nothing again after some minutes.
    pub async fn purge_handled(&self, before: i64) -> Result<u64, StoreError> {
        let purged = sqlx::query("DELETE FROM handled WHERE at < $1")
            .bind(before)
            .execute(&self.connections.writer)
            .await?;
        Ok(purged.rows_affected())
    }
}

/// Puts off those tables that nobody else has put off meanwhile, or written to.
async fn lease(
    tx: &mut AnyConnection,
    waiting: Vec<(i64, i64)>,
    until: i64,
) -> Result<Vec<TableId>, StoreError> {
    // In the same order for everyone, so that no two wait for each other.
    let mut in_order = waiting.clone();
    in_order.sort_unstable();
    let mut claimed = Vec::with_capacity(waiting.len());
    for (id, due_at) in in_order {
        let updated =
            sqlx::query("UPDATE tables SET due_at = $1 WHERE id = $2 AND due_at = $3 AND open = 1")
                .bind(until)
                .bind(id)
                .bind(due_at)
                .execute(&mut *tx)
                .await?;
        if updated.rows_affected() == 1 {
            claimed.push(id);
        }
    }
    let longest_first = waiting.into_iter().filter(|(id, _)| claimed.contains(id));
    Ok(longest_first.map(|(id, _)| TableId(id)).collect())
}

async fn open_table(tx: &mut AnyConnection, new: &NewTable<'_>) -> Result<(), StoreError> {
    mark_handled(tx, new.handled, new.id, new.now).await?;
    if let Some(table) = open_table_in(tx, new.channel_id).await? {
        return Err(StoreError::ChannelTaken { table });
    }
    sqlx::query(
        "INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)",
    )
    .bind(new.id.0)
    .bind(to_sql(new.guild_id))
    .bind(to_sql(new.channel_id))
    .bind(new.status.name())
    .bind(i32::from(new.status.is_open()))
    .bind(new.due_at)
    .bind(count(new.events))
    .bind(new.now)
    .execute(&mut *tx)
    .await?;
    events::insert(tx, Of::Table, new.id.0, 0, new.events).await?;
    announcements::insert(tx, new.id, new.now, new.announcements).await
}

async fn append_to(tx: &mut AnyConnection, append: &Append<'_>) -> Result<(), StoreError> {
    mark_handled(tx, append.handled, append.table, append.now).await?;
    // In a server the second of two writers waits here for the first, and then finds no row.
    let updated = sqlx::query(
        "UPDATE tables SET status = $1, open = $2, due_at = $3, seq = $4, changed_at = $5 WHERE id = $6 AND seq = $7",
    )
    .bind(append.status.name())
    .bind(i32::from(append.status.is_open()))
    .bind(append.due_at)
    .bind(append.expected_seq + count(append.events))
    .bind(append.now)
    .bind(append.table.0)
    .bind(append.expected_seq)
    .execute(&mut *tx)
    .await?;
    if updated.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    events::insert(tx, Of::Table, append.table.0, append.expected_seq, append.events).await?;
    if let Some(result) = append.result {
        results::insert(tx, result).await?;
    }
    announcements::insert(tx, append.table, append.now, append.announcements).await
}

/// Notes that an interaction is being acted on. Of two deliveries the second waits for the first, or fails at once.
pub(super) async fn mark_handled(
    tx: &mut AnyConnection,
    interaction: Option<u64>,
    table: TableId,
    now: i64,
) -> Result<(), StoreError> {
    let Some(interaction) = interaction else { return Ok(()) };
    let inserted = sqlx::query(
        "INSERT INTO handled (interaction_id, table_id, at) VALUES ($1, $2, $3) ON CONFLICT (interaction_id) DO NOTHING",
    )
    .bind(to_sql(interaction))
    .bind(table.0)
    .bind(now)
    .execute(tx)
    .await?;
    if inserted.rows_affected() == 0 { Err(StoreError::AlreadyHandled) } else { Ok(()) }
}

async fn open_table_in(
    connection: &mut AnyConnection,
    channel_id: u64,
) -> Result<Option<TableId>, StoreError> {
    let id: Option<i64> =
        sqlx::query_scalar("SELECT id FROM tables WHERE channel_id = $1 AND open = 1")
            .bind(to_sql(channel_id))
            .fetch_optional(connection)
            .await?;
    Ok(id.map(TableId))
}
