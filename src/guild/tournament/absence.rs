//! Servers that have removed the bot, and channels that are closed to it: their tournaments wait, and get the lost time back.

use super::cache::Writer;
use super::{TournamentRefused, Tournaments};
use crate::ids::{ChannelId, GuildId, TournamentId};
use crate::store::StoreError;
use crate::time::Millis;

impl Tournaments {
    /// Suspends the tournaments of a server that has removed the bot, because until it is back nobody can turn up.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn suspend_tournaments_on(&self, guild: GuildId) -> Result<(), StoreError> {
        self.store().set_tournaments_aside(guild).await
    }

    /// Gives the tournaments of a server the time back for which it was without the bot, since `left_at`. The failure of one
    /// tournament affects no other.
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

    /// Tries the channels of a server's sleeping tournaments again.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn wake_sleeping_tournaments_on(&self, guild: GuildId) -> Result<(), StoreError> {
        if self.store().wake_sleeping_tournaments(guild, self.clock().now()).await? {
            self.wake_workers();
        }
        Ok(())
    }

    /// Gives the tournament of a channel or of a table's thread the time back for which the channel was closed to the bot, since
    /// `since`.
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

    /// Gives a tournament the time since `since` back.
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

    /// Resumes the suspended tournaments of a server that the bot is on, and those that could not be published.
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
