//! The speed of the database after a busy year: `cargo bench --bench growth`. It runs on a SQLite file, and on PostgreSQL too if
//! `TEST_POSTGRES_URL` names a server on which it may create schemas. It takes some minutes and prints a table. With the argument
//! `privacy`, it instead measures the search for all stored events that name a person, which the bot needs to delete the person's
//! data.
//!
//! `store/tests/database/plans.rs` checks the query plans on a smaller version of the same data.

#[path = "../databases/mod.rs"]
mod databases;
mod privacy;
mod purge;

use std::time::Instant;

use databases::{Database, for_each_database, print_quantile_row};
use triominos::ids::{ChannelId, InteractionId, TableId};
use triominos::store::{Append, EventRow, NewAnnouncement, Store, TableStatus};

const YEAR: &str = include_str!("year.sql");
/// The number of game tables (groups of players in a channel), and also of tournaments. Each table has ten stored events and the
/// ids of ten handled interactions. One table in ten has two pending announcements.
const SIZE: i64 = 100_000;
/// The current time, later than all data, in milliseconds since 1970.
const NOW: i64 = 1_900_000_000_000;
/// The number of measurements of each query.
const SAMPLES: i64 = 200;

fn main() {
    let mut arguments = std::env::args().skip_while(|argument| argument != "privacy");
    if arguments.next().is_some() {
        let size =
            arguments.find_map(|size| size.parse().ok()).unwrap_or(privacy::DEFAULT_TABLE_COUNT);
        for_each_database(&format!("{size} tables of ten events"), async |database| {
            privacy::measure_person_search(database, size).await;
        });
    } else {
        for_each_database(&format!("{SIZE} tables"), measure);
    }
}

/// Fills the database. Then times the queries for which people wait, and the queries of the background workers.
async fn measure(database: Database) {
    let store = Store::connect(&database.address).await.expect("a database");
    let start = Instant::now();
    database.execute_and_update_statistics(&YEAR.replace("{size}", &SIZE.to_string())).await;
    print_quantile_row("filling the database", &mut [start.elapsed()]);

    let mut times = Vec::new();
    for n in 0..SAMPLES {
        let channel = ChannelId::new((n * 37).unsigned_abs());
        let start = Instant::now();
        store.tournament_in(channel).await.expect("an answer");
        times.push(start.elapsed());
    }
    print_quantile_row("the tournament of a channel", &mut times);

    let played = [stored_move_event()];
    let (mut commits, mut claims) = (Vec::new(), Vec::new());
    for n in 1..=SAMPLES {
        let table = TableId(n * 100 + 1);
        let announcement = NewAnnouncement {
            seq: 11,
            channel_id: ChannelId::new(1),
            body: r#"{"kind":"turn"}"#.into(),
        };
        let interaction = InteractionId::new(n.unsigned_abs() + 1_000_000_000);
        let announcements = &[announcement];
        let append =
            Append { announcements, ..append_of_one_move(table, 10, interaction, &played) };
        let start = Instant::now();
        store.append_events(append).await.expect("it is stored");
        commits.push(start.elapsed());
        let start = Instant::now();
        let claimed = store.claim_announcements("me", NOW, 15_000, 1).await.expect("an answer");
        store.next_announcement_claimable_at().await.expect("an answer");
        claims.push(start.elapsed());
        for claimed in claimed {
            store.mark_announcement_published(claimed.key, NOW, None).await.expect("it is noted");
        }
    }
    print_quantile_row("a commit", &mut commits);
    print_quantile_row("claiming its announcement", &mut claims);

    let start = Instant::now();
    store
        .servers_with_due_season("month", "month", 1_760_000_000_000, NOW)
        .await
        .expect("an answer");
    print_quantile_row("finding the servers whose season has ended", &mut [start.elapsed()]);

    for reader in [false, true] {
        purge::measure_purge_and_moves(&store, &database.url, reader).await;
    }
    store.close().await;
}

/// Returns the stored event of a move.
fn stored_move_event() -> EventRow {
    EventRow { at: NOW, version: 1, body: r#"{"what":"played"}"#.into() }
}

/// Returns the input of `Store::append_events` for one move at this table. `expected_seq` is the number of the table's last stored
/// event. `interaction` is the command or click that requested the move.
fn append_of_one_move(
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
        solo: None,
        orders_cancelled: false,
    }
}
