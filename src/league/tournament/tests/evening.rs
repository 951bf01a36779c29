//! Simulations of an evening in an arena, which measure how often pairs of players meet and how long people wait for a table.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::time::Millis;

const SECOND: Millis = 1_000;

/// The statistics of an evening.
#[derive(Debug, Default)]
struct Evening {
    /// The waiting times of people between two tables, shortest first.
    waits: Vec<Millis>,
    /// The number of meetings of each pair of entries.
    met: BTreeMap<(EntryId, EntryId), u32>,
    /// The number of tables at which each entry has played.
    tables: Vec<u32>,
    persons: usize,
}

impl Evening {
    /// Simulates three hours of an arena. Each match takes 8 to 16 minutes.
    fn simulate(persons: u64, computers: u8, seats: u8, seed: u64) -> Self {
        let mut random = ChaCha20Rng::seed_from_u64(seed);
        let mut game =
            Game::joined_by(TournamentPlan { most: seats, ..arena_plan(3 * HOUR, seats) }, persons);
        if computers > 0 {
            game.act(&organiser_mo(), TournamentAction::Computers { count: computers }).unwrap();
        }
        game.start();
        let mut evening = Self { persons: persons as usize, ..Self::default() };
        evening.tables = vec![0; game.state.entries.len()];
        let mut ends: BTreeMap<u32, Millis> = BTreeMap::new();
        let mut seen = 0;
        while !game.state.is_over() {
            for table in &game.state.tables[seen..] {
                let minutes = random.random_range(8 * 60..=16 * 60);
                ends.insert(table.number, game.now + minutes * SECOND);
                let entries = table.entries();
                for (at, one) in entries.iter().enumerate() {
                    evening.tables[*one] += 1;
                    if game.state.entries[*one].player.person().is_some() && table.paired_at > 0 {
                        evening.waits.push(game.now - game.state.entries[*one].free_since);
                    }
                    for other in &entries[at + 1..] {
                        *evening.met.entry((*one.min(other), *one.max(other))).or_default() += 1;
                    }
                }
            }
            seen = game.state.tables.len();
            let open =
                |number: &u32| game.state.table(*number).is_some_and(TournamentTable::is_open);
            let over = ends.iter().filter(|(number, _)| open(number)).map(|(_, end)| *end);
            let next =
                over.chain(game.state.next_due_time_after(game.now)).filter(|at| *at > game.now);
            game.now = next.min().unwrap();
            let reports = ends.iter().filter_map(|(number, end)| {
                let table = game.state.table(*number).filter(|table| table.is_open())?;
                let scores: Vec<i32> = table.entries().iter().map(|one| *one as i32).collect();
                Some((*number, report_with(game.now >= *end, &scores)))
            });
            let reports = reports.collect();
            game.advance(&reports);
        }
        evening.waits.sort_unstable();
        evening
    }

    /// Returns the waiting time, in seconds, that this percentage of the waits does not exceed.
    fn wait_percentile_in_seconds(&self, percent: usize) -> Millis {
        self.waits[self.waits.len() * percent / 100] / SECOND
    }

    /// Returns the number of meetings of the two people who meet most often, and of the two who meet least often.
    fn most_and_fewest_meetings(&self) -> (u32, u32) {
        let met = |one, other| self.met.get(&(one, other)).copied().unwrap_or_default();
        let pairs = (0..self.persons)
            .flat_map(|one| (one + 1..self.persons).map(move |other| (one, other)));
        let of_all: Vec<u32> = pairs.map(|(one, other)| met(one, other)).collect();
        (of_all.iter().max().copied().unwrap(), of_all.iter().min().copied().unwrap())
    }

    /// Returns the mean number of meetings of two people, rounded up. It is a lower bound of the number of meetings of the two
    /// people who meet most often.
    fn lower_bound_of_most_meetings(&self) -> u32 {
        let of_people = self.met.iter().filter(|((_, other), _)| *other < self.persons);
        let all: u32 = of_people.map(|(_, times)| times).sum();
        all.div_ceil((self.persons * (self.persons - 1) / 2) as u32)
    }
}

/// Simulates `count` evenings. For each, prints the highest and the lowest number of meetings of two people, the lower bound of the
/// highest number, and the median waiting time in seconds.
fn simulate_evenings(count: u64, persons: u64, computers: u8, seats: u8) -> Vec<Evening> {
    let evenings: Vec<Evening> =
        (0..count).map(|seed| Evening::simulate(persons, computers, seats, seed)).collect();
    let line = |evening: &Evening| {
        let (most, least) = evening.most_and_fewest_meetings();
        format!(
            "{most} to {least} ({}), {} s",
            evening.lower_bound_of_most_meetings(),
            evening.wait_percentile_in_seconds(50)
        )
    };
    let lines: Vec<String> = evenings.iter().map(line).collect();
    println!("{persons} people, {computers} computers, tables of {seats}: {}", lines.join("; "));
    evenings
}

#[test]
fn eight_people_at_tables_of_two_meet_various_opponents() {
    for evening in simulate_evenings(10, 8, 0, 2) {
        assert!(
            evening.most_and_fewest_meetings().0 <= evening.lower_bound_of_most_meetings() + 3,
            "{evening:?}"
        );
        assert!(evening.wait_percentile_in_seconds(50) < 60, "{evening:?}");
        assert!(*evening.waits.last().unwrap() <= 4 * MINUTE, "{evening:?}");
    }
}

#[test]
fn eight_people_at_tables_of_four_meet_various_opponents() {
    for evening in simulate_evenings(10, 8, 0, 4) {
        assert!(
            evening.most_and_fewest_meetings().0 <= evening.lower_bound_of_most_meetings() + 4,
            "{evening:?}"
        );
        assert!(evening.most_and_fewest_meetings().1 > 0, "{evening:?}");
        assert!(evening.wait_percentile_in_seconds(50) < 2 * 60, "{evening:?}");
    }
}

#[test]
fn two_computers_among_ten_players_get_at_least_half_as_many_tables_as_people() {
    for evening in simulate_evenings(10, 8, 2, 2) {
        let of_people = evening.tables[..8].iter().min().unwrap();
        assert!(evening.tables[8..].iter().all(|tables| 2 * tables >= *of_people), "{evening:?}");
        assert!(evening.wait_percentile_in_seconds(50) < 60, "{evening:?}");
    }
}

#[test]
fn with_sixty_people_half_of_the_waits_in_an_arena_are_under_a_minute() {
    for evening in simulate_evenings(2, 60, 0, 4) {
        assert!(evening.most_and_fewest_meetings().0 <= 5, "{evening:?}");
        assert!(evening.wait_percentile_in_seconds(50) < 60, "{evening:?}");
    }
}

#[test]
fn two_people_in_an_arena_play_each_other_and_each_computer() {
    for evening in simulate_evenings(10, 2, 3, 2) {
        assert!(
            evening.met.values().all(|times| *times > 0) && evening.met.len() == 7,
            "{evening:?}"
        );
    }
}
