//! Tables that want to be looked at by themselves.
//!
//! A table that is handed out is put off for as long as its holder has it. Whoever writes to it says when it is really due again.

use sqlx::AnyConnection;

use super::database::connection::finish;
use super::{SET_ASIDE, Store, StoreError};
use crate::ids::TableId;

/// No process is so far behind another. What was written later than that after now was written before somebody set the clock back.
const AHEAD: i64 = 60_000;

impl Store {
    /// Hands out open tables that want to be looked at at `now`, in milliseconds since 1970; the one that has waited longest
    /// first. For `lease_ms` milliseconds nobody else gets them: until then they are put off. If the holder dies, or cannot
    /// write, somebody else gets it after the lease.
    pub async fn claim_due(
        &self,
        now: i64,
        lease_ms: i64,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        // Most often there are none, and then nobody's writing has to wait.
        let waiting: Vec<(i64, i64)> = sqlx::query_as(
            "SELECT id, due_at FROM tables WHERE open = 1 AND due_at <= $1 ORDER BY due_at, id LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        if waiting.is_empty() {
            return Ok(Vec::new());
        }
        let mut tx = self.connections.begin().await?;
        let done = lease(&mut tx, waiting, now, now.saturating_add(lease_ms)).await;
        finish(tx, done).await
    }

    /// The moment at which the first open table wants to be looked at, in milliseconds since 1970.
    pub async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar("SELECT MIN(due_at) FROM tables WHERE open = 1")
            .fetch_one(&self.connections.readers)
            .await?)
    }

    /// Puts off a table that was handed out until `held_until` and could not be looked at, until `again_at`; with [`SET_ASIDE`]
    /// until somebody writes to it. Returns whether nobody has written to it meanwhile, nor been handed it; if not, nothing is
    /// written.
    pub async fn put_off_due(
        &self,
        table: TableId,
        held_until: i64,
        again_at: i64,
    ) -> Result<bool, StoreError> {
        let updated =
            sqlx::query("UPDATE tables SET due_at = $1 WHERE id = $2 AND due_at = $3 AND open = 1")
                .bind(again_at)
                .bind(table.0)
                .bind(held_until)
                .execute(&self.connections.writer)
                .await?;
        Ok(updated.rows_affected() == 1)
    }

    /// Lets tables be due at `now` that would wait in vain: those that were written to or handed out later than that, before
    /// somebody set the clock back, and those that were set aside. Looking at a table too early says when it is really due.
    pub async fn take_tables_up(&self, now: i64) -> Result<u64, StoreError> {
        let updated = sqlx::query(
            "UPDATE tables SET due_at = $1 WHERE open = 1 AND due_at > $1 AND (changed_at > $2 OR due_at = $3)",
        )
        .bind(now)
        .bind(now.saturating_add(AHEAD))
        .bind(SET_ASIDE)
        .execute(&self.connections.writer)
        .await?;
        Ok(updated.rows_affected())
    }
}

/// Puts off those tables that nobody else has put off meanwhile, or written to.
async fn lease(
    tx: &mut AnyConnection,
    waiting: Vec<(i64, i64)>,
    now: i64,
    until: i64,
) -> Result<Vec<TableId>, StoreError> {
    // In the same order for everyone, so that no two wait for each other.
    let mut in_order = waiting.clone();
    in_order.sort_unstable();
    let mut claimed = Vec::with_capacity(waiting.len());
    for (id, due_at) in in_order {
        let updated = sqlx::query(
            "UPDATE tables SET due_at = $1, changed_at = $2 WHERE id = $3 AND due_at = $4 AND open = 1",
        )
        .bind(until)
        .bind(now)
        .bind(id)
        .bind(due_at)
        .execute(&mut *tx)
        .await?;
        if updated.rows_affected() == 1 {
            claimed.push(id);
        }
    }
    let longest_first = waiting.into_iter().filter(|(id, _)| claimed.contains(id));
    Ok(longest_first.map(|(id, _)| TableId(id)).collect())
}
