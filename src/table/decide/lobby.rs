//! The lobby: the persons and computers who sit down, the rules that the host chooses, and the start.

use std::ops::RangeInclusive;

use super::decided::Decided;
use super::end::end;
use super::invitations::{accept, decline, free_seat, hand_on};
use crate::ids::ChannelId;
use crate::table::event::{EndReason, TableEvent, Term};
use crate::table::intent::{Actor, TableAction};
use crate::table::refusal::{Refused, TableRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::Table;
use crate::time::Millis;
use triominos_rules::game::Variant;

/// Decides about an action in a lobby.
///
/// # Errors
/// A refusal: nothing happens.
pub fn lobby(
    table: &Table,
    actor: &Actor,
    action: TableAction,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Decided, Refused> {
    let seated = table.seat_of(actor.id).is_some();
    let event = match action {
        TableAction::Join | TableAction::Rejoin | TableAction::StandIn => {
            if seated {
                return Err(TableRefusal::AlreadySeated.into());
            }
            // For those who were asked a seat is held.
            if !table.is_invited(actor.id) {
                has_room(table)?;
            }
            TableEvent::Joined { person: actor.person() }
        }
        TableAction::Accept => accept(table, actor)?,
        TableAction::Decline => decline(table, actor)?,
        TableAction::Play(_)
        | TableAction::NextRound
        | TableAction::Undo
        | TableAction::TakeOut(_)
        | TableAction::ShowBoard => {
            return Err(TableRefusal::NotStarted.into());
        }
        _ if !seated => return Err(TableRefusal::NotSeated.into()),
        TableAction::Leave if table.people().count() == 1 => {
            TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) }
        }
        TableAction::Leave => TableEvent::LeftLobby { person: actor.id },
        TableAction::AddComputer => {
            has_room(table)?;
            TableEvent::ComputerAdded
        }
        TableAction::RemoveComputer if table.people().count() == table.seats.len() => {
            return Err(TableRefusal::NoComputer.into());
        }
        TableAction::RemoveComputer => TableEvent::ComputerRemoved,
        TableAction::End => return end(table, actor, now),
        _ if table.host != actor.id => {
            return Err(TableRefusal::NotTheHost { host: table.host }.into());
        }
        TableAction::ChooseEdition(edition) => return choose_rules(table, edition.into(), now),
        TableAction::ChangeRules(change) => {
            return choose_rules(table, table.variant().with_change(change), now);
        }
        TableAction::ChooseClock(clock) if clock == table.settings.clock => {
            return Ok(Decided::nothing(table, now));
        }
        TableAction::ChooseClock(clock) => TableEvent::ClockChosen { clock },
        TableAction::ChooseLevel(level) if level == table.settings.level => {
            return Ok(Decided::nothing(table, now));
        }
        TableAction::ChooseLevel(level) => TableEvent::LevelChosen { level },
        TableAction::ChooseTerm(term) => return choose_term(table, term, now),
        TableAction::FreeSeat(person) => free_seat(table, person)?,
        TableAction::HandOn(person) if person == table.host => {
            return Ok(Decided::nothing(table, now));
        }
        TableAction::HandOn(person) => hand_on(table, person)?,
        TableAction::AllowStandIns(allowed) if allowed == table.settings.stand_ins => {
            return Ok(Decided::nothing(table, now));
        }
        TableAction::AllowStandIns(allowed) => TableEvent::StandInsChosen { allowed },
        TableAction::Start => return start(table, None, now, seeds),
        TableAction::StartInThread(thread) => return start(table, Some(thread), now, seeds),
    };
    Decided::from_events(table, now, [event])
}

/// Checks that a seat is free for somebody who was not asked, or for a computer.
fn has_room(table: &Table) -> Result<(), TableRefusal> {
    let (seats, held) = (*table.capacity().end(), table.invited.len());
    if table.seats.len() >= seats {
        return Err(TableRefusal::Full { seats });
    }
    if table.seats_in_use() >= seats { Err(TableRefusal::Held { held }) } else { Ok(()) }
}

/// Takes these rules for the table; nothing happens where they are those that it has.
fn choose_rules(table: &Table, variant: Variant, now: Millis) -> Result<Decided, Refused> {
    if variant == table.variant() {
        return Ok(Decided::nothing(table, now));
    }
    variant.check().map_err(TableRefusal::from)?;
    fits_the_table(table.seats_in_use(), *variant.players().end())?;
    let (edition, changes) = (variant.edition().name().to_owned(), variant.changes().clone());
    Decided::from_events(table, now, [TableEvent::RulesChosen { edition, changes }])
}

/// Takes one of the terms; nothing happens where it is what the table has.
fn choose_term(table: &Table, term: Term, now: Millis) -> Result<Decided, Refused> {
    let terms = table.settings.terms.with(term);
    if terms == table.settings.terms {
        return Ok(Decided::nothing(table, now));
    }
    if let Term::Seats(Some(seats)) = term {
        let players = table.variant().players();
        check_seats(&players, seats)?;
        fits_the_table(table.seats_in_use(), seats.into())?;
    }
    Decided::from_events(table, now, [TableEvent::TermsChosen { terms }])
}

/// Checks that a table may have so many seats by rules for these numbers of players.
pub fn check_seats(players: &RangeInclusive<usize>, seats: u8) -> Result<(), TableRefusal> {
    let (least, most) = (*players.start(), *players.end());
    if players.contains(&seats.into()) {
        Ok(())
    } else {
        Err(TableRefusal::NoSuchSeats { least, most })
    }
}

/// Checks that for all who sit at the table, or have a seat held, there are so many seats.
fn fits_the_table(taken: usize, seats: usize) -> Result<(), TableRefusal> {
    if taken > seats { Err(TableRefusal::TooMany { taken, seats }) } else { Ok(()) }
}

/// Starts the match with those who sit at the table. Who has not answered an invitation is not waited for.
fn start(
    table: &Table,
    thread: Option<ChannelId>,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Decided, Refused> {
    let players = table.seats.len();
    let variant = table.variant();
    fits_the_table(players, *table.capacity().end())?;
    if players < *variant.players().start() {
        return Err(TableRefusal::TooFew { seats: *variant.players().start() }.into());
    }
    let mut decided = Decided::nothing(table, now);
    if let Some(channel) = thread {
        decided.happen(TableEvent::MovedToThread { channel })?;
    }
    if !table.invited.is_empty() {
        let people = table.invited.iter().map(|person| person.id).collect();
        decided.happen(TableEvent::InvitationsDropped { people })?;
    }
    decided.begin(variant.rules(players).map_err(TableRefusal::from)?, seeds)?;
    Ok(decided)
}
