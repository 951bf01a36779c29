//! Moderators' decisions to void results or to count them again. They are append-only, and the last decision about a result is
//! the valid one.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{GuildId, InteractionId, PersonId, TableId, TournamentId};
use crate::league::Voiding;
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::{from_sql, to_sql};
use crate::store::league_snapshots::discard_league_and_snapshots;
use crate::store::tables::mark_handled;
use crate::store::{NEVER_DUE, Store, StoreError};

/// A moderator's decision to void a result or to count it again, to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewVoiding<'a> {
    /// The id of the result's table.
    pub table: TableId,
    /// The number of the decision among those about this result, counted from 1.
    pub seq: i32,
    /// True if the result is void, false if it counts again.
    pub voided: bool,
    /// The time of the decision, in milliseconds since 1970.
    pub at: i64,
    pub by: PersonId,
    pub name: &'a str,
    pub reason: &'a str,
    /// The id of the interaction that requested the decision; `None` if there is none. If it was handled before, nothing is
    /// stored.
    pub handled: Option<InteractionId>,
}

impl Store {
    /// Stores a moderator's decision about a result. Returns [`StoreError::Conflict`] if the result already has a decision with
    /// this number, or if there is no such result.
    pub async fn store_voiding(&self, new: NewVoiding<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = insert_voiding(&mut tx, new).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the last decision about the result of this table, and the number of that decision; `None` if there is none. The
    /// decisions about a result are numbered from 1.
    pub async fn last_voiding_and_its_number(
        &self,
        table: TableId,
    ) -> Result<Option<(i32, Voiding)>, StoreError> {
        let row = sqlx::query(
            "SELECT seq, voided, at, person_id, name, reason FROM voidings WHERE table_id = $1 ORDER BY seq DESC LIMIT 1",
        )
        .bind(table.0)
        .fetch_optional(&self.connections.readers)
        .await?;
        row.map(|row| Ok((row.try_get("seq")?, voiding_from_row(&row)?))).transpose()
    }

    /// Returns, for each table of a tournament, the last decision about its result and the number of that decision. Tables without
    /// a decision are left out. The key is the number of the table in the tournament.
    pub async fn numbered_last_voidings_by_table_number(
        &self,
        id: TournamentId,
    ) -> Result<BTreeMap<u32, (i32, Voiding)>, StoreError> {
        let rows = sqlx::query(
            "SELECT w.number AS number, v.seq, v.voided, v.at, v.person_id, v.name, v.reason FROM tournament_tables w \
             JOIN voidings v ON v.table_id = w.table_id WHERE w.tournament_id = $1 AND NOT EXISTS \
             (SELECT 1 FROM voidings l WHERE l.table_id = v.table_id AND l.seq > v.seq)",
        )
        .bind(id.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let of_table = |row: &AnyRow| {
            let number = u32::try_from(row.try_get::<i32, _>("number")?).unwrap_or_default();
            Ok((number, (row.try_get("seq")?, voiding_from_row(row)?)))
        };
        rows.iter().map(of_table).collect()
    }

    /// Returns the numbers of a server's voided results.
    pub async fn voided_result_numbers(
        &self,
        guild_id: GuildId,
    ) -> Result<BTreeSet<i64>, StoreError> {
        let numbers: Vec<i64> = sqlx::query_scalar(
            "SELECT v.number FROM voidings v WHERE v.guild_id = $1 AND v.voided = 1 AND NOT EXISTS \
             (SELECT 1 FROM voidings l WHERE l.guild_id = v.guild_id AND l.number = v.number AND l.seq > v.seq)",
        )
        .bind(to_sql(guild_id))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(numbers.into_iter().collect())
    }

    /// Returns the tables of at most `limit` matches on a server in which this person played and whose results are voided. The
    /// newest result comes first.
    pub async fn tables_of_voided_results_of(
        &self,
        guild_id: GuildId,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<i64> = sqlx::query_scalar(
            "SELECT v.table_id FROM voidings v WHERE v.guild_id = $1 AND v.voided = 1 AND NOT EXISTS \
             (SELECT 1 FROM voidings l WHERE l.guild_id = v.guild_id AND l.number = v.number AND l.seq > v.seq) \
             AND EXISTS (SELECT 1 FROM result_seats s WHERE s.table_id = v.table_id AND s.person_id = $2) \
             ORDER BY v.number DESC LIMIT $3",
        )
        .bind(to_sql(guild_id))
        .bind(to_sql(person))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(tables.into_iter().map(TableId).collect())
    }
}

/// Stores a moderator's decision about a result, within a transaction.
async fn insert_voiding(tx: &mut AnyConnection, new: NewVoiding<'_>) -> Result<(), StoreError> {
    mark_handled(tx, new.handled, new.table, new.at).await?;
    let inserted = sqlx::query(
        "INSERT INTO voidings (guild_id, number, seq, table_id, voided, at, person_id, name, reason) \
         SELECT guild_id, number, $2, table_id, $3, $4, $5, $6, $7 FROM results WHERE table_id = $1 \
         ON CONFLICT (guild_id, number, seq) DO NOTHING",
    )
    .bind(new.table.0)
    .bind(new.seq)
    .bind(i32::from(new.voided))
    .bind(new.at)
    .bind(to_sql(new.by))
    .bind(new.name)
    .bind(new.reason)
    .execute(&mut *tx)
    .await?;
    if inserted.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    let (guild, number): (i64, i64) =
        sqlx::query_as("SELECT guild_id, number FROM results WHERE table_id = $1")
            .bind(new.table.0)
            .fetch_one(&mut *tx)
            .await?;
    // The tournament of the match becomes due, even if it is over, because the decision may change its standings.
    sqlx::query(
        "UPDATE tournaments SET due_at = $1 WHERE id = (SELECT tournament_id FROM tournament_tables WHERE table_id = $2) \
         AND (due_at IS NULL OR due_at > $1) AND (due_at IS NULL OR due_at < $3)",
    )
    .bind(new.at)
    .bind(new.table.0)
    .bind(NEVER_DUE)
    .execute(&mut *tx)
    .await?;
    discard_league_and_snapshots(tx, from_sql(guild), number).await
}

/// Reads a moderator's decision about a result from a row of a query.
fn voiding_from_row(row: &AnyRow) -> Result<Voiding, StoreError> {
    Ok(Voiding {
        voided: row.try_get::<i32, _>("voided")? != 0,
        at: row.try_get("at")?,
        by: from_sql(row.try_get("person_id")?),
        name: row.try_get("name")?,
        reason: row.try_get("reason")?,
    })
}
