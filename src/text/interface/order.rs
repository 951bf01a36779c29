//! Standing orders: their player reads what is to be done in the next turn, and the channel that a turn was played by one.

use crate::table::OrderRefusal;
use crate::text::core::bundle::say;
use crate::text::core::tile;
use crate::text::{Button, Text, Who};
use triominos_rules::game::{Choice, Seat, Tile, Viewer};

/// A placement of a standing order, as it stands now.
#[derive(Clone, Copy, Debug)]
pub enum OrderLine<'a> {
    /// It would be possible now.
    Possible(&'a Choice),
    /// It is not possible any more.
    Gone(Tile),
}

/// A standing order, as its player reads it.
#[derive(Clone, Copy, Debug)]
pub struct OrderTold<'a> {
    pub viewer: Viewer,
    /// Its placements, in the order in which they are tried.
    pub lines: &'a [OrderLine<'a>],
    pub same_bonus: bool,
    /// If set, nothing is done unless another player holds at most so many tiles.
    pub opponent_holds: Option<u8>,
    pub then_draw: bool,
    /// True once it holds.
    pub given: bool,
}

impl Text {
    /// A standing order: what it does, on which conditions, and whether it holds.
    pub fn order(&self, order: &OrderTold<'_>) -> String {
        let mut lines = vec![say!(self, "order-title")];
        if order.lines.is_empty() && !order.then_draw {
            lines.push(say!(self, "order-empty"));
            return lines.join("\n");
        }
        if !order.lines.is_empty() {
            lines.push(say!(self, "order-list"));
        }
        for (place, line) in (1_usize..).zip(order.lines) {
            lines.push(match line {
                OrderLine::Possible(choice) => {
                    let placement = self.placement_label(choice, order.viewer);
                    say!(self, "order-item", place = place, placement = placement)
                }
                OrderLine::Gone(tile) => {
                    say!(self, "order-item-gone", place = place, tile = tile::name(*tile))
                }
            });
        }
        lines.push(match order.then_draw {
            true => say!(self, "order-then-draw"),
            false => say!(self, "order-then-asked"),
        });
        if order.same_bonus && !order.lines.is_empty() {
            lines.push(say!(self, "order-same-bonus"));
        }
        if let Some(tiles) = order.opponent_holds {
            lines.push(say!(self, "order-opponent", tiles = usize::from(tiles)));
        }
        lines.push(match order.given {
            true => say!(self, "order-given"),
            false => say!(self, "order-draft", button = self.button(Button::GiveOrder)),
        });
        lines.join("\n")
    }

    /// The order is taken back.
    pub fn order_cancelled(&self) -> String {
        say!(self, "order-was-cancelled")
    }

    /// The placeholder of the menu that adds a placement, or first its tile.
    pub fn order_placeholder(&self, tile_first: bool) -> String {
        if tile_first { say!(self, "order-choose-tile") } else { say!(self, "order-choose") }
    }

    /// The placeholder of the menu of the condition about other players.
    pub fn order_opponent_placeholder(&self) -> String {
        say!(self, "order-choose-opponent")
    }

    /// An option of that menu: at most so many tiles or, without a number, no condition.
    pub fn order_opponent(&self, tiles: Option<u8>) -> String {
        match tiles {
            Some(tiles) => say!(self, "order-at-most", tiles = usize::from(tiles)),
            None => say!(self, "order-whoever"),
        }
    }

    /// Beside the rack: an order waits for the next turn.
    pub fn order_waits(&self) -> String {
        say!(self, "order-waits")
    }

    /// Beside the rack: an order for this turn came to nothing.
    pub fn order_unplayed(&self) -> String {
        say!(self, "order-unplayed")
    }

    /// Before a turn that was played by an order.
    pub fn order_played(&self, names: &[Who<'_>], seat: Seat) -> String {
        say!(self, "order-played", who = self.bold_seat(names, seat))
    }

    /// The reader cannot leave a standing order, or not this one. So many placements are the most.
    pub fn no_order(&self, why: OrderRefusal, most: usize) -> String {
        match why {
            OrderRefusal::Live => say!(self, "order-refused-live"),
            OrderRefusal::Unhinted => say!(self, "order-refused-unhinted"),
            OrderRefusal::OwnTurn => say!(self, "order-refused-own-turn"),
            OrderRefusal::NoBoard => say!(self, "order-refused-no-board"),
            OrderRefusal::Empty => say!(self, "order-refused-empty"),
            OrderRefusal::Full => say!(self, "order-refused-full", most = most),
        }
    }
}
