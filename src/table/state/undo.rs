//! The last placement, while its player can take it back.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Phase, Table};
use crate::ids::PersonId;
use crate::league::Tally;
use crate::table::turn_clock::TurnTime;
use crate::time::Millis;
use triominos_rules::game::{Event, Match, Seat};

/// What there is to take back, and who agrees to it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Undo {
    /// The table before the last placement; `None` once that is too late to take back.
    before: Option<Arc<Before>>,
    /// Those who agree; `None` while nobody asks for it.
    agreed: Option<BTreeSet<PersonId>>,
    /// The seats that have asked for it in this round.
    asked_in_round: BTreeSet<Seat>,
}

/// A table before a person placed a tile: all that the placement has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    seat: Seat,
    game: Match,
    tally: Tally,
    missed_in_a_row: Vec<u32>,
    turn_time: Option<TurnTime>,
    unpublished_from: i64,
    /// The moment of the placement.
    placed_at: Millis,
}

impl Undo {
    /// Somebody has acted, or sits elsewhere.
    pub fn is_too_late(&mut self) {
        (self.before, self.agreed) = (None, None);
    }

    pub fn ask(&mut self, seat: Seat) {
        self.agreed = Some(BTreeSet::new());
        self.asked_in_round.insert(seat);
    }

    pub fn agree(&mut self, person: PersonId) {
        if let Some(agreed) = &mut self.agreed {
            agreed.insert(person);
        }
    }
}

impl Table {
    /// Has nothing to take back, so that two tables can be compared.
    #[cfg(test)]
    pub(in crate::table) fn forget_undo(&mut self) {
        self.undo = Undo::default();
    }

    /// The seat whose player has placed last, and nobody has acted since: it can be taken back.
    pub fn undoable(&self) -> Option<Seat> {
        self.undo.before.as_ref().map(|before| before.seat)
    }

    /// True if this person may take their last placement back, or ask whether they may.
    pub fn may_undo(&self, person: PersonId) -> bool {
        let seat = self.undoable().filter(|seat| self.seat_of(person) == Some(*seat));
        let has_asked = |seat| self.undo_needs_consent() && self.has_asked_for_undo(seat);
        seat.is_some_and(|seat| !has_asked(seat))
    }

    /// True if a placement is taken back only when everybody agrees, and once a round: where people play for a place.
    pub fn undo_needs_consent(&self) -> bool {
        self.is_competitive()
    }

    /// True if this seat's player has asked in this round whether they may take a placement back.
    pub fn has_asked_for_undo(&self, seat: Seat) -> bool {
        self.undo.asked_in_round.contains(&seat)
    }

    /// The seat whose player waits for the others to agree that a placement is taken back.
    pub fn undo_asked_by(&self) -> Option<Seat> {
        self.undoable().filter(|_| self.undo.agreed.is_some())
    }

    /// The number of those who agree that the last placement is taken back, and of all who have to.
    pub fn undo_votes(&self) -> (usize, usize) {
        let voters = || {
            let placer = self.undoable();
            self.people().map(|person| person.id).filter(move |id| self.seat_of(*id) != placer)
        };
        (voters().filter(|id| self.agrees_to_undo(*id)).count(), voters().count())
    }

    /// True if this person agrees that the last placement is taken back.
    pub fn agrees_to_undo(&self, person: PersonId) -> bool {
        self.undo.agreed.as_ref().is_some_and(|agreed| agreed.contains(&person))
    }

    /// Notes the table as it is before this event of the match, if that is a placement that can be taken back: of a person who is
    /// there and has not drawn in this turn.
    pub(super) fn note_for_undo(&mut self, at: Millis, event: &Event) {
        self.undo.is_too_late();
        match event {
            Event::RoundStarted { .. } => self.undo.asked_in_round.clear(),
            Event::Placed(placed) => self.undo.before = self.before(placed.seat, at),
            _ => {}
        }
    }

    fn before(&self, seat: Seat, at: Millis) -> Option<Arc<Before>> {
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

    /// Takes the last placement back, as if it had never been made: but for the time since then, which nobody loses. `None` if there
    /// is nothing to take back.
    pub(super) fn take_back(&mut self, at: Millis) -> Option<()> {
        let before = self.undo.before.take()?;
        self.undo.is_too_late();
        let Phase::Playing(game) = &mut self.phase else { return None };
        game.go_back_to(&before.game);
        self.tally.clone_from(&before.tally);
        self.missed_in_a_row.clone_from(&before.missed_in_a_row);
        let limit = self.settings.clock.limit();
        self.turn_time = before
            .turn_time
            .zip(limit)
            .map(|(time, limit)| time.resumed(before.placed_at, at, limit));
        self.turn_since = at;
        // The channel hears of a placement that it was told of, and never hears of any other.
        let told_until = self.seq + 1;
        let was_told = !std::mem::take(&mut self.is_turn_unpublished);
        self.unpublished_from = if was_told { told_until + 1 } else { before.unpublished_from };
        Some(())
    }
}
