//! The events of tables and tournaments. Events are append-only. Those of each table and tournament are numbered from 1 without
//! gaps. An index of people lists the tables and tournaments whose events contain a person's id.

use std::collections::BTreeSet;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use super::{StoreError, StoredBody};

/// The smallest number that the index of people contains. The ids of Discord accounts are larger. Most other numbers in
/// events, such as times, are smaller, and so are the substitute ids of people whose data was deleted.
pub(super) const SMALLEST_INDEXED: u64 = 1 << 42;
/// The number of decimal digits of [`SMALLEST_INDEXED`].
const FEWEST_DIGITS: usize = SMALLEST_INDEXED.ilog10() as usize + 1;

/// An event to be stored. The store assigns its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// The time of the event, in milliseconds since 1970.
    pub at: i64,
    /// The version of the body's format.
    pub version: i32,
    /// The event as text, which the store does not interpret.
    pub body: StoredBody,
}

/// A stored event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// The number of the event, counted from 1 without gaps.
    pub seq: i64,
    /// The time of the event, in milliseconds since 1970.
    pub at: i64,
    /// The version of the body's format.
    pub version: i32,
    /// The event as text, which the store does not interpret.
    pub body: StoredBody,
}

/// Whether events belong to a table or to a tournament.
#[derive(Clone, Copy)]
pub(super) enum EventOwner {
    Table,
    Tournament,
}

/// Appends events to the table or tournament `owner_id`, after its event with the number `last_seq`.
pub(super) async fn insert_events(
    tx: &mut AnyConnection,
    owner: EventOwner,
    owner_id: i64,
    last_seq: i64,
    events: &[EventRow],
) -> Result<(), StoreError> {
    let insert = match owner {
        EventOwner::Table => {
            "INSERT INTO events (table_id, seq, at, version, body) VALUES ($1, $2, $3, $4, $5)"
        }
        EventOwner::Tournament => {
            "INSERT INTO tournament_events (tournament_id, seq, at, version, body) VALUES ($1, $2, $3, $4, $5)"
        }
    };
    for (event, seq) in events.iter().zip(last_seq + 1..) {
        sqlx::query(insert)
            .bind(owner_id)
            .bind(seq)
            .bind(event.at)
            .bind(event.version)
            .bind(event.body.as_str())
            .execute(&mut *tx)
            .await?;
    }
    index_people(tx, owner, owner_id, events.iter().map(|event| event.body.as_str())).await
}

/// Updates the index of people for new events of the table or tournament `owner_id`. Adds all numbers in `event_bodies` that may be
/// ids of people.
pub(super) async fn index_people(
    tx: &mut AnyConnection,
    owner: EventOwner,
    owner_id: i64,
    event_bodies: impl Iterator<Item = &str>,
) -> Result<(), StoreError> {
    let insert = match owner {
        EventOwner::Table => {
            "INSERT INTO named_at_tables (person_id, table_id) VALUES ($1, $2) \
             ON CONFLICT (person_id, table_id) DO NOTHING"
        }
        EventOwner::Tournament => {
            "INSERT INTO named_in_tournaments (person_id, tournament_id) VALUES ($1, $2) \
             ON CONFLICT (person_id, tournament_id) DO NOTHING"
        }
    };
    let people: BTreeSet<i64> = event_bodies.flat_map(possible_person_ids).collect();
    for person in people {
        sqlx::query(insert).bind(person).bind(owner_id).execute(&mut *tx).await?;
    }
    Ok(())
}

/// Returns the numbers in a text that may be ids of people. The index of people contains exactly these numbers.
pub(super) fn possible_person_ids(body: &str) -> impl Iterator<Item = i64> {
    let runs = body.as_bytes().split(|byte| !byte.is_ascii_digit());
    let long = runs.filter(|digits| digits.len() >= FEWEST_DIGITS);
    let numbers = long.filter_map(|digits| std::str::from_utf8(digits).ok()?.parse().ok());
    numbers.filter(|number: &u64| *number >= SMALLEST_INDEXED).map(u64::cast_signed)
}

/// Reads one event from each row. Returns an error if the numbers of the events have a gap. `owner_name` describes the table or
/// tournament in the error message.
pub(super) fn events_from_rows(
    rows: &[AnyRow],
    owner_name: &str,
) -> Result<Vec<StoredEvent>, StoreError> {
    let events: Vec<StoredEvent> = rows.iter().map(event_from_row).collect::<Result<_, _>>()?;
    match events.iter().zip(1..).find(|(event, expected)| event.seq != *expected) {
        Some((_, missing)) => {
            Err(StoreError::Damaged(format!("{owner_name}: event {missing} is missing")))
        }
        None => Ok(events),
    }
}

/// Reads an event from a row of a query.
pub(super) fn event_from_row(row: &AnyRow) -> Result<StoredEvent, StoreError> {
    Ok(StoredEvent {
        seq: row.try_get("seq")?,
        at: row.try_get("at")?,
        version: row.try_get("version")?,
        body: row.try_get::<String, _>("body")?.into(),
    })
}

/// Returns the number of items as an SQL integer.
pub(super) fn sql_count<T>(items: &[T]) -> i64 {
    i64::try_from(items.len()).unwrap_or(i64::MAX)
}
