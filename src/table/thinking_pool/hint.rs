//! Hints for players. A hint is the action that a computer would choose in the player's place. It is computed in the thinking
//! pool.
//!
//! A hint depends only on the player's own view and on public information. It is neither stored nor shown to anybody else.

use std::sync::Arc;

use super::CancelFlag;
use crate::ids::{PersonId, TableId};
use crate::table::decide::decided::Decided;
use crate::table::decide::refusal_for_person_without_seat;
use crate::table::event::TableEvent;
use crate::table::refusal::{IntentError, NoHint, TableRefusal};
use crate::table::state::{Phase, Table};
use crate::table::tables::{TIME_TO_THINK, Tables};
use triominos_rules::game::{GameRefusal, Hints, PlayerView, Seat};
use triominos_rules::opponent;
use triominos_rules::opponent::{HINT_LEVEL, Hint, SearchParameters};

/// A hint, with the player's view from which it was computed.
#[derive(Clone, Debug)]
pub struct GivenHint {
    pub table: Arc<Table>,
    pub view: PlayerView,
    pub hint: Hint,
}

impl Tables {
    /// Returns a hint for a person in turn. The hint is computed within `TIME_TO_THINK` (1.7 seconds), and without holding the
    /// table's lock.
    ///
    /// # Errors
    /// Returns an error if the match is competitive or has no hints, it is not this person's turn, the table has changed in the
    /// meantime, or the store does not answer.
    pub async fn hint(&self, id: TableId, person: PersonId) -> Result<GivenHint, IntentError> {
        let table = self.current_table(id).await?;
        let view = view_for_hint(&table, person)?;
        let decision = table.decision_number();
        let seed = opponent::decision_seed(id.0.cast_unsigned(), view.viewer.seat, decision);
        let seen = view.clone();
        let think = move |cancel: &CancelFlag| {
            let cancelled = || cancel.is_cancelled();
            let thinking = SearchParameters {
                is_cancelled: &cancelled,
                ..SearchParameters::for_level(HINT_LEVEL, seed)
            };
            opponent::choose_hint(&seen, &thinking)
        };
        let given = self.given_hints().hint_cell(id, decision);
        let too_late = self.clock().sleep_until(self.clock().now() + TIME_TO_THINK);
        let hint =
            *given.get_or_init(|| self.thinking_pool().think_about(id, too_late, think)).await;
        let now = self.current_table(id).await?;
        if now.decision_number() != decision || !now.is_open() {
            return Err(TableRefusal::BoardMovedOn.into());
        }
        let now = self.note_hint_given(now, view.viewer.seat).await?;
        Ok(GivenHint { table: now, view, hint })
    }

    /// Stores that a hint was given, in a match of one person against computers. Such a match does not count in the person's
    /// statistics against computers.
    async fn note_hint_given(
        &self,
        table: Arc<Table>,
        seat: Seat,
    ) -> Result<Arc<Table>, IntentError> {
        if table.advised || table.solo_person().is_none() {
            return Ok(table);
        }
        let note = |table: &Table, now| {
            let given = (!table.advised).then_some(TableEvent::HintGiven { seat });
            Decided::from_events(table, now, given)
        };
        Ok(self.commit_decision(table.id, None, note).await?.table)
    }
}

/// The number of a player's first turns in which a coach explains the best move.
pub const COACHED_TURNS: u32 = 3;

impl Table {
    /// Returns the number of this person's turn, counted from 1, if a coach explains the best move in it; `None` if there is no
    /// coach, or if it is not one of the person's first turns in the first round.
    pub fn coached_turn_number(&self, person: PersonId) -> Option<u32> {
        let seat = self.coached.filter(|seat| self.seat_of(person) == Some(*seat))?;
        let game =
            self.game().filter(|game| game.rounds_dealt() == 1 && game.turn() == Some(seat))?;
        let turn = game.ended_turn_count(seat) + 1;
        (turn <= COACHED_TURNS && self.is_open()).then_some(turn)
    }

    /// Returns `true` if players in turn may ask for hints in this match.
    pub fn gives_hints(&self) -> bool {
        !self.is_competitive() && self.settings.hints != Hints::None
    }
}

/// Returns the view of a person in turn for whom a hint may be computed. Returns an error if they
/// may get no hint now.
fn view_for_hint(table: &Table, person: PersonId) -> Result<PlayerView, IntentError> {
    match &table.phase {
        Phase::Lobby => return Err(TableRefusal::NotStarted.into()),
        Phase::Over(_) | Phase::Closed { .. } => return Err(TableRefusal::Closed.into()),
        Phase::Playing(_) => {}
    }
    let view =
        table.player_view(person).ok_or_else(|| refusal_for_person_without_seat(table, person))?;
    if table.is_competitive() {
        return Err(TableRefusal::NoHint(NoHint::Competitive).into());
    }
    if table.settings.hints == Hints::None {
        return Err(TableRefusal::NoHint(NoHint::HintsOff).into());
    }
    match view.public.turn {
        None => Err(GameRefusal::BetweenRounds.into()),
        Some(turn) if turn != view.viewer.seat => Err(GameRefusal::NotYourTurn { turn }.into()),
        Some(_) => Ok(view),
    }
}
