//! Stored data about the days of the daily games: the secret from which the games of every day are derived, the published hash of
//! each day, and the first day.

use crate::store::{Store, StoreError};

impl Store {
    /// Returns the secret with this name. If there is none, stores `new_secret` and returns it. If two processes do so at the same
    /// time, both get the secret that was stored first.
    pub async fn secret_or_insert(
        &self,
        name: &str,
        new_secret: &str,
    ) -> Result<String, StoreError> {
        sqlx::query(
            "INSERT INTO installation_secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        )
        .bind(name)
        .bind(new_secret)
        .execute(&self.connections.writer)
        .await?;
        Ok(sqlx::query_scalar("SELECT secret FROM installation_secrets WHERE name = $1")
            .bind(name)
            .fetch_one(&self.connections.writer)
            .await?)
    }

    /// Returns the secret with this name; `None` if none is stored.
    pub async fn stored_secret(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT secret FROM installation_secrets WHERE name = $1")
            .bind(name)
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Returns the published hash of a day's games. If the day has none, stores `new_hash` as published at `now` (milliseconds
    /// since 1970) and returns it. `day` is the number of days since 1970-01-01.
    pub async fn daily_hash_or_insert(
        &self,
        day: i32,
        new_hash: &str,
        now: i64,
    ) -> Result<String, StoreError> {
        if let Some(published) = self.daily_hash(day).await? {
            return Ok(published);
        }
        sqlx::query(
            "INSERT INTO daily_days (day, hash, published_at) VALUES ($1, $2, $3) ON CONFLICT (day) DO NOTHING",
        )
        .bind(day)
        .bind(new_hash)
        .bind(now)
        .execute(&self.connections.writer)
        .await?;
        Ok(sqlx::query_scalar("SELECT hash FROM daily_days WHERE day = $1")
            .bind(day)
            .fetch_one(&self.connections.writer)
            .await?)
    }

    /// Returns the published hash of a day's games; `None` if none was published. `day` is the number of days since 1970-01-01.
    pub async fn daily_hash(&self, day: i32) -> Result<Option<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT hash FROM daily_days WHERE day = $1")
            .bind(day)
            .fetch_optional(&self.connections.readers)
            .await?)
    }

    /// Returns the first day that has a published hash or whose games somebody has played, as the number of days since 1970-01-01;
    /// `None` if there is no such day.
    pub async fn first_published_or_played_day(&self) -> Result<Option<i32>, StoreError> {
        let published: Option<i32> =
            sqlx::query_scalar("SELECT day FROM daily_days WHERE day >= 0 ORDER BY day LIMIT 1")
                .fetch_optional(&self.connections.readers)
                .await?;
        let played: Option<i32> =
            sqlx::query_scalar("SELECT day FROM daily_tries WHERE day >= 0 ORDER BY day LIMIT 1")
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(published.into_iter().chain(played).min())
    }
}
