//! Counts of commits for tests: commits that wait for the disk, and light commits, which do not.

use std::ops::Sub;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::AnyConnection;

use super::databases::for_each_database;
use super::{TABLE, event_row, new_lobby};
use crate::store::database::connection::commit_or_roll_back;
use crate::store::{NewTable, Store};

/// The number of commits that wait for the disk, and the number of light commits, which do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commits {
    pub on_disk: u64,
    pub without_sync: u64,
}

impl Commits {
    /// Returns the commits since the store was opened. With a server, only transactions are counted. With a file, single statements
    /// outside of transactions are counted as well; they also wait for the disk.
    pub fn since_open(store: &Store) -> Self {
        let begun = &store.connections.begun;
        let count = |what: &AtomicU64| what.load(Ordering::SeqCst);
        let without_sync = count(&begun.without_sync);
        let on_disk = count(&begun.on_disk).max(count(&begun.taken).saturating_sub(without_sync));
        Self { on_disk, without_sync }
    }
}

impl Sub for Commits {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            on_disk: self.on_disk - before.on_disk,
            without_sync: self.without_sync - before.without_sync,
        }
    }
}

/// Returns `true` if the settings of this connection say that its next commit waits for the disk.
async fn next_commit_waits_for_disk(store: &Store, connection: &mut AnyConnection) -> bool {
    if store.is_file() {
        let level: i64 =
            sqlx::query_scalar("PRAGMA synchronous").fetch_one(connection).await.unwrap();
        return level == 2;
    }
    let level: String =
        sqlx::query_scalar("SHOW synchronous_commit").fetch_one(connection).await.unwrap();
    level == "on"
}

/// The test ends a light transaction in three ways: by a commit, by a rollback, and by dropping it.
#[tokio::test]
async fn only_a_light_transaction_does_not_wait_for_the_disk() {
    for_each_database(|store| async move {
        for end in 0..3 {
            let mut tx = store.connections.begin_without_sync().await.unwrap();
            assert!(!next_commit_waits_for_disk(&store, &mut tx).await);
            match end {
                0 => commit_or_roll_back(tx, Ok(())).await.unwrap(),
                1 => tx.rollback().await.unwrap(),
                _ => drop(tx),
            }
            let mut writer = store.connections.writer.acquire().await.unwrap();
            assert!(
                next_commit_waits_for_disk(&store, &mut writer).await,
                "a statement alone, after end {end}"
            );
            drop(writer);
            let mut tx = store.connections.begin().await.unwrap();
            assert!(
                next_commit_waits_for_disk(&store, &mut tx).await,
                "a transaction, after end {end}"
            );
            tx.rollback().await.unwrap();
        }
        store
            .open_table(NewTable { events: &[event_row("opened")], ..new_lobby(TABLE) })
            .await
            .unwrap();
        assert!(store.load_table(TABLE).await.unwrap().is_some());
    })
    .await;
}
