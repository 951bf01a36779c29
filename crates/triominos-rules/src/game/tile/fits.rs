//! The tiles that fit given corners, as a table computed at compile time.

use crate::game::{Tile, TileSet};

/// The numbers that a tile must have at the three corners of a cell, clockwise from the cell's first corner; `None` if any number
/// is allowed.
pub type RequiredNumbers = [Option<u8>; 3];

/// Stands for "any number" in an index of [`FITTING_TILES`].
const ANY: usize = 6;

/// For each of the 7·7·7 combinations of required numbers, the tiles that fit in at least one rotation, as a bit mask by tile
/// index.
pub const FITTING_TILES: [u64; 343] = {
    let mut table = [0; 343];
    let mut index = 0;
    while index < 343 {
        let required = [index / 49, index / 7 % 7, index % 7];
        let mut tile = 0;
        while tile < Tile::COUNT {
            if let Some(t) = Tile::from_index(tile) {
                let turns = t.rotations();
                let mut turn = 0;
                while turn < 3 {
                    if has_required_numbers_or_any(turns[turn], required) {
                        table[index] |= 1 << tile;
                    }
                    turn += 1;
                }
            }
            tile += 1;
        }
        index += 1;
    }
    table
};

/// A copy of [`FITTING_TILES`] in a static. Indexing the constant instead would copy the whole table each time.
static TABLE: [u64; 343] = FITTING_TILES;

/// Returns `true` if each corner has the required number. The value [`ANY`] in `required` allows any number.
const fn has_required_numbers_or_any(corners: [u8; 3], required: [usize; 3]) -> bool {
    let mut k = 0;
    while k < 3 {
        if required[k] != ANY && required[k] != corners[k] as usize {
            return false;
        }
        k += 1;
    }
    true
}

/// Returns all tiles, on the board or not, that have the required numbers in at least one rotation.
pub fn tiles_fitting(required: RequiredNumbers) -> TileSet {
    let index = |number: Option<u8>| number.map_or(ANY, usize::from).min(ANY);
    let [a, b, c] = required;
    let (a, b, c) = (index(a), index(b), index(c));
    TileSet::from_bits(TABLE[a * 49 + b * 7 + c])
}

/// Returns the tile's numbers in the rotation that fits, clockwise from the cell's first corner; `None` if the tile does not fit.
/// If several rotations fit, the first of [`Tile::rotations`] is returned.
pub fn fitting_rotation(tile: Tile, required: RequiredNumbers) -> Option<[u8; 3]> {
    tile.rotations().into_iter().find(|corners| has_required_numbers(*corners, required))
}

/// Returns `true` if these corners have the required numbers.
pub fn has_required_numbers(corners: [u8; 3], required: RequiredNumbers) -> bool {
    corners
        .iter()
        .zip(required)
        .all(|(have, required)| required.is_none_or(|required| required == *have))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_equals_the_result_of_trying_every_rotation() {
        let numbers = || (0..6).map(Some).chain([None]);
        for a in numbers() {
            for b in numbers() {
                for c in numbers() {
                    let required = [a, b, c];
                    let tried: TileSet = Tile::all()
                        .filter(|tile| fitting_rotation(*tile, required).is_some())
                        .collect();
                    assert_eq!(tiles_fitting(required), tried, "{required:?}");
                }
            }
        }
    }

    #[test]
    fn two_known_corners_determine_the_rotation() {
        for tile in Tile::all().filter(|tile| !tile.is_triple()) {
            for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
                let required = [Some(a), Some(b), None];
                assert!(
                    tile.rotations().iter().filter(|c| has_required_numbers(**c, required)).count()
                        <= 1
                );
            }
        }
    }
}
