use sqlx::{Executor, Row};

use super::super::testing::for_each_database;
use super::super::{Append, NewTable, Store, StoreError, StoredEvent, TableId, TableStatus};
use super::{CHANNEL, GUILD, TABLE, announcement, event, lobby, playing};

const OTHER: TableId = TableId(2);

async fn bodies(store: &Store) -> Vec<String> {
    store
        .load(TABLE)
        .await
        .unwrap()
        .unwrap()
        .events
        .into_iter()
        .map(|event| event.body.into())
        .collect()
}

/// How many rows there are, table by table.
async fn rows(store: &Store) -> Vec<i64> {
    let row = sqlx::query(
        "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM events), \
                (SELECT COUNT(*) FROM announcements), (SELECT COUNT(*) FROM handled)",
    )
    .fetch_one(&store.connections.readers)
    .await
    .unwrap();
    (0..4).map(|column| row.get(column)).collect()
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_written() {
    for_each_database(|store| async move {
        let first = [event("opened"), event("joined")];
        // The highest ids there can be, although Discord's will not get there for decades.
        let new = NewTable {
            guild_id: u64::MAX,
            channel_id: u64::MAX - 1,
            events: &first,
            ..lobby(TABLE)
        };
        store.open_table(NewTable { due_at: Some(5000), ..new }).await.unwrap();
        let more =
            [super::EventRow { at: 1999, version: 3, body: "🀄 'dealt' \"$1\" ?; \\ ".into() }];
        store
            .append(Append { events: &more, due_at: Some(9000), ..playing(TABLE, 2) })
            .await
            .unwrap();

        let table = store.load(TABLE).await.unwrap().unwrap();
        assert_eq!((table.id, table.guild_id, table.channel_id), (TABLE, u64::MAX, u64::MAX - 1));
        assert_eq!((table.status, table.due_at, table.seq), (TableStatus::Playing, Some(9000), 3));
        assert_eq!((table.created_at, table.changed_at), (1000, 2000));
        let third = StoredEvent { seq: 3, at: 1999, version: 3, body: more[0].body.clone() };
        assert_eq!(
            table.events.iter().map(|event| &*event.body).collect::<Vec<_>>(),
            ["opened", "joined", &third.body]
        );
        assert_eq!(table.events[2], third);
        assert_eq!(store.events_since(TABLE, 2).await.unwrap(), [third]);
        assert_eq!(store.events_since(TABLE, 3).await.unwrap(), []);
        assert_eq!(store.last_seq(TABLE).await.unwrap(), Some(3));
        assert_eq!(store.open_table_in(u64::MAX - 1).await.unwrap(), Some(TABLE));
    })
    .await;
}

#[tokio::test]
async fn of_a_table_that_is_not_there_nothing_is_known() {
    for_each_database(|store| async move {
        assert_eq!(store.load(TABLE).await.unwrap(), None);
        assert_eq!(store.last_seq(TABLE).await.unwrap(), None);
        assert_eq!(store.events_since(TABLE, 0).await.unwrap(), []);
        assert_eq!(store.open_table_in(CHANNEL).await.unwrap(), None);
        assert_eq!(store.latest_table_in(CHANNEL).await.unwrap(), None);
        assert!(matches!(store.append(playing(TABLE, 0)).await, Err(StoreError::Conflict)));
    })
    .await;
}

#[tokio::test]
async fn a_table_without_events_loads() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        let table = store.load(TABLE).await.unwrap().unwrap();
        assert_eq!((table.seq, table.events), (0, vec![]));
    })
    .await;
}

#[tokio::test]
async fn a_channel_has_one_open_table() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        let taken = store.open_table(NewTable { handled: Some(1), ..lobby(OTHER) }).await;
        assert!(matches!(taken, Err(StoreError::ChannelTaken { table: TABLE })), "{taken:?}");
        assert_eq!(rows(&store).await, [1, 0, 0, 0], "the refusal left something");
        // Elsewhere it is no matter, and a table that is over is in nobody's way.
        store.open_table(NewTable { channel_id: CHANNEL + 1, ..lobby(TableId(3)) }).await.unwrap();
        store.append(Append { status: TableStatus::Over, ..playing(TABLE, 0) }).await.unwrap();
        assert_eq!(store.open_table_in(CHANNEL).await.unwrap(), None);
        assert_eq!(store.latest_table_in(CHANNEL).await.unwrap(), Some(TABLE));
        // The same interaction again: it was refused, so it may act now.
        store.open_table(NewTable { handled: Some(1), now: 3000, ..lobby(OTHER) }).await.unwrap();
        assert_eq!(store.open_table_in(CHANNEL).await.unwrap(), Some(OTHER));
        assert_eq!(store.latest_table_in(CHANNEL).await.unwrap(), Some(OTHER));
    })
    .await;
}

/// The index itself, behind the look that comes before it.
#[tokio::test]
async fn the_database_itself_refuses_a_second_open_table() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        let insert = |open: i32| {
            sqlx::query(
                "INSERT INTO tables (id, guild_id, channel_id, status, open, seq, created_at, changed_at) \
                 VALUES ($1, 1, $2, 'lobby', $3, 0, 0, 0)",
            )
            .bind(i64::from(open) + 50)
            .bind(CHANNEL.cast_signed())
            .bind(open)
            .execute(&store.connections.writer)
        };
        insert(0).await.unwrap();
        let error = StoreError::from(insert(1).await.unwrap_err());
        assert!(matches!(error, StoreError::Conflict), "{error}");
        assert!(matches!(StoreError::from(insert(2).await.unwrap_err()), StoreError::Other(_)), "open is 0 or 1");
    })
    .await;
}

#[tokio::test]
async fn of_twenty_who_open_at_once_one_does() {
    for_each_database(|store| async move {
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [event("opened")];
                    store
                        .open_table(NewTable { events: &events, ..lobby(TableId(100 + number)) })
                        .await
                })
            })
            .collect();
        let mut opened = 0;
        let mut taken = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                Ok(()) => opened += 1,
                Err(StoreError::ChannelTaken { table }) => taken.push(table),
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(opened, 1);
        let table = store.open_table_in(CHANNEL).await.unwrap().unwrap();
        assert_eq!(taken, vec![table; 19]);
        assert_eq!(rows(&store).await, [1, 1, 0, 0]);
    })
    .await;
}

#[tokio::test]
async fn the_same_id_twice_is_a_conflict() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        let again = store.open_table(NewTable { channel_id: 5, ..lobby(TABLE) }).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
        assert_eq!(store.load(TABLE).await.unwrap().unwrap().channel_id, CHANNEL);
    })
    .await;
}

#[tokio::test]
async fn whoever_expects_another_number_than_the_last_is_refused() {
    for_each_database(|store| async move {
        store
            .open_table(NewTable { events: &["one", "two"].map(event), ..lobby(TABLE) })
            .await
            .unwrap();
        for expected_seq in [-1, 0, 1, 3, i64::from(i32::MAX)] {
            for events in [&[event("three")][..], &[]] {
                let refused = store.append(Append { events, ..playing(TABLE, expected_seq) }).await;
                assert!(
                    matches!(refused, Err(StoreError::Conflict)),
                    "{expected_seq}: {refused:?}"
                );
            }
        }
        assert_eq!(store.load(TABLE).await.unwrap().unwrap().status, TableStatus::Lobby);
        store.append(Append { events: &[event("three")], ..playing(TABLE, 2) }).await.unwrap();
        assert_eq!(bodies(&store).await, ["one", "two", "three"]);
    })
    .await;
}

#[tokio::test]
async fn of_twenty_who_append_at_the_same_number_one_does() {
    for_each_database(|store| async move {
        store.open_table(NewTable { events: &[event("opened")], ..lobby(TABLE) }).await.unwrap();
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events =
                        [event(&format!("move of {number}")), event(&format!("end of {number}"))];
                    let handled = Some(500 + number);
                    (
                        number,
                        store
                            .append(Append { events: &events, handled, ..playing(TABLE, 1) })
                            .await,
                    )
                })
            })
            .collect();
        let mut winners = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                (number, Ok(())) => winners.push(number),
                (_, Err(StoreError::Conflict)) => {}
                (_, Err(other)) => panic!("{other}"),
            }
        }
        let [winner] = winners[..] else { panic!("{winners:?}") };
        assert_eq!(
            bodies(&store).await,
            ["opened", &format!("move of {winner}"), &format!("end of {winner}")]
        );
        assert_eq!(rows(&store).await, [1, 3, 0, 1]);
    })
    .await;
}

#[tokio::test]
async fn twenty_who_load_again_after_a_conflict_all_get_their_turn() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [event(&number.to_string())];
                    loop {
                        let seq = store.last_seq(TABLE).await.unwrap().unwrap();
                        match store.append(Append { events: &events, ..playing(TABLE, seq) }).await
                        {
                            Ok(()) => return,
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
            bodies(&store).await.iter().map(|body| body.parse().unwrap()).collect();
        bodies.sort_unstable();
        assert_eq!(bodies, (0..20).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn an_interaction_acts_once() {
    for_each_database(|store| async move {
        store.open_table(NewTable { handled: Some(u64::MAX), ..lobby(TABLE) }).await.unwrap();
        let events = [event("moved")];
        // Even if everything else would be refused as well: it is not a conflict to be tried again.
        for expected_seq in [0, 77] {
            let append =
                Append { events: &events, handled: Some(u64::MAX), ..playing(TABLE, expected_seq) };
            assert!(matches!(store.append(append).await, Err(StoreError::AlreadyHandled)));
        }
        let again = store.open_table(NewTable { handled: Some(u64::MAX), ..lobby(OTHER) }).await;
        assert!(matches!(again, Err(StoreError::AlreadyHandled)), "{again:?}");
        assert_eq!(rows(&store).await, [1, 0, 0, 1]);

        assert_eq!(store.purge_handled(1000).await.unwrap(), 0);
        assert_eq!(store.purge_handled(1001).await.unwrap(), 1);
        store
            .append(Append { events: &events, handled: Some(u64::MAX), ..playing(TABLE, 0) })
            .await
            .unwrap();
    })
    .await;
}

#[tokio::test]
async fn of_one_interaction_delivered_twenty_times_at_once_one_acts() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        let tasks: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [event("moved")];
                    store
                        .append(Append { events: &events, handled: Some(9), ..playing(TABLE, 0) })
                        .await
                })
            })
            .collect();
        let mut acted = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(()) => acted += 1,
                Err(StoreError::AlreadyHandled) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!((acted, bodies(&store).await), (1, vec!["moved".to_owned()]));
    })
    .await;
}

#[tokio::test]
async fn an_append_is_kept_whole_or_not_at_all() {
    for_each_database(|store| async move {
        let opened = [announcement(1, "said")];
        let new = NewTable { events: &[event("opened")], announcements: &opened, ..lobby(TABLE) };
        store.open_table(new).await.unwrap();
        let before = store.load(TABLE).await.unwrap();
        let kept = rows(&store).await;
        let events = [event("one"), event("two")];

        // The last thing to be written is an announcement that has been made before, by its nonce.
        let announcements = [announcement(3, "new"), announcement(1, "said again")];
        let append = Append {
            events: &events,
            announcements: &announcements,
            due_at: Some(1),
            handled: Some(4),
            ..playing(TABLE, 1)
        };
        let refused = store.append(append).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert_eq!(
            (store.load(TABLE).await.unwrap(), rows(&store).await),
            (before.clone(), kept.clone())
        );

        // One that belongs to no event is a mistake, not a conflict.
        let refused = store
            .append(Append { announcements: &[announcement(99, "of nothing")], ..append })
            .await;
        assert!(matches!(refused, Err(StoreError::Other(_))), "{refused:?}");
        assert_eq!((store.load(TABLE).await.unwrap(), rows(&store).await), (before, kept));

        // And the same without the mistake.
        store.append(Append { announcements: &announcements[..1], ..append }).await.unwrap();
        assert_eq!(rows(&store).await, [1, 3, 2, 1]);
    })
    .await;
}

#[tokio::test]
async fn opening_is_whole_or_not_at_all() {
    for_each_database(|store| async move {
        let events = [event("opened")];
        let announcements = [announcement(2, "of nothing")];
        let new = NewTable {
            events: &events,
            announcements: &announcements,
            handled: Some(3),
            ..lobby(TABLE)
        };
        assert!(matches!(store.open_table(new).await, Err(StoreError::Other(_))));
        assert_eq!(rows(&store).await, [0, 0, 0, 0]);
    })
    .await;
}

#[tokio::test]
async fn a_write_that_is_dropped_half_way_leaves_nothing_behind_and_nothing_locked() {
    for_each_database(|store| async move {
        store.open_table(lobby(TABLE)).await.unwrap();
        for steps in 0..20 {
            let writing = store.clone();
            let task = tokio::spawn(async move {
                let events = [event("one"), event("two"), event("three")];
                let seq = writing.last_seq(TABLE).await?.unwrap_or_default();
                writing.append(Append { events: &events, ..playing(TABLE, seq) }).await
            });
            for _ in 0..steps {
                tokio::task::yield_now().await;
            }
            task.abort();
            let _ = task.await;
            let table = store.load(TABLE).await.unwrap().unwrap();
            assert_eq!(table.seq % 3, 0);
        }
        // The last commit may have been on its way when its future was dropped, and come between.
        loop {
            let seq = store.last_seq(TABLE).await.unwrap().unwrap();
            match store.append(Append { events: &[event("last")], ..playing(TABLE, seq) }).await {
                Ok(()) => break,
                Err(StoreError::Conflict) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(bodies(&store).await.last().unwrap(), "last");
    })
    .await;
}

#[tokio::test]
async fn tables_are_due_in_order_until_they_are_over() {
    for_each_database(|store| async move {
        assert_eq!(store.next_due().await.unwrap(), None);
        for (id, due_at) in
            [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(50))]
        {
            let channel_id = 1000 + u64::try_from(id).unwrap();
            store.open_table(NewTable { due_at, channel_id, ..lobby(TableId(id)) }).await.unwrap();
        }
        let over = Append { status: TableStatus::Over, due_at: Some(50), ..playing(TableId(5), 0) };
        store.append(over).await.unwrap();

        assert_eq!(store.next_due().await.unwrap(), Some(100));
        assert_eq!(due(&store, 99, 9).await, [0_i64; 0]);
        assert_eq!(due(&store, 200, 9).await, [2, 4], "at the very millisecond");
        assert_eq!(due(&store, 200, 9).await, [0_i64; 0], "somebody has them");
        assert_eq!(store.next_due().await.unwrap(), Some(220));
        assert_eq!(due(&store, 300, 2).await, [2, 4], "after the lease somebody else gets them");
        assert_eq!(due(&store, 300, 9).await, [1]);
        store.append(playing(TableId(2), 0)).await.unwrap();
        assert_eq!(store.next_due().await.unwrap(), Some(320));
        assert_eq!(due(&store, 400, 9).await, [1, 4]);
    })
    .await;
}

/// Hands out what is due, for 20 milliseconds.
async fn due(store: &Store, now: i64, limit: u32) -> Vec<i64> {
    store.claim_due(now, 20, limit).await.unwrap().iter().map(|id| id.0).collect()
}

#[tokio::test]
async fn what_was_written_to_is_due_when_the_writer_says() {
    for_each_database(|store| async move {
        store.open_table(NewTable { due_at: Some(100), ..lobby(TABLE) }).await.unwrap();
        assert_eq!(due(&store, 100, 9).await, [TABLE.0]);
        // Somebody else plays while one tends it: the lease is over, and the other's time holds.
        let sooner = Append { due_at: Some(110), ..playing(TABLE, 0) };
        store.append(sooner).await.unwrap();
        assert_eq!(store.next_due().await.unwrap(), Some(110));
        assert_eq!(due(&store, 110, 9).await, [TABLE.0]);
    })
    .await;
}

#[tokio::test]
async fn of_twenty_who_look_for_due_tables_each_gets_others() {
    for_each_database(|store| async move {
        for id in 1..=5 {
            let channel_id = 1000 + u64::try_from(id).unwrap();
            let new = NewTable { due_at: Some(100), channel_id, ..lobby(TableId(id)) };
            store.open_table(new).await.unwrap();
        }
        let tasks: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { due(&store, 100, 9).await })
            })
            .collect();
        let mut claimed = Vec::new();
        for task in tasks {
            claimed.extend(task.await.unwrap());
        }
        claimed.sort_unstable();
        assert_eq!(claimed, [1, 2, 3, 4, 5]);
    })
    .await;
}

#[tokio::test]
async fn a_gap_in_the_events_is_damage() {
    for_each_database(|store| async move {
        let events = ["one", "two", "three"].map(event);
        store
            .open_table(NewTable { events: &events, guild_id: GUILD, ..lobby(TABLE) })
            .await
            .unwrap();
        let writer = &store.connections.writer;
        for (harm, what) in [
            ("UPDATE tables SET status = 'asleep'", "its status is 'asleep'"),
            ("UPDATE tables SET status = 'lobby', seq = 4", "the last event should be 4"),
            ("DELETE FROM events WHERE seq = 2", "event 2 is missing"),
            ("UPDATE events SET seq = 2 WHERE seq = 1", "event 1 is missing"),
        ] {
            writer.execute(harm).await.unwrap();
            match store.load(TABLE).await {
                Err(StoreError::Damaged(why)) => assert!(why.contains(what), "{why}"),
                other => panic!("after {harm}: {other:?}"),
            }
        }
    })
    .await;
}

#[tokio::test]
async fn what_is_kept_does_not_show_in_debug() {
    for_each_database(|store| async move {
        let new = NewTable { events: &[event("rack 5-5-5")], ..lobby(TABLE) };
        assert!(!format!("{new:?}").contains("5-5-5"));
        store.open_table(new).await.unwrap();
        assert!(!format!("{:?}", store.load(TABLE).await.unwrap()).contains("5-5-5"));
        // PostgreSQL tells the whole row when a column is missing, and sqlx would show it.
        let insert =
            "INSERT INTO events (table_id, seq, version, body) VALUES (1, 1, 1, 'rack 5-5-5')";
        let error = StoreError::from(store.connections.writer.execute(insert).await.unwrap_err());
        assert!(matches!(error, StoreError::Other(_)), "{error}");
        assert!(!format!("{error:?} {error:#?} {error}").contains("5-5-5"), "{error:?}");
    })
    .await;
}
