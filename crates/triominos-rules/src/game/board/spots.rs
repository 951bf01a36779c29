//! Numbered open cells.

use crate::game::{Board, Cell, GameRefusal, RequiredNumbers};

/// An open cell that at least one tile not on the board fits. Spots depend on public information only, not on racks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Spot {
    /// The number of the spot. It stays the same while the spot exists and is not reused in the round.
    pub number: u16,
    /// The cell of the spot.
    pub cell: Cell,
    /// The numbers that a tile must have at the corners of the cell, clockwise from the cell's first corner.
    #[serde(rename = "want")]
    pub required: RequiredNumbers,
}

/// The numbered spots of a board, which depend only on the sequence of its placements.
///
/// A cell gets the next number when it becomes a spot. The cells opened by one placement are numbered in the order of [`Cell`].
#[derive(Clone, Copy, Debug)]
pub struct Spots<'a>(&'a Board);

impl<'a> Spots<'a> {
    /// Creates a view of the spots of this board.
    pub(super) fn new(board: &'a Board) -> Self {
        Self(board)
    }

    /// Returns the cell of the spot with this number.
    ///
    /// # Errors
    /// Returns an error if no spot has had this number in the round, or if the spot no longer exists.
    pub fn cell(self, spot_number: u16) -> Result<Cell, GameRefusal> {
        let (mut spots, next) = self.0.numbered_spots_and_next_number();
        match spots.find(|(number, _)| *number == spot_number) {
            Some((_, cell)) => Ok(cell),
            None if (1..next).contains(&spot_number) => {
                Err(GameRefusal::SpotGone { number: spot_number })
            }
            None => Err(GameRefusal::NoSuchSpot { number: spot_number }),
        }
    }

    /// Returns the number of the spot in this cell; `None` if the cell is not a spot.
    pub fn number_at(self, cell: Cell) -> Option<u16> {
        self.0
            .numbered_spots_and_next_number()
            .0
            .find(|(_, known)| *known == cell)
            .map(|(number, _)| number)
    }

    /// Returns all spots, ordered by number.
    pub fn to_sorted_vec(self) -> Vec<Spot> {
        let spot = |(number, cell)| Spot { number, cell, required: self.0.required_numbers(cell) };
        let mut spots: Vec<Spot> = self.0.numbered_spots_and_next_number().0.map(spot).collect();
        spots.sort_unstable_by_key(|spot| spot.number);
        spots
    }
}
