//! The numbers by which people name open cells.

use std::collections::BTreeMap;

use super::{Board, Cell, Refusal, Want};

/// An open cell that at least one tile not yet on the board would fit. That is public knowledge: no rack has a say in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Spot {
    /// Its number. It is kept until a tile fills the spot or none fits it any more, and never used again in the round.
    pub number: u16,
    pub cell: Cell,
    /// What its corners demand, clockwise from the cell's first corner.
    pub want: Want,
}

/// The numbered spots of a board: a function of its placements in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spots {
    numbers: BTreeMap<u16, Cell>,
    next: u16,
}

impl Default for Spots {
    fn default() -> Self {
        Self::new()
    }
}

impl Spots {
    /// Those of an empty board: spot 1 is the start cell.
    pub fn new() -> Self {
        Self { numbers: BTreeMap::from([(1, Cell::START)]), next: 2 }
    }

    /// Takes in what the last placement changed: `board` has it already.
    pub(super) fn update(&mut self, board: &Board) {
        self.numbers
            .retain(|_, cell| board.tile_at(*cell).is_none() && !board.fitting(*cell).is_empty());
        let mut new: Vec<Cell> = board
            .open_cells()
            .iter()
            .copied()
            .filter(|cell| !self.numbers.values().any(|known| known == cell))
            .filter(|cell| !board.fitting(*cell).is_empty())
            .collect();
        new.sort_unstable();
        for cell in new {
            self.numbers.insert(self.next, cell);
            self.next += 1;
        }
    }

    /// The cell of the spot with this number.
    ///
    /// # Errors
    /// No spot has had that number yet, or it is gone.
    pub fn cell(&self, number: u16) -> Result<Cell, Refusal> {
        match self.numbers.get(&number) {
            Some(cell) => Ok(*cell),
            None if (1..self.next).contains(&number) => Err(Refusal::SpotGone { number }),
            None => Err(Refusal::NoSuchSpot { number }),
        }
    }

    /// The number of the spot in this cell.
    pub fn number(&self, cell: Cell) -> Option<u16> {
        self.numbers.iter().find(|(_, known)| **known == cell).map(|(number, _)| *number)
    }

    /// Every spot, by number.
    pub fn list(&self, board: &Board) -> Vec<Spot> {
        let spot = |(number, cell): (&u16, &Cell)| Spot {
            number: *number,
            cell: *cell,
            want: board.want(*cell),
        };
        self.numbers.iter().map(spot).collect()
    }
}
