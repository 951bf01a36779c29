//! Outcomes of tournaments. An outcome is computed from the tournament's events, and is stored as a cache.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::ids::{GuildId, TableId, TournamentId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::events::{self, EventOwner};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError, StoredBody};

/// The outcome of a tournament to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewOutcome<'a> {
    pub tournament: TournamentId,
    pub guild: GuildId,
    /// The number of the last event that is included.
    pub seq: i64,
    /// The version of the code that computed the outcome.
    pub version: i32,
    /// The time of the tournament's end, in milliseconds since 1970, with the outcome as text; `None` if the tournament
    /// was not played to its end.
    pub played: Option<(i64, &'a str)>,
}

/// A stored outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredOutcome {
    pub tournament: TournamentId,
    /// The number of the outcome on its server, in the order of the commits.
    pub number: i64,
    /// The version of the code that computed the outcome.
    pub version: i32,
    /// The outcome as text, which the store does not interpret.
    pub body: StoredBody,
}

impl Store {
    /// Returns at most `limit` tournaments that are over and have no outcome computed by `code_version` or a newer version of the
    /// code, with their servers.
    pub async fn tournaments_without_outcome(
        &self,
        code_version: i32,
        limit: u32,
    ) -> Result<Vec<(TournamentId, GuildId)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, guild_id FROM tournaments WHERE open = 0 AND outcome_version < $1 LIMIT $2",
        )
        .bind(code_version)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(rows.into_iter().map(|(id, guild)| (TournamentId(id), from_sql(guild))).collect())
    }

    /// Returns tournaments like [`Self::tournaments_without_outcome`], but only those of one server.
    pub async fn tournaments_without_outcome_on(
        &self,
        guild_id: GuildId,
        code_version: i32,
        limit: u32,
    ) -> Result<Vec<TournamentId>, StoreError> {
        let ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tournaments WHERE open = 0 AND outcome_version < $1 AND guild_id = $2 LIMIT $3",
        )
        .bind(code_version)
        .bind(to_sql(guild_id))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        Ok(ids.into_iter().map(TournamentId).collect())
    }

    /// Stores an outcome. Does nothing if the tournament has events that the outcome does not include.
    pub async fn store_outcome(&self, outcome: NewOutcome<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = insert_outcome(&mut tx, &outcome).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns at most `limit` outcomes of a server whose numbers are greater than `after_number`, in ascending order.
    pub async fn outcomes_after(
        &self,
        guild_id: GuildId,
        after_number: i64,
        limit: u32,
    ) -> Result<Vec<StoredOutcome>, StoreError> {
        let rows = sqlx::query(
            "SELECT tournament_id, number, version, outcome FROM tournament_outcomes \
             WHERE guild_id = $1 AND number > $2 ORDER BY number LIMIT $3",
        )
        .bind(to_sql(guild_id))
        .bind(after_number)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(outcome_from_row).collect()
    }

    /// Returns at most `limit` outcomes of a server, newest first, after skipping the first `skipped`.
    pub async fn newest_outcomes(
        &self,
        guild_id: GuildId,
        skipped: u32,
        limit: u32,
    ) -> Result<Vec<StoredOutcome>, StoreError> {
        let rows = sqlx::query(
            "SELECT tournament_id, number, version, outcome FROM tournament_outcomes \
             WHERE guild_id = $1 ORDER BY finished_at DESC, tournament_id DESC LIMIT $2 OFFSET $3",
        )
        .bind(to_sql(guild_id))
        .bind(i64::from(limit))
        .bind(i64::from(skipped))
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(outcome_from_row).collect()
    }

    /// Returns the number of a server's outcomes.
    pub async fn count_outcomes(&self, guild_id: GuildId) -> Result<i64, StoreError> {
        Ok(sqlx::query_scalar("SELECT COUNT(*) FROM tournament_outcomes WHERE guild_id = $1")
            .bind(to_sql(guild_id))
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Returns the tables of a tournament whose matches have a result. Each is given by its number in the tournament and its id.
    pub async fn numbers_and_ids_of_played_tables(
        &self,
        id: TournamentId,
    ) -> Result<Vec<(u32, TableId)>, StoreError> {
        let rows: Vec<(i32, i64)> = sqlx::query_as(
            "SELECT w.number, w.table_id FROM tournament_tables w JOIN results r ON r.table_id = w.table_id \
             WHERE w.tournament_id = $1 ORDER BY w.number",
        )
        .bind(id.0)
        .fetch_all(&self.connections.readers)
        .await?;
        let table = |(number, table)| (u32::try_from(number).unwrap_or_default(), TableId(table));
        Ok(rows.into_iter().map(table).collect())
    }
}

/// Stores an outcome, within a transaction.
async fn insert_outcome(
    tx: &mut AnyConnection,
    outcome: &NewOutcome<'_>,
) -> Result<(), StoreError> {
    let updated =
        sqlx::query("UPDATE tournaments SET outcome_version = $1 WHERE id = $2 AND seq = $3")
            .bind(outcome.version)
            .bind(outcome.tournament.0)
            .bind(outcome.seq)
            .execute(&mut *tx)
            .await?;
    if updated.rows_affected() == 0 {
        return Ok(());
    }
    sqlx::query("DELETE FROM tournament_outcomes WHERE tournament_id = $1")
        .bind(outcome.tournament.0)
        .execute(&mut *tx)
        .await?;
    let Some((finished_at, body)) = outcome.played else { return Ok(()) };
    // On PostgreSQL the second of two concurrent writers waits here for the commit of the first.
    sqlx::query(
        "INSERT INTO tournament_outcome_counts (guild_id, last) VALUES ($1, 1) \
         ON CONFLICT (guild_id) DO UPDATE SET last = tournament_outcome_counts.last + 1",
    )
    .bind(to_sql(outcome.guild))
    .execute(&mut *tx)
    .await?;
    sqlx::query(
        "INSERT INTO tournament_outcomes (tournament_id, guild_id, number, finished_at, version, outcome) \
         SELECT $1, $2, last, $3, $4, $5 FROM tournament_outcome_counts WHERE guild_id = $2",
    )
    .bind(outcome.tournament.0)
    .bind(to_sql(outcome.guild))
    .bind(finished_at)
    .bind(outcome.version)
    .bind(body)
    .execute(&mut *tx)
    .await?;
    events::index_people(tx, EventOwner::Tournament, outcome.tournament.0, std::iter::once(body))
        .await
}

/// Reads an outcome from a row of a query.
fn outcome_from_row(row: &AnyRow) -> Result<StoredOutcome, StoreError> {
    Ok(StoredOutcome {
        tournament: TournamentId(row.try_get("tournament_id")?),
        number: row.try_get("number")?,
        version: row.try_get("version")?,
        body: row.try_get::<String, _>("outcome")?.into(),
    })
}
