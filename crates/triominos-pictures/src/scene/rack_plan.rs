//! The positions of the tiles of a rack in a picture.

use super::board_plan::SIDES;
use super::measures::{MARGIN, WIDTH};
use crate::raster::{Rect, triangle_height};

/// The positions of the tiles of a rack. They are in one or more rows, and each tile points up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RackPlan {
    pub side: i32,
    pub tiles: Vec<Rect>,
    /// The height of all rows, including the captions, in pixels.
    pub height: i32,
}

impl RackPlan {
    /// The height of a tile's caption, in pixels.
    pub const CAPTION: i32 = 44;
    /// The height, in pixels, by which a tile that fits a spot is raised above the others.
    pub const LIFT: i32 = 14;
    const GAP: i32 = 8;

    /// Creates the plan of this many tiles, whose first row begins at the y coordinate `top`, in
    /// pixels.
    pub fn new(tile_count: usize, top: i32) -> Self {
        // Few racks have more than nine tiles. A larger rack gets more rows, so that its digits stay legible.
        let rows = tile_count.div_ceil(9).max(1);
        let largest = if rows == 1 { 152 } else { 120 };
        let columns = tile_count.div_ceil(rows).max(1) as i32;
        let room = WIDTH - 2 * MARGIN;
        let side = SIDES
            .into_iter()
            .find(|side| *side <= largest && columns * (side + Self::GAP) - Self::GAP <= room)
            .unwrap_or(8);
        let row_height = Self::LIFT + triangle_height(side) + Self::CAPTION;
        let place = |n: usize| {
            let (row, column) = ((n as i32) / columns, (n as i32) % columns);
            let in_row = columns.min(tile_count as i32 - row * columns);
            let width = in_row * (side + Self::GAP) - Self::GAP;
            Rect {
                x: (WIDTH - width) / 2 + column * (side + Self::GAP),
                y: top + row * row_height + Self::LIFT,
                width: side,
                height: triangle_height(side),
            }
        };
        let rows = (tile_count as i32 + columns - 1) / columns;
        Self { side, tiles: (0..tile_count).map(place).collect(), height: rows * row_height }
    }
}
