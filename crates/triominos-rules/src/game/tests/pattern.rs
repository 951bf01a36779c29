//! A drawn board and a tile under test, in each of the six ways to look at the lattice.

use super::ascii_board;
use crate::game::{Board, Cell, Half, Placement, Point};

/// Tiles on a board, and one that is to be placed.
#[derive(Clone)]
pub struct Pattern {
    pub tiles: Vec<Placement>,
    pub tested: Placement,
}

impl Pattern {
    pub fn drawn(text: &str) -> Self {
        let drawn = ascii_board::parse(text);
        let tested = drawn.tested.expect("a tile under test");
        Self { tiles: drawn.board.placements().to_vec(), tested }
    }

    /// The pattern in all six turns of the lattice.
    pub fn all_around(&self) -> impl Iterator<Item = Self> + use<> {
        std::iter::successors(Some(self.clone()), |pattern| Some(pattern.turned())).take(6)
    }

    /// The pattern a sixth further around.
    fn turned(&self) -> Self {
        let tiles = self.tiles.iter().map(turned).collect();
        Self { tiles, tested: turned(&self.tested) }
    }

    /// Lays the tiles in an order that is legal, the first that points up in the start cell, and says where the tile under
    /// test is to go.
    pub fn lay(&self) -> (Board, Placement) {
        let first = self.tiles.iter().find(|tile| tile.cell.half == Half::Up);
        let Cell { i, j, .. } = first.expect("one points up").cell;
        let moved = |placement: &Placement| {
            let cell = Cell { i: placement.cell.i - i, j: placement.cell.j - j, ..placement.cell };
            Placement { cell, ..*placement }
        };
        let mut board = Board::new();
        let mut rest: Vec<Placement> = self.tiles.iter().map(moved).collect();
        while !rest.is_empty() {
            let next = rest.iter().position(|tile| board.check(*tile).is_ok());
            board.place(rest.remove(next.expect("the tiles hang together"))).unwrap();
        }
        (board, moved(&self.tested))
    }
}

/// A tile a sixth further around the point (0, 0).
fn turned(placement: &Placement) -> Placement {
    let old = placement.cell.corners();
    let new = old.map(|Point { i, j }| Point { i: -j, j: i + j });
    let is_it = |cell: &Cell| new.iter().all(|point| cell.corners().contains(point));
    let cell = new[0].cells().into_iter().find(is_it).expect("a turned cell is a cell");
    let number = |point: Point| placement.corners[new.iter().position(|p| *p == point).unwrap()];
    Placement { cell, corners: cell.corners().map(number), ..*placement }
}
