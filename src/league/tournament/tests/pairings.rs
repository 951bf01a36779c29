//! Tests of pairings, by comparison with a slow and obvious computation.

use super::*;

/// Counts the meetings of each pair of entries, from the tables of the state. Void tables and entries that did not turn up are left
/// out.
fn count_meetings(state: &Tournament) -> BTreeMap<(EntryId, EntryId), u64> {
    let mut met = BTreeMap::new();
    for table in &state.tables {
        if table.outcome() == Some(TableOutcome::Void) {
            continue;
        }
        let there: Vec<_> = table.seats.iter().filter(|seat| !seat.no_show).collect();
        for one in &there {
            for other in &there {
                if one.entry < other.entry {
                    *met.entry((one.entry, other.entry)).or_default() += 1;
                }
            }
        }
    }
    met
}

/// Returns the cost of the repeated meetings at one table. `met` contains the number of earlier meetings of each pair.
fn repeat_cost_at(met: &BTreeMap<(EntryId, EntryId), u64>, table: &[EntryId]) -> u64 {
    let mut cost = 0;
    for (at, one) in table.iter().enumerate() {
        for other in &table[at + 1..] {
            let times = met.get(&(*one.min(other), *one.max(other))).copied().unwrap_or(0);
            cost += times * times;
        }
    }
    cost
}

/// Returns the cost of the repeated meetings at these tables. The cost of a pair is the square of the number of its earlier
/// meetings.
pub(super) fn repeat_cost(state: &Tournament, tables: &[Vec<EntryId>]) -> u64 {
    let met = count_meetings(state);
    tables.iter().map(|table| repeat_cost_at(&met, table)).sum()
}

/// Returns the lowest possible cost of repeated meetings for tables of these sizes, over all arrangements of their players.
pub(super) fn least_repeat_cost(state: &Tournament, tables: &[Vec<EntryId>]) -> u64 {
    /// Returns the lowest possible cost if the players in `unplaced` are added to the tables. Each table is given by its number of
    /// seats and its players so far.
    fn least_cost_with_unplaced(
        met: &BTreeMap<(EntryId, EntryId), u64>,
        unplaced: &[EntryId],
        tables: &mut Vec<(usize, Vec<EntryId>)>,
    ) -> u64 {
        let Some((player, rest)) = unplaced.split_first() else {
            return tables.iter().map(|(_, table)| repeat_cost_at(met, table)).sum();
        };
        let mut least = u64::MAX;
        for at in 0..tables.len() {
            if tables[at].1.len() < tables[at].0 {
                tables[at].1.push(*player);
                least = least.min(least_cost_with_unplaced(met, rest, tables));
                tables[at].1.pop();
            }
        }
        least
    }
    let everybody: Vec<EntryId> = tables.iter().flatten().copied().collect();
    let mut empty: Vec<_> = tables.iter().map(|table| (table.len(), Vec::new())).collect();
    least_cost_with_unplaced(&count_meetings(state), &everybody, &mut empty)
}

/// Asserts that no exchange of two players would avoid a repeated meeting.
pub(super) fn assert_nobody_meets_needlessly(state: &Tournament, tables: &[Vec<EntryId>]) {
    let met = count_meetings(state);
    for (at, table) in tables.iter().enumerate() {
        if repeat_cost_at(&met, table) == 0 {
            continue;
        }
        for other in (0..tables.len()).filter(|other| *other != at) {
            let now = repeat_cost_at(&met, table) + repeat_cost_at(&met, &tables[other]);
            for seat in 0..table.len() {
                for place in 0..tables[other].len() {
                    let (mut one, mut two) = (table.clone(), tables[other].clone());
                    std::mem::swap(&mut one[seat], &mut two[place]);
                    let then = repeat_cost_at(&met, &one) + repeat_cost_at(&met, &two);
                    assert!(then >= now, "{table:?} and {:?} meet needlessly", tables[other]);
                }
            }
        }
    }
}

/// Plays all rounds of a tournament of this many persons. Of two entries, the one with the lower number always wins. Returns the
/// tables of each round.
fn tables_by_round(persons: u64, plan: TournamentPlan) -> Vec<Vec<Vec<EntryId>>> {
    let mut game = Game::joined_by(plan, persons);
    game.start();
    let mut rounds = Vec::new();
    while !game.state.is_over() {
        let tables: Vec<Vec<EntryId>> =
            game.state.tables_in_play().map(TournamentTable::entries).collect();
        let scores: Vec<Vec<i32>> = tables
            .iter()
            .map(|table| table.iter().map(|entry| 400 - *entry as i32).collect())
            .collect();
        rounds.push(tables);
        game.finish_tables(&scores.iter().map(Vec::as_slice).collect::<Vec<_>>());
    }
    rounds
}

#[test]
fn in_a_large_swiss_tournament_nobody_meets_twice() {
    for (persons, rounds, seats) in [(64, 5, 4), (64, 6, 2), (40, 4, 4), (31, 4, 3), (100, 6, 4)] {
        let mut met = std::collections::BTreeSet::new();
        for table in
            tables_by_round(persons, TournamentPlan { capacity: 256, ..swiss_plan(rounds, seats) })
                .concat()
        {
            for (at, one) in table.iter().enumerate() {
                for other in &table[at + 1..] {
                    assert!(
                        met.insert((*one.min(other), *one.max(other))),
                        "{one} and {other} of {persons} meet twice"
                    );
                }
            }
        }
    }
}

#[test]
fn six_players_at_tables_of_two_all_meet_in_five_rounds() {
    let met: std::collections::BTreeSet<_> = tables_by_round(6, swiss_plan(5, 2))
        .concat()
        .into_iter()
        .map(|table| (table[0].min(table[1]), table[0].max(table[1])))
        .collect();
    assert_eq!(met.len(), 15);
}

#[test]
fn sixteen_players_at_tables_of_four_meet_again_only_in_the_fourth_round() {
    // After three rounds paired by points, at least four of the 24 meetings in the fourth round are repeated. This minimum was
    // found by examining all 2.6 million divisions once.
    let mut met = std::collections::BTreeSet::new();
    let mut again = Vec::new();
    for round in tables_by_round(16, swiss_plan(4, 4)) {
        let before = met.len();
        for table in &round {
            for (at, one) in table.iter().enumerate() {
                met.extend(table[at + 1..].iter().map(|other| (*one.min(other), *one.max(other))));
            }
        }
        again.push(before + 24 - met.len());
    }
    assert_eq!(again, [0, 0, 0, 4]);
}

#[test]
fn after_the_first_round_players_with_equal_points_meet() {
    let rounds = tables_by_round(16, swiss_plan(2, 4));
    // After one round, four players have each possible number of points, and have not met each other.
    let winners: std::collections::BTreeSet<EntryId> =
        rounds[0].iter().map(|table| *table.iter().min().unwrap()).collect();
    let first: std::collections::BTreeSet<EntryId> = rounds[1][0].iter().copied().collect();
    assert_eq!(first, winners);
}

/// Returns the number of persons at each of these tables.
fn count_persons_at(state: &Tournament, tables: &[Vec<EntryId>]) -> Vec<usize> {
    let is_person = |entry: &&EntryId| state.entries[**entry].player.person().is_some();
    tables.iter().map(|table| table.iter().filter(is_person).count()).collect()
}

#[test]
fn persons_are_spread_over_the_tables_and_computers_take_the_other_seats() {
    for (persons, computers, seats) in
        [(4, 4, 4), (3, 5, 4), (5, 3, 4), (6, 2, 4), (4, 2, 3), (3, 3, 2), (20, 20, 4), (30, 7, 4)]
    {
        let mut game = Game::joined_by(swiss_plan(4, seats), persons);
        game.act(&organiser_mo(), TournamentAction::Computers { count: computers }).unwrap();
        game.start();
        while !game.state.is_over() {
            let tables: Vec<Vec<EntryId>> =
                game.state.tables_in_play().map(TournamentTable::entries).collect();
            let at = count_persons_at(&game.state, &tables);
            let round = game.state.rounds_paired();
            let (most, least) = (at.iter().max().unwrap(), at.iter().min().unwrap());
            // In later rounds the distribution also depends on earlier meetings.
            if round == 1 {
                assert!(most - least <= 1, "round {round} of {persons} and {computers}: {at:?}");
            }
            assert_nobody_crowds_needlessly(&game.state, &tables);
            // Persons win, so a pairing only by points would put them at the same tables.
            let scores: Vec<Vec<i32>> = tables
                .iter()
                .map(|table| table.iter().map(|entry| 400 - *entry as i32).collect())
                .collect();
            game.finish_tables(&scores.iter().map(Vec::as_slice).collect::<Vec<_>>());
        }
    }
}

/// Asserts that no exchange of two players would distribute the persons more evenly over two tables without more repeated meetings.
fn assert_nobody_crowds_needlessly(state: &Tournament, tables: &[Vec<EntryId>]) {
    let mut before = state.clone();
    before.tables.retain(|table| !table.is_open());
    let met = count_meetings(&before);
    for (at, table) in tables.iter().enumerate() {
        for other in &tables[at + 1..] {
            let two = [table.clone(), other.clone()];
            let persons = count_persons_at(state, &two);
            let now = (
                repeat_cost_at(&met, table) + repeat_cost_at(&met, other),
                persons[0].abs_diff(persons[1]),
            );
            for seat in 0..table.len() {
                for place in 0..other.len() {
                    let mut then = two.clone();
                    (then[0][seat], then[1][place]) = (other[place], table[seat]);
                    let persons = count_persons_at(state, &then);
                    let (again, apart) = (
                        repeat_cost_at(&met, &then[0]) + repeat_cost_at(&met, &then[1]),
                        persons[0].abs_diff(persons[1]),
                    );
                    assert!(
                        again > now.0 || apart >= now.1 || now.1 <= 1,
                        "{table:?} and {other:?} are crowded needlessly"
                    );
                }
            }
        }
    }
}

#[test]
fn byes_go_to_the_lowest_players_who_have_had_none() {
    let mut game = Game::joined_by(TournamentPlan { most: 2, ..swiss_plan(7, 2) }, 5);
    game.start();
    let mut byes = Vec::new();
    while !game.state.is_over() {
        let round = game.state.rounds.last().unwrap();
        byes.extend(round.byes.clone());
        let points = game.state.points_by_entry();
        let before = points[round.byes[0]] - 6;
        let others = (0..5).filter(|entry| !byes.contains(entry));
        assert!(others.into_iter().all(|entry| points[entry] >= before));
        game.finish_tables(&[&[10, 5], &[10, 5]]);
    }
    byes.sort_unstable();
    // After five rounds everybody has had a bye. In a sixth round somebody would have a second one, so the tournament ends.
    assert_eq!(byes, [0, 1, 2, 3, 4]);
    assert_eq!(game.state.stage, Stage::Over(Ending::TooFew));

    // If a table can have three seats, the tournament continues with tables of three.
    let rounds = tables_by_round(5, swiss_plan(7, 2));
    assert_eq!(rounds.len(), 7);
    let sizes = |round: &Vec<Vec<EntryId>>| round.iter().map(Vec::len).collect::<Vec<_>>();
    assert!(rounds[..5].iter().all(|round| sizes(round) == [2, 2]));
    assert!(rounds[5..].iter().all(|round| sizes(round) == [2, 3]));
}

#[test]
fn pairings_depend_only_on_the_input_the_seed_and_the_number_of_tables() {
    let field = |points: fn(usize) -> u32| PairingInput {
        contenders: (0..50)
            .map(|entry| Contender {
                entry,
                points: points(entry),
                had_bye: false,
                is_person: true,
            })
            .collect(),
        seats: 4,
        most: 4,
        met: MeetingCounts::new(50),
    };
    let flat = field(|_| 0);
    assert_eq!(divide_into_tables(&flat, 9, 3), divide_into_tables(&flat, 9, 3));
    assert_ne!(divide_into_tables(&flat, 9, 3), divide_into_tables(&flat, 9, 4));
    assert_ne!(divide_into_tables(&flat, 9, 3), divide_into_tables(&flat, 10, 3));
    // If points differ, they decide instead of the random order.
    let steep = field(|entry| 100 - entry as u32);
    for (first, table) in divide_into_tables(&steep, 9, 3).unwrap().tables[..11].iter().enumerate()
    {
        let mut table = table.clone();
        table.sort_unstable();
        assert_eq!(table, (first * 4..first * 4 + 4).collect::<Vec<_>>());
    }
}
