//! The order in which announcements are claimed: the first of each table, and of each server no more than its share.

use crate::ids::{ChannelId, GuildId, TableId};
use crate::store::tests::databases::for_each_database;
use crate::store::tests::{CHANNEL, announcement, event, lobby, playing};
use crate::store::{Append, NewTable, Store};

/// Opens a table on this server with an announcement at `now`.
async fn says(store: &Store, guild: u64, id: i64, now: i64) {
    let new = NewTable {
        home: GuildId::new(guild).into(),
        channel_id: ChannelId::new(CHANNEL.get() + id.unsigned_abs()),
        now,
        events: &[event("opened")],
        announcements: &[announcement(1, "said")],
        ..lobby(TableId(id))
    };
    store.open_table(new).await.unwrap();
}

async fn claim(store: &Store, now: i64, limit: u32) -> Vec<i64> {
    let claimed = store.claim_announcements("me", now, 100, limit).await.unwrap();
    claimed.iter().map(|one| one.key.table.0).collect()
}

#[tokio::test]
async fn a_busy_server_does_not_delay_another() {
    for_each_database(|store| async move {
        for id in 1..=40 {
            says(&store, 1, id, id).await;
        }
        says(&store, 2, 100, 5000).await;
        assert_eq!(claim(&store, 5000, 32).await, [1, 2, 3, 4, 5, 6, 7, 8, 100]);
        assert_eq!(claim(&store, 5000, 32).await, [0_i64; 0], "its share is in hand");
        // The next poll is not before something becomes claimable.
        assert_eq!(store.next_announcement_at().await.unwrap(), Some(5100));
        let done = crate::store::AnnouncementKey { table: TableId(3), seq: 1, position: 0 };
        assert!(store.announcement_done(done, 5001, None).await.unwrap());
        assert_eq!(store.next_announcement_at().await.unwrap(), Some(0));
        assert_eq!(claim(&store, 5001, 32).await, [9]);
        // What is put off is no more in hand, and comes again when there is room.
        let first = crate::store::AnnouncementKey { table: TableId(1), ..done };
        assert!(store.announcement_failed(first, "me", 5050).await.unwrap());
        assert_eq!(claim(&store, 5049, 32).await, [10]);
        assert_eq!(claim(&store, 5050, 32).await, [0_i64; 0]);
        assert_eq!(store.next_announcement_at().await.unwrap(), Some(5100));
        says(&store, 3, 200, 5060).await;
        assert_eq!(store.next_announcement_at().await.unwrap(), Some(0));
        assert_eq!(claim(&store, 5060, 32).await, [200]);
        // The leases of a dead owner expire.
        assert_eq!(claim(&store, 5101, 32).await, [1, 2, 4, 5, 6, 7, 8, 100]);
    })
    .await;
}

#[tokio::test]
async fn one_announcement_of_a_table_is_leased_at_a_time_despite_concurrent_writes() {
    for_each_database(|store| async move {
        says(&store, 1, 1, 1).await;
        let teller = async {
            let mut told = Vec::new();
            while told.len() < 60 {
                for one in store.claim_announcements("me", 5000, 100, 9).await.unwrap() {
                    told.push(one.key.seq);
                    assert!(store.announcement_done(one.key, 5000, None).await.unwrap());
                }
                tokio::task::yield_now().await;
            }
            told
        };
        let writer = async {
            for seq in 1..60 {
                let append = Append {
                    events: &[event("moved")],
                    announcements: &[announcement(seq + 1, "more")],
                    ..playing(TableId(1), seq)
                };
                store.append(append).await.unwrap();
            }
        };
        let both = async { tokio::join!(teller, writer).0 };
        // All announcements are claimed in the end.
        let told = tokio::time::timeout(std::time::Duration::from_secs(60), both).await;
        assert_eq!(told.unwrap(), (1..=60).collect::<Vec<_>>());
    })
    .await;
}
