//! Leases on things that one process at a time may do. A lease runs out by itself, for its holder may have died.

use sqlx::AnyConnection;

use super::connection::finish;
use crate::store::{Store, StoreError};

/// The lease of the process that identifies to Discord. Its time is not its holder's but Discord's, which wants some seconds
/// between any two that identify, whatever became of the first.
pub const IDENTIFY: &str = "identify";

/// No lease is given for longer. One that has more left was given before somebody set the clock back, and nobody waits for it.
const LONGEST: i64 = 10 * 60 * 1000;

impl Store {
    /// Gives `owner` the lease of this name until `until`, if nobody else holds it at `now`. Who holds it already may hold it
    /// longer, or give it back by an `until` that has come.
    ///
    /// Returns whether `owner` has it.
    pub async fn lease(
        &self,
        name: &str,
        owner: &str,
        now: i64,
        until: i64,
    ) -> Result<bool, StoreError> {
        let taken = sqlx::query(
            "INSERT INTO leases (name, owner, until) VALUES ($1, $2, $3) \
             ON CONFLICT (name) DO UPDATE SET owner = $2, until = $3 \
             WHERE leases.owner = $2 OR leases.until <= $4 OR leases.until > $5",
        )
        .bind(name)
        .bind(owner)
        .bind(until)
        .bind(now)
        .bind(now.saturating_add(LONGEST))
        .execute(&self.connections.writer)
        .await?;
        Ok(taken.rows_affected() > 0)
    }

    /// Gives up every lease but [`IDENTIFY`], where nobody lives who holds one: what they held can be handed out at once.
    ///
    /// A table that was handed out cannot be told from one that is due soon, so all that are due within `put_off_ms`
    /// milliseconds of `now` are due at once: looking at a table too early says when it is really due.
    pub async fn give_up_leases(&self, now: i64, put_off_ms: i64) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = give_up(&mut tx, now, now.saturating_add(put_off_ms)).await;
        finish(tx, done).await
    }
}

/// Frees what is held; an announcement that somebody has put off, and holds no more, stays put off.
async fn give_up(tx: &mut AnyConnection, now: i64, put_off: i64) -> Result<(), StoreError> {
    for held in [
        "UPDATE announcements SET lease_until = 0, lease_owner = NULL \
         WHERE done_at IS NULL AND lease_owner IS NOT NULL",
        "UPDATE season_ends SET lease_until = 0, lease_owner = NULL \
         WHERE done_at IS NULL AND lease_owner IS NOT NULL",
    ] {
        sqlx::query(held).execute(&mut *tx).await?;
    }
    sqlx::query("UPDATE tables SET due_at = $1 WHERE open = 1 AND due_at > $1 AND due_at <= $2")
        .bind(now)
        .bind(put_off)
        .execute(&mut *tx)
        .await?;
    sqlx::query("DELETE FROM leases WHERE name <> $1").bind(IDENTIFY).execute(tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::store::tests::databases::for_each_database;

    #[tokio::test]
    async fn a_lease_from_before_the_clock_was_set_back_holds_up_nobody() {
        for_each_database(|store| async move {
            let (hour, minute) = (3_600_000, 60_000);
            assert!(store.lease("a", "one", 2 * hour, 2 * hour + minute).await.unwrap());
            assert!(!store.lease("a", "other", 2 * hour, 2 * hour + minute).await.unwrap());
            assert!(store.lease("a", "other", hour, hour + minute).await.unwrap());
            assert!(!store.lease("a", "one", hour, hour + minute).await.unwrap());
        })
        .await;
    }
}
