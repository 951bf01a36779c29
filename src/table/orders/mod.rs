//! Standing orders: what a player of a game over days wants done as soon as their next turn begins.
//!
//! An order is its player's alone: it is kept beside the table's events and not among them, so that no record, notice or list of games
//! can tell it. It is carried out in the commit by which the turn begins.

mod carry_out;
mod giving;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use carry_out::carry_out;

use super::refusal::OrderRefusal;
use super::state::{Phase, Table};
use crate::ids::PersonId;
use triominos_rules::game::{Bonus, Choice, Hints, Match, Pick, Placement, Seat};

/// A player's order for their next turn.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    /// True once its player has said that it holds; before that it is a draft.
    pub given: bool,
    /// The round, counted from 1, and the number of turns that the player had had in it: it holds for the next one only.
    round: u32,
    turn: u32,
    /// The placements of which the first possible one is made; at most [`StandingOrder::MOST`].
    pub placements: Vec<Ordered>,
    /// True if each is made only while its bonus is what it was when it was chosen.
    pub same_bonus: bool,
    /// If set, nothing is done unless an opponent holds at most so many tiles.
    pub opponent_holds: Option<u8>,
    /// True if tiles are drawn as the rules demand where no tile of the rack fits.
    pub then_draw: bool,
}

/// A placement of an order.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ordered {
    #[serde(flatten)]
    pub placement: Placement,
    /// The bonus that it had when it was chosen.
    pub bonus: Bonus,
}

/// A change of a standing order by its player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OrderChange {
    /// Add a placement, chosen at the position of this decision.
    Add {
        decision: u32,
        pick: Pick,
    },
    /// Take out the placement at this place, the last one.
    RemoveLast {
        place: usize,
    },
    SameBonus(bool),
    OpponentHolds(Option<u8>),
    ThenDraw(bool),
    /// Have it hold.
    Give,
    /// Take all of it back.
    Cancel,
}

impl StandingOrder {
    /// The most placements of an order.
    pub const MOST: usize = 5;
    /// The most tiles of an opponent that a condition can name.
    pub const MOST_HELD: u8 = 6;

    /// An empty one for the next turn of the player in this seat.
    fn new(table: &Table, seat: Seat) -> Self {
        let (round, turn) = next_turn(table, seat);
        Self {
            given: false,
            round,
            turn,
            placements: Vec::new(),
            same_bonus: false,
            opponent_holds: None,
            then_draw: false,
        }
    }

    /// True if it is for the present turn, or the next one, of the player in this seat.
    fn is_for(&self, table: &Table, seat: Seat) -> bool {
        (self.round, self.turn) == next_turn(table, seat)
    }

    /// Reads an order as it was stored; `None` if it makes no sense.
    pub(in crate::table) fn read(body: &str) -> Option<Self> {
        serde_json::from_str(body).ok()
    }

    /// The order of this person in the present or the next turn, if this is one.
    fn of_next_turn(body: &str, table: &Table, person: PersonId) -> Option<Self> {
        let seat = table.seat_of(person)?;
        Self::read(body).filter(|order| order.is_for(table, seat))
    }

    /// True if it names nothing to do.
    pub fn is_empty(&self) -> bool {
        self.placements.is_empty() && !self.then_draw
    }
}

/// The round and the number of turns that a player has ended in it.
fn next_turn(table: &Table, seat: Seat) -> (u32, u32) {
    table.game().map_or((0, 0), |game| (game.rounds(), game.turns_ended_by(seat)))
}

/// True while a round is under way, with a tile on the board.
fn has_begun(game: &Match) -> bool {
    game.open_round().is_some_and(|round| !round.board().placements().is_empty())
}

impl Table {
    /// The reason for which this person can leave no order now; `None` if they can.
    pub fn takes_no_order(&self, person: PersonId) -> Option<OrderRefusal> {
        if !self.settings.clock.is_slow() {
            return Some(OrderRefusal::Live);
        }
        if self.settings.hints == Hints::None {
            return Some(OrderRefusal::Unhinted);
        }
        match self.turn() {
            Some(seat) if self.seat_of(person) == Some(seat) => Some(OrderRefusal::OwnTurn),
            Some(_) if self.game().is_some_and(has_begun) => None,
            _ => Some(OrderRefusal::NoBoard),
        }
    }

    /// True if this person plays here, and can leave an order now.
    pub fn takes_order(&self, person: PersonId) -> bool {
        matches!(self.phase, Phase::Playing(_))
            && self.seat_of(person).is_some()
            && self.takes_no_order(person).is_none()
    }

    /// The placements that this person could make if it were their turn now, as far as the table's hints tell: best first, or in the
    /// order of tiles and spots where points are not told.
    pub fn prospects(&self, person: PersonId) -> Vec<Choice> {
        let seat = self.seat_of(person).filter(|_| self.takes_order(person));
        let mut choices = match (seat, self.game()) {
            (Some(seat), Some(game)) => game.prospective_choices(seat),
            _ => Vec::new(),
        };
        if self.settings.hints != Hints::Full {
            choices.sort_by_key(|choice| (choice.placement.tile, choice.spot));
        }
        choices
    }
}

impl fmt::Debug for StandingOrder {
    /// Says nothing of what it orders: nobody else may know.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StandingOrder").field("given", &self.given).finish_non_exhaustive()
    }
}

impl fmt::Debug for OrderChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrderChange").finish_non_exhaustive()
    }
}

impl fmt::Debug for Ordered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ordered").finish_non_exhaustive()
    }
}
