//! Carries out standing orders (moves chosen in advance), with the same functions as a player's own moves.

use super::StandingOrder;
use crate::table::decide::decided::Decided;
use crate::table::event::TableEvent;
use crate::table::refusal::IntentError;
use crate::table::state::{Table, is_end_of_turn};
use crate::time::Millis;
use triominos_rules::game::{Action, Event, Match, Seat};

/// Plays the turn that has just begun by the standing order of its player. Makes the first possible placement of the order. If no
/// tile fits and the order allows draws, draws as the rules demand. Returns `None` if the order does not apply; then the player has
/// to act.
///
/// # Errors
/// Returns an error if a legal action was refused, which is a bug.
pub fn carry_out_order(
    table: &Table,
    order: &StandingOrder,
    now: Millis,
) -> Result<Option<Decided>, IntentError> {
    let (Some(seat), Some(game)) = (table.turn(), table.game()) else { return Ok(None) };
    let has_drawn = game.unfinished_round().is_none_or(|round| round.turn().draws > 0);
    if has_drawn
        || !order.given
        || !order.is_for_current_or_next_turn_of(table, seat)
        || !is_condition_met(order, game, seat)
    {
        return Ok(None);
    }
    let ordered = TableEvent::TurnOrdered { seat };
    if let Some(action) = first_possible_placement(order, game, seat) {
        let mut decided = Decided::from_events(table, now, [ordered])?;
        decided.act_in_seat(seat, action)?;
        return Ok(Some(decided));
    }
    if !order.then_draw || only_legal_action(game, seat).is_none() {
        return Ok(None);
    }
    let mut decided = Decided::from_events(table, now, [ordered])?;
    while let Some(action) = decided.after.game().and_then(|game| only_legal_action(game, seat)) {
        decided.act_in_seat(seat, action)?;
        if decided.events.iter().any(is_end_of_turn) {
            return Ok(Some(decided));
        }
    }
    decided.add_event(TableEvent::OrderStopped { seat })?;
    Ok(Some(decided))
}

/// Returns `true` if the order's condition about opponents is met.
fn is_condition_met(order: &StandingOrder, game: &Match, seat: Seat) -> bool {
    let holds = |most: u8| {
        let view = game.public_view();
        let others = view.seats.iter().enumerate().filter(|(other, _)| *other != seat);
        others.map(|(_, other)| other.tiles).any(|tiles| tiles <= usize::from(most))
    };
    order.opponent_holds.is_none_or(holds)
}

/// Returns the first placement of the order that is possible; `None` if none is.
fn first_possible_placement(order: &StandingOrder, game: &Match, seat: Seat) -> Option<Action> {
    order.placements.iter().find_map(|ordered| {
        let placement = ordered.placement;
        let corners = Some(placement.corners);
        let action = Action::PlaceAt { tile: placement.tile, cell: placement.cell, corners };
        match game.decide(seat, action) {
            Ok(Event::Placed(placed)) => {
                (!order.same_bonus || placed.bonus == ordered.bonus).then_some(action)
            }
            _ => None,
        }
    })
}

/// Returns the only legal action of a player who cannot place; `None` if there is a choice.
fn only_legal_action(game: &Match, seat: Seat) -> Option<Action> {
    let chooses = !game.legal_placements().is_empty() || game.may_stop_drawing();
    if chooses || game.turn() != Some(seat) {
        None
    } else if game.may_draw() {
        Some(Action::Draw)
    } else {
        game.may_pass(seat).then_some(Action::Pass)
    }
}
