//! Tests of scheduled pings: each person has at most one ping for each table, and each ping is sent
//! once.

use crate::ids::PersonId;
use crate::store::NewTable;
use crate::store::StoredPing;
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{GUILD, TABLE, event_row, new_announcement, new_lobby};

/// Returns a ping that the event with the number `event_seq` has caused and that is due at `due_at` (milliseconds since 1970).
fn stored_ping(event_seq: i64, due_at: i64) -> StoredPing {
    StoredPing {
        person: PersonId::new(5),
        table: TABLE,
        home: GUILD.into(),
        occasion: event_seq,
        turn_since: 7,
        kind: "morning".to_owned(),
        message: None,
        due_at,
    }
}

#[tokio::test]
async fn an_event_causes_one_ping_unless_overwriting_is_requested() {
    for_each_database(|store| async move {
        let first = stored_ping(3, 100);
        assert!(store.store_ping(&first, false).await.unwrap());
        assert!(!store.store_ping(&stored_ping(3, 50), false).await.unwrap());
        assert_eq!(store.claim_pings(99, 10, 9).await.unwrap(), []);
        assert_eq!(store.next_ping_due_at().await.unwrap(), Some(100));
        let claimed = store.claim_pings(100, 10, 9).await.unwrap();
        assert_eq!((&claimed[0].ping, claimed[0].attempts), (&first, 1));
        // The ping is claimed, and then marked as sent.
        assert_eq!(store.claim_pings(109, 10, 9).await.unwrap(), []);
        store.mark_ping_done(&first, 105).await.unwrap();
        assert_eq!(store.next_ping_due_at().await.unwrap(), None);
        assert!(!store.store_ping(&first, false).await.unwrap());
        assert!(store.store_ping(&stored_ping(3, 200), true).await.unwrap());
        assert!(store.store_ping(&stored_ping(4, 300), false).await.unwrap());
        let waiting = store.pending_pings(PersonId::new(5), GUILD, 9).await.unwrap();
        assert_eq!(waiting, [stored_ping(4, 300)]);
    })
    .await;
}

#[tokio::test]
async fn finishing_an_earlier_ping_leaves_the_ping_that_replaced_it_pending() {
    for_each_database(|store| async move {
        store.store_ping(&stored_ping(1, 100), false).await.unwrap();
        let claimed = store.claim_pings(100, 10, 9).await.unwrap();
        store.store_ping(&stored_ping(2, 500), false).await.unwrap();
        store.mark_ping_done(&claimed[0].ping, 101).await.unwrap();
        store.release_failed_ping(&claimed[0], 900).await.unwrap();
        assert_eq!(store.next_ping_due_at().await.unwrap(), Some(500));
        // The owner dies, so another owner can claim the ping after the lease.
        assert_eq!(store.claim_pings(500, 10, 9).await.unwrap().len(), 1);
        let again = store.claim_pings(510, 10, 9).await.unwrap();
        assert_eq!(again[0].attempts, 2);
        store.release_failed_ping(&again[0], 600).await.unwrap();
        assert_eq!(store.next_ping_due_at().await.unwrap(), Some(600));
        store.mark_ping_done(&stored_ping(2, 500), 610).await.unwrap();
        assert_eq!(store.purge_pings(610, 9).await.unwrap(), 0);
        assert_eq!(store.purge_pings(611, 9).await.unwrap(), 1);
    })
    .await;
}

#[tokio::test]
async fn nobody_is_pinged_for_a_server_without_the_bot_or_a_sleeping_table() {
    for_each_database(|store| async move {
        let events = [event_row("opened")];
        let announcements = [new_announcement(1, "refused")];
        let new = NewTable { events: &events, announcements: &announcements, ..new_lobby(TABLE) };
        store.open_table(new).await.unwrap();
        store.store_ping(&stored_ping(1, 100), false).await.unwrap();
        assert!(store.store_bot_removal(GUILD, 50).await.unwrap());
        assert_eq!(store.claim_pings(100, 10, 9).await.unwrap(), []);
        assert_eq!(store.next_ping_due_at().await.unwrap(), None);
        store.delete_bot_removal(GUILD).await.unwrap();
        assert_eq!(store.next_ping_due_at().await.unwrap(), Some(100));
        let claimed = store.claim_announcements("me", 50, 10, 9).await.unwrap();
        for (count, is_asleep) in [(1, false), (2, true)] {
            let key = store
                .claim_announcements("me", 100, 10, 9)
                .await
                .unwrap()
                .first()
                .map_or(claimed[0].key, |one| one.key);
            assert!(
                store
                    .release_announcement_refused_by_channel(key, "me", (90, 100), 2)
                    .await
                    .unwrap()
            );
            let refusals = store.refusals_of_table(TABLE).await.unwrap().unwrap();
            assert_eq!((refusals.count, refusals.since), (count, 90));
            assert_eq!(refusals.asleep_at, is_asleep.then_some(90));
            assert_eq!(store.next_ping_due_at().await.unwrap().is_none(), is_asleep);
        }
        assert_eq!(store.claim_pings(100, 10, 9).await.unwrap(), []);
        assert_eq!(store.claim_due_tables(i64::MAX, 10, 9).await.unwrap(), []);
        store.delete_table_refusals(TABLE).await.unwrap();
        assert_eq!(store.claim_pings(100, 10, 9).await.unwrap().len(), 1);
    })
    .await;
}
