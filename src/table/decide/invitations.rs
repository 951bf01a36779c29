//! Invitations to a lobby, and what its host may do about who sits at it.

use crate::ids::PersonId;
use crate::table::event::TableEvent;
use crate::table::intent::Actor;
use crate::table::refusal::TableRefusal;
use crate::table::state::Table;

/// Says yes to an invitation.
pub fn accept(table: &Table, actor: &Actor) -> Result<TableEvent, TableRefusal> {
    is_asked(table, actor)?;
    Ok(TableEvent::Joined { person: actor.person() })
}

/// Says no to an invitation.
pub fn decline(table: &Table, actor: &Actor) -> Result<TableEvent, TableRefusal> {
    is_asked(table, actor)?;
    Ok(TableEvent::Declined { person: actor.id })
}

/// Checks that the actor was asked to play and has not answered.
fn is_asked(table: &Table, actor: &Actor) -> Result<(), TableRefusal> {
    if table.is_invited(actor.id) {
        Ok(())
    } else if table.seat_of(actor.id).is_some() {
        Err(TableRefusal::AlreadySeated)
    } else {
        Err(TableRefusal::NotInvited)
    }
}

/// Frees the seat of a person, or one that is held for them. The host leaves rather than free the own seat.
pub fn free_seat(table: &Table, person: PersonId) -> Result<TableEvent, TableRefusal> {
    let has_seat = table.seat_of(person).is_some() && person != table.host;
    if has_seat || table.is_invited(person) {
        Ok(TableEvent::SeatFreed { person })
    } else {
        Err(TableRefusal::NotThere)
    }
}

/// Makes another person who sits at the table its host.
pub fn hand_on(table: &Table, person: PersonId) -> Result<TableEvent, TableRefusal> {
    match table.seat_of(person) {
        Some(_) => Ok(TableEvent::HandedOn { person }),
        None => Err(TableRefusal::NotThere),
    }
}
