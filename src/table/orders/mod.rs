//! Standing orders: moves that a player prepares in advance for the beginning of their next turn, in a match with a slow clock.
//!
//! An order is private to its player. It is stored beside the table's events instead of among them, so that no record, notice or
//! list of games can reveal it. It is carried out in the commit with which the turn begins.

mod carry_out;
mod giving;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use carry_out::carry_out_order;

use super::refusal::OrderRefusal;
use super::state::{Phase, Table};
use crate::ids::PersonId;
use triominos_rules::game::{Bonus, Choice, Hints, Match, Pick, Placement, Seat};

/// A player's order for their next turn: moves that are chosen in advance.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    /// True if the player has activated the order; until then it is a draft.
    pub given: bool,
    /// The round, counted from 1, for which the order was made.
    round: u32,
    /// The number of turns that the player had completed in the round when the order was made. The order applies only
    /// to the turn that follows.
    turn: u32,
    /// The placements, in order of preference; at most [`StandingOrder::MOST`].
    pub placements: Vec<OrderedPlacement>,
    /// True if a placement is made only if it still has the bonus that it had when it was chosen.
    pub same_bonus: bool,
    /// The condition of the order: at least one opponent holds at most this number of tiles. `None` if the order has no condition.
    pub opponent_holds: Option<u8>,
    /// True if the order draws tiles, as the rules demand, when no tile of the rack fits.
    pub then_draw: bool,
}

/// A placement in a standing order.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderedPlacement {
    #[serde(flatten)]
    pub placement: Placement,
    /// The bonus of the placement at the time it was chosen.
    pub bonus: Bonus,
}

/// A change of a standing order by its player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OrderChange {
    /// Add a placement to the order. It was chosen while the decision with this number was pending.
    Add {
        decision: u32,
        pick: Pick,
    },
    /// Remove the last placement, which is the one at this index. The index makes a repeated click harmless.
    RemoveLast {
        place: usize,
    },
    SameBonus(bool),
    OpponentHolds(Option<u8>),
    ThenDraw(bool),
    /// Draw if no tile fits, and activate the order.
    DrawOnly,
    /// Activate the order, so that it is carried out.
    Give,
    /// Delete the order.
    Cancel,
}

impl StandingOrder {
    /// The maximum number of placements in an order.
    pub const MOST: usize = 5;
    /// The largest number of an opponent's tiles that a condition can name.
    pub const MOST_HELD: u8 = 6;

    /// Creates an empty draft for the next turn of the player in this seat.
    fn new(table: &Table, seat: Seat) -> Self {
        let (round, turn) = round_and_completed_turns(table, seat);
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

    /// Returns `true` if the order is for the current or the next turn of the player in this seat.
    fn is_for_current_or_next_turn_of(&self, table: &Table, seat: Seat) -> bool {
        (self.round, self.turn) == round_and_completed_turns(table, seat)
    }

    /// Parses a stored order; `None` if it is invalid.
    pub(in crate::table) fn parse_stored(body: &str) -> Option<Self> {
        serde_json::from_str(body).ok()
    }

    /// Parses a stored order. Returns `None` if it is invalid, or if it is not for this person's current or next turn.
    fn parse_if_for_current_or_next_turn(
        body: &str,
        table: &Table,
        person: PersonId,
    ) -> Option<Self> {
        let seat = table.seat_of(person)?;
        Self::parse_stored(body).filter(|order| order.is_for_current_or_next_turn_of(table, seat))
    }

    /// Returns `true` if the order contains no action.
    pub fn is_empty(&self) -> bool {
        self.placements.is_empty() && !self.then_draw
    }
}

/// Returns the number of the round, counted from 1, and the number of turns that a player has
/// completed in it.
fn round_and_completed_turns(table: &Table, seat: Seat) -> (u32, u32) {
    table.game().map_or((0, 0), |game| (game.rounds_dealt(), game.ended_turn_count(seat)))
}

/// Returns `true` if a round is running and its board has a tile.
fn has_tile_on_board(game: &Match) -> bool {
    game.unfinished_round().is_some_and(|round| !round.board().placements().is_empty())
}

impl Table {
    /// Returns the reason why this person cannot give an order now; `None` if they can.
    pub fn order_refusal(&self, person: PersonId) -> Option<OrderRefusal> {
        if !self.settings.clock.is_counted_in_days() {
            return Some(OrderRefusal::Live);
        }
        if self.settings.hints == Hints::None {
            return Some(OrderRefusal::HintsOff);
        }
        match self.turn() {
            Some(seat) if self.seat_of(person) == Some(seat) => Some(OrderRefusal::OwnTurn),
            Some(_) if self.game().is_some_and(has_tile_on_board) => None,
            _ => Some(OrderRefusal::NoBoard),
        }
    }

    /// Returns `true` if this person plays here and can give an order now.
    pub fn can_give_order(&self, person: PersonId) -> bool {
        matches!(self.phase, Phase::Playing(_))
            && self.seat_of(person).is_some()
            && self.order_refusal(person).is_none()
    }

    /// Returns the placements that this person could make if it were their turn now, as far as the table's hints reveal them. They
    /// are sorted from best to worst. If the hints do not include points, they are sorted by tile and spot instead.
    pub fn prospective_choices(&self, person: PersonId) -> Vec<Choice> {
        let seat = self.seat_of(person).filter(|_| self.can_give_order(person));
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
    /// Omits the content of the order, which is private.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StandingOrder").field("given", &self.given).finish_non_exhaustive()
    }
}

impl fmt::Debug for OrderChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrderChange").finish_non_exhaustive()
    }
}

impl fmt::Debug for OrderedPlacement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrderedPlacement").finish_non_exhaustive()
    }
}
