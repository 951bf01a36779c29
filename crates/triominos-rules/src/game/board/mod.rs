//! The board of a round: placed tiles and open cells.

pub mod lattice;
mod placement;
pub mod spots;

pub use placement::Placement;

use super::tile::fits;
use super::tile::fits::RequiredNumbers;
use super::{Cell, GameRefusal, Half, Point, Spots, Tile, TileSet, refusal::Disagreement};

/// The way in which a tile in a given cell touches the tiles around it. It depends on the cell only, not on the tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contact {
    /// The number of the tile's edges that touch another tile, 0 to 3.
    pub edges: u8,
    /// True if exactly one edge touches a tile and the corner opposite that edge touches another tile.
    pub tip: bool,
    /// For each corner of the cell, clockwise: its point if the tile completes a hexagon (six tiles) around it, otherwise `None`.
    pub hexagons: [Option<Point>; 3],
}

impl Contact {
    /// Returns the number of hexagons that the tile completes, 0 to 3.
    pub fn hexagon_count(&self) -> usize {
        self.hexagons.iter().flatten().count()
    }
}

// With 56 tiles, and at most one coordinate step for every two tiles, no cell is farther than 28 from the start. 32 leaves a
// margin.
const REACH: i16 = 32;
const WIDTH: usize = 2 * REACH as usize;
const NOTHING: u8 = u8::MAX;
// Open cells are stored as `OPEN` plus their index in the list of open cells. Each tile adds at most two cells to that list, so the
// sum stays below `NOTHING`.
const OPEN: u8 = 64;
const NO_NUMBER: u8 = u8::MAX;
const NO_SPOT: u16 = 0;

/// The board of one round. It contains neither players nor racks, so placements are checked against the board only.
#[derive(Clone)]
pub struct Board {
    numbers: Box<[u8; WIDTH * WIDTH]>,
    /// The content of each cell: the index of a tile, [`OPEN`] plus the index of an open cell, or [`NOTHING`].
    cells: Box<[u8; WIDTH * WIDTH * 2]>,
    placements: Vec<Placement>,
    /// The cells next to a tile that have no tile yet, in unspecified order.
    open: Vec<Cell>,
    /// For each cell in `open`, the tiles that fit it, including tiles on the board.
    fits: Vec<TileSet>,
    /// For each cell in `open`, the number of its spot, or [`NO_SPOT`].
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
        // All other fields are functions of the placements.
        self.placements == other.placements
    }
}

impl Eq for Board {}

impl Board {
    /// Creates an empty board, whose only open cell is [`Cell::START`].
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
        board.add_open_cell(Cell::START);
        board
    }

    /// Returns the placements, first to last.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// Returns the tiles on the board.
    pub fn tiles(&self) -> TileSet {
        self.on_board
    }

    /// Returns the empty cells that share an edge with a tile, or the start cell of an empty board, in unspecified order.
    pub fn open_cells(&self) -> &[Cell] {
        &self.open
    }

    /// Returns the tile in this cell; `None` if the cell has no tile.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        Tile::from_index(usize::from(self.content_code(cell)))
    }

    /// Returns the entry of the cell in the field `cells`: the index of a tile, [`OPEN`] plus an index in `open`, or [`NOTHING`].
    fn content_code(&self, cell: Cell) -> u8 {
        cell_index(cell).and_then(|index| self.cells.get(index)).copied().unwrap_or(NOTHING)
    }

    /// Returns the index of the cell in the field `open`; `None` if the cell is not open.
    fn index_in_open_cells(&self, cell: Cell) -> Option<usize> {
        let content_code = self.content_code(cell);
        (OPEN..NOTHING).contains(&content_code).then(|| usize::from(content_code - OPEN))
    }

    /// Sets the entry of the cell in the field `cells`.
    fn set_content_code(&mut self, cell: Cell, content_code: u8) {
        if let Some(place) = cell_index(cell).and_then(|index| self.cells.get_mut(index)) {
            *place = content_code;
        }
    }

    /// Returns the number at this point of the lattice; `None` if no tile has a corner there.
    pub fn number_at(&self, point: Point) -> Option<u8> {
        let number = *self.numbers.get(point_index(point)?)?;
        (number != NO_NUMBER).then_some(number)
    }

    /// Returns the numbers that a tile in this cell must have at its corners, clockwise from the cell's first corner.
    pub fn required_numbers(&self, cell: Cell) -> RequiredNumbers {
        // A plain array instead of `map`, which is slower here: this is the innermost loop of the game.
        let [a, b, c] = cell.corners();
        [self.number_at(a), self.number_at(b), self.number_at(c)]
    }

    /// Returns the tiles not on the board that fit this open cell.
    pub fn tiles_fitting(&self, cell: Cell) -> TileSet {
        fits::tiles_fitting(self.required_numbers(cell)) - self.on_board
    }

    /// Returns the tiles not on the board that fit at least one open cell.
    pub fn tiles_fitting_anywhere(&self) -> TileSet {
        self.fits.iter().fold(TileSet::EMPTY, |all, fits| all | *fits) - self.on_board
    }

    /// Returns the legal placements of these tiles in unspecified order. Tiles on the board are skipped.
    pub fn legal_placements(&self, tiles: TileSet) -> Vec<Placement> {
        let tiles = tiles - self.on_board;
        let mut placements = Vec::with_capacity(32);
        for (cell, fits) in self.open.iter().zip(&self.fits) {
            let fitting = *fits & tiles;
            if fitting.is_empty() {
                continue;
            }
            let required = self.required_numbers(*cell);
            for tile in fitting.iter() {
                let corners = fits::fitting_rotation(tile, required);
                placements.extend(corners.map(|corners| Placement { tile, cell: *cell, corners }));
            }
        }
        placements
    }

    /// Returns the legal placement of this tile in this cell. On an empty board all rotations are legal; the returned one has its
    /// numbers ascending clockwise from the cell's first corner.
    ///
    /// # Errors
    /// Returns an error if the cell is taken or not beside a tile, or if a corner of the tile differs from the board.
    pub fn legal_placement(&self, tile: Tile, cell: Cell) -> Result<Placement, GameRefusal> {
        self.check_cell_is_open(cell)?;
        let required = self.required_numbers(cell);
        match fits::fitting_rotation(tile, required) {
            Some(corners) => Ok(Placement { tile, cell, corners }),
            None => Err(refusal_of_wrong_corners(
                Placement {
                    tile,
                    cell,
                    corners: rotation_with_fewest_wrong_corners(tile, required),
                },
                required,
            )),
        }
    }

    /// Checks a placement with a given rotation.
    ///
    /// # Errors
    /// Returns the errors of [`Board::legal_placement`], and an error if the corners are not a rotation of the tile.
    pub fn check_placement(&self, placement: Placement) -> Result<(), GameRefusal> {
        let Placement { tile, cell, corners } = placement;
        self.check_cell_is_open(cell)?;
        if !tile.rotations().contains(&corners) {
            return Err(GameRefusal::NoSuchRotation { tile, corners });
        }
        let required = self.required_numbers(cell);
        if fits::has_required_numbers(corners, required) {
            Ok(())
        } else {
            Err(refusal_of_wrong_corners(placement, required))
        }
    }

    /// Returns an error if the cell has a tile, or if no tile is beside it.
    fn check_cell_is_open(&self, cell: Cell) -> Result<(), GameRefusal> {
        if self.tile_at(cell).is_some() {
            return Err(GameRefusal::CellTaken { cell });
        }
        if self.index_in_open_cells(cell).is_none() {
            return Err(GameRefusal::NotBesideATile { cell });
        }
        Ok(())
    }

    /// Returns the way in which a tile in this empty cell would touch the tiles around it.
    pub fn contact(&self, cell: Cell) -> Contact {
        let touching = cell.neighbours().map(|neighbour| self.tile_at(neighbour).is_some());
        let edges = touching.iter().filter(|touches| **touches).count() as u8;
        let corners = cell.corners();
        let tip = edges == 1
            && (0..3).any(|k| touching[k] && self.number_at(corners[(k + 2) % 3]).is_some());
        // A tile that completes a hexagon touches two of its other tiles, so a tile with fewer touching edges completes none.
        let hexagons = if edges < 2 {
            [None; 3]
        } else {
            corners.map(|point| self.is_surrounded_except(point, cell).then_some(point))
        };
        Contact { edges, tip, hexagons }
    }

    /// Returns `true` if all cells around the point have a tile. `ignored_cell` is not checked.
    fn is_surrounded_except(&self, point: Point, ignored_cell: Cell) -> bool {
        point
            .cells_around()
            .into_iter()
            .all(|cell| cell == ignored_cell || self.tile_at(cell).is_some())
    }

    /// Places a tile.
    ///
    /// # Errors
    /// Returns the errors of [`Board::check_placement`]; the board is then unchanged.
    pub fn place(&mut self, placement: Placement) -> Result<(), GameRefusal> {
        self.check_placement(placement)?;
        self.place_unchecked(placement);
        Ok(())
    }

    /// Places a tile after the caller has checked the placement.
    pub(super) fn place_unchecked(&mut self, placement: Placement) {
        let Placement { tile, cell, corners } = placement;
        debug_assert_eq!(self.check_placement(placement), Ok(()));
        self.placements.push(placement);
        self.on_board.insert(tile);
        self.remove_open_cell(cell);
        self.set_content_code(cell, tile.index() as u8);
        for (point, number) in cell.corners().into_iter().zip(corners) {
            let Some(index) = point_index(point) else { continue };
            // The tiles that fit the cells around a point change only if the point had no number before.
            if self.numbers[index] == NO_NUMBER {
                self.numbers[index] = number;
                for around in point.cells_around() {
                    if let Some(open) = self.index_in_open_cells(around) {
                        self.fits[open] = fits::tiles_fitting(self.required_numbers(around));
                    }
                }
            }
        }
        for (spot, fits) in self.spots.iter_mut().zip(&self.fits) {
            if (*fits - self.on_board).is_empty() {
                *spot = NO_SPOT;
            }
        }
        // A cell never gains fitting tiles, so only newly opened cells can become spots.
        let mut neighbours = cell.neighbours();
        neighbours.sort_unstable();
        for neighbour in neighbours {
            if self.content_code(neighbour) == NOTHING {
                self.add_open_cell(neighbour);
            }
        }
    }

    /// Removes a cell from the open cells, if it is open.
    fn remove_open_cell(&mut self, cell: Cell) {
        let Some(index) = self.index_in_open_cells(cell) else { return };
        self.open.swap_remove(index);
        self.fits.swap_remove(index);
        self.spots.swap_remove(index);
        if let Some(moved) = self.open.get(index).copied() {
            self.set_content_code(moved, OPEN + index as u8);
        }
    }

    /// Adds an empty cell to the open cells.
    fn add_open_cell(&mut self, cell: Cell) {
        let fits = fits::tiles_fitting(self.required_numbers(cell));
        let is_spot = !(fits - self.on_board).is_empty();
        self.set_content_code(cell, OPEN + self.open.len() as u8);
        self.open.push(cell);
        self.fits.push(fits);
        self.spots.push(if is_spot { self.next_spot } else { NO_SPOT });
        self.next_spot += u16::from(is_spot);
    }

    /// Returns the spots: the numbered open cells that at least one tile not on the board fits.
    pub fn spots(&self) -> Spots<'_> {
        Spots::new(self)
    }

    /// Returns the numbers and cells of the spots in unspecified order, and the number that the next spot will get.
    pub(super) fn numbered_spots_and_next_number(
        &self,
    ) -> (impl Iterator<Item = (u16, Cell)>, u16) {
        let all = self.spots.iter().copied().zip(self.open.iter().copied());
        (all.filter(|(number, _)| *number != NO_SPOT), self.next_spot)
    }
}

/// Returns the tile's numbers, clockwise from the cell's first corner, in the rotation with the fewest wrong corners. It is used as
/// the rotation that the player probably intended.
fn rotation_with_fewest_wrong_corners(tile: Tile, required: RequiredNumbers) -> [u8; 3] {
    let [a, b, c] = tile.rotations();
    let count = |corners: [u8; 3]| disagreeing_corners(corners, required).count();
    [b, c].into_iter().fold(a, |best, turn| if count(turn) < count(best) { turn } else { best })
}

/// Creates the refusal of a placement whose corners differ from the required numbers.
fn refusal_of_wrong_corners(placement: Placement, required: RequiredNumbers) -> GameRefusal {
    let Placement { tile, cell, corners } = placement;
    GameRefusal::CornersDisagree {
        tile,
        cell,
        required,
        wrong: disagreeing_corners(corners, required).collect(),
    }
}

/// Returns the corners at which the tile's number differs from the required number.
fn disagreeing_corners(
    corners: [u8; 3],
    required: RequiredNumbers,
) -> impl Iterator<Item = Disagreement> {
    corners.into_iter().zip(required).enumerate().filter_map(|(corner, (tile, required))| {
        let board = required?;
        (board != tile).then_some(Disagreement { corner, board, tile })
    })
}

/// Returns the index of a point in the arrays of the board; `None` if the point is outside them.
fn point_index(Point { i, j }: Point) -> Option<usize> {
    let reach = -REACH..REACH;
    (reach.contains(&i) && reach.contains(&j))
        .then(|| (i + REACH) as usize * WIDTH + (j + REACH) as usize)
}

/// Returns the index of a cell in the arrays of the board; `None` if the cell is outside them.
fn cell_index(Cell { i, j, half }: Cell) -> Option<usize> {
    Some(point_index(Point { i, j })? * 2 + usize::from(half == Half::Down))
}
