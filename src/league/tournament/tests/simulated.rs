//! Simulation of a thousand tournaments with every kind of disturbance. The tests check that the tournaments end, that nobody has
//! seats at two tables, meets others more often than necessary or has two byes, and that the same seed leads to the same
//! tournament.

use std::collections::BTreeSet;

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};

use super::pairings::{assert_nobody_meets_needlessly, least_repeat_cost};
use super::voided::voiding_by_table;
use super::*;
use crate::time::Millis;

/// A person's habit of turning up at tables.
#[derive(Clone, Copy, PartialEq)]
enum Habit {
    Faithful,
    /// Turns up at about every second table.
    Fickle,
    Never,
}

struct Simulation {
    game: Game,
    random: ChaCha20Rng,
    habits: BTreeMap<PersonId, Habit>,
    /// The match of each table, by table number.
    matches: BTreeMap<u32, Match>,
    seen: usize,
    next_person: u64,
    /// True to load the state from the events after each step, as if the program had been killed.
    is_killed: bool,
}

struct Match {
    opens: Millis,
    ends: Millis,
    scores: Vec<i32>,
    plays: Vec<bool>,
    leaves: Vec<bool>,
}

impl Simulation {
    fn new(seed: u64) -> Self {
        let mut random = ChaCha20Rng::seed_from_u64(seed);
        let seats = random.random_range(2..=4);
        let format = if random.random_bool(0.8) {
            Format::Swiss { rounds: random.random_range(1..=8) }
        } else {
            Format::Arena { lasts: random.random_range(1..=3) * 30 * MINUTE }
        };
        let plan = TournamentPlan {
            format,
            most: if seats == 2 && random.random_bool(0.3) { 2 } else { 4 },
            final_table: random.random_bool(0.3),
            check_in: random.random_bool(0.3).then_some(15 * MINUTE),
            ..swiss_plan(1, seats)
        };
        let players = random.random_range(2..=64);
        Self::with_players(plan, players, random)
    }

    /// Creates a tournament with this plan, in which a random part of the players are persons.
    fn with_players(plan: TournamentPlan, players: u64, mut random: ChaCha20Rng) -> Self {
        let mut game = Game::new(plan);
        let persons = random.random_range(1..=players);
        let mut habits = BTreeMap::new();
        for id in 100..100 + persons {
            game.act(&player_with_id(id), TournamentAction::Join).unwrap();
            habits.insert(id.into(), random_habit(&mut random));
        }
        let computers = u8::try_from(players - persons).unwrap();
        game.act(&organiser_mo(), TournamentAction::Computers { count: computers }).unwrap();
        let next_person = 100 + persons;
        Self {
            game,
            random,
            habits,
            matches: BTreeMap::new(),
            seen: 0,
            next_person,
            is_killed: false,
        }
    }

    /// Returns `true` with this probability.
    fn is_chosen_with(&mut self, probability: f64) -> bool {
        self.random.random_bool(probability)
    }

    /// Creates the matches of the tables that were paired since the last call.
    fn open_matches(&mut self) {
        let game = &self.game;
        let tables: Vec<(u32, Vec<EntryId>)> = game.state.tables[self.seen..]
            .iter()
            .map(|table| (table.number, table.entries()))
            .collect();
        self.seen = game.state.tables.len();
        for (number, entries) in tables {
            let opens = self.game.now + self.random.random_range(0..2) * MINUTE;
            // Some matches take longer than the time of a table.
            let ends = opens + self.random.random_range(1..=7) * 10 * MINUTE;
            let turns_up = |entry: &EntryId| {
                let person = self.game.state.entries[*entry].player.person();
                person.map(|id| self.habits.get(&id).copied().unwrap_or(Habit::Faithful))
            };
            let habits: Vec<_> = entries.iter().map(turns_up).collect();
            let random = &mut self.random;
            let plays = habits.iter().map(|habit| match habit {
                None | Some(Habit::Faithful) => true,
                Some(Habit::Fickle) => random.random_bool(0.5),
                Some(Habit::Never) => false,
            });
            let plays: Vec<bool> = plays.collect();
            // Some tables are never opened, as if their channel had been deleted.
            let opens = if random.random_bool(0.02) { Millis::MAX } else { opens };
            let leaves = habits.iter().map(|habit| habit.is_some() && random.random_bool(0.03));
            let leaves = leaves.collect();
            let scores = entries.iter().map(|_| random.random_range(-5..=40) * 10).collect();
            self.matches.insert(number, Match { opens, ends, scores, plays, leaves });
        }
    }

    /// Returns the current reports of the open tables.
    fn reports_now(&self) -> BTreeMap<u32, Report> {
        let now = self.game.now;
        let report = |(number, played): (&u32, &Match)| {
            if now < played.opens {
                return None;
            }
            let mut report = report_with(now >= played.ends, &played.scores);
            for (seat, seat_report) in report.seats.iter_mut().enumerate() {
                seat_report.played = played.plays[seat];
                seat_report.left = played.leaves[seat] && now >= played.opens + 5 * MINUTE;
            }
            Some((*number, report))
        };
        self.matches.iter().filter_map(report).collect()
    }

    /// Returns the next time at which a match changes or the tournament has an automatic event.
    fn next_moment(&self) -> Option<Millis> {
        let now = self.game.now;
        let open = |number: &u32| self.game.state.table(*number).is_some_and(|t| t.is_open());
        let matches = self.matches.iter().filter(|(number, _)| open(number));
        let moments = matches
            .flat_map(|(_, one)| [one.opens, one.opens.saturating_add(5 * MINUTE), one.ends]);
        let moments = moments.chain(self.game.state.next_due_time_after(now));
        moments.filter(|moment| *moment > now).min()
    }

    /// Carries out random actions of players and organisers.
    fn act_randomly(&mut self) {
        let state = self.game.state.clone();
        let anybody = self.random.random_range(0..state.entries.len());
        if self.is_chosen_with(0.05) {
            let id = self.next_person;
            self.next_person += 1;
            let habit = random_habit(&mut self.random);
            self.habits.insert(id.into(), habit);
            let late = !state.can_be_joined();
            let joined = self.game.act(&player_with_id(id), TournamentAction::Join);
            assert!(
                joined.is_ok() || late || state.count_entries_in_play() >= 64 || state.is_over()
            );
        }
        if self.is_chosen_with(0.03)
            && let Some(id) = state.entries[anybody].player.person()
        {
            // The person leaves or joins.
            let by = player_with_id(id.get());
            let _ = self
                .game
                .act(&by, TournamentAction::Leave)
                .or_else(|_| self.game.act(&by, TournamentAction::Join));
        }
        let organisers = [
            TournamentAction::Withdraw { entry: anybody },
            TournamentAction::Pardon { entry: anybody },
            TournamentAction::Replace { entry: anybody, player: Player::Computer { number: 0 } },
            TournamentAction::Extend { time: 10 * MINUTE },
            TournamentAction::Pause,
            TournamentAction::Rule { table: 1, ruling: Some(Ruling::Void) },
            TournamentAction::Rule { table: 1, ruling: None },
            TournamentAction::Start,
        ];
        for action in organisers {
            if self.is_chosen_with(0.01) {
                let _ = self.game.act(&organiser_mo(), action);
            }
        }
        if self.is_chosen_with(0.03) && !state.tables.is_empty() {
            let table = self.random.random_range(1..=state.tables.len()) as u32;
            let is_played = state.table(table).is_some_and(|table| table.played.is_some());
            let voided = !state.table(table).is_some_and(|table| table.voided);
            let decision = voiding_by_table(table, voided);
            if is_played {
                let events = self.game.state.voiding_events(self.game.now, &decision);
                self.game.apply_events(events);
            }
        }
        if self.game.state.paused_at.is_some() {
            self.game.now += self.random.random_range(0..HOUR);
            let _ = self.game.act(&organiser_mo(), TournamentAction::Resume);
        }
        if let Stage::CheckIn { .. } = self.game.state.stage {
            for id in 100..self.next_person {
                if self.is_chosen_with(0.7) {
                    let _ = self.game.act(&player_with_id(id), TournamentAction::CheckIn);
                }
            }
        }
    }

    /// Runs the tournament to its end, and checks the invariants after each step.
    fn run_to_end(mut self) -> Game {
        self.game.act(&organiser_mo(), TournamentAction::Start).unwrap();
        for _ in 0..5_000 {
            let from = self.game.log.len();
            let before = self.game.state.clone();
            let reports = self.reports_now();
            self.game.advance(&reports);
            self.check_invariants(before, from);
            if self.is_killed {
                self.game.reload_from_events();
            }
            if self.game.state.is_over() {
                return self.game;
            }
            if matches!(self.game.state.stage, Stage::SignUp) {
                let again = self.game.act(&organiser_mo(), TournamentAction::Start);
                assert!(again.is_ok() || self.game.state.count_entries_in_play() < 2);
            }
            self.open_matches();
            self.act_randomly();
            if let Some(moment) = self.next_moment() {
                self.game.now = self.game.now.max(moment);
            }
        }
        panic!("no end in sight: {:?}", self.game.state.stage);
    }

    /// Asserts everything that must hold after each step. `state_before` is the state before the step, and `first_new_event` the
    /// index in the log of the first event of the step.
    fn check_invariants(&self, mut state_before: Tournament, first_new_event: usize) {
        for event in &self.game.log[first_new_event..] {
            if let TournamentEvent::Paired(paired) = event {
                self.check_pairing(&state_before, paired);
            }
            state_before.apply(self.game.now, event).unwrap();
        }
        let state = &self.game.state;
        let mut seated: Vec<EntryId> =
            state.tables_in_play().flat_map(TournamentTable::entries).collect();
        seated.sort_unstable();
        let count = seated.len();
        seated.dedup();
        assert_eq!(seated.len(), count, "somebody sits twice");
        for entry in 0..state.entries.len() {
            let byes = state.rounds.iter().flat_map(|round| &round.byes);
            let byes = byes.filter(|bye| **bye == entry).count();
            let late = usize::from(state.entries[entry].missed > 0);
            assert!(byes + late <= 1, "entry {entry} has {byes} byes");
        }
        for table in state.tables.iter().filter(|table| !table.is_final) {
            let Some(TableOutcome::Places(places)) = table.outcome() else { continue };
            let all: u32 = points_by_seat(&places).iter().sum();
            let whole = places.iter().all(|seat| seat.stayed);
            let worth = WIN / 2 * places.len() as u32;
            assert!(if whole { all == worth } else { all <= worth }, "{places:?}");
        }
    }

    /// Asserts everything that must hold for tables that were paired from the state `before`.
    fn check_pairing(&self, before: &Tournament, paired: &PairedTables) {
        let plan = &before.plan;
        let mut named: Vec<EntryId> =
            paired.tables.iter().flatten().chain(&paired.byes).copied().collect();
        named.sort_unstable();
        let count = named.len();
        named.dedup();
        assert_eq!(named.len(), count);
        // In the other formats the players of the first round determine all tables, also those of players who leave later.
        if plan.format.has_predetermined_opponents() {
            return;
        }
        assert!(named.iter().all(|entry| before.entries[*entry].can_be_paired()));
        assert!(named.iter().all(|entry| before.current_table_of(*entry).is_none()));
        for table in &paired.tables {
            let largest = if plan.seats == 2 { 3.min(plan.most) } else { plan.seats };
            assert!((2..=usize::from(largest)).contains(&table.len()), "{paired:?}");
        }
        if paired.round > 0 && !paired.is_final {
            assert_eq!(count, before.count_entries_in_play(), "somebody was forgotten");
            assert_eq!(before.tables_in_play().count(), 0);
            assert_eq!(before.undecided_tables().count(), 0, "a round waits for decisions");
            assert!(paired.byes.is_empty() || plan.seats == 2 && count % 2 == 1);
        }
        if !paired.is_final {
            assert_nobody_meets_needlessly(before, &paired.tables);
            if count - paired.byes.len() <= 8 {
                assert_eq!(
                    pairings::repeat_cost(before, &paired.tables),
                    least_repeat_cost(before, &paired.tables)
                );
            }
        }
    }
}

/// Returns a random habit of turning up.
fn random_habit(random: &mut ChaCha20Rng) -> Habit {
    match random.random_range(0..10) {
        0 => Habit::Never,
        1 => Habit::Fickle,
        _ => Habit::Faithful,
    }
}

/// The environment variable `TOURNAMENTS` sets the number of tournaments, for example `TOURNAMENTS=1000`.
#[test]
fn simulated_tournaments_keep_the_invariants_and_end() {
    let count: usize = std::env::var("TOURNAMENTS").map_or(200, |count| count.parse().unwrap());
    let (mut played, mut tables, mut withdrawn, mut byes) = (0, 0, 0, 0);
    for seed in 0..count as u64 {
        let game = Simulation::new(seed).run_to_end();
        played += usize::from(game.state.stage == Stage::Over(Ending::Played));
        tables += game.state.tables.len();
        let gone = game.state.entries.iter().filter(|entry| entry.out == Some(OutReason::NoShows));
        withdrawn += gone.count();
        byes += game.state.rounds.iter().map(|round| round.byes.len()).sum::<usize>();
        if seed % 50 == 0 {
            assert!(
                Simulation::new(seed).run_to_end().log == game.log,
                "seed {seed} is not reproducible"
            );
        }
        // The ranks in the standings are 1, 2, and so on, without gaps.
        let ranks: Vec<u32> = game.state.standings().iter().map(|row| row.rank).collect();
        assert_eq!(ranks, (1..=ranks.len() as u32).collect::<Vec<_>>());
    }
    // The simulation must have covered enough of each case.
    let seen = (played, tables, withdrawn, byes);
    assert!(
        100 * played > 80 * count
            && tables > 10 * count
            && 10 * withdrawn > 3 * count
            && 20 * byes > count,
        "{seen:?}"
    );
}

#[test]
fn every_format_ends_with_few_and_with_many_players_despite_kills() {
    let formats = [
        Format::Swiss { rounds: 4 },
        Format::Arena { lasts: HOUR },
        Format::RoundRobin,
        Format::Knockout,
    ];
    for (format, players) in
        formats.into_iter().flat_map(|format| [5, 8, 23, 64].map(|players| (format, players)))
    {
        if format == Format::RoundRobin && players > 8 {
            continue;
        }
        let capacity = if format == Format::RoundRobin { 8 } else { 64 };
        let mut played = 0;
        for seed in 0..10 {
            let plan = TournamentPlan { format, capacity, ..swiss_plan(4, 2) };
            let random = ChaCha20Rng::seed_from_u64(seed);
            let mut simulation = Simulation::with_players(plan, players, random);
            simulation.is_killed = true;
            let game = simulation.run_to_end();
            played += u32::from(game.state.stage == Stage::Over(Ending::Played));
            let standings = game.state.standings();
            assert_eq!(
                standings.len(),
                standings.iter().map(|row| row.entry).collect::<BTreeSet<_>>().len()
            );
        }
        assert!(played >= 7, "{format:?} with {players}: {played} of 10 were played to their end");
    }
}
