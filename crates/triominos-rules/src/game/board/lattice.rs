//! The triangular lattice: points and cells.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A point of the lattice. Its position is x = i + j/2 (to the right) and y = j·√3/2 (up).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    /// The first coordinate of the point.
    pub i: i16,
    /// The second coordinate of the point.
    pub j: i16,
}

/// The orientation of a cell. Each parallelogram of the lattice consists of two cells: one points up, the other down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Half {
    /// The cell points up: its base is below.
    Up,
    /// The cell points down: its base is above.
    Down,
}

/// A triangle of the lattice, the size of one tile. Cells are ordered by `i`, then by `j`, then up before down.
///
/// Corners and edges are numbered clockwise from 0. Corner 0 is the top corner of a cell that points up, and the top left corner
/// of a cell that points down. Edge `k` runs from corner `k` to the next corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The first coordinate of the lower left point of the cell's parallelogram.
    pub i: i16,
    /// The second coordinate of the lower left point of the cell's parallelogram.
    pub j: i16,
    /// The orientation of the cell.
    pub half: Half,
}

impl Point {
    /// Returns the six cells that have this point as a corner.
    pub fn cells_around(self) -> [Cell; 6] {
        let Self { i, j } = self;
        [
            Cell::up(i, j),
            Cell::down(i - 1, j),
            Cell::up(i - 1, j),
            Cell::down(i - 1, j - 1),
            Cell::up(i, j - 1),
            Cell::down(i, j - 1),
        ]
    }
}

impl Cell {
    /// The cell of the first tile of every round.
    pub const START: Self = Self::up(0, 0);

    /// Creates the upward cell with the point (`i`, `j`) as its lower left corner.
    pub const fn up(i: i16, j: i16) -> Self {
        Self { i, j, half: Half::Up }
    }

    /// Creates the downward cell to the right of the upward cell with the same `i` and `j`; the two share an edge.
    pub const fn down(i: i16, j: i16) -> Self {
        Self { i, j, half: Half::Down }
    }

    /// Returns the three corners of the cell, clockwise.
    pub const fn corners(self) -> [Point; 3] {
        let Self { i, j, half } = self;
        match half {
            Half::Up => [Point { i, j: j + 1 }, Point { i: i + 1, j }, Point { i, j }],
            Half::Down => {
                [Point { i, j: j + 1 }, Point { i: i + 1, j: j + 1 }, Point { i: i + 1, j }]
            }
        }
    }

    /// Returns the cells that share an edge with this cell, in the order of this cell's edges.
    pub const fn neighbours(self) -> [Self; 3] {
        let Self { i, j, half } = self;
        match half {
            Half::Up => [Self::down(i, j), Self::down(i, j - 1), Self::down(i - 1, j)],
            Half::Down => [Self::up(i, j + 1), Self::up(i + 1, j), Self::up(i, j)],
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = match self.half {
            Half::Up => 'u',
            Half::Down => 'd',
        };
        write!(f, "({}, {}, {half})", self.i, self.j)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let half = match self.half {
            Half::Up => "u",
            Half::Down => "d",
        };
        (self.i, self.j, half).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (i, j, half) = <(i16, i16, std::borrow::Cow<'de, str>)>::deserialize(deserializer)?;
        match half.as_ref() {
            "u" => Ok(Self::up(i, j)),
            "d" => Ok(Self::down(i, j)),
            _ => Err(D::Error::custom("a cell is \"u\" or \"d\"")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the cells in a square of the lattice around the start cell.
    fn cells_around_start() -> impl Iterator<Item = Cell> {
        (-3..3).flat_map(|i| (-3..3).flat_map(move |j| [Cell::up(i, j), Cell::down(i, j)]))
    }

    #[test]
    fn neighbouring_cells_share_exactly_one_edge() {
        for cell in cells_around_start() {
            for (k, neighbour) in cell.neighbours().into_iter().enumerate() {
                let corners = cell.corners();
                let shared: Vec<Point> =
                    corners.into_iter().filter(|p| neighbour.corners().contains(p)).collect();
                assert_eq!(shared.len(), 2, "{cell} and {neighbour}");
                assert!(shared.contains(&corners[k]) && shared.contains(&corners[(k + 1) % 3]));
                assert!(neighbour.neighbours().contains(&cell));
            }
        }
    }

    #[test]
    fn the_cells_around_a_point_are_the_cells_with_that_corner() {
        let here = Point { i: 0, j: 0 };
        let mut around: Vec<Cell> =
            cells_around_start().filter(|cell| cell.corners().contains(&here)).collect();
        let mut listed = here.cells_around().to_vec();
        around.sort();
        listed.sort();
        assert_eq!(listed, around);
    }

    #[test]
    fn corners_run_clockwise() {
        for cell in cells_around_start() {
            let at = |p: Point| (f64::from(p.i) + f64::from(p.j) / 2.0, f64::from(p.j) * 0.866);
            let [(ax, ay), (bx, by), (cx, cy)] = cell.corners().map(at);
            assert!((bx - ax) * (cy - ay) - (by - ay) * (cx - ax) < 0.0, "{cell}");
        }
    }

    #[test]
    fn a_cell_survives_a_round_trip_through_json() {
        let text = serde_json::to_string(&Cell::down(-3, 2)).unwrap();
        assert_eq!(text, r#"[-3,2,"d"]"#);
        assert_eq!(serde_json::from_str::<Cell>(&text).unwrap(), Cell::down(-3, 2));
        assert!(serde_json::from_str::<Cell>(r#"[0,0,"x"]"#).is_err());
    }
}
