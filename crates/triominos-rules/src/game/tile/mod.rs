//! The 56 tiles.

pub mod fits;
pub mod set;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Half;

/// A tile of the set: three numbers `a ≤ b ≤ c` from 0 to 5, which appear on its corners in this order clockwise.
///
/// Tiles are ordered lexicographically by their numbers: 0-0-0, 0-0-1, … 5-5-5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

const NUMBERS: [[u8; 3]; Tile::COUNT] = {
    let mut all = [[0; 3]; Tile::COUNT];
    let mut n = 0;
    let mut a = 0;
    while a < 6 {
        let mut b = a;
        while b < 6 {
            let mut c = b;
            while c < 6 {
                all[n] = [a, b, c];
                n += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    all
};

impl Tile {
    /// The number of tiles in a set.
    pub const COUNT: usize = 56;
    /// The highest number on a corner.
    pub const MAX_NUMBER: u8 = 5;

    /// Finds the tile with these three numbers, given in any order; `None` if a number is over 5.
    pub fn new(mut numbers: [u8; 3]) -> Option<Self> {
        numbers.sort_unstable();
        let index = NUMBERS.binary_search(&numbers).ok()?;
        Some(Self(index as u8))
    }

    /// Finds the tile with these numbers clockwise, starting at any corner; `None` if no tile has them in this order, such as 1, 3,
    /// 2.
    pub fn from_clockwise(corners: [u8; 3]) -> Option<Self> {
        let tile = Self::new(corners)?;
        tile.rotations().contains(&corners).then_some(tile)
    }

    /// Returns the tile with this index in ascending order, 0 to 55; `None` for a higher index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Returns the index of the tile in ascending order, 0 to 55.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns all tiles, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Returns the three numbers, ascending, which is also clockwise.
    pub const fn numbers(self) -> [u8; 3] {
        NUMBERS[self.0 as usize]
    }

    /// Returns the three rotations of the tile: its numbers clockwise from the first corner of a cell.
    pub const fn rotations(self) -> [[u8; 3]; 3] {
        let [a, b, c] = self.numbers();
        [[a, b, c], [b, c, a], [c, a, b]]
    }

    /// Returns every orientation of the tile: the orientation of its cell, and its numbers clockwise from the cell's first
    /// corner. A triple has two orientations, any other tile six.
    pub fn orientations(self) -> impl Iterator<Item = (Half, [u8; 3])> {
        let count = if self.is_triple() { 1 } else { 3 };
        let rotations = self.rotations().into_iter().take(count);
        rotations.flat_map(|corners| [(Half::Up, corners), (Half::Down, corners)])
    }

    /// Returns the sum of the three numbers.
    pub const fn sum(self) -> i32 {
        let [a, b, c] = self.numbers();
        a as i32 + b as i32 + c as i32
    }

    /// Returns `true` if all three numbers are the same.
    pub const fn is_triple(self) -> bool {
        let [a, _, c] = self.numbers();
        a == c
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.numbers();
        write!(f, "{a}-{b}-{c}")
    }
}

impl fmt::Debug for Tile {
    /// Writes the name of the tile, for readable logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not the name of a tile. An example of a valid name is `0-3-5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a tile; a tile is written a-b-c with 0 ≤ a ≤ b ≤ c ≤ 5")]
pub struct ParseTileError;

impl FromStr for Tile {
    type Err = ParseTileError;

    /// Parses the format of [`fmt::Display`] only: ascending numbers with hyphens.
    fn from_str(text: &str) -> Result<Self, ParseTileError> {
        let [a, b'-', b, b'-', c] = *text.as_bytes() else {
            return Err(ParseTileError);
        };
        let numbers = [a, b, c].map(|digit| digit.wrapping_sub(b'0'));
        match NUMBERS.binary_search(&numbers) {
            Ok(index) => Ok(Self(index as u8)),
            Err(_) => Err(ParseTileError),
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_the_56_tiles_parses_from_its_name() {
        let names: Vec<String> = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(names.len(), 56);
        assert_eq!((names[0].as_str(), names[55].as_str()), ("0-0-0", "5-5-5"));
        assert!(names.is_sorted());
        for (tile, name) in Tile::all().zip(&names) {
            assert_eq!(name.parse(), Ok(tile));
        }
    }

    #[test]
    fn texts_that_are_not_tile_names_are_refused() {
        for word in ["", "0-0", "0-0-6", "1-0-0", "0-0-0-0", "0–0–0", "a-b-c", "0 0 0", "００0"]
        {
            assert_eq!(word.parse::<Tile>(), Err(ParseTileError), "{word}");
        }
    }

    #[test]
    fn the_numbers_of_a_tile_ascend_clockwise() {
        let tile = Tile::from_clockwise([5, 1, 3]).unwrap();
        assert_eq!(tile.to_string(), "1-3-5");
        assert_eq!(Tile::from_clockwise([5, 3, 1]), None);
        assert_eq!(Tile::from_clockwise([2, 1, 1]), Tile::new([1, 1, 2]));
    }

    #[test]
    fn the_numbers_of_all_tiles_add_up_to_420() {
        assert_eq!(Tile::all().map(Tile::sum).sum::<i32>(), 420);
        assert_eq!(Tile::all().filter(|tile| tile.is_triple()).count(), 6);
    }
}
