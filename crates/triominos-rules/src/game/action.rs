//! The actions that a player can take in a turn.

use super::{Cell, Tile};

/// An action of a player in their turn, not yet checked against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Place a tile on a numbered spot.
    Place(Pick),
    /// Place a tile in a cell, as in a record.
    PlaceAt {
        /// The tile to place.
        tile: Tile,
        /// The cell to place it in.
        cell: Cell,
        /// The tile's numbers, clockwise from the cell's first corner; with `None`, the rotation is determined as described at
        /// [`Pick`].
        corners: Option<[u8; 3]>,
    },
    /// Draw a tile from the pool.
    Draw,
    /// End the turn without a placement. The rules may allow it on an empty pool, after the last draw of the turn and, with
    /// [`super::Rules::stop_drawing`], after any draw.
    Pass,
}

/// A tile and the spot to place it on.
///
/// The tile and the spot determine the tile's rotation. The first tile of a round is an exception, because it fits in all three
/// rotations: its numbers ascend clockwise from the cell's first corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The tile to place.
    pub tile: Tile,
    /// The number of the spot, as shown on the board.
    pub spot: u16,
}
