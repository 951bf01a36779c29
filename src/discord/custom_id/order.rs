//! The clicks that show or change a standing order (the moves that a player has chosen in advance for their next turn),
//! as parts of a table's custom ids.

clicks! {
    /// A click on a component of a standing order.
    pub enum OrderClick {
        /// Shows the order. The click is valid at any time during the match.
        Show = "show",
        /// The menu of placements; its values are picks (a tile and a spot). `decision` is the number of the decision
        /// in the match for which the menu was made.
        Add { decision: u32 } = "add",
        /// The menu of tiles, if there are too many placements for one menu.
        AddTile { decision: u32 } = "tile",
        /// Removes the last placement of the order. `place` is its index, counted from 0, so that a repeated click
        /// removes nothing more.
        RemoveLast { place: u8 } = "remove",
        /// Adds (if `on` is true) or removes the condition that the bonus of a placement has not changed since it was
        /// chosen.
        SameBonus { on: bool } = "bonus",
        /// The menu for the condition that another player holds at most a certain number of tiles; its values are numbers,
        /// or [`ANY_OPPONENT`].
        OpponentHolds = "opponent",
        /// Adds (if `on` is true) or removes the instruction to draw a tile if none fits.
        ThenDraw { on: bool } = "draw",
        /// Activates an order without placements, which only draws a tile.
        Draw = "only-draw",
        /// Activates the order.
        Give = "give",
        Cancel = "cancel",
    }
}

/// The value of the menu's option that sets no condition.
pub const ANY_OPPONENT: &str = "whoever";
