//! The ten thousand finished tournaments of the large server, from which leaderboards of tournaments are computed.

use std::time::Instant;

use triominos::ids::{ChannelId, PersonId, TournamentId};
use triominos::league::tournament::{
    Author, Ending, EntryId, EntryTerms, Format, PairedTables, Player, TournamentEvent,
    TournamentPlan, TournamentSeatResult,
};
use triominos::store::{AppendTournament, EventRow, NewTournament, Store};
use triominos_rules::game::Edition;

use super::databases::print_quantile_row;
use super::{DAY, GUILD, NOW, PEOPLE};

const TOURNAMENTS: i64 = 10_000;

/// Stores all tournaments.
pub async fn store_tournaments(store: &Store) {
    let start = Instant::now();
    for n in 0..TOURNAMENTS {
        store_tournament(store, n).await;
    }
    print_quantile_row("storing ten thousand tournaments", &mut [start.elapsed()]);
}

/// Returns the person with this id.
fn player_with_id(id: u64) -> Player {
    Player::Person { id: PersonId::new(id), name: format!("Person {id}") }
}

/// Returns the plan of a tournament of three Swiss rounds.
fn three_round_plan(name: String) -> TournamentPlan {
    TournamentPlan {
        name,
        format: Format::Swiss { rounds: 3 },
        seats: 4,
        most: 4,
        final_table: false,
        capacity: 64,
        check_in: None,
        turn_up: 600_000,
        table_time: 3_600_000,
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

/// Stores a finished tournament of twelve people: three rounds at three tables.
async fn store_tournament(store: &Store, number: i64) {
    let at = NOW - 800 * DAY + number * DAY / 15;
    let by = || Author { id: PersonId::new(1), name: "Mo".to_owned() };
    let channel = ChannelId::new(6_000_000_000 + number.unsigned_abs());
    let plan = three_round_plan(format!("Cup {number}"));
    let mut events =
        vec![TournamentEvent::Created { guild: GUILD, channel, by: by(), plan: Box::new(plan) }];
    let person_id = |entry: u64| (number.unsigned_abs() * 7 + entry * 501) % PEOPLE + 1;
    events.extend((0..12).map(|entry| TournamentEvent::Joined {
        player: player_with_id(person_id(entry)),
        rating: None,
    }));
    events.push(TournamentEvent::Started {
        seed: number.unsigned_abs(),
        until: None,
        by: Some(by()),
    });
    for round in 1..=3_u32 {
        let entry = |table: usize, seat: usize| match round {
            2 => table * 4 + seat,
            _ => table + seat * 3,
        };
        let table = |table| (0..4).map(|seat| entry(table, seat)).collect::<Vec<EntryId>>();
        let tables = (0..3).map(table).collect();
        let until = at + 3_600_000;
        let paired = PairedTables { round, is_final: false, tables, byes: Vec::new(), until };
        events.push(TournamentEvent::Paired(paired));
        for table in 3 * round - 2..=3 * round {
            let seat = |place: u32| TournamentSeatResult {
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
        id: TournamentId(7_000_000_000 + number),
        guild_id: GUILD,
        channel_id: channel,
        due_at: None,
        now: at,
        events: &events,
        handled: None,
    };
    store.create_tournament(new).await.expect("a tournament");
    let over = AppendTournament {
        tournament: TournamentId(7_000_000_000 + number),
        expected_seq: i64::try_from(events.len()).expect("few"),
        events: &[],
        over: true,
        due_at: None,
        seen: None,
        settled: &[],
        now: at,
        handled: None,
    };
    store.append_tournament_events(over).await.expect("its end");
}
