//! Timed work: expiring lobbies, the moves of computers, the turn clock, and the deletion of expired data.

pub(super) mod due_tables;

use futures_util::StreamExt;
use futures_util::stream;

use super::refusal::IntentError;
use super::tables::Tables;
use crate::ids::TableId;
use crate::store::{self, StoreError};
use crate::time::Millis;
use crate::worker::{DueTime, SET_ASIDE_ITEMS, Worker, backoff_delay, run_catching_panics};

/// The maximum number of due tables that are claimed at once.
const BATCH: u32 = 100;
/// The maximum number of due tables that are handled concurrently. A table that waits for its lock does not delay the other due
/// tables.
const AT_ONCE: usize = 8;
/// The duration of the lease of a due table in milliseconds. After it, another process may claim the table.
pub const DUE_TABLE_LEASE: Millis = 10_000;
/// The number of attempts after which a damaged table is no longer retried.
const TRIES: u32 = 8;
/// The longest wait in milliseconds between two attempts for a damaged table.
const LONGEST_WAIT: Millis = 10 * 60 * 1000;
/// The wait in milliseconds before the next poll after the store failed.
const AFTER_FAILURE: Millis = 5_000;
/// The longest wait in milliseconds between two polls, because another process may have made a table due and died.
const AT_MOST: Millis = 10_000;
/// The interval in milliseconds at which expired data is deleted.
const PURGE_EVERY: Millis = 10 * 60 * 1000;
/// The number of runs of the deletion of expired data between two reminders in the log. A reminder contains the number of items,
/// such as damaged tables, that the program no longer retries. The deletion runs every ten minutes, so there is one reminder an
/// hour.
const REMINDER: u32 = 6;
/// The maximum number of rows in a batch of deletions. In a database file, other writers wait during a batch.
const ROWS: u32 = 500;
/// The maximum number of tables in a batch of deletions. Each table has some hundred rows.
const TABLES: u32 = 10;
/// The maximum number of batches of one kind in one run. The limit spreads a backlog over several runs, so that the database
/// can reclaim space in the meantime, even during a backup.
const BATCHES: u32 = 200;
/// The time in milliseconds for which ids of handled interactions, published announcements and expired leases are kept. When it has
/// passed, Discord delivers no interaction a second time, and no announcement is posted a second time.
const KEPT: Millis = 24 * 60 * 60 * 1000;
/// The time in milliseconds for which finished pings are kept. They prevent a second ping if a turn is announced again.
const KEPT_PINGS: Millis = 7 * KEPT;

impl Tables {
    /// Carries out the timed actions of due tables, for at most `BATCH` tables. Returns the time at which the next table is due,
    /// in milliseconds since 1970; `None` if no table has a timed action.
    pub async fn run_due_actions(&self) -> Result<Option<DueTime>, StoreError> {
        let now = self.clock().now();
        if self.due_tables().is_first_poll(now) {
            self.store().resume_tables_set_aside(now).await?;
        }
        self.due_tables().note_poll_begin(now);
        let due = self.store().claim_due_tables(now, DUE_TABLE_LEASE, BATCH).await?;
        stream::iter(due)
            .for_each_concurrent(AT_ONCE, async |id| {
                let tended =
                    run_catching_panics("a due table", id.0, self.run_timed_action(id, now)).await;
                let (error, by_itself) = match tended {
                    Ok(Ok(())) => return self.due_tables().reset_failures(id),
                    Ok(Err(IntentError::Store(StoreError::Newer(why)))) => {
                        return self
                            .leave_table_to_newer_version(id, now + DUE_TABLE_LEASE, &why)
                            .await;
                    }
                    Ok(Err(error)) => (error.to_string(), is_fault_of_table(&error)),
                    Err(panicked) => (panicked.to_string(), true),
                };
                if !by_itself {
                    // The table is claimed again after its lease has expired.
                    tracing::error!(table = id.0, error, "a due table could not be tended");
                } else if let Err(error) =
                    self.postpone_failed_table(id, now + DUE_TABLE_LEASE, &error).await
                {
                    tracing::error!(table = id.0, %error, "a due table could not be put off");
                }
            })
            .await;
        let next = self.store().next_table_due_at().await?;
        self.due_tables().note_poll_end(next.unwrap_or(Millis::MAX));
        Ok(next)
    }

    /// Postpones a table that a newer version of the program has written to, so that a process of that version can claim it.
    /// `leased_until` is the end of this process's lease. `cause` is the reason for the log. This does not count as a failure of
    /// the table.
    async fn leave_table_to_newer_version(&self, id: TableId, leased_until: Millis, cause: &str) {
        tracing::info!(table = id.0, why = cause, "a due table is left to a newer version");
        let again_at = self.due_tables().head_start.leave_item_to_newer_version(self.clock().now());
        if let Err(error) = self.store().postpone_due_table(id, leased_until, again_at).await {
            // The table is claimed again after its lease has expired.
            tracing::error!(table = id.0, %error, "a due table could not be put off");
        }
    }

    /// Postpones a table whose action has failed. `leased_until` is the end of this process's lease. The wait doubles with each
    /// failure. After [`TRIES`] failures, the table is not retried until its next event or a restart.
    async fn postpone_failed_table(
        &self,
        id: TableId,
        leased_until: Millis,
        error: &str,
    ) -> Result<(), StoreError> {
        let failures = self.due_tables().count_failure(id);
        let again_at = if failures < TRIES {
            let wait = backoff_delay(DUE_TABLE_LEASE, failures, LONGEST_WAIT);
            tracing::error!(table = id.0, error, wait, "a due table could not be tended");
            self.clock().now() + wait
        } else {
            store::NEVER_DUE
        };
        // If another writer has changed the table in the meantime, the new due time is kept.
        let put_off = self.store().postpone_due_table(id, leased_until, again_at).await?;
        if failures >= TRIES {
            self.due_tables().reset_failures(id);
            if put_off {
                SET_ASIDE_ITEMS.log_and_count("a due table", id.0, error);
            }
        }
        Ok(())
    }

    /// Handles due tables and deletes expired data, concurrently, until the returned future is dropped.
    pub async fn run_sweeper(&self) {
        let worker = Worker {
            name: "due tables",
            clock: self.clock(),
            wakers: &[self.earlier_due_notify()],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        let head_start = |due| self.due_tables().head_start.delayed_poll_time(due);
        let tending = worker.poll_repeatedly(async |_| {
            Ok::<_, StoreError>(self.run_due_actions().await?.map(head_start))
        });
        let purging = async {
            for purge in 1_u32.. {
                self.purge_expired().await;
                if purge % REMINDER == 0 {
                    SET_ASIDE_ITEMS.remind_in_log();
                }
                self.clock().sleep_until(self.clock().now() + PURGE_EVERY).await;
            }
        };
        tokio::join!(tending, purging);
    }

    /// Deletes expired data batch by batch.
    pub(super) async fn purge_expired(&self) {
        let (store, now) = (self.store(), self.clock().now());
        let purged = async {
            let interactions =
                delete_in_batches(ROWS, |rows| store.purge_handled_interactions(now - KEPT, rows))
                    .await?;
            let announcements =
                delete_in_batches(ROWS, |rows| store.purge_announcements(now - KEPT, rows)).await?;
            let leases =
                delete_in_batches(ROWS, |rows| store.purge_leases(now - KEPT, rows)).await?;
            let pings =
                delete_in_batches(ROWS, |rows| store.purge_pings(now - KEPT_PINGS, rows)).await?;
            let tables =
                delete_in_batches(TABLES, |tables| store.purge_tables(now, tables)).await?;
            Ok::<_, StoreError>([interactions, announcements, leases, pings, tables])
        };
        match purged.await {
            Ok([0, 0, 0, 0, 0]) => {}
            Ok([interactions, announcements, leases, pings, tables]) => {
                tracing::debug!(interactions, announcements, leases, pings, tables, "purged");
            }
            Err(error) => tracing::warn!(%error, "cannot purge"),
        }
    }
}

/// Returns `true` if the cause of the failure is the table itself, not the store or a conflict with another process.
fn is_fault_of_table(error: &IntentError) -> bool {
    match error {
        IntentError::Store(error) => matches!(error, StoreError::Damaged(_)),
        IntentError::Rules(_) | IntentError::Table(_) | IntentError::Internal(_) => true,
    }
}

/// Deletes batches of at most `batch_size` items. `delete_batch` deletes a batch and returns the number of deleted items. Ends when
/// a batch was not full, or after [`BATCHES`] batches. Returns the number of all deleted items.
async fn delete_in_batches<P>(
    batch_size: u32,
    delete_batch: impl Fn(u32) -> P,
) -> Result<u64, StoreError>
where
    P: Future<Output = Result<u64, StoreError>>,
{
    let mut all = 0;
    for _ in 0..BATCHES {
        let purged = delete_batch(batch_size).await?;
        all += purged;
        if purged < u64::from(batch_size) {
            break;
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{ChannelId, PersonId};
    use crate::store::QuietHours;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::Processes;
    use crate::table::{Phase, TableAction, TableEvent, TurnClock};
    use crate::time::Millis;

    const MINUTE: Millis = 60_000;

    #[tokio::test]
    async fn one_of_two_processes_plays_a_due_turn() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::TenMinutes).await;
            assert_eq!(both.handle_due_tables_at(4 * MINUTE).await, 5 * MINUTE);
            assert_eq!(both.handle_due_tables_at(5 * MINUTE - 1).await, 5 * MINUTE);
            let before = both.events_of(table).await.len();
            both.handle_due_tables_at(5 * MINUTE).await;
            both.handle_due_tables_at(9 * MINUTE).await;
            let events = both.events_of(table).await;
            let reminders = [&events[before], &events[before + 1]];
            let near = |event: &TableEvent| match event {
                TableEvent::Reminded { near, .. } => Some(*near),
                _ => None,
            };
            assert_eq!(reminders.map(near), [Some(false), Some(true)]);
            assert_eq!(events.len(), before + 2);
            both.handle_due_tables_at(10 * MINUTE).await;
            let events = both.events_of(table).await;
            let missed = |event: &&TableEvent| matches!(event, TableEvent::TurnMissed { .. });
            assert_eq!(events.iter().filter(missed).count(), 1, "{events:?}");
            let claimed = store.claim_announcements("me", 0, 1, 99).await.unwrap();
            assert_eq!(claimed.len(), 1, "one a table at a time");
        })
        .await;
    }

    #[tokio::test]
    async fn another_process_takes_over_a_table_that_a_dead_process_claimed() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let lobby = both.open_lobby(5, TurnClock::None).await;
            let closes = both.tables[0].current_table(lobby).await.unwrap().lobby_closes_at();
            // A process claims the table and dies.
            assert_eq!(store.claim_due_tables(closes, DUE_TABLE_LEASE, 9).await.unwrap(), [lobby]);
            assert_eq!(both.handle_due_tables_at(closes).await, closes + DUE_TABLE_LEASE);
            assert!(both.tables[0].current_table(lobby).await.unwrap().is_open());
            both.handle_due_tables_at(closes + DUE_TABLE_LEASE).await;
            let table = both.tables[0].current_table(lobby).await.unwrap();
            assert!(matches!(table.phase, Phase::Closed { .. }));
        })
        .await;
    }

    #[tokio::test]
    async fn more_due_tables_than_one_batch_are_all_handled() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let count = u64::from(BATCH) + 20;
            for channel in 1..=count {
                both.open_lobby(channel, TurnClock::None).await;
            }
            let now = both.tables[0]
                .open_table_in(ChannelId::new(1))
                .await
                .unwrap()
                .unwrap()
                .lobby_closes_at();
            // Each process polls at least twice, so that more tables than one batch are handled.
            both.handle_due_tables_at(now).await;
            for channel in 1..=count {
                assert!(
                    both.tables[1].open_table_in(ChannelId::new(channel)).await.unwrap().is_none(),
                    "{channel}"
                );
            }
        })
        .await;
    }

    #[tokio::test]
    async fn a_backlog_of_expired_rows_is_deleted_over_several_runs() {
        assert_eq!(delete_in_batches(5, async |_| Ok(5)).await.unwrap(), 5 * u64::from(BATCHES));
        assert_eq!(delete_in_batches(5, async |_| Ok(4)).await.unwrap(), 4);
    }

    #[tokio::test]
    async fn expired_lobbies_are_deleted_a_month_later_even_if_they_exceed_a_batch() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let count = u64::from(TABLES) + 2;
            for channel in 1..=count {
                both.open_lobby(channel, TurnClock::None).await;
            }
            let open = both.open_lobby(99, TurnClock::None).await;
            let closed = both.tables[0].open_table_in(ChannelId::new(1)).await.unwrap().unwrap();
            both.act_as(open, 2, TableAction::Join).await;
            both.act_as(open, 1, TableAction::Start).await;
            both.handle_due_tables_at(closed.lobby_closes_at()).await;
            let month = closed.lobby_closes_at() + 30 * 24 * 60 * MINUTE;
            for (now, kept) in [(month - 1, true), (month, false)] {
                both.clock.set_time(now);
                both.tables[0].purge_expired().await;
                let found = store.load_table(closed.id).await.unwrap();
                assert_eq!(found.is_some(), kept, "{now}");
            }
            for channel in 1..=count {
                let id = TableId(channel.cast_signed());
                assert!(store.load_table(id).await.unwrap().is_none(), "{channel}");
            }
            assert!(both.tables[0].current_table(open).await.unwrap().is_open());
            assert_eq!(
                store.purge_handled_interactions(i64::MAX, 9).await.unwrap(),
                0,
                "a day is enough"
            );
            // A click on an old button is refused, because the table does not exist.
            let gone = both.tables[0].current_table(closed.id).await;
            assert!(gone.is_err(), "{gone:?}");
        })
        .await;
    }

    /// In this test, a player removes their quiet hours during a turn. The clock still stops at these hours in the present turn.
    #[tokio::test]
    async fn quiet_hours_chosen_during_a_turn_apply_to_the_next() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let all_morning = QuietHours { from: 0, to: 720, zone: "UTC".to_owned() };
            for person in [1, 2] {
                store.set_quiet_hours(PersonId::new(person), Some(&all_morning)).await.unwrap();
            }
            let table = both.begin_game(5, TurnClock::OneDay).await;
            let hour = 60 * MINUTE;
            let due = async || {
                let table = both.tables[0].current_table(table).await.unwrap();
                table.turn_time.unwrap().deadline.due / hour
            };
            // The clock runs only in the afternoons, so its 24 hours take two days.
            assert_eq!(due().await, 48);
            for person in [1, 2] {
                store.set_quiet_hours(PersonId::new(person), None).await.unwrap();
            }
            both.handle_due_tables_at(24 * hour).await;
            assert_eq!(due().await, 48);
            both.handle_due_tables_at(47 * hour).await;
            both.handle_due_tables_at(48 * hour).await;
            assert_eq!(due().await, 72);
        })
        .await;
    }
}
