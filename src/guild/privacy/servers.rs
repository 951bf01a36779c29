//! The data of servers that have removed the bot. It is kept for a month in case the bot returns, and then deleted.
//!
//! Data is deleted only if Discord states explicitly that the bot was removed or that it cannot see the server. Discord is
//! queried again before each batch. If a server is missing from a list, or Discord does not answer, nothing is deleted.

use std::sync::PoisonError;

use async_trait::async_trait;

use super::Privacy;
use crate::ids::GuildId;
use crate::store::StoreError;
use crate::time::Millis;
use crate::worker::Worker;

/// The time in milliseconds for which the data of a server is kept after the server has removed the bot.
const KEPT: Millis = 30 * 24 * 60 * 60 * 1000;
/// The number of tables, or of tournaments, that are deleted in a batch. SQLite has a single writer, which a batch must not block
/// for long.
const BATCH: u32 = 20;
/// The maximum number of batches in one run of the worker.
const BATCHES: usize = 100;
/// The maximum number of servers whose data one run of the worker deletes.
const SERVERS: u32 = 10;
/// The maximum number of servers on which one run of the worker checks the bot's presence, by querying Discord. With a run every 50
/// minutes, 100,000 servers are checked in less than a month.
const SERVERS_CHECKED_PER_RUN: u32 = 160;
/// The number of servers that are checked before the id of the last checked server is stored.
const CHECKED_PER_QUERY: u32 = 20;
/// The key of a stored value: the id of the last checked server. The next run, in any process, continues after that server.
const LAST_CHECKED_SERVER: &str = "departures:asked-up-to";
/// The time in milliseconds for which texts that moderators wrote about people are kept.
const WORDS_KEPT: Millis = 365 * 24 * 60 * 60 * 1000;
/// The maximum number of servers on which one run of the worker deletes expired texts of moderators.
const EXPIRED: usize = 500;
/// The key of a stored value: the id of the last server on which expired texts were deleted.
const EXPIRED_UP_TO: &str = "words:expired-up-to";
const LOOK_EVERY: Millis = 50 * 60_000;
const AFTER_FAILURE: Millis = 10 * 60_000;
/// The time in milliseconds for which one process holds the lease on this work.
const LEASE: Millis = 9 * 60_000;
const LEASE_NAME: &str = "forget-servers";

/// A service that looks up whether the bot is on a server.
#[async_trait]
pub trait BotPresenceLookUp: Send + Sync {
    /// Returns `true` if the bot is on the server, `false` if Discord has stated that it is not; `None` if that cannot
    /// be determined now.
    async fn is_bot_on(&self, guild: GuildId) -> Option<bool>;
}

impl Privacy {
    /// Records that the bot is on a server. If the server's data was scheduled for deletion because the bot had been removed, the
    /// deletion is cancelled.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn note_bot_present(&self, guild: GuildId) -> Result<(), StoreError> {
        self.shared.present.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
        // Usually no departure is stored, so this check avoids a write lock.
        if self.store().bot_removed_at(guild).await?.is_some() {
            self.store().delete_bot_removal(guild).await?;
        }
        Ok(())
    }

    /// Returns the time at which a server removed the bot, in milliseconds since 1970; `None` if
    /// the bot is on the server.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn bot_removed_at(&self, guild: GuildId) -> Result<Option<Millis>, StoreError> {
        self.store().bot_removed_at(guild).await
    }

    /// Records that a server has removed the bot.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn note_bot_removed(&self, guild: GuildId) -> Result<(), StoreError> {
        self.shared.present.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
        self.store().store_bot_removal(guild, self.clock().now()).await.map(drop)
    }

    /// Deletes the data of servers that have removed the bot, until the returned future is dropped. `lease_owner` is the name of
    /// this process among those that share the database.
    pub async fn run_server_deletions(
        &self,
        presence_look_up: &dyn BotPresenceLookUp,
        lease_owner: &str,
    ) {
        // Just after the start, Discord has not yet listed the servers on which the bot is present.
        self.clock().sleep_for(LOOK_EVERY).await;
        let worker = Worker {
            name: "servers without the bot",
            clock: self.clock(),
            wakers: &[],
            at_most: LOOK_EVERY,
            after_failure: AFTER_FAILURE,
        };
        let look = async |now| {
            self.run_server_deletions_once(presence_look_up, lease_owner, now)
                .await
                .map(|()| None::<Millis>)
        };
        worker.poll_repeatedly(look).await;
    }

    /// Carries out one run of the worker. First checks whether the bot is still on some of the servers, then deletes expired texts
    /// of moderators, then the data of servers that removed the bot at least [`KEPT`] ago.
    pub(in crate::guild) async fn run_server_deletions_once(
        &self,
        presence_look_up: &dyn BotPresenceLookUp,
        lease_owner: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        for _ in 0..SERVERS_CHECKED_PER_RUN / CHECKED_PER_QUERY {
            let now = self.clock().now();
            if !self.store().acquire_lease(LEASE_NAME, lease_owner, now, now + LEASE).await? {
                return Ok(());
            }
            if self.check_next_servers_and_count_them(presence_look_up, now).await? == 0 {
                break;
            }
        }
        self.expire_moderators_texts(now).await?;
        let mut batches = BATCHES;
        for guild in self.store().servers_that_removed_bot_until(now - KEPT, SERVERS).await? {
            self.delete_server_in_batches(presence_look_up, guild, &mut batches).await?;
        }
        let now = self.clock().now();
        self.store().acquire_lease(LEASE_NAME, lease_owner, now, now).await.map(drop)
    }

    /// Returns the server at which the previous run stopped, which is stored under the key `fact_name`. Returns `None` if the next
    /// run begins with the first server.
    async fn last_server_of_previous_run(
        &self,
        fact_name: &str,
    ) -> Result<Option<GuildId>, StoreError> {
        let id = self.store().installation_fact(fact_name).await?;
        Ok(id.and_then(|id| id.parse::<u64>().ok()).map(GuildId::new))
    }

    /// Deletes texts of moderators that are older than [`WORDS_KEPT`] on the next [`EXPIRED`] servers.
    async fn expire_moderators_texts(&self, now: Millis) -> Result<(), StoreError> {
        let first = self.last_server_of_previous_run(EXPIRED_UP_TO).await?;
        let mut after = first;
        for _ in 0..EXPIRED {
            after = self.store().next_moderated_server(after).await?;
            let Some(guild) = after else { break };
            self.store().expire_moderator_texts(guild, now - WORDS_KEPT, now).await?;
        }
        if after == first {
            return Ok(());
        }
        // An empty value means that the next run begins with the first server.
        let last = after.map(|guild| guild.get().to_string());
        self.store().set_installation_fact(EXPIRED_UP_TO, last.as_deref().unwrap_or_default()).await
    }

    /// Checks at Discord whether the bot is still on the next servers. This is needed because the bot receives no event if it is
    /// removed from a server while it is not running. Returns the number of checked servers; after 0, the next call begins again
    /// with the first server.
    async fn check_next_servers_and_count_them(
        &self,
        presence_look_up: &dyn BotPresenceLookUp,
        now: Millis,
    ) -> Result<usize, StoreError> {
        let after = self.last_server_of_previous_run(LAST_CHECKED_SERVER).await?;
        let next = self.store().servers_with_tables_after(after, CHECKED_PER_QUERY).await?;
        let (last, count) = (next.last().map(|guild| guild.get()), next.len());
        for guild in next {
            let is_present = {
                let present = &self.shared.present;
                present.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild)
            };
            if is_present || self.store().bot_removed_at(guild).await?.is_some() {
                continue;
            }
            if presence_look_up.is_bot_on(guild).await == Some(false) {
                tracing::info!(guild = guild.get(), "the bot is no longer on a server");
                self.store().store_bot_removal(guild, now).await?;
            }
        }
        // An empty value means that the next run begins with the first server.
        let last = last.map(|id| id.to_string());
        if last.is_some() || after.is_some() {
            self.store()
                .set_installation_fact(LAST_CHECKED_SERVER, last.as_deref().unwrap_or_default())
                .await?;
        }
        Ok(count)
    }

    /// Deletes the data of a server in batches. `remaining_batches` is the number of batches that this run may still delete; each
    /// batch reduces it by 1. Before each batch, Discord must state that the bot is not on the server.
    async fn delete_server_in_batches(
        &self,
        presence_look_up: &dyn BotPresenceLookUp,
        guild: GuildId,
        remaining_batches: &mut usize,
    ) -> Result<(), StoreError> {
        while *remaining_batches > 0 {
            *remaining_batches -= 1;
            match presence_look_up.is_bot_on(guild).await {
                Some(false) => {}
                Some(true) => return self.store().delete_bot_removal(guild).await,
                None => return Ok(()),
            }
            // The bot may have returned to the server during the request to Discord.
            if self.store().bot_removed_at(guild).await?.is_none() {
                return Ok(());
            }
            if !self.store().delete_server_batch_and_has_more(guild, BATCH).await? {
                self.clear_caches();
                tracing::info!(guild = guild.get(), "the data of a server is deleted");
                return self.store().delete_bot_removal(guild).await;
            }
        }
        Ok(())
    }

    /// Deletes all data of a server now, at the request of the bot's operator, whether or not the bot is on the server.
    /// Returns `true` if there was any data.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn delete_server_and_check_if_known(
        &self,
        guild: GuildId,
    ) -> Result<bool, StoreError> {
        let was_known = self.store().is_known_server(guild).await?;
        while self.store().delete_server_batch_and_has_more(guild, BATCH).await? {}
        self.clear_caches();
        self.store().delete_bot_removal(guild).await?;
        Ok(was_known)
    }
}
