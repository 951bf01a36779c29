//! The database after a busy year: `cargo bench --bench growth`. A file of SQLite always, PostgreSQL where `TEST_POSTGRES_URL` names
//! a server on which schemas may be made. It takes some minutes, and prints a table. With the argument `privacy` it measures finding
//! everything that names a person instead.
//!
//! How the queries are planned is asserted by `store/tests/database/plans.rs`, with the same year in small.

#[path = "../databases/mod.rs"]
mod databases;
mod privacy;
mod purge;

use std::time::Instant;

use databases::{Database, on_each, row};
use triominos::ids::{ChannelId, InteractionId, TableId};
use triominos::store::{Append, EventRow, NewAnnouncement, Store, TableStatus};

const YEAR: &str = include_str!("year.sql");
/// Tables, and as many tournaments; ten events and ten interactions a table; a fifth as many announcements that wait.
const SIZE: i64 = 100_000;
/// A moment after all of it.
const NOW: i64 = 1_900_000_000_000;
const TIMES: i64 = 200;

fn main() {
    if std::env::args().any(|argument| argument == "privacy") {
        on_each(&format!("{} tables of ten events", privacy::SIZE), privacy::measure);
    } else {
        on_each(&format!("{SIZE} tables"), measure);
    }
}

/// Fills the database and times the queries that people wait for, and those beside them.
async fn measure(database: Database) {
    let store = Store::connect(&database.address).await.expect("a database");
    let start = Instant::now();
    database.fill(&YEAR.replace("{size}", &SIZE.to_string())).await;
    row("the year is made", &mut [start.elapsed()]);

    let mut times = Vec::new();
    for n in 0..TIMES {
        let channel = ChannelId::new((n * 37).unsigned_abs());
        let start = Instant::now();
        store.tournament_in(channel).await.expect("an answer");
        times.push(start.elapsed());
    }
    row("the tournament of a channel", &mut times);

    let played = [played()];
    let (mut commits, mut claims) = (Vec::new(), Vec::new());
    for n in 1..=TIMES {
        let table = TableId(n * 100 + 1);
        let said = NewAnnouncement {
            seq: 11,
            channel_id: ChannelId::new(1),
            body: r#"{"kind":"turn"}"#.into(),
        };
        let interaction = InteractionId::new(n.unsigned_abs() + 1_000_000_000);
        let announcements = &[said];
        let append = Append { announcements, ..one_move(table, 10, interaction, &played) };
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
        purge::measure(&store, &database.url, reader).await;
    }
    store.close().await;
}

fn played() -> EventRow {
    EventRow { at: NOW, version: 1, body: r#"{"what":"played"}"#.into() }
}

/// A move at a table of the year, in answer to an interaction.
fn one_move(
    table: TableId,
    expected_seq: i64,
    interaction: InteractionId,
    events: &[EventRow],
) -> Append<'_> {
    Append {
        table,
        expected_seq,
        events,
        status: TableStatus::Over,
        due_at: None,
        now: NOW,
        announcements: &[],
        forget_at: None,
        people: None,
        handled: Some(interaction),
        result: None,
        orders_played: &[],
        expected_at: None,
        claim: None,
        orders_cancelled: false,
    }
}
