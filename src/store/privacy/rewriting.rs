//! Rewriting events without a person: the only case in which a stored event changes.

use sqlx::{AnyConnection, AssertSqlSafe};

use crate::ids::{GuildId, PersonId};
use crate::store::database::connection::finish;
use crate::store::events::{self, EventRow, Of, StoredEvent};
use crate::store::league_snapshots::discard;
use crate::store::{Body, Store, StoreError};

/// The owner of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Tables,
    Tournaments,
}

/// The result of scanning a batch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming {
    /// Those whose text contains the digits of the person's id, possibly within another number.
    pub found: Vec<i64>,
    /// The last one scanned; `None` if there are no more.
    pub last: Option<i64>,
}

/// Events to be replaced.
#[derive(Clone, Debug)]
pub struct Rewritten<'a> {
    pub of: Kind,
    /// The table, or the tournament.
    pub id: i64,
    /// The server in whose rankings it may count.
    pub guild: Option<GuildId>,
    /// The number of the last event known to the writer.
    pub expected_seq: i64,
    /// The changed events.
    pub events: &'a [StoredEvent],
    /// An event after all others, which makes every process load the events again.
    pub mark: EventRow,
    /// The outcome of a tournament, if it changes as well.
    pub outcome: Option<&'a str>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

impl Kind {
    fn of(self) -> Of {
        match self {
            Self::Tables => Of::Table,
            Self::Tournaments => Of::Tournament,
        }
    }

    /// The table of these, that of their events, and the column there by which they are named.
    fn names(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Tables => ("tables", "events", "table_id"),
            Self::Tournaments => ("tournaments", "tournament_events", "tournament_id"),
        }
    }
}

impl Store {
    /// Scans the next ones after `after`, in the order of their ids, at most `limit`, for those that may name a person.
    pub async fn naming(
        &self,
        of: Kind,
        person: PersonId,
        after: i64,
        limit: u32,
    ) -> Result<Naming, StoreError> {
        let (whole, events, column) = of.names();
        let next = format!("SELECT id FROM {whole} WHERE id > $1 ORDER BY id LIMIT $2");
        let next = sqlx::query_scalar(AssertSqlSafe(next)).bind(after).bind(i64::from(limit));
        let next: Vec<i64> = next.fetch_all(&self.connections.readers).await?;
        let Some(last) = next.last().copied() else { return Ok(Naming::default()) };
        let mut named = format!(
            "SELECT {column} FROM {events} WHERE {column} > $1 AND {column} <= $2 AND body LIKE $3"
        );
        if of == Kind::Tournaments {
            named.push_str(
                " UNION SELECT tournament_id FROM tournament_outcomes \
                 WHERE tournament_id > $1 AND tournament_id <= $2 AND outcome LIKE $3",
            );
        }
        let named = sqlx::query_scalar(AssertSqlSafe(named));
        let named = named.bind(after).bind(last).bind(format!("%{person}%"));
        let mut found: Vec<i64> = named.fetch_all(&self.connections.readers).await?;
        found.sort_unstable();
        found.dedup();
        Ok(Naming { found, last: Some(last) })
    }

    /// The stored outcome of a tournament.
    pub async fn outcome_of(&self, tournament: i64) -> Result<Option<Body>, StoreError> {
        let outcome: Option<String> =
            sqlx::query_scalar("SELECT outcome FROM tournament_outcomes WHERE tournament_id = $1")
                .bind(tournament)
                .fetch_optional(&self.connections.readers)
                .await?;
        Ok(outcome.map(Body::from))
    }

    /// Replaces events, all or nothing, and discards the league of the server.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the last event is not the expected one.
    pub async fn rewrite(&self, rewritten: Rewritten<'_>) -> Result<(), StoreError> {
        let mut tx = self.connections.begin().await?;
        let done = rewrite(&mut tx, &rewritten).await;
        finish(tx, done).await
    }
}

async fn rewrite(tx: &mut AnyConnection, new: &Rewritten<'_>) -> Result<(), StoreError> {
    let (whole, events, column) = new.of.names();
    // The posts of an open tournament change as well.
    let shown = match new.of {
        Kind::Tables => "",
        Kind::Tournaments => {
            ", show_at = CASE WHEN open = 1 AND show_at IS NULL THEN $3 ELSE show_at END"
        }
    };
    let moved_on = format!("UPDATE {whole} SET seq = seq + 1{shown} WHERE id = $1 AND seq = $2");
    let mut moved_on = sqlx::query(AssertSqlSafe(moved_on)).bind(new.id).bind(new.expected_seq);
    if new.of == Kind::Tournaments {
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
    events::insert(tx, new.of.of(), new.id, new.expected_seq, std::slice::from_ref(&new.mark))
        .await?;
    if let Some(outcome) = new.outcome {
        let query =
            sqlx::query("UPDATE tournament_outcomes SET outcome = $1 WHERE tournament_id = $2");
        query.bind(outcome).bind(new.id).execute(&mut *tx).await?;
    }
    match new.guild {
        Some(guild) => discard(tx, guild, 0).await,
        None => Ok(()),
    }
}
