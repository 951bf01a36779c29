//! The part of the lattice that a picture has room for, and when it moves.

use super::board_plan::SIDES;
use super::extent::{Extent, is_within_reach};
use super::measures::{FOOT, MARGIN, WIDTH};
use crate::picture::raster::triangle_height;
use triominos_rules::game::Cell;

/// The side of tiles from which digits are 9 pixels high on a phone.
pub const LEGIBLE: i32 = 112;
/// The side above which tiles are larger than they need to be.
const COMFORTABLE: i32 = 136;

/// The least height of a picture with a board.
const LOWEST: i32 = 900;
/// The most height of a picture while its tiles are larger than [`COMFORTABLE`], larger than [`LEGIBLE`], and at all.
const HIGH_ENOUGH: i32 = 1100;
const HIGH: i32 = 1500;
const HIGHEST: i32 = 2400;

/// Room to grow on either side of a board, in halves of a tile's side and in rows; tried in this order, for digits that can be read
/// are worth more than a board that keeps its place.
const ROOMS: [(i32, i32); 4] = [(1, 1), (1, 0), (0, 1), (0, 0)];

/// The part of the lattice that a picture shows, and the side of its tiles in pixels.
///
/// It stays as it is from one placement to the next for as long as it holds the board, so that people find at a glance what has
/// changed. Then it takes one step, to the largest tiles that leave room to grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub side: i32,
    pub extent: Extent,
}

impl Window {
    /// The window of a board whose cells were filled in this order, in a picture with so many pixels above the board.
    ///
    /// It depends on nothing else: a picture is the same whoever draws it and whenever. Every cell beside a tile is in it, so every
    /// open spot is.
    pub fn after_placements(placed: impl Iterator<Item = Cell>, above: i32) -> Self {
        let mut needed = Extent::beside(Cell::START);
        let mut window = Self::around(needed, above);
        for cell in placed.filter(|cell| is_within_reach(*cell)) {
            needed = needed.with(Extent::beside(cell));
            window = window.holding(needed, above);
        }
        window
    }

    /// The same window where it holds all that is needed, else one around that.
    pub fn holding(self, needed: Extent, above: i32) -> Self {
        if self.extent.with(needed) == self.extent { self } else { Self::around(needed, above) }
    }

    /// The window with the largest tiles that leave room to grow around what is needed; with less room or none where tiles would
    /// become too small to be read.
    pub fn around(needed: Extent, above: i32) -> Self {
        let with_room = |(columns, rows): (i32, i32)| {
            let wanted = needed.grown(columns, rows);
            let side = SIDES.into_iter().find(|side| fits(wanted, *side, above));
            (side.unwrap_or(8), wanted)
        };
        let mut rooms = ROOMS.into_iter().map(with_room);
        let legible = rooms.find(|(side, _)| *side >= LEGIBLE);
        let (side, wanted) = legible.unwrap_or_else(|| with_room((0, 0)));
        // What is left of the width, and of the least height, is room as well.
        let columns = (WIDTH - 2 * MARGIN) * 2 / side - (wanted.right - wanted.left);
        let rows = (LOWEST - above - FOOT - 2 * MARGIN) / triangle_height(side)
            - (wanted.high - wanted.low);
        let (columns, rows) = (columns.max(0), rows.max(0));
        let extent = Extent {
            left: wanted.left - columns / 2,
            right: wanted.right + columns - columns / 2,
            low: wanted.low - rows / 2,
            high: wanted.high + rows - rows / 2,
        };
        Self { side, extent }
    }

    /// The height of the part of a picture that the board has.
    pub fn height(&self, above: i32) -> i32 {
        (self.extent.height(self.side) + 2 * MARGIN).max(LOWEST - above - FOOT)
    }
}

/// True if tiles may have this side where so much is shown.
fn fits(extent: Extent, side: i32, above: i32) -> bool {
    let highest = match side {
        side if side > COMFORTABLE => HIGH_ENOUGH,
        side if side > LEGIBLE => HIGH,
        _ => HIGHEST,
    };
    extent.width(side) <= WIDTH - 2 * MARGIN
        && above + FOOT + 2 * MARGIN + extent.height(side) <= highest
}
