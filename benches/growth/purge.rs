//! The purge of a bot that was switched off for long, or never purged before, beside people who go on playing.

use std::time::{Duration, Instant};

use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, Connection, Executor};
use tokio::sync::watch;
use triominos::ids::{InteractionId, TableId};
use triominos::store::Store;

use super::databases::{execute, row};
use super::{NOW, one_move, played};

/// The rows that are forgotten in one go, as the program does it.
const BATCH: u32 = 500;
/// The people who play meanwhile, and the pause of each between two moves.
const PLAYERS: i64 = 4;
const PAUSE: Duration = Duration::from_millis(20);
/// Four million interactions, in the order of their ids.
const HANDLED: &str = "WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 4000000) \
    INSERT INTO handled (interaction_id, table_id, at) SELECT 5000000000 + i, 1, 1760000000000 + i * 20 FROM n";

/// Times the batches and the moves that are made meanwhile. With `reader`, somebody else reads from before the first batch until
/// after the last, as a backup does.
pub async fn measure(store: &Store, url: &str, reader: bool) {
    execute(url, HANDLED).await;
    let mut other = AnyConnection::connect(url).await.expect("the database");
    if reader {
        let options: AnyConnectOptions = url.parse().expect("an address");
        let isolated = options.database_url.scheme().starts_with("postgres");
        let begin = if isolated { "BEGIN ISOLATION LEVEL REPEATABLE READ" } else { "BEGIN" };
        other.execute(begin).await.expect("it begins");
        other.execute("SELECT name FROM facts").await.expect("it reads");
    }
    let (done, over) = watch::channel(false);
    let players: Vec<_> = (0..PLAYERS)
        .map(|player| tokio::spawn(plays(store.clone(), player, reader, over.clone())))
        .collect();
    let (mut batches, start) = (Vec::new(), Instant::now());
    loop {
        let batch = Instant::now();
        let purged = store.purge_handled(NOW, BATCH).await.expect("they are forgotten");
        batches.push(batch.elapsed());
        if purged < u64::from(BATCH) {
            break;
        }
    }
    let all = start.elapsed();
    done.send(true).expect("they still play");
    let mut moves = Vec::new();
    for player in players {
        moves.extend(player.await.expect("they played"));
    }
    other.close().await.expect("it is closed");
    let beside = if reader { ", beside a reader" } else { "" };
    row(&format!("a batch of {BATCH} interactions is forgotten{beside}"), &mut batches);
    row("a move meanwhile", &mut moves);
    row("all four millions", &mut [all]);
}

/// Plays until it is over; the time of each move.
async fn plays(
    store: Store,
    player: i64,
    again: bool,
    over: watch::Receiver<bool>,
) -> Vec<Duration> {
    // A table of the year at which nobody else plays.
    let (table, first) = (TableId(player * 2 + i64::from(again) + 2), 10);
    let mut moves = Vec::new();
    for seq in first.. {
        if *over.borrow() {
            break;
        }
        let number = 9_000_000_000 + table.0 * 10_000_000 + seq;
        let (interaction, events) = (InteractionId::new(number.unsigned_abs()), [played()]);
        let append = one_move(table, seq, interaction, &events);
        let start = Instant::now();
        store.append(append).await.expect("it is kept");
        moves.push(start.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    moves
}
