//! What the channel is to hear: written in the commit it belongs to, and told by whoever holds the lease on it.

use std::sync::Arc;

use async_trait::async_trait;
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};

use super::clock::Millis;
use super::event::TableEvent;
use super::intent::Refused;
use super::state::{Phase, Table};
use super::tables::Tables;
use crate::game::{self, Seed};
use crate::store::{Announcement, MessageRef};

/// How long a process may take to tell one thing before another takes over.
const LEASE: Millis = 30_000;
/// How many things are told at the same time.
const BATCH: u32 = 16;
const AT_MOST: Millis = 60_000;
/// Which of a table's messages carries the buttons.
pub(super) const BOARD: &str = "board";
/// How often telling a thing is tried before it is given up.
const ATTEMPTS: i32 = 8;

/// What sort of thing is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    /// A lobby was opened: a new message.
    Lobby,
    /// The lobby is another: its message is edited.
    LobbyChanged,
    /// A turn is over, or the match has begun or ended: a new message, and the one before loses its buttons.
    Turn,
    /// The table was closed early.
    Closed,
    /// A leaver's seat was taken, or somebody wants to end the game.
    Note,
}

#[derive(Debug, Serialize, Deserialize)]
struct Body {
    kind: NoticeKind,
    from: i64,
    to: i64,
}

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
    /// It will never: the channel is gone, or the bot may not post there.
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

/// The body of an announcement.
pub(super) fn body(kind: NoticeKind, from: i64, to: i64) -> String {
    serde_json::json!(Body { kind, from, to }).to_string()
}

/// What the channel is to hear of these events; `None` if nothing.
pub(super) fn notice_kind(events: &[TableEvent]) -> Option<NoticeKind> {
    let kind = |event: &TableEvent| match event {
        TableEvent::Ended { .. } => Some((4, NoticeKind::Closed)),
        TableEvent::Opened { .. } => Some((3, NoticeKind::Lobby)),
        TableEvent::Started => Some((3, NoticeKind::Turn)),
        TableEvent::Played { event: game::Event::Drew { .. } } => None,
        TableEvent::Played { .. } => Some((3, NoticeKind::Turn)),
        TableEvent::SeatTaken { .. } | TableEvent::EndVoted { .. } => Some((2, NoticeKind::Note)),
        TableEvent::Joined { .. }
        | TableEvent::LeftLobby { .. }
        | TableEvent::ComputerAdded
        | TableEvent::ComputerRemoved => Some((1, NoticeKind::LobbyChanged)),
    };
    events.iter().filter_map(kind).max_by_key(|(weight, _)| *weight).map(|(_, kind)| kind)
}

/// Works off announcements, in order for each table.
#[derive(Debug)]
pub struct Herald<A> {
    tables: Tables,
    announcer: A,
    /// Names this process among those that share the store.
    owner: String,
}

impl<A: Announcer> Herald<A> {
    pub fn new(tables: Tables, announcer: A, owner: String) -> Self {
        Self { tables, announcer, owner }
    }

    /// Tells what there is to tell, until nothing is left for now. Returns when to look again.
    pub async fn tell_all(&self) -> Millis {
        let store = self.tables.store();
        loop {
            let now = self.tables.clock().now();
            match store.claim_announcements(&self.owner, now, LEASE, BATCH).await {
                Ok(claimed) if claimed.is_empty() => break,
                Ok(claimed) => {
                    let told = claimed.into_iter().map(|announcement| self.tell(announcement));
                    join_all(told).await;
                }
                Err(error) => {
                    tracing::error!(%error, "cannot look for announcements");
                    return now + LEASE;
                }
            }
        }
        let latest = self.tables.clock().now() + AT_MOST;
        match store.next_announcement_at().await {
            Ok(next) => next.unwrap_or(latest).min(latest),
            Err(error) => {
                tracing::error!(%error, "cannot look for announcements");
                latest
            }
        }
    }

    /// Tells things for as long as it is polled.
    pub async fn run(&self) {
        loop {
            let committed = self.tables.committed();
            tokio::pin!(committed);
            committed.as_mut().enable();
            let next = self.tell_all().await;
            tokio::select! {
                () = self.tables.clock().sleep_until(next) => {}
                () = committed => {}
            }
        }
    }

    async fn tell(&self, announcement: Announcement) {
        let table = announcement.key.table.0;
        let result = match self.notice(&announcement).await {
            Ok(notice) => self.announcer.announce(notice).await,
            Err(error) => Err(AnnounceError::Later(error.to_string())),
        };
        let (store, key, now) = (self.tables.store(), announcement.key, self.tables.clock().now());
        let stored = match result {
            Ok(Announced { message }) => {
                store.announcement_done(key, now, message.map(|message| (BOARD, message))).await
            }
            Err(AnnounceError::Later(error)) if announcement.attempts < ATTEMPTS => {
                // Twice as long after each failure: a second, then two, then four.
                let wait = 1_000_i64 << announcement.attempts.clamp(0, 10);
                tracing::warn!(table, %error, wait, "an announcement is put off");
                store.announcement_failed(key, &self.owner, now + wait).await
            }
            Err(error) => {
                tracing::warn!(table, %error, "an announcement is given up");
                store.announcement_done(key, now, None).await
            }
        };
        if let Err(error) = stored {
            tracing::error!(table, %error, "cannot note that an announcement was told");
        }
    }

    async fn notice(&self, announcement: &Announcement) -> Result<Notice, Refused> {
        let body: Body = serde_json::from_str(&announcement.body)
            .map_err(|error| Refused::Internal(format!("a damaged announcement: {error}")))?;
        let id = announcement.key.table;
        let (table, mut events) = self.tables.as_of(id, body.to).await?;
        let seeds = if matches!(table.phase, Phase::Over(_)) { seeds(&events) } else { Vec::new() };
        events.drain(..usize::try_from(body.from - 1).unwrap_or(0).min(events.len()));
        let now = self.tables.get(id).await?;
        let current = now.decision() == table.decision() && now.is_open() == table.is_open();
        // The lobby's message shows what is, not what was.
        let table = if body.kind == NoticeKind::LobbyChanged { now } else { table };
        Ok(Notice {
            kind: body.kind,
            table,
            events,
            seeds,
            current,
            previous: self.tables.store().message(id, BOARD).await?,
            nonce: announcement.nonce.clone(),
        })
    }
}

fn seeds(events: &[TableEvent]) -> Vec<Seed> {
    let seed = |event: &TableEvent| match event {
        TableEvent::Played { event: game::Event::RoundStarted { seed, .. } } => *seed,
        _ => None,
    };
    events.iter().filter_map(seed).collect()
}
