//! Interactions that have been handled. They are stored so that a second delivery has no effect.

use sqlx::AnyConnection;

use crate::ids::{InteractionId, TableId};
use crate::store::StoreError;
use crate::store::ids::to_sql;

/// Marks an interaction as handled at `now`, in milliseconds since 1970; does nothing if `interaction` is `None`. Returns
/// [`StoreError::AlreadyHandled`] if the interaction was handled before. If Discord delivers an interaction twice at the same time,
/// the second call waits for the transaction of the first one and then fails.
pub(in crate::store) async fn mark_handled(
    tx: &mut AnyConnection,
    interaction: Option<InteractionId>,
    table: TableId,
    now: i64,
) -> Result<(), StoreError> {
    let Some(interaction) = interaction else { return Ok(()) };
    let inserted = sqlx::query(
        "INSERT INTO handled (interaction_id, table_id, at) VALUES ($1, $2, $3) ON CONFLICT (interaction_id) DO NOTHING",
    )
    .bind(to_sql(interaction))
    .bind(table.0)
    .bind(now)
    .execute(tx)
    .await?;
    if inserted.rows_affected() == 0 { Err(StoreError::AlreadyHandled) } else { Ok(()) }
}
