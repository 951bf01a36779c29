//! The daily games in a channel of a server: one message a day with the results of the day before and the games of today. It is
//! edited while the day goes on.

use std::sync::Arc;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};

use super::{DAY, DailyError, DailyGames, DailyRefused};
use crate::guild::leaderboard::kept::{PublishingRetry, retry_after_failure};
use crate::ids::{ChannelId, GuildId, MessageId, PersonId, to_base36};
use crate::store::{DailyPost, GameOfDay, StoreError};
use crate::table::AnnounceError;
use crate::time::{Clock, Millis};
use crate::worker::{DueTime, Worker, run_catching_panics};
use triominos_rules::daily::{DailyKind, Date, Day};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
/// The time in milliseconds that a process may take for one message before another process takes over.
const LEASE: Millis = MINUTE;
/// The time in milliseconds after which a message is compared with the results again.
const REFRESHED_EVERY: Millis = 10 * MINUTE;
/// The maximum number of posts that one run of the worker claims.
const AT_ONCE: u32 = 16;
/// The longest wait in milliseconds until the store is polled again, because other tasks and processes can make posts due.
const AT_MOST: Millis = MINUTE;
/// The maximum number of best players in the results of a deal or puzzle.
const MAX_BEST_PLAYERS: u32 = 3;

/// The hour in UTC at which a server's daily games are posted if it chooses none. The day before has closed by then.
const DEFAULT_POST_HOUR: u8 = 6;

/// The results of the deal or of the puzzle of a day, for one server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResults {
    /// The number of people whose try counts and is over, on all servers.
    pub players: u32,
    /// The names and points of the best players who have agreed to be shown on the server.
    pub best: Vec<(String, i32)>,
}

/// A day with the results of its games, in the order of [`DailyKind::ALL`].
#[derive(Clone, Debug)]
pub struct DayResults {
    pub day: Arc<Day>,
    pub games: [DailyResults; DailyKind::ALL.len()],
}

/// The message about the daily games that is to be posted or edited on a server.
#[derive(Clone, Debug)]
pub struct DailyServerPost<'a> {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The message to edit; `None` to post one.
    pub message: Option<MessageId>,
    /// The message of an earlier day, which loses its buttons before a new message is posted. If somebody has deleted the earlier
    /// message, no new one is posted. `None` if there is no earlier message.
    pub earlier: Option<MessageId>,
    /// The hash of the present content of the message to edit; empty if a message is posted.
    pub content_hash: &'a str,
    /// The results, so far, of the day to which the message belongs.
    pub today: DayResults,
    /// The results of the day before; `None` on the first day of the installation.
    pub yesterday: Option<DayResults>,
    /// The nonce of a new message. It is the same at every attempt, so that a message posted before a crash is not posted twice.
    pub nonce: String,
}

/// A service that publishes the daily games in channels.
#[async_trait]
pub trait DailyPublisher: Send + Sync {
    /// Posts a message, or edits it if the content has changed. Returns the message and the hash of its content.
    ///
    /// # Errors
    /// Returns an error if publishing failed, temporarily or permanently.
    async fn publish_daily_post_and_hash_content(
        &self,
        post: DailyServerPost<'_>,
    ) -> Result<(MessageId, String), AnnounceError>;
}

/// The worker that posts the daily games in channels of servers.
#[derive(Debug)]
pub struct DailyPostWorker<P> {
    games: DailyGames,
    clock: Arc<dyn Clock>,
    publisher: P,
}

impl<P: DailyPublisher> DailyPostWorker<P> {
    /// Creates the worker.
    pub fn new(games: DailyGames, clock: Arc<dyn Clock>, publisher: P) -> Self {
        Self { games, clock, publisher }
    }

    /// Posts and edits messages until the returned future is dropped.
    pub async fn run(&self) {
        let worker = Worker {
            name: "daily games in channels",
            clock: &*self.clock,
            wakers: &[&self.games.post_due],
            at_most: AT_MOST,
            after_failure: AT_MOST,
        };
        worker.poll_repeatedly(async |now| self.publish_due_posts(now).await).await;
    }

    /// Publishes the posts that are due. Returns the time at which the next one is due, in milliseconds since 1970.
    pub(super) async fn publish_due_posts(
        &self,
        now: Millis,
    ) -> Result<Option<DueTime>, StoreError> {
        let store = &self.games.store;
        let claimed = store.claim_daily_posts(now, now + LEASE, AT_ONCE).await?;
        // The post of one server does not delay the others.
        stream::iter(claimed)
            .for_each_concurrent(None, async |claimed| {
                self.publish_and_store_outcome(&claimed).await
            })
            .await;
        store.next_daily_post_due_at().await
    }

    async fn publish_and_store_outcome(&self, claimed: &DailyPost) {
        let (store, guild) = (&self.games.store, claimed.guild.get());
        let published = run_catching_panics(
            "the daily games in a channel",
            guild,
            self.publish_and_get_updated_row(claimed),
        )
        .await;
        let published = published.unwrap_or_else(|panicked| Err(AnnounceError::from(panicked)));
        let noted = match published {
            Ok(published) => {
                let now = self.clock.now();
                let next = next_post_time_after(now, published.hour).min(now + REFRESHED_EVERY);
                store.mark_daily_post_published(&published, next).await
            }
            Err(error) => self.store_failure_or_end_posts(claimed, error).await,
        };
        if let Err(error) = noted {
            // The post is claimed again when the lease expires.
            tracing::error!(guild, %error, "cannot note that the daily games were posted");
        }
    }

    async fn store_failure_or_end_posts(
        &self,
        claimed: &DailyPost,
        error: AnnounceError,
    ) -> Result<(), StoreError> {
        let (store, guild) = (&self.games.store, claimed.guild.get());
        let Some(PublishingRetry { lacks_permission, wait }) =
            retry_after_failure(&error, claimed.failures)
        else {
            // Deleting the message is the way to end the posts.
            tracing::info!(guild, ?error, "the daily games are no longer posted");
            return store.end_daily_post(claimed.guild, claimed.channel).await;
        };
        tracing::info!(guild, ?error, wait, "cannot post the daily games yet");
        let next = self.clock.now() + wait;
        store.record_daily_post_failure(claimed, lacks_permission, next).await
    }

    async fn publish_and_get_updated_row(
        &self,
        claimed: &DailyPost,
    ) -> Result<DailyPost, AnnounceError> {
        let later = |error: DailyError| AnnounceError::Later(error.to_string());
        let now = self.clock.now();
        let date = DailyGames::date_at(last_post_time_until(now, claimed.hour)).map_err(later)?;
        let today = DailyGames::date_at(now).map_err(later)?;
        // If the hour was changed to a later one, the message of today is already there.
        let posted =
            claimed.day.and_then(Date::from_days_since_epoch).filter(|posted| *posted <= today);
        let date = posted.map_or(date, |posted| posted.max(date));
        let (today, yesterday) = self
            .games
            .results_of_day_and_day_before(claimed.guild, date, now)
            .await
            .map_err(later)?;
        // A new day has a new message.
        let is_same_day = claimed.day == Some(date.days_since_epoch());
        let post = DailyServerPost {
            guild: claimed.guild,
            channel: claimed.channel,
            message: claimed.message.filter(|_| is_same_day),
            earlier: claimed.message.filter(|_| !is_same_day),
            content_hash: if is_same_day { &claimed.content_hash } else { "" },
            today,
            yesterday,
            nonce: format!("dp{}-{}", date.days_since_epoch(), to_base36(claimed.guild.get())),
        };
        let (message, content_hash) =
            self.publisher.publish_daily_post_and_hash_content(post).await?;
        Ok(DailyPost {
            day: Some(date.days_since_epoch()),
            message: Some(message),
            content_hash,
            ..claimed.clone()
        })
    }
}

/// Returns the last time, at `now` or before, at which this hour (UTC) of a day began. Both times are in milliseconds since 1970.
fn last_post_time_until(now: Millis, hour: i32) -> Millis {
    let into_day = Millis::from(hour) * HOUR;
    (now - into_day).div_euclid(DAY) * DAY + into_day
}

/// Returns the first time after `now` at which this hour (UTC) of a day begins. Both times are in milliseconds since 1970.
fn next_post_time_after(now: Millis, hour: i32) -> Millis {
    last_post_time_until(now, hour) + DAY
}

impl DailyGames {
    /// Returns the results of a day so far, and then those of the day before; the latter are `None` on the first day of the
    /// installation.
    async fn results_of_day_and_day_before(
        &self,
        guild: GuildId,
        date: Date,
        now: Millis,
    ) -> Result<(DayResults, Option<DayResults>), DailyError> {
        self.days.publish_seed_hash(date, now).await?;
        let today = self.results_of_day(guild, date, now).await?;
        let first = self.store.first_published_or_played_day().await?.unwrap_or(i32::MAX);
        let before = Date::from_days_since_epoch(date.days_since_epoch() - 1)
            .filter(|before| before.days_since_epoch() >= first);
        let yesterday = match before {
            Some(before) => Some(self.results_of_day(guild, before, now).await?),
            None => None,
        };
        Ok((today, yesterday))
    }

    /// Returns the results of a day so far, with the best players who are shown on this server.
    async fn results_of_day(
        &self,
        guild: GuildId,
        date: Date,
        now: Millis,
    ) -> Result<DayResults, DailyError> {
        let is_closed = now >= Self::closing_time(date);
        let mut games = [DailyResults::default(), DailyResults::default()];
        for (results, kind) in games.iter_mut().zip(DailyKind::ALL) {
            let game = GameOfDay { day: date.days_since_epoch(), kind: kind.name(), is_closed };
            let (_, players) =
                self.store.count_tries_below_and_total((game.day, game.kind), 0, is_closed).await?;
            results.players = u32::try_from(players).unwrap_or(u32::MAX);
            results.best =
                self.store.names_and_points_of_best_tries(guild, game, MAX_BEST_PLAYERS).await?;
        }
        Ok(DayResults { day: self.days.computed_day(date).await?, games })
    }

    /// Posts the daily games in this channel of a server from now on, every day at this hour in UTC. If `new_channel` or `new_hour`
    /// is `None`, it is not changed. Does nothing if no channel was ever chosen. Returns the schedule before the change; `None` if
    /// there was none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn change_daily_post_and_get_former(
        &self,
        guild: GuildId,
        (new_channel, new_hour): (Option<ChannelId>, Option<u8>),
        now: Millis,
    ) -> Result<Option<DailyPost>, StoreError> {
        let before = self.store.daily_post(guild).await?;
        let Some(channel) = new_channel.or(before.as_ref().map(|before| before.channel)) else {
            return Ok(None);
        };
        let known = before.as_ref().map(|before| before.hour);
        let hour = new_hour.map(i32::from).or(known).unwrap_or(DEFAULT_POST_HOUR.into());
        // The games of the day before are not posted.
        let today = now.div_euclid(DAY) * DAY + Millis::from(hour) * HOUR;
        let due = if now >= today { 0 } else { today };
        self.store.set_daily_post(guild, channel, hour, due).await?;
        self.post_due.notify_waiters();
        Ok(before)
    }

    /// Returns the schedule of a server's daily post, with the last message; `None` if the server has chosen no channel.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn daily_post(&self, guild: GuildId) -> Result<Option<DailyPost>, StoreError> {
        self.store.daily_post(guild).await
    }

    /// Returns true if the person is shown in the daily results of the server, and false if not; `None` if the server posts no
    /// results.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn is_shown_in_results_if_posted(
        &self,
        guild: GuildId,
        person: PersonId,
    ) -> Result<Option<bool>, DailyRefused> {
        if self.store.daily_post(guild).await?.is_none() {
            return Ok(None);
        }
        let servers = self.store.servers_with_daily_results_consent(person).await?;
        Ok(Some(servers.contains(&guild)))
    }

    /// Shows a person in the daily results of a server under this name. `None` hides the person from the results.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn set_name_in_results(
        &self,
        guild: GuildId,
        person: PersonId,
        shown_name: Option<&str>,
    ) -> Result<(), DailyRefused> {
        match shown_name {
            Some(shown_name) => {
                self.store.store_daily_results_consent(guild, person, shown_name).await?
            }
            None => self.store.delete_daily_results_consent(guild, person).await?,
        }
        self.store.make_daily_post_due(guild).await?;
        self.post_due.notify_waiters();
        Ok(())
    }

    /// Makes the daily post due on each server that shows this person, so that the result of their finished try is added. A failure
    /// is only logged, because the posts are compared with the results every [`REFRESHED_EVERY`] milliseconds anyway.
    pub(super) async fn make_posts_showing_person_due(&self, person: PersonId) {
        let refreshed = async {
            let servers = self.store.servers_with_daily_results_consent(person).await?;
            for guild in servers {
                self.store.make_daily_post_due(guild).await?;
                self.post_due.notify_waiters();
            }
            Ok::<_, StoreError>(())
        };
        if let Err(error) = refreshed.await {
            tracing::warn!(%error, "a post of daily games is updated later");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_daily_post_is_due_at_its_hour_of_each_day() {
        let six = 20_784 * DAY + 6 * HOUR;
        assert_eq!(last_post_time_until(six, 6), six);
        assert_eq!(last_post_time_until(six - 1, 6), six - DAY);
        assert_eq!(next_post_time_after(six - 1, 6), six);
        assert_eq!(next_post_time_after(six, 6), six + DAY);
    }
}
