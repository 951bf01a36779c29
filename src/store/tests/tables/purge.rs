//! Tests that expired rows are deleted in batches.

use crate::ids::{ChannelId, InteractionId, PersonId, TableId, TournamentId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{
    TABLE, count_rows_by_table, event_row, new_announcement, new_lobby, start_of_match,
};
use crate::store::{Append, NewTable, Store, TableStatus};

/// Opens a table in its own channel, with an event and two announcements. One of the announcements is marked as published. The
/// table expires at `forget_at`.
async fn store_table(store: &Store, id: i64, status: TableStatus, forget_at: Option<i64>) {
    let channel_id = ChannelId::new(1000 + id.unsigned_abs());
    let (events, said) =
        ([event_row("opened")], [new_announcement(1, "a"), new_announcement(1, "b")]);
    let new = NewTable {
        channel_id,
        events: &events,
        announcements: &said,
        opened_by: Some(PersonId::new(5)),
        people: &[],
        ..new_lobby(TableId(id))
    };
    store.open_table(new).await.unwrap();
    let claimed = store.claim_announcements("me", 5000, 1, 1).await.unwrap();
    store.mark_announcement_published(claimed[0].key, 5000, None).await.unwrap();
    store
        .append_events(Append { status, forget_at, ..start_of_match(TableId(id), 1) })
        .await
        .unwrap();
}

#[tokio::test]
async fn batches_are_limited_and_the_oldest_rows_are_deleted_first() {
    for_each_database(|store| async move {
        for at in 1..=25 {
            let append = Append {
                handled: Some(InteractionId::new(at)),
                now: at.cast_signed(),
                ..start_of_match(TABLE, 0)
            };
            if at == 1 {
                store.open_table(new_lobby(TABLE)).await.unwrap();
            }
            store.append_events(append).await.unwrap();
        }
        let mut purged = Vec::new();
        for _ in 0..4 {
            purged.push(store.purge_handled_interactions(25, 10).await.unwrap());
        }
        assert_eq!(purged, [10, 10, 4, 0]);
        assert_eq!(count_rows_by_table(&store).await[3], 1, "the last was not before 25");
        let again = Append { handled: Some(InteractionId::new(25)), ..start_of_match(TABLE, 0) };
        assert!(store.append_events(again).await.is_err(), "it is the last that is left");
    })
    .await;
}

#[tokio::test]
async fn expired_leases_are_deleted() {
    for_each_database(|store| async move {
        for (name, until) in [("a", 100), ("b", 200), ("c", 300)] {
            assert!(store.acquire_lease(name, "me", 0, until).await.unwrap());
        }
        assert_eq!(store.purge_leases(300, 1).await.unwrap(), 1);
        assert_eq!(store.purge_leases(300, 9).await.unwrap(), 1);
        assert_eq!(store.purge_leases(300, 9).await.unwrap(), 0);
        assert!(!store.acquire_lease("c", "you", 299, 400).await.unwrap(), "it holds");
    })
    .await;
}

#[tokio::test]
async fn an_expired_table_is_deleted_completely_and_others_stay() {
    for_each_database(|store| async move {
        store_table(&store, 1, TableStatus::Over, Some(900)).await;
        store_table(&store, 2, TableStatus::Over, Some(900)).await;
        store_table(&store, 3, TableStatus::Over, Some(901)).await;
        store_table(&store, 4, TableStatus::Over, None).await;
        store_table(&store, 5, TableStatus::Playing, None).await;
        store_table(&store, 6, TableStatus::Over, Some(1)).await;
        let new = crate::store::NewTournament {
            id: TournamentId(9),
            guild_id: crate::store::tests::GUILD,
            channel_id: crate::store::tests::CHANNEL,
            due_at: None,
            now: 0,
            events: &[event_row("created")],
            handled: None,
        };
        store.create_tournament(new).await.unwrap();
        store.note_tournament_table(TournamentId(9), 1, TableId(6), 0).await.unwrap();
        assert_eq!(count_rows_by_table(&store).await, [6, 6, 12, 0]);
        let mut looked_at = Vec::new();
        for _ in 0..4 {
            looked_at.push(store.purge_tables(900, 2).await.unwrap());
        }
        assert_eq!(looked_at, [2, 1, 0, 0], "the one of the tournament is looked at once");
        assert_eq!(count_rows_by_table(&store).await, [4, 4, 8, 0]);
        for (id, kept) in [(1, false), (2, false), (3, true), (4, true), (5, true), (6, true)] {
            assert_eq!(store.load_table(TableId(id)).await.unwrap().is_some(), kept, "{id}");
        }
    })
    .await;
}

#[tokio::test]
async fn open_tables_are_counted_by_server_and_lobbies_by_opener() {
    for_each_database(|store| async move {
        store_table(&store, 1, TableStatus::Lobby, None).await;
        store_table(&store, 2, TableStatus::Lobby, None).await;
        store_table(&store, 3, TableStatus::Playing, None).await;
        store_table(&store, 4, TableStatus::Over, None).await;
        store.open_table(new_lobby(TABLE)).await.unwrap();
        assert_eq!(store.count_open_tables(crate::store::tests::GUILD).await.unwrap(), 3);
        assert_eq!(store.count_open_tables(8.into()).await.unwrap(), 0);
        assert_eq!(store.count_lobbies(PersonId::new(5)).await.unwrap(), 2);
        assert_eq!(store.count_lobbies(PersonId::new(6)).await.unwrap(), 0);
    })
    .await;
}
