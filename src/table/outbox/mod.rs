//! The outbox: notices that are written in the commit they belong to, and told by whoever holds the lease on them.

pub mod announcer;
pub mod failures;
pub mod notice;

use std::collections::HashSet;
use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;

use super::intent::Refused;
use super::state::Table;
use super::tables::Tables;
use crate::store::{Announcement, AnnouncementKey, MessageRef, StoreError};
use crate::time::Millis;
use crate::worker::{SET_ASIDE, guarded};
use announcer::{AnnounceError, Announced, Announcer, Notice};
use notice::{BOARD, Body, NoticeKind};

/// The time that a process has to tell one notice before another takes over.
const LEASE: Millis = 15_000;
/// The most notices that are told at the same time.
const AT_ONCE: usize = 32;
/// The wait before the store is asked again after it failed.
const AFTER_FAILURE: Millis = 5_000;
/// The wait when there is nothing to tell: another process may have left something.
const AT_MOST: Millis = 60_000;
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
    pub async fn run(&self) {
        let mut telling = FuturesUnordered::new();
        // A lease that runs out while its holder is still at it comes back to the same holder, who need not begin anew.
        let mut in_hand = HashSet::new();
        let clock = self.tables.clock();
        loop {
            let committed = self.tables.committed().notified();
            tokio::pin!(committed);
            // Armed before the look, so that what is committed meanwhile is not missed.
            committed.as_mut().enable();
            let now = clock.now();
            let claim = self.claim(now, AT_ONCE.saturating_sub(telling.len()));
            tokio::pin!(claim);
            // Out of our hands only after the claim, which may have found it just before it was noted as told.
            let mut told = Vec::new();
            let claimed = loop {
                // Nothing that is being told may stand still meanwhile: it may hold the connection that the claim waits for.
                tokio::select! {
                    claimed = &mut claim => break claimed,
                    Some(key) = telling.next() => told.push(key),
                }
            };
            let next = match claimed {
                Ok((claimed, next)) => {
                    let new = claimed.into_iter().filter(|one| in_hand.insert(one.key));
                    telling.extend(new.map(|announcement| self.tell(announcement)));
                    next.unwrap_or(now + AT_MOST).min(now + AT_MOST)
                }
                Err(error) => {
                    tracing::error!(%error, "cannot look for announcements");
                    now + AFTER_FAILURE
                }
            };
            if !told.is_empty() {
                in_hand.retain(|key| !told.contains(key));
                // What comes after it at its table may not have been claimed.
                continue;
            }
            // Asked again: somebody may have set the clock back meanwhile.
            let wait = (next - clock.now()).min(AT_MOST);
            tokio::select! {
                Some(key) = telling.next() => {
                    in_hand.remove(&key);
                }
                () = clock.sleep_for(wait) => {}
                () = committed => {}
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

    async fn tell(&self, announcement: Announcement) -> AnnouncementKey {
        let table = announcement.key.table.0;
        let tell = async { self.announcer.announce(self.notice(&announcement).await?).await };
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
                store.announcement_done(key, now, None).await
            }
            Err(AnnounceError::Later(error) | AnnounceError::Damaged(error)) if age < KEPT_FOR => {
                // Twice as long after each failure: two seconds, then four, then eight.
                let wait = (1_000_i64 << announcement.attempts.clamp(0, 10)).min(LONGEST_WAIT);
                tracing::warn!(table, %error, wait, "an announcement is put off");
                store.announcement_failed(key, &self.owner, now + wait).await
            }
            Err(AnnounceError::Barred(error)) if age < KEPT_FOR => {
                let wait = age.clamp(SHORTEST_WAIT, LONGEST_WAIT_BARRED);
                tracing::warn!(table, %error, wait, "an announcement waits for the right to post");
                store.announcement_refused(key, &self.owner, now + wait).await
            }
            Err(error) => {
                tracing::warn!(table, %error, "an announcement is given up");
                store.announcement_done(key, now, None).await
            }
        };
        if let Err(error) = stored {
            tracing::error!(table, %error, "cannot note that an announcement was told");
        }
        self.tables.told();
        key
    }

    /// Notes that a thing was told. Where the store cannot, it goes on trying: whoever told it again when Discord has forgotten
    /// the nonce would tell it twice.
    async fn note_told(
        &self,
        key: AnnouncementKey,
        message: Option<(&str, MessageRef)>,
    ) -> Result<bool, StoreError> {
        let (store, clock) = (self.tables.store(), self.tables.clock());
        let (mut wait, give_up_at) = (AFTER_FAILURE, clock.now() + KEPT_FOR);
        loop {
            match store.announcement_done(key, clock.now(), message).await {
                Err(error) if clock.now() < give_up_at => {
                    tracing::error!(table = key.table.0, %error, wait, "cannot note that an announcement was told");
                    clock.sleep_until(clock.now() + wait).await;
                    wait = (2 * wait).min(AT_MOST);
                }
                noted => return noted,
            }
        }
    }

    async fn notice(&self, announcement: &Announcement) -> Result<Notice, Refused> {
        let body = Body::read(&announcement.body)
            .map_err(|error| Refused::Internal(format!("a damaged announcement: {error}")))?;
        let id = announcement.key.table;
        let now = self.tables.get(id).await?;
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
        let age = announcement.age(self.tables.clock().now());
        // The lobby's message shows what is, not what was.
        let table = if body.kind == NoticeKind::LobbyChanged { now } else { table };
        Ok(Notice {
            kind: body.kind,
            table,
            events,
            current,
            silent: announcement.attempts > 1 && age > NONCE_LIFE,
            previous: self.tables.store().message(id, BOARD).await?,
            nonce: announcement.nonce.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;
    use tokio::sync::Notify;

    use super::super::tests::samples::Processes;
    use super::*;
    use crate::ids::MessageId;
    use crate::store::tests::databases::{for_each_database, run};
    use crate::table::{TableAction, TurnClock};

    /// An announcer that waits until it is let go on, and remembers its notices.
    #[derive(Default)]
    struct Slow {
        heard: Mutex<Vec<NoticeKind>>,
        heard_more: Notify,
        goes_on: Notify,
    }

    #[async_trait]
    impl Announcer for Arc<Slow> {
        async fn announce(&self, notice: Notice) -> Result<Announced, AnnounceError> {
            self.heard.lock().unwrap().push(notice.kind);
            self.heard_more.notify_one();
            self.goes_on.notified().await;
            Ok(Announced { message: Some(MessageId::new(1)) })
        }
    }

    /// Discord would not know it for a repeat any more.
    #[tokio::test]
    async fn what_was_said_is_noted_as_soon_as_the_store_can_and_not_said_again() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let slow = Arc::new(Slow::default());
            let tables = both.tables[0].clone();
            let outbox = Outbox::new(tables.clone(), Arc::clone(&slow), "me".to_owned());
            let hour = 60 * 60 * 1000;
            let story = async {
                let table = both.lobby(5, TurnClock::None).await;
                slow.heard_more.notified().await;
                // Which message it became cannot be noted.
                run(&store, "ALTER TABLE messages RENAME TO lost").await;
                slow.goes_on.notify_one();
                both.clock.set(hour);
                while store.next_announcement_at().await.unwrap() != Some(hour + LEASE) {
                    tables.wake();
                    tokio::task::yield_now().await;
                }
                run(&store, "ALTER TABLE lost RENAME TO messages").await;
                for later in 1.. {
                    both.clock.set(hour + later * AFTER_FAILURE);
                    if !store.is_announcing(table).await.unwrap() {
                        break;
                    }
                    assert_eq!(slow.heard.lock().unwrap().len(), 1);
                }
                assert!(store.message(table, BOARD).await.unwrap().is_some());
            };
            tokio::select! {
                () = outbox.run() => unreachable!("it runs for ever"),
                () = story => {}
            }
            assert_eq!(*slow.heard.lock().unwrap(), [NoticeKind::Lobby]);
        })
        .await;
    }

    #[tokio::test]
    async fn what_is_still_being_said_is_not_said_again() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let slow = Arc::new(Slow::default());
            let tables = both.tables[0].clone();
            let outbox = Outbox::new(tables.clone(), Arc::clone(&slow), "me".to_owned());
            let story = async {
                let table = both.lobby(5, TurnClock::None).await;
                slow.heard_more.notified().await;
                both.clock.set(2 * LEASE);
                // It was handed out, and is again.
                while store.next_announcement_at().await.unwrap() != Some(3 * LEASE) {
                    tables.wake();
                    tokio::task::yield_now().await;
                }
                both.acts(table, 2, TableAction::Join).await;
                slow.goes_on.notify_one();
                while !slow.heard.lock().unwrap().contains(&NoticeKind::LobbyChanged) {
                    tables.wake();
                    slow.heard_more.notified().await;
                }
            };
            tokio::select! {
                () = outbox.run() => unreachable!("it runs for ever"),
                () = story => {}
            }
            let heard = slow.heard.lock().unwrap().clone();
            assert_eq!(heard, [NoticeKind::Lobby, NoticeKind::LobbyChanged]);
        })
        .await;
    }

    /// Panics at every lobby in the first channel, and tells the rest.
    #[derive(Default)]
    struct Brittle(Mutex<Vec<(u64, NoticeKind)>>);

    #[async_trait]
    impl Announcer for Arc<Brittle> {
        async fn announce(&self, notice: Notice) -> Result<Announced, AnnounceError> {
            let channel = notice.table.channel.get();
            assert!(channel != 1 || notice.kind != NoticeKind::Lobby, "a lobby too many");
            self.0.lock().unwrap().push((channel, notice.kind));
            Ok(Announced { message: Some(MessageId::new(1)) })
        }
    }

    #[tokio::test]
    async fn what_fails_by_itself_is_set_aside_and_the_rest_is_told() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let (brittle, tables) = (Arc::new(Brittle::default()), both.tables[0].clone());
            let outbox = Outbox::new(tables.clone(), Arc::clone(&brittle), "me".to_owned());
            let broken = both.lobby(1, TurnClock::None).await;
            let damaged = both.lobby(2, TurnClock::None).await;
            both.lobby(3, TurnClock::None).await;
            both.lobby(4, TurnClock::None).await;
            for table in [broken, damaged] {
                both.acts(table, 2, TableAction::Join).await;
            }
            run(&store, "UPDATE announcements SET body = '{}' WHERE channel_id = 2 AND seq = 1")
                .await;
            // Its age is more than there are numbers for.
            run(
                &store,
                "UPDATE announcements SET created_at = -9223372036854775807 WHERE channel_id = 4",
            )
            .await;
            let heard = || {
                let mut heard = brittle.0.lock().unwrap().clone();
                heard.sort_by_key(|(channel, _)| *channel);
                heard
            };
            let story = async {
                while heard().len() < 2 {
                    tokio::task::yield_now().await;
                }
                assert_eq!(heard(), [(3, NoticeKind::Lobby), (4, NoticeKind::Lobby)]);
                while let Some(next) = store.next_announcement_at().await.unwrap() {
                    both.clock.set(next.max(tables.clock().now()));
                    tables.wake();
                    tokio::task::yield_now().await;
                }
            };
            tokio::select! {
                () = outbox.run() => unreachable!("it runs for ever"),
                () = story => {}
            }
            let changed = NoticeKind::LobbyChanged;
            let lobby = NoticeKind::Lobby;
            assert_eq!(heard(), [(1, changed), (2, changed), (3, lobby), (4, lobby)]);
        })
        .await;
    }
}
