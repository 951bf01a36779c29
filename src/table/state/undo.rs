//! The last placement, while its player can undo it.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Phase, Table};
use crate::ids::PersonId;
use crate::league::DeedTally;
use crate::table::turn_clock::TurnTime;
use crate::time::Millis;
use triominos_rules::game::{Event, Match, Seat};

/// The placement that can be undone, and the consents to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    /// The table before the last placement; `None` once it cannot be undone any more.
    before: Option<Arc<Before>>,
    /// The people who consent to the undo; `None` if the player has not requested it.
    agreed: Option<BTreeSet<PersonId>>,
    /// The seats whose players have requested an undo in this round.
    asked_in_round: BTreeSet<Seat>,
}

/// The parts of a table that a placement changes, as they were before it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    seat: Seat,
    game: Match,
    tally: DeedTally,
    missed_in_a_row: Vec<u32>,
    turn_time: Option<TurnTime>,
    unpublished_from: i64,
    /// The time of the placement.
    placed_at: Millis,
}

impl Undo {
    /// Makes the last placement permanent, because somebody has acted or the seats have changed.
    pub fn make_final(&mut self) {
        (self.before, self.agreed) = (None, None);
    }

    pub fn ask_for_consent(&mut self, seat: Seat) {
        self.agreed = Some(BTreeSet::new());
        self.asked_in_round.insert(seat);
    }

    pub fn add_consent(&mut self, person: PersonId) {
        if let Some(agreed) = &mut self.agreed {
            agreed.insert(person);
        }
    }
}

impl Table {
    /// Drops the data about undo, so that two tables can be compared.
    #[cfg(test)]
    pub(in crate::table) fn forget_undo(&mut self) {
        self.undo = Undo::default();
    }

    /// Returns the seat whose placement can be undone: nobody has acted since.
    pub fn undoable_seat(&self) -> Option<Seat> {
        self.undo.before.as_ref().map(|before| before.seat)
    }

    /// Returns whether this person may undo their last placement, or request that.
    pub fn may_undo(&self, person: PersonId) -> bool {
        let seat = self.undoable_seat().filter(|seat| self.seat_of(person) == Some(*seat));
        let has_asked = |seat| self.undo_needs_consent() && self.has_asked_for_undo(seat);
        seat.is_some_and(|seat| !has_asked(seat))
    }

    /// Returns whether an undo needs everybody's consent and is limited to one request per round, as in competitive matches.
    pub fn undo_needs_consent(&self) -> bool {
        self.is_competitive()
    }

    /// Returns whether this seat's player has requested an undo in this round.
    pub fn has_asked_for_undo(&self, seat: Seat) -> bool {
        self.undo.asked_in_round.contains(&seat)
    }

    /// Returns the seat whose request for an undo is pending.
    pub fn undo_asked_by(&self) -> Option<Seat> {
        self.undoable_seat().filter(|_| self.undo.agreed.is_some())
    }

    /// Returns the number of consents to the undo, and the number needed.
    pub fn undo_votes(&self) -> (usize, usize) {
        let voters = || {
            let placer = self.undoable_seat();
            self.people().map(|person| person.id).filter(move |id| self.seat_of(*id) != placer)
        };
        (voters().filter(|id| self.agrees_to_undo(*id)).count(), voters().count())
    }

    /// Returns whether this person consents to the undo.
    pub fn agrees_to_undo(&self, person: PersonId) -> bool {
        self.undo.agreed.as_ref().is_some_and(|agreed| agreed.contains(&person))
    }

    /// Saves the table before this event of the match, if the event is a placement that can be undone. The placement must be made
    /// by a person at the table who has not drawn in this turn.
    pub(super) fn save_for_undo(&mut self, at: Millis, event: &Event) {
        self.undo.make_final();
        match event {
            Event::RoundStarted { .. } => self.undo.asked_in_round.clear(),
            Event::Placed(placed) => self.undo.before = self.state_before(placed.seat, at),
            _ => {}
        }
    }

    fn state_before(&self, seat: Seat, at: Millis) -> Option<Arc<Before>> {
        let Phase::Playing(game) = &self.phase else { return None };
        self.seats.get(seat)?.person()?;
        let has_drawn = game.open_round()?.turn().draws > 0;
        if has_drawn || [self.by_clock, self.by_order].contains(&Some(seat)) {
            return None;
        }
        Some(Arc::new(Before {
            seat,
            game: game.clone(),
            tally: self.tally.clone(),
            missed_in_a_row: self.missed_in_a_row.clone(),
            turn_time: self.turn_time,
            unpublished_from: self.unpublished_from,
            placed_at: at,
        }))
    }

    /// Undoes the last placement, and extends the deadlines by the time since then. `None` if there is nothing to undo.
    pub(super) fn undo_placement(&mut self, at: Millis) -> Option<()> {
        let before = self.undo.before.take()?;
        self.undo.make_final();
        let Phase::Playing(game) = &mut self.phase else { return None };
        game.restore_earlier(&before.game);
        self.tally.clone_from(&before.tally);
        self.missed_in_a_row.clone_from(&before.missed_in_a_row);
        let limit = self.settings.clock.limit();
        self.turn_time = before
            .turn_time
            .zip(limit)
            .map(|(time, limit)| time.resumed_after_stop(before.placed_at, at, limit));
        self.turn_since = at;
        // The undo of a published placement is announced; an unpublished placement is never announced.
        let told_until = self.seq + 1;
        let was_told = !std::mem::take(&mut self.is_turn_unpublished);
        self.unpublished_from = if was_told { told_until + 1 } else { before.unpublished_from };
        Some(())
    }
}
