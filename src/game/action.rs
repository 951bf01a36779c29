//! What a player can do in a turn.

use super::{Cell, Tile};

/// What a player wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Place a tile. `corners` are its numbers clockwise from the cell's first corner; `None` takes the turn that fits, which is
    /// the only one but for a round's first tile: that is laid a, b, c.
    Place { tile: Tile, cell: Cell, corners: Option<[u8; 3]> },
    /// Draw a tile from the pool.
    Draw,
    /// End the turn without placing: on an empty pool, or after the last allowed draw, where a drawn tile that fits is declined.
    Pass,
}
