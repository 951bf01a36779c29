//! The height of a picture, and the position of the board in it.

use super::board_plan::BoardPlan;
use super::cells::open_spots;
use super::extent::Extent;
use super::measures::{FOOT, MARGIN, WIDTH};
use super::window::{LEGIBLE, Window};
use crate::raster::Rect;
use triominos_rules::game::{Cell, PublicView};

/// The minimum height of a picture with a board, in pixels, without a rack: half of the width. Discord shows a picture of this
/// shape at the full width of a message, so a lower picture would not be shown larger.
const MIN_PICTURE_HEIGHT: i32 = 600;

/// The height of a picture, and the position of the board in it, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    pub height: i32,
    /// The rectangle of the picture that contains the board, in pixels.
    pub table: Rect,
    pub board: BoardPlan,
}

impl Frame {
    /// Creates the frame of a board. `placed_cells` are the cells with tiles, in the order in which they were filled. The
    /// `neighbour_cells` are shown as well. `pixels_above` and `pixels_below` are the numbers of pixels above and below the
    /// part with the board.
    ///
    /// The board is shown in a [`Window`], a part of the lattice. Rows of the window that are empty above or below the shown cells
    /// are left out, so a board fills its picture although its tiles keep their size from one placement to the next. `pixels_below`
    /// does not affect the board, so its size and position are the same with and without a rack below it.
    pub fn new(
        placed_cells: impl Iterator<Item = Cell> + Clone,
        neighbour_cells: impl Iterator<Item = Cell>,
        pixels_above: i32,
        pixels_below: i32,
    ) -> Self {
        let shown = Extent::around_cells(placed_cells.clone().chain(neighbour_cells));
        let mut window = Window::after_placements(placed_cells, pixels_above)
            .this_or_new_around(shown, pixels_above);
        if window.side < LEGIBLE {
            // Not every cell beside a tile is a spot. If only spots are shown, tiles may be large enough for legible digits.
            let tight = Window::around_extent(shown, pixels_above);
            if tight.side > window.side {
                window = tight;
            }
        }
        let extent = window.extent.trimmed_to_rows_of(shown);
        let height = (extent.height_in_pixels(window.side) + 2 * MARGIN)
            .max(MIN_PICTURE_HEIGHT - pixels_above - FOOT);
        let table = Rect { x: 0, y: pixels_above, width: WIDTH, height };
        let board = BoardPlan::centred(extent, window.side, table);
        Self { height: table.bottom() + pixels_below, table, board }
    }

    /// Creates the frame of a view's board. `pixels_above` and `pixels_below` are the numbers of pixels above and
    /// below the part with the board.
    pub fn from_view(view: &PublicView, pixels_above: i32, pixels_below: i32) -> Self {
        Self::with_extra_cell(view, None, pixels_above, pixels_below)
    }

    /// Creates the frame of a view's board that also shows this cell, in which there is no tile yet; `None` adds no cell.
    /// `pixels_above` and `pixels_below` are the numbers of pixels above and below the part with the board.
    pub fn with_extra_cell(
        view: &PublicView,
        extra_cell: Option<Cell>,
        pixels_above: i32,
        pixels_below: i32,
    ) -> Self {
        let placed = view.placements.iter().map(|placement| placement.cell);
        let beside = open_spots(view).iter().map(|spot| spot.cell).chain(extra_cell);
        Self::new(placed, beside, pixels_above, pixels_below)
    }
}
