//! Tiles ordered by their sums, so that the highest bit of a set is its tile with the highest sum.

use crate::game::{Tile, TileSet};

/// A tile represented by its rank: all 56 tiles ordered by sum, and by tile among equal sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ranked(pub(super) u8);

/// A set of [`Ranked`] tiles, stored as one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RankedSet(pub(super) u64);

/// The tile at each rank, by its index.
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

/// The rank of each tile, by its index.
const RANKS: [u8; Tile::COUNT] = {
    let mut ranks = [0; Tile::COUNT];
    let mut rank = 0;
    while rank < Tile::COUNT {
        ranks[ORDER[rank] as usize] = rank as u8;
        rank += 1;
    }
    ranks
};

/// The sum of the tile at each rank. It has 64 entries so that an index of six bits needs no bounds check.
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

/// True if the tile of this rank has three equal numbers.
pub(super) const fn is_triple(rank: usize) -> bool {
    match Tile::from_index(ORDER[rank] as usize) {
        Some(tile) => tile.is_triple(),
        None => false,
    }
}

impl Ranked {
    /// The tile.
    pub fn tile(self) -> Tile {
        // Ranks are created only from tiles and from sets of 56 bits.
        Tile::from_index(usize::from(ORDER[usize::from(self.0) % Tile::COUNT]))
            .unwrap_or_else(|| unreachable!("every rank belongs to a tile"))
    }

    /// The sum of the three numbers.
    pub const fn sum(self) -> u8 {
        SUMS[(self.0 & 63) as usize]
    }

    /// The set that contains only this tile.
    pub const fn as_set(self) -> RankedSet {
        RankedSet(1 << self.0)
    }

    pub(super) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

impl From<Tile> for Ranked {
    fn from(tile: Tile) -> Self {
        Self(RANKS[tile.index()])
    }
}

impl RankedSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// All tiles.
    pub const ALL: Self = Self((1 << Tile::COUNT) - 1);

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of tiles.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True if the tile is in the set.
    pub const fn contains(self, tile: Ranked) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// True if the sets have a tile in common.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The tiles in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The tiles in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The tiles that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The tile with the highest sum.
    pub const fn highest(self) -> Option<Ranked> {
        if self.0 == 0 { None } else { Some(Ranked(63 - self.0.leading_zeros() as u8)) }
    }

    /// The tiles in ascending order of their sums.
    pub fn iter(self) -> impl Iterator<Item = Ranked> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let tile = Ranked(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(tile)
        })
    }

    /// The sum of the numbers on all tiles.
    pub fn sum(self) -> i32 {
        self.iter().map(|tile| i32::from(tile.sum())).sum()
    }
}

impl FromIterator<Ranked> for RankedSet {
    fn from_iter<I: IntoIterator<Item = Ranked>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::EMPTY, |set, tile| set.or(tile.as_set()))
    }
}

impl FromIterator<Tile> for RankedSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().map(Ranked::from).collect()
    }
}

impl From<TileSet> for RankedSet {
    fn from(tiles: TileSet) -> Self {
        tiles.iter().collect()
    }
}

/// The value for a point without a number.
pub(super) const ANY: u8 = 6;

/// For each of the 7·7·7 combinations, the tiles that fit in some turn.
static FITTING: [u64; 343] = {
    let mut table = [0; 343];
    let mut index = 0;
    while index < 343 {
        let want = [index / 49, index / 7 % 7, index % 7];
        let mut rank = 0;
        while rank < Tile::COUNT {
            if let Some(tile) = Tile::from_index(ORDER[rank] as usize) {
                let turns = tile.turns();
                let mut turn = 0;
                while turn < 3 {
                    let [a, b, c] = turns[turn];
                    let agrees = (want[0] == 6 || want[0] == a as usize)
                        && (want[1] == 6 || want[1] == b as usize)
                        && (want[2] == 6 || want[2] == c as usize);
                    if agrees {
                        table[index] |= 1 << rank;
                    }
                    turn += 1;
                }
            }
            rank += 1;
        }
        index += 1;
    }
    table
};

/// The tiles that fit three numbers, clockwise; [`ANY`] allows any number.
pub(super) fn fitting([a, b, c]: [u8; 3]) -> RankedSet {
    RankedSet(FITTING[usize::from(a) * 49 + usize::from(b) * 7 + usize::from(c)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_ascend_with_sums_and_identify_tiles() {
        let ranked: Vec<Ranked> = RankedSet::ALL.iter().collect();
        assert_eq!(ranked.len(), Tile::COUNT);
        assert!(ranked.is_sorted_by_key(|ranked| (ranked.sum(), ranked.tile())));
        for tile in Tile::all() {
            assert_eq!(Ranked::from(tile).tile(), tile);
            assert_eq!(i32::from(Ranked::from(tile).sum()), tile.sum());
        }
        assert_eq!(RankedSet::from(TileSet::ALL), RankedSet::ALL);
    }

    #[test]
    fn a_ranked_set_counts_and_orders_its_tiles() {
        let some: RankedSet = Tile::all().step_by(9).collect();
        assert_eq!(some.len() as usize, some.iter().count());
        assert_eq!(some.highest().map(Ranked::sum), some.iter().map(Ranked::sum).max());
        assert_eq!((RankedSet::EMPTY.highest(), RankedSet::ALL.sum()), (None, 420));
    }
}
