//! The last placement, as long as its player can undo it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Phase, Table};
use crate::ids::PersonId;
use crate::league::AchievementTally;
use crate::table::event::TableEvent;
use crate::table::turn_clock::TurnTime;
use crate::time::Millis;
use triominos_rules::game::{Event, Hints, Match, Seat};

/// The state before the placement that can be undone, and the consents to the undo.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    /// The table before the last placement; `None` once it cannot be undone any more.
    before: Option<Arc<StateBeforePlacement>>,
    /// The ids of the people who consent to the undo; `None` if the player has not requested it.
    agreed: Option<BTreeSet<PersonId>>,
    /// The seats whose players have requested an undo in this round.
    asked_in_round: BTreeSet<Seat>,
    /// The number of turns since the placement that an undo would include. They are passes without a choice and, if only one person
    /// plays, turns of computers.
    turns_since: u32,
    /// The number of computers' turns among `turns_since`.
    replies: u32,
    /// The number of undos in this round that included turns of computers.
    past_replies_in_round: u32,
    /// True if turns of computers were undone in this match.
    has_undone_replies: bool,
}

/// The maximum number of undos in a round that include turns of computers.
const MOST_PAST_REPLIES: u32 = 3;

/// The parts of a table that a placement changes, as they were before it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StateBeforePlacement {
    seat: Seat,
    game: Match,
    tally: AchievementTally,
    missed_in_a_row: Vec<u32>,
    turn_time: Option<TurnTime>,
    passing: BTreeSet<Seat>,
    unpublished_from: i64,
    /// The time of the placement, in milliseconds since 1970.
    placed_at: Millis,
    /// The number of the placement's event.
    placed_in: i64,
}

impl Undo {
    /// Makes the last placement permanent, because somebody has acted, or the players in the seats have changed.
    pub fn make_placement_final(&mut self) {
        (self.before, self.agreed) = (None, None);
        (self.turns_since, self.replies) = (0, 0);
    }

    /// Records that the player in this seat requests an undo.
    pub fn ask_for_consent(&mut self, seat: Seat) {
        self.agreed = Some(BTreeSet::new());
        self.asked_in_round.insert(seat);
    }

    /// Records that a person consents to the undo.
    pub fn add_consent(&mut self, person: PersonId) {
        if let Some(agreed) = &mut self.agreed {
            agreed.insert(person);
        }
    }
}

impl Table {
    /// Drops the data for an undo, so that two tables can be compared.
    #[cfg(test)]
    pub(in crate::table) fn drop_undo_data(&mut self) {
        self.undo = Undo::default();
    }

    /// Returns the seat whose placement can be undone, because nobody has acted since; `None` if
    /// there is none.
    pub fn seat_with_undoable_placement(&self) -> Option<Seat> {
        self.undo.before.as_ref().map(|before| before.seat)
    }

    /// Returns `true` if this person may undo their last placement, or may ask the other players for an undo.
    pub fn may_undo(&self, person: PersonId) -> bool {
        let seat =
            self.seat_with_undoable_placement().filter(|seat| self.seat_of(person) == Some(*seat));
        let has_asked = |seat| self.undo_needs_consent() && self.has_asked_for_undo(seat);
        seat.is_some_and(|seat| !has_asked(seat)) && !self.has_undone_replies_too_often()
    }

    /// Returns `true` if an undo includes the turns of computers since the placement. This is the case if one person plays against
    /// computers with hints, in a match that is not competitive.
    pub fn undo_includes_replies(&self) -> bool {
        self.people().count() == 1 && !self.is_competitive() && self.settings.hints != Hints::None
    }

    /// Returns `true` if no further undo is allowed. This is the case if computers have replied to the placement, and such replies
    /// were already undone three times in this round.
    pub fn has_undone_replies_too_often(&self) -> bool {
        self.undo.replies > 0 && self.undo.past_replies_in_round >= MOST_PAST_REPLIES
    }

    /// Returns `true` if turns of computers were undone in this match.
    pub fn has_undone_replies(&self) -> bool {
        self.undo.has_undone_replies
    }

    /// Returns `true` if the decision with this number came after the placement that can be undone.
    pub fn is_decision_since_placement(&self, decision_number: u32) -> bool {
        self.undo
            .before
            .as_ref()
            .is_some_and(|before| decision_number > before.game.decision_number())
    }

    /// Returns `true` if the placement that can be undone is not published yet.
    pub(in crate::table) fn is_placement_unpublished(&self) -> bool {
        self.undo.before.as_ref().is_some_and(|before| self.unpublished_from <= before.placed_in)
    }

    /// Returns the event that undoes the last placement of this seat.
    pub(in crate::table) fn undo_event(&self, seat: Seat) -> TableEvent {
        match self.undo.turns_since {
            0 => TableEvent::PlacementUndone { seat },
            _ => TableEvent::TurnsUndone { seat },
        }
    }

    /// Returns `true` if an undo needs everybody's consent and is limited to one request per round, as in competitive
    /// matches.
    pub fn undo_needs_consent(&self) -> bool {
        self.is_competitive()
    }

    /// Returns `true` if this seat's player has requested an undo in this round.
    pub fn has_asked_for_undo(&self, seat: Seat) -> bool {
        self.undo.asked_in_round.contains(&seat)
    }

    /// Returns the seat whose request for an undo is pending; `None` if there is none.
    pub fn undo_asked_by(&self) -> Option<Seat> {
        self.seat_with_undoable_placement().filter(|_| self.undo.agreed.is_some())
    }

    /// Returns the number of consents to the undo, and the number needed.
    pub fn undo_votes_and_needed(&self) -> (usize, usize) {
        let voters = || {
            let placer = self.seat_with_undoable_placement();
            self.people().map(|person| person.id).filter(move |id| self.seat_of(*id) != placer)
        };
        (voters().filter(|id| self.has_agreed_to_undo(*id)).count(), voters().count())
    }

    /// Returns `true` if this person consents to the undo.
    pub fn has_agreed_to_undo(&self, person: PersonId) -> bool {
        self.undo.agreed.as_ref().is_some_and(|agreed| agreed.contains(&person))
    }

    /// Updates the state that an undo restores. This function is called before each event of the match. If the event is a person's
    /// placement in a turn without a draw, saves the present state. If it is a computer's reply or a forced pass, keeps the saved
    /// state. At any other event, discards it. `event_time` is the event's time. `is_forced_pass` is true for a pass without a
    /// choice.
    pub(super) fn update_undo_data(
        &mut self,
        event_time: Millis,
        event: &Event,
        is_forced_pass: bool,
    ) {
        let is_reply = self.is_undoable_reply(event);
        if is_reply || is_forced_pass {
            self.undo.turns_since += 1;
            self.undo.replies += u32::from(is_reply);
            return;
        }
        self.undo.make_placement_final();
        match event {
            Event::RoundStarted { .. } => {
                self.undo.asked_in_round.clear();
                self.undo.past_replies_in_round = 0;
            }
            Event::Placed(placed) => {
                self.undo.before = self.state_before_placement(placed.seat, event_time)
            }
            _ => {}
        }
    }

    /// Returns `true` if the event ends a computer's turn without a draw, in a match in which an undo includes such turns.
    fn is_undoable_reply(&self, event: &Event) -> bool {
        let has_drawn = || {
            let round = self.game().and_then(Match::unfinished_round);
            round.is_none_or(|round| round.turn().draws > 0)
        };
        matches!(event, Event::Placed(_) | Event::Passed { .. })
            && self.is_computers_turn()
            && self.undo_includes_replies()
            && !has_drawn()
    }

    /// Returns the saved parts of the table for a placement of this seat at `placed_at`, as they are before it. Returns `None` if
    /// the placement could not be undone.
    fn state_before_placement(
        &self,
        seat: Seat,
        placed_at: Millis,
    ) -> Option<Arc<StateBeforePlacement>> {
        let Phase::Playing(game) = &self.phase else { return None };
        self.seats.get(seat)?.person()?;
        let has_drawn = game.unfinished_round()?.turn().draws > 0;
        if has_drawn || [self.by_clock, self.by_order].contains(&Some(seat)) {
            return None;
        }
        Some(Arc::new(StateBeforePlacement {
            seat,
            game: game.clone(),
            tally: self.tally.clone(),
            missed_in_a_row: self.missed_in_a_row.clone(),
            turn_time: self.turn_time,
            passing: self.passing.clone(),
            unpublished_from: self.unpublished_from,
            placed_at,
            placed_in: self.seq + 1,
        }))
    }

    /// Undoes the last placement, and extends the deadlines by the time from the placement to `undone_at`. Returns `None` if there
    /// is nothing to undo.
    pub(super) fn try_undo_placement(&mut self, undone_at: Millis) -> Option<()> {
        let is_unpublished = self.is_placement_unpublished();
        let before = self.undo.before.take()?;
        if self.undo.replies > 0 {
            self.undo.past_replies_in_round += 1;
            self.undo.has_undone_replies = true;
        }
        self.undo.make_placement_final();
        let Phase::Playing(game) = &mut self.phase else { return None };
        game.restore_earlier_state(&before.game);
        self.tally.clone_from(&before.tally);
        self.missed_in_a_row.clone_from(&before.missed_in_a_row);
        self.passing.clone_from(&before.passing);
        let limit = self.settings.clock.limit();
        self.turn_time = before
            .turn_time
            .zip(limit)
            .map(|(time, limit)| time.resumed_after_stop(before.placed_at, undone_at, limit));
        self.turn_since = undone_at;
        // If the placement was published, its undo is announced. If not, neither is announced.
        let told_until = self.seq + 1;
        self.is_turn_unpublished = false;
        self.unpublished_from =
            if is_unpublished { before.unpublished_from } else { told_until + 1 };
        Some(())
    }
}
