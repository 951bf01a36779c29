//! The positions of the parts of a replay, and the regions in which a frame may differ from the previous one.

use crate::SEATS;
use crate::raster::Rect;
use crate::scene::{BoardPlan, Extent, SIDES};
use triominos_rules::game::{Cell, PublicView, Seat};

/// The width of a replay. All measures in this file are in pixels.
pub const WIDTH: i32 = 720;
pub const MARGIN: i32 = 16;
const PAD: i32 = 10;
const GAP: i32 = 8;
const CARD: i32 = 84;
const FOOT: i32 = 44;
/// The minimum height of the part with the board, in pixels. The next constant is its maximum height. A higher picture would be
/// cropped in a chat.
const LOWEST: i32 = 440;
const HIGHEST: i32 = 720;
const LARGEST_SIDE: i32 = 80;

/// The positions of the parts of a replay, which are the same in all of its frames: a card for each player, the board below the
/// cards, and a line at the bottom.
#[derive(Clone, Copy, Debug)]
pub struct ReplayLayout {
    seats: usize,
    pub table: Rect,
}

impl ReplayLayout {
    /// Creates a layout for this many players. The part with the board is high enough for the highest of these boards, within
    /// `LOWEST` and `HIGHEST`.
    pub fn new<'a>(players: usize, boards: impl Iterator<Item = &'a PublicView>) -> Self {
        let seats = players.clamp(1, SEATS);
        let highest = Rect { x: 0, y: 0, width: WIDTH - 2 * MARGIN, height: HIGHEST };
        let needed = |board: &PublicView| {
            let extent = Extent::around_cells(placed_cells(board));
            extent.height_in_pixels(largest_tile_side(extent, highest)) + 2 * MARGIN
        };
        let height = boards.map(needed).max().unwrap_or(0).clamp(LOWEST, HIGHEST);
        let panel = panel_height(seats);
        Self { seats, table: Rect { x: 0, y: panel, width: WIDTH, height } }
    }

    /// Returns the height of a replay, in pixels.
    pub fn height(&self) -> i32 {
        self.footer_rect().bottom()
    }

    /// Returns the strip with the players' cards.
    pub fn panel_rect(&self) -> Rect {
        Rect { x: 0, y: 0, width: WIDTH, height: self.table.y }
    }

    /// Returns the rectangle of the card of this seat.
    pub fn card_rect(&self, seat: Seat) -> Rect {
        let columns = card_column_count(self.seats);
        let width = (WIDTH - 2 * PAD - (columns - 1) * GAP) / columns;
        let (row, column) = (seat as i32 / columns, seat as i32 % columns);
        let (x, y) = (PAD + column * (width + GAP), PAD + row * (CARD + GAP));
        Rect { x, y, width, height: CARD }
    }

    /// Returns the rectangle of the line at the bottom.
    pub fn footer_rect(&self) -> Rect {
        Rect { y: self.table.bottom(), height: FOOT, ..self.table }
    }

    /// Returns the plan of a board whose round ends with tiles in these cells.
    pub fn board_plan(&self, cells: impl Iterator<Item = Cell>) -> BoardPlan {
        let extent = Extent::around_cells(cells);
        BoardPlan::centred(extent, largest_tile_side(extent, self.table), self.table)
    }

    /// Returns the regions outside the board. Each region is compared with the previous frame separately. Each player's card has
    /// two regions, one with the score and one with the points of the turn, so that the unchanged space between the two is not
    /// stored again. The last two regions are the halves of the line at the bottom.
    pub fn regions_outside_board(&self) -> Vec<Rect> {
        let halves = |seat| {
            let card = self.card_rect(seat);
            let left = Rect { width: card.width * 3 / 5, ..card };
            [left, Rect { x: left.right(), width: card.width - left.width, ..card }]
        };
        let foot = self.footer_rect();
        let left = Rect { width: foot.width / 2, ..foot };
        let right = Rect { x: left.right(), width: foot.width - left.width, ..foot };
        (0..self.seats).flat_map(halves).chain([left, right]).collect()
    }

    /// Returns the regions of the board that may differ between two views: the surroundings of the highlighted tiles in each view,
    /// joined if they overlap. If several tiles were placed between the views, the whole board is the only region.
    pub fn changed_board_regions(
        &self,
        plan: &BoardPlan,
        before: &PublicView,
        now: &PublicView,
    ) -> Vec<Rect> {
        let new = now.placements.len().saturating_sub(before.placements.len());
        let regions: Vec<Rect> = [before, now]
            .into_iter()
            .filter_map(|view| self.highlighted_area(plan, view))
            .collect();
        match regions.as_slice() {
            _ if new > 1 => vec![self.table],
            [one, other] if one.intersects(other) => vec![one.union(other)],
            _ => regions,
        }
    }

    /// Returns the rectangle around the last placement and, if it completed a bonus shape, around that shape and its badge; `None`
    /// if there is no placement.
    fn highlighted_area(&self, plan: &BoardPlan, view: &PublicView) -> Option<Rect> {
        let last = view.last.as_ref()?;
        let cells = std::iter::once(&last.placed.placement.cell).chain(&last.shape);
        let around = cells
            .filter_map(|cell| plan.cell_rect(*cell))
            .reduce(|one, other| one.union(&other))?;
        // The area is enlarged because a badge is drawn on a corner.
        Some(around.inset_by(-plan.side / 4).intersection(&self.table))
    }
}

/// Returns the cells that have a tile.
pub fn placed_cells(view: &PublicView) -> impl Iterator<Item = Cell> {
    view.placements.iter().map(|placement| placement.cell)
}

/// Returns the largest side of tiles, in pixels, with which this part of the lattice fits the
/// rectangle `area`.
fn largest_tile_side(extent: Extent, area: Rect) -> i32 {
    let fits = |side: &i32| {
        extent.width_in_pixels(*side) <= area.width - 2 * MARGIN
            && extent.height_in_pixels(*side) <= area.height - 2 * MARGIN
    };
    SIDES.into_iter().filter(|side| *side <= LARGEST_SIDE).find(fits).unwrap_or(8)
}

/// Returns the number of cards beside each other for this many players.
fn card_column_count(seat_count: usize) -> i32 {
    if seat_count <= 4 { seat_count as i32 } else { 3 }
}

/// Returns the height of the strip with the cards of this many players, in pixels.
fn panel_height(seat_count: usize) -> i32 {
    let rows =
        (seat_count as i32 + card_column_count(seat_count) - 1) / card_column_count(seat_count);
    2 * PAD + rows * CARD + (rows - 1) * GAP
}
