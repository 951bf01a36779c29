use crate::ids::TableId;
use crate::store::tests::databases::{for_each_database, for_each_url};
use crate::store::tests::{GUILD, OTHER_CHANNEL, TABLE, event_row, new_announcement, new_lobby};
use crate::store::{IDENTIFY, NewTable, Store};

const LEASE: i64 = 10_000;
const OTHER: TableId = TableId(5);

/// Claims all work that [`make_work_pending`] has stored, and takes two named leases, for `owner` at `now` (milliseconds since
/// 1970). Panics if anything cannot be claimed.
async fn claim_pending_work(store: &Store, owner: &str, now: i64) {
    assert_eq!(store.claim_announcements(owner, now, LEASE, 9).await.unwrap().len(), 2);
    assert_eq!(store.claim_due_tables(now, LEASE, 9).await.unwrap(), [TABLE]);
    assert_eq!(store.claim_season_ends(owner, now, LEASE, 9).await.unwrap().len(), 1);
    for name in ["tournament-1", IDENTIFY] {
        assert!(store.acquire_lease(name, owner, now, now + LEASE).await.unwrap());
    }
}

/// Opens two tables with pending announcements, and stores the end of a season. One of the tables has a timed action that is due.
async fn make_work_pending(store: &Store) {
    let (events, announcements) = ([event_row("opened")], [new_announcement(1, "say")]);
    let table = NewTable { events: &events, announcements: &announcements, ..new_lobby(TABLE) };
    store.open_table(NewTable { due_at: Some(1_500), ..table }).await.unwrap();
    let other = NewTable { id: OTHER, channel_id: OTHER_CHANNEL, ..table };
    store.open_table(NewTable { due_at: Some(90_000), ..other }).await.unwrap();
    store.store_season_end(GUILD, 1_000, "month", 1_000).await.unwrap();
}

#[tokio::test]
async fn leases_of_dead_processes_end_at_once() {
    for_each_database(|store| async move {
        make_work_pending(&store).await;
        claim_pending_work(&store, "dead", 2_000).await;
        store.release_leases_of_dead_processes(2_001, LEASE).await.unwrap();
        assert!(
            !store.acquire_lease(IDENTIFY, "new", 2_001, 9_000).await.unwrap(),
            "Discord still wants its seconds"
        );
        assert!(store.acquire_lease(IDENTIFY, "dead", 2_001, 2_001).await.unwrap());
        claim_pending_work(&store, "new", 2_001).await;
        assert_eq!(
            store.next_table_due_at().await.unwrap(),
            Some(2_001 + LEASE),
            "the other is due later"
        );
    })
    .await;
}

#[tokio::test]
async fn releasing_leases_keeps_retry_delays() {
    for_each_database(|store| async move {
        make_work_pending(&store).await;
        let claimed = store.claim_announcements("dead", 2_000, LEASE, 9).await.unwrap();
        store.release_failed_announcement(claimed[0].key, "dead", 50_000).await.unwrap();
        let end = store.claim_season_ends("dead", 2_000, LEASE, 9).await.unwrap().remove(0);
        store.release_failed_season_end(&end, "dead", 50_000).await.unwrap();
        store.release_leases_of_dead_processes(2_001, LEASE).await.unwrap();
        let again = store.claim_announcements("new", 2_001, LEASE, 9).await.unwrap();
        assert_eq!(again.len(), 1);
        assert_eq!((again[0].key, again[0].attempts), (claimed[1].key, 2));
        assert_eq!(store.next_season_end_claimable_at().await.unwrap(), Some(50_000));
    })
    .await;
}

/// The test covers database files only, because processes that use a PostgreSQL server do not lock anything.
#[tokio::test]
async fn a_starting_process_ends_the_leases_of_others_only_if_no_other_process_uses_the_file() {
    for_each_url(|url| async move {
        let is_file = !url.starts_with("postgres");
        let store = Store::connect(&url).await.unwrap();
        make_work_pending(&store).await;
        let first = store.register_process(2_000, LEASE).await.unwrap();
        claim_pending_work(&store, "first", 2_000).await;
        let free = async |store: &Store, now| {
            !store.claim_announcements("free", now, 0, 9).await.unwrap().is_empty()
        };

        // This is the order of a rolling deployment: each process starts while the previous one is still running.
        let other = Store::connect(&url).await.unwrap();
        let second = other.register_process(2_001, LEASE).await.unwrap();
        assert!(!free(&other, 2_001).await);
        drop(first);
        let third = store.register_process(2_002, LEASE).await.unwrap();
        assert!(!free(&store, 2_002).await);

        drop((second, third));
        let alone = other.register_process(2_003, LEASE).await.unwrap();
        assert_eq!(free(&other, 2_003).await, is_file);
        drop(alone);
        store.close().await;
        other.close().await;
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn two_paths_of_a_file_share_one_lock() {
    let folder = tempfile::tempdir().unwrap();
    let [path, link] = ["games.db", "link.db"].map(|name| folder.path().join(name));
    let store = Store::connect(path.to_str().unwrap()).await.unwrap();
    make_work_pending(&store).await;
    let _first = store.register_process(2_000, LEASE).await.unwrap();
    claim_pending_work(&store, "first", 2_000).await;
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let other = Store::connect(link.to_str().unwrap()).await.unwrap();
    let _second = other.register_process(2_001, LEASE).await.unwrap();
    assert!(other.claim_announcements("second", 2_001, LEASE, 9).await.unwrap().is_empty());
    assert!(folder.path().join("games.db-lock").exists());
    store.close().await;
    other.close().await;
}

/// In this test, a folder is at the path of the lock file, so that the lock file cannot be opened and locked.
#[tokio::test]
async fn leases_last_until_they_expire_if_the_lock_file_cannot_be_locked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let store = Store::connect(path.to_str().unwrap()).await.unwrap();
    make_work_pending(&store).await;
    claim_pending_work(&store, "dead", 2_000).await;
    std::fs::create_dir(folder.path().join("games.db-lock")).unwrap();
    let _presence = store.register_process(2_001, LEASE).await.unwrap();
    assert!(store.claim_announcements("new", 2_001, LEASE, 9).await.unwrap().is_empty());
    store.close().await;
}
