//! Seasons are closed when they are over: not before, and not never.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::trophies::cup;
use super::{DAY, GUILD, NOW, put};
use crate::guild::{Guilds, SeasonAnnouncement, SeasonAnnouncer, Seasons};
use crate::league::Month;
use crate::store::tests::databases::{for_each_database, run};
use crate::store::{Champions, Store};
use crate::table::AnnounceError;
use crate::table::tests::samples::Standing;
use crate::time::Millis;
use crate::worker::LEFT_TO_NEWER;

const MINUTE: Millis = 60_000;

/// Remembers which month's season was told.
#[derive(Default)]
struct Listener(Mutex<Vec<(i64, u8)>>);

#[async_trait]
impl SeasonAnnouncer for Arc<Listener> {
    async fn proclaim(&self, season: SeasonAnnouncement) -> Result<Champions, AnnounceError> {
        self.0.lock().unwrap().push(season.table.months.start.name());
        Ok(Champions::default())
    }
}

/// A process that looks for seasons by a clock that is moved by hand.
struct Process {
    clock: Arc<Standing>,
    heard: Arc<Listener>,
    seasons: Seasons<Arc<Listener>>,
}

impl Process {
    fn new(store: &Store) -> Self {
        let (clock, heard) = (Arc::<Standing>::default(), Arc::<Listener>::default());
        let guilds = Guilds::new(store.clone());
        let seasons =
            Seasons::new(guilds, Arc::clone(&clock) as _, Arc::clone(&heard), "me".to_owned());
        Self { clock, heard, seasons }
    }

    /// Looks at this moment, and says when it wants to look again.
    async fn looks(&self, now: Millis) -> Millis {
        self.clock.set(now);
        self.seasons.close_and_announce().await.unwrap().unwrap()
    }

    fn told(&self) -> Vec<(i64, u8)> {
        self.heard.0.lock().unwrap().clone()
    }
}

/// A little after this month has begun; 0 is November 2026.
fn beginning(month: i64) -> Millis {
    Month::containing(NOW).plus(month).start() + 2 * MINUTE
}

#[tokio::test]
async fn a_clock_that_jumps_and_is_put_right_ends_no_season() {
    for_each_database(|store| async move {
        let process = Process::new(&store);
        put(&store, 1, NOW - DAY, &[1, 2, 3]).await;
        process.looks(NOW).await;
        let jump = beginning(2);
        // What November would be over for is not there at all: two months ahead, and one.
        for jump in [jump, beginning(1)] {
            let again = process.looks(jump).await;
            assert!(again <= jump + 5 * MINUTE, "{again}");
            process.looks(NOW + 5 * MINUTE).await;
        }
        process.looks(beginning(1) - 3 * MINUTE).await;
        assert_eq!(store.season_ends(GUILD).await.unwrap(), [0_i64; 0]);
        // It is over when the clock goes on saying so.
        for after in [0, 5 * MINUTE - 1] {
            assert_eq!(process.looks(beginning(1) + after).await, beginning(1) + 5 * MINUTE);
            assert_eq!(process.told(), []);
        }
        process.looks(beginning(1) + 5 * MINUTE).await;
        assert_eq!(process.told(), [(2026, 11)]);
    })
    .await;
}

#[tokio::test]
async fn a_month_that_nobody_looked_at_is_closed_late() {
    for_each_database(|store| async move {
        put(&store, 1, NOW - DAY, &[1, 2, 3]).await;
        Process::new(&store).looks(NOW).await;
        // Nobody is there until January has begun.
        let process = Process::new(&store);
        process.looks(beginning(2)).await;
        process.looks(beginning(2) + 5 * MINUTE).await;
        assert_eq!(process.told(), [(2026, 11)]);
        process.looks(beginning(3)).await;
        process.looks(beginning(3) + 5 * MINUTE).await;
        assert_eq!(process.told(), [(2026, 11)], "once");
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_season_that_only_a_newer_version_can_read_is_told_by_that_version() {
    for_each_database(|store| async move {
        put(&store, 1, NOW - DAY, &[1, 2, 3]).await;
        cup(&store, 2, NOW - DAY, &[1, 2, 3]).await;
        run(&store, "UPDATE tournament_events SET version = version + 1").await;
        let process = Process::new(&store);
        process.looks(NOW).await;
        process.looks(beginning(1)).await;
        let mut now = beginning(1) + 5 * MINUTE;
        for _ in 0..20 {
            let next = process.looks(now).await;
            assert!(next <= now + LEFT_TO_NEWER, "{next} after {now}");
            now = next;
        }
        assert_eq!(process.told(), []);
        let claimed = store.claim_season_ends("other", now, 0, 9).await.unwrap();
        assert_eq!(claimed.iter().map(|end| end.attempts).collect::<Vec<_>>(), [1]);
        run(&store, "UPDATE tournament_events SET version = version - 1").await;
        process.looks(now + MINUTE).await;
        process.looks(now + 2 * MINUTE).await;
        assert_eq!(process.told(), [(2026, 11)]);
    })
    .await;
}
