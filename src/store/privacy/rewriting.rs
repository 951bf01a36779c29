//! Removal of a person from stored events. Stored events do not change in any other case.

use sqlx::{AnyConnection, AssertSqlSafe};

use super::index::{EventOwnerKind, OwnerTableNames};
use crate::ids::{GuildId, PersonId};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::events::{self, EventRow, StoredEvent};
use crate::store::ids::to_sql;
use crate::store::league_snapshots::discard_league_and_snapshots;
use crate::store::{Store, StoreError, StoredBody};

/// The changes that remove a person from the stored events of a table or tournament.
#[derive(Clone, Debug)]
pub struct EventRewrite<'a> {
    pub of: EventOwnerKind,
    /// The id of the table or tournament.
    pub id: i64,
    /// The id of the person whom the changed events no longer name.
    pub person: PersonId,
    /// The server whose league may include the events; `None` if there is none.
    pub guild: Option<GuildId>,
    /// The number of the last event that the writer has loaded.
    pub expected_seq: i64,
    /// The events that change. Each replaces the stored event of the same number.
    pub events: &'a [StoredEvent],
    /// An event that is appended after all other events. Because the number of the last event changes, every process loads the
    /// events again.
    pub mark: EventRow,
    /// The new outcome of a tournament as text; `None` if it does not change.
    pub outcome: Option<&'a str>,
    /// The current time, in milliseconds since 1970.
    pub now: i64,
}

impl Store {
    /// Returns the stored outcome of a tournament; `None` if there is none.
    pub async fn stored_outcome(&self, tournament: i64) -> Result<Option<StoredBody>, StoreError> {
        let outcome: Option<String> =
            sqlx::query_scalar("SELECT outcome FROM tournament_outcomes WHERE tournament_id = $1")
                .bind(tournament)
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(outcome.map(StoredBody::from))
    }

    /// Replaces events of a table or tournament, all or nothing, and discards the league of the server.
    ///
    /// # Errors
    /// Returns [`StoreError::Conflict`] if the last event is not the expected one.
    pub async fn rewrite_events(&self, rewritten: EventRewrite<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = rewrite_events_in_transaction(&mut tx, &rewritten).await;
        commit_or_roll_back(tx, done).await
    }
}

/// Replaces events of a table or tournament, and discards the league of the server, within a transaction.
async fn rewrite_events_in_transaction(
    tx: &mut AnyConnection,
    new: &EventRewrite<'_>,
) -> Result<(), StoreError> {
    let OwnerTableNames { whole, events, column, index } = new.of.table_and_column_names();
    // If the tournament is open, its posts must be updated too.
    let shown = match new.of {
        EventOwnerKind::Tables => "",
        EventOwnerKind::Tournaments => {
            ", show_at = CASE WHEN open = 1 AND show_at IS NULL THEN $3 ELSE show_at END"
        }
    };
    let moved_on = format!(
        "UPDATE {whole} SET seq = seq + 1, \
         indexed_up_to = CASE WHEN indexed_up_to = seq THEN seq + 1 ELSE indexed_up_to END{shown} WHERE id = $1 AND seq = $2"
    );
    let mut moved_on = sqlx::query(AssertSqlSafe(moved_on)).bind(new.id).bind(new.expected_seq);
    if new.of == EventOwnerKind::Tournaments {
        moved_on = moved_on.bind(new.now);
    }
    if moved_on.execute(&mut *tx).await?.rows_affected() == 0 {
        return Err(StoreError::Conflict);
    }
    let update =
        format!("UPDATE {events} SET version = $1, body = $2 WHERE {column} = $3 AND seq = $4");
    for event in new.events {
        let query = sqlx::query(AssertSqlSafe(update.clone()));
        let query =
            query.bind(event.version).bind(event.body.as_str()).bind(new.id).bind(event.seq);
        query.execute(&mut *tx).await?;
    }
    events::insert_events(
        tx,
        new.of.to_event_owner(),
        new.id,
        new.expected_seq,
        std::slice::from_ref(&new.mark),
    )
    .await?;
    if let Some(outcome) = new.outcome {
        let query =
            sqlx::query("UPDATE tournament_outcomes SET outcome = $1 WHERE tournament_id = $2");
        query.bind(outcome).bind(new.id).execute(&mut *tx).await?;
    }
    let unnamed = format!("DELETE FROM {index} WHERE person_id = $1 AND {column} = $2");
    let unnamed = sqlx::query(AssertSqlSafe(unnamed)).bind(to_sql(new.person)).bind(new.id);
    unnamed.execute(&mut *tx).await?;
    match new.guild {
        Some(guild) => discard_league_and_snapshots(tx, guild, 0).await,
        None => Ok(()),
    }
}
