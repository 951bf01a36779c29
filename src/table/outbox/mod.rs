//! The outbox: notices that are written in the commit they belong to, and told by whoever holds the lease on them.

pub mod announcer;
pub mod failures;
pub mod local_queue;
pub mod notice;
#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;

use super::refusal::Refused;
use super::state::Table;
use super::tables::Tables;
use crate::store::{Announcement, AnnouncementKey, BOARD, Claim, Done, MessageRef, StoreError};
use crate::time::Millis;
use crate::worker::{SET_ASIDE, guarded};
use announcer::{AnnounceError, Announced, Announcer, Notice};
use notice::{Body, NoticeKind};

/// The time that a process has to tell one notice before another takes over.
pub const LEASE: Millis = 15_000;
/// The most notices that are told at the same time.
const AT_ONCE: usize = 32;
/// The wait before the store is asked again after it failed.
const AFTER_FAILURE: Millis = 5_000;
/// The wait when there is nothing to tell: another process may have left something, or died with it in hand.
const AT_MOST: Millis = LEASE;
/// The age up to which an announcement is of something that this process has just written: it need not ask whether more has happened.
const JUST_WRITTEN: Millis = 1_000;
/// The age at which a repeat is not known for one any more: Discord remembers nonces for "the past few minutes".
const NONCE_LIFE: Millis = 2 * 60 * 1000;
/// The tries after which a notice that fails by itself is set aside.
const ATTEMPTS: i32 = 8;
/// The time for which a notice waits before it is given up: for Discord to be there again, or for the right to post. People wait
/// for it as well, and nobody else would tell them whose turn it is.
const KEPT_FOR: Millis = 24 * 60 * 60 * 1000;
/// The longest wait between two tries; without the right to post, which somebody has to give first, it is longer.
const LONGEST_WAIT: Millis = 2 * 60 * 1000;
const LONGEST_WAIT_BARRED: Millis = 10 * 60 * 1000;
const SHORTEST_WAIT: Millis = 2_000;

/// An announcement that is not in hand any more.
struct Told {
    key: AnnouncementKey,
    /// The next one of its table, which is in hand now.
    next: Option<Announcement>,
    /// True if there may be others that somebody has to look for.
    look: bool,
}

/// Works off announcements, in order for each table.
#[derive(Debug)]
pub struct Outbox<A> {
    tables: Tables,
    announcer: A,
    /// Names this process among those that share the store.
    owner: String,
}

impl<A: Announcer> Outbox<A> {
    pub fn new(tables: Tables, announcer: A, owner: String) -> Self {
        Self { tables, announcer, owner }
    }

    /// Tells things for as long as it is polled. A channel that Discord keeps waiting does not hold up another.
    ///
    /// What is committed here is most often handed out with its commit, and what follows on it when it was told. The store is asked
    /// only for the rest.
    pub async fn run(&self) {
        let mut telling = FuturesUnordered::new();
        // A lease that runs out while its holder is still at it comes back to the same holder, who need not begin anew.
        let mut in_hand = HashSet::new();
        let (clock, queue) = (self.tables.clock(), self.tables.local_queue());
        let _open = queue.open(&self.owner);
        let (mut look, mut is_behind) = (true, false);
        let mut next_look = clock.now();
        loop {
            let to_tell = self.tables.to_tell().notified();
            tokio::pin!(to_tell);
            // Armed before the look, so that what is committed meanwhile is not missed.
            to_tell.as_mut().enable();
            let queued = queue.take(telling.len(), AT_ONCE).into_iter();
            let new = queued.filter(|one| in_hand.insert(one.announcement.key));
            telling.extend(new.map(|one| self.tell(one.announcement, Some(one.body))));
            // Out of our hands only after a look, which may have found it just before it was noted as told.
            let mut told: Vec<Told> = Vec::new();
            if std::mem::take(&mut look) {
                let (now, room) = (clock.now(), AT_ONCE.saturating_sub(telling.len()));
                let claim = self.claim(now, room);
                tokio::pin!(claim);
                let claimed = loop {
                    // Nothing that is being told may stand still meanwhile: it may hold the connection that the claim waits for.
                    tokio::select! {
                        claimed = &mut claim => break claimed,
                        Some(one) = telling.next() => told.push(one),
                    }
                };
                next_look = match claimed {
                    Ok((claimed, next)) => {
                        // Then there may be more for which there was no room, or their server's share was in hand.
                        is_behind = room == 0 || !claimed.is_empty();
                        let new = claimed.into_iter().filter(|one| in_hand.insert(one.key));
                        telling.extend(new.map(|announcement| self.tell(announcement, None)));
                        next.unwrap_or(Millis::MAX)
                    }
                    Err(error) => {
                        tracing::error!(%error, "cannot look for announcements");
                        now + AFTER_FAILURE
                    }
                };
            }
            if told.is_empty() {
                // Asked again: somebody may have set the clock back meanwhile.
                let wait = next_look.saturating_sub(clock.now()).min(AT_MOST);
                tokio::select! {
                    Some(one) = telling.next() => told.push(one),
                    () = clock.sleep_for(wait) => look = true,
                    () = to_tell => look = true,
                    () = queue.filled() => {}
                }
            }
            for Told { key, next, look: is_more } in told {
                in_hand.remove(&key);
                look |= is_more || is_behind;
                let new = next.filter(|next| in_hand.insert(next.key));
                telling.extend(new.map(|announcement| self.tell(announcement, None)));
            }
        }
    }

    /// Takes what can be told now, and says when there may be more.
    async fn claim(
        &self,
        now: Millis,
        room: usize,
    ) -> Result<(Vec<Announcement>, Option<Millis>), StoreError> {
        let (store, room) = (self.tables.store(), u32::try_from(room).unwrap_or(0));
        if room == 0 {
            return Ok((Vec::new(), None));
        }
        let claimed = store.claim_announcements(&self.owner, now, LEASE, room).await?;
        Ok((claimed, store.next_announcement_at().await?))
    }

    /// Publishes an announcement. Its body is read from the store's row unless this process has just committed it.
    async fn tell(&self, announcement: Announcement, body: Option<Body>) -> Told {
        let table = announcement.key.table.0;
        let tell = async { self.announcer.announce(self.notice(&announcement, body).await?).await };
        let told = guarded("an announcement", table, tell).await;
        let result = told.unwrap_or_else(|panicked| Err(panicked.into()));
        let (store, key, now) = (self.tables.store(), announcement.key, self.tables.clock().now());
        if let Err(error) = &result
            && let Ok(known) = self.tables.get(announcement.key.table).await
            && let Some(guild) = known.home.server()
        {
            self.tables.failures().add(guild, announcement.channel_id, now, error);
        }
        let age = announcement.age(now);
        // Of what is put off or given up, somebody has to find out what comes next, and when.
        let found_out = |_| Done { look: true, ..Done::default() };
        let stored = match result {
            Ok(Announced { message }) => {
                let channel_id = announcement.channel_id;
                let message =
                    message.map(|message_id| (BOARD, MessageRef { message_id, channel_id }));
                self.note_told(key, message).await
            }
            Err(AnnounceError::Damaged(error)) if announcement.attempts >= ATTEMPTS => {
                // Those after it at its table can be told.
                SET_ASIDE.add("an announcement", table, &error);
                store.announcement_done(key, now, None).await.map(found_out)
            }
            Err(AnnounceError::Later(error) | AnnounceError::Damaged(error)) if age < KEPT_FOR => {
                // Twice as long after each failure: two seconds, then four, then eight.
                let wait = (1_000_i64 << announcement.attempts.clamp(0, 10)).min(LONGEST_WAIT);
                tracing::warn!(table, %error, wait, "an announcement is put off");
                store.announcement_failed(key, &self.owner, now + wait).await.map(found_out)
            }
            Err(AnnounceError::Barred(error)) if age < KEPT_FOR => {
                let wait = age.clamp(SHORTEST_WAIT, LONGEST_WAIT_BARRED);
                tracing::warn!(table, %error, wait, "an announcement waits for the right to post");
                store.announcement_refused(key, &self.owner, now + wait).await.map(found_out)
            }
            Err(error) => {
                tracing::warn!(table, %error, "an announcement is given up");
                store.announcement_done(key, now, None).await.map(found_out)
            }
        };
        let Done { next, look, .. } = stored.unwrap_or_else(|error| {
            tracing::error!(table, %error, "cannot note that an announcement was told");
            found_out(false)
        });
        self.tables.told();
        Told { key, next, look }
    }

    /// Notes that a thing was told. Where the store cannot, it goes on trying: whoever told it again when Discord has forgotten
    /// the nonce would tell it twice.
    async fn note_told(
        &self,
        key: AnnouncementKey,
        message: Option<(&str, MessageRef)>,
    ) -> Result<Done, StoreError> {
        let (store, clock) = (self.tables.store(), self.tables.clock());
        let (mut wait, give_up_at) = (AFTER_FAILURE, clock.now() + KEPT_FOR);
        loop {
            let now = clock.now();
            let claim = Claim { owner: &self.owner, until: now + LEASE };
            match store.announcement_done_and_next(key, now, message, claim).await {
                Err(error) if clock.now() < give_up_at => {
                    tracing::error!(table = key.table.0, %error, wait, "cannot note that an announcement was told");
                    clock.sleep_until(clock.now() + wait).await;
                    wait = (2 * wait).min(AT_MOST);
                }
                noted => return noted,
            }
        }
    }

    async fn notice(
        &self,
        announcement: &Announcement,
        body: Option<Body>,
    ) -> Result<Notice, Refused> {
        let body = body.map_or_else(|| Body::read(&announcement.body), Ok);
        let body =
            body.map_err(|error| Refused::Internal(format!("a damaged announcement: {error}")))?;
        let (id, age) = (announcement.key.table, announcement.age(self.tables.clock().now()));
        let is_new = announcement.attempts == 1 && age < JUST_WRITTEN;
        let now = match self.tables.in_memory(id).await {
            Some(known) if is_new && known.seq == body.to => known,
            _ => self.tables.get(id).await?,
        };
        // Most often nothing has happened since, and the table need not be built again from its events.
        let (table, events) = if now.seq == body.to && now.is_open() {
            (Arc::clone(&now), self.tables.between(id, body.from, body.to).await?)
        } else {
            let (table, mut events) = self.tables.as_of(id, body.to).await?;
            events.drain(..usize::try_from(body.from - 1).unwrap_or(0).min(events.len()));
            (table, events)
        };
        let caller = |table: &Table| table.person_in_turn().map(|person| person.id);
        let current = now.decision() == table.decision()
            && now.is_open() == table.is_open()
            && caller(&now) == caller(&table);
        // The lobby's message shows what is, not what was.
        let table = if body.kind == NoticeKind::LobbyChanged { now } else { table };
        let table = self.without_forgotten_leavers(table).await?;
        Ok(Notice {
            kind: body.kind,
            table,
            events,
            current,
            silent: announcement.attempts > 1 && age > NONCE_LIFE,
            previous: announcement.board,
            nonce: announcement.nonce.clone(),
        })
    }

    /// The table without the names of people who asked for the deletion of their data: they leave first, and their names are taken
    /// out of the events of the table afterwards.
    async fn without_forgotten_leavers(&self, table: Arc<Table>) -> Result<Arc<Table>, Refused> {
        let mut unnamed = None;
        for person in table.named_leavers() {
            if self.tables.store().is_being_forgotten(person).await? {
                unnamed.get_or_insert_with(|| Table::clone(&table)).forget_leaver(person);
            }
        }
        Ok(unnamed.map_or(table, Arc::new))
    }
}
