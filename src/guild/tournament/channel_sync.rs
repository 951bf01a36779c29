//! Synchronisation of a tournament's channel with its state. Missing or outdated messages are published in order, by the process
//! that holds the tournament's lease. The list of pending messages is never stored: it is derived from the state each time, so that
//! no message can be lost.

use std::collections::{BTreeMap, BTreeSet};
use std::slice;
use std::sync::Arc;

use super::cache::{apply_events, internal_error, parse_event};
use super::post::{
    Post, PostToPublish, PublishedPost, PublishingStop, TournamentPublisher, is_news, is_pairing,
};
use super::side_by_side::{WorkOutcome, wait_after_failures};
use super::{LoadedTournament, TournamentRefused, Tournaments};
use crate::ids::{ChannelId, TournamentId};
use crate::league::tournament::{Reminder, Tournament, TournamentEvent, TournamentTable};
use crate::store::{MessageRef, NEVER_DUE, PostedMessage, StoreError, StoredEvent, TRIAL_EVERY};
use crate::table::{ASLEEP_FROM, AnnounceError};
use crate::time::Millis;
use crate::worker::{DELAY_FOR_NEWER, DueTime};

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;

/// The name of the stored entry that says which message of a tournament is being posted. The `content_hash` of this entry holds the
/// name of that message instead of a hash. A tournament posts only one message at a time.
const BEING_POSTED: &str = "on-the-way";

/// The duration in milliseconds of the lease for publishing one message.
const LEASE: Millis = 30_000;
/// The wait in milliseconds before a tournament whose lease another process holds is tried again.
const TAKEN: Millis = 5_000;
/// The wait in milliseconds after Discord refused a message for lack of a permission, which somebody has to grant. After several
/// refusals, the tournament sleeps, which means that it is retried only once an hour.
const BARRED: Millis = MINUTE;
/// The age in milliseconds from which a reminder is out of date and no longer posted.
const REMINDED_WITHIN: Millis = 3 * MINUTE;
/// The time in milliseconds after a tournament's last event from which messages that its channel refuses are no longer retried,
/// until somebody uses the tournament.
const GIVEN_UP_AFTER: Millis = 5 * 24 * HOUR;

impl Tournaments {
    /// Publishes the pending messages of a tournament. Repeats that if the tournament has changed in the meantime.
    /// `earlier_failures` is the number of failed attempts since the last success.
    pub(super) async fn publish_tournament(
        &self,
        id: TournamentId,
        publisher: &impl TournamentPublisher,
        lease_owner: &str,
        earlier_failures: u32,
    ) -> WorkOutcome {
        let lease = format!("tournament-{id}");
        loop {
            let known = match self.current_state(id).await {
                Ok(known) => known,
                Err(TournamentRefused::Store(StoreError::Newer(why))) => {
                    tracing::info!(
                        tournament = id.0,
                        why,
                        "a tournament is left to a newer version"
                    );
                    return WorkOutcome::postponed(self.clock().now() + DELAY_FOR_NEWER);
                }
                Err(error) => {
                    tracing::error!(tournament = id.0, %error, "cannot publish a tournament");
                    return WorkOutcome::failed(
                        self.clock().now() + wait_after_failures(earlier_failures),
                    );
                }
            };
            let (seq, began) = (known.state.seq, self.clock().now());
            let result =
                self.publish_pending_messages(&known, publisher, &lease, lease_owner).await;
            let now = self.clock().now();
            let is_shown = matches!(result, Ok(()) | Err(PublishingStop::Wait(_)));
            let (again, failed) = match result {
                Ok(()) => (None, false),
                // The wait is measured from the start of the attempt, because the clock may have advanced since.
                Err(PublishingStop::Taken) => return WorkOutcome::postponed(began + TAKEN),
                Err(PublishingStop::Wait(until)) => (Some(until), false),
                Err(PublishingStop::Later(error)) => {
                    tracing::warn!(tournament = id.0, error, "cannot publish a tournament yet");
                    (Some(now + wait_after_failures(earlier_failures)), true)
                }
                Err(PublishingStop::Barred(error) | PublishingStop::Never(error)) => {
                    let age = now - known.state.changed_at;
                    let given_up = age >= GIVEN_UP_AFTER;
                    tracing::warn!(
                        tournament = id.0,
                        error,
                        given_up,
                        "the bot may not publish a tournament in its channel"
                    );
                    let wait = self.record_refusal_and_get_wait(id, now).await;
                    (Some(if given_up { NEVER_DUE } else { now + wait }), false)
                }
            };
            if is_shown && let Err(error) = self.end_channel_refusals(id).await {
                tracing::error!(tournament = id.0, %error, "cannot wake a sleeping tournament");
                return WorkOutcome::failed(now + wait_after_failures(earlier_failures));
            }
            let noted = self.store().record_post_update_attempt(id, seq, again).await;
            let freed = self.store().acquire_lease(&lease, lease_owner, now, now).await;
            if let Err(error) = noted.and(freed.map(drop)) {
                tracing::error!(tournament = id.0, %error, "cannot note what was published");
                return WorkOutcome::failed(now + wait_after_failures(earlier_failures));
            }
            let moved_on = self.current_state(id).await.is_ok_and(|known| known.state.seq != seq);
            if again.is_some() || !moved_on {
                // The store contains the time of the next attempt.
                return if failed { WorkOutcome::failed(now) } else { WorkOutcome::succeeded() };
            }
        }
    }

    /// Counts a refusal of a message by a tournament's channel. After several refusals, the tournament sleeps. Returns the wait in
    /// milliseconds until the next attempt.
    async fn record_refusal_and_get_wait(&self, id: TournamentId, now: Millis) -> Millis {
        match self.store().record_tournament_refusal(id, now, ASLEEP_FROM).await {
            Ok(Some(refusals)) if refusals.asleep_at.is_some() => TRIAL_EVERY,
            Ok(_) => BARRED,
            Err(error) => {
                tracing::error!(tournament = id.0, %error, "cannot count a refusal");
                BARRED
            }
        }
    }

    /// Ends the count of refusals by a tournament's channel, which accepts messages again. If the tournament was asleep, extends
    /// its deadlines by the lost time.
    async fn end_channel_refusals(&self, id: TournamentId) -> Result<(), StoreError> {
        let Some(refusals) = self.store().refusals_of_tournament(id).await? else { return Ok(()) };
        if refusals.asleep_at.is_some() {
            self.extend_deadlines_of(id, refusals.since).await?;
        }
        self.store().delete_tournament_refusals(id).await?;
        self.wake_workers();
        Ok(())
    }

    /// Publishes all pending messages of a tournament, in the order of its events.
    async fn publish_pending_messages(
        &self,
        known: &LoadedTournament,
        publisher: &impl TournamentPublisher,
        lease_name: &str,
        lease_owner: &str,
    ) -> Result<(), PublishingStop> {
        let (id, now) = (known.id, &*known.state);
        let mut sync =
            ChannelSync::begin_publishing(self, known, publisher, lease_name, lease_owner).await?;
        sync.publish_post(Post::Board, now).await?;
        // If all messages up to a state are known to be published, only newer events and messages that change are checked.
        let shown = self.shared.cache.published_state(id).filter(|shown| shown.seq <= now.seq);
        let rows = match &shown {
            Some(shown) => self.store().tournament_events_since(id, shown.seq).await?,
            None => {
                self.store().tournament(id).await?.map(|stored| stored.events).unwrap_or_default()
            }
        };
        let rows = rows.iter().filter(|row| row.seq <= now.seq);
        let events = rows.map(|row| Ok((row, parse_event(id, row)?)));
        let events: Vec<(&StoredEvent, TournamentEvent)> =
            events.collect::<Result<_, TournamentRefused>>()?;
        let (mut then, mut events) = match &shown {
            Some(shown) => (Tournament::clone(shown), events.as_slice()),
            None => {
                let Some(((row, created), events)) = events.split_first() else { return Ok(()) };
                let then = Tournament::from_creation(row.at, created)
                    .ok_or_else(|| internal_error(id, &"its first event creates nothing"))?;
                (then, events)
            }
        };
        let mut tables = now.tables.iter();
        for table in tables.by_ref().take(then.tables.len()) {
            sync.publish_table(table).await?;
        }
        if then.is_over() {
            sync.publish_post(Post::End, now).await?;
        }
        while let Some(((row, event), later)) = events.split_first() {
            let (seq, at) = (row.seq, row.at);
            let note = || Post::Note { seq, event: event.clone() };
            match event {
                TournamentEvent::Paired(paired) => {
                    // In an arena, tables are formed all the time, and the message of the tables suffices.
                    let has_note = paired.round > 0;
                    if has_note {
                        sync.publish_post_once(note(), &then).await?;
                    }
                    let new: Vec<_> = tables.by_ref().take(paired.tables.len()).collect();
                    sync.publish_new_tables(&new).await?;
                    // The message contains links to the threads, which did not exist when it was posted. Messages of earlier rounds
                    // are not changed any more.
                    if has_note
                        && !now.is_over()
                        && !later.iter().any(|(_, event)| is_pairing(event))
                    {
                        sync.publish_post(note(), &then).await?;
                    }
                }
                // A reminder that is too old is not posted.
                TournamentEvent::Reminded { of: Reminder::CheckIn | Reminder::Start, .. }
                    if self.clock().now() - at >= REMINDED_WITHIN => {}
                // The message about the tournament's end also reports the last round.
                TournamentEvent::RoundEnded { .. }
                    if matches!(later.first(), Some((_, TournamentEvent::Ended { .. }))) => {}
                TournamentEvent::RoundEnded { round } => {
                    sync.publish_post_once(Post::Standings { round: *round }, &then).await?;
                }
                // The message is based on the present state, because a later correction by an organiser may have changed the
                // winner.
                TournamentEvent::Ended { .. } => {
                    sync.publish_post(Post::End, now).await?;
                }
                _ if is_news(event) => {
                    sync.publish_post_once(note(), &then).await?;
                }
                _ => {}
            }
            apply_events(id, &mut then, at, slice::from_ref(event))?;
            events = later;
        }
        // The board contains links to the threads as well.
        sync.publish_post(Post::Board, now).await?;
        let next_check = sync.publish_live_rounds().await?;
        if let Some(error) = sync.skipped {
            return Err(PublishingStop::Never(error));
        }
        self.shared.cache.note_published_state(id, Arc::clone(&known.state));
        let next_check = next_check.into_iter().chain(sync.publish_remaining_posts().await?).min();
        next_check.map_or(Ok(()), |at| Err(PublishingStop::Wait(at)))
    }
}

/// The publication of one tournament's messages in its channel, while it is under way.
pub(super) struct ChannelSync<'a, S> {
    pub(super) all: &'a Tournaments,
    pub(super) known: &'a LoadedTournament,
    publisher: &'a S,
    lease: &'a str,
    owner: &'a str,
    pub(super) posted: BTreeMap<String, PostedMessage>,
    /// The threads of tables, by the tables' numbers.
    pub(super) threads: BTreeMap<u32, ChannelId>,
    /// The numbers of the tables whose matches have been opened.
    opened: BTreeSet<u32>,
    /// The error of the last message that failed without stopping other messages, such as the call to one table; `None` if no
    /// message has failed in this way.
    skipped: Option<String>,
}

impl<'a, S: TournamentPublisher> ChannelSync<'a, S> {
    /// Reads the published messages of a tournament, and starts publishing.
    async fn begin_publishing(
        tournaments: &'a Tournaments,
        known: &'a LoadedTournament,
        publisher: &'a S,
        lease_name: &'a str,
        lease_owner: &'a str,
    ) -> Result<Self, PublishingStop> {
        let posted = tournaments.store().posted_messages(known.id).await?.into_iter();
        let posted: BTreeMap<String, PostedMessage> =
            posted.map(|posted| (posted.name.clone(), posted)).collect();
        let tables = tournaments.store().opened_tables_of_tournament(known.id).await?;
        let opened = tables.into_iter().map(|table| table.number).collect();
        let numbers = known.state.tables.iter().map(|table| table.number);
        let thread = |number| {
            Some((number, posted.get(&Post::thread_entry_name(number))?.message?.channel_id))
        };
        let threads = numbers.filter_map(thread).collect();
        let sync = Self {
            all: tournaments,
            known,
            publisher,
            lease: lease_name,
            owner: lease_owner,
            posted,
            threads,
            opened,
            skipped: None,
        };
        sync.extend_lease().await?;
        Ok(sync)
    }

    /// Publishes what no message of the tournament depends on: the scheduled event and, after the tournament's end, the server's
    /// leaderboard and the archiving of threads. Returns the time at which there is more to publish, in milliseconds since 1970;
    /// `None` if nothing is left.
    async fn publish_remaining_posts(&mut self) -> Result<Option<DueTime>, PublishingStop> {
        let state = &*self.known.state;
        if state.is_over() {
            self.all.store().make_leaderboard_due(state.guild).await?;
        }
        if state.plan.is_event {
            self.publish_post(Post::Event, state).await?;
        }
        self.archive_threads_if_due().await
    }

    /// Extends the lease on publishing the tournament by the time that the next message may take.
    async fn extend_lease(&self) -> Result<(), PublishingStop> {
        let now = self.all.clock().now();
        let held = self.all.store().acquire_lease(self.lease, self.owner, now, now + LEASE).await?;
        if held { Ok(()) } else { Err(PublishingStop::Taken) }
    }

    /// Publishes a message that never changes, unless it has been published already. Returns the message; `None` if it was skipped.
    pub(super) async fn publish_post_once(
        &mut self,
        post: Post,
        state: &Tournament,
    ) -> Result<Option<MessageRef>, PublishingStop> {
        match self.posted.get(&post.name()) {
            Some(posted) => Ok(posted.message),
            None => self.publish_post(post, state).await,
        }
    }

    /// Publishes a message with the content that it has in this state. Returns the message; `None` if it was skipped.
    pub(super) async fn publish_post(
        &mut self,
        post: Post,
        state: &Tournament,
    ) -> Result<Option<MessageRef>, PublishingStop> {
        let name = post.name();
        let before = self.posted.get(&name);
        let (passing, live) =
            (matches!(post, Post::Note { .. }), matches!(post, Post::Live { .. }));
        let nonce = post.nonce_in_tournament(self.known.id);
        let (mut repeat, mut after) = (false, None);
        if before.is_none() {
            self.extend_lease().await?;
            let on_the_way = self.posted.get(BEING_POSTED).map(|one| one.content_hash.as_str());
            repeat = on_the_way == Some(name.as_str());
            let channel = match &post {
                Post::Call { channel, .. } => *channel,
                _ => self.known.state.channel,
            };
            let known = self.posted.values().filter_map(|one| one.message);
            after = known.filter(|one| one.channel_id == channel).map(|one| one.message_id).max();
            if !repeat {
                self.store_post_being_posted(&name).await?;
            }
        }
        let before = self.posted.get(&name);
        let (id, threads) = (self.known.id, &self.threads);
        let showing = PostToPublish { id, state, post, before, nonce, repeat, threads, after };
        let shown = match self.publisher.publish_post(showing).await {
            Ok(shown) => shown,
            Err(
                AnnounceError::Later(error)
                | AnnounceError::Newer(error)
                | AnnounceError::Damaged(error),
            ) => {
                return Err(PublishingStop::Later(error));
            }
            Err(AnnounceError::Barred(error)) => {
                // The message was certainly not posted, so it is no longer stored as being posted.
                if before.is_none() {
                    self.store_post_being_posted("").await?;
                }
                return Err(PublishingStop::Barred(error));
            }
            // An announcement of an event, or a message that can no longer be edited, is dropped.
            Err(AnnounceError::Gone(error) | AnnounceError::Never(error))
                if passing || before.is_some() =>
            {
                tracing::info!(
                    tournament = self.known.id.0,
                    name,
                    error,
                    "a message of a tournament is not published"
                );
                let message = before.and_then(|posted| posted.message).filter(|_| !live);
                PublishedPost {
                    message,
                    content_hash: before
                        .map(|posted| posted.content_hash.clone())
                        .unwrap_or_default(),
                }
            }
            Err(AnnounceError::Gone(error) | AnnounceError::Never(error)) => {
                return Err(PublishingStop::Never(error));
            }
        };
        let posted =
            PostedMessage { name, message: shown.message, content_hash: shown.content_hash };
        self.store_posted_and_delete_replaced(posted).await?;
        Ok(shown.message)
    }

    /// Stores that a message was published, and then deletes the message that it replaces in Discord.
    async fn store_posted_and_delete_replaced(
        &mut self,
        posted: PostedMessage,
    ) -> Result<(), PublishingStop> {
        let before = self.posted.get(&posted.name);
        if before == Some(&posted) {
            return Ok(());
        }
        self.all.store().set_posted_message(self.known.id, &posted).await?;
        let replaced = before.and_then(|before| before.message);
        if let Some(message) =
            replaced.filter(|_| posted.message.is_some_and(|new| replaced != Some(new)))
        {
            self.publisher.delete_replaced_message(message).await;
        }
        self.posted.insert(posted.name.clone(), posted);
        Ok(())
    }

    /// Stores that the post with this name is being posted. An empty name means that no post is.
    async fn store_post_being_posted(&mut self, post_name: &str) -> Result<(), PublishingStop> {
        let note = PostedMessage {
            name: BEING_POSTED.to_owned(),
            message: None,
            content_hash: post_name.to_owned(),
        };
        self.all.store().set_posted_message(self.known.id, &note).await?;
        self.posted.insert(note.name.clone(), note);
        Ok(())
    }

    /// Publishes tables that were formed together. Stops with an error at the first table whose thread may not be opened now
    /// because of the rate limit.
    async fn publish_new_tables(
        &mut self,
        tables: &[&TournamentTable],
    ) -> Result<(), PublishingStop> {
        let mut published = Ok(());
        for table in tables {
            published = self.publish_table(table).await;
            if published.is_err() {
                break;
            }
        }
        // The common message contains links to the threads, which did not exist when it was posted.
        if let Some(first) = tables.first()
            && self.known.state.tables_formed_with(first).len() > 1
        {
            self.publish_post(Post::Table { number: first.number }, &self.known.state).await?;
        }
        published
    }

    /// Publishes a table's message, opens its thread, and mentions its players there. After that, its match can be opened.
    async fn publish_table(&mut self, table: &TournamentTable) -> Result<(), PublishingStop> {
        let (number, state) = (table.number, &*self.known.state);
        let plays = table.is_open() && !state.is_over();
        let first = state.tables_formed_with(table).first().map_or(number, |first| first.number);
        // An earlier version of the program posted a message for each table.
        let has_own = self.posted.contains_key(&Post::Table { number }.name());
        let message = match self.posted.get(&Post::Table { number: first }.name()) {
            Some(common) if number != first && !has_own => common.message,
            _ => self.publish_post(Post::Table { number }, state).await?,
        };
        let Some(message) = message.filter(|_| plays && !self.opened.contains(&number)) else {
            return Ok(());
        };
        let message = Some(message).filter(|_| state.tables_formed_with(table).len() == 1);
        let thread = Post::Thread { number, message };
        if !self.posted.contains_key(&thread.name()) {
            let turn =
                self.all.shared.threads.reserve_thread_opening(state.guild, self.all.clock().now());
            turn.map_err(PublishingStop::Wait)?;
        }
        let thread = match self.publish_post_once(thread, state).await {
            // The message was deleted. The other tables can still be played.
            Err(PublishingStop::Never(error)) => return self.skip_table(number, error),
            shown => shown?,
        };
        let Some(channel) = thread.map(|thread| thread.channel_id) else { return Ok(()) };
        self.threads.insert(number, channel);
        match self.publish_post_once(Post::Call { number, channel }, state).await {
            // The thread is locked or gone.
            Err(PublishingStop::Never(error) | PublishingStop::Barred(error)) => {
                return self.skip_table(number, error);
            }
            called => called?,
        };
        self.all.store().make_tournament_due(self.known.id, self.all.clock().now()).await?;
        self.all.wake_workers();
        Ok(())
    }

    /// Logs that the messages of the table with this number failed, and stores the error in `skipped`. Returns `Ok`, so that the
    /// other messages are still published.
    fn skip_table(&mut self, table_number: u32, error: String) -> Result<(), PublishingStop> {
        let tournament = self.known.id.0;
        tracing::warn!(tournament, number = table_number, error, "cannot call players to a table");
        self.skipped = Some(error);
        Ok(())
    }
}
