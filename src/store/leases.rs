//! What one process at a time may do. A lease runs out by itself, for its holder may have died.

use super::{Store, StoreError};

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
             WHERE leases.owner = $2 OR leases.until <= $4",
        )
        .bind(name)
        .bind(owner)
        .bind(until)
        .bind(now)
        .execute(&self.connections.writer)
        .await?;
        Ok(taken.rows_affected() > 0)
    }
}
