//! The database after a busy year: `cargo bench --bench growth`. A file of SQLite always, PostgreSQL where `TEST_POSTGRES_URL` names
//! a server on which schemas may be made. It takes some minutes, and prints a table.
//!
//! How the queries are planned is asserted by `store/tests/database/plans.rs`, with the same year in small.

mod purge;

use std::time::{Duration, Instant};

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use triominos::ids::{ChannelId, InteractionId, TableId};
use triominos::store::{Append, EventRow, NewAnnouncement, Store, TableStatus};

const YEAR: &str = include_str!("year.sql");
/// Tables, and as many tournaments; ten events and ten interactions a table; a fifth as many announcements that wait.
const SIZE: i64 = 100_000;
/// A moment after all of it.
const NOW: i64 = 1_900_000_000_000;
const TIMES: i64 = 200;

#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::TempDir::new().expect("a folder");
        let file = folder.path().join("games.db").display().to_string();
        println!("SQLite, {SIZE} tables\n");
        measure(&file, &format!("sqlite://{file}"), "PRAGMA optimize").await;
        let Ok(server) = std::env::var("TEST_POSTGRES_URL") else { return };
        let schema = format!("bench_{:x}", std::process::id());
        execute(&server, &format!("CREATE SCHEMA {schema}")).await;
        let mut options: AnyConnectOptions = server.parse().expect("an address");
        options.database_url.query_pairs_mut().append_pair("options[search_path]", &schema);
        println!("\nPostgreSQL, {SIZE} tables\n");
        let url = options.database_url.to_string();
        measure(&url, &url, "VACUUM ANALYZE").await;
        execute(&server, &format!("DROP SCHEMA {schema} CASCADE")).await;
    });
}

async fn execute(url: &str, sql: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.expect("the database");
    connection.execute(AssertSqlSafe(sql.to_owned())).await.expect("it is done");
    connection.close().await.expect("it is closed");
}

/// Fills the database and times what people wait for, and what is done beside them.
async fn measure(address: &str, url: &str, afterwards: &str) {
    let store = Store::connect(address).await.expect("a database");
    let start = Instant::now();
    let year = YEAR.replace("{size}", &SIZE.to_string());
    execute(url, &format!("BEGIN; {year} COMMIT;")).await;
    execute(url, afterwards).await;
    row("the year is made", &mut [start.elapsed()]);

    let mut times = Vec::new();
    for n in 0..TIMES {
        let channel = ChannelId::new((n * 37).unsigned_abs());
        let start = Instant::now();
        store.tournament_in(channel).await.expect("an answer");
        times.push(start.elapsed());
    }
    row("the tournament of a channel", &mut times);

    let (mut commits, mut claims) = (Vec::new(), Vec::new());
    for n in 1..=TIMES {
        let table = TableId(n * 100 + 1);
        let event = EventRow { at: NOW, version: 1, body: r#"{"what":"played"}"#.into() };
        let said = NewAnnouncement {
            seq: 11,
            channel_id: ChannelId::new(1),
            body: r#"{"kind":"turn"}"#.into(),
        };
        let append = Append {
            table,
            expected_seq: 10,
            events: &[event],
            status: TableStatus::Over,
            due_at: None,
            now: NOW,
            announcements: &[said],
            forget_at: None,
            people: None,
            handled: Some(InteractionId::new(n.unsigned_abs() + 1_000_000_000)),
            result: None,
            orders_played: &[],
            expected_at: None,
            claim: None,
            orders_cancelled: false,
        };
        let start = Instant::now();
        store.append(append).await.expect("it is kept");
        commits.push(start.elapsed());
        let start = Instant::now();
        let claimed = store.claim_announcements("me", NOW, 15_000, 1).await.expect("an answer");
        store.next_announcement_at().await.expect("an answer");
        claims.push(start.elapsed());
        for one in claimed {
            store.announcement_done(one.key, NOW, None).await.expect("it is noted");
        }
    }
    row("a commit", &mut commits);
    row("what is to be announced after it", &mut claims);

    let start = Instant::now();
    store.seasons_due("month", "month", 1_760_000_000_000, NOW).await.expect("an answer");
    row("servers with a season that is over, of a whole year", &mut [start.elapsed()]);

    for reader in [false, true] {
        purge::measure(&store, url, reader).await;
    }
    store.close().await;
}

#[expect(clippy::print_stdout, reason = "this is what a benchmark is for")]
fn row(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let at = |part: usize| {
        let time = times[(times.len() - 1) * part / 100];
        format!("{:>10.2} ms", time.as_secs_f64() * 1000.0)
    };
    println!("{what:<55}{}{}{}", at(50), at(99), at(100));
}
