//! The running match: turns of persons and computers, and players who leave their seats or take them back.

use super::computer;
use super::decided::Decided;
use super::refusal_for_person_without_seat;
use crate::ids::PersonId;
use crate::table::event::{EndReason, TableEvent};
use crate::table::intent::Actor;
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::seeds::SeedSource;
use crate::table::state::Table;
use crate::table::thinking_pool::CancelFlag;
use crate::time::Millis;
use triominos_rules::game::{Action, Hints, Match, Seat};

/// Carries out an action in the actor's turn. If the rules then allow nothing but draws, the draws follow automatically, except at
/// a table without hints. `shown_decision_number` is the number of the decision (a player's choice in the game) for which the
/// clicked message has buttons; `None` for a command.
pub fn act_in_turn(
    table: &Table,
    actor: &Actor,
    shown_decision_number: Option<u32>,
    action: Action,
    now: Millis,
) -> Result<Decided, IntentError> {
    let seat =
        table.seat_of(actor.id).ok_or_else(|| refusal_for_person_without_seat(table, actor.id))?;
    if shown_decision_number.is_some_and(|shown| shown != table.decision_number()) {
        return Err(TableRefusal::BoardMovedOn.into());
    }
    let mut decided = Decided::without_events(table, now);
    if table.settings.hints == Hints::None {
        decided.act_at_table_without_hints(seat, action)?;
        return Ok(decided);
    }
    act_and_add_forced_draws(&mut decided, seat, action)?;
    Ok(decided)
}

/// Carries out an action. Afterwards draws tiles for as long as drawing is the only action that the rules allow.
fn act_and_add_forced_draws(
    decided: &mut Decided,
    seat: Seat,
    action: Action,
) -> Result<(), IntentError> {
    decided.act_in_seat(seat, action)?;
    while let Some(forced) = decided.after.game().and_then(Match::forced_action) {
        decided.act_in_seat(seat, forced)?;
    }
    Ok(())
}

/// Draws for the person in turn, for whom drawing is the only legal action. The decision has the same events as if the person had
/// chosen to draw.
pub fn make_forced_draw(table: &Table, now: Millis) -> Result<Decided, IntentError> {
    let mut decided = Decided::without_events(table, now);
    if let Some(seat) = table.turn() {
        act_and_add_forced_draws(&mut decided, seat, Action::Draw)?;
    }
    Ok(decided)
}

/// Passes for the person in turn, for whom passing is the only legal action. The decision has the same event as if the person had
/// chosen to pass.
pub fn make_forced_pass(table: &Table, now: Millis) -> Result<Decided, IntentError> {
    let mut decided = Decided::without_events(table, now);
    if let Some(seat) = table.turn() {
        decided.act_in_seat(seat, Action::Pass)?;
    }
    Ok(decided)
}

/// Begins the next round, at the request of any player. Returns a decision without events if the round has already begun.
pub fn begin_next_round(
    table: &Table,
    actor: &Actor,
    now: Millis,
    seeds: &dyn SeedSource,
) -> Result<Decided, IntentError> {
    table.seat_of(actor.id).ok_or_else(|| refusal_for_person_without_seat(table, actor.id))?;
    let mut decided = Decided::without_events(table, now);
    decided.deal_if_due(seeds)?;
    Ok(decided)
}

/// Requests a new message with the board. Only players and moderators may request it.
pub fn request_board_message(
    table: &Table,
    actor: &Actor,
    now: Millis,
) -> Result<Decided, IntentError> {
    if table.seat_of(actor.id).is_none() && !actor.moderator {
        return Err(refusal_for_person_without_seat(table, actor.id).into());
    }
    Decided::from_events(table, now, [TableEvent::BoardShown { by: actor.id }])
}

/// Plays the turns of computers until it is the turn of a person or the round ends. If no person is at the table, plays to the end
/// of the match.
pub fn play_computer_turns(
    table: &Table,
    now: Millis,
    seeds: &dyn SeedSource,
    cancel: &CancelFlag,
) -> Result<Decided, IntentError> {
    let mut decided = Decided::without_events(table, now);
    let is_watched = table.people().next().is_some();
    while let Some(seat) = decided.after.turn()
        && decided.after.person_in_turn().is_none()
        && let Some(view) = decided.after.game().and_then(|game| game.player_view(seat))
    {
        decided.act_in_seat(
            seat,
            computer::choose_computer_action(&decided.after, seat, &view, cancel),
        )?;
        if !is_watched {
            decided.deal_if_due(seeds)?;
        }
    }
    Ok(decided)
}

/// Gives the actor's seat to a computer. If no person is left, the match ends, unless it belongs to a tournament.
pub fn leave_seat(table: &Table, actor: &Actor, now: Millis) -> Result<Decided, IntentError> {
    let seat =
        table.seat_of(actor.id).ok_or_else(|| refusal_for_person_without_seat(table, actor.id))?;
    let mut decided =
        Decided::from_events(table, now, [TableEvent::SeatTaken { seat, no_show: false }])?;
    if table.people().count() == 1 && !table.of_tournament {
        decided.add_event(TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) })?;
    }
    Ok(decided)
}

/// Removes a player permanently. The actor must be a moderator who does not play at the table. If no person is left, the match
/// ends as if the player had left.
pub fn remove_player(
    table: &Table,
    actor: &Actor,
    person: PersonId,
    now: Millis,
) -> Result<Decided, IntentError> {
    let plays = table.seat_of(actor.id).is_some();
    if plays || !actor.moderator {
        return Err(TableRefusal::NotForYou { plays }.into());
    }
    let seat = table.seat_of_removable_player(person).ok_or(TableRefusal::NotThere)?;
    let mut decided =
        Decided::from_events(table, now, [TableEvent::TakenOut { seat, by: actor.id }])?;
    if decided.after.people().next().is_none() && !table.of_tournament {
        decided.add_event(TableEvent::Ended { reason: EndReason::Deserted, by: Some(actor.id) })?;
    }
    Ok(decided)
}

/// Gives the actor their seat back from the computer that has played in it. The event contains the current name of the actor.
pub fn take_seat_back(table: &Table, actor: &Actor, now: Millis) -> Result<Decided, IntentError> {
    let seat = table.seat_to_take_back(actor.id);
    let back = seat.map(|seat| TableEvent::SeatTakenBack { seat, person: actor.to_named_person() });
    Decided::from_events(table, now, back)
}

/// Gives the seat of a computer to the actor, who is a spectator.
pub fn take_computers_seat(
    table: &Table,
    actor: &Actor,
    now: Millis,
) -> Result<Decided, IntentError> {
    if table.seat_of(actor.id).is_some() {
        return Err(TableRefusal::AlreadySeated.into());
    }
    let competitive = table.is_competitive();
    if competitive || !table.settings.stand_ins {
        return Err(TableRefusal::NoStandIns { competitive }.into());
    }
    let (seat, computer) =
        table.seat_and_number_of_computer_to_take_over().ok_or(TableRefusal::NoComputer)?;
    Decided::from_events(
        table,
        now,
        [TableEvent::StoodIn { seat, person: actor.to_named_person(), computer }],
    )
}
