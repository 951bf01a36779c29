//! What the channel is to hear: written in the commit it belongs to, and told by whoever holds the lease on it.

use std::collections::HashSet;
use std::sync::Arc;

use async_trait::async_trait;
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;

use super::clock::Millis;
use super::event::TableEvent;
use super::intent::Refused;
use super::notice::{BOARD, Body, NoticeKind};
use super::state::{Phase, Table};
use super::tables::Tables;
use crate::game::{self, Seed};
use crate::store::{Announcement, AnnouncementKey, MessageRef, StoreError};

/// How long a process may take to tell one thing before another takes over.
const LEASE: Millis = 15_000;
/// How many things are told at the same time.
const AT_ONCE: usize = 32;
/// After the store failed, how long until it is asked again.
const AFTER_FAILURE: Millis = 5_000;
/// Without anything to tell: how long until the store is asked again, for another process may have left something.
const AT_MOST: Millis = 60_000;
/// Past this a repeat is not known for one any more: Discord remembers nonces for "the past few minutes".
const NONCE_LIFE: Millis = 2 * 60 * 1000;
/// How often telling a thing is tried at least before it is given up.
const ATTEMPTS: i32 = 8;
/// For how long it is tried at least: a match that goes on has it tried more often.
const AT_LEAST: Millis = 10 * 60 * 1000;
/// How long a channel waits for the right to post in it before a thing is given up.
const BARRED_FOR: Millis = 24 * 60 * 60 * 1000;
/// Waits between two tries: none is longer, and without the right to post none is shorter.
const LONGEST_WAIT: Millis = 10 * 60 * 1000;
const SHORTEST_WAIT: Millis = 2_000;

/// Something to be told in a table's channel.
#[derive(Clone, Debug)]
pub struct Notice {
    pub kind: NoticeKind,
    /// The table as it was when this had happened.
    pub table: Arc<Table>,
    /// What happened, since the last turn that was told.
    pub events: Vec<TableEvent>,
    /// The seeds of all its deals, once the match is over; until then nobody learns them.
    pub seeds: Vec<Seed>,
    /// Whether nothing that changes a choice has happened since: only then is anybody called.
    pub current: bool,
    /// Whether it may have been told before, so long ago that Discord would not know it for a repeat: then it calls nobody.
    pub silent: bool,
    /// The message that carries the buttons until now.
    pub previous: Option<MessageRef>,
    /// The same for each try, so that what was posted before a crash is not posted twice.
    pub nonce: String,
}

/// What became of a notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    /// The message that carries the table's buttons from now on, if it is a new one.
    pub message: Option<u64>,
}

/// Why a notice could not be told.
#[derive(Debug, thiserror::Error)]
pub enum AnnounceError {
    /// It may work later.
    #[error("not now: {0}")]
    Later(String),
    /// The bot may not post there. It will when somebody gives it the right again.
    #[error("not allowed: {0}")]
    Barred(String),
    /// It will never: the channel is gone.
    #[error("never: {0}")]
    Never(String),
}

/// Who tells a channel what happened.
#[async_trait]
pub trait Announcer: Send + Sync {
    /// Tells it.
    ///
    /// # Errors
    /// It could not be told, now or ever.
    async fn announce(&self, notice: Notice) -> Result<Announced, AnnounceError>;
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
    pub async fn run(&self) {
        let mut telling = FuturesUnordered::new();
        // A lease that runs out while its holder is still at it comes back to the same holder, who need not begin anew.
        let mut in_hand = HashSet::new();
        loop {
            let committed = self.tables.committed();
            tokio::pin!(committed);
            // Armed before the look, so that what is committed meanwhile is not missed.
            committed.as_mut().enable();
            let now = self.tables.clock().now();
            let claim = self.claim(now, AT_ONCE.saturating_sub(telling.len()));
            tokio::pin!(claim);
            let mut told = false;
            let claimed = loop {
                // Nothing that is being told may stand still meanwhile: it may hold the connection that the claim waits for.
                tokio::select! {
                    claimed = &mut claim => break claimed,
                    Some(key) = telling.next() => {
                        in_hand.remove(&key);
                        told = true;
                    }
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
            if told {
                // What comes after it at its table may not have been claimed.
                continue;
            }
            tokio::select! {
                Some(key) = telling.next() => {
                    in_hand.remove(&key);
                }
                () = self.tables.clock().sleep_until(next) => {}
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
        let result = match self.notice(&announcement).await {
            Ok(notice) => self.announcer.announce(notice).await,
            Err(error) => Err(AnnounceError::Later(error.to_string())),
        };
        let (store, key, now) = (self.tables.store(), announcement.key, self.tables.clock().now());
        let age = now - announcement.created_at;
        let stored = match result {
            Ok(Announced { message }) => {
                let channel_id = announcement.channel_id;
                let message =
                    message.map(|message_id| (BOARD, MessageRef { message_id, channel_id }));
                store.announcement_done(key, now, message).await
            }
            Err(AnnounceError::Later(error))
                if announcement.attempts < ATTEMPTS || age < AT_LEAST =>
            {
                // Twice as long after each failure: two seconds, then four, then eight.
                let wait = (1_000_i64 << announcement.attempts.clamp(0, 10)).min(LONGEST_WAIT);
                tracing::warn!(table, %error, wait, "an announcement is put off");
                store.announcement_failed(key, &self.owner, now + wait).await
            }
            Err(AnnounceError::Barred(error)) if age < BARRED_FOR => {
                let wait = age.clamp(SHORTEST_WAIT, LONGEST_WAIT);
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

    async fn notice(&self, announcement: &Announcement) -> Result<Notice, Refused> {
        let body = Body::read(&announcement.body)
            .map_err(|error| Refused::Internal(format!("a damaged announcement: {error}")))?;
        let id = announcement.key.table;
        let now = self.tables.get(id).await?;
        // Most often nothing has happened since, and the table need not be built again from its events.
        let (table, events, seeds) = if now.seq == body.to && now.is_open() {
            (Arc::clone(&now), self.tables.since(id, body.from - 1, body.to).await?, Vec::new())
        } else {
            let (table, mut events) = self.tables.as_of(id, body.to).await?;
            let over = matches!(table.phase, Phase::Over(_));
            let seeds = if over { seeds(&events) } else { Vec::new() };
            events.drain(..usize::try_from(body.from - 1).unwrap_or(0).min(events.len()));
            (table, events, seeds)
        };
        let caller = |table: &Table| table.person_in_turn().map(|person| person.id);
        let current = now.decision() == table.decision()
            && now.is_open() == table.is_open()
            && caller(&now) == caller(&table);
        let age = self.tables.clock().now() - announcement.created_at;
        // The lobby's message shows what is, not what was.
        let table = if body.kind == NoticeKind::LobbyChanged { now } else { table };
        Ok(Notice {
            kind: body.kind,
            table,
            events,
            seeds,
            current,
            silent: announcement.attempts > 1 && age > NONCE_LIFE,
            previous: self.tables.store().message(id, BOARD).await?,
            nonce: announcement.nonce.clone(),
        })
    }
}

fn seeds(events: &[TableEvent]) -> Vec<Seed> {
    let seed = |event: &game::Event| match event {
        game::Event::RoundStarted { seed, .. } => *seed,
        _ => None,
    };
    events.iter().filter_map(TableEvent::played).filter_map(seed).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use tokio::sync::Notify;

    use super::super::testing::Processes;
    use super::*;
    use crate::store::testing::for_each_database;
    use crate::table::{TableAction, TurnClock};

    /// Says nothing until it is let go on, and remembers what it was to say.
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
            Ok(Announced { message: Some(1) })
        }
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
}
