//! Standing orders: moves that players have chosen in advance for their next turns. An order is visible only to its player.

use sqlx::{AnyConnection, Row};

use super::mark_handled;
use crate::ids::{InteractionId, PersonId, TableId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError, StoredBody};

/// A stored standing order: a move that a player has chosen in advance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredOrder {
    /// The revision of the order: a number that changes whenever the order changes.
    pub revision: i64,
    /// The order as text, which the store does not interpret.
    pub body: StoredBody,
}

/// A standing order to be stored or deleted.
#[derive(Clone, Debug)]
pub struct NewOrder {
    /// The id of the table.
    pub table: TableId,
    /// The number of the last event that the writer has loaded.
    pub expected_seq: i64,
    /// The id of the player who gave the order.
    pub person: PersonId,
    /// The order as text; `None` to delete the stored order.
    pub body: Option<StoredBody>,
    /// The interaction that requested the change. Its id becomes the revision of the order.
    pub interaction: InteractionId,
    /// The current time, in milliseconds since 1970.
    pub now: i64,
}

impl Store {
    /// Returns the standing order of a person at a table; `None` if there is none.
    pub async fn standing_order(
        &self,
        table: TableId,
        person_id: PersonId,
    ) -> Result<Option<StoredOrder>, StoreError> {
        let row = sqlx::query(
            "SELECT revision, body FROM standing_orders WHERE table_id = $1 AND person_id = $2",
        )
        .bind(table.0)
        .bind(to_sql(person_id))
        .fetch_optional(&self.connections.readers)
        .await?;
        let stored = |row: sqlx::any::AnyRow| {
            let body = row.try_get::<String, _>("body")?.into();
            Ok(StoredOrder { revision: row.try_get("revision")?, body })
        };
        row.map(stored).transpose()
    }

    /// Stores or replaces a person's standing order; deletes it if `new.body` is `None`.
    ///
    /// # Errors
    /// Returns [`StoreError::AlreadyHandled`] in preference to all other errors; [`StoreError::Conflict`] if the last event of the
    /// table is not the expected one, or if the table is over.
    pub async fn store_or_delete_standing_order(&self, new: NewOrder) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = store_or_delete_order(&mut tx, &new).await;
        commit_or_roll_back(tx, done).await
    }
}

/// Stores or replaces a standing order, or deletes it if `new.body` is `None`, within a transaction.
async fn store_or_delete_order(tx: &mut AnyConnection, new: &NewOrder) -> Result<(), StoreError> {
    mark_handled(tx, Some(new.interaction), new.table, new.now).await?;
    // This update locks the row, so that no event is added before the commit.
    let same = sqlx::query("UPDATE tables SET seq = seq WHERE id = $1 AND seq = $2 AND open = 1")
        .bind(new.table.0)
        .bind(new.expected_seq)
        .execute(&mut *tx)
        .await?;
    if same.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    let Some(body) = &new.body else {
        sqlx::query("DELETE FROM standing_orders WHERE table_id = $1 AND person_id = $2")
            .bind(new.table.0)
            .bind(to_sql(new.person))
            .execute(&mut *tx)
            .await?;
        return Ok(());
    };
    sqlx::query(
        "INSERT INTO standing_orders (table_id, person_id, revision, body) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (table_id, person_id) DO UPDATE SET revision = excluded.revision, body = excluded.body",
    )
    .bind(new.table.0)
    .bind(to_sql(new.person))
    .bind(to_sql(new.interaction))
    .bind(body.as_str())
    .execute(&mut *tx)
    .await?;
    Ok(())
}

/// Deletes the standing orders that were carried out. `players_and_revisions` contains the player and the revision of each. If
/// `delete_others` is true, also deletes all other standing orders at the table.
///
/// # Errors
/// Returns [`StoreError::Conflict`] if one of these orders was changed or deleted in the meantime.
pub(super) async fn delete_played_orders(
    tx: &mut AnyConnection,
    table: TableId,
    players_and_revisions: &[(PersonId, i64)],
    delete_others: bool,
) -> Result<(), StoreError> {
    for (person, revision) in players_and_revisions {
        let deleted = sqlx::query(
            "DELETE FROM standing_orders WHERE table_id = $1 AND person_id = $2 AND revision = $3",
        )
        .bind(table.0)
        .bind(to_sql(*person))
        .bind(revision)
        .execute(&mut *tx)
        .await?;
        if deleted.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    if delete_others {
        sqlx::query("DELETE FROM standing_orders WHERE table_id = $1")
            .bind(table.0)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}
