//! The leaderboards of a server that has held ten thousand tournaments.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use triominos::game::{Edition, Scoring};
use triominos::guild::{Guilds, Members};
use triominos::ids::{ChannelId, GuildId, PersonId, TableId, TournamentId};
use triominos::league::tournament::{
    Author, Ending, EntryId, Format, Paired, Plan, Player, SeatResult, TournamentEvent,
};
use triominos::league::{
    Board, Deeds, LeaderboardView, MatchResult, RuleChanges, SeatResult as Seat, Span,
};
use triominos::store::{Append, EventRow, NewTable, NewTournament, Store, TableStatus};

use super::{NOW, row};

const TOURNAMENTS: i64 = 10_000;
const GUILD: GuildId = GuildId::new(4_000_000_000);
const PERSONS: u64 = 60;
const DAY: i64 = 24 * 60 * 60 * 1000;
const PAGES: usize = 50;

struct Everybody;

#[async_trait]
impl Members for Everybody {
    async fn is_member(&self, _: GuildId, _: PersonId) -> Option<bool> {
        Some(true)
    }
}

/// Makes them, and times what somebody waits for.
pub async fn measure(store: &Store) {
    let start = Instant::now();
    establish(store).await;
    for n in 0..TOURNAMENTS {
        hold(store, n).await;
    }
    row("ten thousand tournaments are held", &mut [start.elapsed()]);
    let view =
        LeaderboardView { board: Board::TournamentPoints, span: Span::AllTime, edition: None };
    let page = async |guilds: &Guilds, page: usize| {
        let start = Instant::now();
        let viewer = PersonId::new(1);
        let made = guilds.leaderboard(GUILD, view, page, viewer, NOW, &Everybody).await;
        assert_eq!(made.expect("an answer").people as u64, PERSONS);
        start.elapsed()
    };
    row(
        "a first leaderboard, outcomes worked out",
        &mut [page(&Guilds::new(store.clone()), 0).await],
    );
    let guilds = Guilds::new(store.clone());
    row("a first leaderboard after a start", &mut [page(&guilds, 0).await]);
    let (mut pages, mut past) = (Vec::<Duration>::new(), Vec::new());
    for n in 0..PAGES {
        pages.push(page(&guilds, n % 6).await);
        let start = Instant::now();
        guilds.past_tournaments(GUILD, n * 20).await.expect("an answer");
        past.push(start.elapsed());
    }
    row("a page of it", &mut pages);
    row("a page of past tournaments", &mut past);
}

fn person(id: u64) -> Player {
    Player::Person { id: PersonId::new(id), name: format!("Person {id}") }
}

/// Everybody plays six matches, on six days, against three others.
async fn establish(store: &Store) {
    for n in 0..PERSONS.cast_signed() / 4 * 6 {
        let (table, at) = (TableId(5_000_000_000 + n), NOW - 900 * DAY + n / 15 * DAY);
        let first = n.unsigned_abs() % 15 * 4 + 1;
        let seat = |(id, place)| Seat {
            player: person(id),
            left: None,
            minded_turns: 0,
            points: 50,
            place,
            deeds: Deeds { turns: 9, placements: 7, ..Deeds::default() },
        };
        let result = MatchResult {
            table: table.0,
            guild: GUILD,
            channel: ChannelId::new(1),
            started_at: at,
            finished_at: at,
            edition: Edition::default(),
            rule_changes: RuleChanges::None,
            given_up: false,
            scoring: Scoring::Standard,
            rounds: 1,
            seats: (first..first + 4).zip(1..).map(seat).collect(),
        };
        let event = [EventRow { at, version: 1, body: "{}".into() }];
        let new = NewTable {
            id: table,
            guild_id: GUILD,
            channel_id: ChannelId::new(table.0.unsigned_abs()),
            opened_by: None,
            status: TableStatus::Playing,
            due_at: None,
            now: at,
            events: &[],
            announcements: &[],
            handled: None,
        };
        store.open_table(new).await.expect("a table");
        let over = Append {
            table,
            expected_seq: 0,
            events: &event,
            status: TableStatus::Over,
            due_at: None,
            now: at,
            announcements: &[],
            handled: None,
            forget_at: None,
            result: Some(&result),
        };
        store.append(over).await.expect("its end");
    }
}

/// Holds a tournament of twelve, three rounds at three tables.
async fn hold(store: &Store, n: i64) {
    let at = NOW - 800 * DAY + n * DAY / 15;
    let by = || Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let channel = ChannelId::new(6_000_000_000 + n.unsigned_abs());
    let plan = Plan {
        name: format!("Cup {n}"),
        format: Format::Swiss { rounds: 3 },
        seats: 4,
        most: 4,
        final_table: false,
        capacity: 64,
        check_in: None,
        turn_up: 600_000,
        table_time: 3_600_000,
        edition: Edition::Tournament.name().to_owned(),
        rules: Plan::rules_of(Edition::Tournament, 4),
        clock: "none".to_owned(),
        level: String::new(),
        locale: "en-US".to_owned(),
    };
    let mut events =
        vec![TournamentEvent::Created { guild: GUILD, channel, by: by(), plan: Box::new(plan) }];
    let of = |entry: u64| (n.unsigned_abs() * 7 + entry * 5) % PERSONS + 1;
    events.extend((0..12).map(|entry| TournamentEvent::Joined { player: person(of(entry)) }));
    events.push(TournamentEvent::Started { seed: n.unsigned_abs(), until: None, by: Some(by()) });
    for round in 1..=3_u32 {
        let entry = |table: usize, seat: usize| match round {
            2 => table * 4 + seat,
            _ => table + seat * 3,
        };
        let table = |table| (0..4).map(|seat| entry(table, seat)).collect::<Vec<EntryId>>();
        let tables = (0..3).map(table).collect();
        let until = at + 3_600_000;
        let paired = Paired { round, is_final: false, tables, byes: Vec::new(), until };
        events.push(TournamentEvent::Paired(paired));
        for table in 3 * round - 2..=3 * round {
            let seat = |place: u32| SeatResult {
                place,
                score: Some(100 - 9 * place.cast_signed()),
                stayed: true,
                missed: 0,
            };
            events.push(TournamentEvent::Opened { table });
            let seats = Some((1..=4).map(seat).collect());
            events.push(TournamentEvent::Finished { table, seats });
        }
        events.push(TournamentEvent::RoundEnded { round });
    }
    events.push(TournamentEvent::Ended { ending: Ending::Played, by: None });
    let body = |event: &TournamentEvent| event.to_json().expect("JSON").into();
    let version = TournamentEvent::VERSION;
    let events: Vec<EventRow> =
        events.iter().map(|event| EventRow { at, version, body: body(event) }).collect();
    let new = NewTournament {
        id: TournamentId(7_000_000_000 + n),
        guild_id: GUILD,
        channel_id: channel,
        due_at: None,
        now: at,
        events: &events,
        handled: None,
    };
    store.create_tournament(new).await.expect("a tournament");
    let over = triominos::store::AppendTournament {
        tournament: TournamentId(7_000_000_000 + n),
        expected_seq: i64::try_from(events.len()).expect("few"),
        events: &[],
        over: true,
        due_at: None,
        seen: None,
        settled: &[],
        now: at,
        handled: None,
    };
    store.append_tournament(over).await.expect("its end");
}
