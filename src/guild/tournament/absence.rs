//! Servers that have removed the bot, and channels that are inaccessible to it: their tournaments wait, and their deadlines are
//! extended afterwards.

use super::cache::Writer;
use super::{TournamentRefused, Tournaments};
use crate::ids::{ChannelId, GuildId, TournamentId};
use crate::store::StoreError;
use crate::time::Millis;

impl Tournaments {
    /// Suspends the tournaments of a server that has removed the bot, because nobody can show up while the bot is absent.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn suspend_tournaments_on(&self, guild: GuildId) -> Result<(), StoreError> {
        self.store().set_tournaments_aside(guild).await
    }

    /// Extends the deadlines of a server's tournaments by the time since the server removed the bot, which was at `left_at`. A
    /// failure of one tournament does not affect the others.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn give_time_back(&self, guild: GuildId, left_at: Millis) -> Result<(), StoreError> {
        for id in self.store().open_tournaments_on(guild).await? {
            let given = self.commit(id, Writer::Seen, |state, now| {
                Ok(state.time_away_event(now, left_at).into_iter().collect())
            });
            if let Err(error) = given.await {
                tracing::error!(tournament = id.0, %error, "cannot give a tournament its time back");
            }
        }
        Ok(())
    }

    /// Makes the next attempts to publish due for all tournaments of a server that sleep because a
    /// channel refused messages.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn wake_sleeping_tournaments_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.store().wake_sleeping_tournaments(guild, self.clock().now()).await? {
            self.wake_workers();
        }
        Ok(())
    }

    /// Extends the deadlines of the tournament of a channel, or of a table's thread, by the time since the channel
    /// became inaccessible to the bot, at the time `since`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn give_time_back_in(
        &self,
        channel: ChannelId,
        since: Millis,
    ) -> Result<(), StoreError> {
        let Some(id) = self.store().tournament_in(channel).await? else { return Ok(()) };
        self.give_time_back_to(id, since).await
    }

    /// Extends the deadlines of a tournament by the time since `since`, in milliseconds since 1970.
    pub(super) async fn give_time_back_to(
        &self,
        id: TournamentId,
        since: Millis,
    ) -> Result<(), StoreError> {
        let given = self.commit(id, Writer::Seen, |state, now| {
            Ok(state.time_away_event(now, since).into_iter().collect())
        });
        match given.await {
            Ok(_) => Ok(()),
            Err(TournamentRefused::Store(error)) => Err(error),
            Err(error) => {
                tracing::error!(tournament = id.0, %error, "cannot give a tournament its time back");
                Ok(())
            }
        }
    }

    /// Resumes the suspended tournaments of a server on which the bot is present again, and those that could not be published.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn resume_tournaments_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.store().resume_tournaments_set_aside(guild, self.clock().now()).await? {
            self.wake_workers();
        }
        Ok(())
    }
}
