//! The people of open tables, kept beside the tables' events so that a person's games are found.

use sqlx::AnyConnection;

use crate::ids::{Home, PersonId, TableId};
use crate::store::database::connection::finish;
use crate::store::ids::{home_to_sql, to_sql};
use crate::store::{Store, StoreError};

impl Store {
    /// The open tables of a person on a server or in a direct conversation, at most `limit`: the one that was opened first comes
    /// first.
    pub async fn tables_of(
        &self,
        person_id: PersonId,
        home: impl Into<Home>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let (home_id, direct) = home_to_sql(home.into());
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

    /// The same wherever they are.
    pub async fn all_tables_of(
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

    /// Open tables with an id above this one of which no people are known, in the order of their ids, at most `limit`: they were
    /// opened by an earlier version of the program, or nobody is there but computers.
    pub async fn tables_without_people(
        &self,
        after: TableId,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE open = 1 AND id > $1 \
             AND NOT EXISTS (SELECT 1 FROM table_people WHERE table_id = tables.id) ORDER BY id LIMIT $2",
        )
        .bind(after.0)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TableId).collect())
    }

    /// Notes the people of a table whose last event has this number. Nothing happens where it has moved on.
    pub async fn note_people(
        &self,
        table: TableId,
        seq: i64,
        people: &[PersonId],
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = async {
            // Written to, so that nobody else moves it on before this is done.
            let same =
                sqlx::query("UPDATE tables SET seq = seq WHERE id = $1 AND seq = $2 AND open = 1")
                    .bind(table.0)
                    .bind(seq)
                    .execute(&mut *tx)
                    .await?;
            if same.rows_affected() == 1 { replace(&mut tx, table, people).await } else { Ok(()) }
        };
        let done = done.await;
        finish(tx, done).await
    }
}

/// Notes the people of a new table.
pub(super) async fn insert(
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

/// Notes these people of a table, and no others.
pub(super) async fn replace(
    tx: &mut AnyConnection,
    table: TableId,
    people: &[PersonId],
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM table_people WHERE table_id = $1")
        .bind(table.0)
        .execute(&mut *tx)
        .await?;
    insert(tx, table, people).await
}
