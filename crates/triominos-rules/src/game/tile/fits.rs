//! The tiles that fit given corners, as a table computed at compile time.

use crate::game::{Tile, TileSet};

/// The numbers that a tile must have at the three corners of a cell, clockwise; `None` if any number is allowed.
pub type Want = [Option<u8>; 3];

/// The index for "any number".
const ANY: usize = 6;

/// For each of the 7·7·7 combinations, the tiles that fit in some turn.
static FITTING: [u64; 343] = {
    let mut table = [0; 343];
    let mut index = 0;
    while index < 343 {
        let want = [index / 49, index / 7 % 7, index % 7];
        let mut tile = 0;
        while tile < Tile::COUNT {
            if let Some(t) = Tile::from_index(tile) {
                let turns = t.turns();
                let mut turn = 0;
                while turn < 3 {
                    if matches(turns[turn], want) {
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

const fn matches(corners: [u8; 3], want: [usize; 3]) -> bool {
    let mut k = 0;
    while k < 3 {
        if want[k] != ANY && want[k] != corners[k] as usize {
            return false;
        }
        k += 1;
    }
    true
}

/// The tiles of the whole set that fit in some turn.
pub fn fitting(want: Want) -> TileSet {
    let index = |number: Option<u8>| number.map_or(ANY, usize::from).min(ANY);
    let [a, b, c] = want;
    let (a, b, c) = (index(a), index(b), index(c));
    TileSet::from_bits(FITTING[a * 49 + b * 7 + c])
}

/// The turn in which the tile fits; the first one in the order a, b, c if there are several.
pub fn fitting_turn(tile: Tile, want: Want) -> Option<[u8; 3]> {
    tile.turns().into_iter().find(|corners| agrees(*corners, want))
}

/// True if these corners fit.
pub fn agrees(corners: [u8; 3], want: Want) -> bool {
    corners.iter().zip(want).all(|(have, want)| want.is_none_or(|want| want == *have))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_equals_trying_every_turn() {
        let numbers = || (0..6).map(Some).chain([None]);
        for a in numbers() {
            for b in numbers() {
                for c in numbers() {
                    let want = [a, b, c];
                    let tried: TileSet =
                        Tile::all().filter(|tile| fitting_turn(*tile, want).is_some()).collect();
                    assert_eq!(fitting(want), tried, "{want:?}");
                }
            }
        }
    }

    #[test]
    fn two_known_corners_fix_the_turn() {
        for tile in Tile::all().filter(|tile| !tile.is_triple()) {
            for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
                let want = [Some(a), Some(b), None];
                assert!(tile.turns().iter().filter(|c| agrees(**c, want)).count() <= 1);
            }
        }
    }
}
