//! Leases for tasks that only one process at a time may do. A lease expires at a stored time, because its holder may have died.

use sqlx::AnyConnection;

use super::connection::commit_or_roll_back;
use crate::store::{Store, StoreError};

/// The name of the lease that a process takes before it identifies to Discord's gateway. Discord demands a pause before another
/// process identifies. The lease lasts for that pause, even if its holder has died.
pub const IDENTIFY: &str = "identify";

/// The prefix of the names of leases by which processes announce which gateway shards they run. The rest of such a name contains
/// the owner of the lease and its shards.
pub const SHARDS: &str = "shards ";

/// The maximum duration of a lease, in milliseconds. A lease with more time left was taken before the clock was set back, and
/// counts as expired.
const LONGEST: i64 = 10 * 60 * 1000;

impl Store {
    /// Gives `owner` the lease with this name until `until` (milliseconds since 1970), unless another owner holds it at
    /// `now`. The holder may extend the lease, or release it by passing a time in the past.
    ///
    /// Returns `true` if `owner` holds the lease.
    pub async fn acquire_lease(
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

    /// Returns the names of the leases whose names begin with `name_prefix` and that have not expired at `now`, in milliseconds
    /// since 1970.
    pub async fn live_lease_names(
        &self,
        name_prefix: &str,
        now: i64,
    ) -> Result<Vec<String>, StoreError> {
        let pattern = format!("{name_prefix}%");
        let names = sqlx::query_scalar(
            "SELECT name FROM leases WHERE name LIKE $1 AND until > $2 ORDER BY name",
        );
        Ok(names.bind(pattern).bind(now).fetch_all(&self.connections.readers).await?)
    }

    /// Releases the leases of `owner` whose names begin with `name_prefix`. The owner calls this when it stops.
    pub async fn release_leases_of(
        &self,
        owner: &str,
        name_prefix: &str,
    ) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM leases WHERE owner = $1 AND name LIKE $2")
            .bind(owner)
            .bind(format!("{name_prefix}%"))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Releases every lease except [`IDENTIFY`]. Must be called only if the processes that held the leases have died.
    ///
    /// A claim of a table for its timed action has no row of its own: it postpones the due time of the table by at most
    /// `max_lease_ms` milliseconds. Therefore all tables that are due within `max_lease_ms` milliseconds of `now` become due
    /// immediately. Checking a table too early is harmless.
    pub async fn release_leases_of_dead_processes(
        &self,
        now: i64,
        max_lease_ms: i64,
    ) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done =
            release_all_leases_and_make_tables_due(&mut tx, now, now.saturating_add(max_lease_ms))
                .await;
        commit_or_roll_back(tx, done).await
    }
}

/// Releases all leases except [`IDENTIFY`], within a transaction. Announcements that wait for a retry are not under lease and keep
/// their retry time. Tables that are due between `now` and `latest_due` become due at `now`. Times are in milliseconds since 1970.
async fn release_all_leases_and_make_tables_due(
    tx: &mut AnyConnection,
    now: i64,
    latest_due: i64,
) -> Result<(), StoreError> {
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
        .bind(latest_due)
        .execute(&mut *tx)
        .await?;
    sqlx::query("DELETE FROM leases WHERE name <> $1").bind(IDENTIFY).execute(tx).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::store::tests::databases::for_each_database;

    #[tokio::test]
    async fn a_lease_given_before_the_clock_was_set_back_counts_as_expired() {
        for_each_database(|store| async move {
            let (hour, minute) = (3_600_000, 60_000);
            assert!(store.acquire_lease("a", "one", 2 * hour, 2 * hour + minute).await.unwrap());
            assert!(!store.acquire_lease("a", "other", 2 * hour, 2 * hour + minute).await.unwrap());
            assert!(store.acquire_lease("a", "other", hour, hour + minute).await.unwrap());
            assert!(!store.acquire_lease("a", "one", hour, hour + minute).await.unwrap());
        })
        .await;
    }
}
