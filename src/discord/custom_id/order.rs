//! The part of a table's custom ids that shows or changes a standing order.

clicks! {
    /// A click on a component of a standing order.
    pub enum OrderClick {
        /// Shows the order. Never stale.
        Show = "show",
        /// The menu of placements; its values are picks at the position of this decision.
        Add { decision: u32 } = "add",
        /// The menu of tiles, where there are too many placements for one menu.
        AddTile { decision: u32 } = "tile",
        /// Removes the placement at this place, counted from 0: the last.
        RemoveLast { place: u8 } = "remove",
        /// Makes placements only while their bonuses are the same.
        SameBonus { on: bool } = "bonus",
        /// The menu of the condition about other players; its values are numbers of tiles, or [`ANY_OPPONENT`].
        OpponentHolds = "opponent",
        /// Draws if no tile fits.
        ThenDraw { on: bool } = "draw",
        /// Activates the order.
        Give = "give",
        Cancel = "cancel",
    }
}

/// The value of the menu's option without a condition.
pub const ANY_OPPONENT: &str = "whoever";
