//! Deletion of a person's data at a table: first the person leaves their seat, then the stored events are rewritten.

use crate::ids::{PersonId, TableId, change_replacing_person};
use crate::store::{EventOwnerKind, EventRewrite, EventRow, StoreError, StoredEvent};
use crate::table::decide::decided::Decided;
use crate::table::decide::{lobby, playing};
use crate::table::event::{NamedPerson, TableEvent};
use crate::table::intent::{Actor, TableAction};
use crate::table::reading::{parse_events, table_from_events};
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::seeds::SeedSource;
use crate::table::state::{Phase, Table};
use crate::table::tables::{TRIES, Tables};
use crate::time::Millis;

impl Table {
    /// Returns `true` if this person has a seat at this table, has a reserved seat, or may return to a
    /// seat.
    fn has_claim_to_seat(&self, person: PersonId) -> bool {
        self.is_open()
            && (self.is_invited(person)
                || self.seat_of(person).is_some()
                || self.participants().contains(&person))
    }
}

impl Tables {
    /// Makes a person leave an open table permanently, with the same effect as a click on Leave. Does nothing if they have no seat
    /// there.
    ///
    /// # Errors
    /// Returns an error if the store failed, or other processes wrote first at every attempt.
    pub async fn leave_for_good(&self, id: TableId, person: PersonId) -> Result<(), IntentError> {
        let leave =
            |table: &Table, now| decide_leaving_for_good(table, person, now, self.seed_source());
        match self.commit_decision(id, None, leave).await {
            Ok(_) | Err(IntentError::Table(TableRefusal::NoSuchTable)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Makes a person leave a table. In the events of the table, replaces their id by the substitute id `substitute`, and their
    /// name by an empty one. Returns `true` if any event named them.
    ///
    /// # Errors
    /// Returns an error if the store failed, or other processes wrote first at every attempt.
    pub async fn forget_person(
        &self,
        id: TableId,
        person: PersonId,
        substitute: PersonId,
    ) -> Result<bool, IntentError> {
        for _ in 0..TRIES {
            self.leave_for_good(id, person).await?;
            let slot = self.table_slot(id);
            let mut state = slot.lock().await;
            *state = None;
            let Some(stored) = self.store().load_table(id).await? else { return Ok(false) };
            let mut events = parse_events(id, &stored.events)?;
            let table = table_from_events(id, &events)?;
            if table.has_claim_to_seat(person) {
                continue;
            }
            let rewritten = rows_with_substitute(&stored.events, &mut events, person, substitute)?;
            let (false, Some(last)) = (rewritten.is_empty(), stored.events.last()) else {
                return Ok(false);
            };
            let mark = TableEvent::Forgotten.to_json().map_err(damaged_event_error)?;
            let rewritten = EventRewrite {
                of: EventOwnerKind::Tables,
                id: id.0,
                person,
                guild: stored.home.server(),
                expected_seq: stored.seq,
                events: &rewritten,
                mark: EventRow { at: last.at, version: TableEvent::VERSION, body: mark.into() },
                outcome: None,
                now: self.clock().now(),
            };
            match self.store().rewrite_events(rewritten).await {
                Ok(()) => {
                    self.uncache_channel(table.channel);
                    drop(state);
                    self.wake_workers();
                    return Ok(true);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}

/// Returns the stored rows of the events that name a person, with the person replaced by the substitute id `substitute`.
fn rows_with_substitute(
    rows: &[StoredEvent],
    events: &mut [(Millis, TableEvent)],
    person: PersonId,
    substitute: PersonId,
) -> Result<Vec<StoredEvent>, IntentError> {
    let mut change = change_replacing_person(person, substitute);
    let mut rewritten = Vec::new();
    for (row, (_, event)) in rows.iter().zip(events) {
        if event.change_people(&mut change) {
            let body = event.to_json().map_err(damaged_event_error)?.into();
            rewritten.push(StoredEvent { version: TableEvent::VERSION, body, ..row.clone() });
        }
    }
    Ok(rewritten)
}

/// Converts an error of serializing an event to an error of the store.
fn damaged_event_error(error: serde_json::Error) -> StoreError {
    StoreError::Damaged(error.to_string())
}

/// Decides that a person leaves permanently. If a computer plays in their seat while they are absent, they first take the seat
/// back, so that they count as a player who left.
fn decide_leaving_for_good(
    table: &Table,
    person: PersonId,
    now: Millis,
    seeds: &dyn SeedSource,
) -> Result<Decided, IntentError> {
    let actor = Actor { id: person, name: String::new(), moderator: false };
    if !table.has_claim_to_seat(person) {
        return Ok(Decided::without_events(table, now));
    }
    if matches!(table.phase, Phase::Lobby) {
        let action =
            if table.is_invited(person) { TableAction::Decline } else { TableAction::Leave };
        return lobby::decide_in_lobby(table, &actor, action, now, seeds);
    }
    let waits = table.seat_of(person).is_none().then(|| table.seat_to_take_back(person)).flatten();
    let Some(seat) = waits else { return playing::leave_seat(table, &actor, now) };
    let back = NamedPerson { id: person, name: String::new() };
    let mut decided =
        Decided::from_events(table, now, [TableEvent::SeatTakenBack { seat, person: back }])?;
    for event in playing::leave_seat(&decided.after, &actor, now)?.events {
        decided.add_event(event)?;
    }
    Ok(decided)
}
