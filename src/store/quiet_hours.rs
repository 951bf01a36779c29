//! People's quiet hours. During these hours of the day, the turn clock stops in the person's turns if it is a slow one, which
//! counts days.

use sqlx::Row;

use super::ids::to_sql;
use super::{Store, StoreError};
use crate::ids::PersonId;

/// A person's quiet hours. The store does not check the time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuietHours {
    /// The minute of the day at which the quiet hours begin, from 0 to 1439.
    pub from: u16,
    /// The minute of the day at which the quiet hours end, from 0 to 1439.
    pub to: u16,
    /// The name of the time zone, such as `Europe/Paris`.
    pub zone: String,
}

impl Store {
    /// Returns a person's quiet hours; `None` if they have chosen none.
    pub async fn quiet_hours(&self, person_id: PersonId) -> Result<Option<QuietHours>, StoreError> {
        let row = sqlx::query(
            "SELECT from_minute, to_minute, zone FROM quiet_hours WHERE person_id = $1",
        )
        .bind(to_sql(person_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let minute = |name| {
            let minute = u16::try_from(row.try_get::<i32, _>(name)?);
            minute.map_err(|_| StoreError::Damaged(format!("quiet_hours: {name} is no minute")))
        };
        let (from, to) = (minute("from_minute")?, minute("to_minute")?);
        Ok(Some(QuietHours { from, to, zone: row.try_get("zone")? }))
    }

    /// Replaces a person's quiet hours; `None` deletes them.
    pub async fn set_quiet_hours(
        &self,
        person_id: PersonId,
        quiet: Option<&QuietHours>,
    ) -> Result<(), StoreError> {
        let Some(quiet) = quiet else {
            sqlx::query("DELETE FROM quiet_hours WHERE person_id = $1")
                .bind(to_sql(person_id))
                .execute(&self.connections.writer)
                .await?;
            return Ok(());
        };
        sqlx::query(
            "INSERT INTO quiet_hours (person_id, from_minute, to_minute, zone) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (person_id) DO UPDATE SET from_minute = excluded.from_minute, \
             to_minute = excluded.to_minute, zone = excluded.zone",
        )
        .bind(to_sql(person_id))
        .bind(i32::from(quiet.from))
        .bind(i32::from(quiet.to))
        .bind(quiet.zone.as_str())
        .execute(&self.connections.writer)
        .await?;
        Ok(())
    }
}
