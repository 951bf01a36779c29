//! The bracket of a knockout: a list of places, each two of which form a table of the first round. The winners of neighbouring
//! tables meet in the next round. The best seeds have byes, and good seeds meet as late as possible: the best two only in the
//! final.

use crate::league::tournament::entry::EntryId;

/// The entries in the places of the first round, from top to bottom. Rounds are counted from 1. The tables of a round are counted
/// from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The entry in each place; `None` if the place is empty, so that its opponent has a bye. The number of places is a power of
    /// two.
    places: Vec<Option<EntryId>>,
}

impl Bracket {
    /// Creates the bracket for these entries, sorted from the best seed to the worst.
    pub fn from_seeds(seeds: &[EntryId]) -> Self {
        let order = seeds_by_place(seeds.len());
        Self { places: order.into_iter().map(|seed| seeds.get(seed).copied()).collect() }
    }

    /// Restores the bracket from the tables and byes of its first round.
    pub fn from_first_round(tables: &[Vec<EntryId>], byes: &[EntryId]) -> Self {
        let players = 2 * tables.len() + byes.len();
        let (mut tables, mut byes) = (tables.iter(), byes.iter());
        let mut places = Vec::new();
        for pair in seeds_by_place(players).chunks(2) {
            if pair.iter().all(|seed| *seed < players) {
                let table = tables.next().map(Vec::as_slice).unwrap_or_default();
                places.extend([table.first().copied(), table.get(1).copied()]);
            } else {
                places.extend([byes.next().copied(), None]);
            }
        }
        Self { places }
    }

    /// Returns the number of rounds.
    pub fn round_count(&self) -> u32 {
        self.places.len().trailing_zeros()
    }

    /// Returns the entry in a place of the first round; `None` if the place is empty.
    pub fn entry_at(&self, place: usize) -> Option<EntryId> {
        self.places.get(place).copied().flatten()
    }

    /// Returns the index, counted from 0, of the table at which this entry plays in a round if it has won all earlier rounds;
    /// `None` if it is not in the bracket. `round` is counted from 1.
    pub fn table_index_of(&self, round: u32, entry: EntryId) -> Option<usize> {
        let place = self.places.iter().position(|known| *known == Some(entry))?;
        Some(place >> round)
    }

    /// Returns the seed of an entry, 0 for the best; `None` if it is not in the bracket.
    pub fn seed_of(&self, entry: EntryId) -> Option<usize> {
        let place = self.places.iter().position(|known| *known == Some(entry))?;
        seeds_by_place(self.places.len()).get(place).copied()
    }

    /// Returns the tables and the byes of a round; `round` is counted from 1. `advanced_from(index)` returns the winner of the
    /// table with this index in the round before. For the first round, it returns the entry in the place with this index.
    pub fn tables_and_byes_of_round(
        &self,
        round: u32,
        advanced_from: impl Fn(usize) -> Option<EntryId>,
    ) -> (Vec<Vec<EntryId>>, Vec<EntryId>) {
        let (mut tables, mut byes) = (Vec::new(), Vec::new());
        for table in 0..self.places.len() >> round {
            match (advanced_from(2 * table), advanced_from(2 * table + 1)) {
                (Some(one), Some(other)) => tables.push(vec![one, other]),
                (one, other) => byes.extend(one.or(other)),
            }
        }
        (tables, byes)
    }
}

/// Returns the seed of each place of the first round, from top to bottom. Seeds are counted from 0. Seeds that are not less than
/// `player_count` stand for empty places.
fn seeds_by_place(player_count: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < player_count {
        let last = 2 * order.len() - 1;
        order = order.into_iter().flat_map(|seed| [seed, last - seed]).collect();
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays a knockout, and returns the tables of each round. `is_won_by_better_seed(better, worse)` decides whether the better
    /// seed wins.
    fn played_tables_by_round(
        player_count: usize,
        mut is_won_by_better_seed: impl FnMut(usize, usize) -> bool,
    ) -> Vec<Vec<Vec<EntryId>>> {
        let seeds: Vec<EntryId> = (0..player_count).collect();
        let bracket = Bracket::from_seeds(&seeds);
        let mut winners: Vec<Option<EntryId>> =
            (0..player_count.next_power_of_two()).map(|place| bracket.entry_at(place)).collect();
        let mut rounds = Vec::new();
        for round in 1..=bracket.round_count() {
            let (tables, byes) = bracket.tables_and_byes_of_round(round, |at| winners[at]);
            if round == 1 {
                assert_eq!(Bracket::from_first_round(&tables, &byes), bracket);
                let fewest = player_count.next_power_of_two() - player_count;
                assert_eq!(
                    byes,
                    bracket
                        .places
                        .iter()
                        .flatten()
                        .copied()
                        .filter(|seed| *seed < fewest)
                        .collect::<Vec<_>>()
                );
            } else {
                assert!(byes.is_empty());
            }
            let mut next = vec![None; winners.len() / 2];
            for table in &tables {
                let (better, worse) = (table[0].min(table[1]), table[0].max(table[1]));
                let winner = if is_won_by_better_seed(better, worse) { better } else { worse };
                next[bracket.table_index_of(round, winner).unwrap()] = Some(winner);
            }
            byes.iter().for_each(|entry| {
                next[bracket.table_index_of(round, *entry).unwrap()] = Some(*entry)
            });
            winners = next;
            rounds.push(tables);
        }
        assert_eq!(winners.len(), 1);
        assert!(winners[0].is_some());
        rounds
    }

    #[test]
    fn the_first_two_seeds_meet_only_in_the_final() {
        for players in 2..=64 {
            let rounds = played_tables_by_round(players, |_, _| true);
            assert_eq!(rounds.last().unwrap().concat().iter().sum::<usize>(), 1, "{players}");
            let tables: usize = rounds.iter().map(Vec::len).sum();
            assert_eq!(tables, players - 1, "everyone but the winner loses once");
        }
    }

    #[test]
    fn the_best_four_seeds_reach_the_last_four_if_they_always_win() {
        for players in 4..=64 {
            let rounds = played_tables_by_round(players, |_, _| true);
            let mut last: Vec<usize> = rounds[rounds.len() - 2].concat();
            last.sort_unstable();
            assert_eq!(last, [0, 1, 2, 3]);
        }
    }

    #[test]
    fn nobody_plays_twice_in_a_round_whoever_wins() {
        let mut number = 7_u32;
        for players in 2..=64 {
            for _ in 0..5 {
                let rounds = played_tables_by_round(players, |_, _| {
                    number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    number >> 31 == 0
                });
                for tables in rounds {
                    let mut seen = tables.concat();
                    seen.sort_unstable();
                    seen.dedup();
                    assert_eq!(seen.len(), 2 * tables.len());
                }
            }
        }
    }

    #[test]
    fn seeds_are_found_by_their_entries() {
        let seeds = [30, 10, 20, 50, 40];
        let bracket = Bracket::from_seeds(&seeds);
        let found: Vec<_> = seeds.iter().map(|entry| bracket.seed_of(*entry)).collect();
        assert_eq!(found, [0, 1, 2, 3, 4].map(Some));
        assert_eq!(bracket.seed_of(60), None);
    }
}
