//! Tables and their events.

mod handled;
pub(super) mod orders;
mod people;
pub(super) mod quotas;

pub(super) use handled::mark_handled;
use sqlx::{AnyConnection, Row};
use strum::{EnumString, IntoStaticStr};

use crate::ids::{ChannelId, InteractionId, PersonId, ServerOrDirect, TableId};
use crate::league::{MatchResult, SoloMatch};
use crate::store::announcements::ClaimedAnnouncement;
use crate::store::database::connection::commit_or_roll_back;
use crate::store::events::{self, EventOwner, EventRow, StoredEvent, event_from_row, sql_count};
use crate::store::ids::{from_sql, home_from_sql, home_to_sql_id_and_is_direct, to_sql};
use crate::store::{Claim, NewAnnouncement, Quotas, Store, StoreError, announcements, results};

/// The stage of a table's life. A channel has at most one table that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TableStatus {
    /// The match has not begun, and people are taking seats.
    Lobby,
    /// A match is under way.
    Playing,
    /// The table is closed and does not change any more.
    Over,
}

impl TableStatus {
    /// Returns the stored name of the stage.
    fn name(self) -> &'static str {
        self.into()
    }

    /// Returns `true` unless the table is over.
    fn is_open(self) -> bool {
        self != Self::Over
    }
}

/// A table to be opened.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// The id of the table.
    pub id: TableId,
    /// The server of the table, or its direct message channel.
    pub home: ServerOrDirect,
    /// The id of the channel in which the table is played.
    pub channel_id: ChannelId,
    /// The id of the person who opened the table; `None` for a table of a tournament.
    pub opened_by: Option<PersonId>,
    /// The ids of the people who have a seat at the table.
    pub people: &'a [PersonId],
    /// The stage of the table's life.
    pub status: TableStatus,
    /// The time of the table's next timed action, in milliseconds since 1970; `None` if there is none.
    pub due_at: Option<i64>,
    /// The current time, in milliseconds since 1970.
    pub now: i64,
    /// The first events of the table, numbered from 1.
    pub events: &'a [EventRow],
    /// The announcements of these events.
    pub announcements: &'a [NewAnnouncement],
    /// The interaction that requested the table; `None` if no interaction did.
    pub handled: Option<InteractionId>,
}

/// Changes of a table that are to be stored.
#[derive(Clone, Copy, Debug)]
pub struct Append<'a> {
    /// The id of the table.
    pub table: TableId,
    /// The number of the last event that the writer has loaded.
    pub expected_seq: i64,
    /// The time of the last event that the writer has loaded, in milliseconds since 1970. With `None`, only the number is compared
    /// with that of the last stored event. The time matters because after a loss of the last commits, another event may have the
    /// same number.
    pub expected_at: Option<i64>,
    /// The new events, numbered from `expected_seq + 1`. The list may be empty if only the due time or the status changes. In that
    /// case the number of the table's last event stays the same, and a concurrent writer does not get a conflict.
    pub events: &'a [EventRow],
    /// The new stage of the table's life. A table that is over stays over.
    pub status: TableStatus,
    /// The time of the table's next timed action, in milliseconds since 1970; `None` if there is none.
    pub due_at: Option<i64>,
    /// The current time, in milliseconds since 1970.
    pub now: i64,
    /// The announcements of these events.
    pub announcements: &'a [NewAnnouncement],
    /// The request to claim the first of these announcements; `None` if the writer does not claim it.
    pub claim: Option<Claim<'a>>,
    /// The time at which the table is to be deleted, in milliseconds since 1970; `None` to keep it for ever.
    pub forget_at: Option<i64>,
    /// The interaction that requested the changes; `None` if no interaction did.
    pub handled: Option<InteractionId>,
    /// The ids of the people who have a seat at the table; `None` if they have not changed. Ignored if the
    /// table is over.
    pub people: Option<&'a [PersonId]>,
    /// The result of the match, if these events end it; otherwise `None`.
    pub result: Option<&'a MatchResult>,
    /// The same match as a solo match, for a person's statistics against computers; `None` if it does not count there.
    pub solo: Option<&'a SoloMatch>,
    /// The standing orders (moves chosen in advance) that were carried out, each as the id of its player and its revision.
    pub orders_played: &'a [(PersonId, i64)],
    /// True to delete all standing orders at the table.
    pub orders_cancelled: bool,
}

/// A table and its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The id of the table.
    pub id: TableId,
    /// The server of the table, or its direct message channel.
    pub home: ServerOrDirect,
    /// The id of the channel in which the table is played.
    pub channel_id: ChannelId,
    /// The stage of the table's life.
    pub status: TableStatus,
    /// The time of the table's next timed action, in milliseconds since 1970; `None` if there is none.
    pub due_at: Option<i64>,
    /// The number of the last event, counted from 1.
    pub seq: i64,
    /// The time at which the table was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// The time of the last write to the table, in milliseconds since 1970.
    pub changed_at: i64,
    /// The events of the table, in order and without gaps.
    pub events: Vec<StoredEvent>,
}

/// A table, with the number and the time of its last event. A state of the table in memory is current if it includes the same last
/// event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableVersion {
    /// The id of the table.
    pub id: TableId,
    /// The number of the last event, counted from 1.
    pub seq: i64,
    /// The time of the last event, in milliseconds since 1970; 0 if that event is missing. The time matters because after a loss of
    /// the last commits, another event may have the same number.
    pub changed_at: i64,
}

impl Store {
    /// Opens a table, all or nothing.
    ///
    /// # Errors
    /// Returns [`StoreError::AlreadyHandled`] if the interaction was handled before; otherwise [`StoreError::ChannelTaken`] if the
    /// channel has an open table; otherwise [`StoreError::Conflict`] if there is already a table with this id.
    pub async fn open_table(&self, new: NewTable<'_>) -> Result<(), StoreError> {
        self.open_with_optional_quotas(new, None).await
    }

    /// Opens a table like [`Self::open_table`], if the quotas allow one more. The quotas hold even with concurrent calls.
    ///
    /// # Errors
    /// Returns the errors of [`Self::open_table`], and [`StoreError::UsedUp`] if a quota is used up and the channel has no open
    /// table.
    pub async fn open_table_within_quotas(
        &self,
        new: NewTable<'_>,
        quotas: Quotas,
    ) -> Result<(), StoreError> {
        self.open_with_optional_quotas(new, Some(quotas)).await
    }

    /// Opens a table if the quotas allow one more. With `None`, there is no limit.
    async fn open_with_optional_quotas(
        &self,
        new: NewTable<'_>,
        quotas: Option<Quotas>,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = async {
            mark_handled_and_check_channel_is_free(&mut tx, &new).await?;
            if let Some(quotas) = quotas {
                self.check_table_quotas(&mut tx, &new, quotas).await?;
            }
            open_table(&mut tx, &new).await
        };
        let done = done.await;
        match commit_or_roll_back(tx, done).await {
            // On PostgreSQL another writer may have committed between the check and the insert.
            Err(StoreError::Conflict) => match self.version_of_open_table_in(new.channel_id).await?
            {
                Some(open) => Err(StoreError::ChannelTaken { table: open.id }),
                None => Err(StoreError::Conflict),
            },
            other => other,
        }
    }

    /// Appends events to a table and changes its state, all or nothing.
    ///
    /// If `append.claim` is given, also claims the first announcement of these events. It is not claimed if an earlier announcement
    /// of the table is pending or the server has used up its share of leases. Returns the claimed announcement; `None` if none was
    /// claimed.
    ///
    /// # Errors
    /// Returns [`StoreError::AlreadyHandled`] in preference to all other errors; [`StoreError::Conflict`] if the last event is not
    /// the expected one, if a standing order was changed since it was carried out, or if there is no such table.
    pub async fn append_events(
        &self,
        append: Append<'_>,
    ) -> Result<Option<ClaimedAnnouncement>, StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = append_and_claim_in_transaction(&mut tx, &append).await;
        commit_or_roll_back(tx, done).await
    }

    /// Appends events like [`Self::append_events`], and moves the table to the channel `new_channel`. Returns the claimed
    /// announcement; `None` if none was claimed.
    ///
    /// # Errors
    /// Returns the errors of [`Self::append_events`], and [`StoreError::Conflict`] if the new channel has an open table.
    pub async fn append_events_and_move(
        &self,
        append: Append<'_>,
        new_channel: ChannelId,
    ) -> Result<Option<ClaimedAnnouncement>, StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = async {
            let claimed = append_and_claim_in_transaction(&mut tx, &append).await?;
            sqlx::query("UPDATE tables SET channel_id = $1 WHERE id = $2")
                .bind(to_sql(new_channel))
                .bind(append.table.0)
                .execute(&mut *tx)
                .await?;
            Ok(claimed)
        };
        let done = done.await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the id and the last event of the open table in this channel; `None` if there is none.
    pub async fn version_of_open_table_in(
        &self,
        channel_id: ChannelId,
    ) -> Result<Option<TableVersion>, StoreError> {
        version_of_open_table_in(&mut *self.connections.readers.acquire().await?, channel_id).await
    }

    /// Returns the table in this channel that was opened last, whether it is open or over; `None`
    /// if there is none.
    pub async fn latest_table_in(
        &self,
        channel_id: ChannelId,
    ) -> Result<Option<TableId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE channel_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1",
        )
        .bind(to_sql(channel_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(id.map(TableId))
    }

    /// Returns a table and all its events, from one snapshot of the database; `None` if there is no
    /// such table.
    ///
    /// # Errors
    /// Returns [`StoreError::Damaged`] if an event is missing.
    pub async fn load_table(&self, table: TableId) -> Result<Option<StoredTable>, StoreError> {
        // A single statement reads from one snapshot in both kinds of databases.
        let rows = sqlx::query(
            "SELECT t.guild_id, t.direct, t.channel_id, t.status, t.due_at, t.seq AS last_seq, t.created_at, t.changed_at, \
                    e.seq, e.at, e.version, e.body \
             FROM tables t LEFT JOIN events e ON e.table_id = t.id WHERE t.id = $1 ORDER BY e.seq",
        )
        .bind(table.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let status: &str = row.try_get("status")?;
        let status = status
            .parse()
            .map_err(|_| StoreError::Damaged(format!("table {table}: its status is '{status}'")))?;
        let mut loaded = StoredTable {
            id: table,
            home: home_from_sql(row.try_get("guild_id")?, row.try_get("direct")?),
            channel_id: from_sql(row.try_get("channel_id")?),
            status,
            due_at: row.try_get("due_at")?,
            seq: row.try_get("last_seq")?,
            created_at: row.try_get("created_at")?,
            changed_at: row.try_get("changed_at")?,
            events: Vec::with_capacity(rows.len()),
        };
        // For a table without events, the outer join returns one row with NULL in the columns of the event.
        if row.try_get::<Option<i64>, _>("seq")?.is_some() {
            loaded.events = events::events_from_rows(&rows, &format!("table {table}"))?;
        }
        if loaded.seq != sql_count(&loaded.events) {
            return Err(StoreError::Damaged(format!(
                "table {table}: the last event should be {}, but there are {}",
                loaded.seq,
                loaded.events.len()
            )));
        }
        Ok(Some(loaded))
    }

    /// Returns the events of a table with a number greater than `seq`, in ascending order.
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
            .map(event_from_row)
            .collect()
    }

    /// Returns the number of a table's last event; `None` if there is no such table.
    #[cfg(test)]
    pub async fn last_seq(&self, table: TableId) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT seq FROM tables WHERE id = $1")
            .bind(table.0)
            .fetch_optional(&self.connections.readers)
            .await?)
    }
}

/// Marks the interaction of a new table as handled. Returns an error if it was handled before, or if the channel has an open table.
async fn mark_handled_and_check_channel_is_free(
    tx: &mut AnyConnection,
    new: &NewTable<'_>,
) -> Result<(), StoreError> {
    mark_handled(tx, new.handled, new.id, new.now).await?;
    match version_of_open_table_in(tx, new.channel_id).await? {
        Some(open) => Err(StoreError::ChannelTaken { table: open.id }),
        None => Ok(()),
    }
}

/// Opens a table, within a transaction.
async fn open_table(tx: &mut AnyConnection, new: &NewTable<'_>) -> Result<(), StoreError> {
    let (home_id, direct) = home_to_sql_id_and_is_direct(new.home);
    sqlx::query(
        "INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, indexed_up_to, created_at, changed_at, \
         opened_by, direct) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $8, $9, $10)",
    )
    .bind(new.id.0)
    .bind(home_id)
    .bind(to_sql(new.channel_id))
    .bind(new.status.name())
    .bind(i32::from(new.status.is_open()))
    .bind(new.due_at)
    .bind(sql_count(new.events))
    .bind(new.now)
    .bind(new.opened_by.map(to_sql))
    .bind(direct)
    .execute(&mut *tx)
    .await?;
    people::insert_people_at_table(tx, new.id, new.people).await?;
    events::insert_events(tx, EventOwner::Table, new.id.0, 0, new.events).await?;
    announcements::insert_announcements(tx, new.id, new.now, new.announcements, None)
        .await
        .map(drop)
}

/// Appends events to a table and changes its state, within a transaction. Returns the claimed announcement; `None` if none was
/// claimed.
async fn append_and_claim_in_transaction(
    tx: &mut AnyConnection,
    append: &Append<'_>,
) -> Result<Option<ClaimedAnnouncement>, StoreError> {
    mark_handled(tx, append.handled, append.table, append.now).await?;
    // On PostgreSQL the second of two concurrent writers waits here for the first, and then finds no row.
    let updated = sqlx::query(
        "UPDATE tables SET status = $1, open = $2, due_at = $3, seq = $4, changed_at = $5, forget_at = $8, \
         indexed_up_to = CASE WHEN indexed_up_to = seq THEN $4 ELSE indexed_up_to END \
         WHERE id = $6 AND seq = $7 AND (CAST($9 AS BIGINT) IS NULL \
         OR EXISTS (SELECT 1 FROM events WHERE table_id = $6 AND seq = $7 AND at = $9))",
    )
    .bind(append.status.name())
    .bind(i32::from(append.status.is_open()))
    .bind(append.due_at)
    .bind(append.expected_seq + sql_count(append.events))
    .bind(append.now)
    .bind(append.table.0)
    .bind(append.expected_seq)
    .bind(append.forget_at)
    .bind(append.expected_at)
    .execute(&mut *tx)
    .await?;
    if updated.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    events::insert_events(
        tx,
        EventOwner::Table,
        append.table.0,
        append.expected_seq,
        append.events,
    )
    .await?;
    let people = if append.status.is_open() { append.people } else { Some(&[][..]) };
    if let Some(people) = people {
        people::replace_people_at_table(tx, append.table, people).await?;
    }
    if let Some(result) = append.result {
        results::insert_result(tx, result).await?;
    }
    if let Some(solo) = append.solo {
        results::solo::insert_solo_match(tx, solo).await?;
    }
    orders::delete_played_orders(tx, append.table, append.orders_played, append.orders_cancelled)
        .await?;
    announcements::insert_announcements(
        tx,
        append.table,
        append.now,
        append.announcements,
        append.claim,
    )
    .await
}

/// Returns the id and the last event of the open table in this channel, within a transaction; `None` if there is none.
async fn version_of_open_table_in(
    connection: &mut AnyConnection,
    channel_id: ChannelId,
) -> Result<Option<TableVersion>, StoreError> {
    let row = sqlx::query(
        "SELECT t.id, t.seq, COALESCE(e.at, 0) AS at FROM tables t LEFT JOIN events e ON e.table_id = t.id AND e.seq = t.seq \
         WHERE t.channel_id = $1 AND t.open = 1",
    )
    .bind(to_sql(channel_id))
    .fetch_optional(connection)
    .await?;
    row.map(|row| {
        Ok(TableVersion {
            id: TableId(row.try_get("id")?),
            seq: row.try_get("seq")?,
            changed_at: row.try_get("at")?,
        })
    })
    .transpose()
}
