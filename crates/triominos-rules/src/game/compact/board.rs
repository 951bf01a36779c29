//! The board of a compact round: numbers at points, and open cells with their fitting tiles and bonuses.

use super::tiles::{ANY, Ranked, RankedSet, fitting};
use crate::game::{BridgeRule, Cell, Half};

/// The lattice wraps around after this many steps in each direction; 56 tiles and the cells beside them span 31.
const WIDTH: u16 = 32;
const POINTS: usize = (WIDTH * WIDTH) as usize;
/// The highest number of open cells: the first tile opens three, and each later tile adds at most one.
const MOST: usize = 64;
/// The content of a cell with a tile. The content of an open cell is its index in the list.
const TAKEN: u8 = 64;
/// The content of a cell that no remaining tile fits.
const DEAD: u8 = 65;
/// The content of any other cell.
const NOTHING: u8 = 66;

/// The board of a compact round.
#[derive(Clone)]
pub struct CompactBoard {
    /// For each point, its number or [`ANY`] in the low three bits, and the number of tiles around it in the bits above.
    points: [u8; POINTS],
    cells: [u8; POINTS * 2],
    /// The number of open cells that some remaining tile fits. They are the first entries of the arrays below, in unspecified order.
    open: u8,
    /// The number of cells opened so far, which gives each open cell its age.
    opened: u8,
    cell: [u16; MOST],
    fits: [RankedSet; MOST],
    bonus: [u8; MOST],
    age: [u8; MOST],
    laid: RankedSet,
    fitting: RankedSet,
}

/// The index of an open cell, valid until the next placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(pub(super) u8);

impl Slot {
    fn index(self) -> usize {
        usize::from(self.0) % MOST
    }
}

/// The point that many steps further, with wrap-around.
fn step(point: u16, by: u16) -> u16 {
    point.wrapping_add(by) % (WIDTH * WIDTH)
}

/// The corners of a cell, clockwise.
fn corners(cell: u16) -> [u16; 3] {
    let here = cell / 2;
    if cell.is_multiple_of(2) {
        [step(here, WIDTH), step(here, 1), here]
    } else {
        [step(here, WIDTH), step(here, WIDTH + 1), step(here, 1)]
    }
}

/// The cell with an index that many higher, with wrap-around.
fn offset_cell(cell: u16, by: i16) -> u16 {
    cell.wrapping_add_signed(by) % (2 * WIDTH * WIDTH)
}

/// The cells across the edges, clockwise from edge 0.
fn neighbours(cell: u16) -> [u16; 3] {
    const ROW: i16 = 2 * WIDTH as i16;
    if cell.is_multiple_of(2) {
        [cell + 1, offset_cell(cell, 1 - ROW), offset_cell(cell, -1)]
    } else {
        [offset_cell(cell, ROW - 1), offset_cell(cell, 1), cell - 1]
    }
}

/// The six cells that meet at a point.
fn around(point: u16) -> [u16; 6] {
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

/// The index of a cell on the wrapped lattice.
pub(super) fn wrapped_index(Cell { i, j, half }: Cell) -> u16 {
    let point = (i + j * WIDTH as i16).rem_euclid((WIDTH * WIDTH) as i16) as u16;
    point * 2 + u16::from(half == Half::Down)
}

impl CompactBoard {
    /// An empty board: its only open cell is the start.
    pub(super) fn new(rule: BridgeRule) -> Self {
        let mut board = Self {
            points: [ANY; POINTS],
            cells: [NOTHING; POINTS * 2],
            open: 0,
            opened: 0,
            cell: [0; MOST],
            fits: [RankedSet::EMPTY; MOST],
            bonus: [0; MOST],
            age: [0; MOST],
            laid: RankedSet::EMPTY,
            fitting: RankedSet::ALL,
        };
        board.add_open(wrapped_index(Cell::START), rule);
        board
    }

    /// True if there is no tile on the board.
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// The tiles on the board.
    pub fn laid(&self) -> RankedSet {
        self.laid
    }

    /// The tiles not on the board that fit anywhere.
    pub fn fitting(&self) -> RankedSet {
        self.fitting
    }

    /// The open cells that some remaining tile fits.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..self.open).map(Slot)
    }

    /// The tiles that fit this open cell, including tiles on the board.
    pub fn fits(&self, slot: Slot) -> RankedSet {
        self.fits[slot.index()]
    }

    /// The index in [`super::terms::BONUSES`] of the shape that any tile completes in this open cell.
    pub(super) fn bonus(&self, slot: Slot) -> u8 {
        self.bonus[slot.index()]
    }

    /// The age of an open cell, which orders cells like the numbers of their spots.
    pub fn age(&self, slot: Slot) -> u8 {
        self.age[slot.index()]
    }

    /// True if this open cell is at `cell`.
    pub fn is_at(&self, slot: Slot, cell: Cell) -> bool {
        self.cell[slot.index()] == wrapped_index(cell)
    }

    /// The open cell at `cell`, if any remaining tile fits it.
    pub fn slot(&self, cell: Cell) -> Option<Slot> {
        let content = self.cells[usize::from(wrapped_index(cell))];
        (content < self.open).then_some(Slot(content))
    }

    fn number(&self, point: u16) -> u8 {
        self.points[usize::from(point) % POINTS] & 7
    }

    fn ring(&self, point: u16) -> u8 {
        self.points[usize::from(point) % POINTS] >> 3
    }

    fn content(&self, cell: u16) -> u8 {
        self.cells[usize::from(cell) % (2 * POINTS)]
    }

    fn set_content(&mut self, cell: u16, content: u8) {
        self.cells[usize::from(cell) % (2 * POINTS)] = content;
    }

    fn want(&self, cell: u16) -> [u8; 3] {
        corners(cell).map(|point| self.number(point))
    }

    /// The index of the shape that a tile completes in this empty cell.
    fn bonus_index(&self, cell: u16, rule: BridgeRule) -> u8 {
        let rings = corners(cell).map(|point| self.ring(point));
        // The cell is empty, so five tiles around a corner are all the other cells.
        let hexagons: u8 = rings.iter().map(|ring| u8::from(*ring == 5)).sum();
        if hexagons > 0 {
            return 1 + hexagons;
        }
        let touching = neighbours(cell).map(|other| self.content(other) == TAKEN);
        let edges = touching.iter().filter(|touches| **touches).count();
        let tip = || (0..3).any(|k| touching[k] && rings[(k + 2) % 3] > 0);
        let bridge = match (edges, rule) {
            (1, _) => tip(),
            (2, BridgeRule::OpenOrTwoSides | BridgeRule::OpenOrMoreSides) => true,
            (3, BridgeRule::OpenOrMoreSides) => true,
            _ => false,
        };
        u8::from(bridge)
    }

    fn add_open(&mut self, cell: u16, rule: BridgeRule) {
        let slot = Slot(self.open);
        self.open += 1;
        self.set_content(cell, slot.0);
        self.cell[slot.index()] = cell;
        self.age[slot.index()] = self.opened;
        self.opened += 1;
        self.refresh(slot, rule);
    }

    fn refresh(&mut self, slot: Slot, rule: BridgeRule) {
        let cell = self.cell[slot.index()];
        self.fits[slot.index()] = fitting(self.want(cell));
        self.bonus[slot.index()] = self.bonus_index(cell, rule);
    }

    /// Removes a cell from the list by moving the last entry to its index.
    fn remove_open(&mut self, slot: Slot, content: u8) {
        self.set_content(self.cell[slot.index()], content);
        self.open -= 1;
        let last = Slot(self.open);
        if slot != last {
            self.cell[slot.index()] = self.cell[last.index()];
            self.fits[slot.index()] = self.fits[last.index()];
            self.bonus[slot.index()] = self.bonus[last.index()];
            self.age[slot.index()] = self.age[last.index()];
            self.set_content(self.cell[slot.index()], slot.0);
        }
    }

    /// The numbers of this tile at the corners of the cell. At least two are determined by the board, unless it is empty.
    pub(super) fn tile_corners(&self, slot: Slot, tile: Ranked) -> [u8; 3] {
        if self.is_empty() {
            return tile.tile().numbers();
        }
        let mut want = self.want(self.cell[slot.index()]);
        let known: u8 = want.iter().filter(|number| **number != ANY).sum();
        for number in &mut want {
            if *number == ANY {
                *number = tile.sum().wrapping_sub(known) & 7;
            }
        }
        want
    }

    /// The cells across the free edges as they would be after this placement: the tiles that would fit each, and the index of the
    /// shape that they would complete.
    pub(super) fn prospects(
        &self,
        slot: Slot,
        tile: Ranked,
        rule: BridgeRule,
    ) -> [Option<(RankedSet, u8)>; 3] {
        let cell = self.cell[slot.index()];
        let numbers = self.tile_corners(slot, tile);
        let points = corners(cell);
        let beside = neighbours(cell);
        let rings = points.map(|point| self.ring(point));
        [0, 1, 2].map(|k| {
            let other = beside[k];
            let content = self.content(other);
            if content == TAKEN || content == DEAD {
                return None;
            }
            let (next, facing) = ((k + 1) % 3, (k + 2) % 3);
            // The corner of the other cell that this cell does not share: the fourth corner of the parallelogram.
            let far = step(points[k], points[next].wrapping_sub(points[facing]));
            let far_ring = self.ring(far);
            let fits = fitting([numbers[next], numbers[k], self.number(far)]);
            let hexagons =
                u8::from(rings[k] == 4) + u8::from(rings[next] == 4) + u8::from(far_ring == 5);
            if hexagons > 0 {
                return Some((fits, 1 + hexagons));
            }
            let taken = |cell: &&u16| self.content(**cell) == TAKEN;
            let edges = 1 + neighbours(other).iter().filter(taken).count();
            let bridge = match (edges, rule) {
                (1, _) => far_ring > 0,
                (2, BridgeRule::OpenOrTwoSides | BridgeRule::OpenOrMoreSides) => true,
                (3, BridgeRule::OpenOrMoreSides) => true,
                _ => false,
            };
            Some((fits, u8::from(bridge)))
        })
    }

    /// Places a fitting tile with these numbers at the corners of the cell.
    pub(super) fn place_checked(
        &mut self,
        slot: Slot,
        tile: Ranked,
        numbers: [u8; 3],
        rule: BridgeRule,
    ) {
        let cell = self.cell[slot.index()];
        self.laid = self.laid.or(tile.as_set());
        self.remove_open(slot, TAKEN);
        let points = corners(cell);
        let mut rings = [0; 3];
        for k in 0..3 {
            rings[k] = self.ring(points[k]);
            self.points[usize::from(points[k]) % POINTS] = numbers[k] | (rings[k] + 1) << 3;
        }
        for k in 0..3 {
            // A new number changes which tiles fit around it and can complete a bridge; a fifth tile prepares a hexagon.
            if rings[k] == 0 || rings[k] == 4 {
                for other in around(points[k]) {
                    let content = self.content(other);
                    if content < TAKEN {
                        self.refresh(Slot(content), rule);
                    }
                }
            }
        }
        let mut beside = neighbours(cell);
        // The order in which spots are numbered.
        if cell.is_multiple_of(2) {
            beside.swap(0, 2);
        } else {
            beside.rotate_right(1);
        }
        for other in beside {
            match self.content(other) {
                NOTHING => self.add_open(other, rule),
                content if content < TAKEN => self.refresh(Slot(content), rule),
                _ => {}
            }
        }
        self.remove_dead_cells();
    }

    /// Removes the open cells that no remaining tile fits, and updates the set of tiles that fit anywhere.
    fn remove_dead_cells(&mut self) {
        let mut fitting = RankedSet::EMPTY;
        let mut slot = 0;
        while slot < self.open {
            let fits = self.fits[Slot(slot).index()].without(self.laid);
            if fits.is_empty() {
                self.remove_open(Slot(slot), DEAD);
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
        f.debug_struct("CompactBoard").field("laid", &self.laid).finish_non_exhaustive()
    }
}
