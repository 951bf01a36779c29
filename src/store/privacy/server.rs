//! Deletion of the data of servers that have removed the bot, in batches.

use sqlx::{AnyConnection, AssertSqlSafe};

use super::places::{DATABASE_TABLES, RowOwner};
use crate::ids::GuildId;
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

impl Store {
    /// Stores that a server removed the bot at `now`, unless its removal is already stored. Returns `false` and stores
    /// nothing if the database contains no data of the server. `now` is in milliseconds since 1970.
    pub async fn store_bot_removal(&self, guild: GuildId, now: i64) -> Result<bool, StoreError> {
        if !self.is_known_server(guild).await? {
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO departures (guild_id, left_at) VALUES ($1, $2) ON CONFLICT (guild_id) DO NOTHING",
        )
        .bind(to_sql(guild))
        .bind(now)
        .execute(&self.connections.writer)
        .await?;
        Ok(true)
    }

    /// Returns the time at which a server removed the bot, in milliseconds since 1970; `None` if it has not.
    pub async fn bot_removed_at(&self, guild: GuildId) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT left_at FROM departures WHERE guild_id = $1")
            .bind(to_sql(guild))
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Deletes the stored removal of the bot, because the bot is on the server.
    pub async fn delete_bot_removal(&self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM departures WHERE guild_id = $1")
            .bind(to_sql(guild))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Returns at most `limit` servers that removed the bot at or before `time` (milliseconds since 1970). The server that removed
    /// it first comes first.
    pub async fn servers_that_removed_bot_until(
        &self,
        time: i64,
        limit: u32,
    ) -> Result<Vec<GuildId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT guild_id FROM departures WHERE left_at <= $1 ORDER BY left_at, guild_id LIMIT $2",
        )
        .bind(time)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(from_sql).collect())
    }

    /// Returns at most `limit` servers with a higher id than `after` (of all servers for `None`) that have a stored game table, in
    /// the order of their ids.
    pub async fn servers_with_tables_after(
        &self,
        after: Option<GuildId>,
        limit: u32,
    ) -> Result<Vec<GuildId>, StoreError> {
        let mut found = Vec::new();
        let mut after = after.map_or(i64::MIN, to_sql);
        for _ in 0..limit {
            // Each query is one step in the index, independent of the number of the server's rows.
            let next: Option<i64> = sqlx::query_scalar(
                "SELECT guild_id FROM tables WHERE guild_id > $1 AND direct = 0 ORDER BY guild_id LIMIT 1",
            )
            .bind(after)
            .fetch_optional(&self.connections.readers)
            .await?;
            let Some(next) = next else { break };
            found.push(from_sql(next));
            after = next;
        }
        Ok(found)
    }

    /// Returns `true` if the database contains data of a server.
    pub async fn is_known_server(&self, guild: GuildId) -> Result<bool, StoreError> {
        for table in DATABASE_TABLES.iter().filter(|table| table.row_owner == RowOwner::Guild) {
            let any = format!("SELECT 1 FROM {} WHERE guild_id = $1 LIMIT 1", table.name);
            let any = sqlx::query(AssertSqlSafe(any)).bind(to_sql(guild));
            if any.fetch_optional(&self.connections.readers).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Deletes one batch of a server's data: at most `limit` tournaments with all their rows or, if there are no tournaments, at
    /// most `limit` game tables with all their rows. If there are no game tables either, deletes the other rows of the server.
    /// Returns `false` in the last case, and `true` if there may be more to delete.
    pub async fn delete_server_batch_and_has_more(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<bool, StoreError> {
        for of in [RowOwner::Tournament, RowOwner::Table] {
            let found = match of {
                RowOwner::Tournament => {
                    "SELECT id FROM tournaments WHERE guild_id = $1 ORDER BY id LIMIT $2"
                }
                _ => "SELECT id FROM tables WHERE guild_id = $1 ORDER BY id LIMIT $2",
            };
            let found: Vec<i64> = sqlx::query_scalar(found)
                .bind(to_sql(guild))
                .bind(i64::from(limit))
                .fetch_all(&self.connections.readers)
                .await?;
            if !found.is_empty() {
                let mut tx = self.connections.begin().await?;
                let done = delete_owners_and_their_rows(&mut tx, of, &found).await;
                commit_or_roll_back(tx, done).await?;
                return Ok(true);
            }
        }
        let mut tx = self.connections.begin().await?;
        let done = delete_rows_owned_by_server_itself(&mut tx, guild).await;
        commit_or_roll_back(tx, done).await?;
        Ok(false)
    }
}

/// Deletes tournaments or tables, given by their ids, with all their rows.
async fn delete_owners_and_their_rows(
    tx: &mut AnyConnection,
    owner_kind: RowOwner,
    owner_ids: &[i64],
) -> Result<(), StoreError> {
    let (whole, column) = match owner_kind {
        RowOwner::Tournament => ("tournaments", "tournament_id"),
        _ => ("tables", "table_id"),
    };
    let parts = DATABASE_TABLES
        .iter()
        .filter(|table| table.row_owner == owner_kind)
        .map(|table| table.name);
    let mut statements: Vec<String> =
        parts.map(|part| format!("DELETE FROM {part} WHERE {column} = $1")).collect();
    statements.push(format!("DELETE FROM {whole} WHERE id = $1"));
    for id in owner_ids {
        for statement in &statements {
            let query = sqlx::query(AssertSqlSafe(statement.clone())).bind(id);
            query.execute(&mut *tx).await?;
        }
    }
    Ok(())
}

/// Deletes all rows of a server that belong neither to its tournaments nor to its game tables.
async fn delete_rows_owned_by_server_itself(
    tx: &mut AnyConnection,
    guild: GuildId,
) -> Result<(), StoreError> {
    for table in DATABASE_TABLES.iter().filter(|table| table.row_owner == RowOwner::Guild) {
        let rest = format!("DELETE FROM {} WHERE guild_id = $1", table.name);
        // A table may have been opened in the meantime. It is deleted by a further call, with the rows that belong to it.
        if !["tables", "tournaments"].contains(&table.name) {
            let query = sqlx::query(AssertSqlSafe(rest)).bind(to_sql(guild));
            query.execute(&mut *tx).await?;
        }
    }
    Ok(())
}
