//! Parts of the lattice, measured in its own units.

use crate::game::{Cell, Half};
use crate::picture::raster::triangle_height;

/// The greatest distance of a legal board's cells from the start, in either direction. Cells beyond are not drawn.
const REACH: i16 = 32;

/// A rectangle on the lattice. Columns count in halves of a tile's side and rows in heights of a tile, both from the lattice's
/// origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    pub left: i32,
    pub right: i32,
    pub low: i32,
    pub high: i32,
}

impl Extent {
    /// The extent of a cell.
    pub fn of(cell: Cell) -> Self {
        let (i, low) = (i32::from(cell.i), i32::from(cell.j));
        let left = 2 * i + low + i32::from(cell.half == Half::Down);
        Self { left, right: left + 2, low, high: low + 1 }
    }

    /// The smallest extent around these cells; that of the start cell if there are none.
    pub fn around(cells: impl Iterator<Item = Cell>) -> Self {
        let both = |a: Self, b: Self| Self {
            left: a.left.min(b.left),
            right: a.right.max(b.right),
            low: a.low.min(b.low),
            high: a.high.max(b.high),
        };
        let cells = cells.filter(|cell| is_within_reach(*cell));
        cells.map(Self::of).reduce(both).unwrap_or_else(|| Self::of(Cell::START))
    }

    pub fn holds(&self, cell: Cell) -> bool {
        let cell = Self::of(cell);
        cell.left >= self.left
            && cell.right <= self.right
            && cell.low >= self.low
            && cell.high <= self.high
    }

    /// The width in pixels where tiles have this side.
    pub fn width(&self, side: i32) -> i32 {
        (self.right - self.left) * side / 2
    }

    /// The height in pixels where tiles have this side.
    pub fn height(&self, side: i32) -> i32 {
        (self.high - self.low) * triangle_height(side)
    }
}

/// True if a legal board may have this cell.
pub fn is_within_reach(cell: Cell) -> bool {
    let reach = -REACH..REACH;
    reach.contains(&cell.i) && reach.contains(&cell.j)
}
