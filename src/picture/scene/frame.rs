//! The height of a picture, and the place of the board in it.

use super::board_plan::BoardPlan;
use super::extent::Extent;
use super::measures::WIDTH;
use super::window::{LEGIBLE, Window};
use crate::picture::raster::Rect;
use triominos_rules::game::{Cell, PublicView};

/// The height of a picture, and the place of the board in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub height: i32,
    /// The part of the picture that the board lies in.
    pub table: Rect,
    pub board: BoardPlan,
}

impl Frame {
    /// The frame of a board whose cells were filled in this order, and of others that are shown beside them, with so many pixels
    /// free above and below the board.
    ///
    /// The pixels below make no difference to the board: in front of a rack it has the same size and place as without.
    pub fn new(
        placed: impl Iterator<Item = Cell> + Clone,
        beside: impl Iterator<Item = Cell>,
        above: i32,
        below: i32,
    ) -> Self {
        let shown = Extent::around(placed.clone().chain(beside));
        let mut window = Window::after_placements(placed, above).holding(shown, above);
        if window.side < LEGIBLE {
            // Not every cell beside a tile is a spot. Without those that are none, digits may still be large enough.
            let tight = Window::around(shown, above);
            if tight.side > window.side {
                window = tight;
            }
        }
        let height = window.height(above);
        let table = Rect { x: 0, y: above, width: WIDTH, height };
        let board = BoardPlan::centred(window.extent, window.side, table);
        Self { height: table.bottom() + below, table, board }
    }

    /// The frame of a view's board.
    pub fn from_view(view: &PublicView, above: i32, below: i32) -> Self {
        Self::with_cell(view, None, above, below)
    }

    /// The same where a cell is shown that is not filled yet.
    pub fn with_cell(view: &PublicView, cell: Option<Cell>, above: i32, below: i32) -> Self {
        let placed = view.placements.iter().map(|placement| placement.cell);
        let beside = view.spots.iter().map(|spot| spot.cell).chain(cell);
        Self::new(placed, beside, above, below)
    }
}
