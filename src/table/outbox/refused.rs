//! Announcements that their channel refuses, and the end of the refusals.

use std::sync::Arc;

use super::asleep::ASLEEP_FROM;
use super::{AFTER_FAILURE, AT_MOST, KEPT_FOR, Outbox};
use crate::store::{Announcement, MarkedPublished, StoreError, TRIAL_EVERY};
use crate::table::outbox::announcer::Announcer;
use crate::table::refusal::IntentError;
use crate::table::state::Table;
use crate::time::Millis;
use crate::worker::run_catching_panics;

/// The shortest wait in milliseconds between two attempts, before the table sleeps. Each wait is twice as long as the previous one,
/// up to [`LONGEST_WAIT`], so that the tenth attempt comes after about two minutes.
const SHORTEST_WAIT: Millis = 2_000;
/// The longest wait in milliseconds between two attempts before the table sleeps.
const LONGEST_WAIT: Millis = 20_000;

impl<A: Announcer> Outbox<A> {
    /// Postpones an announcement that its channel has refused. After [`ASLEEP_FROM`] refusals in a row, its table sleeps, and the
    /// host is informed. If the table is closed, the announcement is given up after a day.
    pub(super) async fn postpone_refused_announcement(
        &self,
        announcement: &Announcement,
        error: String,
    ) -> Result<MarkedPublished, StoreError> {
        let (store, key, now) = (self.tables.store(), announcement.key, self.tables.clock().now());
        let table = key.table;
        let known = self.tables.current_table(table).await.ok();
        let is_closed = known.as_ref().is_some_and(|known| !known.is_open());
        if is_closed && announcement.age(now) >= KEPT_FOR {
            self.warn_once(table, &error, "an announcement is given up");
            let is_news = store.mark_announcement_published(key, now, None).await?;
            store.delete_table_refusals(table).await?;
            return Ok(MarkedPublished {
                is_news,
                should_poll: true,
                ..MarkedPublished::default()
            });
        }
        let count = announcement.refusals.saturating_add(1);
        let wait = match count {
            ASLEEP_FROM.. => TRIAL_EVERY,
            _ => (SHORTEST_WAIT << count.clamp(1, 10) >> 1).min(LONGEST_WAIT),
        };
        self.warn_once(table, &error, "an announcement waits for the right to post");
        let is_held = store
            .release_announcement_refused_by_channel(
                key,
                &self.owner,
                (now, now + wait),
                ASLEEP_FROM,
            )
            .await?;
        if let Some(known) = known.filter(|_| is_held && count >= ASLEEP_FROM) {
            self.inform_host_if_fallen_asleep(&known, count).await;
        }
        Ok(MarkedPublished { is_news: false, should_poll: true, ..MarkedPublished::default() })
    }

    /// Informs the host that the table sleeps, if this was the refusal with the number
    /// [`ASLEEP_FROM`].
    async fn inform_host_if_fallen_asleep(&self, table: &Arc<Table>, refusal_count: i32) {
        let id = table.id;
        if refusal_count == ASLEEP_FROM {
            tracing::info!(table = id.0, "a table sleeps: its channel refuses its messages");
            // If informing the host panics, `run_catching_panics` logs the panic, and nothing else is done.
            let _ = run_catching_panics(
                "a message to a host",
                id.0,
                self.announcer.inform_host_of_sleep(table),
            )
            .await;
        } else if let Err(error) = self.tables.close_if_long_asleep(id).await {
            tracing::warn!(table = id.0, %error, "a sleeping table cannot be closed");
        }
    }

    /// Ends the refusals of a table, because its channel has accepted a message or an announcement was given up. The deadlines of a
    /// sleeping table are extended, and its clocks run again. Retries while the store fails, because nothing else would wake the
    /// table.
    pub(super) async fn clear_refusals(&self, announcement: &Announcement) {
        if announcement.refusals == 0 {
            return;
        }
        let (table, clock) = (announcement.key.table, self.tables.clock());
        let (mut wait, give_up_at) = (AFTER_FAILURE, clock.now() + KEPT_FOR);
        loop {
            let woken =
                run_catching_panics("a sleeping table", table.0, self.wake_table(announcement))
                    .await;
            let error = match woken {
                Ok(Ok(())) => return,
                Ok(Err(IntentError::Store(error))) if clock.now() < give_up_at => error.to_string(),
                Ok(Err(error)) => {
                    tracing::error!(table = table.0, %error, "cannot extend the deadlines of a sleeping table");
                    return;
                }
                Err(_) => return,
            };
            tracing::error!(table = table.0, error, wait, "cannot wake a sleeping table");
            clock.sleep_until(clock.now() + wait).await;
            wait = (2 * wait).min(AT_MOST);
        }
    }

    /// Makes one attempt to end the refusals of a table. Extends its deadlines if it sleeps, deletes its refusals from the store,
    /// and wakes the workers that publish its announcements.
    async fn wake_table(&self, announcement: &Announcement) -> Result<(), IntentError> {
        let (table, store) = (announcement.key.table, self.tables.store());
        if let Some(since) = self.tables.asleep_since(table).await? {
            // The clocks are stopped until the refusals are deleted. Extending the deadlines a second time has no effect.
            match self.tables.extend_deadlines_of_sleeping_table(table, since).await {
                Ok(known) => self.announcer.extend_deadlines_since(&known, since).await?,
                Err(error) if error.is_table_unreadable() => {
                    tracing::error!(table = table.0, %error, "a sleeping table cannot be read");
                }
                Err(error) => return Err(error),
            }
        }
        store.delete_table_refusals(table).await?;
        self.tables.wake_workers();
        Ok(())
    }
}
