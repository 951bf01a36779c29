//! Tests that seasons are closed once they are over, and not before.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;

use super::trophies::store_tournament;
use super::{DAY, GUILD, NOW, store_match};
use crate::guild::{Guilds, SeasonAnnouncement, SeasonAnnouncer, Seasons};
use crate::league::Month;
use crate::store::tests::databases::{execute_sql, for_each_database};
use crate::store::{Champions, Store};
use crate::table::AnnounceError;
use crate::table::tests::samples::StoppedClock;
use crate::time::Millis;
use crate::worker::{DELAY_FOR_NEWER, DueTime};

const MINUTE: Millis = 60_000;

/// An announcer that records the first month of each announced season.
#[derive(Default)]
struct RecordingAnnouncer(Mutex<Vec<(i64, u8)>>);

#[async_trait]
impl SeasonAnnouncer for Arc<RecordingAnnouncer> {
    async fn announce_season_end(
        &self,
        announcement: SeasonAnnouncement,
    ) -> Result<Champions, AnnounceError> {
        self.0.lock().unwrap().push(announcement.table.months.start.year_and_month());
        Ok(Champions::default())
    }
}

/// A process with a season worker and a clock that the test sets.
struct Process {
    clock: Arc<StoppedClock>,
    heard: Arc<RecordingAnnouncer>,
    seasons: Seasons<Arc<RecordingAnnouncer>>,
}

impl Process {
    fn new(store: &Store) -> Self {
        let (clock, heard) = (Arc::<StoppedClock>::default(), Arc::<RecordingAnnouncer>::default());
        let guilds = Guilds::new(store.clone());
        let seasons =
            Seasons::new(guilds, Arc::clone(&clock) as _, Arc::clone(&heard), "me".to_owned());
        Self { clock, heard, seasons }
    }

    /// Runs the worker at this time, and returns the time of its next run.
    async fn close_and_announce_seasons_at(&self, now: Millis) -> DueTime {
        self.clock.set_time(now);
        self.seasons.close_and_announce_ended_seasons().await.unwrap().unwrap()
    }

    /// Returns the first month of each announced season, as a year and a month.
    fn announced_years_and_months(&self) -> Vec<(i64, u8)> {
        self.heard.0.lock().unwrap().clone()
    }
}

/// Returns the time two minutes after the beginning of the month that is this many months after November 2026.
fn two_minutes_into_month(months_after_november: i64) -> Millis {
    Month::containing(NOW).plus_months(months_after_november).start_ms() + 2 * MINUTE
}

#[tokio::test]
async fn a_clock_that_jumps_and_is_corrected_ends_no_season() {
    for_each_database(|store| async move {
        let process = Process::new(&store);
        store_match(&store, 1, NOW - DAY, &[1, 2, 3]).await;
        process.close_and_announce_seasons_at(NOW).await;
        let jump = two_minutes_into_month(2);
        // The clock jumps ahead by two months, is corrected, and jumps ahead by one month.
        for jump in [jump, two_minutes_into_month(1)] {
            let again = process.close_and_announce_seasons_at(jump).await;
            assert!(again <= jump + 5 * MINUTE, "{again}");
            process.close_and_announce_seasons_at(NOW + 5 * MINUTE).await;
        }
        process.close_and_announce_seasons_at(two_minutes_into_month(1) - 3 * MINUTE).await;
        assert_eq!(store.season_ends(GUILD).await.unwrap(), [0_i64; 0]);
        // The season is closed once the clock has shown for five minutes that it is over.
        for after in [0, 5 * MINUTE - 1] {
            assert_eq!(
                process.close_and_announce_seasons_at(two_minutes_into_month(1) + after).await,
                two_minutes_into_month(1) + 5 * MINUTE
            );
            assert_eq!(process.announced_years_and_months(), []);
        }
        process.close_and_announce_seasons_at(two_minutes_into_month(1) + 5 * MINUTE).await;
        assert_eq!(process.announced_years_and_months(), [(2026, 11)]);
    })
    .await;
}

#[tokio::test]
async fn a_season_that_ended_while_no_process_ran_is_closed_late() {
    for_each_database(|store| async move {
        store_match(&store, 1, NOW - DAY, &[1, 2, 3]).await;
        Process::new(&store).close_and_announce_seasons_at(NOW).await;
        // No process runs until January has begun.
        let process = Process::new(&store);
        process.close_and_announce_seasons_at(two_minutes_into_month(2)).await;
        process.close_and_announce_seasons_at(two_minutes_into_month(2) + 5 * MINUTE).await;
        assert_eq!(process.announced_years_and_months(), [(2026, 11)]);
        process.close_and_announce_seasons_at(two_minutes_into_month(3)).await;
        process.close_and_announce_seasons_at(two_minutes_into_month(3) + 5 * MINUTE).await;
        assert_eq!(process.announced_years_and_months(), [(2026, 11)], "once");
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_season_that_only_a_newer_version_can_read_is_announced_by_that_version() {
    for_each_database(|store| async move {
        store_match(&store, 1, NOW - DAY, &[1, 2, 3]).await;
        store_tournament(&store, 2, NOW - DAY, &[1, 2, 3]).await;
        execute_sql(&store, "UPDATE tournament_events SET version = version + 1").await;
        let process = Process::new(&store);
        process.close_and_announce_seasons_at(NOW).await;
        process.close_and_announce_seasons_at(two_minutes_into_month(1)).await;
        let mut now = two_minutes_into_month(1) + 5 * MINUTE;
        for _ in 0..20 {
            let next = process.close_and_announce_seasons_at(now).await;
            assert!(next <= now + DELAY_FOR_NEWER, "{next} after {now}");
            now = next;
        }
        assert_eq!(process.announced_years_and_months(), []);
        let claimed = store.claim_season_ends("other", now, 0, 9).await.unwrap();
        assert_eq!(claimed.iter().map(|end| end.attempts).collect::<Vec<_>>(), [1]);
        execute_sql(&store, "UPDATE tournament_events SET version = version - 1").await;
        process.close_and_announce_seasons_at(now + MINUTE).await;
        process.close_and_announce_seasons_at(now + 2 * MINUTE).await;
        assert_eq!(process.announced_years_and_months(), [(2026, 11)]);
    })
    .await;
}
