//! The actions that a player can take in a turn.

use super::{Cell, Tile};

/// An action that a player wants to take in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Place a tile on a numbered spot.
    Place(Pick),
    /// Place a tile in a cell, as a record names it. `corners` are its numbers clockwise from the cell's first corner; `None`
    /// turns the tile as [`Action::Place`] does.
    PlaceAt { tile: Tile, cell: Cell, corners: Option<[u8; 3]> },
    /// Draw a tile from the pool.
    Draw,
    /// End the turn without placing: on an empty pool, after the last allowed draw, where a drawn tile that fits is declined, or
    /// after an earlier draw where the rules let a player stop.
    Pass,
}

/// A tile and the number of the spot that it is for. The tile is turned as it fits: there is one way only, but for the first tile
/// of a round, whose numbers are placed ascending from the cell's first corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub tile: Tile,
    pub spot: u16,
}
