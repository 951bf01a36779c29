//! The board of a compact round: the number at each point of the lattice, and the open cells with their
//! fitting tiles and bonuses.

use super::tiles::{ANY, RankedSet, RankedTile, tiles_fitting_corners};
use crate::game::{BridgeRule, Cell, Half};

/// The width and the height of the lattice, in points. It wraps around in both directions. Distinct points never collide, because
/// 56 tiles and the cells beside them span at most 31 points.
const WIDTH: u16 = 32;
const POINTS: usize = (WIDTH * WIDTH) as usize;
/// The index of a point of the wrapped lattice.
type PointIndex = u16;
/// The index of a cell of the wrapped lattice. A cell that points up has an even index.
type CellIndex = u16;
/// The index of a shape in [`super::round_rules::BONUSES`].
type BonusIndex = u8;
/// The length of the arrays of open cells. At most 58 cells are open: the first of the 56 tiles opens three, and each later tile
/// adds at most one.
const MAX_OPEN: usize = 64;
/// The content code of a cell that has a tile. The content code of an open cell is its slot, which is less than 64.
const TAKEN: u8 = 64;
/// The content code of an open cell that none of the tiles not on the board fits.
const DEAD: u8 = 65;
/// The content code of an empty cell that shares no edge with a tile.
const UNREACHED: u8 = 66;

/// The board of a compact round. Points and cells are identified by their index on the wrapped lattice.
#[derive(Clone)]
pub struct CompactBoard {
    /// One byte for each point. The low three bits are its number, or [`ANY`] if it has none. The higher bits are the number of
    /// tiles around it, 0 to 6.
    points: [u8; POINTS],
    cells: [u8; POINTS * 2],
    /// The number of open cells that a remaining tile fits. They are the first entries of the arrays `cell`, `fits`, `bonus` and
    /// `opening_order`, in unspecified order.
    open: u8,
    /// The number of cells that have been opened so far. A new open cell gets this number as its entry in `opening_order`.
    opened: u8,
    cell: [CellIndex; MAX_OPEN],
    fits: [RankedSet; MAX_OPEN],
    bonus: [BonusIndex; MAX_OPEN],
    opening_order: [u8; MAX_OPEN],
    placed: RankedSet,
    fitting: RankedSet,
}

/// The index of an open cell in the arrays of [`CompactBoard`], valid until the next placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(pub(super) u8);

impl Slot {
    /// Returns the index in the arrays of [`CompactBoard`], which is below [`MAX_OPEN`].
    fn index(self) -> usize {
        usize::from(self.0) % MAX_OPEN
    }
}

/// Returns the index `point + offset`, wrapped around at the end of the lattice.
fn offset_point(point: PointIndex, offset: u16) -> PointIndex {
    point.wrapping_add(offset) % (WIDTH * WIDTH)
}

/// Returns the corners of a cell, clockwise.
fn corner_points(cell: CellIndex) -> [PointIndex; 3] {
    let here = cell / 2;
    if cell.is_multiple_of(2) {
        [offset_point(here, WIDTH), offset_point(here, 1), here]
    } else {
        [offset_point(here, WIDTH), offset_point(here, WIDTH + 1), offset_point(here, 1)]
    }
}

/// Returns the index `cell + offset`, wrapped around at the ends of the lattice.
fn offset_cell(cell: CellIndex, offset: i16) -> CellIndex {
    cell.wrapping_add_signed(offset) % (2 * WIDTH * WIDTH)
}

/// Returns the cells that share an edge with this cell, in the order of this cell's edges.
fn neighbour_cells(cell: CellIndex) -> [CellIndex; 3] {
    const ROW: i16 = 2 * WIDTH as i16;
    if cell.is_multiple_of(2) {
        [cell + 1, offset_cell(cell, 1 - ROW), offset_cell(cell, -1)]
    } else {
        [offset_cell(cell, ROW - 1), offset_cell(cell, 1), cell - 1]
    }
}

/// Returns the six cells that meet at a point.
fn cells_around_point(point: PointIndex) -> [CellIndex; 6] {
    const ROW: i16 = 2 * WIDTH as i16;
    let up = point * 2;
    [
        up,
        offset_cell(up, -1),
        offset_cell(up, -2),
        offset_cell(up, -1 - ROW),
        offset_cell(up, -ROW),
        offset_cell(up, 1 - ROW),
    ]
}

/// Returns the index of this cell on the wrapped lattice.
pub(super) fn wrapped_cell_index(Cell { i, j, half }: Cell) -> CellIndex {
    let point = (i + j * WIDTH as i16).rem_euclid((WIDTH * WIDTH) as i16) as u16;
    point * 2 + u16::from(half == Half::Down)
}

impl CompactBoard {
    /// Creates an empty board, whose only open cell is the start cell.
    pub(super) fn new(rule: BridgeRule) -> Self {
        let mut board = Self {
            points: [ANY; POINTS],
            cells: [UNREACHED; POINTS * 2],
            open: 0,
            opened: 0,
            cell: [0; MAX_OPEN],
            fits: [RankedSet::EMPTY; MAX_OPEN],
            bonus: [0; MAX_OPEN],
            opening_order: [0; MAX_OPEN],
            placed: RankedSet::EMPTY,
            fitting: RankedSet::ALL,
        };
        board.add_open_cell(wrapped_cell_index(Cell::START), rule);
        board
    }

    /// Returns `true` if no tile has been placed.
    pub fn has_no_tiles(&self) -> bool {
        self.placed.is_empty()
    }

    /// Returns the tiles on the board.
    pub fn placed_tiles(&self) -> RankedSet {
        self.placed
    }

    /// Returns the tiles not on the board that fit anywhere.
    pub fn tiles_fitting_anywhere(&self) -> RankedSet {
        self.fitting
    }

    /// Returns the slots of the open cells that a remaining tile fits.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..self.open).map(Slot)
    }

    /// Returns the tiles that fit this open cell, including tiles on the board.
    pub fn tiles_fitting(&self, slot: Slot) -> RankedSet {
        self.fits[slot.index()]
    }

    /// Returns the shape that a tile completes in this open cell. It is the same for every tile that fits.
    pub(super) fn bonus_index_at(&self, slot: Slot) -> BonusIndex {
        self.bonus[slot.index()]
    }

    /// Returns the number of cells that were opened before this one. Sorted by this number, the open cells are in the order of
    /// their spot numbers.
    pub fn count_slots_opened_before(&self, slot: Slot) -> u8 {
        self.opening_order[slot.index()]
    }

    /// Returns `true` if `slot` is the open cell with these coordinates.
    pub fn is_slot_at(&self, slot: Slot, cell: Cell) -> bool {
        self.cell[slot.index()] == wrapped_cell_index(cell)
    }

    /// Returns the slot of the cell with these coordinates; `None` if the cell is not open or no remaining tile fits it.
    pub fn slot_at(&self, cell: Cell) -> Option<Slot> {
        let content = self.cells[usize::from(wrapped_cell_index(cell))];
        (content < self.open).then_some(Slot(content))
    }

    /// Returns the number at this lattice point, or [`ANY`] if no tile has a corner there.
    fn number_at(&self, point: PointIndex) -> u8 {
        self.points[usize::from(point) % POINTS] & 7
    }

    /// Returns the number of tiles around this lattice point, 0 to 6.
    fn tile_count_around(&self, point: PointIndex) -> u8 {
        self.points[usize::from(point) % POINTS] >> 3
    }

    /// Returns the content of a cell: the slot of an open cell, [`TAKEN`], [`DEAD`] or [`UNREACHED`].
    fn content_code(&self, cell: CellIndex) -> u8 {
        self.cells[usize::from(cell) % (2 * POINTS)]
    }

    /// Sets the content of a cell: the slot of an open cell, [`TAKEN`], [`DEAD`] or [`UNREACHED`].
    fn set_content_code(&mut self, cell: CellIndex, content_code: u8) {
        self.cells[usize::from(cell) % (2 * POINTS)] = content_code;
    }

    /// Returns the numbers at the corners of the cell, clockwise; [`ANY`] for a corner without a
    /// number.
    fn required_numbers(&self, cell: CellIndex) -> [u8; 3] {
        corner_points(cell).map(|point| self.number_at(point))
    }

    /// Computes the shape that a tile would complete in this empty cell.
    fn compute_bonus_index(&self, cell: CellIndex, rule: BridgeRule) -> BonusIndex {
        let tile_counts = corner_points(cell).map(|point| self.tile_count_around(point));
        // The cell itself is empty, so five tiles around a corner fill all its other cells.
        let hexagons: u8 = tile_counts.iter().map(|tile_count| u8::from(*tile_count == 5)).sum();
        if hexagons > 0 {
            return 1 + hexagons;
        }
        let touching = neighbour_cells(cell).map(|other| self.content_code(other) == TAKEN);
        let edges = touching.iter().filter(|touches| **touches).count();
        let tip = || (0..3).any(|k| touching[k] && tile_counts[(k + 2) % 3] > 0);
        let bridge = match (edges, rule) {
            (1, _) => tip(),
            (2, BridgeRule::OpenOrTwoSides | BridgeRule::OpenOrMoreSides) => true,
            (3, BridgeRule::OpenOrMoreSides) => true,
            _ => false,
        };
        u8::from(bridge)
    }

    /// Adds a cell to the open cells, with the tiles that fit it and its bonus.
    fn add_open_cell(&mut self, cell: CellIndex, rule: BridgeRule) {
        let slot = Slot(self.open);
        self.open += 1;
        self.set_content_code(cell, slot.0);
        self.cell[slot.index()] = cell;
        self.opening_order[slot.index()] = self.opened;
        self.opened += 1;
        self.recompute_fits_and_bonus(slot, rule);
    }

    /// Recomputes the tiles that fit this open cell, and its bonus.
    fn recompute_fits_and_bonus(&mut self, slot: Slot, rule: BridgeRule) {
        let cell = self.cell[slot.index()];
        self.fits[slot.index()] = tiles_fitting_corners(self.required_numbers(cell));
        self.bonus[slot.index()] = self.compute_bonus_index(cell, rule);
    }

    /// Removes an open cell from the arrays by moving the last entry to its slot. `new_content_code` is the new content of the
    /// removed cell: [`TAKEN`] or [`DEAD`].
    fn remove_open_cell(&mut self, slot: Slot, new_content_code: u8) {
        self.set_content_code(self.cell[slot.index()], new_content_code);
        self.open -= 1;
        let last = Slot(self.open);
        if slot != last {
            self.cell[slot.index()] = self.cell[last.index()];
            self.fits[slot.index()] = self.fits[last.index()];
            self.bonus[slot.index()] = self.bonus[last.index()];
            self.opening_order[slot.index()] = self.opening_order[last.index()];
            self.set_content_code(self.cell[slot.index()], slot.0);
        }
    }

    /// Returns the numbers that this tile has at the corners of the cell if it is placed there, clockwise. On an empty board they
    /// ascend. Otherwise the board determines at least two of them.
    pub(super) fn corner_numbers(&self, slot: Slot, tile: RankedTile) -> [u8; 3] {
        if self.has_no_tiles() {
            return tile.tile().numbers();
        }
        let mut required = self.required_numbers(self.cell[slot.index()]);
        let known: u8 = required.iter().filter(|number| **number != ANY).sum();
        for number in &mut required {
            if *number == ANY {
                *number = tile.sum().wrapping_sub(known) & 7;
            }
        }
        required
    }

    /// Predicts the effect of a placement on the three neighbouring cells, in the order of the edges. The entry of an empty cell
    /// contains the tiles that would fit it, and the shape that they would complete. The entry is `None` for a cell that has a tile
    /// or that no remaining tile fits.
    pub(super) fn neighbour_fits_and_bonus_indexes_after(
        &self,
        slot: Slot,
        tile: RankedTile,
        rule: BridgeRule,
    ) -> [Option<(RankedSet, BonusIndex)>; 3] {
        let cell = self.cell[slot.index()];
        let numbers = self.corner_numbers(slot, tile);
        let points = corner_points(cell);
        let adjacent = neighbour_cells(cell);
        let tile_counts = points.map(|point| self.tile_count_around(point));
        [0, 1, 2].map(|k| {
            let other = adjacent[k];
            let content = self.content_code(other);
            if content == TAKEN || content == DEAD {
                return None;
            }
            let (next, facing) = ((k + 1) % 3, (k + 2) % 3);
            // The corner of the neighbouring cell that the two cells do not share: the fourth corner of their parallelogram.
            let far = offset_point(points[k], points[next].wrapping_sub(points[facing]));
            let far_count = self.tile_count_around(far);
            let fits = tiles_fitting_corners([numbers[next], numbers[k], self.number_at(far)]);
            let hexagons = u8::from(tile_counts[k] == 4)
                + u8::from(tile_counts[next] == 4)
                + u8::from(far_count == 5);
            if hexagons > 0 {
                return Some((fits, 1 + hexagons));
            }
            let taken = |cell: &&CellIndex| self.content_code(**cell) == TAKEN;
            let edges = 1 + neighbour_cells(other).iter().filter(taken).count();
            let bridge = match (edges, rule) {
                (1, _) => far_count > 0,
                (2, BridgeRule::OpenOrTwoSides | BridgeRule::OpenOrMoreSides) => true,
                (3, BridgeRule::OpenOrMoreSides) => true,
                _ => false,
            };
            Some((fits, u8::from(bridge)))
        })
    }

    /// Places a tile with these numbers at the corners of the cell, clockwise. The caller must ensure that the tile fits.
    pub(super) fn place_unchecked(
        &mut self,
        slot: Slot,
        tile: RankedTile,
        corner_numbers: [u8; 3],
        rule: BridgeRule,
    ) {
        let cell = self.cell[slot.index()];
        self.placed = self.placed.or(tile.as_set());
        self.remove_open_cell(slot, TAKEN);
        let points = corner_points(cell);
        let mut tile_counts = [0; 3];
        for k in 0..3 {
            tile_counts[k] = self.tile_count_around(points[k]);
            self.points[usize::from(points[k]) % POINTS] =
                corner_numbers[k] | (tile_counts[k] + 1) << 3;
        }
        for k in 0..3 {
            // A new number changes the tiles that fit around it and can make a bridge possible; a fifth tile makes a hexagon
            // possible.
            if tile_counts[k] == 0 || tile_counts[k] == 4 {
                for other in cells_around_point(points[k]) {
                    let content = self.content_code(other);
                    if content < TAKEN {
                        self.recompute_fits_and_bonus(Slot(content), rule);
                    }
                }
            }
        }
        let mut adjacent = neighbour_cells(cell);
        // Cells are opened in the order of [`Cell`], because the spots of the exact board are numbered in that order.
        if cell.is_multiple_of(2) {
            adjacent.swap(0, 2);
        } else {
            adjacent.rotate_right(1);
        }
        for other in adjacent {
            match self.content_code(other) {
                UNREACHED => self.add_open_cell(other, rule),
                content if content < TAKEN => self.recompute_fits_and_bonus(Slot(content), rule),
                _ => {}
            }
        }
        self.remove_dead_cells();
    }

    /// Removes the open cells that no remaining tile fits, and recomputes the set of tiles that fit anywhere.
    fn remove_dead_cells(&mut self) {
        let mut fitting = RankedSet::EMPTY;
        let mut slot = 0;
        while slot < self.open {
            let fits = self.fits[Slot(slot).index()].without(self.placed);
            if fits.is_empty() {
                self.remove_open_cell(Slot(slot), DEAD);
            } else {
                fitting = fitting.or(fits);
                slot += 1;
            }
        }
        self.fitting = fitting;
    }
}

impl std::fmt::Debug for CompactBoard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CompactBoard").field("placed", &self.placed).finish_non_exhaustive()
    }
}
