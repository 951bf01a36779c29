//! Figures about the whole database, for monitoring.

use super::{NEVER_DUE, Store, StoreError};

/// The amount of open and pending work in the database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WorkCounts {
    pub lobbies: i64,
    pub matches: i64,
    /// The number of unpublished announcements.
    pub unpublished: i64,
    /// The time at which the oldest unpublished announcement was written, in milliseconds since 1970; `None` if all are
    /// published.
    pub oldest_unpublished: Option<i64>,
    /// The number of leases (see [`Store::acquire_lease`]) that have not expired.
    pub leases: i64,
    /// The number of tables and tournaments that are excluded from timed actions ([`NEVER_DUE`]), for example because their
    /// processing has failed again and again.
    pub set_aside: i64,
}

impl Store {
    /// Returns the number of open tables of all servers.
    pub async fn count_all_open_tables(&self) -> Result<i64, StoreError> {
        self.fetch_count("SELECT COUNT(*) FROM tables WHERE open = 1", None).await
    }

    /// Returns the figures at `now`, in milliseconds since 1970. Tables whose channel refuses messages do not count as set
    /// aside.
    pub async fn work_counts(&self, now: i64) -> Result<WorkCounts, StoreError> {
        let tables = self.count_all_open_tables().await?;
        let lobbies = "SELECT COUNT(*) FROM tables WHERE open = 1 AND status = 'lobby'";
        let lobbies = self.fetch_count(lobbies, None).await?;
        let unpublished = "SELECT COUNT(*) FROM announcements WHERE done_at IS NULL";
        // Announcements that no process has tried yet, and those under lease or postponed after a failure; each has an index.
        let untried = "SELECT created_at FROM announcements WHERE head = 1 AND done_at IS NULL AND lease_until = 0 \
                       ORDER BY created_at, table_id LIMIT 1";
        let tried = "SELECT created_at FROM announcements WHERE head = 1 AND done_at IS NULL AND lease_until > 0 \
                     ORDER BY created_at LIMIT 1";
        let aside = "SELECT COUNT(*) FROM tables WHERE open = 1 AND due_at = $1";
        let tournaments = "SELECT COUNT(*) FROM tournaments WHERE due_at = $1";
        Ok(WorkCounts {
            lobbies,
            matches: tables - lobbies,
            unpublished: self.fetch_count(unpublished, None).await?,
            oldest_unpublished: match (
                self.fetch_first_number(untried).await?,
                self.fetch_first_number(tried).await?,
            ) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            },
            leases: self
                .fetch_count("SELECT COUNT(*) FROM leases WHERE until > $1", Some(now))
                .await?,
            set_aside: self.fetch_count(aside, Some(NEVER_DUE)).await?
                + self.fetch_count(tournaments, Some(NEVER_DUE)).await?,
        })
    }

    async fn fetch_first_number(&self, sql: &'static str) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(sql).fetch_optional(&self.connections.readers).await?)
    }

    async fn fetch_count(
        &self,
        sql: &'static str,
        parameter: Option<i64>,
    ) -> Result<i64, StoreError> {
        let count = sqlx::query_scalar(sql);
        let count = match parameter {
            Some(value) => count.bind(value),
            None => count,
        };
        Ok(count.fetch_one(&self.connections.readers).await?)
    }
}
