//! Tests of tournament points, titles and podiums: examples of the rules, and properties that always hold. This file contains the
//! sample tournaments.

pub(in crate::league::tests) mod farmed;
mod finished;
mod totals;

use crate::ids::{ChannelId, GuildId, PersonId, TournamentId};
use crate::league::tournament::{
    Author, Ending, EntryId, EntryTerms, Format, OutReason, PairedTables, Ruling, TournamentEvent,
    TournamentPlan, TournamentSeatResult,
};
use crate::league::{
    FEWEST_PEOPLE, FinishedTournament, LeaderboardKind, LeaderboardPeriod, LeagueState, Month,
    Player, Query, Row, SeasonLength, TournamentReward, TournamentTotals, Trophies,
};
use crate::time::Millis;
use triominos_rules::game::Edition;

/// The time of the tests, 2026-11-21, in milliseconds since 1970.
const NOW: Millis = 1_795_219_200_000;
pub(in crate::league::tests) const MINUTE: Millis = 60_000;
pub(in crate::league::tests) const DAY: Millis = 24 * 60 * MINUTE;

/// Returns a person with this id.
fn person_with_id(id: u64) -> Player {
    Player::Person { id: PersonId::new(id), name: format!("P{id}") }
}

/// Returns persons with these ids.
pub(in crate::league::tests) fn persons_with_ids(
    ids: impl IntoIterator<Item = u64>,
) -> Vec<Player> {
    ids.into_iter().map(person_with_id).collect()
}

/// Returns this many computer players.
pub(in crate::league::tests) fn computer_players(count: u8) -> Vec<Player> {
    (1..=count).map(|number| Player::Computer { number }).collect()
}

/// Returns the organiser Mo as the author of events.
fn author_mo() -> Author {
    Author { id: PersonId::new(999), name: "Mo".to_owned() }
}

/// A tournament that a test builds event by event. The id of an entry is the index of its player in the list
/// of players.
struct Cup {
    events: Vec<(Millis, TournamentEvent)>,
    tables: u32,
    rounds: u32,
    now: Millis,
}

impl Cup {
    fn new(format: Format, players: &[Player], now: Millis) -> Self {
        let plan = TournamentPlan {
            name: "Cup".to_owned(),
            format,
            seats: 4,
            most: 4,
            final_table: false,
            capacity: 256,
            check_in: None,
            turn_up: 10 * MINUTE,
            table_time: 60 * MINUTE,
            edition: Edition::Goliath.name().to_owned(),
            rules: Vec::new(),
            clock: "none".to_owned(),
            level: String::new(),
            locale: "en-US".to_owned(),
            start: None,
            is_event: false,
            entry: EntryTerms::default(),
            weekly: None,
        };
        let (guild, channel) = (GuildId::new(5), ChannelId::new(6));
        let created =
            TournamentEvent::Created { guild, channel, by: author_mo(), plan: Box::new(plan) };
        let mut cup = Self { events: vec![(now, created)], tables: 0, rounds: 0, now };
        players.iter().for_each(|player| {
            cup.add_event(TournamentEvent::Joined { player: player.clone(), rating: None })
        });
        cup.add_event(TournamentEvent::Started { seed: 7, until: None, by: None });
        cup
    }

    /// Creates a tournament of these players with this many rounds.
    fn with_swiss_rounds(rounds: u32, players: &[Player]) -> Self {
        Self::new(Format::Swiss { rounds }, players, NOW)
    }

    /// Adds an event at the current time.
    fn add_event(&mut self, event: TournamentEvent) {
        self.events.push((self.now, event));
    }

    /// Pairs tables with these entries in this round. Round 0 stands for an arena.
    fn pair_tables(&mut self, round: u32, tables: &[Vec<EntryId>]) {
        let until = self.now + 60 * MINUTE;
        let (tables, byes) = (tables.to_vec(), Vec::new());
        let paired = PairedTables { round, is_final: false, tables, byes, until };
        self.add_event(TournamentEvent::Paired(paired));
    }

    /// Finishes the first paired table that is not finished. Its players finish in the order of the seats. `stayed_by_seat`
    /// contains `true` for each player who stayed.
    fn finish_next_table(&mut self, stayed_by_seat: &[bool]) {
        self.tables += 1;
        let table = self.tables;
        self.add_event(TournamentEvent::Opened { table });
        let last = stayed_by_seat.len() as u32;
        let seat = |(place, there): (u32, &bool)| TournamentSeatResult {
            place: if *there { place } else { last },
            score: there.then_some(100 - 10 * place as i32),
            stayed: *there,
            missed: 0,
        };
        let seats = (1..).zip(stayed_by_seat).map(seat).collect();
        self.add_event(TournamentEvent::Finished { table, seats: Some(seats) });
    }

    /// Plays a round at these tables. The entries of each table are in the order in which they finish.
    fn play_round(&mut self, tables: &[Vec<EntryId>]) {
        self.rounds += 1;
        self.pair_tables(self.rounds, tables);
        tables.iter().for_each(|table| self.finish_next_table(&vec![true; table.len()]));
        self.add_event(TournamentEvent::RoundEnded { round: self.rounds });
    }

    /// Replaces the player of an entry.
    fn replace_player(&mut self, entry: EntryId, player: Player) {
        self.add_event(TournamentEvent::Replaced { entry, player, by: author_mo(), reason: None });
    }

    /// Withdraws an entry for this reason.
    fn withdraw_entry(&mut self, entry: EntryId, out: OutReason) {
        self.add_event(TournamentEvent::Withdrawn { entry, out, by: None, reason: None });
    }

    /// Ends the tournament as played to its end, and returns its outcome.
    fn finish(mut self) -> FinishedTournament {
        self.now += 90 * MINUTE;
        self.add_event(TournamentEvent::Ended { ending: Ending::Played, by: None });
        serialized_and_reread_outcome(&self.events).expect("it was played to its end")
    }
}

/// Computes the outcome of these events, serializes it and reads it back.
fn serialized_and_reread_outcome(
    events: &[(Millis, TournamentEvent)],
) -> Option<FinishedTournament> {
    let finished = FinishedTournament::from_events(events).unwrap()?;
    Some(serde_json::from_str(&serde_json::to_string(&finished).unwrap()).unwrap())
}

/// Creates a tournament of two rounds at one large table, at which these players finish in this order.
pub(in crate::league::tests) fn finished_in_order(
    players: &[Player],
    now: Millis,
) -> FinishedTournament {
    let mut cup = Cup::new(Format::Swiss { rounds: 2 }, players, now);
    let tables: Vec<Vec<EntryId>> = vec![(0..players.len()).collect()];
    cup.play_round(&tables);
    cup.play_round(&tables);
    cup.finish()
}

/// Returns the persons who get points for the tournament, ordered by place, each with the points in tenths.
fn persons_and_tenths_of_points(
    finished: &FinishedTournament,
    is_established: impl Fn(u64) -> bool,
) -> Vec<(u64, u32)> {
    let earned = finished.rewards(|person| is_established(person.get())).into_iter();
    earned
        .map(|earned| (earned.person.get(), earned.known.points + earned.new.points))
        .filter(|(_, points)| *points > 0)
        .collect()
}

/// Returns the query for this leaderboard over this period.
pub(in crate::league::tests) fn query_for(
    board: LeaderboardKind,
    period: LeaderboardPeriod,
) -> Query {
    Query { board, months: period.months(NOW, SeasonLength::Month), edition: None, at: NOW }
}

/// Returns the place, the person and the value of each row of a leaderboard of all time.
fn places_persons_and_values(trophies: &Trophies, board: LeaderboardKind) -> Vec<(u32, u64, f64)> {
    let rows = trophies.leaderboard(&query_for(board, LeaderboardPeriod::AllTime), |_| false);
    rows.iter().map(|row: &Row| (row.place, row.person.get(), row.value)).collect()
}

/// Returns the trophies after these tournaments, in which everybody counts as established.
fn trophies_after(finished: &[FinishedTournament]) -> Trophies {
    let mut trophies = Trophies::default();
    for (number, finished) in (1..).zip(finished) {
        trophies.add_outcome(number, TournamentId(number), finished, |_, _| true);
    }
    trophies
}
