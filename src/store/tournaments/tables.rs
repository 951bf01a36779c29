//! The tables that were opened for tournaments.

use sqlx::{AnyConnection, Row};

use crate::ids::{TableId, TournamentId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::{Store, StoreError};

/// A table that was opened for a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenedTournamentTable {
    /// The number of the table, counted from 1 through the whole tournament.
    pub number: u32,
    pub table: TableId,
    /// True until the tournament includes the result of the table.
    pub waiting: bool,
    /// True while the table is not over.
    pub open: bool,
}

impl Store {
    /// Stores that `table` was opened as the table with the number `table_number` of a tournament, and makes the tournament due at
    /// `now` (milliseconds since 1970). If a table with this number is already stored, it stays.
    pub async fn note_tournament_table(
        &self,
        id: TournamentId,
        table_number: u32,
        table: TableId,
        now: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = note_opened_table(&mut tx, id, table_number, table, now).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the tournament for which a table was opened, and the number of the table in the tournament (counted from 1); `None`
    /// if the table was not opened for a tournament.
    pub async fn tournament_and_number_of_table(
        &self,
        table: TableId,
    ) -> Result<Option<(TournamentId, u32)>, StoreError> {
        let row: Option<(i64, i32)> = sqlx::query_as(
            "SELECT tournament_id, number FROM tournament_tables WHERE table_id = $1",
        )
        .bind(table.0)
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(row.map(|(id, number)| (TournamentId(id), u32::try_from(number).unwrap_or_default())))
    }

    /// Returns the tables that were opened for a tournament.
    pub async fn opened_tables_of_tournament(
        &self,
        id: TournamentId,
    ) -> Result<Vec<OpenedTournamentTable>, StoreError> {
        let rows = sqlx::query(
            "SELECT w.number, w.table_id, w.waiting, b.open FROM tournament_tables w JOIN tables b ON b.id = w.table_id \
             WHERE w.tournament_id = $1 ORDER BY w.number",
        )
        .bind(id.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let table = |row: &sqlx::any::AnyRow| {
            Ok(OpenedTournamentTable {
                number: u32::try_from(row.try_get::<i32, _>("number")?).unwrap_or_default(),
                table: TableId(row.try_get("table_id")?),
                waiting: row.try_get::<i32, _>("waiting")? == 1,
                open: row.try_get::<i32, _>("open")? == 1,
            })
        };
        rows.iter().map(table).collect()
    }
}

/// Stores that a table was opened for a tournament, and makes the tournament due at `now` (milliseconds since 1970), within a
/// transaction.
async fn note_opened_table(
    tx: &mut AnyConnection,
    id: TournamentId,
    table_number: u32,
    table: TableId,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tournament_tables (tournament_id, number, table_id, waiting) \
         SELECT $1, $2, $3, open FROM tournaments WHERE id = $1 \
         ON CONFLICT (tournament_id, number) DO NOTHING",
    )
    .bind(id.0)
    .bind(i64::from(table_number))
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
