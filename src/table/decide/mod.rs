//! Decisions: pure functions. The input is the state of a table and an action; the output is either events with the state
//! after them, or a refusal.

mod computer;
pub mod decided;
mod end;
pub mod invitations;
pub mod lobby;
pub mod playing;
mod rated;
#[cfg(test)]
mod tests;
mod undo;

pub use self::computer::has_searching_computer;
use self::decided::Decided;
use super::event::{EndReason, NamedPerson, TableEvent};
use super::intent::{Actor, TableAction};
use super::refusal::{IntentError, TableRefusal};
use super::seeds::SeedSource;
use super::state::{Phase, Table};
use super::thinking_pool::CancelFlag;
use super::turn_clock::timeout::decide_clock_action;
use crate::ids::PersonId;
use crate::time::Millis;

impl Actor {
    /// Returns the name and id of the actor, as stored in the events of a table.
    pub fn to_named_person(&self) -> NamedPerson {
        NamedPerson::from_display_name(self.id, &self.name)
    }
}

/// Decides about an action. `shown_decision_number` is the number of the decision (a player's choice in the game) for which the
/// clicked message has buttons; `None` for a command, which applies to the current state.
///
/// # Errors
/// Returns a refusal. In that case nothing has changed.
pub fn decide_action(
    table: &Table,
    actor: &Actor,
    shown_decision_number: Option<u32>,
    action: TableAction,
    now: Millis,
    seeds: &dyn SeedSource,
) -> Result<Decided, IntentError> {
    match (&table.phase, action) {
        (Phase::Over(_) | Phase::Closed { .. }, _) => Err(TableRefusal::Closed.into()),
        (_, TableAction::End) => end::end_or_vote_for_end(table, actor, now),
        (Phase::Playing(_), TableAction::TakeOut(person)) => {
            playing::remove_player(table, actor, person, now)
        }
        (_, TableAction::TakeOut(_)) => Err(TableRefusal::NotStarted.into()),
        (Phase::Playing(_), TableAction::Rejoin | TableAction::Join | TableAction::StandIn)
            if table.is_removed_player(actor.id) =>
        {
            Err(TableRefusal::TakenOut.into())
        }
        (Phase::Lobby, action) => lobby::decide_in_lobby(table, actor, action, now, seeds),
        (Phase::Playing(_), TableAction::Leave) => playing::leave_seat(table, actor, now),
        (Phase::Playing(_), TableAction::Rejoin | TableAction::Join | TableAction::StandIn)
            if table.seat_to_take_back(actor.id).is_some() =>
        {
            playing::take_seat_back(table, actor, now)
        }
        (Phase::Playing(_), TableAction::Rejoin) => Err(match table.seat_of(actor.id) {
            Some(_) => TableRefusal::AlreadySeated.into(),
            None if table.has_left(actor.id) => TableRefusal::LeftForGood.into(),
            None => TableRefusal::NotSeated.into(),
        }),
        (Phase::Playing(_), TableAction::StandIn) => {
            playing::take_computers_seat(table, actor, now)
        }
        (Phase::Playing(_), TableAction::Undo) => {
            undo::undo_or_ask_for_consent(table, actor, shown_decision_number, now)
        }
        (Phase::Playing(_), TableAction::NextRound) => {
            playing::begin_next_round(table, actor, now, seeds)
        }
        (Phase::Playing(_), TableAction::ShowBoard) => {
            playing::request_board_message(table, actor, now)
        }
        (Phase::Playing(_), TableAction::Play(action)) => {
            playing::act_in_turn(table, actor, shown_decision_number, action, now)
        }
        (Phase::Playing(_), _) => Err(TableRefusal::AlreadyStarted.into()),
    }
}

/// Carries out the timed actions of a table: closes an expired lobby, begins the next round, plays the turns of all
/// computers in a row, and applies the turn clock. The search of a computer may take many seconds; once `cancel` is set, it
/// ends early.
///
/// # Errors
/// Returns an error if a computer's choice was refused, which is a bug.
pub fn decide_due_actions(
    table: &Table,
    now: Millis,
    seeds: &dyn SeedSource,
    cancel: &CancelFlag,
) -> Result<Decided, IntentError> {
    match &table.phase {
        Phase::Playing(_)
            if table.auto_pass_at().is_some_and(|at| at <= now || table.is_clock_set_back(now)) =>
        {
            playing::make_forced_pass(table, now)
        }
        Phase::Playing(_) if table.person_in_turn().is_some() => decide_clock_action(table, now),
        Phase::Playing(_) if table.is_computers_turn() => {
            playing::play_computer_turns(table, now, seeds, cancel)
        }
        Phase::Playing(_) => {
            let mut decided = Decided::without_events(table, now);
            decided.deal_if_due(seeds)?;
            Ok(decided)
        }
        Phase::Lobby => {
            let expired = TableEvent::Ended { reason: EndReason::Expired, by: None };
            Decided::from_events(table, now, [expired])
        }
        Phase::Over(_) | Phase::Closed { .. } => Ok(Decided::without_events(table, now)),
    }
}

/// Returns the reason why this person, who has no seat, cannot act at the table.
pub fn refusal_for_person_without_seat(table: &Table, person: PersonId) -> TableRefusal {
    match table.seat_to_take_back(person) {
        Some(_) => TableRefusal::SeatMinded,
        None => TableRefusal::NotSeated,
    }
}
