//! Rectangular parts of the lattice, measured in the units of the lattice.

use crate::raster::triangle_height;
use triominos_rules::game::{Cell, Half};

/// The maximum distance of a cell of a legal board from the start cell, in either direction. Cells beyond it are not drawn.
const REACH: i16 = 32;

/// A rectangle on the lattice. The unit of columns is half the side of a tile, the unit of rows is the height of a tile, and both
/// are counted from the lattice point (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub left: i32,
    pub right: i32,
    pub low: i32,
    pub high: i32,
}

impl Extent {
    /// Returns the extent of a cell.
    pub fn around_cell(cell: Cell) -> Self {
        let (i, low) = (i32::from(cell.i), i32::from(cell.j));
        let left = 2 * i + low + i32::from(cell.half == Half::Down);
        Self { left, right: left + 2, low, high: low + 1 }
    }

    /// Returns the extent of a cell and of the three cells beside it.
    pub fn around_cell_and_neighbours(cell: Cell) -> Self {
        cell.neighbours()
            .into_iter()
            .map(Self::around_cell)
            .fold(Self::around_cell(cell), Self::joined_with)
    }

    /// Returns the smallest extent that contains these cells; the extent of the start cell if there are none.
    pub fn around_cells(cells: impl Iterator<Item = Cell>) -> Self {
        let cells = cells.filter(|cell| is_legal_board_cell(*cell));
        cells
            .map(Self::around_cell)
            .reduce(Self::joined_with)
            .unwrap_or_else(|| Self::around_cell(Cell::START))
    }

    /// Returns the smallest extent that contains both extents.
    pub fn joined_with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            right: self.right.max(other.right),
            low: self.low.min(other.low),
            high: self.high.max(other.high),
        }
    }

    /// Returns the extent enlarged by this many columns on the left and right, and this many rows above and below.
    pub fn enlarged_by(self, columns: i32, rows: i32) -> Self {
        Self {
            left: self.left - columns,
            right: self.right + columns,
            low: self.low - rows,
            high: self.high + rows,
        }
    }

    /// Returns the extent without the rows above and below `shown`.
    pub fn trimmed_to_rows_of(self, shown: Self) -> Self {
        Self { low: self.low.max(shown.low), high: self.high.min(shown.high), ..self }
    }

    /// Returns `true` if the extent contains the whole cell.
    pub fn contains_cell(&self, cell: Cell) -> bool {
        let cell = Self::around_cell(cell);
        cell.left >= self.left
            && cell.right <= self.right
            && cell.low >= self.low
            && cell.high <= self.high
    }

    /// Returns the width in pixels if tiles have this side in pixels.
    pub fn width_in_pixels(&self, tile_side: i32) -> i32 {
        (self.right - self.left) * tile_side / 2
    }

    /// Returns the height in pixels if tiles have this side in pixels.
    pub fn height_in_pixels(&self, tile_side: i32) -> i32 {
        (self.high - self.low) * triangle_height(tile_side)
    }
}

/// Returns `true` if this cell can be part of a legal board.
pub fn is_legal_board_cell(cell: Cell) -> bool {
    let reach = -REACH..REACH;
    reach.contains(&cell.i) && reach.contains(&cell.j)
}
