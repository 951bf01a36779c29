//! Tournaments: their events, their tables, and their posts (messages in the tournament's channel).

mod outcomes;
mod posts;
mod tables;

use sqlx::AnyConnection;

use super::database::connection::commit_or_roll_back;
use super::events::{self, EventOwner, EventRow, StoredEvent, event_from_row, sql_count};
use super::ids::{from_sql, to_sql};
use super::tables::mark_handled;
use super::{Store, StoreError};
use crate::ids::{ChannelId, GuildId, InteractionId, RoleId, TableId, TournamentId};
pub use outcomes::{NewOutcome, StoredOutcome};
pub use posts::PostedMessage;
pub use tables::OpenedTournamentTable;

/// The due time of a table or tournament that is excluded from timed actions until it is resumed, because its processing keeps
/// failing or its server cannot be reached. The clock never reaches this time.
pub const NEVER_DUE: i64 = i64::MAX;

/// A tournament to be created.
#[derive(Clone, Copy, Debug)]
pub struct NewTournament<'a> {
    pub id: TournamentId,
    pub guild_id: GuildId,
    /// The channel in which the tournament is announced.
    pub channel_id: ChannelId,
    /// The time of the tournament's next timed action, in milliseconds since 1970; `None` if there is none.
    pub due_at: Option<i64>,
    /// The current time, in milliseconds since 1970.
    pub now: i64,
    /// The first events of the tournament, numbered from 1.
    pub events: &'a [EventRow],
    /// The interaction that requested the tournament; `None` if no interaction did.
    pub handled: Option<InteractionId>,
}

/// Changes of a tournament that are to be stored.
#[derive(Clone, Copy, Debug)]
pub struct AppendTournament<'a> {
    pub tournament: TournamentId,
    /// The number of the last event that the writer has loaded.
    pub expected_seq: i64,
    /// The new events, numbered from `expected_seq + 1`. The list may be empty if only the due time changes.
    pub events: &'a [EventRow],
    /// True if the tournament is over. A tournament that is over stays over.
    pub over: bool,
    /// The time of the tournament's next timed action, in milliseconds since 1970; `None` if there is none.
    pub due_at: Option<i64>,
    /// How many tables of the tournament, and decisions about their results, the writer has taken into account. If the database
    /// contains more of them, the tournament becomes due immediately. `None` to skip that check.
    pub seen: Option<SeenTables>,
    /// The tables whose results the tournament includes after these events, each given by its number in the tournament (counted
    /// from 1).
    pub settled: &'a [u32],
    /// The current time, in milliseconds since 1970.
    pub now: i64,
    /// The interaction that requested the changes; `None` if no interaction did.
    pub handled: Option<InteractionId>,
}

/// How many tables of a tournament, and decisions about the results of these tables, a writer has taken into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenTables {
    /// The number of tables whose players were called by a message.
    pub called: usize,
    /// The number of tables that have been opened.
    pub opened: usize,
    /// The number of decisions of moderators about the results of the tournament's tables.
    pub voidings: usize,
}

/// A tournament and its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTournament {
    pub id: TournamentId,
    /// The events of the tournament, in order and without gaps.
    pub events: Vec<StoredEvent>,
}

/// The SQL condition that the tournament `t` is not asleep. It is asleep if its channel, or the channel of one of its open tables,
/// refuses the bot's messages.
macro_rules! is_awake {
    () => {
        "NOT EXISTS (SELECT 1 FROM tournament_refusals o WHERE o.tournament_id = t.id AND o.asleep_at IS NOT NULL) \
         AND NOT EXISTS (SELECT 1 FROM tournament_tables y JOIN table_refusals r ON r.table_id = y.table_id \
         JOIN tables c ON c.id = y.table_id \
         WHERE y.tournament_id = t.id AND c.open = 1 AND r.asleep_at IS NOT NULL)"
    };
}

impl Store {
    /// Creates a tournament, all or nothing.
    ///
    /// # Errors
    /// Returns [`StoreError::AlreadyHandled`] in preference to all other errors; [`StoreError::Conflict`] if there is already a
    /// tournament with this id, or an open one in the channel.
    pub async fn create_tournament(&self, new: NewTournament<'_>) -> Result<(), StoreError> {
        self.create_tournament_within_quota(new, u32::MAX).await
    }

    /// Creates a tournament if the server has fewer than `max_open` open tournaments. The limit holds even with concurrent calls.
    ///
    /// # Errors
    /// Returns the errors of [`Self::create_tournament`], and [`StoreError::UsedUp`] if the server has too many open tournaments.
    pub async fn create_tournament_within_quota(
        &self,
        new: NewTournament<'_>,
        max_open: u32,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = async {
            mark_handled(&mut tx, new.handled, TableId(new.id.0), new.now).await?;
            self.check_tournament_quota(&mut tx, new.guild_id, max_open).await?;
            insert_tournament(&mut tx, &new).await
        };
        let done = done.await;
        commit_or_roll_back(tx, done).await
    }

    /// Appends events to a tournament and changes its state, all or nothing. If `append` contains events, the posts in the
    /// tournament's channel become due for an update.
    ///
    /// # Errors
    /// Returns [`StoreError::AlreadyHandled`] in preference to all other errors; [`StoreError::Conflict`] if the last event is not
    /// the expected one, or if there is no such tournament.
    pub async fn append_tournament_events(
        &self,
        append: AppendTournament<'_>,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = append_events(&mut tx, &append).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns a tournament and all its events; `None` if there is no such tournament.
    ///
    /// # Errors
    /// Returns [`StoreError::Damaged`] if an event is missing.
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
        let events = events::events_from_rows(&rows, &format!("tournament {id}"))?;
        Ok(Some(StoredTournament { id, events }))
    }

    /// Returns the events of a tournament with a number greater than `seq`, in ascending order.
    pub async fn tournament_events_since(
        &self,
        id: TournamentId,
        seq: i64,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        sqlx::query(
            "SELECT seq, at, version, body FROM tournament_events WHERE tournament_id = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(id.0)
        .bind(seq)
        .fetch_all(&self.connections.readers)
        .await?
        .iter()
        .map(event_from_row)
        .collect()
    }

    /// Returns `true` if this interaction has been handled.
    pub async fn is_handled(&self, interaction: InteractionId) -> Result<bool, StoreError> {
        let found: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM handled WHERE interaction_id = $1")
                .bind(to_sql(interaction))
                .fetch_one(&self.connections.readers)
                .await?;
        Ok(found > 0)
    }

    /// Returns the tournament that was announced in this channel or has a table in it; `None` if there is none. If there are
    /// several, an open tournament takes precedence, then the newest.
    pub async fn tournament_in(
        &self,
        channel_id: ChannelId,
    ) -> Result<Option<TournamentId>, StoreError> {
        let id: Option<i64> = sqlx::query_scalar(
            // The two SELECTs could be one, but a WHERE clause with OR would use no index.
            "SELECT found.id FROM (\
                 SELECT t.id, t.open, t.created_at FROM tournaments t WHERE t.channel_id = $1 \
                 UNION SELECT t.id, t.open, t.created_at FROM tables b \
                 JOIN tournament_tables w ON w.table_id = b.id JOIN tournaments t ON t.id = w.tournament_id \
                 WHERE b.channel_id = $1) found \
             ORDER BY found.open DESC, found.created_at DESC, found.id DESC LIMIT 1",
        )
        .bind(to_sql(channel_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(id.map(TournamentId))
    }

    /// Returns at most `limit` tournaments that have work to do, with their servers. Such a tournament is due at `now`
    /// (milliseconds since 1970), or does not yet include the result of one of its finished tables. Sleeping tournaments are left
    /// out: their own channel, or the channel of one of their open tables, refuses the bot's messages.
    pub async fn due_tournaments(
        &self,
        now: i64,
        limit: u32,
    ) -> Result<Vec<(TournamentId, GuildId)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            concat!(
                "SELECT t.id, t.guild_id FROM tournaments t WHERE t.due_at <= $1 AND ",
                is_awake!(),
                " UNION SELECT t.id, t.guild_id FROM tournament_tables w JOIN tables b ON b.id = w.table_id \
                 JOIN tournaments t ON t.id = w.tournament_id \
                 WHERE w.waiting = 1 AND b.open = 0 AND (t.due_at IS NULL OR t.due_at < $2) AND ",
                is_awake!(),
                " LIMIT $3"
            ),
        )
        .bind(now)
        .bind(NEVER_DUE)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(rows.into_iter().map(|(id, guild)| (TournamentId(id), from_sql(guild))).collect())
    }

    /// Returns the due time of this tournament, in milliseconds since 1970; `None` if it has no timed action.
    pub async fn tournament_due_at(&self, id: TournamentId) -> Result<Option<i64>, StoreError> {
        let due: Option<Option<i64>> =
            sqlx::query_scalar("SELECT due_at FROM tournaments WHERE id = $1")
                .bind(id.0)
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(due.flatten())
    }

    /// Returns the earliest due time of a tournament, in milliseconds since 1970; `None` if no tournament has a timed action.
    pub async fn next_tournament_due_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(concat!(
            "SELECT t.due_at FROM tournaments t WHERE t.due_at IS NOT NULL AND ",
            is_awake!(),
            " ORDER BY t.due_at LIMIT 1"
        ))
        .fetch_optional(&self.connections.readers)
        .await?)
    }

    /// Makes a tournament due at `now`, in milliseconds since 1970.
    pub async fn make_tournament_due(&self, id: TournamentId, now: i64) -> Result<(), StoreError> {
        sqlx::query("UPDATE tournaments SET due_at = $1 WHERE id = $2")
            .bind(now)
            .bind(id.0)
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Returns the id of the role whose members may organise tournaments on a server; `None` if
    /// there is none.
    pub async fn tournament_role(&self, guild_id: GuildId) -> Result<Option<RoleId>, StoreError> {
        let role: Option<i64> =
            sqlx::query_scalar("SELECT role_id FROM tournament_roles WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(role.map(from_sql))
    }

    /// Replaces the role whose members may organise tournaments on a server; `None` for no role.
    pub async fn set_tournament_role(
        &self,
        guild_id: GuildId,
        role_id: Option<RoleId>,
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

/// Inserts a tournament, within a transaction.
async fn insert_tournament(
    tx: &mut AnyConnection,
    new: &NewTournament<'_>,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tournaments (id, guild_id, channel_id, open, due_at, show_at, seq, indexed_up_to, created_at, changed_at) \
         VALUES ($1, $2, $3, 1, $4, $5, $6, $6, $5, $5)",
    )
    .bind(new.id.0)
    .bind(to_sql(new.guild_id))
    .bind(to_sql(new.channel_id))
    .bind(new.due_at)
    .bind(new.now)
    .bind(sql_count(new.events))
    .execute(&mut *tx)
    .await?;
    events::insert_events(tx, EventOwner::Tournament, new.id.0, 0, new.events).await
}

/// Appends events to a tournament and changes its state, within a transaction.
async fn append_events(
    tx: &mut AnyConnection,
    append: &AppendTournament<'_>,
) -> Result<(), StoreError> {
    let id = append.tournament;
    mark_handled(tx, append.handled, TableId(id.0), append.now).await?;
    // On PostgreSQL the second of two concurrent writers waits here for the first, and then finds no row.
    let updated = sqlx::query(
        "UPDATE tournaments SET open = $1, due_at = $2, seq = $3, changed_at = $4, \
         indexed_up_to = CASE WHEN indexed_up_to = seq THEN $3 ELSE indexed_up_to END WHERE id = $5 AND seq = $6",
    )
    .bind(i32::from(!append.over))
    .bind(append.due_at)
    .bind(append.expected_seq + sql_count(append.events))
    .bind(append.now)
    .bind(id.0)
    .bind(append.expected_seq)
    .execute(&mut *tx)
    .await?;
    if updated.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    if !append.events.is_empty() {
        sqlx::query("UPDATE tournaments SET show_at = $1, outcome_version = 0 WHERE id = $2")
            .bind(append.now)
            .bind(id.0)
            .execute(&mut *tx)
            .await?;
    }
    if let Some(seen) = append.seen.filter(|_| !append.over) {
        // This is a separate statement after the lock, so that it sees tables that were opened in the meantime.
        sqlx::query(
            "UPDATE tournaments SET due_at = $1 WHERE id = $2 \
             AND ((SELECT COUNT(*) FROM tournament_tables WHERE tournament_id = $2) > $3 \
             OR (SELECT COUNT(*) FROM tournament_posts WHERE tournament_id = $2 AND name LIKE 'call-%') > $4)",
        )
        .bind(append.now)
        .bind(id.0)
        .bind(i64::try_from(seen.opened).unwrap_or(i64::MAX))
        .bind(i64::try_from(seen.called).unwrap_or(i64::MAX))
        .execute(&mut *tx)
        .await?;
    }
    if let Some(seen) = append.seen {
        // This applies to a tournament that is over as well, because moderators can still void its results.
        sqlx::query(
            "UPDATE tournaments SET due_at = $1 WHERE id = $2 AND (SELECT COUNT(*) FROM tournament_tables w \
             JOIN voidings v ON v.table_id = w.table_id WHERE w.tournament_id = $2) > $3",
        )
        .bind(append.now)
        .bind(id.0)
        .bind(i64::try_from(seen.voidings).unwrap_or(i64::MAX))
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
    events::insert_events(tx, EventOwner::Tournament, id.0, append.expected_seq, append.events)
        .await
}
