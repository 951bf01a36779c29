//! Loads a table, decides about it and commits: the way of every intent.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::futures::Notified;
use tokio::sync::{Mutex as AsyncMutex, Notify};

use super::decide;
use super::decide::decided::Decided;
use super::event::{Person, Settings, TableEvent};
use super::intent::{Actor, Intent, Outcome, Refused, TableRefusal};
use super::known::Known;
use super::limits::Limits;
use super::orders::Obeyed;
use super::outbox::failures::Failures;
use super::outbox::notice;
use super::outbox::notice::{Body, NoticeKind, Untold};
use super::result;
use super::seeds::Seeds;
use super::state::{Phase, Table, ends_a_turn};
use super::sweeper::due_tables::DueTables;
use super::thinking_pool::hint::GivenHints;
use super::thinking_pool::{CancelFlag, ThinkingPool};
use super::turn_clock::Deadline;
use super::turn_clock::quiet_hours::Quiet;
use crate::ids::{ChannelId, GuildId, Home, InteractionId, TableId};
use crate::store::{Append, EventRow, NewAnnouncement, NewTable, Store, StoreError, TableStatus};
use crate::time::{Clock, Millis};

/// The most tables in memory; any other is rebuilt from its events when it is needed.
const CACHED: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");
/// The time for which a table is kept that was closed before its match was played to the end.
pub(super) const CLOSED_KEPT: Millis = 30 * 24 * 60 * 60 * 1000;
/// The most tries of a commit, when other processes are faster.
pub(super) const TRIES: usize = 3;

/// The time in which computers have thought, from when their turn came up or a hint was asked for, a wait for a processor included:
/// then they choose at a glance.
pub(super) const TIME_TO_THINK: Millis = 3_000;

/// All tables: one value for the whole process, cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn Seeds>,
    limits: Limits,
    cache: Mutex<LruCache<TableId, Slot>>,
    /// The last table of a channel as it was committed or read last, for those who must not wait for its lock.
    latest: Mutex<LruCache<ChannelId, Arc<Table>>>,
    /// Notified at each commit: an announcement may wait, and a table may be due sooner.
    committed: Notify,
    /// Notified when something was announced, or could not be.
    told: Notify,
    /// Notified when a table is closed.
    closed: Notify,
    due: DueTables,
    thinking: ThinkingPool,
    given_hints: GivenHints,
    failures: Failures,
}

/// A table's lock, and its state once it was loaded. Nothing but speed and order depends on it: the store refuses a second
/// event of the same number.
type Slot = Arc<AsyncMutex<Option<Known>>>;

/// The parts of a new table.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The server; `None` in a direct conversation.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub host: Actor,
    pub settings: Settings,
    /// The number of computers that sit down at once.
    pub computers: u8,
    /// The people who are asked to play.
    pub invited: Vec<Person>,
    pub interaction: InteractionId,
}

impl Opening {
    /// The events that it leads to.
    fn events(self) -> Vec<TableEvent> {
        let Self { guild, channel, host, settings, computers, invited: people, .. } = self;
        let mut events = vec![TableEvent::Opened { guild, channel, host: host.person(), settings }];
        events.extend((0..computers).map(|_| TableEvent::ComputerAdded));
        if !people.is_empty() {
            events.push(TableEvent::Invited { people });
        }
        events
    }
}

impl Tables {
    pub fn new(store: Store, clock: Arc<dyn Clock>, seeds: Arc<dyn Seeds>, limits: Limits) -> Self {
        let cache = Mutex::new(LruCache::new(CACHED));
        Self {
            shared: Arc::new(Shared {
                store,
                clock,
                seeds,
                limits,
                cache,
                latest: Mutex::new(LruCache::new(CACHED)),
                committed: Notify::new(),
                told: Notify::new(),
                closed: Notify::new(),
                due: DueTables::default(),
                thinking: ThinkingPool::default(),
                given_hints: GivenHints::default(),
                failures: Failures::default(),
            }),
        }
    }

    pub(super) fn store(&self) -> &Store {
        &self.shared.store
    }

    pub(super) fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    pub(super) fn due(&self) -> &DueTables {
        &self.shared.due
    }

    pub(super) fn thinking(&self) -> &ThinkingPool {
        &self.shared.thinking
    }

    pub(super) fn given_hints(&self) -> &GivenHints {
        &self.shared.given_hints
    }

    /// The notices that could not be told of late.
    pub fn failures(&self) -> &Failures {
        &self.shared.failures
    }

    /// Notified at each commit.
    pub(super) fn committed(&self) -> &Notify {
        &self.shared.committed
    }

    /// Notified when a table is closed, its match over or not.
    pub(crate) fn closed(&self) -> &Notify {
        &self.shared.closed
    }

    /// Opens a table in a channel. Its id is the interaction's, which Discord makes unique.
    ///
    /// # Errors
    /// The channel has an open one already, the server or the host has enough, or the store could not do it.
    pub async fn open(&self, opening: Opening) -> Result<Outcome, Refused> {
        let (guild, channel, interaction) = (opening.guild, opening.channel, opening.interaction);
        let (id, host) = (TableId(interaction.get().cast_signed()), opening.host.id);
        self.check_not_barred(Home::of(guild, channel), host).await?;
        let now = self.clock().now();
        let events = opening.events();
        let (first, more) = events.split_first().unzip();
        let table = first.and_then(|event| Table::open(id, now, event));
        let mut table =
            table.ok_or_else(|| Refused::Internal("an opening opens no table".to_owned()))?;
        for event in more.unwrap_or_default() {
            table.apply(now, event)?;
        }
        let rows = rows(&events, now)?;
        let to = table.seq;
        let body = Body { kind: NoticeKind::Lobby, from: 1, to }.write().into();
        let announcement = [NewAnnouncement { seq: to, channel_id: channel, body }];
        let new = NewTable {
            id,
            home: Home::of(guild, channel),
            channel_id: channel,
            opened_by: Some(host),
            people: &[host],
            status: TableStatus::Lobby,
            due_at: table.due_at(),
            now,
            events: &rows,
            announcements: &announcement,
            handled: Some(interaction),
        };
        let limits = self.shared.limits;
        match self.store().open_table_within(new, limits.quotas()).await {
            Ok(()) => {}
            Err(StoreError::ChannelTaken { table }) => {
                return Err(TableRefusal::ChannelTaken { table }.into());
            }
            Err(StoreError::UsedUp(quota)) => return Err(limits.refusal(quota).into()),
            Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
            Err(error) => return Err(error.into()),
        }
        let known = Known::new(table, &events);
        let table = Arc::clone(&known.table);
        *self.slot(id).lock().await = Some(known);
        self.remember(&table);
        self.wake();
        Ok(Outcome { table, events })
    }

    /// Carries out an intent, and commits it.
    ///
    /// # Errors
    /// A refusal; nothing has changed.
    pub async fn act(&self, intent: Intent) -> Result<Outcome, Refused> {
        let Intent { table, actor, decision, action, interaction } = intent;
        self.check_admitted(table, &actor, action).await?;
        let decide =
            |table: &Table, now| decide::decide(table, &actor, decision, action, now, self.seeds());
        self.commit(table, Some(interaction), decide).await
    }

    /// Lets a table do what is due at it, as was seen at the moment `since`. Doing it twice does it once.
    ///
    /// # Errors
    /// The store could not do it.
    pub(super) async fn tend(&self, id: TableId, since: Millis) -> Result<(), Refused> {
        let thought = self.think(id, since).await?;
        let tend = |table: &Table, now| match (&thought, table.is_due(now)) {
            (_, false) => Ok(Decided::nothing(table, now)),
            (Some((seq, decided)), _) if *seq == table.seq => Ok(decided.clone()),
            // It has moved on meanwhile, and is thought about anew.
            _ if table.is_computers_turn() => Ok(Decided::nothing(table, now)),
            _ => decide::tend(table, now, self.seeds(), &CancelFlag::never()),
        };
        let Outcome { table, events } = self.commit(id, None, tend).await?;
        if events.is_empty() {
            // Somebody has seen to it already: what is left to do is to end the lease.
            let (now, nothing) = (self.clock().now(), Obeyed::default());
            match self.append(&table, &table, &[], now, None, &nothing).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Has the computers think whose turn it is and due; gives what they decided, and after which event of the table. They keep
    /// nobody from the table: what happens at it meanwhile counts, and ends their thinking.
    async fn think(&self, id: TableId, since: Millis) -> Result<Option<(i64, Decided)>, Refused> {
        let table = self.get(id).await?;
        let now = self.clock().now();
        if !table.is_computers_turn() || !table.is_due(now) {
            return Ok(None);
        }
        let (seq, seeds) = (table.seq, Arc::clone(&self.shared.seeds));
        // A glance waits for nobody who thinks.
        let time = if decide::think_ahead(&table) { TIME_TO_THINK } else { 0 };
        let think = move |cancel: &CancelFlag| decide::tend(&table, now, &*seeds, cancel);
        let too_late = self.clock().sleep_until(since + time);
        let decided = self.thinking().about(id, too_late, think).await?;
        Ok(Some((seq, decided)))
    }

    /// Completes when the next notice was announced, or could not be.
    pub(super) fn heard(&self) -> Notified<'_> {
        self.shared.told.notified()
    }

    /// Notifies those who wait in [`Tables::heard`].
    pub(super) fn told(&self) {
        self.shared.told.notify_waiters();
    }

    pub(super) fn seeds(&self) -> &dyn Seeds {
        &*self.shared.seeds
    }

    /// Decides about a table at this moment, and commits what is decided.
    ///
    /// # Errors
    /// A refusal; nothing has changed.
    pub(super) async fn commit<F>(
        &self,
        id: TableId,
        interaction: Option<InteractionId>,
        decide: F,
    ) -> Result<Outcome, Refused>
    where
        F: Fn(&Table, Millis) -> Result<Decided, Refused>,
    {
        let slot = self.slot(id);
        let mut state = slot.lock().await;
        for _ in 0..TRIES {
            let before = self.fresh(id, &mut state).await?;
            let decided = decide(&before, self.clock().now())?;
            let mut decided = self.timed(&before, decided).await?;
            let obeyed = self.obey(&mut decided).await?;
            let Decided { after, events, now } = decided;
            if events.is_empty() {
                return Ok(Outcome { table: before, events });
            }
            match self.append(&before, &after, &events, now, interaction, &obeyed).await {
                Ok(()) => {
                    let table = match state.as_mut() {
                        Some(known) => known.follow(after, &events),
                        None => Arc::clone(&state.insert(Known::new(after, &events)).table),
                    };
                    if table.channel != before.channel {
                        self.forget_in(before.channel);
                    }
                    self.remember(&table);
                    drop(state);
                    self.thinking().stop(id);
                    self.wake();
                    if !table.is_open() {
                        self.shared.closed.notify_waiters();
                    }
                    return Ok(Outcome { table, events });
                }
                // Another process was faster. What the player saw is checked again against what is now.
                Err(StoreError::Conflict) => *state = None,
                Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// A decision with the deadline of the turn that it begins, or gives more time to, where that is its own.
    pub(super) async fn timed(
        &self,
        before: &Table,
        mut decided: Decided,
    ) -> Result<Decided, Refused> {
        let Decided { after, events, now } = &mut decided;
        if !events.is_empty()
            && let Some(deadline) = self.quiet_deadline(before, after, *now).await?
        {
            let timed = TableEvent::TurnTimed { deadline };
            after.apply(*now, &timed)?;
            // With the turn that has ended, for that is told with the time of the next.
            let turn_ended = events.iter().rposition(ends_a_turn);
            events.insert(turn_ended.map_or(events.len(), |last| last + 1), timed);
        }
        Ok(decided)
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
            let deadline = Deadline::new(limit, |used| quiet.after(time.began, used));
            // A turn that goes on, after a placement was taken back, began some time ago.
            Deadline { due: deadline.due.max(quiet.after(now, limit / 8)), ..deadline }
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
        interaction: Option<InteractionId>,
        obeyed: &Obeyed,
    ) -> Result<(), StoreError> {
        let rows = rows(events, now)?;
        let announcement = |body: Body| NewAnnouncement {
            seq: body.to,
            channel_id: after.channel,
            body: body.write().into(),
        };
        let bodies = notice::bodies(Untold::of(before), events, after.turn_untold);
        let announcements: Vec<NewAnnouncement> = bodies.into_iter().map(announcement).collect();
        let result = result::of(after);
        let (status, forget_at) = match after.phase {
            Phase::Lobby => (TableStatus::Lobby, None),
            Phase::Playing(_) => (TableStatus::Playing, None),
            Phase::Over(_) => (TableStatus::Over, None),
            // Nobody can ask for more of it than that it is closed, unless it has a result.
            Phase::Closed { .. } => {
                (TableStatus::Over, result.is_none().then_some(now + CLOSED_KEPT))
            }
        };
        let people = after.participants();
        let append = Append {
            table: after.id,
            expected_seq: before.seq,
            events: &rows,
            status,
            due_at: after.due_at(),
            now,
            announcements: &announcements,
            forget_at,
            handled: interaction,
            people: (before.participants() != people).then_some(&*people),
            result: result.as_ref(),
            orders_played: &obeyed.played,
            orders_cancelled: obeyed.cancelled,
        };
        match after.channel {
            channel if channel == before.channel => self.store().append(append).await,
            channel => self.store().append_and_move(append, channel).await,
        }
    }

    pub(super) fn slot(&self, id: TableId) -> Slot {
        let mut cache = self.shared.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(id, Slot::default))
    }

    /// Remembers a table as it is, for [`Tables::remembered_in`]. One that is over does not take the place of another.
    pub(super) fn remember(&self, table: &Arc<Table>) {
        let mut latest = self.shared.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let is_another = latest.peek(&table.channel).is_some_and(|known| known.id != table.id);
        if table.is_open() || !is_another {
            latest.put(table.channel, Arc::clone(table));
        }
    }

    /// Forgets which table a channel had: it has moved, or names somebody whose data was deleted.
    pub(super) fn forget_in(&self, channel: ChannelId) {
        self.shared.latest.lock().unwrap_or_else(PoisonError::into_inner).pop(&channel);
    }

    /// The last table of this channel that was remembered.
    pub(super) fn remembered(&self, channel: ChannelId) -> Option<Arc<Table>> {
        let mut latest = self.shared.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.get(&channel).cloned()
    }

    pub(super) fn wake(&self) {
        self.shared.committed.notify_waiters();
    }
}

pub(super) fn rows(events: &[TableEvent], at: Millis) -> Result<Vec<EventRow>, StoreError> {
    let row = |event: &TableEvent| {
        let body = event.to_json().map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(EventRow { at, version: TableEvent::VERSION, body: body.into() })
    };
    events.iter().map(row).collect()
}
