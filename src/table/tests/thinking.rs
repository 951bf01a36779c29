//! Tests that computers make their moves in time even if all processors are busy.

use std::future::pending;
use std::time::Duration;

use super::samples::Processes;
use crate::ids::TableId;
use crate::store::tests::databases::for_each_database;
use crate::table::Tables;
use crate::table::thinking_pool::CancelFlag;
use crate::time::Millis;
use triominos_rules::opponent::Level;

/// The number of searches that fill the thinking pool. It is larger than the number of processors in any thinking pool.
const OTHERS: i64 = 256;

/// Fills this process's thinking pool with searches that end only when they are cancelled.
async fn fill_thinking_pool(tables: &Tables) {
    for id in 1..=OTHERS {
        let tables = tables.clone();
        tokio::spawn(async move {
            let think = |cancel: &CancelFlag| {
                while !cancel.is_cancelled() {
                    std::thread::sleep(Duration::from_millis(1));
                }
            };
            tables.thinking_pool().think_about(TableId(-id), pending(), think).await;
        });
    }
    while tables.thinking_pool().count_searches() < OTHERS as usize {
        tokio::task::yield_now().await;
    }
}

/// Asserts that the computer in turn plays within `time` milliseconds after its turn began.
async fn assert_plays_within(time: Millis, both: &Processes, table: TableId) {
    let (clock, tables) = (&both.clock, both.tables[0].clone());
    let before = tables.current_table(table).await.unwrap();
    clock.set_time(before.due_at().unwrap());
    let tending = tokio::spawn(async move { tables.run_due_actions().await });
    while both.tables[0].thinking_pool().count_searches() <= OTHERS as usize
        && !tending.is_finished()
    {
        tokio::task::yield_now().await;
    }
    clock.set_time(before.changed_at + time);
    let tended = tokio::time::timeout(Duration::from_secs(60), tending).await;
    tended.expect("it waits for nobody").unwrap().unwrap();
    assert!(both.tables[0].current_table(table).await.unwrap().seq > before.seq, "it has played");
}

#[tokio::test]
async fn a_computer_plays_in_time_while_its_process_searches_for_other_tables() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let expert = both.start_computers_turn(1, Level::Expert).await;
        fill_thinking_pool(&both.tables[0]).await;
        assert_plays_within(1_700, &both, expert).await;
        let normal = both.start_computers_turn(2, Level::Normal).await;
        assert_plays_within(1_000, &both, normal).await;
        (1..=OTHERS).for_each(|id| both.tables[0].thinking_pool().cancel_search(TableId(-id)));
    })
    .await;
}
