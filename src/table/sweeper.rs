//! What is done by the clock: lobbies that expire, computers that are to move, and what need not be kept any longer.

use super::clock::Millis;
use super::tables::Tables;

/// How many due tables are looked at in one go.
const BATCH: u32 = 100;
/// After a table or the store failed, how long until it is tried again.
const AFTER_FAILURE: Millis = 5_000;
/// Without anything due: how long until the store is asked again, for another process may have made something due.
const AT_MOST: Millis = 60_000;
/// How often the store is rid of what need not be kept.
const PURGE_EVERY: Millis = 60 * 60 * 1000;
/// How long the ids of interactions, and what was announced, are kept: far longer than Discord would deliver or we would post
/// a thing again.
const KEPT: Millis = 24 * 60 * 60 * 1000;

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
        let mut purge_at = self.clock().now();
        loop {
            if self.clock().now() >= purge_at {
                self.purge().await;
                purge_at = self.clock().now() + PURGE_EVERY;
            }
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

    async fn purge(&self) {
        let before = self.clock().now() - KEPT;
        let purged = async {
            let interactions = self.store().purge_handled(before).await?;
            let announcements = self.store().purge_announcements(before).await?;
            Ok::<_, crate::store::StoreError>((interactions, announcements))
        };
        match purged.await {
            Ok((0, 0)) => {}
            Ok((interactions, announcements)) => {
                tracing::debug!(interactions, announcements, "purged");
            }
            Err(error) => tracing::warn!(%error, "cannot purge"),
        }
    }
}
