//! Sets of tiles.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Tile;

/// A set of tiles, stored as one bit for each of the 56 tiles.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All tiles.
    pub const ALL: Self = Self((1 << Tile::COUNT) - 1);

    /// Creates a set from its bits: bit 0 is 0-0-0, bit 55 is 5-5-5.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Returns `true` if the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Adds a tile. Returns `true` if the set did not contain it before.
    pub fn insert(&mut self, tile: Tile) -> bool {
        let new = !self.contains(tile);
        self.0 |= 1 << tile.index();
        new
    }

    /// Removes a tile. Returns `true` if the set contained it.
    pub fn remove(&mut self, tile: Tile) -> bool {
        let there = self.contains(tile);
        self.0 &= !(1 << tile.index());
        there
    }

    /// Returns the number of tiles in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the two sets share a tile.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the tiles of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::from_index(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(tile)
        })
    }

    /// Returns the sum of the numbers on all tiles.
    pub fn sum(self) -> i32 {
        self.iter().map(Tile::sum).sum()
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, |mut set, tile| {
            set.insert(tile);
            set
        })
    }
}

impl BitAnd for TileSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for TileSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for TileSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tile>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_contains_the_inserted_tiles() {
        let mut set: TileSet = Tile::all().step_by(5).collect();
        assert_eq!(set.len(), 12);
        assert!(!set.insert(Tile::all().next().unwrap()));
        assert!(set.remove(Tile::all().next().unwrap()));
        assert_eq!(set.iter().count(), 11);
        assert_eq!((TileSet::ALL - set).len(), 45);
        assert_eq!(TileSet::ALL.sum(), 420);
    }
}
