//! The work at the beginning and at the close of a day: the publication of the hash of the day's seed, and the deletion of notes
//! about deleted tries. Such a note keeps a person from repeating the one try that counts by deleting their data.

use super::{DAY, DailyError, DailyGames, GRACE};
use crate::time::{Clock, Millis};
use crate::worker::{DueTime, Worker};
use triominos_rules::daily::Date;

/// The longest wait in milliseconds until the next run.
const AT_MOST: Millis = 3_000_000;
/// The wait in milliseconds after a failed run.
const AFTER_FAILURE: Millis = 60_000;

impl DailyGames {
    /// Publishes the hash of each day's seed when the day begins, and deletes notes about deleted tries when their day closes. Runs
    /// until the returned future is dropped.
    pub async fn run_daily_upkeep(&self, clock: &dyn Clock) {
        let worker = Worker {
            name: "the days of the daily games",
            clock,
            wakers: &[],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        worker
            .poll_repeatedly(async |now| {
                self.publish_todays_hash_and_purge_deleted_tries(now).await
            })
            .await;
    }

    /// Publishes the hash of today's seed, if the installation has a secret. Deletes notes about deleted tries of closed days.
    /// Returns the time of the next run, in milliseconds since 1970.
    pub(super) async fn publish_todays_hash_and_purge_deleted_tries(
        &self,
        now: Millis,
    ) -> Result<Option<DueTime>, DailyError> {
        let today = Self::date_at(now)?;
        // Before the first try, nobody needs a secret. The first try publishes the hash of its day.
        if self.days.has_secret().await? {
            self.days.publish_seed_hash(today, now).await?;
        }
        let first_open = Self::first_open_date(now)?;
        self.store.purge_deleted_tries(first_open.days_since_epoch()).await?;
        let midnight = (Millis::from(today.days_since_epoch()) + 1) * DAY;
        let close = midnight - DAY + GRACE;
        Ok(Some(if now < close { close } else { midnight }))
    }

    /// Returns the earliest date whose day has not closed at `now`.
    ///
    /// # Errors
    /// Returns an error if the clock is wrong by centuries.
    pub fn first_open_date(now: Millis) -> Result<Date, DailyError> {
        Self::date_at(now - GRACE)
    }
}
