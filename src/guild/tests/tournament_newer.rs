//! Tests that a tournament to which a newer version has written is left to the processes of that version.

use std::sync::Arc;

use super::tournament_samples::{MINUTE, Process, plan_with, run_on_own_thread};
use crate::guild::TournamentRefused;
use crate::league::tournament::TournamentAction;
use crate::store::StoreError;
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::table::tests::samples::{CapturedLog, StoppedClock};

const NEWER: [(&str, &str); 2] = [
    (
        "UPDATE tournament_events SET body = REPLACE(body, '\"joined\"', '\"teleported\"')",
        "UPDATE tournament_events SET body = REPLACE(body, '\"teleported\"', '\"joined\"')",
    ),
    (
        "UPDATE tournament_events SET version = version + 10 WHERE seq > 1",
        "UPDATE tournament_events SET version = version - 10 WHERE seq > 1",
    ),
];

/// Both kinds of processes are tested: one that has cached the earlier state of the tournament, and one with an empty cache.
#[tokio::test]
async fn a_tournament_written_by_a_newer_version_is_not_reported_as_damaged() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            for (channel, (upgrade, back)) in (100..).zip(NEWER) {
                let clock = Arc::new(StoppedClock::default());
                let (old, writer) = (Process::new(&store, &clock), Process::new(&store, &clock));
                let id = old.create_tournament(7, channel, plan_with(4, 2)).await;
                writer.act_as(id, 2, TournamentAction::Join).await.unwrap();
                execute_sql(&store, upgrade).await;
                for process in [&old, &Process::new(&store, &clock)] {
                    let read = process.tournaments.current_state(id).await.map(drop);
                    let newer = matches!(read, Err(TournamentRefused::Store(StoreError::Newer(_))));
                    assert!(newer, "{read:?}");
                }
                execute_sql(&store, back).await;
                old.act_as(id, 3, TournamentAction::Join).await.unwrap();
                assert_eq!(old.current_state(id).await.entries.len(), 2);
            }
        })
    })
    .await;
}

#[tokio::test]
async fn a_newer_version_continues_a_due_tournament_at_once() {
    for_each_database(|store| {
        run_on_own_thread(move || async move {
            for (channel, (upgrade, back)) in (100..).zip(NEWER) {
                let clock = Arc::new(StoppedClock::default());
                let process = Process::new(&store, &clock);
                let id = process.create_tournament(7, channel, plan_with(4, 2)).await;
                for person in 1..=4 {
                    process.act_as(id, person, TournamentAction::Join).await.unwrap();
                }
                process.act_as(id, 1, TournamentAction::Start).await.unwrap();
                execute_sql(&store, upgrade).await;
                let log = CapturedLog::default();
                let listening = log.capture();
                let old = Process::new(&store, &clock);
                let story = async {
                    for minute in 0..20 {
                        clock.set_time(minute * MINUTE);
                        while log
                            .captured_lines()
                            .iter()
                            .filter(|line| line.contains("left to"))
                            .count()
                            <= usize::try_from(minute).unwrap()
                        {
                            tokio::task::yield_now().await;
                        }
                    }
                    execute_sql(&store, back).await;
                    // The tournament continues without the wait of ten minutes that follows repeated failures.
                    clock.set_time(20 * MINUTE);
                    while process.current_state(id).await.tables.is_empty() {
                        tokio::task::yield_now().await;
                    }
                };
                tokio::select! {
                    () = old.tournaments.run_sweeper("old") => unreachable!("it runs for ever"),
                    () = story => {}
                }
                drop(listening);
                let errors = log.captured_lines().into_iter().filter(|line| line.contains("ERROR"));
                assert_eq!(errors.collect::<Vec<_>>(), Vec::<String>::new());
            }
        })
    })
    .await;
}
