//! Tests of tables with a timed action.

use crate::ids::{ChannelId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{TABLE, new_lobby, start_of_match};
use crate::store::{Append, NewTable, Store, TableStatus};

#[tokio::test]
async fn tables_are_due_in_order_until_they_are_over() {
    for_each_database(|store| async move {
        assert_eq!(store.next_table_due_at().await.unwrap(), None);
        for (id, due_at) in
            [(1, Some(300)), (2, Some(100)), (3, None), (4, Some(200)), (5, Some(50))]
        {
            let channel_id = ChannelId::new(1000 + u64::try_from(id).unwrap());
            store
                .open_table(NewTable { due_at, channel_id, ..new_lobby(TableId(id)) })
                .await
                .unwrap();
        }
        let over =
            Append { status: TableStatus::Over, due_at: Some(50), ..start_of_match(TableId(5), 0) };
        store.append_events(over).await.unwrap();

        assert_eq!(store.next_table_due_at().await.unwrap(), Some(100));
        assert_eq!(claim_due_tables(&store, 99, 9).await, [0_i64; 0]);
        assert_eq!(claim_due_tables(&store, 200, 9).await, [2, 4], "at the very millisecond");
        assert_eq!(claim_due_tables(&store, 200, 9).await, [0_i64; 0], "somebody has them");
        assert_eq!(store.next_table_due_at().await.unwrap(), Some(220));
        assert_eq!(
            claim_due_tables(&store, 300, 2).await,
            [2, 4],
            "after the lease somebody else gets them"
        );
        assert_eq!(claim_due_tables(&store, 300, 9).await, [1]);
        store.append_events(start_of_match(TableId(2), 0)).await.unwrap();
        assert_eq!(store.next_table_due_at().await.unwrap(), Some(320));
        assert_eq!(claim_due_tables(&store, 400, 9).await, [1, 4]);
    })
    .await;
}

/// Claims at most `limit` tables that are due at `now`, with a lease of 20 milliseconds, and returns their ids.
async fn claim_due_tables(store: &Store, now: i64, limit: u32) -> Vec<i64> {
    store.claim_due_tables(now, 20, limit).await.unwrap().iter().map(|id| id.0).collect()
}

#[tokio::test]
async fn a_write_sets_the_due_time_of_a_claimed_table() {
    for_each_database(|store| async move {
        store.open_table(NewTable { due_at: Some(100), ..new_lobby(TABLE) }).await.unwrap();
        assert_eq!(claim_due_tables(&store, 100, 9).await, [TABLE.0]);
        // A write during the lease ends the lease and sets the new due time.
        let sooner = Append { due_at: Some(110), ..start_of_match(TABLE, 0) };
        store.append_events(sooner).await.unwrap();
        assert_eq!(store.next_table_due_at().await.unwrap(), Some(110));
        assert_eq!(claim_due_tables(&store, 110, 9).await, [TABLE.0]);
    })
    .await;
}

#[tokio::test]
async fn twenty_concurrent_claims_get_different_tables() {
    for_each_database(|store| async move {
        for id in 1..=5 {
            let channel_id = ChannelId::new(1000 + u64::try_from(id).unwrap());
            let new = NewTable { due_at: Some(100), channel_id, ..new_lobby(TableId(id)) };
            store.open_table(new).await.unwrap();
        }
        let tasks: Vec<_> = (0..20)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move { claim_due_tables(&store, 100, 9).await })
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
