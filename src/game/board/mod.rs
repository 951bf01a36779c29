//! The tiles on the board, and the numbers that each open cell demands.

pub mod lattice;
pub mod spots;

use super::tile::fits;
use super::tile::fits::Want;
use super::{Cell, Half, Point, Refusal, Spots, Tile, TileSet, refusal::Disagreement};

/// A tile in a cell, in one of its turns: `corners` are its numbers clockwise from the cell's first corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Placement {
    pub tile: Tile,
    #[serde(rename = "at")]
    pub cell: Cell,
    pub corners: [u8; 3],
}

/// The contact of a tile in a cell with the tiles around it. It follows from the cell alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// The number of the tile's edges that touch another.
    pub edges: u8,
    /// True if exactly one edge touches, and the corner that faces it lies on a point where a tile already has one.
    pub tip: bool,
    /// The points around which it is the sixth tile.
    pub hexagons: [Option<Point>; 3],
}

impl Shape {
    /// The number of hexagons that the tile completes, 0 to 3.
    pub fn hexagon_count(&self) -> usize {
        self.hexagons.iter().flatten().count()
    }
}

// A round has 56 tiles, and two steps move by one at most: no cell is farther than 28 from the start. 32 is a round number.
const REACH: i16 = 32;
const WIDTH: usize = 2 * REACH as usize;
const NOTHING: u8 = u8::MAX;
// Each tile opens two cells at most, and so there are never as many as would reach `NOTHING`.
const OPEN: u8 = 64;
const NO_NUMBER: u8 = u8::MAX;
const NO_SPOT: u16 = 0;

/// The board of one round. It knows which placements are legal; whose turn it is, it does not know.
#[derive(Clone)]
pub struct Board {
    numbers: Box<[u8; WIDTH * WIDTH]>,
    /// The content of each cell: a tile by its index, an open cell by its place in `open` from [`OPEN`] on, or [`NOTHING`].
    cells: Box<[u8; WIDTH * WIDTH * 2]>,
    placements: Vec<Placement>,
    /// The open cells; beside each the tiles of all 56 that meet its demand, and its number as a spot, or [`NO_SPOT`].
    open: Vec<Cell>,
    fits: Vec<TileSet>,
    spots: Vec<u16>,
    next_spot: u16,
    on_board: TileSet,
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Board").field(&self.placements).finish()
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        // Everything else follows from the placements in their order.
        self.placements == other.placements
    }
}

impl Eq for Board {}

impl Board {
    /// An empty board: its only open cell is [`Cell::START`].
    pub fn new() -> Self {
        let mut board = Self {
            numbers: Box::new([NO_NUMBER; WIDTH * WIDTH]),
            cells: Box::new([NOTHING; WIDTH * WIDTH * 2]),
            placements: Vec::with_capacity(Tile::COUNT),
            open: Vec::with_capacity(64),
            fits: Vec::with_capacity(64),
            spots: Vec::with_capacity(64),
            next_spot: 1,
            on_board: TileSet::EMPTY,
        };
        board.open_up(Cell::START);
        board
    }

    /// The placements, first to last.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// The tiles that lie on the board.
    pub fn tiles(&self) -> TileSet {
        self.on_board
    }

    /// The empty cells that share an edge with a tile (or the start cell, while there is none), in no order to rely on.
    pub fn open_cells(&self) -> &[Cell] {
        &self.open
    }

    /// The tile in this cell.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        Tile::from_index(usize::from(self.content(cell)))
    }

    fn content(&self, cell: Cell) -> u8 {
        cell_index(cell).and_then(|index| self.cells.get(index)).copied().unwrap_or(NOTHING)
    }

    /// The place of the cell in `open`, if the cell is open.
    fn open_index(&self, cell: Cell) -> Option<usize> {
        let content = self.content(cell);
        (OPEN..NOTHING).contains(&content).then(|| usize::from(content - OPEN))
    }

    fn put(&mut self, cell: Cell, content: u8) {
        if let Some(place) = cell_index(cell).and_then(|index| self.cells.get_mut(index)) {
            *place = content;
        }
    }

    /// The number at this point, where a tile has a corner there.
    pub fn number_at(&self, point: Point) -> Option<u8> {
        let number = *self.numbers.get(point_index(point)?)?;
        (number != NO_NUMBER).then_some(number)
    }

    /// The numbers that a tile in this cell must have, clockwise from the cell's first corner.
    pub fn want(&self, cell: Cell) -> Want {
        // Written out: `map` over an array is a call a corner, and this is the innermost loop of all play.
        let [a, b, c] = cell.corners();
        [self.number_at(a), self.number_at(b), self.number_at(c)]
    }

    /// The tiles, of those not on the board, that fit this open cell.
    pub fn fitting(&self, cell: Cell) -> TileSet {
        fits::fitting(self.want(cell)) - self.on_board
    }

    /// The tiles, of those not on the board, that fit anywhere.
    pub fn fitting_anywhere(&self) -> TileSet {
        self.fits.iter().fold(TileSet::EMPTY, |all, fits| all | *fits) - self.on_board
    }

    /// Every legal placement of these tiles, in no order to rely on. Those on the board are none.
    pub fn legal_placements(&self, tiles: TileSet) -> Vec<Placement> {
        let tiles = tiles - self.on_board;
        let mut placements = Vec::with_capacity(32);
        for (cell, fits) in self.open.iter().zip(&self.fits) {
            let fitting = *fits & tiles;
            if fitting.is_empty() {
                continue;
            }
            let want = self.want(*cell);
            for tile in fitting.iter() {
                let corners = fits::turn(tile, want);
                placements.extend(corners.map(|corners| Placement { tile, cell: *cell, corners }));
            }
        }
        placements
    }

    /// The legal placement of this tile in this cell: both together fix the turn, but for a first tile, which is laid a, b, c.
    ///
    /// # Errors
    /// The cell is taken, touches no edge of a tile, or a corner disagrees.
    pub fn placement(&self, tile: Tile, cell: Cell) -> Result<Placement, Refusal> {
        self.check_cell(cell)?;
        let want = self.want(cell);
        match fits::turn(tile, want) {
            Some(corners) => Ok(Placement { tile, cell, corners }),
            None => Err(disagreement(Placement { tile, cell, corners: nearest(tile, want) }, want)),
        }
    }

    /// Checks a placement that names its turn.
    ///
    /// # Errors
    /// The placement is not legal, as in [`Board::placement`], or the corners are no turn of the tile.
    pub fn check(&self, placement: Placement) -> Result<(), Refusal> {
        let Placement { tile, cell, corners } = placement;
        self.check_cell(cell)?;
        if !tile.turns().contains(&corners) {
            return Err(Refusal::NoSuchTurn { tile, corners });
        }
        let want = self.want(cell);
        if fits::agrees(corners, want) { Ok(()) } else { Err(disagreement(placement, want)) }
    }

    fn check_cell(&self, cell: Cell) -> Result<(), Refusal> {
        if self.tile_at(cell).is_some() {
            return Err(Refusal::CellTaken { cell });
        }
        if self.open_index(cell).is_none() {
            return Err(Refusal::NotBesideATile { cell });
        }
        Ok(())
    }

    /// The contact that a tile in this empty cell would have.
    pub fn shape(&self, cell: Cell) -> Shape {
        let touching = cell.neighbours().map(|neighbour| self.tile_at(neighbour).is_some());
        let edges = touching.iter().filter(|touches| **touches).count() as u8;
        let corners = cell.corners();
        let tip = edges == 1
            && (0..3).any(|k| touching[k] && self.number_at(corners[(k + 2) % 3]).is_some());
        // A sixth tile around a point touches the two beside it.
        let hexagons = if edges < 2 {
            [None; 3]
        } else {
            corners.map(|point| self.is_ringed_but_for(point, cell).then_some(point))
        };
        Shape { edges, tip, hexagons }
    }

    fn is_ringed_but_for(&self, point: Point, cell: Cell) -> bool {
        point.cells().into_iter().all(|other| other == cell || self.tile_at(other).is_some())
    }

    /// Places a tile.
    ///
    /// # Errors
    /// The placement is not legal, as in [`Board::check`]; the board is then unchanged.
    pub fn place(&mut self, placement: Placement) -> Result<(), Refusal> {
        self.check(placement)?;
        self.lay(placement);
        Ok(())
    }

    /// Places a tile. The caller has checked the placement.
    pub(super) fn lay(&mut self, placement: Placement) {
        let Placement { tile, cell, corners } = placement;
        debug_assert_eq!(self.check(placement), Ok(()));
        self.placements.push(placement);
        self.on_board.insert(tile);
        self.close(cell);
        self.put(cell, tile.index() as u8);
        for (point, number) in cell.corners().into_iter().zip(corners) {
            let Some(index) = point_index(point) else { continue };
            // A number that stood there already changes no demand.
            if self.numbers[index] == NO_NUMBER {
                self.numbers[index] = number;
                for around in point.cells() {
                    if let Some(open) = self.open_index(around) {
                        self.fits[open] = fits::fitting(self.want(around));
                    }
                }
            }
        }
        for (spot, fits) in self.spots.iter_mut().zip(&self.fits) {
            if (*fits - self.on_board).is_empty() {
                *spot = NO_SPOT;
            }
        }
        // What fits a cell only becomes less, so that only cells that are open as of now can become spots.
        let mut neighbours = cell.neighbours();
        neighbours.sort_unstable();
        for neighbour in neighbours {
            if self.content(neighbour) == NOTHING {
                self.open_up(neighbour);
            }
        }
    }

    /// Removes a cell from the open ones, if it is one.
    fn close(&mut self, cell: Cell) {
        let Some(index) = self.open_index(cell) else { return };
        self.open.swap_remove(index);
        self.fits.swap_remove(index);
        self.spots.swap_remove(index);
        if let Some(moved) = self.open.get(index).copied() {
            self.put(moved, OPEN + index as u8);
        }
    }

    fn open_up(&mut self, cell: Cell) {
        let fits = fits::fitting(self.want(cell));
        let is_spot = !(fits - self.on_board).is_empty();
        self.put(cell, OPEN + self.open.len() as u8);
        self.open.push(cell);
        self.fits.push(fits);
        self.spots.push(if is_spot { self.next_spot } else { NO_SPOT });
        self.next_spot += u16::from(is_spot);
    }

    /// The open cells that some tile not on the board fits, by the numbers that people know them by.
    pub fn spots(&self) -> Spots<'_> {
        Spots::new(self)
    }

    /// The numbers and cells of the spots, in no order to rely on; and the number that the next one will get.
    pub(super) fn numbered(&self) -> (impl Iterator<Item = (u16, Cell)>, u16) {
        let all = self.spots.iter().copied().zip(self.open.iter().copied());
        (all.filter(|(number, _)| *number != NO_SPOT), self.next_spot)
    }
}

/// The turn that is wrong in the fewest corners: the one the player had in mind.
fn nearest(tile: Tile, want: Want) -> [u8; 3] {
    let [a, b, c] = tile.turns();
    let count = |corners: [u8; 3]| wrong_corners(corners, want).count();
    [b, c].into_iter().fold(a, |best, turn| if count(turn) < count(best) { turn } else { best })
}

fn disagreement(placement: Placement, want: Want) -> Refusal {
    let Placement { tile, cell, corners } = placement;
    Refusal::CornersDisagree { tile, cell, want, wrong: wrong_corners(corners, want).collect() }
}

fn wrong_corners(corners: [u8; 3], want: Want) -> impl Iterator<Item = Disagreement> {
    corners.into_iter().zip(want).enumerate().filter_map(|(corner, (tile, want))| {
        let board = want?;
        (board != tile).then_some(Disagreement { corner, board, tile })
    })
}

fn point_index(Point { i, j }: Point) -> Option<usize> {
    let reach = -REACH..REACH;
    (reach.contains(&i) && reach.contains(&j))
        .then(|| (i + REACH) as usize * WIDTH + (j + REACH) as usize)
}

fn cell_index(Cell { i, j, half }: Cell) -> Option<usize> {
    Some(point_index(Point { i, j })? * 2 + usize::from(half == Half::Down))
}
