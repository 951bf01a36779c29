//! Tables whose channel refuses the bot's messages. After several refusals in a row, a table sleeps: its clocks are
//! stopped, and publishing in its channel is retried only once an hour.

use std::sync::Arc;

use crate::ids::{GuildId, TableId};
use crate::store::StoreError;
use crate::table::decide::decided::Decided;
use crate::table::event::{EndReason, TableEvent};
use crate::table::refusal::IntentError;
use crate::table::state::Table;
use crate::table::tables::Tables;
use crate::table::turn_clock::timeout;
use crate::time::Millis;

/// The number of refusals in a row after which a table sleeps.
pub const ASLEEP_FROM: i32 = 10;
/// The time in milliseconds after which a table that sleeps without interruption is closed.
const CLOSED_AFTER: Millis = 30 * 24 * 60 * 60 * 1000;

impl Tables {
    /// Makes the outbox retry at once to publish the announcements of a sleeping table, and returns the table. Returns `None` if
    /// the table is not asleep.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn wake_if_asleep(&self, id: TableId) -> Result<Option<Arc<Table>>, IntentError> {
        if self.asleep_since(id).await?.is_none() {
            return Ok(None);
        }
        let table = self.current_table(id).await?;
        if !table.is_open() {
            return Ok(None);
        }
        let now = self.clock().now();
        if self
            .store()
            .bring_forward_retries_of_sleeping_tables(table.home, Some(table.channel), now)
            .await?
        {
            self.publish_notify().notify_waiters();
        }
        Ok(Some(table))
    }

    /// Makes the outbox retry at once to publish the announcements of all sleeping tables of a server.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn wake_sleeping_tables_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self
            .store()
            .bring_forward_retries_of_sleeping_tables(guild, None, self.clock().now())
            .await?
        {
            self.publish_notify().notify_waiters();
        }
        Ok(())
    }

    /// Returns the time at which the channel of a sleeping table first refused a message, in milliseconds since 1970;
    /// `None` if the table is not asleep.
    pub(super) async fn asleep_since(&self, id: TableId) -> Result<Option<Millis>, StoreError> {
        let refusals = self.store().refusals_of_table(id).await?;
        Ok(refusals.filter(|refusals| refusals.asleep_at.is_some()).map(|refusals| refusals.since))
    }

    /// Extends the deadlines of a sleeping table by the time since `refused_since` (milliseconds since 1970), at which its channel
    /// first refused a message.
    pub(super) async fn extend_deadlines_of_sleeping_table(
        &self,
        id: TableId,
        refused_since: Millis,
    ) -> Result<Arc<Table>, IntentError> {
        let give = |table: &Table, now| {
            let away = timeout::time_since_bot_left(table, refused_since, now);
            if away <= 0 || !table.is_open() {
                return Ok(Decided::without_events(table, now));
            }
            Decided::from_events(table, now, [TableEvent::BotReturned { away, to_channel: true }])
        };
        Ok(self.commit_decision(id, None, give).await?.table)
    }

    /// Closes a table that has slept for 30 days without interruption. No player loses the match.
    pub(super) async fn close_if_long_asleep(&self, id: TableId) -> Result<(), IntentError> {
        let now = self.clock().now();
        if self.asleep_since(id).await?.is_none_or(|since| now - since < CLOSED_AFTER) {
            return Ok(());
        }
        let close = |table: &Table, now| match table.is_open() {
            true => {
                let ended = TableEvent::Ended { reason: EndReason::Expired, by: None };
                Decided::from_events(table, now, [ended])
            }
            false => Ok(Decided::without_events(table, now)),
        };
        self.commit_decision(id, None, close).await.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PersonId;
    use crate::store::QuietHours;
    use crate::store::tests::databases::for_each_database;
    use crate::table::TurnClock;
    use crate::table::tests::samples::Processes;

    const HOUR: Millis = 60 * 60 * 1000;

    #[tokio::test]
    async fn quiet_hours_do_not_shorten_the_extension_of_a_sleeping_tables_deadline() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let all_morning = QuietHours { from: 0, to: 720, zone: "UTC".to_owned() };
            for person in [1, 2] {
                store.set_quiet_hours(PersonId::new(person), Some(&all_morning)).await.unwrap();
            }
            let table = both.begin_game(5, TurnClock::OneDay).await;
            let due = async || {
                both.tables[0].current_table(table).await.unwrap().turn_time.unwrap().deadline.due
            };
            let before = due().await;
            both.clock.set_time(30 * HOUR);
            // The second call has no effect, because the deadline is extended already.
            for _ in 0..2 {
                both.tables[0].extend_deadlines_of_sleeping_table(table, 2 * HOUR).await.unwrap();
                assert_eq!(due().await, before + 28 * HOUR);
            }
        })
        .await;
    }

    #[tokio::test]
    async fn a_lobby_that_slept_closes_later_by_the_time_of_the_sleep() {
        const MINUTE: Millis = 60_000;
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let lobby = both.open_lobby(5, TurnClock::None).await;
            let closes =
                async || both.tables[0].current_table(lobby).await.unwrap().lobby_closes_at();
            let before = closes().await;
            both.clock.set_time(5 * HOUR);
            // The second call has no effect, because the deadline is extended already.
            for _ in 0..2 {
                both.tables[0]
                    .extend_deadlines_of_sleeping_table(lobby, 10 * MINUTE)
                    .await
                    .unwrap();
                assert_eq!(closes().await, before + 5 * HOUR - 10 * MINUTE);
            }
            // The other process uses the extended deadline as well, and does not close the lobby at the former one.
            both.tables[1].wake_workers();
            assert_eq!(both.handle_due_tables_at(5 * HOUR).await, before + 5 * HOUR - 10 * MINUTE);
            assert!(both.tables[1].current_table(lobby).await.unwrap().is_open());
        })
        .await;
    }

    #[tokio::test]
    async fn a_table_that_has_slept_for_a_month_is_closed_without_a_result() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::TenMinutes).await;
            let claimed = store.claim_announcements("me", 0, 1, 1).await.unwrap();
            assert!(
                store
                    .release_announcement_refused_by_channel(claimed[0].key, "me", (0, 0), 1)
                    .await
                    .unwrap()
            );
            // The clock of the sleeping table is stopped, so the table is not due.
            assert_eq!(store.claim_due_tables(CLOSED_AFTER, 1, 9).await.unwrap(), []);
            for (now, is_open) in [(CLOSED_AFTER - 1, true), (CLOSED_AFTER, false)] {
                both.clock.set_time(now);
                both.tables[0].close_if_long_asleep(table).await.unwrap();
                let known = both.tables[0].current_table(table).await.unwrap();
                assert_eq!(known.is_open(), is_open);
                assert!(known.seats_lost_by_leaving().is_empty());
            }
        })
        .await;
    }
}
