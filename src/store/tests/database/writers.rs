//! Tests of concurrent writers of a table, and of writes that fail.

use crate::ids::{InteractionId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{
    TABLE, count_rows_by_table, event_row, new_announcement, new_lobby, start_of_match,
};
use crate::store::{Append, NewTable, Store, StoreError, TableStatus};

const OTHER: TableId = TableId(2);
const REPEATED: InteractionId = InteractionId::new(u64::MAX);

/// Returns the bodies of the events of the test's table.
async fn stored_event_bodies(store: &Store) -> Vec<String> {
    store
        .load_table(TABLE)
        .await
        .unwrap()
        .unwrap()
        .events
        .into_iter()
        .map(|event| event.body.into())
        .collect()
}

#[tokio::test]
async fn an_append_with_a_wrong_expected_event_number_is_refused() {
    for_each_database(|store| async move {
        store
            .open_table(NewTable { events: &["one", "two"].map(event_row), ..new_lobby(TABLE) })
            .await
            .unwrap();
        for expected_seq in [-1, 0, 1, 3, i64::from(i32::MAX)] {
            for events in [&[event_row("three")][..], &[]] {
                let refused = store
                    .append_events(Append { events, ..start_of_match(TABLE, expected_seq) })
                    .await;
                assert!(
                    matches!(refused, Err(StoreError::Conflict)),
                    "{expected_seq}: {refused:?}"
                );
            }
        }
        assert_eq!(store.load_table(TABLE).await.unwrap().unwrap().status, TableStatus::Lobby);
        store
            .append_events(Append { events: &[event_row("three")], ..start_of_match(TABLE, 2) })
            .await
            .unwrap();
        assert_eq!(stored_event_bodies(&store).await, ["one", "two", "three"]);
    })
    .await;
}

#[tokio::test]
async fn only_one_of_twenty_concurrent_appends_after_the_same_event_succeeds() {
    for_each_database(|store| async move {
        store
            .open_table(NewTable { events: &[event_row("opened")], ..new_lobby(TABLE) })
            .await
            .unwrap();
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [
                        event_row(&format!("move of {number}")),
                        event_row(&format!("end of {number}")),
                    ];
                    let handled = Some(InteractionId::new(500 + number));
                    (
                        number,
                        store
                            .append_events(Append {
                                events: &events,
                                handled,
                                ..start_of_match(TABLE, 1)
                            })
                            .await,
                    )
                })
            })
            .collect();
        let mut winners = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                (number, Ok(_)) => winners.push(number),
                (_, Err(StoreError::Conflict)) => {}
                (_, Err(other)) => panic!("{other}"),
            }
        }
        let [winner] = winners[..] else { panic!("{winners:?}") };
        assert_eq!(
            stored_event_bodies(&store).await,
            ["opened", &format!("move of {winner}"), &format!("end of {winner}")]
        );
        assert_eq!(count_rows_by_table(&store).await, [1, 3, 0, 1]);
    })
    .await;
}

#[tokio::test]
async fn twenty_writers_that_retry_after_conflicts_all_succeed() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [event_row(&number.to_string())];
                    loop {
                        let seq = store.last_seq(TABLE).await.unwrap().unwrap();
                        match store
                            .append_events(Append { events: &events, ..start_of_match(TABLE, seq) })
                            .await
                        {
                            Ok(_) => return,
                            Err(StoreError::Conflict) => {}
                            Err(other) => panic!("{other}"),
                        }
                    }
                })
            })
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
        let mut bodies: Vec<u32> =
            stored_event_bodies(&store).await.iter().map(|body| body.parse().unwrap()).collect();
        bodies.sort_unstable();
        assert_eq!(bodies, (0..20).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn a_repeated_interaction_has_no_second_effect() {
    for_each_database(|store| async move {
        store.open_table(NewTable { handled: Some(REPEATED), ..new_lobby(TABLE) }).await.unwrap();
        let events = [event_row("moved")];
        // The second delivery is reported as already handled even if it would also cause a conflict, because the caller would retry
        // a conflict.
        for expected_seq in [0, 77] {
            let append = Append {
                events: &events,
                handled: Some(REPEATED),
                ..start_of_match(TABLE, expected_seq)
            };
            assert!(matches!(store.append_events(append).await, Err(StoreError::AlreadyHandled)));
        }
        let again =
            store.open_table(NewTable { handled: Some(REPEATED), ..new_lobby(OTHER) }).await;
        assert!(matches!(again, Err(StoreError::AlreadyHandled)), "{again:?}");
        assert_eq!(count_rows_by_table(&store).await, [1, 0, 0, 1]);

        assert_eq!(store.purge_handled_interactions(1000, 9).await.unwrap(), 0);
        assert_eq!(store.purge_handled_interactions(1001, 9).await.unwrap(), 1);
        store
            .append_events(Append {
                events: &events,
                handled: Some(REPEATED),
                ..start_of_match(TABLE, 0)
            })
            .await
            .unwrap();
    })
    .await;
}

#[tokio::test]
async fn only_one_of_twenty_concurrent_deliveries_of_an_interaction_has_an_effect() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let tasks: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [event_row("moved")];
                    store
                        .append_events(Append {
                            events: &events,
                            handled: Some(InteractionId::new(9)),
                            ..start_of_match(TABLE, 0)
                        })
                        .await
                })
            })
            .collect();
        let mut acted = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(_) => acted += 1,
                Err(StoreError::AlreadyHandled) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!((acted, stored_event_bodies(&store).await), (1, vec!["moved".to_owned()]));
    })
    .await;
}

#[tokio::test]
async fn an_append_is_atomic() {
    for_each_database(|store| async move {
        let opened = [new_announcement(1, "said")];
        let new =
            NewTable { events: &[event_row("opened")], announcements: &opened, ..new_lobby(TABLE) };
        store.open_table(new).await.unwrap();
        let before = store.load_table(TABLE).await.unwrap();
        let kept = count_rows_by_table(&store).await;
        let events = [event_row("one"), event_row("two")];

        // The last row to be written is an announcement that already exists, so its nonce is refused.
        let announcements = [new_announcement(3, "new"), new_announcement(1, "said again")];
        let append = Append {
            events: &events,
            announcements: &announcements,
            due_at: Some(1),
            handled: Some(InteractionId::new(4)),
            ..start_of_match(TABLE, 1)
        };
        let refused = store.append_events(append).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert_eq!(
            (store.load_table(TABLE).await.unwrap(), count_rows_by_table(&store).await),
            (before.clone(), kept.clone())
        );

        // An announcement without an event is reported as a bug, not as a conflict.
        let refused = store
            .append_events(Append {
                announcements: &[new_announcement(99, "of nothing")],
                ..append
            })
            .await;
        assert!(matches!(refused, Err(StoreError::Other(_))), "{refused:?}");
        assert_eq!(
            (store.load_table(TABLE).await.unwrap(), count_rows_by_table(&store).await),
            (before, kept)
        );

        // Without the invalid announcement, the same append succeeds.
        store.append_events(Append { announcements: &announcements[..1], ..append }).await.unwrap();
        assert_eq!(count_rows_by_table(&store).await, [1, 3, 2, 1]);
    })
    .await;
}

#[tokio::test]
async fn opening_a_table_is_atomic() {
    for_each_database(|store| async move {
        let events = [event_row("opened")];
        let announcements = [new_announcement(2, "of nothing")];
        let new = NewTable {
            events: &events,
            announcements: &announcements,
            handled: Some(InteractionId::new(3)),
            ..new_lobby(TABLE)
        };
        assert!(matches!(store.open_table(new).await, Err(StoreError::Other(_))));
        assert_eq!(count_rows_by_table(&store).await, [0, 0, 0, 0]);
    })
    .await;
}

#[tokio::test]
async fn a_dropped_write_leaves_no_partial_data_and_no_lock() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        for steps in 0..20 {
            let writing = store.clone();
            let task = tokio::spawn(async move {
                let events = [event_row("one"), event_row("two"), event_row("three")];
                let seq = writing.last_seq(TABLE).await?.unwrap_or_default();
                writing
                    .append_events(Append { events: &events, ..start_of_match(TABLE, seq) })
                    .await
            });
            for _ in 0..steps {
                tokio::task::yield_now().await;
            }
            task.abort();
            let _ = task.await;
            let table = store.load_table(TABLE).await.unwrap().unwrap();
            assert_eq!(table.seq % 3, 0);
        }
        // If the last write was dropped during its commit, that commit may still take place before the next write.
        loop {
            let seq = store.last_seq(TABLE).await.unwrap().unwrap();
            match store
                .append_events(Append {
                    events: &[event_row("last")],
                    ..start_of_match(TABLE, seq)
                })
                .await
            {
                Ok(_) => break,
                Err(StoreError::Conflict) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(stored_event_bodies(&store).await.last().unwrap(), "last");
    })
    .await;
}
