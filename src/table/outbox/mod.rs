//! The outbox: announcements are written in the transaction of their events, and published by the process that leases them.

pub mod announcer;
pub mod asleep;
pub mod failures;
pub mod local_queue;
pub mod notice;
mod refused;
#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::fmt::Display;
use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;

use super::refusal::IntentError;
use super::state::Table;
use super::tables::Tables;
use super::turn_clock::timeout;
use crate::ids::TableId;
use crate::store::{
    Announcement, AnnouncementKey, BOARD, Claim, MarkedPublished, MessageRef, StoreError,
};
use crate::time::Millis;
use crate::worker::{HeadStart, SET_ASIDE_ITEMS, next_notification, run_catching_panics};
use announcer::{AnnounceError, Announcer, Notice, PublishedNotice};
use asleep::ASLEEP_FROM;
use failures::LoggedFailures;
use notice::{AnnouncementBody, NoticeKind};

/// The duration of the lease of an announcement in milliseconds. If a process has not published it by then, another process takes
/// over.
pub const LEASE: Millis = 15_000;
/// The maximum number of announcements that are published at the same time.
const AT_ONCE: usize = 32;
/// The wait in milliseconds before the next poll after the store failed.
const AFTER_FAILURE: Millis = 5_000;
/// The longest wait in milliseconds between two polls of the store. Polls are necessary because another process may have left an
/// announcement, or died while publishing it.
const AT_MOST: Millis = LEASE;
/// An announcement of at most this age, in milliseconds, can be published from the cached table, because this process has just
/// written it.
const JUST_WRITTEN: Millis = 1_000;
/// The age in milliseconds from which Discord may no longer recognise a repeated nonce. Discord documents only that it checks
/// nonces of "the past few minutes".
const NONCE_LIFE: Millis = 2 * 60 * 1000;
/// The number of attempts after which a damaged announcement is no longer retried.
const ATTEMPTS: i32 = 8;
/// The age in milliseconds at which an announcement is given up, if Discord does not answer, or if its table is closed and its
/// channel refuses it. It is this long because players wait for the announcement: without it, they do not learn whose turn it is.
const KEPT_FOR: Millis = 24 * 60 * 60 * 1000;
/// The longest wait in milliseconds between two attempts.
const LONGEST_WAIT: Millis = 2 * 60 * 1000;

/// The outcome of a poll of the store.
struct PollOutcome {
    announcements: Vec<Announcement>,
    /// True if a further announcement may become claimable when a publication ends. It waits for free capacity of this process, or
    /// for a free lease of its server. While this is true, the end of any publication triggers a poll.
    is_behind: bool,
    /// The time at which the next announcement can be claimed, in milliseconds since 1970; `None` if none is pending.
    next_at: Option<Millis>,
}

/// The outcome of an attempt to publish an announcement.
struct PublishOutcome {
    key: AnnouncementKey,
    /// The next announcement of the same table, which this process now leases; `None` if there is
    /// none.
    next: Option<Announcement>,
    /// True if the store has to be polled for further announcements.
    poll: bool,
}

/// The worker that publishes announcements, in order for each table.
#[derive(Debug)]
pub struct Outbox<A> {
    tables: Tables,
    announcer: A,
    /// The name of this process among the processes that share the store.
    owner: String,
    logged: LoggedFailures,
    head_start: HeadStart,
}

impl<A: Announcer> Outbox<A> {
    /// Creates the worker. `lease_owner` is the name of this process among the processes that share the store.
    pub fn new(tables: Tables, announcer: A, lease_owner: String) -> Self {
        let (logged, head_start) = (LoggedFailures::default(), HeadStart::default());
        Self { tables, announcer, owner: lease_owner, logged, head_start }
    }

    /// Publishes announcements until the returned future is dropped. A slow channel does not delay the announcements of other
    /// channels.
    ///
    /// Most announcements of this process come from the queue in memory. When an announcement is marked as published, the same
    /// commit leases the next announcement of its table. The store is polled only for the remaining announcements.
    pub async fn run(&self) {
        let mut publishing = FuturesUnordered::new();
        // If a lease expires while this process is still publishing, a poll returns the same announcement again. Its key prevents a
        // second publication.
        let mut keys = HashSet::new();
        let (clock, queue) = (self.tables.clock(), self.tables.local_queue());
        let _open = queue.open_for_worker(&self.owner);
        let (mut poll, mut is_behind) = (true, false);
        let mut next_poll = clock.now();
        // The notification is kept across iterations and renewed before each poll, so that a commit during a poll, or at the same
        // instant as another event, is not missed.
        let mut committed = next_notification(self.tables.publish_notify());
        loop {
            let queued = queue.take_all_and_set_capacity(publishing.len(), AT_ONCE).into_iter();
            let new = queued.filter(|one| keys.insert(one.announcement.key));
            publishing
                .extend(new.map(|one| self.publish_announcement(one.announcement, Some(one.body))));
            // The keys are removed only after the poll, which may have found an announcement just before it was marked as
            // published.
            let mut finished: Vec<PublishOutcome> = Vec::new();
            if std::mem::take(&mut poll) {
                let (now, room) = (clock.now(), AT_ONCE.saturating_sub(publishing.len()));
                let claim = self.lease_publishable_announcements(now, room);
                tokio::pin!(claim);
                let claimed = loop {
                    // Publications continue during the claim, because one of them may hold the connection that the claim waits for.
                    tokio::select! {
                        claimed = &mut claim => break claimed,
                        Some(one) = publishing.next() => finished.push(one),
                    }
                };
                next_poll = match claimed {
                    Ok(leased) => {
                        is_behind = leased.is_behind;
                        let new = leased.announcements.into_iter();
                        let new = new.filter(|one| keys.insert(one.key));
                        publishing.extend(
                            new.map(|announcement| self.publish_announcement(announcement, None)),
                        );
                        leased.next_at.unwrap_or(Millis::MAX)
                    }
                    Err(error) => {
                        tracing::error!(%error, "cannot poll for announcements");
                        // Because `is_behind` is set, the end of any publication also triggers a poll, possibly sooner.
                        is_behind = true;
                        now + AFTER_FAILURE
                    }
                };
            }
            if finished.is_empty() {
                // The clock is read again, because it may have been set back in the meantime. The wait has a fixed end, so that it
                // does not become longer if its beginning is delayed.
                let until = self.head_start.delayed_poll_time(next_poll);
                let until = until.min(clock.now().saturating_add(AT_MOST));
                tokio::select! {
                    Some(one) = publishing.next() => finished.push(one),
                    () = clock.sleep_until(until) => poll = true,
                    () = &mut committed => {
                        poll = true;
                        committed = next_notification(self.tables.publish_notify());
                    }
                    () = queue.wait_for_announcement() => {}
                }
            }
            for PublishOutcome { key, next, poll: is_more } in finished {
                keys.remove(&key);
                poll |= is_more || is_behind;
                let new = next.filter(|next| keys.insert(next.key));
                publishing
                    .extend(new.map(|announcement| self.publish_announcement(announcement, None)));
            }
        }
    }

    /// Leases at most `limit` announcements that can be published at `now` (milliseconds since 1970).
    async fn lease_publishable_announcements(
        &self,
        now: Millis,
        limit: usize,
    ) -> Result<PollOutcome, StoreError> {
        let (store, limit) = (self.tables.store(), u32::try_from(limit).unwrap_or(0));
        if limit == 0 {
            return Ok(PollOutcome { announcements: Vec::new(), is_behind: true, next_at: None });
        }
        let announcements = store.claim_announcements(&self.owner, now, LEASE, limit).await?;
        let rest = async {
            let is_behind =
                !announcements.is_empty() || store.has_unclaimed_announcement(now).await?;
            Ok::<_, StoreError>((is_behind, store.next_announcement_claimable_at().await?))
        };
        // If a query fails, the claimed announcements are published nevertheless. Otherwise they would wait until their leases
        // expire.
        let (is_behind, next_at) = rest.await.unwrap_or_else(|error| {
            tracing::error!(%error, "cannot check for further announcements");
            (true, Some(now + AFTER_FAILURE))
        });
        Ok(PollOutcome { announcements, is_behind, next_at })
    }

    /// Publishes an announcement. `parsed_body` is its body if this process has just committed it; `None` to parse the body from
    /// the stored row.
    async fn publish_announcement(
        &self,
        announcement: Announcement,
        parsed_body: Option<AnnouncementBody>,
    ) -> PublishOutcome {
        let table = announcement.key.table.0;
        let publish = async {
            self.announcer.announce(self.load_notice(&announcement, parsed_body).await?).await
        };
        let published = run_catching_panics("an announcement", table, publish).await;
        let result = published.unwrap_or_else(|panicked| Err(panicked.into()));
        let (store, key, now) = (self.tables.store(), announcement.key, self.tables.clock().now());
        if let Err(error) = &result
            && !matches!(error, AnnounceError::Newer(_))
            && let Ok(known) = self.tables.current_table(announcement.key.table).await
            && let Some(guild) = known.home.server()
        {
            self.tables.publish_failures().add_failure(guild, announcement.channel_id, now, error);
        }
        let age = announcement.age(now);
        // If the announcement is postponed or given up, a poll is needed to find the next one.
        let to_poll = |_| MarkedPublished { should_poll: true, ..MarkedPublished::default() };
        let stored = match result {
            Ok(PublishedNotice { message }) => {
                self.logged.note_success(key.table);
                self.clear_refusals(&announcement).await;
                let channel_id = announcement.channel_id;
                let message =
                    message.map(|message_id| (BOARD, MessageRef { message_id, channel_id }));
                self.mark_published(key, message).await
            }
            Err(AnnounceError::Newer(why)) => {
                // Such an announcement is never given up here, because a process of the newer version can publish it.
                tracing::info!(table, why, "an announcement is left to a newer version");
                let again = self.head_start.leave_item_to_newer_version(now);
                store.release_unposted_announcement(key, &self.owner, again).await.map(to_poll)
            }
            Err(AnnounceError::Damaged(error)) if announcement.attempts >= ATTEMPTS => {
                // The damaged announcement is marked as done, so that the next announcements of its table can be published.
                let what = "an announcement";
                match self.logged.mark_logged_if_new(key.table, what) {
                    true => SET_ASIDE_ITEMS.log_and_count(what, table, &error),
                    false => SET_ASIDE_ITEMS.count_without_log(),
                }
                self.clear_refusals(&announcement).await;
                store.mark_announcement_published(key, now, None).await.map(to_poll)
            }
            Err(AnnounceError::Later(error) | AnnounceError::Damaged(error)) if age < KEPT_FOR => {
                // The wait doubles after each failure: two seconds, then four, then eight.
                let wait = (1_000_i64 << announcement.attempts.clamp(0, 10)).min(LONGEST_WAIT);
                self.warn_once(key.table, &error, "an announcement is put off");
                store.release_failed_announcement(key, &self.owner, now + wait).await.map(to_poll)
            }
            Err(AnnounceError::Barred(error) | AnnounceError::Gone(error)) => {
                self.postpone_refused_announcement(&announcement, error).await
            }
            Err(error) => {
                self.warn_once(key.table, &error, "an announcement is given up");
                self.clear_refusals(&announcement).await;
                store.mark_announcement_published(key, now, None).await.map(to_poll)
            }
        };
        let MarkedPublished { next, should_poll, .. } = stored.unwrap_or_else(|error| {
            tracing::error!(table, %error, "cannot mark an announcement as published");
            to_poll(false)
        });
        self.tables.note_outbox_progress();
        PublishOutcome { key, next, poll: should_poll }
    }

    /// Logs the failure `failure_name` as a warning. If it was already logged since the table's last success, logs it as a debug
    /// message instead.
    fn warn_once(&self, table: TableId, error: &(dyn Display + Sync), failure_name: &'static str) {
        match self.logged.mark_logged_if_new(table, failure_name) {
            true => tracing::warn!(table = table.0, %error, "{failure_name}"),
            false => tracing::debug!(table = table.0, %error, "{failure_name} again"),
        }
    }

    /// Marks an announcement as published. `kind_and_message` is the stored name of the posted message and its ids; `None` if no
    /// message was posted. Retries while the store fails. Without the mark, the announcement would be published again, and Discord
    /// would post a second message once it no longer recognises the nonce.
    async fn mark_published(
        &self,
        key: AnnouncementKey,
        kind_and_message: Option<(&str, MessageRef)>,
    ) -> Result<MarkedPublished, StoreError> {
        let (store, clock) = (self.tables.store(), self.tables.clock());
        let (mut wait, give_up_at) = (AFTER_FAILURE, clock.now() + KEPT_FOR);
        loop {
            let now = clock.now();
            let claim = Claim { owner: &self.owner, until: now + LEASE };
            match store
                .mark_announcement_published_and_claim_next(key, now, kind_and_message, claim)
                .await
            {
                Err(error) if clock.now() < give_up_at => {
                    tracing::error!(table = key.table.0, %error, wait, "cannot mark an announcement as published");
                    clock.sleep_until(clock.now() + wait).await;
                    wait = (2 * wait).min(AT_MOST);
                }
                noted => return noted,
            }
        }
    }

    /// Creates the notice of an announcement: loads its table and its events. `parsed_body` is the body of the announcement; `None`
    /// to parse the stored body.
    async fn load_notice(
        &self,
        announcement: &Announcement,
        parsed_body: Option<AnnouncementBody>,
    ) -> Result<Notice, IntentError> {
        let body =
            parsed_body.map_or_else(|| AnnouncementBody::parse_stored(&announcement.body), Ok);
        let body = body.map_err(|why| StoreError::unreadable("an announcement", why))?;
        let (id, age) = (announcement.key.table, announcement.age(self.tables.clock().now()));
        let is_new = announcement.attempts == 1 && age < JUST_WRITTEN;
        let now = match self.tables.cached_table(id).await {
            Some(known) if is_new && known.seq == body.to => known,
            _ => self.tables.current_table(id).await?,
        };
        // If the table has later events, it is rebuilt from its events up to this announcement.
        let (table, events) = if now.seq == body.to && now.is_open() {
            (Arc::clone(&now), self.tables.events_between(id, body.from, body.to).await?)
        } else {
            let (table, mut events) = self.tables.table_and_events_up_to(id, body.to).await?;
            events.drain(..usize::try_from(body.from - 1).unwrap_or(0).min(events.len()));
            (table, events)
        };
        let caller = |table: &Table| table.person_in_turn().map(|person| person.id);
        let current = now.decision_number() == table.decision_number()
            && now.is_open() == table.is_open()
            && caller(&now) == caller(&table);
        // The message of a lobby always shows the lobby in its present state.
        let of_lobby = matches!(body.kind, NoticeKind::LobbyChanged | NoticeKind::Invited);
        let table = if of_lobby { now } else { table };
        let table = match announcement.refusals {
            ASLEEP_FROM.. if current => self.table_with_extended_deadlines(table).await?,
            _ => table,
        };
        let table = self.table_without_deleted_people(table).await?;
        Ok(Notice {
            kind: body.kind,
            table,
            events,
            current,
            silent: announcement.attempts > 1 && age > NONCE_LIFE,
            refused: announcement.refusals > 0,
            previous: announcement.board,
            nonce: announcement.nonce.clone(),
        })
    }

    /// Returns the table as a notice shows it. If the table sleeps because its channel refuses messages, its deadlines are
    /// extended, as they will be in the store once the channel accepts the notice.
    async fn table_with_extended_deadlines(
        &self,
        table: Arc<Table>,
    ) -> Result<Arc<Table>, IntentError> {
        let Some(since) = self.tables.asleep_since(table.id).await? else { return Ok(table) };
        let mut awake = Table::clone(&table);
        awake.postpone_deadlines(
            timeout::time_since_bot_left(&table, since, self.tables.clock().now()).max(0),
        );
        Ok(Arc::new(awake))
    }

    /// Returns the table without the names of people who have requested the deletion of their data. The deletion first makes such a
    /// person leave the table, which is announced. Then it rewrites the events. The announcement may be published between these two
    /// steps.
    async fn table_without_deleted_people(
        &self,
        table: Arc<Table>,
    ) -> Result<Arc<Table>, IntentError> {
        let mut unnamed = None;
        for person in table.leavers_with_name() {
            if self.tables.store().has_stored_deletion_request(person).await? {
                unnamed.get_or_insert_with(|| Table::clone(&table)).forget_name_of_leaver(person);
            }
        }
        Ok(unnamed.map_or(table, Arc::new))
    }
}
