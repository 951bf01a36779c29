//! The leaderboard of tournament points that is kept up to date in a channel of a server: one message, which is edited after each
//! tournament, when a result or a person is removed, and once a day.

use std::collections::BTreeMap;
use std::sync::Arc;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};
use serde::{Deserialize, Serialize};

use super::PAGE;
use crate::guild::Guilds;
use crate::guild::members::MemberLookUp;
use crate::ids::{ChannelId, GuildId, MessageId, PersonId, TournamentId, to_base36};
use crate::league::{
    ComparedLeaderboard, LeaderboardKind, LeaderboardPeriod, LeaderboardView, PlaceChange,
};
use crate::store::{LiveLeaderboard, StoreError};
use crate::table::AnnounceError;
use crate::time::{Clock, Millis};
use crate::worker::{DueTime, Worker, backoff_delay, run_catching_panics};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
/// The time in milliseconds that a process may take for one message before another process takes over.
const LEASE: Millis = MINUTE;
/// The time in milliseconds after which the message is compared with the leaderboard again even if no tournament has ended, because
/// a season may have ended or people may have left the server.
const REFRESHED_EVERY: Millis = 24 * HOUR;
/// The maximum number of leaderboards that one run of the worker checks.
const AT_ONCE: u32 = 16;
/// The wait in milliseconds after the first failure to publish a message. It doubles after each further failure, up to
/// [`LONGEST_WAIT`].
const FIRST_WAIT: Millis = 30_000;
const LONGEST_WAIT: Millis = HOUR;
/// The wait in milliseconds after the first failure for lack of a permission, which somebody has to grant first. It doubles after
/// each further failure, up to [`LONGEST_WAIT_BARRED`].
const FIRST_WAIT_BARRED: Millis = 10 * MINUTE;
const LONGEST_WAIT_BARRED: Millis = 24 * HOUR;
/// The longest wait in milliseconds until the store is polled again, because other tasks and processes can schedule updates of
/// leaderboards.
const AT_MOST: Millis = MINUTE;
/// The maximum number of places on a leaderboard that are stored, to be compared with the places after the next tournament.
const MAX_STORED_PLACES: usize = 1_000;

/// A leaderboard to be published.
#[derive(Clone, Debug)]
pub struct LeaderboardPost<'a> {
    pub guild: GuildId,
    pub channel: ChannelId,
    /// The message to edit; `None` to post one.
    pub message: Option<MessageId>,
    /// The hash of the present content of the message to edit.
    pub content_hash: &'a str,
    pub board: &'a ComparedLeaderboard,
    /// The nonce of a new message. It is the same at every attempt, so that a message posted before a crash is not posted twice.
    pub nonce: String,
}

/// A service that publishes leaderboards in channels.
#[async_trait]
pub trait LeaderboardPublisher: MemberLookUp {
    /// Posts a leaderboard, or edits its message if the content has changed. Returns the message and the hash of its content.
    ///
    /// # Errors
    /// Returns an error if publishing failed, temporarily or permanently.
    async fn publish_leaderboard_and_hash_content(
        &self,
        post: LeaderboardPost<'_>,
    ) -> Result<(MessageId, String), AnnounceError>;
}

/// The worker that keeps the leaderboards in channels of servers up to date.
#[derive(Debug)]
pub struct LeaderboardKeeper<P> {
    guilds: Guilds,
    clock: Arc<dyn Clock>,
    publisher: P,
}

/// People's places on the leaderboard after the server's last tournament, and before that tournament. They are stored as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct NotedPlaces {
    /// The server's last tournament, between the two sets of places; `None` before the first tournament.
    after: Option<TournamentId>,
    now: BTreeMap<PersonId, u32>,
    before: BTreeMap<PersonId, u32>,
}

impl NotedPlaces {
    /// Returns these places with `current_places`, those on the current leaderboard, as the places after `last_tournament`. If that
    /// tournament is a new one, the former current places become the places before it.
    fn updated_with(
        self,
        last_tournament: Option<TournamentId>,
        current_places: BTreeMap<PersonId, u32>,
    ) -> Self {
        let before = if self.after == last_tournament { self.before } else { self.now };
        Self { after: last_tournament, now: current_places, before }
    }

    fn place_change(&self, person: PersonId, current_place: u32) -> PlaceChange {
        match self.before.get(&person) {
            // Before the first tournament, nobody had a place.
            _ if self.before.is_empty() => PlaceChange::Unchanged,
            None => PlaceChange::New,
            Some(before) if *before > current_place => PlaceChange::Up(before - current_place),
            Some(before) if *before < current_place => PlaceChange::Down(current_place - before),
            Some(_) => PlaceChange::Unchanged,
        }
    }
}

impl<P: LeaderboardPublisher> LeaderboardKeeper<P> {
    pub fn new(guilds: Guilds, clock: Arc<dyn Clock>, publisher: P) -> Self {
        Self { guilds, clock, publisher }
    }

    /// Keeps leaderboards up to date, until the returned future is dropped.
    pub async fn run_upkeep(&self) {
        let worker = Worker {
            name: "leaderboards in channels",
            clock: &*self.clock,
            wakers: &[&self.guilds.leaderboard_chosen],
            at_most: AT_MOST,
            after_failure: AT_MOST,
        };
        worker.poll_repeatedly(async |now| self.publish_due_leaderboards(now).await).await;
    }

    /// Publishes the leaderboards that are due. Returns the time at which the next update is due, in milliseconds since 1970.
    async fn publish_due_leaderboards(&self, now: Millis) -> Result<Option<DueTime>, StoreError> {
        let store = &self.guilds.store;
        let claimed = store.claim_leaderboards(now, now + LEASE, AT_ONCE).await?;
        // The leaderboard of one server does not delay the others.
        stream::iter(claimed)
            .for_each_concurrent(None, async |claimed| {
                self.publish_and_store_outcome(&claimed).await
            })
            .await;
        store.next_leaderboard_due_at().await
    }

    async fn publish_and_store_outcome(&self, claimed: &LiveLeaderboard) {
        let (store, guild) = (&self.guilds.store, claimed.guild.get());
        let published = run_catching_panics(
            "a leaderboard in a channel",
            guild,
            self.publish_and_get_updated_row(claimed),
        )
        .await;
        let published = published.unwrap_or_else(|panicked| Err(AnnounceError::from(panicked)));
        let noted = match published {
            Ok(published) => {
                let next = self.clock.now() + REFRESHED_EVERY;
                store.mark_leaderboard_published(&published, next).await
            }
            Err(error) => self.store_failure_or_end_upkeep(claimed, error).await,
        };
        if let Err(error) = noted {
            // The leaderboard is claimed again when the lease expires.
            tracing::error!(guild, %error, "cannot note that a leaderboard was published");
        }
    }

    async fn store_failure_or_end_upkeep(
        &self,
        claimed: &LiveLeaderboard,
        error: AnnounceError,
    ) -> Result<(), StoreError> {
        let (store, guild) = (&self.guilds.store, claimed.guild.get());
        let Some(PublishingRetry { lacks_permission, wait }) =
            retry_after_failure(&error, claimed.failures)
        else {
            // Deleting the message is the way to end the upkeep.
            tracing::info!(guild, ?error, "a leaderboard is no longer kept up to date");
            return store.end_live_leaderboard(claimed.guild, claimed.channel).await;
        };
        tracing::info!(guild, ?error, wait, "cannot publish a leaderboard yet");
        let next = self.clock.now() + wait;
        store.record_leaderboard_failure(claimed, lacks_permission, next).await
    }

    async fn publish_and_get_updated_row(
        &self,
        claimed: &LiveLeaderboard,
    ) -> Result<LiveLeaderboard, AnnounceError> {
        let later = |error: StoreError| AnnounceError::Later(error.to_string());
        let now = self.clock.now();
        let (board, places) = self
            .guilds
            .compared_leaderboard_and_places_to_store(claimed, now, &self.publisher)
            .await
            .map_err(later)?;
        let post = LeaderboardPost {
            guild: claimed.guild,
            channel: claimed.channel,
            message: claimed.message,
            content_hash: &claimed.content_hash,
            board: &board,
            nonce: format!("lb-{}", to_base36(claimed.channel.get())),
        };
        let (message, content_hash) =
            self.publisher.publish_leaderboard_and_hash_content(post).await?;
        let places = serde_json::to_string(&places).ok();
        Ok(LiveLeaderboard { message: Some(message), content_hash, places, ..claimed.clone() })
    }
}

/// The wait before the next attempt to publish a message that is kept up to date.
pub(in crate::guild) struct PublishingRetry {
    /// True if the attempt failed because the bot lacks a permission.
    pub lacks_permission: bool,
    /// The wait in milliseconds.
    pub wait: Millis,
}

/// Returns the wait before the next attempt to publish a message that is kept up to date, after this number of earlier failures.
/// Returns `None` if the message or its channel was deleted, which means that the message is no longer kept up to date.
pub(in crate::guild) fn retry_after_failure(
    error: &AnnounceError,
    earlier_failures: i32,
) -> Option<PublishingRetry> {
    let earlier_failures = u32::try_from(earlier_failures).unwrap_or_default();
    match error {
        AnnounceError::Gone(_) | AnnounceError::Never(_) => None,
        AnnounceError::Barred(_) => {
            let wait = backoff_delay(FIRST_WAIT_BARRED, earlier_failures, LONGEST_WAIT_BARRED);
            Some(PublishingRetry { lacks_permission: true, wait })
        }
        _ => {
            let wait = backoff_delay(FIRST_WAIT, earlier_failures, LONGEST_WAIT);
            Some(PublishingRetry { lacks_permission: false, wait })
        }
    }
}

impl Guilds {
    /// Returns the leaderboard that is kept up to date on a server; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn live_leaderboard(
        &self,
        guild: GuildId,
    ) -> Result<Option<LiveLeaderboard>, StoreError> {
        self.store.live_leaderboard(guild).await
    }

    /// Keeps the leaderboard of a server up to date in this channel from now on.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn start_leaderboard_upkeep(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        self.store.start_live_leaderboard(guild, channel).await?;
        self.leaderboard_chosen.notify_waiters();
        Ok(())
    }

    /// Returns the first page of the leaderboard of tournament points, with the change of each place that the last tournament
    /// caused. Also returns the places that are to be stored for the next comparison. The leaderboard covers the season, or all
    /// time if the server has no seasons.
    async fn compared_leaderboard_and_places_to_store(
        &self,
        live_leaderboard: &LiveLeaderboard,
        now: Millis,
        member_look_up: &dyn MemberLookUp,
    ) -> Result<(ComparedLeaderboard, NotedPlaces), StoreError> {
        let guild = live_leaderboard.guild;
        let season = self.league_rules(guild).await?.season;
        let period =
            if season.is_some() { LeaderboardPeriod::Season } else { LeaderboardPeriod::AllTime };
        let view =
            LeaderboardView { board: LeaderboardKind::TournamentPoints, period, edition: None };
        let page = self.leaderboard_page(guild, view, 0, None, now, member_look_up).await?;
        let server = self.server_league(guild, true).await?;
        let found = self.stored_memberships(guild).await?;
        let query = self.leaderboard_query(guild, view, now).await?;
        let hidden = |person| server.is_hidden(person, &found);
        let ranking = server.ranking(&query, hidden).into_iter().map(|ranked| ranked.to_row());
        let places = ranking.take(MAX_STORED_PLACES).map(|row| (row.person, row.place)).collect();
        let noted =
            live_leaderboard.places.as_deref().and_then(|json| serde_json::from_str(json).ok());
        let noted: NotedPlaces = noted.unwrap_or_default();
        let noted = noted.updated_with(server.trophies.last_added_tournament(), places);
        let titles = |person| server.trophies.totals_of(person, &page.months).titles;
        let changes = page
            .rows
            .iter()
            .map(|row| (noted.place_change(row.person, row.place), titles(row.person)));
        let changes = changes.take(PAGE).collect();
        Ok((ComparedLeaderboard { changes, page }, noted))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places_by_person(person_and_place_pairs: &[(u64, u32)]) -> BTreeMap<PersonId, u32> {
        person_and_place_pairs
            .iter()
            .map(|(person, place)| (PersonId::new(*person), *place))
            .collect()
    }

    #[test]
    fn places_are_compared_with_those_before_the_last_tournament() {
        let change = |noted: &NotedPlaces, person| {
            let place = noted.now[&PersonId::new(person)];
            noted.place_change(PersonId::new(person), place)
        };
        let first = NotedPlaces::default()
            .updated_with(Some(TournamentId(1)), places_by_person(&[(10, 1), (11, 2), (12, 3)]));
        assert_eq!(change(&first, 10), PlaceChange::Unchanged, "there was no place before");
        let second = first.updated_with(
            Some(TournamentId(2)),
            places_by_person(&[(12, 1), (10, 2), (11, 2), (13, 4)]),
        );
        assert_eq!(change(&second, 12), PlaceChange::Up(2));
        assert_eq!(change(&second, 10), PlaceChange::Down(1));
        assert_eq!(change(&second, 11), PlaceChange::Unchanged);
        assert_eq!(change(&second, 13), PlaceChange::New);
        let json = serde_json::to_string(&second).unwrap();
        assert_eq!(serde_json::from_str::<NotedPlaces>(&json).unwrap(), second);
        // A refresh without a tournament keeps the comparison.
        let again = second.clone().updated_with(Some(TournamentId(2)), second.now.clone());
        assert_eq!(again, second);
    }
}
