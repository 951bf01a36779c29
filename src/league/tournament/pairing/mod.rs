//! Pairing: the division of players into tables by points, with as few repeated meetings as possible.
//!
//! First, the players are sorted by points, with ties in random order. This list is cut into tables, separately for persons and
//! computers, so that each table has about the same number of persons. Then pairs of players are exchanged as long as that helps.
//! The criteria are, in this order: few repeated meetings, an even distribution of persons, and small differences in points at
//! each table. With up to [`MAX_EXHAUSTIVE`] players, all divisions that could be better are examined as well, up to a maximum
//! number of steps.

mod exact;
mod exchange;
mod knockout;
mod round_robin;

use super::entry::EntryId;
use exact::ExactSearch;
use exchange::LocalSearch;
pub use knockout::Bracket;
pub use round_robin::{count_round_robin_rounds, player_order_from_first_round, round_robin_round};
use triominos_rules::game::SeededStream;

/// The maximum number of players for whom all divisions are examined. There are at most 15,400 divisions of twelve players and 2.6
/// million of sixteen; most of the latter need not be completed, because their first tables are already worse than the best known
/// division.
const MAX_EXHAUSTIVE: usize = 16;

/// A player to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    pub entry: EntryId,
    pub points: u32,
    /// True if the player has already had a bye.
    pub had_bye: bool,
    /// True for a person, false for a computer.
    pub is_person: bool,
}

/// The players to be paired, and everything else on which the pairing depends.
#[derive(Clone, Debug)]
pub struct PairingInput {
    pub contenders: Vec<Contender>,
    /// The regular number of seats at a table.
    pub seats: usize,
    /// The maximum number of seats at a table. A table gets more than `seats` only if somebody would otherwise have a second bye.
    pub most: usize,
    /// The number of meetings of each pair of contenders, by their indices.
    pub met: MeetingCounts,
}

/// The number of times that each pair of players has met.
#[derive(Clone, Debug)]
pub struct MeetingCounts {
    players: usize,
    counts: Vec<u16>,
}

impl MeetingCounts {
    /// Returns counts for `player_count` players who have never met.
    pub fn new(player_count: usize) -> Self {
        Self { players: player_count, counts: vec![0; player_count * player_count] }
    }

    /// Adds a meeting of two players, given by their indices.
    pub fn add_meeting(&mut self, first: usize, second: usize) {
        for at in [first * self.players + second, second * self.players + first] {
            self.counts[at] = self.counts[at].saturating_add(1);
        }
    }

    /// Returns the number of meetings of two players, given by their indices.
    pub fn count_between(&self, first: usize, second: usize) -> u16 {
        self.counts[first * self.players + second]
    }
}

/// The result of pairing: the tables, those of the best players first, and the player who has a bye, if any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    pub tables: Vec<Vec<EntryId>>,
    pub bye: Option<EntryId>,
}

/// Divides players into tables. `seed` is the seed of the tournament, and `earlier_table_count` is the number of tables that the
/// tournament has had so far.
///
/// Returns `None` if there are fewer than two players, or if somebody would have a second bye and no table may have an additional
/// seat.
pub fn divide_into_tables(
    input: &PairingInput,
    seed: u64,
    earlier_table_count: usize,
) -> Option<Division> {
    let mut stream = SeededStream::new(seed, super::PAIRING + earlier_table_count as u64);
    // The indices of the contenders, best first.
    let mut order: Vec<usize> = (0..input.contenders.len()).collect();
    stream.shuffle(&mut order);
    order.sort_by_key(|player| std::cmp::Reverse(input.contenders[*player].points));

    let odd = input.seats == 2 && order.len() % 2 == 1;
    let bye = order.iter().rposition(|player| !input.contenders[*player].had_bye);
    let bye = bye.filter(|_| odd).map(|last| order.remove(last));
    let sizes = table_sizes(order.len(), input.seats, input.most)?;

    let mut tables =
        LocalSearch::new(input, cut_into_tables(input, &order, &sizes)).best_division(&mut stream);
    if order.len() <= MAX_EXHAUSTIVE {
        // The exhaustive search may have stopped at its maximum number of steps, so exchanges may still improve its result.
        tables = LocalSearch::new(input, ExactSearch::best_division(input, &order, &sizes, tables))
            .improved_division();
    }
    for table in &mut tables {
        stream.shuffle(table);
    }
    let entry = |player: usize| input.contenders[player].entry;
    let seated = |table: Vec<usize>| table.into_iter().map(entry).collect();
    Some(Division { tables: tables.into_iter().map(seated).collect(), bye: bye.map(entry) })
}

/// Returns the sizes of the tables, largest first. A table has at most `usual_seats` players, or at most `max_seats` if a player
/// would be left over otherwise. There are as few tables as possible, with sizes as equal as possible. Returns `None` if a player
/// is left over nevertheless.
fn table_sizes(player_count: usize, usual_seats: usize, max_seats: usize) -> Option<Vec<usize>> {
    if player_count < 2 {
        return None;
    }
    let tables = player_count.div_ceil(usual_seats);
    if player_count / tables >= 2 {
        let larger = player_count % tables;
        return Some(
            (0..tables).map(|table| player_count / tables + usize::from(table < larger)).collect(),
        );
    }
    // All tables have two seats, and the player who is left over joins the last table.
    (max_seats >= 3).then(|| {
        let mut sizes = vec![2; player_count / 2];
        if let Some(last) = sizes.last_mut() {
            *last += 1;
        }
        sizes
    })
}

/// Cuts the list `ranked_players`, which is sorted from the best player to the worst, into tables of these sizes. Each table gets
/// about the same number of persons.
fn cut_into_tables(
    input: &PairingInput,
    ranked_players: &[usize],
    table_sizes: &[usize],
) -> Vec<Vec<usize>> {
    let is_person = |player: &usize| input.contenders[*player].is_person;
    let (persons, computers): (Vec<usize>, Vec<usize>) =
        ranked_players.iter().copied().partition(is_person);
    let persons_per_table = persons_per_table(persons.len(), table_sizes);
    let (mut persons, mut computers) = (persons.into_iter(), computers.into_iter());
    let table = |(size, share): (&usize, usize)| {
        let mut table: Vec<usize> = persons.by_ref().take(share).collect();
        table.extend(computers.by_ref().take(size - share));
        table
    };
    table_sizes.iter().zip(persons_per_table).map(table).collect()
}

/// Returns the number of persons at each table. The numbers are as equal as the sizes of the tables allow.
fn persons_per_table(person_count: usize, table_sizes: &[usize]) -> Vec<usize> {
    let mut persons_per_table = vec![0; table_sizes.len()];
    for _ in 0..person_count {
        let has_room = |table: &usize| persons_per_table[*table] < table_sizes[*table];
        let emptiest =
            (0..table_sizes.len()).filter(has_room).min_by_key(|table| persons_per_table[*table]);
        if let Some(table) = emptiest {
            persons_per_table[table] += 1;
        }
    }
    persons_per_table
}

/// The cost of a division. Costs are compared by their fields in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    /// The sum of the squared numbers of earlier meetings, over all pairs at a table.
    repeats: u64,
    /// The number of pairs of persons at a table. It is lowest if persons are distributed evenly.
    person_pairs: u64,
    /// The sum of the squared differences in points, over all pairs at a table.
    point_distance: u64,
}

impl std::ops::AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        self.repeats += other.repeats;
        self.person_pairs += other.person_pairs;
        self.point_distance += other.point_distance;
    }
}

impl PairingInput {
    /// Returns the cost of seating a player with `others` at one table.
    fn seating_cost(&self, player: usize, others: impl Iterator<Item = usize>) -> Cost {
        let mut cost = Cost::default();
        let one = &self.contenders[player];
        for number in others {
            let other = &self.contenders[number];
            let met = u64::from(self.met.count_between(player, number));
            let point_distance = u64::from(one.points.abs_diff(other.points));
            cost += Cost {
                repeats: met * met,
                person_pairs: u64::from(one.is_person && other.is_person),
                point_distance: point_distance * point_distance,
            };
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_sizes_are_as_equal_as_possible() {
        let table_sizes = |players, seats| table_sizes(players, seats, 4);
        assert_eq!(table_sizes(16, 4), Some(vec![4, 4, 4, 4]));
        assert_eq!(table_sizes(14, 4), Some(vec![4, 4, 3, 3]));
        assert_eq!(table_sizes(6, 4), Some(vec![3, 3]));
        assert_eq!(table_sizes(5, 4), Some(vec![3, 2]));
        assert_eq!(table_sizes(9, 4), Some(vec![3, 3, 3]));
        assert_eq!(table_sizes(4, 3), Some(vec![2, 2]));
        assert_eq!(table_sizes(7, 3), Some(vec![3, 2, 2]));
        assert_eq!(table_sizes(6, 2), Some(vec![2, 2, 2]));
        assert_eq!(table_sizes(5, 2), Some(vec![2, 3]));
        assert_eq!(table_sizes(3, 2), Some(vec![3]));
        assert_eq!(super::table_sizes(5, 2, 2), None);
        assert_eq!(table_sizes(1, 4), None);
    }

    #[test]
    fn persons_are_distributed_evenly_over_tables() {
        assert_eq!(persons_per_table(4, &[4, 4]), [2, 2]);
        assert_eq!(persons_per_table(5, &[4, 4, 3]), [2, 2, 1]);
        assert_eq!(persons_per_table(10, &[4, 4, 3]), [4, 3, 3]);
        assert_eq!(persons_per_table(11, &[4, 4, 3]), [4, 4, 3]);
        assert_eq!(persons_per_table(0, &[4, 4]), [0, 0]);
    }
}
