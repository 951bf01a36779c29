//! The board of the second referee, which shares no code with [`crate::game`].

use std::collections::{HashMap, HashSet};

/// The numbers of a tile, ascending.
pub type Tile = [u8; 3];

/// The coordinates of a cell, and `true` if it points up.
pub type Cell = (i64, i64, bool);

type Point = (i64, i64);

/// Returns all 56 tiles.
pub fn all_tiles() -> impl Iterator<Item = Tile> {
    let from = |least: u8| least..6;
    (0..6).flat_map(move |a| from(a).flat_map(move |b| from(b).map(move |c| [a, b, c])))
}

/// Parses the name of a tile, such as `0-1-5`; `None` if it is no such name.
pub fn tile_named(name: &str) -> Option<Tile> {
    let numbers: Option<Vec<u8>> = name.split('-').map(|number| number.parse().ok()).collect();
    let tile: Tile = numbers?.try_into().ok()?;
    (tile.is_sorted() && tile[2] < 6).then_some(tile)
}

/// Returns the sum of a tile's numbers.
pub fn sum_of(tile: &Tile) -> i64 {
    tile.iter().map(|number| i64::from(*number)).sum()
}

/// Returns `true` if the three numbers of a tile are equal.
pub fn is_triple(tile: &Tile) -> bool {
    tile[0] == tile[2]
}

#[derive(Debug, Default)]
pub struct Board {
    cells: HashSet<Cell>,
    /// The empty cells that share an edge with a tile.
    open: HashSet<Cell>,
    numbers: HashMap<Point, u8>,
    tiles: HashSet<Tile>,
}

/// Returns the corners of a cell in the order of a record, clockwise.
fn corner_points((i, j, up): Cell) -> [Point; 3] {
    let last = if up { (i, j) } else { (i + 1, j + 1) };
    if up { [(i, j + 1), (i + 1, j), last] } else { [(i, j + 1), last, (i + 1, j)] }
}

/// Returns the cells across the three edges. The first is opposite the first corner, and so on.
fn neighbour_cells((i, j, up): Cell) -> [Cell; 3] {
    if up {
        [(i, j - 1, false), (i - 1, j, false), (i, j, false)]
    } else {
        [(i + 1, j, true), (i, j, true), (i, j + 1, true)]
    }
}

/// Returns the cells that meet at a point.
fn cells_around((i, j): Point) -> [Cell; 6] {
    [
        (i, j, true),
        (i - 1, j, true),
        (i, j - 1, true),
        (i - 1, j, false),
        (i, j - 1, false),
        (i - 1, j - 1, false),
    ]
}

/// Returns `true` if the corners, read clockwise, are the tile's numbers in one of its rotations.
fn is_rotation(tile: Tile, [a, b, c]: [u8; 3]) -> bool {
    [[a, b, c], [b, c, a], [c, a, b]].contains(&tile)
}

impl Board {
    /// Returns `true` if no tile has been placed.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Returns `true` if the tile may be placed in this cell with these numbers at the corners, clockwise.
    pub fn allows(&self, tile: Tile, cell: Cell, corner_numbers: [u8; 3]) -> bool {
        let agrees = |(point, number): (Point, &u8)| {
            self.numbers.get(&point).is_none_or(|existing| existing == number)
        };
        let neighbours = neighbour_cells(cell).iter().any(|other| self.cells.contains(other));
        let placed = if self.is_empty() { cell == (0, 0, true) } else { neighbours };
        placed
            && !self.cells.contains(&cell)
            && is_rotation(tile, corner_numbers)
            && corner_points(cell).into_iter().zip(&corner_numbers).all(agrees)
    }

    /// Places a tile in this cell, with these numbers at the corners, clockwise.
    pub fn place(&mut self, tile: Tile, cell: Cell, corner_numbers: [u8; 3]) {
        self.cells.insert(cell);
        self.open.remove(&cell);
        self.open.extend(neighbour_cells(cell).iter().filter(|other| !self.cells.contains(*other)));
        self.tiles.insert(tile);
        self.numbers.extend(corner_points(cell).into_iter().zip(corner_numbers));
    }

    /// Returns `true` if one of these tiles fits an open cell.
    pub fn has_cell_for_any(&self, tiles: &[Tile]) -> bool {
        self.open.iter().any(|cell| {
            let required = corner_points(*cell).map(|point| self.numbers.get(&point).copied());
            let agrees = |turn: [u8; 3]| {
                turn.iter()
                    .zip(&required)
                    .all(|(number, required)| required.is_none_or(|required| required == *number))
            };
            let fits =
                |[a, b, c]: [u8; 3]| agrees([a, b, c]) || agrees([b, c, a]) || agrees([c, a, b]);
            tiles.iter().any(|tile| fits(*tile))
        })
    }

    /// Returns `true` if a tile that is not on the board fits an open cell.
    pub fn has_cell_for_any_remaining_tile(&self) -> bool {
        let left: Vec<Tile> = all_tiles().filter(|tile| !self.tiles.contains(tile)).collect();
        self.has_cell_for_any(&left)
    }

    /// Returns the bonus of placing a tile in this cell, as a record names it.
    pub fn bonus(&self, cell: Cell, bridge_rule: &str) -> &'static str {
        let count_tiles_at =
            |point| cells_around(point).iter().filter(|cell| self.cells.contains(*cell)).count();
        let hexagons =
            corner_points(cell).into_iter().filter(|point| count_tiles_at(*point) == 5).count();
        let edges: Vec<usize> =
            (0..3).filter(|edge| self.cells.contains(&neighbour_cells(cell)[*edge])).collect();
        match (hexagons, edges.as_slice(), bridge_rule) {
            (1, ..) => "hexagon",
            (2, ..) => "double-hexagon",
            (3, ..) => "triple-hexagon",
            (_, [edge], _) if count_tiles_at(corner_points(cell)[*edge]) > 0 => "bridge",
            (_, [_, _], "open-or-two-sides" | "open-or-more-sides") => "bridge",
            (_, [_, _, _], "open-or-more-sides") => "bridge",
            _ => "none",
        }
    }
}
