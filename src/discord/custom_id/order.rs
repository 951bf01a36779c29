//! The clicks that show or change a standing order, as parts of a table's custom ids.

clicks! {
    /// A click on a component of a standing order.
    pub enum OrderClick {
        /// Shows the order. The click is valid at any position of the match.
        Show = "show",
        /// The menu of placements; its values are picks (a tile and a spot) in the position of the
        /// decision with this number.
        Add { decision: u32 } = "add",
        /// The menu of tiles, if there are too many placements for one menu.
        AddTile { decision: u32 } = "tile",
        /// Removes the last placement of the order. `place` is its index, counted from 0, so that a repeated click
        /// removes nothing more.
        RemoveLast { place: u8 } = "remove",
        /// Adds (if `on` is true) or removes the condition that bonuses are unchanged.
        SameBonus { on: bool } = "bonus",
        /// The menu for the condition that another player holds at most a certain number of tiles; its values are numbers,
        /// or [`ANY_OPPONENT`].
        OpponentHolds = "opponent",
        /// Adds (if `on` is true) or removes the instruction to draw a tile if none fits.
        ThenDraw { on: bool } = "draw",
        /// Activates an order that only draws.
        Draw = "only-draw",
        /// Activates the order.
        Give = "give",
        Cancel = "cancel",
    }
}

/// The value of the menu's option that sets no condition.
pub const ANY_OPPONENT: &str = "whoever";
