//! The positions of the cells of a board in a picture.

use super::extent::{Extent, is_legal_board_cell};
use crate::raster::{Rect, triangle_height};
use triominos_rules::game::{Cell, Half, Point};

/// The possible sides of tiles in pixels, in the order in which they are tried. They are multiples of 8, and the height of a tile
/// is 7/8 of its side (0.866 for an equilateral triangle). Therefore every cell begins and ends on whole pixels, and slanted edges
/// look the same everywhere.
///
/// On a phone, digits are at least 9 pixels high from a side of 112 on, and at least 6 pixels from 80 on. In an experiment, none of
/// 214,000 boards needed a side below 80. Only a strip of all 56 tiles would;
/// [`close_up_of_wide_board`](crate::Renderer::close_up_of_wide_board) shows its digits.
pub const SIDES: [i32; 18] =
    [200, 176, 152, 136, 120, 112, 104, 96, 88, 80, 72, 64, 56, 48, 40, 32, 24, 16];

/// The size and the position of a board, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlan {
    /// The side of a tile, in pixels.
    pub side: i32,
    /// The position of the lattice point (0, 0), in pixels.
    origin: (i32, i32),
}

impl BoardPlan {
    /// Returns the plan that centres this part of the lattice in an area, even if it is larger than the area.
    /// `side` is the side of a tile in pixels.
    pub fn centred(extent: Extent, side: i32, area: Rect) -> Self {
        let (x, y) = area.centre();
        let origin = (
            x - extent.width_in_pixels(side) / 2 - extent.left * side / 2,
            y - extent.height_in_pixels(side) / 2 + extent.high * triangle_height(side),
        );
        Self { side, origin }
    }

    /// Returns the position of a lattice point, in pixels.
    pub fn point_position(&self, point: Point) -> (i32, i32) {
        let (i, j) = (i32::from(point.i), i32::from(point.j));
        (
            self.origin.0 + (2 * i + j) * self.side / 2,
            self.origin.1 - j * triangle_height(self.side),
        )
    }

    /// Returns the smallest rectangle in pixels around a cell; `None` for a cell that cannot be part of a
    /// legal board.
    pub fn cell_rect(&self, cell: Cell) -> Option<Rect> {
        if !is_legal_board_cell(cell) {
            return None;
        }
        let (x, y) = self.point_position(Point { i: cell.i, j: cell.j + 1 });
        let x = match cell.half {
            Half::Up => x - self.side / 2,
            Half::Down => x,
        };
        Some(Rect { x, y, width: self.side, height: triangle_height(self.side) })
    }

    /// Returns the rows of the lattice that intersect a rectangle, each with its number and the y coordinate of
    /// its upper edge in pixels.
    pub fn lattice_row_numbers_and_tops_in(&self, area: Rect) -> impl Iterator<Item = (i32, i32)> {
        let (height, y0) = (triangle_height(self.side), self.origin.1);
        let rows = (area.y - y0).div_euclid(height)..=(area.bottom() - y0).div_euclid(height);
        rows.map(move |row| (row, y0 + row * height))
    }

    /// Returns the positions, in pixels, of the lattice points in a rectangle.
    pub fn lattice_positions_in(&self, area: Rect) -> impl Iterator<Item = (i32, i32)> {
        let (side, x0) = (self.side, self.origin.0);
        self.lattice_row_numbers_and_tops_in(area)
            .flat_map(move |(row, y)| {
                let first = x0 + row.rem_euclid(2) * side / 2;
                let columns =
                    (area.x - first).div_euclid(side)..=(area.right() - first).div_euclid(side);
                columns.map(move |column| (first + column * side, y))
            })
            .filter(move |(x, y)| {
                (area.x..area.right()).contains(x) && (area.y..area.bottom()).contains(y)
            })
    }
}
