//! Tables that are due: lobbies that expire, computers that are to move.

use super::clock::Millis;
use super::tables::Tables;

/// How many due tables are looked at in one go.
const BATCH: u32 = 100;
/// After a table or the store failed, how long until it is tried again.
const AFTER_FAILURE: Millis = 5_000;
/// Without anything due: how long until the store is asked again, for another process may have made something due.
const AT_MOST: Millis = 60_000;

impl Tables {
    /// Looks at every table that is due now, once. Returns when something is due next, as far as is known.
    pub async fn tend_due(&self) -> Millis {
        let now = self.clock().now();
        let due = match self.store().due(now, BATCH).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot look for due tables");
                return now + AFTER_FAILURE;
            }
        };
        let mut failed = false;
        for id in due {
            if let Err(error) = self.tend(id).await {
                tracing::error!(table = id.0, %error, "a due table could not be tended");
                failed = true;
            }
        }
        if failed {
            return now + AFTER_FAILURE;
        }
        match self.store().next_due().await {
            Ok(next) => next.unwrap_or(now + AT_MOST).min(now + AT_MOST),
            Err(error) => {
                tracing::error!(%error, "cannot look for due tables");
                now + AFTER_FAILURE
            }
        }
    }

    /// Tends due tables for as long as it is polled.
    pub async fn run_sweeper(&self) {
        loop {
            let committed = self.committed();
            tokio::pin!(committed);
            // Armed before the look, so that what is committed meanwhile is not missed.
            committed.as_mut().enable();
            let next = self.tend_due().await;
            tokio::select! {
                () = self.clock().sleep_until(next) => {}
                () = committed => {}
            }
        }
    }
}
