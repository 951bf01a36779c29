//! Servers that have removed the bot: what is kept of them stays for a month, in which the bot may come back, and then goes.
//!
//! Only Discord's own word counts: that the bot was removed, or that it cannot see the server, asked again before each batch. A server
//! that is missing from a list, or a Discord that does not answer, is no reason.

use std::sync::PoisonError;

use async_trait::async_trait;

use super::Privacy;
use crate::ids::GuildId;
use crate::store::StoreError;
use crate::time::Millis;
use crate::worker::Worker;

/// The time for which what is kept of a server stays after it has removed the bot.
const KEPT: Millis = 30 * 24 * 60 * 60 * 1000;
/// The tables, or tournaments, of a batch: a file has one writer, and nobody waits long for it.
const BATCH: u32 = 20;
/// The most batches of one look, and the servers that are seen to in it.
const BATCHES: usize = 100;
const SERVERS: u32 = 10;
/// The servers of which one look asks whether the bot is still there: 100,000 of them in less than a month.
const ASKED: u32 = 160;
/// The servers after which the place is noted that a look has come to.
const ASKED_TOGETHER: u32 = 20;
/// The name of the fact with the last server that was asked about, so that the next look goes on after it, in whatever process.
const ASKED_UP_TO: &str = "departures:asked-up-to";
/// The time for which words that moderators typed about people are kept.
const WORDS_KEPT: Millis = 365 * 24 * 60 * 60 * 1000;
/// The servers of which one look deletes such words.
const EXPIRED: usize = 500;
/// The name of the fact with the last server of which such words were deleted.
const EXPIRED_UP_TO: &str = "words:expired-up-to";
const LOOK_EVERY: Millis = 50 * 60_000;
const AFTER_FAILURE: Millis = 10 * 60_000;
/// The time for which one process sees to servers that no other then sees to as well.
const LEASE: Millis = 9 * 60_000;
const LEASE_NAME: &str = "forget-servers";

/// A source that knows whether the bot is on a server.
#[async_trait]
pub trait Servers: Send + Sync {
    /// True if it is, false if Discord has said that it is not; `None` if that cannot be found out now.
    async fn is_on(&self, guild: GuildId) -> Option<bool>;
}

impl Privacy {
    /// The bot is on a server. Everything of it is there if it comes back in time.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn is_there(&self, guild: GuildId) -> Result<(), StoreError> {
        self.shared.present.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
        // Most often nothing is noted, and nobody's writing has to wait.
        if self.store().departure(guild).await?.is_some() {
            self.store().forget_departure(guild).await?;
        }
        Ok(())
    }

    /// The moment at which a server removed the bot; `None` if it has not, or the bot is back.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn left_at(&self, guild: GuildId) -> Result<Option<Millis>, StoreError> {
        self.store().departure(guild).await
    }

    /// A server has removed the bot.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn is_gone(&self, guild: GuildId) -> Result<(), StoreError> {
        self.shared.present.lock().unwrap_or_else(PoisonError::into_inner).remove(&guild);
        self.store().note_departure(guild, self.clock().now()).await.map(drop)
    }

    /// Sees to servers that have removed the bot, for as long as it is polled. `owner` names this process among those that share the
    /// database.
    pub async fn run_servers(&self, servers: &dyn Servers, owner: &str) {
        // When the program starts, nobody has said yet where the bot is.
        self.clock().sleep_for(LOOK_EVERY).await;
        let worker = Worker {
            name: "servers without the bot",
            clock: self.clock(),
            wakers: &[],
            at_most: LOOK_EVERY,
            after_failure: AFTER_FAILURE,
        };
        let look =
            async |now| self.see_to_servers(servers, owner, now).await.map(|()| None::<Millis>);
        worker.run(look).await;
    }

    pub(in crate::guild) async fn see_to_servers(
        &self,
        servers: &dyn Servers,
        owner: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        for _ in 0..ASKED / ASKED_TOGETHER {
            let now = self.clock().now();
            if !self.store().lease(LEASE_NAME, owner, now, now + LEASE).await? {
                return Ok(());
            }
            if !self.ask_on(servers, now).await? {
                break;
            }
        }
        self.expire_words(now).await?;
        let mut batches = BATCHES;
        for guild in self.store().departures_before(now - KEPT, SERVERS).await? {
            self.forget_server(servers, guild, &mut batches).await?;
        }
        let now = self.clock().now();
        self.store().lease(LEASE_NAME, owner, now, now).await.map(drop)
    }

    /// The server of a fact at which the last look stopped; `None` to begin with the first.
    async fn cursor(&self, fact: &str) -> Result<Option<GuildId>, StoreError> {
        let id = self.store().fact(fact).await?;
        Ok(id.and_then(|id| id.parse::<u64>().ok()).map(GuildId::new))
    }

    /// Deletes words of moderators on the next servers that are older than a year.
    async fn expire_words(&self, now: Millis) -> Result<(), StoreError> {
        let first = self.cursor(EXPIRED_UP_TO).await?;
        let mut after = first;
        for _ in 0..EXPIRED {
            after = self.store().moderated_after(after).await?;
            let Some(guild) = after else { break };
            self.store().expire_words(guild, now - WORDS_KEPT, now).await?;
        }
        if after == first {
            return Ok(());
        }
        // No number stands for the beginning.
        let last = after.map(|guild| guild.get().to_string());
        self.store().set_fact(EXPIRED_UP_TO, last.as_deref().unwrap_or_default()).await
    }

    /// Asks of the next servers whether the bot is still there: one that removed it while it did not run has told nobody. Returns
    /// false after the last server; the next call begins with the first again.
    async fn ask_on(&self, servers: &dyn Servers, now: Millis) -> Result<bool, StoreError> {
        let after = self.cursor(ASKED_UP_TO).await?;
        let next = self.store().servers_after(after, ASKED_TOGETHER).await?;
        let last = next.last().map(|guild| guild.get());
        for guild in next {
            let is_present = {
                let present = &self.shared.present;
                present.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild)
            };
            if is_present || self.store().departure(guild).await?.is_some() {
                continue;
            }
            if servers.is_on(guild).await == Some(false) {
                tracing::info!(guild = guild.get(), "the bot is no longer on a server");
                self.store().note_departure(guild, now).await?;
            }
        }
        // No number stands for the beginning.
        let last = last.map(|id| id.to_string());
        if last.is_some() || after.is_some() {
            self.store().set_fact(ASKED_UP_TO, last.as_deref().unwrap_or_default()).await?;
        }
        Ok(last.is_some())
    }

    /// Deletes what is kept of a server, batch by batch, as long as Discord says before each that the bot is not there.
    async fn forget_server(
        &self,
        servers: &dyn Servers,
        guild: GuildId,
        batches: &mut usize,
    ) -> Result<(), StoreError> {
        while *batches > 0 {
            *batches -= 1;
            match servers.is_on(guild).await {
                Some(false) => {}
                Some(true) => return self.store().forget_departure(guild).await,
                None => return Ok(()),
            }
            // It may have come back while Discord was asked.
            if self.store().departure(guild).await?.is_none() {
                return Ok(());
            }
            if !self.store().forget_some_of_server(guild, BATCH).await? {
                self.clear_memory();
                tracing::info!(guild = guild.get(), "what was kept of a server is deleted");
                return self.store().forget_departure(guild).await;
            }
        }
        Ok(())
    }

    /// Deletes everything of a server now, whether the bot is on it or not: for whoever runs the bot. Returns whether there was
    /// anything.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn delete_server(&self, guild: GuildId) -> Result<bool, StoreError> {
        let was_known = self.store().is_known_server(guild).await?;
        while self.store().forget_some_of_server(guild, BATCH).await? {}
        self.clear_memory();
        self.store().forget_departure(guild).await?;
        Ok(was_known)
    }
}
