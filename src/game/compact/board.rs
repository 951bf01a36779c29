//! The board of a compact round: numbers at points, and the open cells with what fits them and what they earn.

use super::tiles::{ANY, Ranked, RankedSet, fitting};
use crate::game::{BridgeRule, Cell, Half};

/// The lattice goes round after so many steps in either direction: 56 tiles and the cells beside them span 31.
const WIDTH: u16 = 32;
const POINTS: usize = (WIDTH * WIDTH) as usize;
/// More open cells there never are: the first tile opens three, each other at most one more than it fills.
const MOST: usize = 64;
/// What a cell holds that is not open; an open cell holds its place in the list.
const TAKEN: u8 = 64;
/// No tile that is left fits the cell, and none will.
const DEAD: u8 = 65;
const NOTHING: u8 = 66;

/// The board: what it needs to say which tiles fit where, and no more.
#[derive(Clone)]
pub struct CompactBoard {
    /// At each point its number in the low three bits, [`ANY`] for none, and above them how many tiles lie around it.
    points: [u8; POINTS],
    cells: [u8; POINTS * 2],
    /// The open cells that some tile that is left fits, in no order to rely on: the first `open`.
    open: u8,
    /// The number of cells that were opened, which orders them as people's numbers of spots do.
    opened: u8,
    cell: [u16; MOST],
    fits: [RankedSet; MOST],
    bonus: [u8; MOST],
    age: [u8; MOST],
    laid: RankedSet,
    fitting: RankedSet,
}

/// The place of an open cell in the list, until the next tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(pub(super) u8);

impl Slot {
    fn index(self) -> usize {
        usize::from(self.0) % MOST
    }
}

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

fn beside(cell: u16, by: i16) -> u16 {
    cell.wrapping_add_signed(by) % (2 * WIDTH * WIDTH)
}

/// The cells across the edges, clockwise from edge 0.
fn neighbours(cell: u16) -> [u16; 3] {
    const ROW: i16 = 2 * WIDTH as i16;
    if cell.is_multiple_of(2) {
        [cell + 1, beside(cell, 1 - ROW), beside(cell, -1)]
    } else {
        [beside(cell, ROW - 1), beside(cell, 1), cell - 1]
    }
}

/// The six cells that meet at a point.
fn around(point: u16) -> [u16; 6] {
    const ROW: i16 = 2 * WIDTH as i16;
    let up = point * 2;
    [
        up,
        beside(up, -1),
        beside(up, -2),
        beside(up, -1 - ROW),
        beside(up, -ROW),
        beside(up, 1 - ROW),
    ]
}

/// The place of a cell on the lattice that goes round.
pub(super) fn wrapped(Cell { i, j, half }: Cell) -> u16 {
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
        board.open_up(wrapped(Cell::START), rule);
        board
    }

    /// True while no tile lies on it.
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// The tiles on the board.
    pub fn laid(&self) -> RankedSet {
        self.laid
    }

    /// The tiles, of those not on the board, that fit anywhere.
    pub fn fitting(&self) -> RankedSet {
        self.fitting
    }

    /// The open cells that some tile fits.
    pub fn slots(&self) -> impl Iterator<Item = Slot> + use<> {
        (0..self.open).map(Slot)
    }

    /// The tiles that fit this open cell; those on the board may be among them.
    pub fn fits(&self, slot: Slot) -> RankedSet {
        self.fits[slot.index()]
    }

    /// The number of the bonus that any tile makes in this open cell, by [`super::terms::BONUSES`].
    pub(super) fn bonus(&self, slot: Slot) -> u8 {
        self.bonus[slot.index()]
    }

    /// Orders open cells as the numbers of the spots do.
    pub fn age(&self, slot: Slot) -> u8 {
        self.age[slot.index()]
    }

    /// True if this open cell is that cell.
    pub fn is_at(&self, slot: Slot, cell: Cell) -> bool {
        self.cell[slot.index()] == wrapped(cell)
    }

    /// The open cell that is that cell, if any tile fits it.
    pub fn slot(&self, cell: Cell) -> Option<Slot> {
        let content = self.cells[usize::from(wrapped(cell))];
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

    fn put(&mut self, cell: u16, content: u8) {
        self.cells[usize::from(cell) % (2 * POINTS)] = content;
    }

    fn want(&self, cell: u16) -> [u8; 3] {
        corners(cell).map(|point| self.number(point))
    }

    /// The number of the bonus that a tile in this empty cell makes.
    fn shape(&self, cell: u16, rule: BridgeRule) -> u8 {
        let rings = corners(cell).map(|point| self.ring(point));
        // The cell is empty, so that five tiles around a corner are all the others.
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

    fn open_up(&mut self, cell: u16, rule: BridgeRule) {
        let slot = Slot(self.open);
        self.open += 1;
        self.put(cell, slot.0);
        self.cell[slot.index()] = cell;
        self.age[slot.index()] = self.opened;
        self.opened += 1;
        self.look_again(slot, rule);
    }

    fn look_again(&mut self, slot: Slot, rule: BridgeRule) {
        let cell = self.cell[slot.index()];
        self.fits[slot.index()] = fitting(self.want(cell));
        self.bonus[slot.index()] = self.shape(cell, rule);
    }

    /// Takes a cell from the list, and the last of the list into its place.
    fn close(&mut self, slot: Slot, content: u8) {
        self.put(self.cell[slot.index()], content);
        self.open -= 1;
        let last = Slot(self.open);
        if slot != last {
            self.cell[slot.index()] = self.cell[last.index()];
            self.fits[slot.index()] = self.fits[last.index()];
            self.bonus[slot.index()] = self.bonus[last.index()];
            self.age[slot.index()] = self.age[last.index()];
            self.put(self.cell[slot.index()], slot.0);
        }
    }

    /// The numbers that this tile brings to the corners of the cell: two stand there already, but on an empty board none does.
    pub(super) fn turn(&self, slot: Slot, tile: Ranked) -> [u8; 3] {
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

    /// The cells across the free edges of this one as they would be once the tile lay here: what would fit each, and the number of
    /// the bonus it would make.
    pub(super) fn prospects(
        &self,
        slot: Slot,
        tile: Ranked,
        rule: BridgeRule,
    ) -> [Option<(RankedSet, u8)>; 3] {
        let cell = self.cell[slot.index()];
        let numbers = self.turn(slot, tile);
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
            // The corner of the other cell that this one does not have: the fourth of a parallelogram.
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

    /// Lays a tile that fits, with these numbers at the corners of the cell.
    pub(super) fn lay(&mut self, slot: Slot, tile: Ranked, numbers: [u8; 3], rule: BridgeRule) {
        let cell = self.cell[slot.index()];
        self.laid = self.laid.or(tile.alone());
        self.close(slot, TAKEN);
        let points = corners(cell);
        let mut rings = [0; 3];
        for k in 0..3 {
            rings[k] = self.ring(points[k]);
            self.points[usize::from(points[k]) % POINTS] = numbers[k] | (rings[k] + 1) << 3;
        }
        for k in 0..3 {
            // A new number changes what fits around it, and meets the far corner of bridges; a fifth tile leaves one place for the
            // sixth.
            if rings[k] == 0 || rings[k] == 4 {
                for other in around(points[k]) {
                    let content = self.content(other);
                    if content < TAKEN {
                        self.look_again(Slot(content), rule);
                    }
                }
            }
        }
        let mut beside = neighbours(cell);
        // In the order in which spots are numbered.
        if cell.is_multiple_of(2) {
            beside.swap(0, 2);
        } else {
            beside.rotate_right(1);
        }
        for other in beside {
            match self.content(other) {
                NOTHING => self.open_up(other, rule),
                content if content < TAKEN => self.look_again(Slot(content), rule),
                _ => {}
            }
        }
        self.sweep();
    }

    /// Drops the cells that nothing fits any more, and notes what fits anywhere.
    fn sweep(&mut self) {
        let mut fitting = RankedSet::EMPTY;
        let mut slot = 0;
        while slot < self.open {
            let fits = self.fits[Slot(slot).index()].without(self.laid);
            if fits.is_empty() {
                self.close(Slot(slot), DEAD);
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
