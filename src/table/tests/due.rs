//! Tests of tables whose timed actions fail, and of clocks that are set back.

use super::samples::{CapturedLog, Processes};
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::store::{NEVER_DUE, Store};
use crate::table::{Phase, TableAction, TurnClock};
use crate::time::{Clock, Millis};
use triominos_rules::opponent::Level;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

/// Polls at each time at which a table is due, until no table is due any more. Tables that are no longer retried do not count as
/// due. Returns the times of the polls.
async fn poll_until_nothing_is_due(both: &Processes, store: &Store) -> Vec<Millis> {
    let mut moments = Vec::new();
    while let Some(next) = store.next_table_due_at().await.unwrap()
        && next != NEVER_DUE
    {
        assert!(moments.len() < 50, "{moments:?}");
        both.clock.set_time(next.max(both.clock.now()));
        both.tables[0].run_due_actions().await.unwrap();
        moments.push(both.clock.now());
    }
    moments
}

#[tokio::test]
async fn a_damaged_table_is_retried_less_and_less_often_and_then_set_aside() {
    for_each_database(|store| async move {
        let log = CapturedLog::default();
        let both = Processes::new(&store);
        let damaged = both.start_computers_turn(1, Level::Normal).await;
        let other = both.open_lobby(2, TurnClock::None).await;
        execute_sql(&store, "UPDATE events SET body = '{}' WHERE seq = 2 AND table_id IN (SELECT id FROM tables WHERE channel_id = 1)").await;
        // These processes have not cached the table, so they have to read the damaged events.
        let fresh = Processes::new(&store);
        let moments = {
            let _guard = log.capture();
            poll_until_nothing_is_due(&fresh, &store).await
        };
        let closes = 30 * MINUTE;
        let mut tries: Vec<Millis> =
            [1, 21, 61, 141, 301, 621, 1_221, 1_821].iter().map(|second| second * 1_000).collect();
        let last = tries.pop().unwrap();
        tries.extend([closes, last]);
        assert_eq!(moments, tries, "the lobby is looked at in between");
        assert!(matches!(fresh.tables[0].current_table(other).await.unwrap().phase, Phase::Closed { .. }));
        let lines = log.captured_lines();
        let said = format!("set aside: a due table id={} ", damaged.0);
        let set_aside: Vec<&String> = lines.iter().filter(|line| line.contains(&said)).collect();
        assert_eq!(set_aside.len(), 1, "{lines:?}");

        // A newly started process retries the table. A process that has cached the table can still use it.
        let next = Processes::new(&store);
        next.clock.set_time(2 * HOUR);
        next.tables[0].run_due_actions().await.unwrap();
        assert_ne!(store.next_table_due_at().await.unwrap(), Some(NEVER_DUE));
        assert!(both.tables[0].current_table(damaged).await.is_ok());
    })
    .await;
}

#[tokio::test]
async fn a_table_that_was_set_aside_is_resumed_by_its_next_event() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let table = both.open_lobby(1, TurnClock::None).await;
        both.tables[0].run_due_actions().await.unwrap();
        assert!(store.postpone_due_table(table, 30 * MINUTE, NEVER_DUE).await.unwrap());
        assert!(!store.postpone_due_table(table, 30 * MINUTE, 5).await.unwrap(), "it is not held");
        both.clock.set_time(HOUR);
        both.tables[0].run_due_actions().await.unwrap();
        assert_eq!(store.next_table_due_at().await.unwrap(), Some(NEVER_DUE));
        both.act_as(table, 2, TableAction::Join).await;
        both.tables[0].run_due_actions().await.unwrap();
        assert!(!both.tables[0].current_table(table).await.unwrap().is_open());
    })
    .await;
}

#[tokio::test]
async fn a_computer_plays_at_once_after_the_clock_was_set_back() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        both.clock.set_time(2 * HOUR);
        let table = both.start_computers_turn(1, Level::Normal).await;
        both.tables[0].run_due_actions().await.unwrap();
        both.clock.set_time(HOUR);
        let seq = both.tables[0].current_table(table).await.unwrap().seq;
        both.tables[0].run_due_actions().await.unwrap();
        let after = both.tables[0].current_table(table).await.unwrap();
        assert!(after.seq > seq, "the computer has played");
        assert!(after.changed_at <= HOUR);
    })
    .await;
}

/// In this test, a process claims the table and dies. Then the clock is set back to before the claim.
#[tokio::test]
async fn a_lease_from_before_the_clock_was_set_back_does_not_delay_a_due_table() {
    for_each_database(|store| async move {
        let both = Processes::new(&store);
        let lobby = both.open_lobby(1, TurnClock::None).await;
        assert_eq!(store.claim_due_tables(5 * HOUR, 10_000, 9).await.unwrap(), [lobby]);
        both.clock.set_time(HOUR);
        both.tables[0].run_due_actions().await.unwrap();
        assert!(!both.tables[0].current_table(lobby).await.unwrap().is_open());
    })
    .await;
}
