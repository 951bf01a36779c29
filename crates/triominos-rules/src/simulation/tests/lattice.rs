//! The board of the second referee.

use std::collections::{HashMap, HashSet};

/// A tile by its numbers, ascending.
pub type Tile = [u8; 3];

/// A cell by its place, and whether it points up.
pub type Cell = (i64, i64, bool);

type Point = (i64, i64);

/// All 56 tiles.
pub fn tiles() -> impl Iterator<Item = Tile> {
    let from = |least: u8| least..6;
    (0..6).flat_map(move |a| from(a).flat_map(move |b| from(b).map(move |c| [a, b, c])))
}

/// A tile by its name, such as `0-1-5`.
pub fn tile(name: &str) -> Option<Tile> {
    let numbers: Option<Vec<u8>> = name.split('-').map(|number| number.parse().ok()).collect();
    let tile: Tile = numbers?.try_into().ok()?;
    (tile.is_sorted() && tile[2] < 6).then_some(tile)
}

pub fn sum(tile: &Tile) -> i64 {
    tile.iter().map(|number| i64::from(*number)).sum()
}

pub fn is_triple(tile: &Tile) -> bool {
    tile[0] == tile[2]
}

#[derive(Debug, Default)]
pub struct Board {
    cells: HashSet<Cell>,
    /// The empty cells beside a tile.
    open: HashSet<Cell>,
    numbers: HashMap<Point, u8>,
    tiles: HashSet<Tile>,
}

/// The corners of a cell in the record's order.
fn corners((i, j, up): Cell) -> [Point; 3] {
    let last = if up { (i, j) } else { (i + 1, j + 1) };
    if up { [(i, j + 1), (i + 1, j), last] } else { [(i, j + 1), last, (i + 1, j)] }
}

/// The cells across the three edges; the first lies opposite to the first corner, and so on.
fn beside((i, j, up): Cell) -> [Cell; 3] {
    if up {
        [(i, j - 1, false), (i - 1, j, false), (i, j, false)]
    } else {
        [(i + 1, j, true), (i, j, true), (i, j + 1, true)]
    }
}

/// The cells that meet at a point.
fn around((i, j): Point) -> [Cell; 6] {
    [
        (i, j, true),
        (i - 1, j, true),
        (i, j - 1, true),
        (i - 1, j, false),
        (i, j - 1, false),
        (i - 1, j - 1, false),
    ]
}

/// True if the tile reads so clockwise, from one of its corners.
fn is_turn(tile: Tile, [a, b, c]: [u8; 3]) -> bool {
    [[a, b, c], [b, c, a], [c, a, b]].contains(&tile)
}

impl Board {
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// True if the tile may lie there, turned so.
    pub fn allows(&self, tile: Tile, cell: Cell, turned: [u8; 3]) -> bool {
        let agrees = |(point, number): (Point, &u8)| {
            self.numbers.get(&point).is_none_or(|standing| standing == number)
        };
        let beside = beside(cell).iter().any(|other| self.cells.contains(other));
        let placed = if self.is_empty() { cell == (0, 0, true) } else { beside };
        placed
            && !self.cells.contains(&cell)
            && is_turn(tile, turned)
            && corners(cell).into_iter().zip(&turned).all(agrees)
    }

    pub fn lay(&mut self, tile: Tile, cell: Cell, turned: [u8; 3]) {
        self.cells.insert(cell);
        self.open.remove(&cell);
        self.open.extend(beside(cell).iter().filter(|other| !self.cells.contains(*other)));
        self.tiles.insert(tile);
        self.numbers.extend(corners(cell).into_iter().zip(turned));
    }

    /// True if one of these tiles fits an open cell.
    pub fn fits_any(&self, tiles: &[Tile]) -> bool {
        self.open.iter().any(|cell| {
            let want = corners(*cell).map(|point| self.numbers.get(&point).copied());
            let agrees = |turn: [u8; 3]| {
                turn.iter().zip(&want).all(|(number, want)| want.is_none_or(|want| want == *number))
            };
            let fits =
                |[a, b, c]: [u8; 3]| agrees([a, b, c]) || agrees([b, c, a]) || agrees([c, a, b]);
            tiles.iter().any(|tile| fits(*tile))
        })
    }

    /// True if a tile that is not on the board fits an open cell.
    pub fn is_alive(&self) -> bool {
        let left: Vec<Tile> = tiles().filter(|tile| !self.tiles.contains(tile)).collect();
        self.fits_any(&left)
    }

    /// The bonus for filling this cell, as the record names it.
    pub fn bonus(&self, cell: Cell, bridge_rule: &str) -> &'static str {
        let meeting =
            |point| around(point).iter().filter(|cell| self.cells.contains(*cell)).count();
        let hexagons = corners(cell).into_iter().filter(|point| meeting(*point) == 5).count();
        let edges: Vec<usize> =
            (0..3).filter(|edge| self.cells.contains(&beside(cell)[*edge])).collect();
        match (hexagons, edges.as_slice(), bridge_rule) {
            (1, ..) => "hexagon",
            (2, ..) => "double-hexagon",
            (3, ..) => "triple-hexagon",
            (_, [edge], _) if meeting(corners(cell)[*edge]) > 0 => "bridge",
            (_, [_, _], "open-or-two-sides" | "open-or-more-sides") => "bridge",
            (_, [_, _, _], "open-or-more-sides") => "bridge",
            _ => "none",
        }
    }
}
