//! Lobby calls: notifications of people who want to know when a table waits for players. This module stores who wants to be called,
//! and which calls were made.

use sqlx::{AnyConnection, Row};

use crate::ids::{GuildId, PersonId, TableId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

impl Store {
    /// Returns `true` if a person wants to be called when a table of a server waits for players.
    pub async fn has_lobby_calls_enabled(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
    ) -> Result<bool, StoreError> {
        let row =
            sqlx::query("SELECT 1 FROM callable_people WHERE guild_id = $1 AND person_id = $2")
                .bind(to_sql(guild_id))
                .bind(to_sql(person_id))
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(row.is_some())
    }

    /// Stores whether a person wants to be called when a table of a server waits for players.
    pub async fn set_lobby_calls_enabled(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
        is_enabled: bool,
    ) -> Result<(), StoreError> {
        // The time of the last call applies to all servers of the person, so it is copied to the new row.
        let statement = match is_enabled {
            true => {
                "INSERT INTO callable_people (guild_id, person_id, called_at) \
                 SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), MAX(called_at) FROM callable_people \
                 WHERE person_id = $2 ON CONFLICT (guild_id, person_id) DO NOTHING"
            }
            false => "DELETE FROM callable_people WHERE guild_id = $1 AND person_id = $2",
        };
        sqlx::query(statement)
            .bind(to_sql(guild_id))
            .bind(to_sql(person_id))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Returns the lobbies that were opened later than `opened_after` and to which nobody was called yet, on servers with people
    /// who want to be called. Each comes with the time of its opening. Times are in milliseconds since 1970.
    pub async fn uncalled_lobbies_and_opening_times(
        &self,
        opened_after: i64,
    ) -> Result<Vec<(TableId, i64)>, StoreError> {
        let rows = sqlx::query(concat!(
            "SELECT id, created_at FROM tables WHERE status = 'lobby' AND people_called_at IS NULL \
             AND created_at > $1 AND direct = 0 \
             AND (SELECT MIN(person_id) FROM callable_people c WHERE c.guild_id = tables.guild_id) IS NOT NULL AND ",
            is_reachable!("tables", "tables.id"),
        ))
        .bind(opened_after)
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter()
            .map(|row| Ok((TableId(row.try_get("id")?), row.try_get("created_at")?)))
            .collect()
    }

    /// Returns at most `limit` people who want to be called to tables of this server and may be called to this table at `now`. The
    /// person whose last call is the longest ago comes first. Times are in milliseconds since 1970.
    ///
    /// People are left out if their last call was after `max_last_called_at`, if they are suspended, or if an event of the table
    /// names them, because they then have had a seat or an invitation.
    pub async fn people_to_call(
        &self,
        (guild_id, table): (GuildId, TableId),
        max_last_called_at: i64,
        now: i64,
        limit: u32,
    ) -> Result<Vec<PersonId>, StoreError> {
        let rows = sqlx::query(
            "SELECT c.person_id AS person_id FROM callable_people c WHERE c.guild_id = $1 \
             AND (c.called_at IS NULL OR c.called_at <= $2) \
             AND NOT EXISTS (SELECT 1 FROM bars WHERE bars.guild_id = c.guild_id \
             AND bars.person_id = c.person_id AND (bars.until IS NULL OR bars.until > $3)) \
             AND NOT EXISTS (SELECT 1 FROM named_at_tables n \
             WHERE n.table_id = $4 AND n.person_id = c.person_id) \
             ORDER BY COALESCE(c.called_at, 0), c.person_id LIMIT $5",
        )
        .bind(to_sql(guild_id))
        .bind(max_last_called_at)
        .bind(now)
        .bind(table.0)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(|row| Ok(from_sql(row.try_get("person_id")?))).collect()
    }

    /// Stores that people are called to a lobby at `now`. Those of `people` whose last call was after `max_last_called_at` are not
    /// called, because another process has called them in the meantime. Returns the people who are called. Times are in
    /// milliseconds since 1970.
    ///
    /// # Errors
    /// Returns [`StoreError::Conflict`] if people were called to the lobby already, if its match has started, or if none of
    /// `people` can be called. In these cases nothing is stored.
    pub async fn record_lobby_call(
        &self,
        table: TableId,
        people: &[PersonId],
        max_last_called_at: i64,
        now: i64,
    ) -> Result<Vec<PersonId>, StoreError> {
        // Every process locks rows in the same order, which prevents deadlocks.
        let mut people = people.to_vec();
        people.sort_unstable();
        let mut tx = self.connections.begin().await?;
        let called =
            record_lobby_call_in_transaction(&mut tx, table, &people, max_last_called_at, now)
                .await;
        commit_or_roll_back(tx, called).await
    }
}

async fn record_lobby_call_in_transaction(
    tx: &mut AnyConnection,
    table: TableId,
    people: &[PersonId],
    max_last_called_at: i64,
    now: i64,
) -> Result<Vec<PersonId>, StoreError> {
    // On PostgreSQL this waits for the commit of a concurrent start of the match or a concurrent call.
    let noted = sqlx::query(
        "UPDATE tables SET people_called_at = $1 WHERE id = $2 AND status = 'lobby' AND people_called_at IS NULL",
    )
    .bind(now)
    .bind(table.0)
    .execute(&mut *tx)
    .await?;
    if noted.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    let mut called = Vec::new();
    for person in people {
        let noted = sqlx::query(
            "UPDATE callable_people SET called_at = $1 WHERE person_id = $2 AND (called_at IS NULL OR called_at <= $3)",
        )
        .bind(now)
        .bind(to_sql(*person))
        .bind(max_last_called_at)
        .execute(&mut *tx)
        .await?;
        called.extend((noted.rows_affected() > 0).then_some(*person));
    }
    if called.is_empty() {
        // All were called to other tables at the same moment. Other people can be called to this table later.
        return Err(StoreError::Conflict);
    }
    Ok(called)
}
