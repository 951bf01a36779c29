//! Tests of copies and deletions of a person's data.

use std::sync::Arc;

use super::tournament_samples::Process;
use super::{DAY, GUILD, NOW, store_match_on_server};
use crate::guild::{Guilds, Privacy};
use crate::ids::PersonId;
use crate::store::Store;
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::table::SystemSeedSource;
use crate::table::tests::samples::StoppedClock;
use crate::time::{Clock, Millis};

const MINUTE: Millis = 60_000;

/// A clock that advances by a minute each time it is read.
#[derive(Debug, Default)]
struct AdvancingClock(StoppedClock);

#[async_trait::async_trait]
impl Clock for AdvancingClock {
    fn now(&self) -> Millis {
        let now = self.0.now() + MINUTE;
        self.0.set_time(now);
        now
    }

    async fn sleep_until(&self, moment: Millis) {
        self.0.sleep_until(moment).await;
    }
}

/// Creates the use cases of copying and deleting data, as a new process with this store has them.
fn new_privacy(store: &Store, clock: Arc<dyn Clock>) -> Privacy {
    let Process { tables, tournaments, .. } = Process::new(store, &Arc::default());
    let guilds = Guilds::new(store.clone());
    Privacy::new(store.clone(), guilds, tables, tournaments, clock, Arc::new(SystemSeedSource))
}

#[tokio::test]
async fn the_lease_on_deletions_is_renewed_with_each_batch() {
    for_each_database(|store| async move {
        for table in 1..=450 {
            store_match_on_server(&store, GUILD, table, NOW - DAY, &[1, 2]).await;
        }
        // Makes the tables unindexed, as an older version would have written them.
        execute_sql(&store, "UPDATE tables SET indexed_up_to = -1").await;
        let clock = Arc::<AdvancingClock>::default();
        clock.0.set_time(NOW);
        assert!(store.acquire_lease("forget-people", "one", NOW, NOW + MINUTE).await.unwrap());
        let deletions = new_privacy(&store, Arc::clone(&clock) as _);
        assert!(deletions.index_any_unindexed_tables_and_tournaments(Some("one")).await.unwrap());
        // The lease is renewed with each batch, so that its full time is left after the last one.
        let now = clock.0.now();
        assert!(now >= NOW + 2 * MINUTE);
        let taken =
            async |at| store.acquire_lease("forget-people", "another", at, at + 1).await.unwrap();
        assert!(!taken(now + 4 * MINUTE).await);
        assert!(taken(now + 5 * MINUTE).await);
        // Another process takes the lease. The former holder notices that at its next batch.
        execute_sql(&store, "UPDATE tables SET indexed_up_to = -1").await;
        execute_sql(&store, "UPDATE leases SET owner = 'another', until = until + 240000").await;
        assert!(deletions.index_any_unindexed_tables_and_tournaments(Some("one")).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn simultaneous_requests_for_a_copy_of_a_persons_data_share_one_copy() {
    for_each_database(|store| async move {
        store_match_on_server(&store, GUILD, 1, NOW - DAY, &[1, 2]).await;
        let copies = new_privacy(&store, Arc::<StoppedClock>::default());
        let copy = |person| copies.export_data(PersonId::new(person), "about");
        let (first, again, other) = tokio::join!(copy(1), copy(1), copy(2));
        let (first, again) = (first.unwrap(), again.unwrap());
        assert!(Arc::ptr_eq(&first, &again));
        assert!(!Arc::ptr_eq(&first, &other.unwrap()));
        // After the shared copy is complete, a new request reads everything again.
        drop((first, again));
        store_match_on_server(&store, GUILD, 2, NOW, &[1, 2]).await;
        let later = copy(1).await.unwrap();
        let rows: serde_json::Value = serde_json::from_str(&later.json).unwrap();
        assert_eq!(rows["rows"]["result_seats"].as_array().map(Vec::len), Some(2));
    })
    .await;
}
