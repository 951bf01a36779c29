//! A slow and obvious second implementation of the rules for placements: tries every tile in every cell and rotation against all
//! tiles on the board. It shares no code with [`crate::game::Board`].

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Bonus, BridgeRule, Half, Placement, Rules, Scoring, Tile};

/// A cell as in a record: `i`, `j`, and `'u'` if the cell points up or `'d'` if it points down.
pub type NaiveCell = (i16, i16, char);

/// A set of placements. Each is a tile, its cell, and the numbers at the corners of the cell, clockwise.
pub type Placements = BTreeSet<(Tile, NaiveCell, [u8; 3])>;

/// A board, stored as the cells of the placed tiles with the numbers at the corners of each.
#[derive(Default)]
pub struct NaiveBoard {
    tiles: BTreeMap<NaiveCell, [u8; 3]>,
}

/// Returns the corners of a cell in the order of a record, clockwise.
fn cell_corners((i, j, half): NaiveCell) -> [(i16, i16); 3] {
    match half {
        'u' => [(i, j + 1), (i + 1, j), (i, j)],
        _ => [(i, j + 1), (i + 1, j + 1), (i + 1, j)],
    }
}

/// Returns the cell of a placement in the format of a record.
pub fn naive_cell(placement: &Placement) -> NaiveCell {
    let half = if placement.cell.half == Half::Up { 'u' } else { 'd' };
    (placement.cell.i, placement.cell.j, half)
}

/// Returns the number of corners that two cells share. Two cells that share 2 corners share an edge.
fn shared_corner_count(a: NaiveCell, b: NaiveCell) -> usize {
    cell_corners(a).iter().filter(|point| cell_corners(b).contains(point)).count()
}

impl NaiveBoard {
    /// Creates a board with these placed tiles.
    pub fn from_placements(placements: &[Placement]) -> Self {
        let tiles = placements.iter().map(|placement| (naive_cell(placement), placement.corners));
        Self { tiles: tiles.collect() }
    }

    /// Returns all legal placements of these tiles.
    pub fn legal_placements(&self, tiles: impl Iterator<Item = Tile> + Clone) -> Placements {
        let mut found = Placements::new();
        for at in self.empty_cells_around_tiles() {
            if !self.is_beside_a_tile(at) {
                continue;
            }
            let tile_numbers_at = cell_corners(at).map(|point| self.tile_numbers_at(point));
            for tile in tiles.clone() {
                let [a, b, c] = tile.numbers();
                for turn in [[a, b, c], [b, c, a], [c, a, b]] {
                    let agrees =
                        |k: usize| tile_numbers_at[k].iter().all(|number| *number == turn[k]);
                    if (0..3).all(agrees) {
                        found.insert((tile, at, turn));
                    }
                }
            }
        }
        found
    }

    /// Returns the empty cells in a box around all tiles, or only the start cell if the board is empty.
    fn empty_cells_around_tiles(&self) -> Vec<NaiveCell> {
        if self.tiles.is_empty() {
            return vec![(0, 0, 'u')];
        }
        let i = || self.tiles.keys().map(|cell| cell.0);
        let j = || self.tiles.keys().map(|cell| cell.1);
        let mut cells = Vec::new();
        for i in i().min().unwrap() - 2..=i().max().unwrap() + 2 {
            for j in j().min().unwrap() - 2..=j().max().unwrap() + 2 {
                cells.extend([(i, j, 'u'), (i, j, 'd')]);
            }
        }
        cells.retain(|cell| !self.tiles.contains_key(cell));
        cells
    }

    /// Returns `true` if the cell shares an edge with a tile, or if the board is empty.
    fn is_beside_a_tile(&self, cell: NaiveCell) -> bool {
        self.tiles.is_empty()
            || self.tiles.keys().any(|other| shared_corner_count(*other, cell) == 2)
    }

    /// Returns the number of each placed tile that has a corner at this point. On a legal board they are equal.
    fn tile_numbers_at(&self, point: (i16, i16)) -> Vec<u8> {
        let mut numbers = Vec::new();
        for (cell, tile) in &self.tiles {
            for (corner, number) in cell_corners(*cell).into_iter().zip(tile) {
                if corner == point {
                    numbers.push(*number);
                }
            }
        }
        numbers
    }

    /// Returns the bonus of placing a tile in this cell.
    pub fn bonus(&self, rules: &Rules, cell: NaiveCell) -> Bonus {
        let cells_at =
            |point| self.tiles.keys().filter(move |other| cell_corners(**other).contains(&point));
        let hexagons =
            cell_corners(cell).into_iter().filter(|point| cells_at(*point).count() == 5).count();
        let edges: Vec<NaiveCell> = self
            .tiles
            .keys()
            .copied()
            .filter(|other| shared_corner_count(*other, cell) == 2)
            .collect();
        let tip = || {
            let far = cell_corners(cell)
                .into_iter()
                .find(|point| !cell_corners(edges[0]).contains(point));
            cells_at(far.unwrap()).count() > 0
        };
        match (hexagons, edges.len()) {
            (1, _) => Bonus::Hexagon,
            (2, _) => Bonus::DoubleHexagon,
            (3, _) => Bonus::TripleHexagon,
            (_, 1) if tip() => Bonus::Bridge,
            (_, 2) if rules.bridge_rule != BridgeRule::OpenSides => Bonus::Bridge,
            (_, 3) if rules.bridge_rule == BridgeRule::OpenOrMoreSides => Bonus::Bridge,
            _ => Bonus::None,
        }
    }

    /// Returns the points of placing this tile in this cell, including the bonus.
    pub fn placement_points(&self, rules: &Rules, tile: Tile, cell: NaiveCell) -> i32 {
        let bonus = match self.bonus(rules, cell) {
            Bonus::None => 0,
            Bonus::Bridge => rules.bridge,
            Bonus::Hexagon => rules.hexagon,
            Bonus::DoubleHexagon => rules.double_hexagon,
            Bonus::TripleHexagon => rules.triple_hexagon,
        };
        let [a, b, c] = tile.numbers();
        let opening = match (self.tiles.is_empty(), [a, b, c]) {
            (true, [0, 0, 0]) => rules.opening_zero,
            (true, [a, b, c]) if a == b && b == c => rules.opening_triple,
            _ => 0,
        };
        bonus
            + match rules.scoring {
                Scoring::Standard => i32::from(a) + i32::from(b) + i32::from(c) + opening,
                Scoring::Kids => 1,
                Scoring::None => 0,
            }
    }

    /// Returns the spots: the cells that at least one tile not on the board fits. They are in the order in which spots are
    /// numbered.
    pub fn spots(&self) -> BTreeSet<NaiveSpot> {
        let is_placed = |tile: &Tile| {
            self.tiles.values().any(|corners| {
                let mut numbers = *corners;
                numbers.sort();
                numbers == tile.numbers()
            })
        };
        let left: Vec<Tile> = Tile::all().filter(|tile| !is_placed(tile)).collect();
        let found = self.legal_placements(left.iter().copied());
        found.into_iter().map(|(_, (i, j, half), _)| (i, j, half == 'd')).collect()
    }
}

/// A cell as `i`, `j`, and `true` if it points down. The order of these tuples is the order in which spots are numbered.
pub type NaiveSpot = (i16, i16, bool);
