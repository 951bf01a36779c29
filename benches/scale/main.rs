//! The speed of the league of a very large server: `cargo bench --bench scale`. It runs on a SQLite file, and on PostgreSQL too if
//! `TEST_POSTGRES_URL` names a server on which it may create schemas. The environment variable `RESULTS` sets another number of
//! match results, for example `RESULTS=100000`. It takes some minutes and prints a table with the median, the 99th percentile and
//! the maximum of the times for which people wait.
//!
//! The server has a million match results, ten thousand tournaments and ten thousand people. The aims are that the first
//! leaderboard after a start takes at most a second, and another page of it at most 20 ms.

#[path = "../databases/mod.rs"]
mod databases;
mod tournaments;

use std::time::{Duration, Instant};

use async_trait::async_trait;
use databases::{Database, for_each_database, print_quantile_row};
use triominos::guild::{Guilds, MemberLookUp};
use triominos::ids::{GuildId, PersonId};
use triominos::league::snapshot::{match_rules_fingerprint, tournament_rules_fingerprint};
use triominos::league::{LeaderboardKind, LeaderboardPeriod, LeaderboardView};
use triominos::store::{SnapshotKind, Store};

const HISTORY: &str = include_str!("league.sql");
const GUILD: GuildId = GuildId::new(1);
const ELSEWHERE: GuildId = GuildId::new(2);
const PEOPLE: u64 = 10_000;
/// The current time, later than all data: 2026-11-22, in milliseconds since 1970.
const NOW: i64 = 1_795_305_600_000;
const DAY: i64 = 24 * 60 * 60 * 1000;
const STARTS: usize = 5;
const PAGES: usize = 200;

/// A member list that contains every person, so that the leaderboards hide nobody.
struct Everybody;

#[async_trait]
impl MemberLookUp for Everybody {
    async fn is_member(&self, _: GuildId, _: PersonId) -> Option<bool> {
        Some(true)
    }
}

fn main() {
    let size = std::env::var("RESULTS").ok().and_then(|size| size.parse().ok());
    let size: i64 = size.unwrap_or(1_000_000);
    for_each_database(&format!("{size} results"), async |database| {
        measure_league(database, size).await
    });
}

/// Fills the database with a server of `result_count` match results, and times its leaderboards and its list of past tournaments.
async fn measure_league(database: Database, result_count: i64) {
    let store = Store::connect(&database.address).await.expect("a database");
    let start = Instant::now();
    let begin = NOW - 3 * 365 * DAY;
    let history = [
        ("{size}", result_count),
        ("{people}", PEOPLE.cast_signed()),
        ("{guild}", GUILD.get().cast_signed()),
        ("{start}", begin),
        ("{step}", (NOW - DAY - begin) / result_count),
        ("{now}", NOW),
    ]
    .into_iter()
    .fold(HISTORY.to_owned(), |sql, (name, value)| sql.replace(name, &value.to_string()));
    database.execute_and_update_statistics(&history).await;
    print_quantile_row("filling three years", &mut [start.elapsed()]);

    let matches = SnapshotKind { guild: GUILD, kind: "matches", rules: match_rules_fingerprint() };
    measure_first_leaderboard(&store, matches).await;
    measure_leaderboard_after_start(
        &store,
        "a first leaderboard after a start",
        LeaderboardKind::Rating,
    )
    .await;
    measure_leaderboard_pages(
        &store,
        "a page",
        &[LeaderboardKind::Rating, LeaderboardKind::Ladder, LeaderboardKind::Wins],
        NOW,
    )
    .await;
    measure_leaderboard_pages(
        &store,
        "a page of people not seen for days",
        &[LeaderboardKind::Bridges],
        NOW + 9 * DAY,
    )
    .await;

    tournaments::store_tournaments(&store).await;
    let cups =
        SnapshotKind { kind: "tournaments", rules: tournament_rules_fingerprint(), ..matches };
    let guilds = Guilds::new(store.clone());
    let waited = time_leaderboard_page(
        &guilds,
        LeaderboardKind::TournamentPoints,
        LeaderboardPeriod::AllTime,
        0,
        NOW,
    )
    .await;
    print_quantile_row("a first leaderboard of tournaments, computed", &mut [waited]);
    wait_for_snapshot(&store, cups).await;
    let what = "a first leaderboard of tournaments after a start";
    measure_leaderboard_after_start(&store, what, LeaderboardKind::TournamentPoints).await;
    let boards =
        [LeaderboardKind::TournamentPoints, LeaderboardKind::Titles, LeaderboardKind::Podiums];
    measure_leaderboard_pages(&store, "a page of it", &boards, NOW).await;
    let mut past = Vec::new();
    for n in 0..PAGES {
        let start = Instant::now();
        guilds.past_tournaments_page(GUILD, n * 5).await.expect("an answer");
        past.push(start.elapsed());
    }
    print_quantile_row("a page of past tournaments", &mut past);
    store.close().await;
}

/// Times the first computation of a server's leaderboard and, meanwhile, the leaderboards of another server. The bot then stores a
/// snapshot of the computed state; `kind` is the kind of that snapshot.
async fn measure_first_leaderboard(store: &Store, kind: SnapshotKind) {
    let guilds = Guilds::new(store.clone());
    let before = kilobytes_from_proc_status("VmRSS");
    let (asked, busy) = (Instant::now(), processor_time_so_far_ms());
    let asking = {
        let guilds = guilds.clone();
        tokio::spawn(async move {
            time_leaderboard_page(
                &guilds,
                LeaderboardKind::Rating,
                LeaderboardPeriod::AllTime,
                0,
                NOW,
            )
            .await
        })
    };
    let mut others = Vec::new();
    while !asking.is_finished() {
        let start = Instant::now();
        let view = LeaderboardView::default();
        let viewer = PersonId::new(1);
        let made = guilds.leaderboard_page(ELSEWHERE, view, 0, viewer, NOW, &Everybody).await;
        made.expect("an answer");
        others.push(start.elapsed());
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    print_quantile_row(
        "a first leaderboard ever, computed",
        &mut [asking.await.expect("an answer")],
    );
    print_value(
        "its processor time, with that of the snapshot, ms",
        processor_time_so_far_ms() - busy,
    );
    print_quantile_row("leaderboards of another server meanwhile", &mut others);
    print_value(
        "memory of the league, MB",
        kilobytes_from_proc_status("VmRSS").saturating_sub(before) / 1024,
    );
    wait_for_snapshot(store, kind).await;
    print_quantile_row("and its snapshot written", &mut [asked.elapsed()]);
    let number = store.league_snapshot_numbers(kind).await.expect("an answer")[0];
    let body = store.league_snapshot(kind, number).await.expect("an answer");
    print_value("its snapshot, KB", body.len() as u64 / 1024);
    print_value("memory at most, MB", kilobytes_from_proc_status("VmHWM") / 1024);
}

/// Waits until the store has a snapshot of this kind.
async fn wait_for_snapshot(store: &Store, kind: SnapshotKind) {
    while store.league_snapshot_numbers(kind).await.expect("an answer").is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Prints the elapsed time and the processor time for the first page of a leaderboard, computed after a start of the bot.
/// `row_name` is the description in the printed row.
async fn measure_leaderboard_after_start(store: &Store, row_name: &str, board: LeaderboardKind) {
    let (mut times, busy) = (Vec::new(), processor_time_so_far_ms());
    for _ in 0..STARTS {
        times.push(
            time_leaderboard_page(
                &Guilds::new(store.clone()),
                board,
                LeaderboardPeriod::AllTime,
                0,
                NOW,
            )
            .await,
        );
    }
    print_quantile_row(row_name, &mut times);
    print_value("its processor time, ms", (processor_time_so_far_ms() - busy) / STARTS as u64);
}

/// Prints the times to compute pages of these leaderboards in turn. `row_name` is the description in the printed row, and `now` is
/// the time of the requests in milliseconds since 1970.
async fn measure_leaderboard_pages(
    store: &Store,
    row_name: &str,
    boards: &[LeaderboardKind],
    now: i64,
) {
    let guilds = Guilds::new(store.clone());
    time_leaderboard_page(&guilds, boards[0], LeaderboardPeriod::AllTime, 0, now).await;
    let (mut times, busy) = (Vec::new(), processor_time_so_far_ms());
    for n in 0..PAGES {
        let (board, period) =
            (boards[n % boards.len()], LeaderboardPeriod::ALL[n % LeaderboardPeriod::ALL.len()]);
        times.push(time_leaderboard_page(&guilds, board, period, n * 7 % 50, now).await);
    }
    print_quantile_row(row_name, &mut times);
    print_value(
        "its processor time, microseconds",
        (processor_time_so_far_ms() - busy) * 1000 / PAGES as u64,
    );
}

/// Returns the time to compute a page of a leaderboard. The page number is counted from 0, and `now` is the time of the request in
/// milliseconds since 1970.
async fn time_leaderboard_page(
    guilds: &Guilds,
    board: LeaderboardKind,
    period: LeaderboardPeriod,
    page_number: usize,
    now: i64,
) -> Duration {
    let start = Instant::now();
    let view = LeaderboardView { board, period, edition: None };
    let viewer = PersonId::new(77);
    let made = guilds.leaderboard_page(GUILD, view, page_number, viewer, now, &Everybody).await;
    made.expect("an answer");
    start.elapsed()
}

/// Returns the value in kilobytes of a field of /proc/self/status, such as `VmRSS`; 0 if there is no such field.
fn kilobytes_from_proc_status(field: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|size| size.parse().ok()).unwrap_or(0)
}

/// Returns the processor time of this process so far, in milliseconds. On a busy machine it is more reliable than the elapsed time.
fn processor_time_so_far_ms() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or_default();
    // See proc(5): user and system time, in hundredths of a second.
    let ticks = after.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<u64>().ok());
    ticks.sum::<u64>() * 10
}

/// Prints a value with its description.
#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
fn print_value(description: &str, value: u64) {
    println!("{description:<55}{value:>10}");
}
