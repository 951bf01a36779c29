//! Tests of the order in which announcements are claimed, and of each server's share: the maximum number of its leases.

use crate::ids::{ChannelId, GuildId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{CHANNEL, event_row, new_announcement, new_lobby, start_of_match};
use crate::store::{Append, NewTable, Store};

/// Opens the table with the id `id` on a server at `now` (milliseconds since 1970), with one announcement.
async fn open_table_with_announcement_on(store: &Store, guild: u64, id: i64, now: i64) {
    let new = NewTable {
        home: GuildId::new(guild).into(),
        channel_id: ChannelId::new(CHANNEL.get() + id.unsigned_abs()),
        now,
        events: &[event_row("opened")],
        announcements: &[new_announcement(1, "said")],
        ..new_lobby(TableId(id))
    };
    store.open_table(new).await.unwrap();
}

/// Claims at most `limit` announcements at the time `now` (milliseconds since 1970), and returns
/// the ids of their tables.
async fn claim_announcements_and_get_tables(store: &Store, now: i64, limit: u32) -> Vec<i64> {
    let claimed = store.claim_announcements("me", now, 100, limit).await.unwrap();
    claimed.iter().map(|one| one.key.table.0).collect()
}

#[tokio::test]
async fn a_busy_server_does_not_delay_another() {
    for_each_database(|store| async move {
        for id in 1..=40 {
            open_table_with_announcement_on(&store, 1, id, id).await;
        }
        open_table_with_announcement_on(&store, 2, 100, 5000).await;
        assert_eq!(
            claim_announcements_and_get_tables(&store, 5000, 32).await,
            [1, 2, 3, 4, 5, 6, 7, 8, 100]
        );
        assert_eq!(
            claim_announcements_and_get_tables(&store, 5000, 32).await,
            [0_i64; 0],
            "its share is in hand"
        );
        // The worker need not poll before another announcement can be claimed.
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(5100));
        let done = crate::store::AnnouncementKey { table: TableId(3), seq: 1, position: 0 };
        assert!(store.mark_announcement_published(done, 5001, None).await.unwrap());
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(0));
        assert_eq!(claim_announcements_and_get_tables(&store, 5001, 32).await, [9]);
        // A postponed announcement is not under lease, so it leaves room in the server's share. It can be claimed again
        // as soon as there is room.
        let first = crate::store::AnnouncementKey { table: TableId(1), ..done };
        assert!(store.release_failed_announcement(first, "me", 5050).await.unwrap());
        assert_eq!(claim_announcements_and_get_tables(&store, 5049, 32).await, [10]);
        assert_eq!(claim_announcements_and_get_tables(&store, 5050, 32).await, [0_i64; 0]);
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(5100));
        open_table_with_announcement_on(&store, 3, 200, 5060).await;
        assert_eq!(store.next_announcement_claimable_at().await.unwrap(), Some(0));
        assert_eq!(claim_announcements_and_get_tables(&store, 5060, 32).await, [200]);
        // The leases expire, because their owner has died.
        assert_eq!(
            claim_announcements_and_get_tables(&store, 5101, 32).await,
            [1, 2, 4, 5, 6, 7, 8, 100]
        );
    })
    .await;
}

#[tokio::test]
async fn one_announcement_of_a_table_is_leased_at_a_time_despite_concurrent_writes() {
    for_each_database(|store| async move {
        open_table_with_announcement_on(&store, 1, 1, 1).await;
        let worker = async {
            let mut published = Vec::new();
            while published.len() < 60 {
                for one in store.claim_announcements("me", 5000, 100, 9).await.unwrap() {
                    published.push(one.key.seq);
                    assert!(store.mark_announcement_published(one.key, 5000, None).await.unwrap());
                }
                tokio::task::yield_now().await;
            }
            published
        };
        let writer = async {
            for seq in 1..60 {
                let append = Append {
                    events: &[event_row("moved")],
                    announcements: &[new_announcement(seq + 1, "more")],
                    ..start_of_match(TableId(1), seq)
                };
                store.append_events(append).await.unwrap();
            }
        };
        let both = async { tokio::join!(worker, writer).0 };
        // Each announcement is claimed exactly once, in order.
        let published = tokio::time::timeout(std::time::Duration::from_secs(60), both).await;
        assert_eq!(published.unwrap(), (1..=60).collect::<Vec<_>>());
    })
    .await;
}
