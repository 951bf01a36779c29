//! What tournaments do by the clock, and when their tables are over.

use super::tournaments::Tournaments;
use crate::table::Millis;

/// How many tournaments are looked at in one go.
const BATCH: u32 = 50;
/// After a tournament or the store failed, how long until it is tried again.
const AFTER_FAILURE: Millis = 5_000;
/// Without anything due: how long until the store is asked again, for another process may have made something due.
const AT_MOST: Millis = 10_000;

impl Tournaments {
    /// Looks at every tournament that is due now, once. Returns when something is due next, as far as is known.
    async fn tend_due(&self) -> Millis {
        let now = self.clock().now();
        let due = match self.store().due_tournaments(now, BATCH).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot look for due tournaments");
                return now + AFTER_FAILURE;
            }
        };
        let mut failed = false;
        for id in due {
            if let Err(error) = self.tend(id).await {
                tracing::error!(tournament = id.0, %error, "a due tournament could not be tended");
                failed = true;
            }
        }
        match self.store().next_tournament_due().await {
            _ if failed => now + AFTER_FAILURE,
            Ok(next) => next.unwrap_or(now + AT_MOST).min(now + AT_MOST),
            Err(error) => {
                tracing::error!(%error, "cannot look for due tournaments");
                now + AFTER_FAILURE
            }
        }
    }

    /// Tends tournaments for as long as it is polled.
    pub async fn run_sweeper(&self) {
        loop {
            let (happened, closed) = (self.happened(), self.tables().closed());
            tokio::pin!(happened, closed);
            // Armed before the look, so that what is committed meanwhile is not missed.
            happened.as_mut().enable();
            closed.as_mut().enable();
            let next = self.tend_due().await;
            tokio::select! {
                () = self.clock().sleep_until(next) => {}
                () = happened => {}
                () = closed => {}
            }
        }
    }
}
