//! Tournaments of every kind from start to end, standings computed by hand, and pairings.

mod actions;
mod attendance;
mod decided;
mod deserted;
mod evening;
mod pairings;
mod planned;
mod simulated;
mod voided;
mod worked;

use std::collections::BTreeMap;

use super::*;
use crate::ids::{ChannelId, GuildId, PersonId};
use crate::time::Millis;
use triominos_rules::game::Edition;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

/// A plan with this many rounds and seats at a table.
fn swiss(rounds: u32, seats: u8) -> Plan {
    Plan {
        name: "Friday Night".to_owned(),
        format: Format::Swiss { rounds },
        seats,
        most: 4,
        final_table: false,
        capacity: 64,
        check_in: None,
        turn_up: 10 * MINUTE,
        table_time: HOUR,
        edition: "tournament".to_owned(),
        rules: Plan::rules_of(Edition::Tournament, 4),
        clock: "none".to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
    }
}

fn arena(lasts: Millis, seats: u8) -> Plan {
    Plan { format: Format::Arena { lasts }, ..swiss(1, seats) }
}

/// A person with the right to organise.
fn mo() -> By {
    By { id: PersonId::new(1), name: "Mo".to_owned(), organiser: true, moderator: false }
}

/// A person without that right; ids start at 100.
fn person(id: u64) -> By {
    By::player(PersonId::new(id), format!("P{id}"))
}

/// A tournament that is driven by a test.
#[derive(Clone)]
struct Game {
    state: Tournament,
    now: Millis,
    log: Vec<TournamentEvent>,
}

impl Game {
    fn new(plan: Plan) -> Self {
        let created = Tournament::create(GuildId::new(5), ChannelId::new(6), &mo(), plan).unwrap();
        let state = Tournament::open(0, &created).unwrap();
        Self { state, now: 0, log: vec![created] }
    }

    /// A game that persons 100, 101, … have joined.
    fn with(plan: Plan, persons: u64) -> Self {
        let mut game = Self::new(plan);
        (0..persons).for_each(|n| game.act(&person(100 + n), Action::Join).unwrap());
        game
    }

    fn happens(&mut self, events: Vec<TournamentEvent>) {
        for event in events {
            // Serialized and read again, as from the database.
            let event =
                TournamentEvent::from_json(TournamentEvent::VERSION, &event.to_json().unwrap())
                    .unwrap();
            self.state.apply(self.now, &event).unwrap();
            self.log.push(event);
        }
    }

    fn act(&mut self, by: &By, action: Action) -> Result<(), Refusal> {
        let events = self.state.decide(self.now, by, action, 7)?;
        self.happens(events);
        Ok(())
    }

    /// Applies all automatic events, and checks that a second call has none.
    fn advance(&mut self, reports: &BTreeMap<u32, Report>) {
        let events = self.state.advance(self.now, reports, &[], 7);
        self.happens(events);
        assert_eq!(self.state.advance(self.now, reports, &[], 7), []);
    }

    fn starts(&mut self) {
        self.act(&mo(), Action::Start).unwrap();
        self.advance(&BTreeMap::new());
    }

    /// Finishes the open tables, with these scores by seat.
    fn tables_end(&mut self, scores: &[&[i32]]) {
        let open: Vec<u32> = self.state.open_tables().map(|table| table.number).collect();
        assert_eq!(open.len(), scores.len());
        let reports = open.into_iter().zip(scores.iter().map(|scores| report(true, scores)));
        self.advance(&reports.collect());
    }

    /// Pairs these tables and finishes them with these scores.
    fn plays(&mut self, tables: &[(&[EntryId], &[i32])]) {
        let round = self.state.rounds_paired() + 1;
        let first = self.state.tables.len() as u32 + 1;
        let seats = |(entries, _): &(&[EntryId], &[i32])| entries.to_vec();
        self.happens(vec![TournamentEvent::Paired(Paired {
            round,
            is_final: false,
            tables: tables.iter().map(seats).collect(),
            byes: Vec::new(),
            until: self.now + HOUR,
        })]);
        for ((_, scores), table) in tables.iter().zip(first..) {
            let seats =
                SeatResult::from_reports(&report(true, scores).seats, &vec![false; scores.len()]);
            self.happens(vec![TournamentEvent::Finished { table, seats: Some(seats) }]);
        }
        self.happens(vec![TournamentEvent::RoundEnded { round }]);
    }

    /// The row of an entry in the standings.
    fn row(&self, entry: EntryId) -> StandingsRow {
        self.state.standings().into_iter().find(|row| row.entry == entry).unwrap()
    }

    /// The entries, best first.
    fn order(&self) -> Vec<EntryId> {
        self.state.standings().iter().map(|row| row.entry).collect()
    }

    fn time_passes(&mut self, time: Millis) {
        self.now += time;
    }
}

/// A report of a table at which everybody plays, with these scores.
fn report(over: bool, scores: &[i32]) -> Report {
    let seat = |score: &i32| SeatReport {
        score: *score,
        place: 1 + scores.iter().filter(|other| *other > score).count() as u32,
        played: true,
        left: false,
        missed: 0,
    };
    Report { over, seats: scores.iter().map(seat).collect() }
}

/// Reports of the tables of a round at which only these entries play.
fn present(game: &Game, playing: &[EntryId]) -> BTreeMap<u32, Report> {
    let told = |table: &Table| {
        let mut told = report(false, &vec![0; table.seats.len()]);
        for (seat, told) in table.seats.iter().zip(&mut told.seats) {
            told.played = playing.contains(&seat.entry);
        }
        (table.number, told)
    };
    game.state.open_tables().map(told).collect()
}
