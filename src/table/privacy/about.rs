//! A person's events at a table, for the export of their data. For a running match, the export contains only what the person may
//! see now: their own draws and placements, but no deal, because a deal contains the tiles of all players.

use crate::ids::{ChannelId, PersonId, ServerOrDirect, TableId};
use crate::table::event::TableEvent;
use crate::table::reading::{parse_events, table_from_events};
use crate::table::refusal::IntentError;
use crate::table::state::Table;
use crate::table::tables::Tables;
use crate::time::Millis;
use triominos_rules::game;

/// An event at a table that was caused by a person or concerns them.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct EventAboutPerson {
    /// The time of the event, in milliseconds since 1970.
    pub at: Millis,
    /// The event, with other people removed.
    pub event: TableEvent,
}

/// A table and a person's events at it.
#[derive(Clone, Debug)]
pub struct PersonAtTable {
    pub table: TableId,
    pub home: ServerOrDirect,
    pub channel: ChannelId,
    pub opened_at: Millis,
    /// True while the table is a lobby or its match is running.
    pub is_open: bool,
    pub done: Vec<EventAboutPerson>,
}

impl Tables {
    /// Returns a person's events at a table; `None` if no event names them.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or the table is damaged.
    pub async fn data_about_person(
        &self,
        id: TableId,
        person: PersonId,
    ) -> Result<Option<PersonAtTable>, IntentError> {
        let Some(stored) = self.store().load_table(id).await? else { return Ok(None) };
        let events = parse_events(id, &stored.events)?;
        let table = table_from_events(id, &events)?;
        let done = events_of_person(id, &events, person)?;
        Ok((!done.is_empty()).then(|| PersonAtTable {
            table: id,
            home: table.home,
            channel: table.channel,
            opened_at: table.opened_at,
            is_open: table.is_open(),
            done,
        }))
    }
}

/// Returns the events of a table that this person caused or that concern them, each with its time.
fn events_of_person(
    id: TableId,
    events: &[(Millis, TableEvent)],
    person: PersonId,
) -> Result<Vec<EventAboutPerson>, IntentError> {
    let mut done = Vec::new();
    let mut state: Option<Table> = None;
    for (at, event) in events {
        // A seat counts as the person's own only while they sit in it, so the draws of a computer in that seat are hidden from
        // them.
        let seat = state.as_ref().and_then(|table| table.seat_of(person));
        let own = match event {
            TableEvent::Played { event } => seat.is_some() && acting_seat(event) == seat,
            TableEvent::PlacementUndone { seat: of }
            | TableEvent::TurnMissed { seat: of }
            | TableEvent::TurnOrdered { seat: of }
            | TableEvent::SeatMinded { seat: of }
            | TableEvent::TakenOut { seat: of, .. }
            | TableEvent::SeatTaken { seat: of, .. }
            | TableEvent::UndoAsked { seat: of } => Some(*of) == seat,
            other => contains_person(&mut other.clone(), person),
        };
        if own {
            done.push(EventAboutPerson {
                at: *at,
                event: without_other_people(event.clone(), person),
            });
        }
        match &mut state {
            Some(table) => table.apply(*at, event)?,
            None => state = Table::from_opening(id, *at, event),
        }
    }
    Ok(done)
}

/// Returns the seat that acts in an event of the match; `None` for events that show the tiles of several players.
fn acting_seat(event: &game::Event) -> Option<game::Seat> {
    match event {
        game::Event::Placed(placed) => Some(placed.seat),
        game::Event::Drew { seat, .. }
        | game::Event::Stuck { seat, .. }
        | game::Event::Passed { seat, .. }
        | game::Event::Stopped { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Returns `true` if the event contains the person's id.
fn contains_person(event: &mut TableEvent, person: PersonId) -> bool {
    let mut found = false;
    event.change_people(&mut |id, _| {
        found |= *id == person;
        false
    });
    found
}

/// Replaces other people in the event by the id 0 and an empty name, because the export must not contain other people's data.
fn without_other_people(mut event: TableEvent, person: PersonId) -> TableEvent {
    event.change_people(&mut |id, name| {
        if *id != person {
            *id = PersonId::new(0);
            name.map(String::clear);
        }
        *id != person
    });
    event
}
