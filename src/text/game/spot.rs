//! Spots in words: their direction, the numbers that their corners need, and their neighbours.

use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::tile;
use triominos_rules::game::{Cell, Half, Placement, PublicView, RequiredNumbers, Spot};

/// Returns each placement on the board in order, with the number of the spot that it filled.
pub fn placements_with_spot_numbers(view: &PublicView) -> Vec<(Placement, u16)> {
    view.placements.iter().copied().zip(view.spot_numbers_of_placements()).collect()
}

/// Returns the three cells that share an edge with a cell: first the two in the same row, then the one above or below. Each comes
/// with the key, in the Fluent files, of the side on which it is.
pub fn neighbouring_cells_with_fluent_side_keys(cell: Cell) -> [(Cell, &'static str); 3] {
    let [first, second, left] = cell.neighbours();
    match cell.half {
        Half::Up => [(left, "left"), (first, "right"), (second, "below")],
        Half::Down => [(left, "left"), (second, "right"), (first, "above")],
    }
}

/// Returns the key of a corner in the Fluent files. `corner` is its index, 0 to 2, clockwise from
/// the cell's first corner.
fn fluent_key_of_corner(half: Half, corner: usize) -> &'static str {
    match (half, corner) {
        (Half::Up, 0) => "top",
        (Half::Up, 1) => "bottom-right",
        (Half::Up, _) => "bottom-left",
        (Half::Down, 0) => "top-left",
        (Half::Down, 1) => "top-right",
        (Half::Down, _) => "bottom",
    }
}

impl Text {
    /// Returns the three numbers that the corners of a spot need, or that a tile has, clockwise from the first corner: `3, 4, any`.
    /// They are separated by commas. Hyphens would make them look like the name of a tile.
    pub fn corner_numbers(&self, required: RequiredNumbers) -> String {
        let number = |number: Option<u8>| {
            number.map_or_else(|| say!(self, "word-any"), |number| number.to_string())
        };
        required.map(number).join(", ")
    }

    /// Returns the numbers that a spot needs, its direction, and its neighbours: `3, 4, any; points up; left of 0‑3‑4`. Empty if
    /// the spot is not open.
    pub fn spot_requirements_and_neighbours(&self, view: &PublicView, spot_number: u16) -> String {
        let Some(spot) = view.spot(spot_number) else { return String::new() };
        let (words, beside) = (
            self.spot_in_words(spot.cell, spot.required),
            self.position_beside_tiles(&view.placements, spot.cell),
        );
        if beside.is_empty() { words } else { self.list_with_semicolons(vec![words, beside]) }
    }

    /// Returns the numbers and the direction of a spot, or of the tile that fills it: `3, 4, any; points up`.
    pub fn spot_in_words(&self, cell: Cell, required: RequiredNumbers) -> String {
        let corners = self.corner_numbers(required);
        match cell.half {
            Half::Up => say!(self, "word-spot-up", corners = corners),
            Half::Down => say!(self, "word-spot-down", corners = corners),
        }
    }

    /// Returns the position of a cell relative to the tiles that share a side with it: `left of 0‑3‑4 and above 1‑1‑2`. Empty if
    /// there are no such tiles.
    pub fn position_beside_tiles(&self, placements: &[Placement], cell: Cell) -> String {
        let beside = neighbouring_cells_with_fluent_side_keys(cell).into_iter().filter_map(
            |(neighbour, side)| {
                let there = placements.iter().find(|placement| placement.cell == neighbour)?;
                Some(say!(self, "word-beside", side = side, tile = tile::tile_name(there.tile)))
            },
        );
        self.list_with_and(&beside.collect::<Vec<_>>())
    }

    /// Returns a spot by its number and its neighbours: `spot 7, left of 0‑3‑5`.
    pub fn spot_with_neighbours(
        &self,
        placements: &[Placement],
        spot_number: u16,
        cell: Cell,
    ) -> String {
        let beside = self.position_beside_tiles(placements, cell);
        if beside.is_empty() {
            return say!(self, "board-spot-name", spot = spot_number);
        }
        say!(self, "board-spot-told", spot = spot_number, beside = beside)
    }

    /// Returns the position of the first tile of a round, which has no neighbours: `spot 1, pointing up, 2, 3, 5 clockwise from the
    /// top`.
    pub fn first_tile_position(&self, spot_number: u16, placement: &Placement) -> String {
        let corners = self.corner_numbers(placement.corners.map(Some));
        match placement.cell.half {
            Half::Up => say!(self, "board-spot-first-up", spot = spot_number, corners = corners),
            Half::Down => {
                say!(self, "board-spot-first-down", spot = spot_number, corners = corners)
            }
        }
    }

    /// Returns a spot with its number, for a list of spots: `12 up: 3, 4, any`.
    pub fn spot_list_entry(&self, spot: &Spot) -> String {
        let (number, corners) = (spot.number, self.corner_numbers(spot.required));
        match spot.cell.half {
            Half::Up => say!(self, "word-spot-entry-up", number = number, corners = corners),
            Half::Down => say!(self, "word-spot-entry-down", number = number, corners = corners),
        }
    }

    /// Returns the name of the corner with this index, 0 to 2, clockwise from the cell's first
    /// corner: `top left`.
    pub fn corner_name(&self, cell: Cell, corner: usize) -> String {
        say!(self, "word-corner", corner = fluent_key_of_corner(cell.half, corner))
    }
}
