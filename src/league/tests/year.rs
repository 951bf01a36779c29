//! Simulation of a year on a server with two hundred people, and tests of how well its leaderboards identify the best players.
//!
//! People join and leave during the year. Their skills are normally distributed (deviation 1), and so is the luck in a match
//! (deviation 2), as in the simulation of farming. Eager people play more often. Every day has casual matches. Every week has two
//! tournaments with rounds and an arena, which the program itself pairs and whose matches are rated, too.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::farming::normal_deviate;
use super::samples::match_in_order;
use crate::ids::{ChannelId, GuildId, PersonId, TournamentId};
use crate::league::tournament::{
    Author, EntryTerms, Format, Report, SeatReport, Stage, Tournament, TournamentEvent,
    TournamentPlan,
};
use crate::league::{
    FinishedTournament, LeaderboardKind, LeaderboardPeriod, LeagueState, MatchResult, Month,
    Player, Query, Row, SeasonLength, Trophies, WengLin,
};
use crate::time::Millis;
use triominos_rules::game::Edition;

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;
const DAYS: i64 = 365;
const PEOPLE: u64 = 200;
const LUCK: f64 = 2.0;
/// The number of casual matches on a day.
const MATCHES: usize = 20;
/// The possible numbers of players in a tournament.
const FIELD: std::ops::RangeInclusive<usize> = 10..=28;

/// A simulated person.
struct Member {
    skill: f64,
    /// The person's eagerness: the fraction of the matches and tournaments in which they want to play.
    eager: f64,
    /// The days on which the person is a member of the server.
    here: std::ops::Range<i64>,
}

/// The state of the server after a year.
pub struct Year {
    pub league: LeagueState,
    pub trophies: Trophies,
    /// The last millisecond of the year.
    pub end: Millis,
    members: BTreeMap<PersonId, Member>,
    fields: Vec<FinishedTournament>,
    results: usize,
    dice: ChaCha8Rng,
}

impl Year {
    /// Returns a simulated year. All tests share it, because the simulation takes seconds.
    pub fn sample() -> &'static Self {
        static SAMPLE: LazyLock<Year> = LazyLock::new(|| Year::simulate(2026));
        &SAMPLE
    }

    /// Simulates the year 2026.
    fn simulate(seed: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let begin = Month::containing(1_795_219_200_000).plus_months(-10).start_ms();
        let ends =
            (1..=12).map(|month| Month::containing(begin).plus_months(month).start_ms()).collect();
        let member = |id| {
            // Two of five people are members from the start, and a third of all people leave during the year.
            let from = if dice.random_bool(0.4) { 0 } else { dice.random_range(0..DAYS - 30) };
            let stays = if dice.random_bool(0.33) { dice.random_range(20..200) } else { DAYS };
            let eager = dice.random_range(0.05..1.0_f64).powi(2);
            let here = from..from + stays;
            (PersonId::new(id), Member { skill: normal_deviate(&mut dice), eager, here })
        };
        let members = (1..=PEOPLE).map(member).collect();
        let mut year = Self {
            league: LeagueState::new(ends),
            trophies: Trophies::default(),
            end: begin + DAYS * DAY - 1,
            members,
            fields: Vec::new(),
            results: 0,
            dice,
        };
        for day in 0..DAYS {
            let at = begin + day * DAY;
            year.play_casual_matches(day, at);
            let evening = at + 18 * 60 * MINUTE;
            match day % 7 {
                1 | 4 => year.play_tournament(day, evening, Format::Swiss { rounds: 5 }),
                6 => year.play_tournament(day, evening, Format::Arena { lasts: 90 * MINUTE }),
                _ => {}
            }
        }
        for (number, finished) in (1..).zip(&year.fields) {
            let league = &year.league;
            year.trophies.add_outcome(number, TournamentId(number), finished, |person, at| {
                league.is_established(person, SeasonLength::Month.end_of_season_containing(at))
            });
        }
        year
    }

    /// Chooses at most `count` members who want to play on this day. Eager people are chosen more often.
    fn choose_players(&mut self, day: i64, count: usize) -> Vec<PersonId> {
        let here = self.members.iter().filter(|(_, member)| member.here.contains(&day));
        let mut drawn: Vec<(f64, PersonId)> =
            here.map(|(id, member)| (self.dice.random::<f64>().ln() / member.eager, *id)).collect();
        drawn.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut players: Vec<PersonId> = drawn.into_iter().take(count).map(|(_, id)| id).collect();
        players.shuffle(&mut self.dice);
        players
    }

    /// Returns the random scores of these players in a match. They depend on skill and luck.
    fn random_scores(&mut self, players: &[PersonId]) -> Vec<i32> {
        let mut score = |id: &PersonId| {
            let form = self.members[id].skill + LUCK * normal_deviate(&mut self.dice);
            (150.0 + 40.0 * form) as i32
        };
        players.iter().map(&mut score).collect()
    }

    /// Adds the result of a match of these players with these scores to the league. The match ended at `at`.
    fn add_match(&mut self, at: Millis, edition: Edition, players: &[PersonId], scores: &[i32]) {
        let ids: Vec<u64> = players.iter().map(|id| id.get()).collect();
        let mut result = MatchResult { edition, ..match_in_order(at, &ids) };
        let places = MatchResult::places_by_seat(scores, &[]);
        for ((seat, id), (score, place)) in
            result.seats.iter_mut().zip(players).zip(scores.iter().zip(places))
        {
            seat.player = Player::Person { id: *id, name: realistic_name(*id) };
            (seat.points, seat.place) = (*score, place);
        }
        self.results += 1;
        self.league.add_result(&WengLin::default(), self.league.last_result_number() + 1, &result);
    }

    /// Plays the casual matches of a day. The first of them ends at `at`.
    fn play_casual_matches(&mut self, day: i64, at: Millis) {
        for n in 0..MATCHES {
            let size = self.dice.random_range(2..=4);
            let players = self.choose_players(day, size);
            let scores = self.random_scores(&players);
            let edition = [Edition::Goliath, Edition::Goliath, Edition::GoliathNl][n % 3];
            self.add_match(at + n as Millis * 40 * MINUTE, edition, &players, &scores);
        }
    }

    /// Plays a tournament that begins at `begin`, on the day with this number.
    fn play_tournament(&mut self, day: i64, begin: Millis, format: Format) {
        let count = self.dice.random_range(FIELD);
        let field = self.choose_players(day, count);
        let mo = || Author { id: PersonId::new(999), name: "Mo".to_owned() };
        let (guild, channel) = (GuildId::new(7), ChannelId::new(8));
        let plan = Box::new(plan_on_day(format, day));
        let created = TournamentEvent::Created { guild, channel, by: mo(), plan };
        let mut state =
            Tournament::from_creation(begin, &created).expect("the tournament is created");
        let mut events = vec![(begin, created)];
        let mut happen = |state: &mut Tournament, at, event: TournamentEvent| {
            state.apply(at, &event).expect("the event is consistent");
            events.push((at, event));
        };
        for id in &field {
            let player = Player::Person { id: *id, name: realistic_name(*id) };
            happen(&mut state, begin, TournamentEvent::Joined { player, rating: None });
        }
        let until = match format {
            Format::Swiss { .. } | Format::RoundRobin | Format::Knockout => None,
            Format::Arena { lasts } => Some(begin + lasts),
        };
        let seed = self.dice.random();
        happen(&mut state, begin, TournamentEvent::Started { seed, until, by: Some(mo()) });
        let mut now = begin;
        // For each table, the time at which its match ends, and the scores.
        let mut matches: BTreeMap<u32, (Millis, Vec<i32>)> = BTreeMap::new();
        while !state.is_over() {
            let reports = matches.iter().filter_map(|(number, (end, scores))| {
                let open = state.table(*number).is_some_and(|table| table.is_open());
                open.then(|| (*number, report_with(now >= *end, scores)))
            });
            let reports = reports.collect();
            for event in state.advance(now, &reports, &[], seed) {
                happen(&mut state, now, event);
            }
            for table in state.tables.iter().skip(matches.len()) {
                let players: Vec<PersonId> = table.entries().iter().map(|at| field[*at]).collect();
                let end = now + self.dice.random_range(9..=16) * MINUTE;
                let scores = self.random_scores(&players);
                matches.insert(table.number, (end, scores.clone()));
                self.add_match(end, Edition::Tournament, &players, &scores);
            }
            let open = |number: &u32| state.table(*number).is_some_and(|table| table.is_open());
            let ends = matches.iter().filter(|(number, _)| open(number)).map(|(_, of)| of.0);
            let next = ends.chain(state.next_due_time_after(now)).filter(|at| *at > now).min();
            now = next.unwrap_or(now + MINUTE);
        }
        assert!(matches!(state.stage, Stage::Over(_)));
        let finished = FinishedTournament::from_events(&events)
            .expect("the event is consistent")
            .expect("the tournament was played to its end");
        self.fields.push(finished);
    }

    /// Returns the rows of a leaderboard at the end of the year.
    pub fn rows_at_year_end(&self, board: LeaderboardKind, period: LeaderboardPeriod) -> Vec<Row> {
        self.rows_at(board, period, self.end)
    }

    /// Returns the rows of a leaderboard at the time `at`.
    fn rows_at(&self, board: LeaderboardKind, period: LeaderboardPeriod, at: Millis) -> Vec<Row> {
        let query = query_at(board, period, at);
        match board.is_about_tournaments() {
            true => self.trophies.leaderboard(&query, |_| false),
            false => self.league.leaderboard(&query, |_| false),
        }
    }

    /// Returns Kendall's tau (the rank correlation) between the skills of these people and their values on a leaderboard.
    fn kendalls_tau_of_skills_and_values(&self, people_and_values: &[(PersonId, f64)]) -> f64 {
        let (mut agree, mut pairs) = (0.0, 0.0);
        for (n, (one, mine)) in people_and_values.iter().enumerate() {
            for (other, theirs) in &people_and_values[..n] {
                let ahead = self.members[one].skill - self.members[other].skill;
                agree += if mine == theirs { 0.0 } else { (ahead * (mine - theirs)).signum() };
                pairs += 1.0;
            }
        }
        agree / pairs
    }

    /// Returns the fraction of all people who are less skilled than this person.
    fn share_of_less_skilled_people(&self, person: PersonId) -> f64 {
        let skill = self.members[&person].skill;
        let less = self.members.values().filter(|other| other.skill < skill);
        less.count() as f64 / PEOPLE as f64
    }
}

/// Returns the query for a leaderboard at the time `at`.
fn query_at(board: LeaderboardKind, period: LeaderboardPeriod, at: Millis) -> Query {
    Query { board, months: period.months(at, SeasonLength::Month), edition: None, at }
}

/// Returns a realistic name: some names are long, two are identical, and some have letters that are written from
/// right to left.
fn realistic_name(id: PersonId) -> String {
    let names = [
        "Žofia",
        "Łukasz",
        "Maximiliane Wolfeschlegelsteinhausen",
        "Søren",
        "Θάλεια",
        "Sam",
        "Sam",
        "שרה",
        "xX_Tile-Master_Xx",
        "名前",
        "J",
        "Anne-Sophie de la Rochefoucauld-Montmorency",
    ];
    let at = usize::try_from(id.get()).unwrap_or_default();
    match names.get(at % 16) {
        Some(name) if at < 80 => (*name).to_owned(),
        _ => format!("Player {at}"),
    }
}

/// Returns the plan of a tournament on this day, counted from 0.
fn plan_on_day(format: Format, day: i64) -> TournamentPlan {
    let kind = if matches!(format, Format::Arena { .. }) { "Arena" } else { "Cup" };
    TournamentPlan {
        name: format!("{kind} of day {day}"),
        format,
        seats: 4,
        most: 4,
        final_table: false,
        capacity: 64,
        check_in: None,
        turn_up: 10 * MINUTE,
        table_time: 60 * MINUTE,
        edition: Edition::Tournament.name().to_owned(),
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

/// Returns the report of a table whose seats have these scores; `is_over` is true once the match is
/// over.
fn report_with(is_over: bool, scores: &[i32]) -> Report {
    let seat = |(score, place): (&i32, u32)| SeatReport {
        score: *score,
        place,
        played: true,
        left: false,
        missed: 0,
    };
    let places = MatchResult::places_by_seat(scores, &[]);
    Report { over: is_over, seats: scores.iter().zip(places).map(seat).collect() }
}

/// `cargo test --lib a_year -- --nocapture` prints the leaderboards.
#[test]
fn after_a_year_the_leaderboards_show_the_good_players() {
    let year = Year::sample();
    let played = |id: &PersonId| year.league.rating(*id, year.end).map(|rating| rating.deviation);
    // People who have played enough for a meaningful rating.
    let known: BTreeSet<PersonId> =
        year.members.keys().copied().filter(|id| played(id).is_some_and(|d| d < 4.0)).collect();
    let figures = |board| {
        let rows = year.rows_at_year_end(board, LeaderboardPeriod::AllTime).into_iter();
        rows.filter(|row| known.contains(&row.person)).map(|row| (row.person, row.value))
    };
    let means = known.iter().filter_map(|id| Some((*id, year.league.rating(*id, year.end)?.mean)));
    let by_mean = year.kendalls_tau_of_skills_and_values(&means.collect::<Vec<_>>());
    let tau = |board| year.kendalls_tau_of_skills_and_values(&figures(board).collect::<Vec<_>>());
    println!(
        "{} results, {} tournaments, {} people known; tau: mean {by_mean:.3}, rating {:.3}, tournament points {:.3}, titles {:.3}, podiums {:.3}",
        year.results,
        year.fields.len(),
        known.len(),
        tau(LeaderboardKind::Rating),
        tau(LeaderboardKind::TournamentPoints),
        tau(LeaderboardKind::Titles),
        tau(LeaderboardKind::Podiums),
    );
    assert_eq!(year.fields.len(), 156);
    assert!(by_mean >= 0.7, "{by_mean}");
    assert!(tau(LeaderboardKind::TournamentPoints) >= 0.4);

    for board in [
        LeaderboardKind::Rating,
        LeaderboardKind::Ladder,
        LeaderboardKind::TournamentPoints,
        LeaderboardKind::Titles,
    ] {
        let rows = year.rows_at_year_end(board, LeaderboardPeriod::AllTime);
        let top = || rows.iter().take(10).map(|row| row.person);
        let skill: f64 =
            top().map(|person| year.share_of_less_skilled_people(person)).sum::<f64>() / 10.0;
        println!("{:18} its first ten are better than {:.0} % of all", board.name(), 100.0 * skill);
        assert!(top().all(|person| year.league.is_established(person, year.end)), "{board:?}");
        assert!(skill > 0.6, "{board:?}: {skill}");
        // Two people share a place if and only if they have the same value.
        for (n, pair) in rows.windows(2).enumerate() {
            assert_eq!(pair[0].place == pair[1].place, pair[0].value == pair[1].value);
            assert!(pair[0].place <= n as u32 + 1 && pair[0].value >= pair[1].value);
        }
    }
    // Each tournament has at most one title and three podiums.
    let sum = |board| {
        year.rows_at_year_end(board, LeaderboardPeriod::AllTime)
            .iter()
            .map(|row| row.value)
            .sum::<f64>()
    };
    let (titles, podiums) = (sum(LeaderboardKind::Titles), sum(LeaderboardKind::Podiums));
    assert!(titles <= 156.0 && titles > 130.0, "{titles}");
    assert!(podiums <= 3.0 * 156.0 && podiums > 2.0 * titles, "{podiums}");
}

#[test]
fn every_month_of_a_year_has_its_champions() {
    let year = Year::simulate(7);
    let (mut matches, mut tournaments) = (Vec::new(), Vec::new());
    let january = Month::containing(year.end).plus_months(-11);
    // The sums of all of these months are kept separately.
    for month in (0..12).map(|n| january.plus_months(n)) {
        let season = query_at(
            LeaderboardKind::Ladder,
            LeaderboardPeriod::Season,
            month.plus_months(1).start_ms() - 1,
        );
        matches.extend(year.league.season_champion(&season, |_| false));
        tournaments
            .extend(year.league.season_tournament_champion(&year.trophies, &season, |_| false));
    }
    let skill = |champions: &[PersonId]| {
        let sum: f64 =
            champions.iter().map(|person| year.share_of_less_skilled_people(*person)).sum();
        sum / champions.len() as f64
    };
    println!(
        "{} champions of the ladder, better than {:.2} of all; {} of tournaments, {:.2}",
        matches.len(),
        skill(&matches),
        tournaments.len(),
        skill(&tournaments)
    );
    // If two share the first place, there is no champion.
    assert!(matches.len() >= 10 && tournaments.len() >= 7);
    assert!(skill(&matches) > 0.6 && skill(&tournaments) > 0.6);
}
