//! Limits on the numbers of open tables and tournaments. The open ones are counted in the transaction that opens another one.

use sqlx::AnyConnection;

use super::NewTable;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Quota, Store, StoreError};

/// The maximum numbers of tables that may be open at the same time. Tables of tournaments are not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotas {
    /// The maximum number of open tables on one server.
    pub tables_per_server: u32,
    /// The maximum number of lobbies (tables whose match has not begun) that one person has opened.
    pub lobbies_per_person: u32,
}

/// The server or person to which a quota applies. Concurrent transactions that open tables for the same server or person run one
/// after the other. Otherwise each of two transactions could miss the table that the other one opens.
#[derive(Clone, Copy, Debug)]
pub(in crate::store) enum QuotaOwner {
    Person(PersonId),
    Server(GuildId),
}

impl QuotaOwner {
    /// Returns the key of PostgreSQL's advisory lock for the quota. The lowest bit of the key says whether the id is that of a
    /// person (0) or of a server (1). There is room for this bit because Discord ids have at most 63 bits.
    fn lock_key(self) -> i64 {
        let (id, kind) = match self {
            Self::Person(person) => (person.get(), 0),
            Self::Server(guild) => (guild.get(), 1),
        };
        (id << 1 | kind).cast_signed()
    }
}

impl Store {
    /// Returns the open tables of a server that were opened by people, not by tournaments, with their channels; at most
    /// `limit`. The table whose last change is oldest comes first.
    pub async fn tables_opened_by_people(
        &self,
        guild_id: GuildId,
        limit: u32,
    ) -> Result<Vec<(TableId, ChannelId)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, channel_id FROM tables WHERE guild_id = $1 AND open = 1 AND opened_by IS NOT NULL \
             ORDER BY changed_at, id LIMIT $2",
        )
        .bind(to_sql(guild_id))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(rows.into_iter().map(|(id, channel)| (TableId(id), from_sql(channel))).collect())
    }

    /// Returns the open tables of a server, including those of tournaments.
    pub async fn open_tables_on(&self, guild_id: GuildId) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE guild_id = $1 AND direct = 0 AND open = 1 ORDER BY id",
        )
        .bind(to_sql(guild_id))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// Returns the person who opened a table; `None` if it is a table of a tournament, if the person's data was deleted, or if
    /// there is no such table.
    pub async fn opener_of_table(&self, table: TableId) -> Result<Option<PersonId>, StoreError> {
        let opener: Option<Option<i64>> =
            sqlx::query_scalar("SELECT opened_by FROM tables WHERE id = $1")
                .bind(table.0)
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(opener.flatten().map(from_sql))
    }

    /// Returns the tables on a server that the person `opener` has opened and at which a match is
    /// under way.
    pub async fn matches_opened_by(
        &self,
        guild_id: GuildId,
        opener: PersonId,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE opened_by = $1 AND guild_id = $2 AND status = 'playing' \
             AND direct = 0 ORDER BY id",
        )
        .bind(to_sql(opener))
        .bind(to_sql(guild_id))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// Closes a table whose events cannot be read, so that its channel is free. No event is appended. `now` is in
    /// milliseconds since 1970.
    pub async fn close_damaged_table(&self, table: TableId, now: i64) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = close_unreadable_table(&mut tx, table, now).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the number of open tables on a server that were opened by people, not by tournaments.
    #[cfg(test)]
    pub async fn count_open_tables(&self, guild_id: GuildId) -> Result<i64, StoreError> {
        count_open_tables(&mut *self.connections.readers.acquire().await?, guild_id).await
    }

    /// Returns the number of tables that a person has opened and whose match has not begun.
    #[cfg(test)]
    pub async fn count_lobbies(&self, opened_by: PersonId) -> Result<i64, StoreError> {
        count_lobbies(&mut *self.connections.readers.acquire().await?, opened_by).await
    }

    /// Returns the number of open tournaments of a server.
    #[cfg(test)]
    pub async fn count_open_tournaments(&self, guild_id: GuildId) -> Result<i64, StoreError> {
        count_open_tournaments(&mut *self.connections.readers.acquire().await?, guild_id).await
    }

    /// Locks the quota of `owner` until the end of the transaction. An SQLite file needs no lock, because it has only one write
    /// transaction at a time.
    pub(in crate::store) async fn lock_quota(
        &self,
        tx: &mut AnyConnection,
        owner: QuotaOwner,
    ) -> Result<(), StoreError> {
        if self.is_file() {
            return Ok(());
        }
        // This is a separate statement, so that the next one sees rows that were committed while the transaction waited for the
        // lock.
        sqlx::query("SELECT 1 FROM pg_advisory_xact_lock($1)")
            .bind(owner.lock_key())
            .execute(tx)
            .await?;
        Ok(())
    }

    /// Returns an error if the quotas do not allow the new table. A table of a tournament is always allowed.
    pub(in crate::store) async fn check_table_quotas(
        &self,
        tx: &mut AnyConnection,
        new: &NewTable<'_>,
        quotas: Quotas,
    ) -> Result<(), StoreError> {
        let Some(opened_by) = new.opened_by else { return Ok(()) };
        // The person's quota is always locked before the server's, which prevents deadlocks.
        self.lock_quota(tx, QuotaOwner::Person(opened_by)).await?;
        if count_lobbies(tx, opened_by).await? >= i64::from(quotas.lobbies_per_person) {
            return Err(StoreError::UsedUp(Quota::Lobbies));
        }
        // A direct message channel needs no quota, because every channel has at most one open table.
        let Some(guild) = new.home.server() else { return Ok(()) };
        self.lock_quota(tx, QuotaOwner::Server(guild)).await?;
        if count_open_tables(tx, guild).await? >= i64::from(quotas.tables_per_server) {
            return Err(StoreError::UsedUp(Quota::Tables));
        }
        Ok(())
    }

    /// Returns an error if at least `max_open` tournaments are open on the server.
    pub(in crate::store) async fn check_tournament_quota(
        &self,
        tx: &mut AnyConnection,
        guild_id: GuildId,
        max_open: u32,
    ) -> Result<(), StoreError> {
        self.lock_quota(tx, QuotaOwner::Server(guild_id)).await?;
        if count_open_tournaments(tx, guild_id).await? >= i64::from(max_open) {
            return Err(StoreError::UsedUp(Quota::Tournaments));
        }
        Ok(())
    }
}

/// Counts the open tables on a server that were opened by people, within a transaction.
async fn count_open_tables(
    connection: &mut AnyConnection,
    guild_id: GuildId,
) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar(
        "SELECT COUNT(*) FROM tables WHERE guild_id = $1 AND open = 1 AND opened_by IS NOT NULL",
    )
    .bind(to_sql(guild_id))
    .fetch_one(connection)
    .await?)
}

/// Counts the tables that a person has opened and whose match has not begun, within a transaction.
async fn count_lobbies(
    connection: &mut AnyConnection,
    opened_by: PersonId,
) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar("SELECT COUNT(*) FROM tables WHERE opened_by = $1 AND status = 'lobby'")
        .bind(to_sql(opened_by))
        .fetch_one(connection)
        .await?)
}

/// Counts the open tournaments of a server, within a transaction.
async fn count_open_tournaments(
    connection: &mut AnyConnection,
    guild_id: GuildId,
) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar("SELECT COUNT(*) FROM tournaments WHERE guild_id = $1 AND open = 1")
        .bind(to_sql(guild_id))
        .fetch_one(connection)
        .await?)
}

/// Closes a table whose events cannot be read, within a transaction. `now` is in milliseconds since
/// 1970.
async fn close_unreadable_table(
    tx: &mut AnyConnection,
    table: TableId,
    now: i64,
) -> Result<(), StoreError> {
    for statement in [
        "UPDATE announcements SET done_at = $2 WHERE table_id = $1 AND done_at IS NULL",
        "UPDATE tables SET status = 'over', open = 0, due_at = NULL, changed_at = $2 WHERE id = $1",
    ] {
        sqlx::query(statement).bind(table.0).bind(now).execute(&mut *tx).await?;
    }
    for statement in [
        "DELETE FROM table_people WHERE table_id = $1",
        "DELETE FROM standing_orders WHERE table_id = $1",
    ] {
        sqlx::query(statement).bind(table.0).execute(&mut *tx).await?;
    }
    Ok(())
}
