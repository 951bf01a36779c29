//! The deletion of millions of old rows while people play, as after a long downtime. The rows are ids of interactions that the bot
//! has handled.

use std::time::{Duration, Instant};

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::watch;
use triominos::ids::{InteractionId, TableId};
use triominos::store::Store;

use super::databases::{execute_sql, print_quantile_row};
use super::{NOW, append_of_one_move, stored_move_event};

/// The number of rows that are deleted at a time (a batch), the same as in the program.
const BATCH: u32 = 500;
/// The number of people who play during the deletion.
const PLAYERS: i64 = 4;
/// The pause of each player between two moves.
const PAUSE: Duration = Duration::from_millis(20);
/// The statement that inserts four million interactions in the order of their ids.
const INSERT_HANDLED_INTERACTIONS: &str = "WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 4000000) \
    INSERT INTO handled (interaction_id, table_id, at) SELECT 5000000000 + i, 1, 1760000000000 + i * 20 FROM n";

/// Times the deletion of each batch, and the moves that people make during the deletion. If `has_concurrent_reader` is true,
/// another connection holds a read transaction from before the first batch until after the last, as a backup does.
pub async fn measure_purge_and_moves(store: &Store, url: &str, has_concurrent_reader: bool) {
    execute_sql(url, INSERT_HANDLED_INTERACTIONS).await;
    let mut other = AnyConnection::connect(url).await.expect("the database");
    if has_concurrent_reader {
        let options: AnyConnectOptions = url.parse().expect("an address");
        let isolated = options.database_url.scheme().starts_with("postgres");
        let begin = if isolated { "BEGIN ISOLATION LEVEL REPEATABLE READ" } else { "BEGIN" };
        other.execute(begin).await.expect("it begins");
        other.execute("SELECT name FROM facts").await.expect("it reads");
    }
    let (purged_sender, purged) = watch::channel(false);
    let players: Vec<_> = (0..PLAYERS)
        .map(|player| {
            tokio::spawn(time_moves_until_stopped(
                store.clone(),
                player,
                has_concurrent_reader,
                purged.clone(),
            ))
        })
        .collect();
    let (mut batches, start) = (Vec::new(), Instant::now());
    loop {
        let batch = Instant::now();
        let deleted = store.purge_handled_interactions(NOW, BATCH).await.expect("they are deleted");
        batches.push(batch.elapsed());
        if deleted < u64::from(BATCH) {
            break;
        }
    }
    let total = start.elapsed();
    purged_sender.send(true).expect("they still play");
    let mut moves = Vec::new();
    for player in players {
        moves.extend(player.await.expect("they played"));
    }
    other.close().await.expect("it is closed");
    let beside = if has_concurrent_reader { ", beside a reader" } else { "" };
    print_quantile_row(&format!("deleting {BATCH} interactions{beside}"), &mut batches);
    print_quantile_row("a move meanwhile", &mut moves);
    print_quantile_row("deleting all four million", &mut [total]);
}

/// Makes moves at the table of the player with this number until `stopped` is true. Returns the time that each move took.
/// `is_second_run` is true for the second of two runs, which uses other tables than the first.
async fn time_moves_until_stopped(
    store: Store,
    player_number: i64,
    is_second_run: bool,
    stopped: watch::Receiver<bool>,
) -> Vec<Duration> {
    // An existing table, which is different for each player and run.
    let (table, first) = (TableId(player_number * 2 + i64::from(is_second_run) + 2), 10);
    let mut moves = Vec::new();
    for seq in first.. {
        if *stopped.borrow() {
            break;
        }
        let number = 9_000_000_000 + table.0 * 10_000_000 + seq;
        let (interaction, events) =
            (InteractionId::new(number.unsigned_abs()), [stored_move_event()]);
        let append = append_of_one_move(table, seq, interaction, &events);
        let start = Instant::now();
        store.append_events(append).await.expect("it is stored");
        moves.push(start.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    moves
}
