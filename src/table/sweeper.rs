//! What is done by the clock: lobbies that expire, computers that are to move, turns that take too long, and what need not be
//! kept any longer.

use futures_util::StreamExt;
use futures_util::stream;

use super::clock::Millis;
use super::tables::Tables;

/// How many due tables are looked at in one go.
const BATCH: u32 = 100;
/// How many of them at the same time: one that waits for its lock does not hold up the others.
const AT_ONCE: usize = 8;
/// How long a process may take to tend what it was handed out, before another tries.
pub const TENDING_LEASE: Millis = 10_000;
/// After the store failed, how long until it is tried again.
const AFTER_FAILURE: Millis = 5_000;
/// Without anything due: how long until the store is asked again, for another process may have made something due, and died.
const AT_MOST: Millis = 10_000;
/// How often the store is rid of what need not be kept.
const PURGE_EVERY: Millis = 60 * 60 * 1000;
/// How long the ids of interactions, and what was announced, are kept: far longer than Discord would deliver or we would post
/// a thing again.
const KEPT: Millis = 24 * 60 * 60 * 1000;

impl Tables {
    /// Looks at every table that is due now, once. Returns when something is due next, as far as is known.
    pub async fn tend_due(&self) -> Millis {
        let now = self.clock().now();
        let due = match self.store().claim_due(now, TENDING_LEASE, BATCH).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot look for due tables");
                return now + AFTER_FAILURE;
            }
        };
        stream::iter(due)
            .for_each_concurrent(AT_ONCE, async |id| {
                // It comes again when its lease has run out.
                if let Err(error) = self.tend(id).await {
                    tracing::error!(table = id.0, %error, "a due table could not be tended");
                }
            })
            .await;
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

#[cfg(test)]
mod tests {
    use super::super::clock::Millis;
    use super::super::testing::Processes;
    use super::*;
    use crate::store::testing::for_each_database;
    use crate::table::{Phase, TableEvent, TurnClock};

    const MINUTE: Millis = 60_000;

    #[tokio::test]
    async fn of_two_processes_one_keeps_the_clock() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.game(5, TurnClock::TenMinutes).await;
            assert_eq!(both.look(4 * MINUTE).await, 4 * MINUTE + AT_MOST);
            assert_eq!(both.look(5 * MINUTE - 1).await, 5 * MINUTE);
            let before = both.events(table).await.len();
            both.look(5 * MINUTE).await;
            both.look(9 * MINUTE).await;
            let events = both.events(table).await;
            let reminders = [&events[before], &events[before + 1]];
            let near = |event: &TableEvent| match event {
                TableEvent::Reminded { near, .. } => Some(*near),
                _ => None,
            };
            assert_eq!(reminders.map(near), [Some(false), Some(true)]);
            assert_eq!(events.len(), before + 2);
            both.look(10 * MINUTE).await;
            let events = both.events(table).await;
            let missed = |event: &&TableEvent| matches!(event, TableEvent::TurnMissed { .. });
            assert_eq!(events.iter().filter(missed).count(), 1, "{events:?}");
            let told = store.claim_announcements("me", 0, 1, 99).await.unwrap();
            assert_eq!(told.len(), 1, "one a table at a time");
        })
        .await;
    }

    #[tokio::test]
    async fn what_a_dead_process_had_in_hand_another_takes_over() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let lobby = both.lobby(5, TurnClock::None).await;
            let closes = both.tables[0].get(lobby).await.unwrap().lobby_closes_at();
            // Somebody was handed it, and died.
            assert_eq!(store.claim_due(closes, TENDING_LEASE, 9).await.unwrap(), [lobby]);
            assert_eq!(both.look(closes).await, closes + TENDING_LEASE);
            assert!(both.tables[0].get(lobby).await.unwrap().is_open());
            both.look(closes + TENDING_LEASE).await;
            let table = both.tables[0].get(lobby).await.unwrap();
            assert!(matches!(table.phase, Phase::Closed { .. }));
        })
        .await;
    }

    #[tokio::test]
    async fn more_than_one_batch_is_due() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let count = u64::from(BATCH) + 20;
            for channel in 1..=count {
                both.lobby(channel, TurnClock::None).await;
            }
            let now = both.tables[0].open_in(1).await.unwrap().unwrap().lobby_closes_at();
            // Each looks twice, at least.
            both.look(now).await;
            for channel in 1..=count {
                assert!(both.tables[1].open_in(channel).await.unwrap().is_none(), "{channel}");
            }
        })
        .await;
    }

    /// A slow clock stands still in the quiet hours that a person had when the turn began.
    #[tokio::test]
    async fn quiet_hours_are_those_of_the_turns_beginning() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let all_morning = crate::store::QuietHours { from: 0, to: 720, zone: "UTC".to_owned() };
            for person in [1, 2] {
                store.set_quiet_hours(person, Some(&all_morning)).await.unwrap();
            }
            let table = both.game(5, TurnClock::OneDay).await;
            let hour = 60 * MINUTE;
            let due = async || {
                let table = both.tables[0].get(table).await.unwrap();
                table.turn_time.unwrap().deadline.due / hour
            };
            // Two afternoons.
            assert_eq!(due().await, 48);
            for person in [1, 2] {
                store.set_quiet_hours(person, None).await.unwrap();
            }
            both.look(24 * hour).await;
            assert_eq!(due().await, 48);
            both.look(47 * hour).await;
            both.look(48 * hour).await;
            assert_eq!(due().await, 72);
        })
        .await;
    }
}
