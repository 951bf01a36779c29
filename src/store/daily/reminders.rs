//! The reminders of the daily games that people have asked for, which the bot sends once a day.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::ids::PersonId;
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// A person's reminder of the daily games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyReminder {
    pub person: PersonId,
    /// The hour of the day, from 0 to 23, in the time zone of the person.
    pub hour: i32,
    /// The name of the time zone. The store does not check it.
    pub zone: String,
    /// The tag of the language in which the person asked for reminders.
    pub locale: String,
    /// The time of the next attempt, in milliseconds since 1970. During a claim, it is the end of the lease.
    pub due_at: i64,
    /// The time for which the reminder was planned, in milliseconds since 1970.
    pub planned_at: i64,
    /// The number of times that the reminder for `planned_at` was claimed.
    pub attempts: i32,
}

impl Store {
    /// Returns a person's reminder; `None` if they have not asked for one.
    pub async fn daily_reminder(
        &self,
        person: PersonId,
    ) -> Result<Option<DailyReminder>, StoreError> {
        let row = sqlx::query(
            "SELECT person_id, hour, zone, locale, due_at, planned_at, attempts FROM daily_reminders WHERE person_id = $1",
        )
        .bind(to_sql(person))
        .fetch_optional(&self.connections.writer)
        .await?;
        row.as_ref().map(reminder_from_row).transpose()
    }

    /// Stores a person's reminder, and replaces the earlier one.
    pub async fn set_daily_reminder(&self, reminder: &DailyReminder) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO daily_reminders (person_id, hour, zone, locale, due_at, planned_at, attempts) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person_id) DO UPDATE SET hour = excluded.hour, \
             zone = excluded.zone, locale = excluded.locale, due_at = excluded.due_at, \
             planned_at = excluded.planned_at, attempts = excluded.attempts",
        )
        .bind(to_sql(reminder.person))
        .bind(reminder.hour)
        .bind(&reminder.zone)
        .bind(&reminder.locale)
        .bind(reminder.due_at)
        .bind(reminder.planned_at)
        .bind(reminder.attempts)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Deletes a person's reminder.
    pub async fn delete_daily_reminder(&self, person: PersonId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM daily_reminders WHERE person_id = $1")
            .bind(to_sql(person))
            .execute(&self.connections.writer)
            .await?;
        Ok(())
    }

    /// Claims at most `limit` reminders that are due at `now`, and increments their numbers of attempts. The claim lasts until
    /// `lease_until`; after that time, another process can claim the reminders. Times are in milliseconds since 1970.
    pub async fn claim_daily_reminders(
        &self,
        now: i64,
        lease_until: i64,
        limit: u32,
    ) -> Result<Vec<DailyReminder>, StoreError> {
        let rows = sqlx::query(
            "SELECT person_id, hour, zone, locale, due_at, planned_at, attempts FROM daily_reminders \
             WHERE due_at <= $1 ORDER BY due_at LIMIT $2",
        )
        .bind(now)
        .bind(i64::from(limit))
        .fetch_all(&self.connections.readers)
        .await?;
        let mut claimed = Vec::new();
        for row in &rows {
            let found = reminder_from_row(row)?;
            let updated = sqlx::query(
                "UPDATE daily_reminders SET due_at = $1, attempts = attempts + 1 \
                 WHERE person_id = $2 AND due_at = $3 AND attempts = $4",
            )
            .bind(lease_until)
            .bind(to_sql(found.person))
            .bind(found.due_at)
            .bind(found.attempts)
            .execute(&self.connections.writer)
            .await?;
            if updated.rows_affected() == 1 {
                claimed.push(DailyReminder {
                    due_at: lease_until,
                    attempts: found.attempts + 1,
                    ..found
                });
            }
        }
        Ok(claimed)
    }

    /// Releases a claimed reminder that was not sent: it becomes due at once, and the attempt is not counted.
    pub async fn release_daily_reminder(&self, claimed: &DailyReminder) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE daily_reminders SET due_at = planned_at, attempts = attempts - 1 \
             WHERE person_id = $1 AND due_at = $2 AND attempts = $3",
        )
        .bind(to_sql(claimed.person))
        .bind(claimed.due_at)
        .bind(claimed.attempts)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Deletes a claimed reminder, unless the person has changed it since the claim.
    pub async fn end_daily_reminder(&self, claimed: &DailyReminder) -> Result<(), StoreError> {
        sqlx::query(
            "DELETE FROM daily_reminders WHERE person_id = $1 AND due_at = $2 AND attempts = $3",
        )
        .bind(to_sql(claimed.person))
        .bind(claimed.due_at)
        .bind(claimed.attempts)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// After a claimed reminder was sent or skipped, plans the person's next reminder for `next_due_at` (milliseconds since 1970).
    /// If the person has changed the reminder since the claim, nothing is stored.
    pub async fn plan_next_daily_reminder(
        &self,
        claimed: &DailyReminder,
        next_due_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE daily_reminders SET due_at = $1, planned_at = $1, attempts = 0 \
             WHERE person_id = $2 AND due_at = $3 AND attempts = $4",
        )
        .bind(next_due_at)
        .bind(to_sql(claimed.person))
        .bind(claimed.due_at)
        .bind(claimed.attempts)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Schedules a further attempt to send a claimed reminder for `retry_at` (milliseconds since 1970).
    pub async fn retry_daily_reminder(
        &self,
        claimed: &DailyReminder,
        retry_at: i64,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE daily_reminders SET due_at = $1 WHERE person_id = $2 AND due_at = $3 AND attempts = $4",
        )
        .bind(retry_at)
        .bind(to_sql(claimed.person))
        .bind(claimed.due_at)
        .bind(claimed.attempts)
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }

    /// Returns the earliest time at which a reminder is due, in milliseconds since 1970; `None` if there are none.
    pub async fn next_daily_reminder_due_at(&self) -> Result<Option<i64>, StoreError> {
        Ok(sqlx::query_scalar(
            "SELECT due_at FROM daily_reminders WHERE due_at >= 0 ORDER BY due_at LIMIT 1",
        )
        .fetch_optional(&self.connections.readers)
        .await?)
    }
}

/// Reads a reminder from a row of a query.
fn reminder_from_row(row: &AnyRow) -> Result<DailyReminder, StoreError> {
    Ok(DailyReminder {
        person: from_sql(row.try_get("person_id")?),
        hour: row.try_get("hour")?,
        zone: row.try_get("zone")?,
        locale: row.try_get("locale")?,
        due_at: row.try_get("due_at")?,
        planned_at: row.try_get("planned_at")?,
        attempts: row.try_get("attempts")?,
    })
}
