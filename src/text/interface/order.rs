//! Standing orders. With a standing order, a player plans the next turn in advance, and the bot plays it when the turn comes. This
//! file has the private messages to that player, and the line in the channel about a turn that was played by an order.

use crate::table::OrderRefusal;
use crate::text::core::bundle::say;
use crate::text::core::tile;
use crate::text::{Button, PlayerName, Text};
use triominos_rules::game::{Choice, Seat, Tile, Viewer};

/// A placement of a standing order, and whether it is possible now.
#[derive(Clone, Copy, Debug)]
pub enum OrderLine<'a> {
    /// The placement is possible now.
    Possible(&'a Choice),
    /// The placement with this tile is no longer possible.
    Gone(Tile),
}

/// The kind of actions that a player can plan in a standing order. It follows from the player's tiles and the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderProspects {
    /// Placements.
    Moves,
    /// No tile fits, so only a draw can be planned.
    Draw,
    /// No tile fits and the pool is empty, so nothing can be planned.
    Nothing,
}

/// A standing order, as shown to the player who plans it.
#[derive(Clone, Copy, Debug)]
pub struct ShownStandingOrder<'a> {
    pub viewer: Viewer,
    /// The placements of the order, the preferred one first.
    pub lines: &'a [OrderLine<'a>],
    pub same_bonus: bool,
    /// A condition: the bot carries out the order only if some other player has at most this many tiles. `None` means no condition.
    pub opponent_holds: Option<u8>,
    pub then_draw: bool,
    /// True if the player has activated the order, false while they are still planning it.
    pub given: bool,
    pub prospects: OrderProspects,
}

impl Text {
    /// Returns the page with a standing order: its actions, its conditions, and whether it is active.
    pub fn standing_order_page(&self, order: &ShownStandingOrder<'_>) -> String {
        let mut lines = vec![say!(self, "order-title")];
        if order.lines.is_empty() && !order.then_draw {
            lines.push(match order.prospects {
                OrderProspects::Moves => say!(self, "order-empty"),
                OrderProspects::Draw => say!(self, "order-nothing-fits"),
                OrderProspects::Nothing => say!(self, "order-nothing-to-plan"),
            });
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
                    say!(self, "order-item-gone", place = place, tile = tile::tile_name(*tile))
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
        if !order.given && !order.lines.is_empty() {
            let button = self.button_label(Button::SameBonus);
            lines.extend(
                (!order.same_bonus).then(|| say!(self, "order-example-bonus", button = button)),
            );
            let menu = self.standing_order_condition_placeholder();
            let example = || say!(self, "order-example-opponent", menu = menu);
            lines.extend(order.opponent_holds.is_none().then(example));
        }
        lines.push(match order.given {
            true => say!(self, "order-given"),
            false => say!(self, "order-draft", button = self.button_label(Button::GiveOrder)),
        });
        lines.join("\n")
    }

    /// Says that the reader's standing order was cancelled.
    pub fn standing_order_cancelled(&self) -> String {
        say!(self, "order-was-cancelled")
    }

    /// Returns the placeholder of the menu that adds a placement to the standing order. `chooses_tile_first` is true if there are
    /// too many placements for one menu; this menu then chooses the tile of the placement.
    pub fn standing_order_placeholder(&self, chooses_tile_first: bool) -> String {
        if chooses_tile_first {
            say!(self, "order-choose-tile")
        } else {
            say!(self, "order-choose")
        }
    }

    /// Returns the placeholder of the menu that sets the condition on the number of tiles of other players.
    pub fn standing_order_condition_placeholder(&self) -> String {
        say!(self, "order-choose-opponent")
    }

    /// Returns the label of an option in the menu of conditions of a standing order: some other player has at most this many tiles.
    /// `None` stands for no condition.
    pub fn standing_order_condition(&self, max_opponent_tiles: Option<u8>) -> String {
        match max_opponent_tiles {
            Some(most) => say!(self, "order-at-most", tiles = usize::from(most)),
            None => say!(self, "order-whoever"),
        }
    }

    /// Returns the note beside the rack that the player has an active standing order for their next turn.
    pub fn standing_order_active_note(&self) -> String {
        say!(self, "order-waits")
    }

    /// Returns the note beside the rack that the standing order for this turn could not be carried out, so that the player must
    /// act.
    pub fn standing_order_failed_note(&self) -> String {
        say!(self, "order-unplayed")
    }

    /// Returns the line, in the channel, above a turn that the bot played by this seat's standing order.
    pub fn standing_order_played(&self, names: &[PlayerName<'_>], seat: Seat) -> String {
        say!(self, "order-played", who = self.bold_seat_name(names, seat))
    }

    /// Returns the refusal of a standing order. `max_placements` is the maximum number of placements in an order.
    pub fn standing_order_refusal(&self, reason: OrderRefusal, max_placements: usize) -> String {
        match reason {
            OrderRefusal::Live => say!(self, "order-refused-live"),
            OrderRefusal::HintsOff => say!(self, "order-refused-unhinted"),
            OrderRefusal::OwnTurn => say!(self, "order-refused-own-turn"),
            OrderRefusal::NoBoard => say!(self, "order-refused-no-board"),
            OrderRefusal::Empty => say!(self, "order-refused-empty"),
            OrderRefusal::Full => say!(self, "order-refused-full", most = max_placements),
        }
    }
}
