//! Pauses in the tournaments of servers that have removed the bot, and of channels that the bot cannot reach. When the bot
//! is back, deadlines are extended by the length of its absence.

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

    /// Extends the deadlines of a server's tournaments by the time since the server removed the bot, which was at `bot_removed_at`.
    /// A failure of one tournament does not affect the others.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn extend_deadlines_on_server(
        &self,
        guild: GuildId,
        bot_removed_at: Millis,
    ) -> Result<(), StoreError> {
        for id in self.store().open_tournaments_on(guild).await? {
            let given = self.commit(id, Writer::Bot, |state, now| {
                Ok(state.bot_absence_event(now, bot_removed_at).into_iter().collect())
            });
            if let Err(error) = given.await {
                tracing::error!(tournament = id.0, %error, "cannot give a tournament its time back");
            }
        }
        Ok(())
    }

    /// Wakes the sleeping tournaments of a server, so that publishing them is retried at once. A tournament sleeps, which means
    /// that publishing is tried only once an hour, while its channel refuses the bot's messages.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn wake_sleeping_tournaments_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self
            .store()
            .bring_forward_retries_of_sleeping_tournaments(guild, self.clock().now())
            .await?
        {
            self.wake_workers();
        }
        Ok(())
    }

    /// Extends the deadlines of the tournament to which this channel or thread belongs. They are extended by the time since the
    /// channel became inaccessible to the bot, which was at `inaccessible_since`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn extend_deadlines_of_tournament_in(
        &self,
        channel: ChannelId,
        inaccessible_since: Millis,
    ) -> Result<(), StoreError> {
        let Some(id) = self.store().tournament_in(channel).await? else { return Ok(()) };
        self.extend_deadlines_of(id, inaccessible_since).await
    }

    /// Extends the deadlines of a tournament by the time from `inaccessible_since`, in milliseconds since 1970, until now.
    pub(super) async fn extend_deadlines_of(
        &self,
        id: TournamentId,
        inaccessible_since: Millis,
    ) -> Result<(), StoreError> {
        let given = self.commit(id, Writer::Bot, |state, now| {
            Ok(state.bot_absence_event(now, inaccessible_since).into_iter().collect())
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

    /// Resumes the tournaments of a server to which the bot has returned: those that were suspended, and those that could
    /// not be published.
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
