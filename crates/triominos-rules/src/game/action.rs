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
    /// End the turn without a placement: if the pool is empty, after the last allowed draw, or after an earlier draw if the rules
    /// allow stopping ([`super::Rules::stop_drawing`]).
    Pass,
}

/// A tile and the spot to place it on.
///
/// The tile and the spot determine the tile's rotation, except for the first tile of a round, which fits in all three: its
/// numbers are placed in ascending order, clockwise from the cell's first corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The tile to place.
    pub tile: Tile,
    /// The number of the spot, as shown on the board.
    pub spot: u16,
}
