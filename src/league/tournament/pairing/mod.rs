//! Pairing: the division of players into tables by points, if possible with nobody whom they have met.
//!
//! Everybody is put in order by points, equal ones by lot, and the list is cut into tables: that of the persons and that of the
//! computers, so that each table has as many persons as the others. Then players change places until nobody meets more often than
//! needed, persons are spread as evenly as that allows and, after that, tables are as level in points as can be: exchanges of two
//! are made as long as one helps. Of up to [`EXACT`] players every division that could be better is looked at as well, within
//! bounds.

mod exact;
mod exchange;

use super::entry::EntryId;
use exact::Exact;
use exchange::Search;
use triominos_rules::game::SeededStream;

/// The most players of whom every division is looked at. There are at most 15,400 of twelve, and 2.6 million of sixteen, of which
/// most are left aside as soon as two meet again.
const EXACT: usize = 16;

/// One who is to be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contender {
    pub entry: EntryId,
    pub points: u32,
    /// True if they have had a bye.
    pub had_bye: bool,
    /// True unless it is a computer.
    pub is_person: bool,
}

/// The players to be paired, with what the pairing depends on.
#[derive(Clone, Debug)]
pub struct Field {
    pub contenders: Vec<Contender>,
    /// The most seats at a table.
    pub seats: usize,
    /// The most that can be, where somebody would have a second bye otherwise.
    pub most: usize,
    /// The number of meetings of each two, by their numbers among the contenders.
    pub met: Meetings,
}

/// The number of meetings of each two of some players.
#[derive(Clone, Debug)]
pub struct Meetings {
    players: usize,
    counts: Vec<u16>,
}

impl Meetings {
    /// The meetings of so many players of whom nobody has met anybody.
    pub fn none(players: usize) -> Self {
        Self { players, counts: vec![0; players * players] }
    }

    /// These two have met once more.
    pub fn meet(&mut self, one: usize, other: usize) {
        for at in [one * self.players + other, other * self.players + one] {
            self.counts[at] = self.counts[at].saturating_add(1);
        }
    }

    /// The number of meetings of these two.
    pub fn between(&self, one: usize, other: usize) -> u16 {
        self.counts[one * self.players + other]
    }
}

/// Tables, best first, and who has a bye.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    pub tables: Vec<Vec<EntryId>>,
    pub bye: Option<EntryId>,
}

/// Divides a field into tables. The seed is the tournament's; `tables` is how many it has had.
///
/// `None` if there are fewer than two, or if somebody would have a second bye and no table may take one more.
pub fn pair(field: &Field, seed: u64, tables: usize) -> Option<Division> {
    let mut stream = SeededStream::new(seed, super::PAIRING + tables as u64);
    // Numbers of contenders, best first.
    let mut order: Vec<usize> = (0..field.contenders.len()).collect();
    stream.shuffle(&mut order);
    order.sort_by_key(|player| std::cmp::Reverse(field.contenders[*player].points));

    let odd = field.seats == 2 && order.len() % 2 == 1;
    let bye = order.iter().rposition(|player| !field.contenders[*player].had_bye);
    let bye = bye.filter(|_| odd).map(|last| order.remove(last));
    let sizes = sizes(order.len(), field.seats, field.most)?;

    let mut tables = Search::begin(field, cut(field, &order, &sizes)).best(&mut stream);
    if order.len() <= EXACT {
        // Where it had to stop half-way, an exchange may still help.
        tables = Search::begin(field, Exact::best(field, &order, &sizes, tables)).better();
    }
    for table in &mut tables {
        stream.shuffle(table);
    }
    let entry = |player: usize| field.contenders[player].entry;
    let seated = |table: Vec<usize>| table.into_iter().map(entry).collect();
    Some(Division { tables: tables.into_iter().map(seated).collect(), bye: bye.map(entry) })
}

/// The sizes of the tables for so many players, the largest first: as few tables as there can be, as equal as they can be.
/// `None` if somebody would be left over.
fn sizes(players: usize, seats: usize, most: usize) -> Option<Vec<usize>> {
    if players < 2 {
        return None;
    }
    let tables = players.div_ceil(seats);
    if players / tables >= 2 {
        let larger = players % tables;
        return Some(
            (0..tables).map(|table| players / tables + usize::from(table < larger)).collect(),
        );
    }
    // Tables of two, and one is left: the last table takes three.
    (most >= 3).then(|| {
        let mut sizes = vec![2; players / 2];
        if let Some(last) = sizes.last_mut() {
            *last += 1;
        }
        sizes
    })
}

/// Cuts a list into tables of these sizes, each with about as many persons as the others.
fn cut(field: &Field, order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let is_person = |player: &usize| field.contenders[*player].is_person;
    let (persons, computers): (Vec<usize>, Vec<usize>) = order.iter().copied().partition(is_person);
    let shares = shares(persons.len(), sizes);
    let (mut persons, mut computers) = (persons.into_iter(), computers.into_iter());
    let table = |(size, share): (&usize, usize)| {
        let mut table: Vec<usize> = persons.by_ref().take(share).collect();
        table.extend(computers.by_ref().take(size - share));
        table
    };
    sizes.iter().zip(shares).map(table).collect()
}

/// The number of persons at each table of these sizes, of so many: as equal as they can be, and no larger than the table.
fn shares(persons: usize, sizes: &[usize]) -> Vec<usize> {
    let mut shares = vec![0; sizes.len()];
    for _ in 0..persons {
        let has_room = |table: &usize| shares[*table] < sizes[*table];
        let emptiest = (0..sizes.len()).filter(has_room).min_by_key(|table| shares[*table]);
        if let Some(table) = emptiest {
            shares[table] += 1;
        }
    }
    shares
}

/// The cost of a division: first that people meet again, the worse the more often they have met; then how many persons sit with
/// other persons, which is least where they are spread evenly; then how far apart in points those at a table are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    again: u64,
    crowded: u64,
    apart: u64,
}

impl std::ops::AddAssign for Cost {
    fn add_assign(&mut self, other: Self) {
        self.again += other.again;
        self.crowded += other.crowded;
        self.apart += other.apart;
    }
}

impl Field {
    /// The cost of this player's sitting with these.
    fn cost_with(&self, player: usize, others: impl Iterator<Item = usize>) -> Cost {
        let mut cost = Cost::default();
        let one = &self.contenders[player];
        for number in others {
            let other = &self.contenders[number];
            let met = u64::from(self.met.between(player, number));
            let apart = u64::from(one.points.abs_diff(other.points));
            cost += Cost {
                again: met * met,
                crowded: u64::from(one.is_person && other.is_person),
                apart: apart * apart,
            };
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_as_equal_as_they_can_be() {
        let sizes = |players, seats| sizes(players, seats, 4);
        assert_eq!(sizes(16, 4), Some(vec![4, 4, 4, 4]));
        assert_eq!(sizes(14, 4), Some(vec![4, 4, 3, 3]));
        assert_eq!(sizes(6, 4), Some(vec![3, 3]));
        assert_eq!(sizes(5, 4), Some(vec![3, 2]));
        assert_eq!(sizes(9, 4), Some(vec![3, 3, 3]));
        assert_eq!(sizes(4, 3), Some(vec![2, 2]));
        assert_eq!(sizes(7, 3), Some(vec![3, 2, 2]));
        assert_eq!(sizes(6, 2), Some(vec![2, 2, 2]));
        assert_eq!(sizes(5, 2), Some(vec![2, 3]));
        assert_eq!(sizes(3, 2), Some(vec![3]));
        assert_eq!(super::sizes(5, 2, 2), None);
        assert_eq!(sizes(1, 4), None);
    }

    #[test]
    fn each_table_gets_as_many_persons_as_the_others() {
        assert_eq!(shares(4, &[4, 4]), [2, 2]);
        assert_eq!(shares(5, &[4, 4, 3]), [2, 2, 1]);
        assert_eq!(shares(10, &[4, 4, 3]), [4, 3, 3]);
        assert_eq!(shares(11, &[4, 4, 3]), [4, 4, 3]);
        assert_eq!(shares(0, &[4, 4]), [0, 0]);
    }
}
