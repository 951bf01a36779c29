//! The clicks that show or change a standing order (the moves that a player has chosen in advance for their next turn),
//! as parts of a table's custom ids.

clicks! {
    /// A click on a component of a standing order.
    pub enum OrderClick {
        /// Shows the order. The click is valid at any time during the match.
        Show = "show",
        /// The menu of placements; its values are picks (a tile and a spot). `decision` is the number of the match's decision that
        /// was pending when the menu was made.
        Add { decision: u32 } = "add",
        /// The menu of tiles, if there are too many placements for one menu.
        AddTile { decision: u32 } = "tile",
        /// Removes the last placement of the order. `place` is the index of that placement, counted from 0. A repeated click has an
        /// outdated index, so it removes nothing more.
        RemoveLast { place: u8 } = "remove",
        /// If `on` is true, adds the condition that the bonus of a placement has not changed since the placement was chosen.
        /// Otherwise removes that condition.
        SameBonus { on: bool } = "bonus",
        /// The menu for the condition that another player holds at most a certain number of tiles. Its values are the numbers, or
        /// [`ANY_OPPONENT`] for no condition.
        OpponentHolds = "opponent",
        /// If `on` is true, adds the instruction to draw a tile when none of the chosen placements is possible. Otherwise removes
        /// that instruction.
        ThenDraw { on: bool } = "draw",
        /// Activates an order without placements, which only draws a tile.
        Draw = "only-draw",
        /// Activates the order.
        Give = "give",
        Cancel = "cancel",
    }
}

/// The value of the option that sets no condition on another player's tiles, in the menu
/// [`OpponentHolds`](OrderClick::OpponentHolds).
pub const ANY_OPPONENT: &str = "whoever";
