//! Removing a person from a table: first from the seat, then from its stored events.

use crate::ids::{PersonId, TableId, replace_person};
use crate::store::{EventRow, Kind, Rewritten, StoreError, StoredEvent};
use crate::table::decide::decided::Decided;
use crate::table::decide::{lobby, playing};
use crate::table::event::{Person, TableEvent};
use crate::table::intent::{Actor, TableAction};
use crate::table::reading::{read_all, replay};
use crate::table::refusal::{Refused, TableRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::{Phase, Table};
use crate::table::tables::{TRIES, Tables};
use crate::time::Millis;

impl Table {
    /// Returns whether this person has a seat here, has a reserved one, or may return to one.
    fn is_at(&self, person: PersonId) -> bool {
        self.is_open()
            && (self.is_invited(person)
                || self.seat_of(person).is_some()
                || self.participants().contains(&person))
    }
}

impl Tables {
    /// Makes a person leave an open table permanently, as if by their own action. Does nothing if they are not at the table.
    ///
    /// # Errors
    /// The store failed, or other writers were faster at every attempt.
    pub async fn leave_for_good(&self, id: TableId, person: PersonId) -> Result<(), Refused> {
        let leave = |table: &Table, now| leave_for_good(table, person, now, self.seeds());
        match self.commit(id, None, leave).await {
            Ok(_) | Err(Refused::Table(TableRefusal::NoSuchTable)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Makes a person leave a table, and replaces them in its events by `former` with an empty name. Returns whether any event named them.
    ///
    /// # Errors
    /// The store failed, or other writers were faster at every attempt.
    pub async fn forget_person(
        &self,
        id: TableId,
        person: PersonId,
        former: PersonId,
    ) -> Result<bool, Refused> {
        for _ in 0..TRIES {
            self.leave_for_good(id, person).await?;
            let slot = self.slot(id);
            let mut state = slot.lock().await;
            *state = None;
            let Some(stored) = self.store().load(id).await? else { return Ok(false) };
            let mut events = read_all(id, &stored.events)?;
            let table = replay(id, &events)?;
            if table.is_at(person) {
                continue;
            }
            let rewritten = without(&stored.events, &mut events, person, former)?;
            let (false, Some(last)) = (rewritten.is_empty(), stored.events.last()) else {
                return Ok(false);
            };
            let mark = TableEvent::Forgotten.to_json().map_err(damaged)?;
            let rewritten = Rewritten {
                of: Kind::Tables,
                id: id.0,
                person,
                guild: stored.home.server(),
                expected_seq: stored.seq,
                events: &rewritten,
                mark: EventRow { at: last.at, version: TableEvent::VERSION, body: mark.into() },
                outcome: None,
                now: self.clock().now(),
            };
            match self.store().rewrite(rewritten).await {
                Ok(()) => {
                    self.forget_in(table.channel);
                    drop(state);
                    self.wake();
                    return Ok(true);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }
}

/// Returns the events that name a person, with the person replaced by `former`.
fn without(
    rows: &[StoredEvent],
    events: &mut [(Millis, TableEvent)],
    person: PersonId,
    former: PersonId,
) -> Result<Vec<StoredEvent>, Refused> {
    let mut change = replace_person(person, former);
    let mut rewritten = Vec::new();
    for (row, (_, event)) in rows.iter().zip(events) {
        if event.change_people(&mut change) {
            let body = event.to_json().map_err(damaged)?.into();
            rewritten.push(StoredEvent { version: TableEvent::VERSION, body, ..row.clone() });
        }
    }
    Ok(rewritten)
}

fn damaged(error: serde_json::Error) -> StoreError {
    StoreError::Damaged(error.to_string())
}

/// Decides that a person leaves permanently. If a computer plays for them, they first take the seat back, so that it counts as leaving.
fn leave_for_good(
    table: &Table,
    person: PersonId,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Decided, Refused> {
    let actor = Actor { id: person, name: String::new(), moderator: false };
    if !table.is_at(person) {
        return Ok(Decided::nothing(table, now));
    }
    if matches!(table.phase, Phase::Lobby) {
        let action =
            if table.is_invited(person) { TableAction::Decline } else { TableAction::Leave };
        return lobby::lobby(table, &actor, action, now, seeds);
    }
    let waits = table.seat_of(person).is_none().then(|| table.seat_to_take_back(person)).flatten();
    let Some(seat) = waits else { return playing::leave(table, &actor, now) };
    let back = Person { id: person, name: String::new() };
    let mut decided =
        Decided::from_events(table, now, [TableEvent::SeatTakenBack { seat, person: back }])?;
    for event in playing::leave(&decided.after, &actor, now)?.events {
        decided.happen(event)?;
    }
    Ok(decided)
}
