//! Search for the tables and tournaments whose events name a person. The search uses an index of people, which each transaction
//! that writes events updates.
//!
//! During an upgrade, older versions of the program may write events without updating the index. The column `indexed_up_to` is the
//! number of the last indexed event of a table or tournament. If it is less than the number of the last event, the index is rebuilt
//! before a search.

use std::collections::BTreeSet;

use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::ids::PersonId;
use crate::store::database::connection::commit_or_roll_back;
use crate::store::events::{EventOwner, SMALLEST_INDEXED, possible_person_ids};
use crate::store::ids::to_sql;
use crate::store::{Store, StoreError};

/// The maximum number of attempts to index a batch. Several are needed because PostgreSQL rolls back one of two transactions in a
/// deadlock.
const ATTEMPTS: usize = 3;

/// The kind of object that owns events: game tables or tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventOwnerKind {
    Tables,
    Tournaments,
}

/// A batch of tables or tournaments whose events may name a person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventOwnerBatch {
    /// The ids of the tables or tournaments whose events contain the digits of the person's id, possibly as a part of another
    /// number.
    pub found: Vec<i64>,
    /// The last id that was examined, to be passed as `after_id` for the next batch; `None` if there is no further batch.
    pub last: Option<i64>,
}

/// The names of the database tables and columns in which game tables, or tournaments, and their events are stored.
pub(super) struct OwnerTableNames {
    /// The database table with a row for each game table or tournament.
    pub whole: &'static str,
    pub events: &'static str,
    /// The column with the id of the game table or tournament, in the database tables of events and of the index.
    pub column: &'static str,
    pub index: &'static str,
}

impl EventOwnerKind {
    /// Converts this value to the type that the module `events` uses.
    pub(super) fn to_event_owner(self) -> EventOwner {
        match self {
            Self::Tables => EventOwner::Table,
            Self::Tournaments => EventOwner::Tournament,
        }
    }

    /// Returns the names of the database tables and columns in which these owners and their events are stored.
    pub(super) fn table_and_column_names(self) -> OwnerTableNames {
        match self {
            Self::Tables => OwnerTableNames {
                whole: "tables",
                events: "events",
                column: "table_id",
                index: "named_at_tables",
            },
            Self::Tournaments => OwnerTableNames {
                whole: "tournaments",
                events: "tournament_events",
                column: "tournament_id",
                index: "named_in_tournaments",
            },
        }
    }
}

impl Store {
    /// Adds at most `limit` tables or tournaments that have unindexed events to the index of people. Returns `false` if no others
    /// are left.
    pub async fn index_people_batch_and_has_more(
        &self,
        owner_kind: EventOwnerKind,
        limit: u32,
    ) -> Result<bool, StoreError> {
        let whole = owner_kind.table_and_column_names().whole;
        let next = format!("SELECT id FROM {whole} WHERE indexed_up_to < seq ORDER BY id LIMIT $1");
        let next = sqlx::query_scalar(AssertSqlSafe(next)).bind(i64::from(limit));
        let next: Vec<i64> = next.fetch_all(&self.connections.readers).await?;
        if next.is_empty() {
            return Ok(false);
        }
        for attempt in 1.. {
            let mut tx = self.connections.begin().await?;
            let done = rebuild_people_index(&mut tx, owner_kind, &next).await;
            match commit_or_roll_back(tx, done).await {
                Err(StoreError::Conflict) if attempt < ATTEMPTS => {}
                done => {
                    done?;
                    break;
                }
            }
        }
        Ok(next.len() == usize::try_from(limit).unwrap_or(usize::MAX))
    }

    /// Returns at most `limit` tables or tournaments whose events may name a person, in the order of their ids, beginning after the
    /// id `after_id`. Those that [`Self::index_people_batch_and_has_more`] has not indexed yet may be missing.
    ///
    /// The index of people contains only ids of Discord accounts. For a substitute id, the texts of at most `limit` tables or
    /// tournaments are searched instead.
    pub async fn next_event_owners_that_may_name_person(
        &self,
        owner_kind: EventOwnerKind,
        person: PersonId,
        after_id: i64,
        limit: u32,
    ) -> Result<EventOwnerBatch, StoreError> {
        if person.get() < SMALLEST_INDEXED {
            return self
                .next_event_owners_with_person_in_text(owner_kind, person, after_id, limit)
                .await;
        }
        let OwnerTableNames { column, index, .. } = owner_kind.table_and_column_names();
        let named = format!(
            "SELECT {column} FROM {index} WHERE person_id = $1 AND {column} > $2 ORDER BY {column} LIMIT $3"
        );
        let named = sqlx::query_scalar(AssertSqlSafe(named));
        let named = named.bind(to_sql(person)).bind(after_id).bind(i64::from(limit));
        let found: Vec<i64> = named.fetch_all(&self.connections.readers).await?;
        Ok(EventOwnerBatch { last: found.last().copied(), found })
    }

    /// Like [`Self::next_event_owners_that_may_name_person`], but searches the texts of at most `limit` tables or tournaments
    /// instead of the index.
    pub(in crate::store) async fn next_event_owners_with_person_in_text(
        &self,
        owner_kind: EventOwnerKind,
        person: PersonId,
        after_id: i64,
        limit: u32,
    ) -> Result<EventOwnerBatch, StoreError> {
        let OwnerTableNames { whole, events, column, .. } = owner_kind.table_and_column_names();
        let next = format!("SELECT id FROM {whole} WHERE id > $1 ORDER BY id LIMIT $2");
        let next = sqlx::query_scalar(AssertSqlSafe(next)).bind(after_id).bind(i64::from(limit));
        let next: Vec<i64> = next.fetch_all(&self.connections.readers).await?;
        let Some(last) = next.last().copied() else { return Ok(EventOwnerBatch::default()) };
        let mut named = format!(
            "SELECT {column} FROM {events} WHERE {column} > $1 AND {column} <= $2 AND body LIKE $3"
        );
        if owner_kind == EventOwnerKind::Tournaments {
            named.push_str(
                " UNION SELECT tournament_id FROM tournament_outcomes \
                 WHERE tournament_id > $1 AND tournament_id <= $2 AND outcome LIKE $3",
            );
        }
        let named = sqlx::query_scalar(AssertSqlSafe(named));
        let named = named.bind(after_id).bind(last).bind(format!("%{person}%"));
        let mut found: Vec<i64> = named.fetch_all(&self.connections.readers).await?;
        found.sort_unstable();
        found.dedup();
        Ok(EventOwnerBatch { found, last: Some(last) })
    }
}

/// Rebuilds the index of people for the tables or tournaments with these ids. The statements are not prepared, because each
/// contains a different list of ids.
async fn rebuild_people_index(
    tx: &mut AnyConnection,
    owner_kind: EventOwnerKind,
    ids: &[i64],
) -> Result<(), StoreError> {
    let OwnerTableNames { whole, events, column, index } = owner_kind.table_and_column_names();
    let ids = ids.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    // This statement comes first, because on PostgreSQL it locks the rows, so that no events are added before the commit.
    let indexed = format!("UPDATE {whole} SET indexed_up_to = seq WHERE id IN ({ids})");
    sqlx::raw_sql(AssertSqlSafe(indexed)).execute(&mut *tx).await?;
    let outdated = format!("DELETE FROM {index} WHERE {column} IN ({ids})");
    sqlx::raw_sql(AssertSqlSafe(outdated)).execute(&mut *tx).await?;
    let mut bodies = format!("SELECT {column}, body FROM {events} WHERE {column} IN ({ids})");
    if owner_kind == EventOwnerKind::Tournaments {
        bodies.push_str(&format!(
            " UNION ALL SELECT tournament_id, outcome FROM tournament_outcomes WHERE tournament_id IN ({ids})"
        ));
    }
    let rows = sqlx::raw_sql(AssertSqlSafe(bodies)).fetch_all(&mut *tx).await?;
    let mut named = BTreeSet::new();
    for row in &rows {
        let (id, body): (i64, &str) = (row.try_get(0)?, row.try_get(1)?);
        named.extend(possible_person_ids(body).map(|person| format!("({person}, {id})")));
    }
    if named.is_empty() {
        return Ok(());
    }
    let named = named.into_iter().collect::<Vec<_>>().join(", ");
    let insert = format!("INSERT INTO {index} (person_id, {column}) VALUES {named}");
    sqlx::raw_sql(AssertSqlSafe(insert)).execute(&mut *tx).await?;
    Ok(())
}
