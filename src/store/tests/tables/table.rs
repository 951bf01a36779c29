use sqlx::Executor;

use crate::ids::{ChannelId, GuildId, InteractionId, ServerOrDirect, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{
    CHANNEL, GUILD, TABLE, count_rows_by_table, event_row, new_lobby, start_of_match,
};
use crate::store::{Append, NewTable, StoreError, StoredEvent, TableStatus};

const OTHER: TableId = TableId(2);

#[tokio::test]
async fn a_stored_table_is_read_back_unchanged() {
    for_each_database(|store| async move {
        let first = [event_row("opened"), event_row("joined")];
        // These are the highest possible ids. Discord will not use such high ids for decades.
        let new = NewTable {
            home: ServerOrDirect::Server(GuildId::new(u64::MAX)),
            channel_id: ChannelId::new(u64::MAX - 1),
            events: &first,
            ..new_lobby(TABLE)
        };
        store.open_table(NewTable { due_at: Some(5000), ..new }).await.unwrap();
        let more = [crate::store::tests::EventRow {
            at: 1999,
            version: 3,
            body: "🀄 'dealt' \"$1\" ?; \\ ".into(),
        }];
        store
            .append_events(Append { events: &more, due_at: Some(9000), ..start_of_match(TABLE, 2) })
            .await
            .unwrap();

        let table = store.load_table(TABLE).await.unwrap().unwrap();
        assert_eq!(
            (table.id, table.home, table.channel_id),
            (TABLE, ServerOrDirect::Server(GuildId::new(u64::MAX)), ChannelId::new(u64::MAX - 1))
        );
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
        assert_eq!(
            store
                .version_of_open_table_in(ChannelId::new(u64::MAX - 1))
                .await
                .unwrap()
                .map(|open| open.id),
            Some(TABLE)
        );
    })
    .await;
}

#[tokio::test]
async fn queries_about_a_missing_table_find_nothing() {
    for_each_database(|store| async move {
        assert_eq!(store.load_table(TABLE).await.unwrap(), None);
        assert_eq!(store.last_seq(TABLE).await.unwrap(), None);
        assert_eq!(store.events_since(TABLE, 0).await.unwrap(), []);
        assert_eq!(
            store.version_of_open_table_in(CHANNEL).await.unwrap().map(|open| open.id),
            None
        );
        assert_eq!(store.latest_table_in(CHANNEL).await.unwrap(), None);
        assert!(matches!(
            store.append_events(start_of_match(TABLE, 0)).await,
            Err(StoreError::Conflict)
        ));
    })
    .await;
}

#[tokio::test]
async fn a_table_without_events_can_be_loaded() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let table = store.load_table(TABLE).await.unwrap().unwrap();
        assert_eq!((table.seq, table.events), (0, vec![]));
    })
    .await;
}

#[tokio::test]
async fn a_channel_has_at_most_one_open_table() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let taken = store
            .open_table(NewTable { handled: Some(InteractionId::new(1)), ..new_lobby(OTHER) })
            .await;
        assert!(matches!(taken, Err(StoreError::ChannelTaken { table: TABLE })), "{taken:?}");
        assert_eq!(count_rows_by_table(&store).await, [1, 0, 0, 0], "the refusal left something");
        // A table in another channel can be opened, and so can one in the same channel after the first is over.
        store
            .open_table(NewTable {
                channel_id: crate::store::tests::OTHER_CHANNEL,
                ..new_lobby(TableId(3))
            })
            .await
            .unwrap();
        store
            .append_events(Append { status: TableStatus::Over, ..start_of_match(TABLE, 0) })
            .await
            .unwrap();
        assert_eq!(
            store.version_of_open_table_in(CHANNEL).await.unwrap().map(|open| open.id),
            None
        );
        assert_eq!(store.latest_table_in(CHANNEL).await.unwrap(), Some(TABLE));
        // The same interaction can act now, because it was refused before.
        store
            .open_table(NewTable {
                handled: Some(InteractionId::new(1)),
                now: 3000,
                ..new_lobby(OTHER)
            })
            .await
            .unwrap();
        assert_eq!(
            store.version_of_open_table_in(CHANNEL).await.unwrap().map(|open| open.id),
            Some(OTHER)
        );
        assert_eq!(store.latest_table_in(CHANNEL).await.unwrap(), Some(OTHER));
    })
    .await;
}

/// This test inserts rows directly, without the query that checks whether the channel has an open table. Thus it tests the unique
/// index of the database.
#[tokio::test]
async fn the_database_itself_refuses_a_second_open_table() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let insert = |open: i32| {
            sqlx::query(
                "INSERT INTO tables (id, guild_id, channel_id, status, open, seq, created_at, changed_at) \
                 VALUES ($1, 1, $2, 'lobby', $3, 0, 0, 0)",
            )
            .bind(i64::from(open) + 50)
            .bind(CHANNEL.get().cast_signed())
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
async fn only_one_of_twenty_concurrent_openings_in_a_channel_succeeds() {
    for_each_database(|store| async move {
        let tasks: Vec<_> = (0..20)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let events = [event_row("opened")];
                    store
                        .open_table(NewTable {
                            events: &events,
                            ..new_lobby(TableId(100 + number))
                        })
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
        let table = store.version_of_open_table_in(CHANNEL).await.unwrap().unwrap().id;
        assert_eq!(taken, vec![table; 19]);
        assert_eq!(count_rows_by_table(&store).await, [1, 1, 0, 0]);
    })
    .await;
}

#[tokio::test]
async fn opening_a_table_with_an_existing_id_is_a_conflict() {
    for_each_database(|store| async move {
        store.open_table(new_lobby(TABLE)).await.unwrap();
        let again =
            store.open_table(NewTable { channel_id: ChannelId::new(5), ..new_lobby(TABLE) }).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
        assert_eq!(store.load_table(TABLE).await.unwrap().unwrap().channel_id, CHANNEL);
    })
    .await;
}

#[tokio::test]
async fn a_gap_in_the_events_is_reported_as_damage() {
    for_each_database(|store| async move {
        let events = ["one", "two", "three"].map(event_row);
        store
            .open_table(NewTable { events: &events, home: GUILD.into(), ..new_lobby(TABLE) })
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
            match store.load_table(TABLE).await {
                Err(StoreError::Damaged(why)) => assert!(why.contains(what), "{why}"),
                other => panic!("after {harm}: {other:?}"),
            }
        }
    })
    .await;
}

#[tokio::test]
async fn stored_bodies_are_not_shown_by_debug() {
    for_each_database(|store| async move {
        let new = NewTable { events: &[event_row("rack 5-5-5")], ..new_lobby(TABLE) };
        assert!(!format!("{new:?}").contains("5-5-5"));
        store.open_table(new).await.unwrap();
        assert!(!format!("{:?}", store.load_table(TABLE).await.unwrap()).contains("5-5-5"));
        // If a column is missing, PostgreSQL's error contains the whole row, and sqlx's `Debug` output would show it.
        let insert =
            "INSERT INTO events (table_id, seq, version, body) VALUES (1, 1, 1, 'rack 5-5-5')";
        let error = StoreError::from(store.connections.writer.execute(insert).await.unwrap_err());
        assert!(matches!(error, StoreError::Other(_)), "{error}");
        assert!(!format!("{error:?} {error:#?} {error}").contains("5-5-5"), "{error:?}");
    })
    .await;
}

#[test]
fn a_status_is_stored_by_its_name() {
    for (name, status) in [
        ("lobby", TableStatus::Lobby),
        ("playing", TableStatus::Playing),
        ("over", TableStatus::Over),
    ] {
        assert_eq!((<&str>::from(status), name.parse()), (name, Ok(status)));
    }
    assert!("Over".parse::<TableStatus>().is_err());
}
