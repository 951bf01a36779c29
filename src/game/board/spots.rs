//! The numbers by which people name open cells.

use crate::game::{Board, Cell, Refusal, Want};

/// An open cell that at least one tile not yet on the board would fit. That is public knowledge: no rack has a say in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Spot {
    /// The number of the spot. It is kept until a tile fills the spot or none fits it any more, and never used again in the
    /// round.
    pub number: u16,
    pub cell: Cell,
    /// The numbers that the spot demands of a tile, clockwise from the cell's first corner.
    pub want: Want,
}

/// The numbered spots of a board: a function of its placements in their order. A cell gets the next number when it first
/// becomes a spot, cells of one placement in their order.
#[derive(Clone, Copy, Debug)]
pub struct Spots<'a>(&'a Board);

impl<'a> Spots<'a> {
    pub fn new(board: &'a Board) -> Self {
        Self(board)
    }

    /// The cell of the spot with this number.
    ///
    /// # Errors
    /// No spot has had that number yet, or it is gone.
    pub fn cell(self, number: u16) -> Result<Cell, Refusal> {
        let (mut spots, next) = self.0.numbered();
        match spots.find(|(known, _)| *known == number) {
            Some((_, cell)) => Ok(cell),
            None if (1..next).contains(&number) => Err(Refusal::SpotGone { number }),
            None => Err(Refusal::NoSuchSpot { number }),
        }
    }

    /// The number of the spot in this cell.
    pub fn number(self, cell: Cell) -> Option<u16> {
        self.0.numbered().0.find(|(_, known)| *known == cell).map(|(number, _)| number)
    }

    /// Every spot, by number.
    pub fn list(self) -> Vec<Spot> {
        let spot = |(number, cell)| Spot { number, cell, want: self.0.want(cell) };
        let mut spots: Vec<Spot> = self.0.numbered().0.map(spot).collect();
        spots.sort_unstable_by_key(|spot| spot.number);
        spots
    }
}
