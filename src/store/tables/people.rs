//! The people who have a seat at an open table. They are stored beside the tables' events as an index, for the list of
//! a person's games.

use sqlx::AnyConnection;

use crate::ids::{PersonId, ServerOrDirect, TableId};
use crate::store::ids::{home_to_sql_id_and_is_direct, to_sql};
use crate::store::{Store, StoreError};

impl Store {
    /// Returns the open tables of a person on a server or in a direct message channel, in the order in which they were
    /// opened; at most `limit`.
    pub async fn open_tables_of(
        &self,
        person_id: PersonId,
        home: impl Into<ServerOrDirect>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let (home_id, direct) = home_to_sql_id_and_is_direct(home.into());
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT t.id FROM table_people p JOIN tables t ON t.id = p.table_id \
             WHERE p.person_id = $1 AND t.guild_id = $2 AND t.direct = $3 AND t.open = 1 \
             ORDER BY t.created_at, t.id LIMIT $4",
        )
        .bind(to_sql(person_id))
        .bind(home_id)
        .bind(direct)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// Returns the open tables of a person on all servers and in direct message channels, in the order in which they
    /// were opened; at most `limit`.
    pub async fn all_open_tables_of(
        &self,
        person_id: PersonId,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT t.id FROM table_people p JOIN tables t ON t.id = p.table_id \
             WHERE p.person_id = $1 AND t.open = 1 ORDER BY t.created_at, t.id LIMIT $2",
        )
        .bind(to_sql(person_id))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }
}

/// Stores that these people have a seat at a table.
pub(super) async fn insert_people_at_table(
    tx: &mut AnyConnection,
    table: TableId,
    people: &[PersonId],
) -> Result<(), StoreError> {
    for person in people {
        sqlx::query(
            "INSERT INTO table_people (person_id, table_id) VALUES ($1, $2) ON CONFLICT (person_id, table_id) DO NOTHING",
        )
        .bind(to_sql(*person))
        .bind(table.0)
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Replaces the stored list of people who have a seat at a table.
pub(super) async fn replace_people_at_table(
    tx: &mut AnyConnection,
    table: TableId,
    people: &[PersonId],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM table_people WHERE table_id = $1")
        .bind(table.0)
        .execute(&mut *tx)
        .await?;
    insert_people_at_table(tx, table, people).await
}
