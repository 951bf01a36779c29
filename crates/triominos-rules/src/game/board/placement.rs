//! A placement: a tile in a cell.

use crate::game::{Cell, Tile};

/// A tile in a cell, in one of its three rotations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Placement {
    /// The placed tile.
    pub tile: Tile,
    /// The cell that contains the tile.
    #[serde(rename = "at")]
    pub cell: Cell,
    /// The tile's numbers, clockwise from the cell's first corner.
    pub corners: [u8; 3],
}
