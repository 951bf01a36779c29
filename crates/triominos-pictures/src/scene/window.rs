//! The window: the part of the lattice that is shown in a picture.

use super::board_plan::SIDES;
use super::extent::{Extent, is_legal_board_cell};
use super::measures::{FOOT, MARGIN, WIDTH};
use crate::raster::triangle_height;
use triominos_rules::game::Cell;

/// The minimum side, in pixels, of tiles whose digits are at least 9 pixels high on a phone.
pub const LEGIBLE: i32 = 112;
/// The side, in pixels, of tiles that are comfortable to read. Larger tiles bring no advantage.
const COMFORTABLE: i32 = 136;

/// The minimum height of a window (the part of the lattice that is shown) in a picture, in pixels.
const MIN_WINDOW_HEIGHT: i32 = 900;
/// The maximum height of a picture, in pixels, while its tiles are larger than [`COMFORTABLE`]. A board that would need a
/// higher picture gets smaller tiles instead.
const MAX_HEIGHT_COMFORTABLE: i32 = 1100;
/// The maximum height of a picture, in pixels, while its tiles are larger than [`LEGIBLE`].
const MAX_HEIGHT_LEGIBLE: i32 = 1500;
/// The maximum height of a picture, in pixels, whose tiles are not larger than [`LEGIBLE`].
const MAX_HEIGHT: i32 = 2400;

/// The margins for new tiles on each side of a board, as the number of half tile sides to the left and right and the number of rows
/// above and below. They are tried in this order. Smaller margins are used if digits would become illegible otherwise, because
/// legible digits matter more than a board that stays in its place.
const WINDOW_MARGINS: [(i32, i32); 4] = [(1, 1), (1, 0), (0, 1), (0, 0)];

/// The part of the lattice that is shown in a picture, and the side of its tiles in pixels.
///
/// The window stays the same from one placement to the next as long as the board fits, so that people can see easily what has
/// changed. If the board no longer fits, a new window gets the largest tiles that leave a margin for new tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub side: i32,
    pub extent: Extent,
}

impl Window {
    /// Returns the window of a board whose cells were filled in this order, in a picture with this many pixels above the board.
    ///
    /// The window depends only on the arguments, so that every process draws the same picture. It includes every cell beside a
    /// tile, and therefore every open spot.
    pub fn after_placements(placed_cells: impl Iterator<Item = Cell>, pixels_above: i32) -> Self {
        let mut needed = Extent::around_cell_and_neighbours(Cell::START);
        let mut window = Self::around_extent(needed, pixels_above);
        for cell in placed_cells.filter(|cell| is_legal_board_cell(*cell)) {
            needed = needed.joined_with(Extent::around_cell_and_neighbours(cell));
            window = window.this_or_new_around(needed, pixels_above);
        }
        window
    }

    /// Returns this window if it includes the needed extent; otherwise a new window around that extent.
    /// `pixels_above` is the number of pixels above the board.
    pub fn this_or_new_around(self, needed: Extent, pixels_above: i32) -> Self {
        if self.extent.joined_with(needed) == self.extent {
            self
        } else {
            Self::around_extent(needed, pixels_above)
        }
    }

    /// Returns the window with the largest tiles that leave a margin around the needed extent. The margin is smaller,
    /// or absent, if digits would become illegible otherwise. `pixels_above` is the number of pixels above the board.
    pub fn around_extent(needed: Extent, pixels_above: i32) -> Self {
        let with_room = |(columns, rows): (i32, i32)| {
            let wanted = needed.enlarged_by(columns, rows);
            let side = SIDES.into_iter().find(|side| can_show(wanted, *side, pixels_above));
            (side.unwrap_or(8), wanted)
        };
        let mut rooms = WINDOW_MARGINS.into_iter().map(with_room);
        let legible = rooms.find(|(side, _)| *side >= LEGIBLE);
        let (side, wanted) = legible.unwrap_or_else(|| with_room((0, 0)));
        // The window is enlarged to the full width and the minimum height of a picture.
        let columns = (WIDTH - 2 * MARGIN) * 2 / side - (wanted.right - wanted.left);
        let rows = (MIN_WINDOW_HEIGHT - pixels_above - FOOT - 2 * MARGIN) / triangle_height(side)
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
}

/// Returns `true` if a picture can show this extent with tiles whose side is `side` pixels. `pixels_above`
/// is the number of pixels above the board.
fn can_show(extent: Extent, side: i32, pixels_above: i32) -> bool {
    let highest = match side {
        side if side > COMFORTABLE => MAX_HEIGHT_COMFORTABLE,
        side if side > LEGIBLE => MAX_HEIGHT_LEGIBLE,
        _ => MAX_HEIGHT,
    };
    extent.width_in_pixels(side) <= WIDTH - 2 * MARGIN
        && pixels_above + FOOT + 2 * MARGIN + extent.height_in_pixels(side) <= highest
}
