//! The height of a picture, and the place of the board in it.

use super::board_plan::{BoardPlan, SIDES};
use super::extent::Extent;
use crate::game::Cell;
use crate::picture::raster::Rect;

/// The width of most pictures, in pixels. On a phone it is shown about a third of that.
pub const WIDTH: i32 = 1200;
/// The height of the line below a board.
pub const FOOT: i32 = 56;
/// The space around a board.
pub const MARGIN: i32 = 24;

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

/// The height of a picture, and the place of the board in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub height: i32,
    /// The part of the picture that the board lies in.
    pub table: Rect,
    pub board: BoardPlan,
}

impl Frame {
    /// The frame of a board of these cells that leaves so many pixels free above and below it.
    ///
    /// Tiles have the largest side that keeps the height in bounds; a step of a game rarely changes it. The pixels below make no
    /// difference to it, so that the board is as large in front of a rack as without.
    pub fn new(cells: impl Iterator<Item = Cell>, above: i32, below: i32) -> Self {
        let extent = Extent::around(cells);
        let room = WIDTH - 2 * MARGIN;
        let needed = |side| above + FOOT + 2 * MARGIN + extent.height(side);
        let fits = |side: &i32| {
            let limit = match *side {
                side if side > COMFORTABLE => HIGH_ENOUGH,
                side if side > LEGIBLE => HIGH,
                _ => HIGHEST,
            };
            extent.width(*side) <= room && needed(*side) <= limit
        };
        let side = SIDES.into_iter().find(fits).unwrap_or(8);
        let height = (needed(side) - FOOT + below).max(LOWEST);
        let table = Rect { x: 0, y: above, width: WIDTH, height: height - above - below };
        Self { height, table, board: BoardPlan::centred(extent, side, table) }
    }
}
