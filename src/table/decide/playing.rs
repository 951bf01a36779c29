//! The match: the turns of persons and computers, and seats that are left and taken back.

use super::computer;
use super::decided::Decided;
use super::not_seated;
use crate::game::{Action, Match};
use crate::table::event::{EndReason, TableEvent};
use crate::table::intent::{Actor, Refused, TableRefusal};
use crate::table::seeds::Seeds;
use crate::table::state::Table;
use crate::table::thinking_pool::CancelFlag;
use crate::time::Millis;

/// Takes an action in the actor's turn, and goes on drawing while the rules leave nothing else.
pub fn play(
    table: &Table,
    actor: &Actor,
    seen: Option<u32>,
    action: Action,
    now: Millis,
    seeds: &dyn Seeds,
) -> Result<Decided, Refused> {
    let seat = table.seat_of(actor.id).ok_or_else(|| not_seated(table, actor))?;
    if seen.is_some_and(|seen| seen != table.decision()) {
        return Err(TableRefusal::BoardMovedOn.into());
    }
    let mut decided = Decided::nothing(table, now);
    decided.act(seat, action)?;
    while let Some(forced) = decided.after.game().and_then(Match::forced) {
        decided.act(seat, forced)?;
    }
    decided.deal(seeds)?;
    Ok(decided)
}

/// Plays the turns of computers, until it is a person's or the match is over.
pub fn computers(
    table: &Table,
    now: Millis,
    seeds: &dyn Seeds,
    cancel: &CancelFlag,
) -> Result<Decided, Refused> {
    let mut decided = Decided::nothing(table, now);
    decided.deal(seeds)?;
    while let Some(seat) = decided.after.turn()
        && decided.after.person_in_turn().is_none()
        && let Some(view) = decided.after.game().and_then(|game| game.player_view(seat))
    {
        decided.act(seat, computer::action(&decided.after, seat, &view, cancel))?;
        decided.deal(seeds)?;
    }
    Ok(decided)
}

/// Gives the actor's seat to a computer. Where no person is left, the match ends, but for one of a tournament.
pub fn leave(table: &Table, actor: &Actor, now: Millis) -> Result<Decided, Refused> {
    let seat = table.seat_of(actor.id).ok_or_else(|| not_seated(table, actor))?;
    let mut decided = Decided::of(table, now, [TableEvent::SeatTaken { seat, no_show: false }])?;
    if table.people().count() == 1 && !table.of_tournament {
        decided.happen(TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) })?;
    }
    Ok(decided)
}

/// Gives a seat back to its owner, under the name that they have now.
pub fn take_back(table: &Table, actor: &Actor, now: Millis) -> Result<Decided, Refused> {
    let seat = table.seat_to_take_back(actor.id);
    let back = seat.map(|seat| TableEvent::SeatTakenBack { seat, person: actor.person() });
    Decided::of(table, now, back)
}
