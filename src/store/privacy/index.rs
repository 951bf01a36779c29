//! Finding the tables and tournaments that name a person, by an index that each commit of events extends.
//!
//! During an upgrade, older versions of the program write events without the index. `indexed_up_to` shows where that has happened: there
//! the index is rebuilt before a search.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::ids::PersonId;
use crate::store::database::connection::finish;
use crate::store::events::{Of, SMALLEST_INDEXED, possible_people};
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError};

/// The number of attempts to index a batch: PostgreSQL rolls back one of two transactions in a deadlock.
const ATTEMPTS: usize = 3;

/// The owner of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Tables,
    Tournaments,
}

/// A batch of tables or tournaments that may name a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Naming {
    /// Those whose text contains the digits of the person's id, possibly not as an id.
    pub found: Vec<i64>,
    /// The end of the batch; `None` if there are no more.
    pub last: Option<i64>,
}

/// The names of database tables and columns for a kind.
pub(super) struct Names {
    /// The tables, or tournaments.
    pub whole: &'static str,
    pub events: &'static str,
    /// The column of their ids in the table of events and in the index.
    pub column: &'static str,
    pub index: &'static str,
}

impl Kind {
    /// Returns the kind of owner of the indexed events.
    pub(super) fn event_owner(self) -> Of {
        match self {
            Self::Tables => Of::Table,
            Self::Tournaments => Of::Tournament,
        }
    }

    pub(super) fn names(self) -> Names {
        match self {
            Self::Tables => Names {
                whole: "tables",
                events: "events",
                column: "table_id",
                index: "named_at_tables",
            },
            Self::Tournaments => Names {
                whole: "tournaments",
                events: "tournament_events",
                column: "tournament_id",
                index: "named_in_tournaments",
            },
        }
    }
}

impl Store {
    /// Indexes tables or tournaments with events that are not indexed, at most `limit`. Returns false if that were all of them.
    pub async fn index_some(&self, of: Kind, limit: u32) -> Result<bool, StoreError> {
        let whole = of.names().whole;
        let next = format!("SELECT id FROM {whole} WHERE indexed_up_to < seq ORDER BY id LIMIT $1");
        let next = sqlx::query_scalar(AssertSqlSafe(next)).bind(i64::from(limit));
        let next: Vec<i64> = next.fetch_all(&self.connections.readers).await?;
        if next.is_empty() {
            return Ok(false);
        }
        for attempt in 1.. {
            let mut tx = self.connections.begin().await?;
            let done = index_anew(&mut tx, of, &next).await;
            match finish(tx, done).await {
                Err(StoreError::Conflict) if attempt < ATTEMPTS => {}
                done => {
                    done?;
                    break;
                }
            }
        }
        Ok(next.len() == usize::try_from(limit).unwrap_or(usize::MAX))
    }

    /// Returns the next tables or tournaments after `after`, in the order of their ids, that may name a person; examines at most `limit`.
    /// Those that [`Self::index_some`] has not indexed may be missing.
    pub async fn naming(
        &self,
        of: Kind,
        person: PersonId,
        after: i64,
        limit: u32,
    ) -> Result<Naming, StoreError> {
        if person.get() < SMALLEST_INDEXED {
            return self.naming_in_text(of, person, after, limit).await;
        }
        let Names { column, index, .. } = of.names();
        let named = format!(
            "SELECT {column} FROM {index} WHERE person_id = $1 AND {column} > $2 ORDER BY {column} LIMIT $3"
        );
        let named = sqlx::query_scalar(AssertSqlSafe(named));
        let named = named.bind(to_sql(person)).bind(after).bind(i64::from(limit));
        let found: Vec<i64> = named.fetch_all(&self.connections.readers).await?;
        Ok(Naming { last: found.last().copied(), found })
    }

    /// Like [`Self::naming`], without the index, which lacks small numbers because no account of Discord has such an id.
    pub(in crate::store) async fn naming_in_text(
        &self,
        of: Kind,
        person: PersonId,
        after: i64,
        limit: u32,
    ) -> Result<Naming, StoreError> {
        let Names { whole, events, column, .. } = of.names();
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
}

/// Rebuilds the index of some tables or tournaments. The statements are not prepared, since their lists differ each time.
async fn index_anew(tx: &mut AnyConnection, of: Kind, ids: &[i64]) -> Result<(), StoreError> {
    let Names { whole, events, column, index } = of.names();
    let ids = ids.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    // First: on PostgreSQL it locks the rows, so that no events are added before the commit.
    let indexed = format!("UPDATE {whole} SET indexed_up_to = seq WHERE id IN ({ids})");
    sqlx::raw_sql(AssertSqlSafe(indexed)).execute(&mut *tx).await?;
    let outdated = format!("DELETE FROM {index} WHERE {column} IN ({ids})");
    sqlx::raw_sql(AssertSqlSafe(outdated)).execute(&mut *tx).await?;
    let mut bodies = format!("SELECT {column}, body FROM {events} WHERE {column} IN ({ids})");
    if of == Kind::Tournaments {
        bodies.push_str(&format!(
            " UNION ALL SELECT tournament_id, outcome FROM tournament_outcomes WHERE tournament_id IN ({ids})"
        ));
    }
    let rows = sqlx::raw_sql(AssertSqlSafe(bodies)).fetch_all(&mut *tx).await?;
    let mut named = BTreeSet::new();
    for row in &rows {
        let (id, body): (i64, &str) = (row.try_get(0)?, row.try_get(1)?);
        named.extend(possible_people(body).map(|person| format!("({person}, {id})")));
    }
    if named.is_empty() {
        return Ok(());
    }
    let named = named.into_iter().collect::<Vec<_>>().join(", ");
    let insert = format!("INSERT INTO {index} (person_id, {column}) VALUES {named}");
    sqlx::raw_sql(AssertSqlSafe(insert)).execute(&mut *tx).await?;
    Ok(())
}
