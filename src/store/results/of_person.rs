//! The results of one person.

use super::{StoredResult, results_from_rows};
use crate::ids::{GuildId, PersonId};
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError};

impl Store {
    /// Returns the number of a person's results on a server.
    pub async fn count_results_of(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
    ) -> Result<u32, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT COUNT(*) FROM result_seats p JOIN results r ON r.table_id = p.table_id \
             WHERE p.person_id = $1 AND r.guild_id = $2",
        )
        .bind(to_sql(person_id))
        .bind(to_sql(guild_id))
        .fetch_one(&self.connections.readers)
        .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Returns at most `limit` results of a person on a server, newest first, after skipping the first `skipped`. Damaged results
    /// are left out.
    pub async fn results_of_person(
        &self,
        guild_id: GuildId,
        person_id: PersonId,
        skipped: u32,
        limit: u32,
    ) -> Result<Vec<StoredResult>, StoreError> {
        let rows = sqlx::query(results!(
            "r.table_id IN (SELECT o.table_id FROM result_seats p JOIN results o ON o.table_id = p.table_id \
             WHERE p.person_id = $1 AND o.guild_id = $2 ORDER BY o.number DESC LIMIT $3 OFFSET $4)"
        ))
        .bind(to_sql(person_id))
        .bind(to_sql(guild_id))
        .bind(i64::from(limit))
        .bind(i64::from(skipped))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut found = results_from_rows(&rows).results;
        found.reverse();
        Ok(found)
    }

    /// Returns at most `limit` results of matches on a server in which both people played, newest first.
    pub async fn results_with_both_players(
        &self,
        guild_id: GuildId,
        (first, second): (PersonId, PersonId),
        limit: u32,
    ) -> Result<Vec<StoredResult>, StoreError> {
        let rows = sqlx::query(results!(
            "r.table_id IN (SELECT o.table_id FROM result_seats p JOIN results o ON o.table_id = p.table_id \
             WHERE p.person_id = $1 AND o.guild_id = $3 AND EXISTS \
             (SELECT 1 FROM result_seats q WHERE q.table_id = p.table_id AND q.person_id = $2) \
             ORDER BY o.number DESC LIMIT $4)"
        ))
        .bind(to_sql(first))
        .bind(to_sql(second))
        .bind(to_sql(guild_id))
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut found = results_from_rows(&rows).results;
        found.reverse();
        Ok(found)
    }
}
