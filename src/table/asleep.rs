//! Tables whose channel refuses the bot's messages: after some refusals a table sleeps. Its clocks stand still, and its channel is
//! tried again now and then.

use std::sync::Arc;

use super::decide::decided::Decided;
use super::event::{EndReason, TableEvent};
use super::refusal::Refused;
use super::state::{Phase, Table};
use super::tables::Tables;
use super::turn_clock::timeout;
use crate::ids::{GuildId, TableId};
use crate::store::StoreError;
use crate::time::Millis;

/// The refusals without a message in between from which on a table sleeps.
pub const ASLEEP_FROM: i32 = 10;
/// The time after which a table that has slept all along is closed.
const CLOSED_AFTER: Millis = 30 * 24 * 60 * 60 * 1000;

impl Tables {
    /// A table that sleeps because its channel has refused it; its channel is then tried again. `None` if the table is awake.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn try_if_asleep(&self, id: TableId) -> Result<Option<Arc<Table>>, Refused> {
        if self.asleep_since(id).await?.is_none() {
            return Ok(None);
        }
        let table = self.get(id).await?;
        if !table.is_open() {
            return Ok(None);
        }
        let now = self.clock().now();
        if self.store().try_sleeping_in(table.home, Some(table.channel), now).await? {
            self.to_publish().notify_waiters();
        }
        Ok(Some(table))
    }

    /// Tries the channels of a server's sleeping tables again.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn try_sleeping_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.store().try_sleeping_in(guild, None, self.clock().now()).await? {
            self.to_publish().notify_waiters();
        }
        Ok(())
    }

    /// The time of the first refusal of a sleeping table; `None` if the table is awake.
    pub(super) async fn asleep_since(&self, id: TableId) -> Result<Option<Millis>, StoreError> {
        let refusals = self.store().refusals_of(id).await?;
        Ok(refusals.filter(|refusals| refusals.asleep_at.is_some()).map(|refusals| refusals.since))
    }

    /// Gives a sleeping table the time back since its first refusal.
    pub(super) async fn give_sleep_back(
        &self,
        id: TableId,
        since: Millis,
    ) -> Result<Arc<Table>, Refused> {
        let give = |table: &Table, now| {
            let away = timeout::time_away(table, since, now);
            if away <= 0 || !matches!(table.phase, Phase::Playing(_)) {
                return Ok(Decided::nothing(table, now));
            }
            Decided::from_events(table, now, [TableEvent::BotReturned { away, to_channel: true }])
        };
        Ok(self.commit(id, None, give).await?.table)
    }

    /// Closes a table that has slept for a month. Nobody has lost it.
    pub(super) async fn close_if_long_asleep(&self, id: TableId) -> Result<(), Refused> {
        let now = self.clock().now();
        if self.asleep_since(id).await?.is_none_or(|since| now - since < CLOSED_AFTER) {
            return Ok(());
        }
        let close = |table: &Table, now| match table.is_open() {
            true => {
                let ended = TableEvent::Ended { reason: EndReason::Expired, by: None };
                Decided::from_events(table, now, [ended])
            }
            false => Ok(Decided::nothing(table, now)),
        };
        self.commit(id, None, close).await.map(drop)
    }
}
