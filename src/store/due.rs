//! Tables with a timed action, such as the end of a turn.
//!
//! A table has a due time. When a process claims a table, it postpones the due time to the end of its lease. The next write to the
//! table sets the due time of the table's next action.

use sqlx::AnyConnection;

use super::database::connection::commit_or_roll_back;
use super::{NEVER_DUE, Store, StoreError};
use crate::ids::TableId;

/// The maximum difference between the clocks of two processes, in milliseconds. If the time of a table's last change is further in
/// the future than this, it was stored before the clock was set back.
const AHEAD: i64 = 60_000;

impl Store {
    /// Claims at most `limit` open tables that are due at `now`, in milliseconds since 1970. Those that have been due for longest
    /// come first. The claim postpones the due times of the tables by `lease_ms` milliseconds. After that, another process can
    /// claim the tables, because the holder may have died or failed to write. Two kinds of tables are never due: those of servers
    /// that have removed the bot, and sleeping tables, whose channel refuses the bot's messages.
    pub async fn claim_due_tables(
        &self,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        // Usually no table is due, and then no write transaction is needed.
        let waiting: Vec<(i64, i64)> = sqlx::query_as(concat!(
            "SELECT id, due_at FROM tables t WHERE open = 1 AND due_at <= $1 AND ",
            is_reachable!("t", "t.id"),
            " ORDER BY due_at, id LIMIT $2"
        ))
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        if waiting.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.connections.begin().await?;
        let done =
            claim_unchanged_tables(&mut tx, waiting, now, now.saturating_add(lease_ms)).await;
        commit_or_roll_back(tx, done).await
    }

    /// Returns the earliest due time of an open table, in milliseconds since 1970; `None` if no table has a timed action.
    pub async fn next_table_due_at(&self) -> Result<Option<i64>, StoreError> {
        let next: Option<Option<i64>> = sqlx::query_scalar(concat!(
            "SELECT due_at FROM tables t WHERE open = 1 AND due_at IS NOT NULL AND ",
            is_reachable!("t", "t.id"),
            " ORDER BY due_at LIMIT 1"
        ))
        .fetch_optional(&self.connections.readers)
        .await?;
        Ok(next.flatten())
    }

    /// Postpones the timed action of a claimed table to `retry_at`, after the action failed. `lease_until` is the end of the
    /// caller's lease. If `retry_at` is [`NEVER_DUE`], the table has no timed action until the next write to it. Times are in
    /// milliseconds since 1970. Returns `false` and changes nothing if the table was written to, or claimed by another process, in
    /// the meantime.
    pub async fn postpone_due_table(
        &self,
        table: TableId,
        lease_until: i64,
        retry_at: i64,
    ) -> Result<bool, StoreError> {
        let updated =
            sqlx::query("UPDATE tables SET due_at = $1 WHERE id = $2 AND due_at = $3 AND open = 1")
                .bind(retry_at)
                .bind(table.0)
                .bind(lease_until)
                .execute(&self.connections.writer)
                .await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Makes two kinds of tables due at `now` (milliseconds since 1970): those that were excluded from timed actions
    /// ([`NEVER_DUE`]), and those that were postponed before the clock was set back. Checking a table too early is harmless.
    /// Returns the number of tables.
    pub async fn resume_tables_set_aside(&self, now: i64) -> Result<u64, StoreError> {
        let updated = sqlx::query(
            "UPDATE tables SET due_at = $1 WHERE open = 1 AND due_at > $1 AND (changed_at > $2 OR due_at = $3)",
        )
        .bind(now)
        .bind(now.saturating_add(AHEAD))
        .bind(NEVER_DUE)
        .execute(&self.connections.writer)
        .await?;
        Ok(updated.rows_affected())
    }
}

/// Claims tables until `lease_until`, except those that another process has claimed or written to since they were read.
/// `ids_and_due_times` contains the ids and due times that were read. Returns the claimed tables. Times are in milliseconds since
/// 1970.
async fn claim_unchanged_tables(
    tx: &mut AnyConnection,
    ids_and_due_times: Vec<(i64, i64)>,
    now: i64,
    lease_until: i64,
) -> Result<Vec<TableId>, StoreError> {
    // Every process locks rows in the same order, which prevents deadlocks.
    let mut in_order = ids_and_due_times.clone();
    in_order.sort_unstable();
    let mut claimed = Vec::with_capacity(ids_and_due_times.len());
    for (id, due_at) in in_order {
        let updated = sqlx::query(
            "UPDATE tables SET due_at = $1, changed_at = $2 WHERE id = $3 AND due_at = $4 AND open = 1",
        )
        .bind(lease_until)
        .bind(now)
        .bind(id)
        .bind(due_at)
        .execute(&mut *tx)
        .await?;
        if updated.rows_affected() == 1 {
            claimed.push(id);
        }
    }
    let longest_first = ids_and_due_times.into_iter().filter(|(id, _)| claimed.contains(id));
    Ok(longest_first.map(|(id, _)| TableId(id)).collect())
}
