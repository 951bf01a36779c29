//! Tiles ordered by their sums, so that the highest bit of a set is its tile with the highest sum.

use crate::game::tile::fits::FITTING_TILES;
use crate::game::{Tile, TileSet};

/// A tile represented by its rank: its index, 0 to 55, among all tiles ordered by their sums. Tiles with equal sums are in the
/// order of [`Tile`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RankedTile(pub(super) u8);

/// A set of [`RankedTile`] tiles, stored as a bit mask in which bit `n` is the tile of rank `n`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RankedSet(pub(super) u64);

/// For each rank, the index ([`Tile::index`]) of the tile.
const ORDER: [u8; Tile::COUNT] = {
    let mut order = [0; Tile::COUNT];
    let mut filled = 0;
    let mut sum = 0;
    while sum <= 15 {
        let mut index = 0;
        while index < Tile::COUNT {
            if let Some(tile) = Tile::from_index(index)
                && tile.sum() == sum
            {
                order[filled] = index as u8;
                filled += 1;
            }
            index += 1;
        }
        sum += 1;
    }
    order
};

/// For each tile, by its index ([`Tile::index`]), the rank.
const RANKS: [u8; Tile::COUNT] = {
    let mut ranks = [0; Tile::COUNT];
    let mut rank = 0;
    while rank < Tile::COUNT {
        ranks[ORDER[rank] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

/// For each rank, the sum of the tile's three numbers. The array has 64 entries so that an index of six bits needs no bounds check.
const SUMS: [u8; 64] = {
    let mut sums = [0; 64];
    let mut rank = 0;
    while rank < Tile::COUNT {
        if let Some(tile) = Tile::from_index(ORDER[rank] as usize) {
            sums[rank] = tile.sum() as u8;
        }
        rank += 1;
    }
    sums
};

/// Returns `true` if the tile of this rank has three equal numbers.
pub(super) const fn is_triple(rank: usize) -> bool {
    match Tile::from_index(ORDER[rank] as usize) {
        Some(tile) => tile.is_triple(),
        None => false,
    }
}

impl RankedTile {
    /// Returns the tile of this rank as a [`Tile`].
    pub fn tile(self) -> Tile {
        // Ranks are created only from tiles and from sets of 56 bits, so the modulo never changes one; it saves a bounds check.
        Tile::from_index(usize::from(ORDER[usize::from(self.0) % Tile::COUNT]))
            .unwrap_or_else(|| unreachable!("every rank belongs to a tile"))
    }

    /// Returns the sum of the tile's three numbers.
    pub const fn sum(self) -> u8 {
        SUMS[(self.0 & 63) as usize]
    }

    /// Returns the set that contains only this tile.
    pub const fn as_set(self) -> RankedSet {
        RankedSet(1 << self.0)
    }

    /// Returns the tile's rank, 0 to 55.
    pub(super) const fn rank(self) -> usize {
        (self.0 & 63) as usize
    }
}

impl From<Tile> for RankedTile {
    fn from(tile: Tile) -> Self {
        Self(RANKS[tile.index()])
    }
}

impl RankedSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All tiles.
    pub const ALL: Self = Self((1 << Tile::COUNT) - 1);

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of tiles.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns `true` if the tile is in the set.
    pub const fn contains(self, tile: RankedTile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Returns `true` if the sets have a tile in common.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the tiles in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the tiles that are in at least one of the two sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the tiles of this set that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the tile with the highest sum; `None` if the set is empty.
    pub const fn highest(self) -> Option<RankedTile> {
        if self.0 == 0 { None } else { Some(RankedTile(63 - self.0.leading_zeros() as u8)) }
    }

    /// Returns the tiles in ascending order of their sums.
    pub fn iter(self) -> impl Iterator<Item = RankedTile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let tile = RankedTile(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(tile)
        })
    }

    /// Returns the sum of the numbers on all tiles.
    pub fn sum(self) -> i32 {
        self.iter().map(|tile| i32::from(tile.sum())).sum()
    }
}

impl FromIterator<RankedTile> for RankedSet {
    fn from_iter<I: IntoIterator<Item = RankedTile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, |set, tile| set.or(tile.as_set()))
    }
}

impl FromIterator<Tile> for RankedSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().map(RankedTile::from).collect()
    }
}

impl From<TileSet> for RankedSet {
    fn from(tiles: TileSet) -> Self {
        tiles.iter().collect()
    }
}

/// Stands for “any number”: the number of a point at which no tile has a corner.
pub(super) const ANY: u8 = 6;

/// For each of the 7·7·7 combinations of required numbers, the tiles that fit in at least one rotation, as a bit mask by rank.
static FITTING: [u64; 343] = {
    let mut table = [0; 343];
    let mut index = 0;
    while index < 343 {
        let mut rank = 0;
        while rank < Tile::COUNT {
            table[index] |= (FITTING_TILES[index] >> ORDER[rank] & 1) << rank;
            rank += 1;
        }
        index += 1;
    }
    table
};

/// Returns the tiles that fit these numbers at the corners of a cell, clockwise; [`ANY`] allows any number.
pub(super) fn tiles_fitting_corners([a, b, c]: [u8; 3]) -> RankedSet {
    RankedSet(FITTING[usize::from(a) * 49 + usize::from(b) * 7 + usize::from(c)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_ascend_with_sums_and_identify_tiles() {
        let ranked: Vec<RankedTile> = RankedSet::ALL.iter().collect();
        assert_eq!(ranked.len(), Tile::COUNT);
        assert!(ranked.is_sorted_by_key(|ranked| (ranked.sum(), ranked.tile())));
        for tile in Tile::all() {
            assert_eq!(RankedTile::from(tile).tile(), tile);
            assert_eq!(i32::from(RankedTile::from(tile).sum()), tile.sum());
        }
        assert_eq!(RankedSet::from(TileSet::ALL), RankedSet::ALL);
    }

    #[test]
    fn a_ranked_set_counts_and_orders_its_tiles() {
        let set: RankedSet = Tile::all().step_by(9).collect();
        assert_eq!(set.len() as usize, set.iter().count());
        assert_eq!(set.highest().map(RankedTile::sum), set.iter().map(RankedTile::sum).max());
        assert_eq!((RankedSet::EMPTY.highest(), RankedSet::ALL.sum()), (None, 420));
    }
}
