//! A drawn board and a tile under test, in each of the six rotations of the lattice.

use super::ascii_board;
use crate::game::{Board, Cell, Half, Placement, Point};

/// The tiles of a board, and a tile under test that is to be placed on it.
#[derive(Clone)]
pub struct Pattern {
    pub tiles: Vec<Placement>,
    pub tested: Placement,
}

impl Pattern {
    /// Parses a drawing with a tile under test, in the format of [`ascii_board::parse_drawing`].
    pub fn parse(drawing: &str) -> Self {
        let drawn = ascii_board::parse_drawing(drawing);
        let tested = drawn.tested.expect("a tile under test");
        Self { tiles: drawn.board.placements().to_vec(), tested }
    }

    /// Returns the pattern in all six rotations of the lattice.
    pub fn rotations(&self) -> impl Iterator<Item = Self> + use<> {
        std::iter::successors(Some(self.clone()), |pattern| Some(pattern.rotated())).take(6)
    }

    /// Returns the pattern rotated by 60 degrees.
    fn rotated(&self) -> Self {
        let tiles = self.tiles.iter().map(rotated_placement).collect();
        Self { tiles, tested: rotated_placement(&self.tested) }
    }

    /// Moves the pattern so that its first tile that points up is in the start cell, and places the tiles in a legal order. Returns
    /// the board, and the moved placement of the tile under test, which is not on the board.
    pub fn build_board_and_tested_placement(&self) -> (Board, Placement) {
        let first = self.tiles.iter().find(|tile| tile.cell.half == Half::Up);
        let Cell { i, j, .. } = first.expect("one points up").cell;
        let moved = |placement: &Placement| {
            let cell = Cell { i: placement.cell.i - i, j: placement.cell.j - j, ..placement.cell };
            Placement { cell, ..*placement }
        };
        let mut board = Board::new();
        let mut rest: Vec<Placement> = self.tiles.iter().map(moved).collect();
        while !rest.is_empty() {
            let next = rest.iter().position(|tile| board.check_placement(*tile).is_ok());
            board.place(rest.remove(next.expect("the tiles hang together"))).unwrap();
        }
        (board, moved(&self.tested))
    }
}

/// Returns a placement rotated by 60 degrees around the point (0, 0).
fn rotated_placement(placement: &Placement) -> Placement {
    let old = placement.cell.corners();
    let new = old.map(|Point { i, j }| Point { i: -j, j: i + j });
    let has_these_corners = |cell: &Cell| new.iter().all(|point| cell.corners().contains(point));
    let cell =
        new[0].cells_around().into_iter().find(has_these_corners).expect("a turned cell is a cell");
    let number = |point: Point| placement.corners[new.iter().position(|p| *p == point).unwrap()];
    Placement { cell, corners: cell.corners().map(number), ..*placement }
}
