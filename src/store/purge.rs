//! Deletion of expired rows, in batches. A batch must take little time, because a PostgreSQL server aborts long statements and an
//! SQLite file has only one writer at a time.

use sqlx::AnyConnection;

use super::database::connection::commit_or_roll_back;
use super::{Store, StoreError};

impl Store {
    /// Deletes interactions that were handled before `before`, in milliseconds since 1970: at most `limit`, the oldest first. They
    /// are no longer needed, because Discord repeats a delivery only within some minutes. Returns the number of deleted rows.
    pub async fn purge_handled_interactions(
        &self,
        before: i64,
        limit: u32,
    ) -> Result<u64, StoreError> {
        self.purge_rows(
            "DELETE FROM handled WHERE interaction_id IN (\
             SELECT interaction_id FROM handled WHERE at < $1 ORDER BY at LIMIT $2)",
            before,
            limit,
        )
        .await
    }

    /// Deletes announcements that were published before `before`, in milliseconds since 1970: at most `limit`, the oldest first.
    /// Returns the number of deleted rows.
    pub async fn purge_announcements(&self, before: i64, limit: u32) -> Result<u64, StoreError> {
        // Rows are selected by their nonce, which is as unique as the key but has only one column.
        self.purge_rows(
            "DELETE FROM announcements WHERE nonce IN (\
             SELECT nonce FROM announcements WHERE done_at IS NOT NULL AND done_at < $1 ORDER BY done_at LIMIT $2)",
            before,
            limit,
        )
        .await
    }

    /// Deletes leases that expired before `before`, in milliseconds since 1970: at most `limit`, the oldest first. Returns the
    /// number of deleted rows.
    pub async fn purge_leases(&self, before: i64, limit: u32) -> Result<u64, StoreError> {
        self.purge_rows(
            "DELETE FROM leases WHERE name IN (\
             SELECT name FROM leases WHERE until < $1 ORDER BY until LIMIT $2) AND until < $1",
            before,
            limit,
        )
        .await
    }

    /// Deletes pings that were marked as done before `before`, in milliseconds since 1970: at most `limit`, the oldest first. If
    /// further pings were marked in the same millisecond as the last of these, they are deleted too. Returns the number of deleted
    /// rows.
    pub async fn purge_pings(&self, before: i64, limit: u32) -> Result<u64, StoreError> {
        self.purge_rows(
            "DELETE FROM pings WHERE done_at IS NOT NULL AND done_at < $1 AND done_at <= (SELECT MAX(found.done_at) FROM (\
             SELECT done_at FROM pings WHERE done_at IS NOT NULL AND done_at < $1 ORDER BY done_at LIMIT $2) found)",
            before,
            limit,
        )
        .await
    }

    /// Deletes tables, with their events, whose stored time of deletion is at or before `now` (milliseconds since 1970). Examines
    /// at most `limit` tables. Open tables, tables of tournaments and tables with a result are kept, and their time of deletion is
    /// cleared. Returns the number of tables that were examined.
    pub async fn purge_tables(&self, now: i64, limit: u32) -> Result<u64, StoreError> {
        let mut ids: Vec<i64> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE forget_at <= $1 ORDER BY forget_at LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        if ids.is_empty() {
            return Ok(0);
        }
        // Every process locks rows in the same order, which prevents deadlocks.
        ids.sort_unstable();
        let mut tx = self.connections.begin().await?;
        let done = delete_unneeded_tables(&mut tx, &ids).await;
        commit_or_roll_back(tx, done).await
    }

    /// Executes the SQL statement `delete_sql`, with the parameters `before` (milliseconds since 1970) and `limit`. Returns the
    /// number of deleted rows.
    async fn purge_rows(
        &self,
        delete_sql: &'static str,
        before: i64,
        limit: u32,
    ) -> Result<u64, StoreError> {
        let purged = sqlx::query(delete_sql)
            .bind(before)
            .bind(i64::from(limit))
            .execute(&self.connections.writer)
            .await?;
        Ok(purged.rows_affected())
    }
}

/// Deletes the tables with these ids and all their rows. Keeps open tables, tables of tournaments and tables with a result, and
/// clears their time of deletion. Returns the number of ids.
async fn delete_unneeded_tables(tx: &mut AnyConnection, ids: &[i64]) -> Result<u64, StoreError> {
    for id in ids {
        let kept = sqlx::query(
            "UPDATE tables SET forget_at = NULL WHERE id = $1 AND (open = 1 \
             OR EXISTS (SELECT 1 FROM results WHERE table_id = $1) \
             OR EXISTS (SELECT 1 FROM tournament_tables WHERE table_id = $1))",
        )
        .bind(id)
        .execute(&mut *tx)
        .await?;
        if kept.rows_affected() > 0 {
            continue;
        }
        for statement in [
            "DELETE FROM announcements WHERE table_id = $1",
            "DELETE FROM table_refusals WHERE table_id = $1",
            "DELETE FROM table_people WHERE table_id = $1",
            "DELETE FROM standing_orders WHERE table_id = $1",
            "DELETE FROM messages WHERE table_id = $1",
            "DELETE FROM reviews WHERE table_id = $1",
            "DELETE FROM events WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *tx).await?;
        }
    }
    Ok(u64::try_from(ids.len()).unwrap_or(u64::MAX))
}
