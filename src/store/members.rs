//! The last known membership of people on servers.

use std::collections::BTreeMap;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::database::connection::commit_or_roll_back;
use super::ids::{from_sql, to_sql};
use super::{Store, StoreError};
use crate::ids::{GuildId, PersonId};

/// The result and the time of the last check of a person's membership.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Membership {
    /// True if the person had left the server at the time of the check.
    pub gone: bool,
    /// The time of the check, in milliseconds since 1970.
    pub checked_at: i64,
}

impl Store {
    /// Returns the last known membership of each person on a server.
    pub async fn memberships(
        &self,
        guild_id: GuildId,
    ) -> Result<BTreeMap<PersonId, Membership>, StoreError> {
        let rows =
            sqlx::query("SELECT person_id, gone, checked_at FROM members WHERE guild_id = $1")
                .bind(to_sql(guild_id))
                .fetch_all(&self.connections.readers)
                .await?;
        rows.iter().map(membership_from_row).collect()
    }

    /// Returns the people whose membership on a server was checked at `since` (milliseconds since 1970) or later, each with the
    /// result of the last check.
    pub async fn memberships_checked_since(
        &self,
        guild_id: GuildId,
        since: i64,
    ) -> Result<Vec<(PersonId, Membership)>, StoreError> {
        let rows = sqlx::query(
            "SELECT person_id, gone, checked_at FROM members WHERE guild_id = $1 AND checked_at >= $2",
        )
        .bind(to_sql(guild_id))
        .bind(since)
        .fetch_all(&self.connections.readers)
        .await?;
        rows.iter().map(membership_from_row).collect()
    }

    /// Stores the memberships of these people. They replace the results of earlier checks of the same people.
    pub async fn set_memberships(
        &self,
        guild_id: GuildId,
        memberships: &[(PersonId, Membership)],
    ) -> Result<(), StoreError> {
        if memberships.is_empty() {
            return Ok(());
        }
        // Every process locks rows in the same order, which prevents deadlocks.
        let mut memberships = memberships.to_vec();
        memberships.sort_unstable_by_key(|(person, _)| *person);
        let mut tx = self.connections.begin().await?;
        let done = store_memberships(&mut tx, guild_id, &memberships).await;
        commit_or_roll_back(tx, done).await
    }
}

/// Stores the memberships of these people, within a transaction.
async fn store_memberships(
    tx: &mut AnyConnection,
    guild_id: GuildId,
    memberships: &[(PersonId, Membership)],
) -> Result<(), StoreError> {
    for (person_id, membership) in memberships {
        sqlx::query(
            "INSERT INTO members (guild_id, person_id, gone, checked_at) VALUES ($1, $2, $3, $4) \
             ON CONFLICT (guild_id, person_id) DO UPDATE SET gone = excluded.gone, checked_at = excluded.checked_at",
        )
        .bind(to_sql(guild_id))
        .bind(to_sql(*person_id))
        .bind(i32::from(membership.gone))
        .bind(membership.checked_at)
        .execute(&mut *tx)
        .await?;
    }
    Ok(())
}

/// Reads a membership and the id of its person from a row of a query.
fn membership_from_row(row: &AnyRow) -> Result<(PersonId, Membership), StoreError> {
    let gone = row.try_get::<i32, _>("gone")? != 0;
    let membership = Membership { gone, checked_at: row.try_get("checked_at")? };
    Ok((from_sql(row.try_get("person_id")?), membership))
}
