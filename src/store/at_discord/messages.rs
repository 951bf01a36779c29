//! The messages on Discord that belong to a table.

use sqlx::{AnyConnection, Row};

use crate::ids::{ChannelId, MessageId, TableId};
use crate::store::ids::{from_sql, to_sql};
use crate::store::{Store, StoreError};

/// The value of the column `kind` for the message that has a table's buttons.
pub const BOARD: &str = "board";

/// A message in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MessageRef {
    /// The id of the message.
    pub message_id: MessageId,
    /// The id of the channel that contains the message.
    pub channel_id: ChannelId,
}

impl Store {
    /// Returns the table's message of this kind, such as [`BOARD`]; `None` if none is stored.
    pub async fn table_message(
        &self,
        table: TableId,
        kind: &str,
    ) -> Result<Option<MessageRef>, StoreError> {
        let row = sqlx::query(
            "SELECT message_id, channel_id FROM messages WHERE table_id = $1 AND kind = $2",
        )
        .bind(table.0)
        .bind(kind)
        .fetch_optional(&self.connections.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(MessageRef {
            message_id: from_sql(row.try_get("message_id")?),
            channel_id: from_sql(row.try_get("channel_id")?),
        }))
    }

    /// Stores a message as the table's message of this kind. The table must exist.
    pub async fn set_table_message(
        &self,
        table: TableId,
        kind: &str,
        message: MessageRef,
    ) -> Result<(), StoreError> {
        store_table_message(&mut *self.connections.writer.acquire().await?, table, kind, message)
            .await
    }
}

/// Stores a message as the table's message of this kind, within a transaction.
pub(in crate::store) async fn store_table_message(
    connection: &mut AnyConnection,
    table: TableId,
    kind: &str,
    message: MessageRef,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO messages (table_id, kind, message_id, channel_id) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (table_id, kind) DO UPDATE SET message_id = excluded.message_id, channel_id = excluded.channel_id",
    )
    .bind(table.0)
    .bind(kind)
    .bind(to_sql(message.message_id))
    .bind(to_sql(message.channel_id))
    .execute(connection)
    .await?;
    Ok(())
}
