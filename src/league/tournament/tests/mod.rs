//! Tests of tournaments of every kind from start to end, of standings that were computed by hand, and of pairings.

mod actions;
mod attendance;
mod decided;
mod deserted;
mod duration;
mod entry;
mod evening;
mod formats;
mod leaving;
mod pairings;
mod planning;
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

/// Returns a plan with this many rounds and this many seats at a table.
fn swiss_plan(rounds: u32, seats: u8) -> TournamentPlan {
    TournamentPlan {
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
        rules: TournamentPlan::rules_by_player_count(Edition::Tournament, None, 4),
        clock: "none".to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
        start: None,
        is_event: false,
        entry: EntryTerms::default(),
        weekly: None,
    }
}

/// Returns the plan of an arena that lasts `lasts` milliseconds.
fn arena_plan(lasts: Millis, seats: u8) -> TournamentPlan {
    TournamentPlan { format: Format::Arena { lasts }, ..swiss_plan(1, seats) }
}

/// Returns the person Mo, who may organise tournaments.
fn organiser_mo() -> TournamentActor {
    TournamentActor {
        id: PersonId::new(1),
        name: "Mo".to_owned(),
        organiser: true,
        moderator: false,
        applicant: Applicant::default(),
    }
}

/// Returns the person with this id, who may not organise tournaments. Tests use ids from 100 on.
fn player_with_id(id: u64) -> TournamentActor {
    TournamentActor::with_player_rights(PersonId::new(id), format!("P{id}"))
}

/// A tournament in which a test controls the actions and the time.
#[derive(Clone)]
struct Game {
    state: Tournament,
    now: Millis,
    log: Vec<TournamentEvent>,
    /// The time of each event of the log.
    times: Vec<Millis>,
}

impl Game {
    fn new(plan: TournamentPlan) -> Self {
        let created =
            Tournament::creation_event(GuildId::new(5), ChannelId::new(6), &organiser_mo(), plan)
                .unwrap();
        let state = Tournament::from_creation(0, &created).unwrap();
        Self { state, now: 0, log: vec![created], times: vec![0] }
    }

    /// Creates a tournament that this many persons have joined. Their ids are 100, 101, and so on.
    fn joined_by(plan: TournamentPlan, person_count: u64) -> Self {
        let mut game = Self::new(plan);
        (0..person_count)
            .for_each(|n| game.act(&player_with_id(100 + n), TournamentAction::Join).unwrap());
        game
    }

    /// Applies events after writing and reading them as in the database.
    fn apply_events(&mut self, events: Vec<TournamentEvent>) {
        for event in events {
            // The event is serialized and read back, as if it came from the database.
            let event =
                TournamentEvent::from_json(TournamentEvent::VERSION, &event.to_json().unwrap())
                    .unwrap();
            self.state.apply(self.now, &event).unwrap();
            self.log.push(event);
            self.times.push(self.now);
        }
    }

    /// Loads the state from the events, as a process does after it was killed, and asserts that it is the same.
    fn reload_from_events(&mut self) {
        let mut loaded = Tournament::from_creation(self.times[0], &self.log[0]).unwrap();
        for (at, event) in self.times.iter().zip(&self.log).skip(1) {
            loaded.apply(*at, event).unwrap();
        }
        assert_eq!(loaded, self.state);
        self.state = loaded;
    }

    /// Carries out an action of this person. Returns the refusal if the action is refused.
    fn act(
        &mut self,
        by: &TournamentActor,
        action: TournamentAction,
    ) -> Result<(), TournamentRefusal> {
        let events = self.state.decide(self.now, by, action, 7)?;
        self.apply_events(events);
        Ok(())
    }

    /// Applies all automatic events, and asserts that a second call returns none.
    fn advance(&mut self, reports: &BTreeMap<u32, Report>) {
        let events = self.state.advance(self.now, reports, &[], 7);
        self.apply_events(events);
        assert_eq!(self.state.advance(self.now, reports, &[], 7), []);
    }

    /// Starts the tournament as its organiser, and applies the automatic events.
    fn start(&mut self) {
        self.act(&organiser_mo(), TournamentAction::Start).unwrap();
        self.advance(&BTreeMap::new());
    }

    /// Finishes the open tables, in the order of their numbers, with these scores. The scores of a table are in the order of its
    /// seats.
    fn finish_tables(&mut self, scores: &[&[i32]]) {
        let open: Vec<u32> = self.state.tables_in_play().map(|table| table.number).collect();
        assert_eq!(open.len(), scores.len());
        let reports = open.into_iter().zip(scores.iter().map(|scores| report_with(true, scores)));
        self.advance(&reports.collect());
    }

    /// Pairs the next round with these tables, and finishes them. Each table has its entries and their scores.
    fn play_tables(&mut self, entries_and_scores_by_table: &[(&[EntryId], &[i32])]) {
        let round = self.state.rounds_paired() + 1;
        let first = self.state.tables.len() as u32 + 1;
        let seats = |(entries, _): &(&[EntryId], &[i32])| entries.to_vec();
        self.apply_events(vec![TournamentEvent::Paired(PairedTables {
            round,
            is_final: false,
            tables: entries_and_scores_by_table.iter().map(seats).collect(),
            byes: Vec::new(),
            until: self.now + HOUR,
        })]);
        for ((_, scores), table) in entries_and_scores_by_table.iter().zip(first..) {
            let seats = TournamentSeatResult::from_reports(
                &report_with(true, scores).seats,
                &vec![false; scores.len()],
            );
            self.apply_events(vec![TournamentEvent::Finished { table, seats: Some(seats) }]);
        }
        self.apply_events(vec![TournamentEvent::RoundEnded { round }]);
    }

    /// Returns the row of an entry in the standings.
    fn standings_row_of(&self, entry: EntryId) -> StandingsRow {
        self.state.standings().into_iter().find(|row| row.entry == entry).unwrap()
    }

    /// Returns the entries in the order of the standings, best first.
    fn entries_by_rank(&self) -> Vec<EntryId> {
        self.state.standings().iter().map(|row| row.entry).collect()
    }

    /// Advances the clock by `time` milliseconds.
    fn pass_time(&mut self, time: Millis) {
        self.now += time;
    }
}

/// Returns the report of a table at which everybody plays. `scores` are in the order of the seats.
fn report_with(is_over: bool, scores: &[i32]) -> Report {
    let seat = |score: &i32| SeatReport {
        score: *score,
        place: 1 + scores.iter().filter(|other| *other > score).count() as u32,
        played: true,
        left: false,
        missed: 0,
    };
    Report { over: is_over, seats: scores.iter().map(seat).collect() }
}

/// Returns reports of the open tables, whose matches are not over. Only the entries in `playing` have taken turns.
fn reports_of_present(game: &Game, playing: &[EntryId]) -> BTreeMap<u32, Report> {
    let report = |table: &TournamentTable| {
        let mut report = report_with(false, &vec![0; table.seats.len()]);
        for (seat, report) in table.seats.iter().zip(&mut report.seats) {
            report.played = playing.contains(&seat.entry);
        }
        (table.number, report)
    };
    game.state.tables_in_play().map(report).collect()
}
