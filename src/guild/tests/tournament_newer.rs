//! A tournament that a newer version has written to is left to the processes of that version.

use std::sync::Arc;

use super::tournament_samples::{MINUTE, Process, alone, plan};
use crate::guild::TournamentRefused;
use crate::league::tournament::Action;
use crate::store::StoreError;
use crate::store::tests::databases::{for_each_database, run};
use crate::table::tests::samples::{Log, Standing};

const NEWER: [(&str, &str); 2] = [
    (
        "UPDATE tournament_events SET body = REPLACE(body, '\"joined\"', '\"teleported\"')",
        "UPDATE tournament_events SET body = REPLACE(body, '\"teleported\"', '\"joined\"')",
    ),
    (
        "UPDATE tournament_events SET version = version + 1 WHERE seq > 1",
        "UPDATE tournament_events SET version = version - 1 WHERE seq > 1",
    ),
];

/// One process has cached the earlier state of the tournament, the other has an empty cache.
#[tokio::test]
async fn a_tournament_written_by_a_newer_version_is_not_reported_as_damaged() {
    for_each_database(|store| {
        alone(move || async move {
            for (channel, (upgrade, back)) in (100..).zip(NEWER) {
                let clock = Arc::new(Standing::default());
                let (old, writer) = (Process::new(&store, &clock), Process::new(&store, &clock));
                let id = old.creates(7, channel, plan(4, 2)).await;
                writer.wants(id, 2, Action::Join).await.unwrap();
                run(&store, upgrade).await;
                for process in [&old, &Process::new(&store, &clock)] {
                    let read = process.tournaments.get(id).await.map(drop);
                    let newer = matches!(read, Err(TournamentRefused::Store(StoreError::Newer(_))));
                    assert!(newer, "{read:?}");
                }
                run(&store, back).await;
                old.wants(id, 3, Action::Join).await.unwrap();
                assert_eq!(old.state(id).await.entries.len(), 2);
            }
        })
    })
    .await;
}

#[tokio::test]
async fn a_newer_version_continues_a_due_tournament_at_once() {
    for_each_database(|store| {
        alone(move || async move {
            for (channel, (upgrade, back)) in (100..).zip(NEWER) {
                let clock = Arc::new(Standing::default());
                let process = Process::new(&store, &clock);
                let id = process.creates(7, channel, plan(4, 2)).await;
                for person in 1..=4 {
                    process.wants(id, person, Action::Join).await.unwrap();
                }
                process.wants(id, 1, Action::Start).await.unwrap();
                run(&store, upgrade).await;
                let log = Log::default();
                let listening = log.listen();
                let old = Process::new(&store, &clock);
                let story = async {
                    for minute in 0..20 {
                        clock.set(minute * MINUTE);
                        while log.lines().iter().filter(|line| line.contains("left to")).count()
                            <= usize::try_from(minute).unwrap()
                        {
                            tokio::task::yield_now().await;
                        }
                    }
                    run(&store, back).await;
                    // Without the ten minutes' wait of work that has failed often.
                    clock.set(20 * MINUTE);
                    while process.state(id).await.tables.is_empty() {
                        tokio::task::yield_now().await;
                    }
                };
                tokio::select! {
                    () = old.tournaments.run_sweeper("old") => unreachable!("it runs for ever"),
                    () = story => {}
                }
                drop(listening);
                let errors = log.lines().into_iter().filter(|line| line.contains("ERROR"));
                assert_eq!(errors.collect::<Vec<_>>(), Vec::<String>::new());
            }
        })
    })
    .await;
}
