//! Loading, deciding and committing: the way of every intent.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::futures::Notified;
use tokio::sync::{Mutex as AsyncMutex, Notify};

use super::clock::{Clock, Millis, Seeds};
use super::decide;
use super::event::{Settings, TableEvent};
use super::intent::{Actor, Intent, Outcome, Refused, TableRefusal};
use super::notice::{self, Body, NoticeKind};
use super::quiet::Quiet;
use super::result;
use super::state::{Damage, Phase, Table, ends_a_turn};
use super::turn_clock::Deadline;
use crate::store::{
    Append, EventRow, NewAnnouncement, NewTable, Store, StoreError, TableId, TableStatus,
};

/// How many tables are kept in memory; any other is rebuilt from its events at first touch.
const CACHED: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");
/// How often a commit is tried again when another process was faster.
const TRIES: usize = 3;

/// Every table. One for the whole process; cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn Seeds>,
    cache: Mutex<LruCache<TableId, Slot>>,
    /// Something was committed: an announcement may wait, and a table may be due sooner.
    committed: Notify,
    /// Something was announced, or could not be.
    told: Notify,
    /// A table was closed.
    closed: Notify,
}

/// A table's lock, and its state once it was loaded. Nothing but speed and order depends on it: the store refuses a second
/// event of the same number.
type Slot = Arc<AsyncMutex<Option<Arc<Table>>>>;

/// What is needed to open a table.
#[derive(Clone, Debug)]
pub struct Opening {
    pub guild: u64,
    pub channel: u64,
    pub host: Actor,
    pub settings: Settings,
    pub interaction: u64,
}

impl Tables {
    pub fn new(store: Store, clock: Arc<dyn Clock>, seeds: Arc<dyn Seeds>) -> Self {
        let cache = Mutex::new(LruCache::new(CACHED));
        Self {
            shared: Arc::new(Shared {
                store,
                clock,
                seeds,
                cache,
                committed: Notify::new(),
                told: Notify::new(),
                closed: Notify::new(),
            }),
        }
    }

    pub(super) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(super) fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Completes at the next commit.
    pub(super) fn committed(&self) -> Notified<'_> {
        self.shared.committed.notified()
    }

    /// Completes when the next table is closed, its match over or not.
    pub(crate) fn closed(&self) -> Notified<'_> {
        self.shared.closed.notified()
    }

    /// Opens a table in a channel. Its id is the interaction's, which Discord makes unique.
    ///
    /// # Errors
    /// The channel has an open one already, or the store could not do it.
    pub async fn open(&self, opening: Opening) -> Result<Outcome, Refused> {
        let Opening { guild, channel, host, settings, interaction } = opening;
        let id = TableId(interaction.cast_signed());
        let now = self.clock().now();
        let event = TableEvent::Opened { guild, channel, host: host.person(), settings };
        let table = Table::open(id, now, &event)
            .ok_or_else(|| Refused::Internal("an opening opens no table".to_owned()))?;
        let events = vec![event];
        let rows = rows(&events, now)?;
        let body = Body { kind: NoticeKind::Lobby, from: 1, to: 1 }.write().into();
        let announcement = [NewAnnouncement { seq: 1, channel_id: channel, body }];
        let new = NewTable {
            id,
            guild_id: guild,
            channel_id: channel,
            status: TableStatus::Lobby,
            due_at: table.due_at(),
            now,
            events: &rows,
            announcements: &announcement,
            handled: Some(interaction),
        };
        match self.store().open_table(new).await {
            Ok(()) => {}
            Err(StoreError::ChannelTaken { table }) => {
                return Err(TableRefusal::ChannelTaken { table }.into());
            }
            Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
            Err(error) => return Err(error.into()),
        }
        let table = Arc::new(table);
        *self.slot(id).lock().await = Some(Arc::clone(&table));
        self.wake();
        Ok(Outcome { before: Arc::clone(&table), table, events, seat: Some(0) })
    }

    /// Does what the intent wants, and commits it.
    ///
    /// # Errors
    /// A refusal; nothing has changed.
    pub async fn act(&self, intent: Intent) -> Result<Outcome, Refused> {
        let Intent { table, actor, decision, action, interaction } = intent;
        let actor_id = actor.id;
        let (before, after, events) = self
            .commit(table, Some(interaction), |table| {
                decide::decide(table, &actor, decision, action, &*self.shared.seeds)
            })
            .await?;
        Ok(Outcome { seat: before.seat_of(actor_id), before, table: after, events })
    }

    /// Lets a table that was handed out because it is due do what it does by itself. Doing it twice does it once.
    ///
    /// # Errors
    /// The store could not do it.
    pub(super) async fn tend(&self, id: TableId) -> Result<(), Refused> {
        let now = self.clock().now();
        let tended = self.commit(id, None, |table| {
            if table.due_at().is_none_or(|due| due > now) {
                return Ok(Vec::new());
            }
            decide::tend(table, now, &*self.shared.seeds)
        });
        let (table, _, events) = tended.await?;
        if events.is_empty() {
            // Somebody has seen to it already: what is left to do is to end the lease.
            match self.append(&table, &table, &[], now, None).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Completes when the next thing was announced, or could not be.
    pub(super) fn heard(&self) -> Notified<'_> {
        self.shared.told.notified()
    }

    /// Says that something was announced, or could not be.
    pub(super) fn told(&self) {
        self.shared.told.notify_waiters();
    }

    pub(super) fn seeds(&self) -> &dyn Seeds {
        &*self.shared.seeds
    }

    pub(super) async fn commit<F>(
        &self,
        id: TableId,
        interaction: Option<u64>,
        decide: F,
    ) -> Result<(Arc<Table>, Arc<Table>, Vec<TableEvent>), Refused>
    where
        F: Fn(&Table) -> Result<Vec<TableEvent>, Refused>,
    {
        let slot = self.slot(id);
        let mut state = slot.lock().await;
        for _ in 0..TRIES {
            let before = self.fresh(id, &mut state).await?;
            let mut events = decide(&before)?;
            if events.is_empty() {
                return Ok((Arc::clone(&before), before, events));
            }
            let now = self.clock().now();
            let mut after = Table::clone(&before);
            for event in &events {
                after.apply(now, event).map_err(damaged)?;
            }
            if let Some(deadline) = self.quiet_deadline(&before, &after, now).await? {
                let timed = TableEvent::TurnTimed { deadline };
                after.apply(now, &timed).map_err(damaged)?;
                // With the turn that has ended, for that is told with the time of the next.
                let turn_ended = events.iter().rposition(ends_a_turn);
                events.insert(turn_ended.map_or(events.len(), |last| last + 1), timed);
            }
            match self.append(&before, &after, &events, now, interaction).await {
                Ok(()) => {
                    let after = Arc::new(after);
                    *state = Some(Arc::clone(&after));
                    drop(state);
                    self.wake();
                    if !after.is_open() {
                        self.shared.closed.notify_waiters();
                    }
                    return Ok((before, after, events));
                }
                // Another process was faster. What the player saw is checked again against what is now.
                Err(StoreError::Conflict) => *state = None,
                Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// The deadline of a turn that has just begun, or has just been given more time, where its player's quiet hours change it.
    async fn quiet_deadline(
        &self,
        before: &Table,
        after: &Table,
        now: Millis,
    ) -> Result<Option<Deadline>, Refused> {
        let Some((time, limit)) = after.turn_time.zip(after.settings.clock.limit()) else {
            return Ok(None);
        };
        let began = before.turn_time.is_none_or(|known| known.began != time.began)
            || before.turn() != after.turn();
        let extended =
            before.turn_time.is_some_and(|known| known.deadline.due != time.deadline.due);
        if !after.settings.clock.is_slow() || !(began || extended) {
            return Ok(None);
        }
        let Some(person) = after.person_in_turn() else { return Ok(None) };
        let kept = self.store().quiet_hours(person.id).await?;
        let Some(quiet) = kept.as_ref().and_then(Quiet::kept) else { return Ok(None) };
        let deadline = if began {
            Deadline::new(limit, |used| quiet.after(time.began, used))
        } else {
            let left = time.deadline.due - time.deadline.near;
            Deadline { due: quiet.after(now, left), ..time.deadline }
        };
        Ok(Some(deadline).filter(|deadline| *deadline != time.deadline))
    }

    async fn append(
        &self,
        before: &Table,
        after: &Table,
        events: &[TableEvent],
        now: Millis,
        interaction: Option<u64>,
    ) -> Result<(), StoreError> {
        let rows = rows(events, now)?;
        let announcement = |body: Body| NewAnnouncement {
            seq: body.to,
            channel_id: after.channel,
            body: body.write().into(),
        };
        let bodies = notice::bodies(before.untold_from, before.seq, events);
        let announcements: Vec<NewAnnouncement> = bodies.into_iter().map(announcement).collect();
        let result = result::of(after);
        let status = match after.phase {
            Phase::Lobby => TableStatus::Lobby,
            Phase::Playing(_) => TableStatus::Playing,
            Phase::Over(_) | Phase::Closed { .. } => TableStatus::Over,
        };
        let append = Append {
            table: after.id,
            expected_seq: before.seq,
            events: &rows,
            status,
            due_at: after.due_at(),
            now,
            announcements: &announcements,
            handled: interaction,
            result: result.as_ref(),
        };
        self.store().append(append).await
    }

    pub(super) fn slot(&self, id: TableId) -> Slot {
        let mut cache = self.shared.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(id, Slot::default))
    }

    pub(super) fn wake(&self) {
        self.shared.committed.notify_waiters();
    }
}

pub(super) fn damaged(damage: Damage) -> Refused {
    Refused::Store(StoreError::Damaged(damage.to_string()))
}

pub(super) fn rows(events: &[TableEvent], at: Millis) -> Result<Vec<EventRow>, StoreError> {
    let row = |event: &TableEvent| {
        let body = event.to_json().map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(EventRow { at, version: TableEvent::VERSION, body: body.into() })
    };
    events.iter().map(row).collect()
}
