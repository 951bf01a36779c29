//! Undo of the last placement, before anybody acts again. It takes effect at once, or, in competitive matches, with the consent of
//! all players. If one person plays against computers, it includes the computers' replies.

use super::decided::Decided;
use super::refusal_for_person_without_seat;
use crate::table::event::TableEvent;
use crate::table::intent::Actor;
use crate::table::refusal::{IntentError, TableRefusal, UndoRefusal};
use crate::table::state::Table;
use crate::time::Millis;
use triominos_rules::game::{PublicMove, Seat};

/// Undoes the actor's last placement. If an undo needs consent, asks the other players for it instead. If another player has
/// already asked for an undo, records the actor's consent. `shown_decision_number` is the number of the decision (a player's choice
/// in the game) for which the clicked message has buttons; `None` for a command.
///
/// # Errors
/// Returns an error if the actor has no seat or saw an older position, or if there is nothing to undo.
pub fn undo_or_ask_for_consent(
    table: &Table,
    actor: &Actor,
    shown_decision_number: Option<u32>,
    now: Millis,
) -> Result<Decided, IntentError> {
    let seat =
        table.seat_of(actor.id).ok_or_else(|| refusal_for_person_without_seat(table, actor.id))?;
    let Some(placed) = table.seat_with_undoable_placement() else {
        return Err(match reason_against_undo(table, seat) {
            // The actor clicked a button of an undo request that has already been granted or has lapsed.
            UndoRefusal::NothingPlaced if shown_decision_number.is_some() => {
                TableRefusal::BoardMovedOn.into()
            }
            why => undo_error(why),
        });
    };
    if shown_decision_number.is_some_and(|shown| !table.is_decision_since_placement(shown)) {
        return Err(TableRefusal::BoardMovedOn.into());
    }
    let asked = table.undo_asked_by().is_some();
    let undone = table.undo_event(placed);
    if placed == seat && !table.undo_needs_consent() {
        if table.has_undone_replies_too_often() {
            return Err(undo_error(UndoRefusal::RepliesTooOften));
        }
        return Decided::from_events(table, now, [undone]);
    }
    let event = match (placed == seat, asked) {
        (true, true) => return Err(undo_error(UndoRefusal::AskedAlready)),
        (true, false) if table.has_asked_for_undo(seat) => {
            return Err(undo_error(UndoRefusal::OncePerRound));
        }
        (true, false) => TableEvent::UndoAsked { seat },
        (false, false) => return Err(undo_error(UndoRefusal::SomebodyActed)),
        (false, true) if table.has_agreed_to_undo(actor.id) => {
            return Ok(Decided::without_events(table, now));
        }
        (false, true) => TableEvent::UndoAgreed { person: actor.id },
    };
    let mut decided = Decided::from_events(table, now, [event])?;
    let (agreed, needed) = decided.after.undo_votes_and_needed();
    if agreed == needed {
        decided.add_event(undone)?;
    }
    Ok(decided)
}

/// Converts the reason why an undo is refused to an error.
fn undo_error(reason: UndoRefusal) -> IntentError {
    TableRefusal::NoUndo(reason).into()
}

/// Returns the reason why the player in this seat cannot undo.
fn reason_against_undo(table: &Table, seat: Seat) -> UndoRefusal {
    let Some(view) = table.public_view() else { return UndoRefusal::NothingPlaced };
    let own = view.moves.iter().rposition(|moved| moved.seat() == seat);
    match own {
        _ if table.is_between_rounds() => UndoRefusal::RoundOver,
        // In the first round there was no placement. In a later round, the player may mean a placement of the previous round.
        None if view.round > 1 => UndoRefusal::RoundOver,
        None => UndoRefusal::NothingPlaced,
        Some(own) if own + 1 < view.moves.len() => {
            let is_draw = |moved: &PublicMove| matches!(moved, PublicMove::Drew { .. });
            match table.undo_includes_replies() && view.moves[own + 1..].iter().any(is_draw) {
                true => UndoRefusal::ComputerDrew,
                false => UndoRefusal::SomebodyActed,
            }
        }
        Some(own) => match (&view.moves[own], own.checked_sub(1).map(|at| &view.moves[at])) {
            (_, Some(PublicMove::Drew { seat: drew, .. })) if *drew == seat => UndoRefusal::Drew,
            (PublicMove::Placed(_), _) => UndoRefusal::Changed,
            (PublicMove::Passed { .. }, _) => UndoRefusal::NothingPlaced,
            _ => UndoRefusal::Drew,
        },
    }
}
