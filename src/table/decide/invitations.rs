//! Invitations to a lobby, and the host's control over the seats of the lobby.

use super::decided::Decided;
use crate::ids::PersonId;
use crate::table::event::{NamedPerson, TableEvent};
use crate::table::intent::Actor;
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::state::{Phase, Table};
use crate::time::Millis;

/// Invites people to a lobby, at the host's request. People who have a seat or an invitation already are left out.
/// Returns a decision without events if nobody remains.
///
/// # Errors
/// Returns a refusal; nothing has changed.
pub fn invite_people(
    table: &Table,
    actor: &Actor,
    people: &[NamedPerson],
    now: Millis,
) -> Result<Decided, IntentError> {
    match table.phase {
        Phase::Lobby => {}
        Phase::Playing(_) => return Err(TableRefusal::AlreadyStarted.into()),
        Phase::Over(_) | Phase::Closed { .. } => return Err(TableRefusal::Closed.into()),
    }
    if table.host != actor.id {
        return Err(TableRefusal::NotTheHost { host: table.host }.into());
    }
    let is_new = |person: &&NamedPerson| !table.has_seat_or_invitation(person.id);
    let people: Vec<NamedPerson> = people.iter().filter(is_new).cloned().collect();
    let seats = *table.allowed_player_counts().end();
    if table.count_seats_in_use() + people.len() > seats {
        return Err(TableRefusal::Full { seats }.into());
    }
    let invited = (!people.is_empty()).then_some(TableEvent::Invited { people });
    Decided::from_events(table, now, invited)
}

/// Accepts an invitation. Returns an error if the actor has none.
pub fn accept_invitation(table: &Table, actor: &Actor) -> Result<TableEvent, TableRefusal> {
    check_invited(table, actor)?;
    Ok(TableEvent::Joined { person: actor.to_named_person() })
}

/// Declines an invitation. Returns an error if the actor has none.
pub fn decline_invitation(table: &Table, actor: &Actor) -> Result<TableEvent, TableRefusal> {
    check_invited(table, actor)?;
    Ok(TableEvent::Declined { person: actor.id })
}

/// Returns an error unless the actor has an unanswered invitation.
fn check_invited(table: &Table, actor: &Actor) -> Result<(), TableRefusal> {
    if table.is_invited(actor.id) {
        Ok(())
    } else if table.seat_of(actor.id).is_some() {
        Err(TableRefusal::AlreadySeated)
    } else {
        Err(TableRefusal::NotInvited)
    }
}

/// Frees the seat of a person, or the seat reserved for them. Returns an error if there is no such seat, or if the person is the
/// host. A host who wants to give up their own seat leaves the table.
pub fn release_seat(table: &Table, person: PersonId) -> Result<TableEvent, TableRefusal> {
    let has_seat = table.seat_of(person).is_some() && person != table.host;
    if has_seat || table.is_invited(person) {
        Ok(TableEvent::SeatFreed { person })
    } else {
        Err(TableRefusal::NotThere)
    }
}

/// Makes a person who sits at the table its host. Returns an error if the person has no seat.
pub fn transfer_host(table: &Table, person: PersonId) -> Result<TableEvent, TableRefusal> {
    match table.seat_of(person) {
        Some(_) => Ok(TableEvent::HandedOn { person }),
        None => Err(TableRefusal::NotThere),
    }
}
