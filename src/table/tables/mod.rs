//! The use cases of tables: each loads a table, decides about an action, and commits the decision.

mod check_matches;
mod commit;
mod obeying;

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::futures::Notified;
use tokio::sync::{Mutex as AsyncMutex, Notify};

use super::decide;
use super::decide::decided::Decided;
use super::event::{NamedPerson, TableEvent, TableSettings};
use super::idle;
use super::intent::{Actor, Intent, IntentOutcome};
use super::known::TableWithEvents;
use super::limits::TableLimits;
use super::outbox::failures::PublishFailures;
use super::outbox::local_queue::LocalQueue;
use super::outbox::notice::{AnnouncementBody, NoticeKind};
use super::refusal::{IntentError, TableRefusal};
use super::seeds::SeedSource;
use super::state::Table;
use super::sweeper::due_tables::DueTables;
use super::thinking_pool::{CancelFlag, GivenHints, ThinkingPool};
use crate::ids::{ChannelId, GuildId, InteractionId, ServerOrDirect, TableId};
use crate::store::{NewAnnouncement, NewTable, Store, StoreError, TableStatus};
use crate::time::{Clock, Millis};

pub(super) use commit::to_event_rows;
use obeying::OrderEffects;

/// The maximum number of tables in memory. Any other table is rebuilt from its events when it is needed.
const CACHED: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");
/// The time in milliseconds after which a table that was closed early is deleted.
pub(super) const CLOSED_KEPT: Millis = 30 * 24 * 60 * 60 * 1000;
/// The maximum number of attempts of a commit if other processes write first.
pub(super) const TRIES: usize = 3;

/// The longest time in milliseconds from the beginning of a computer's turn to its choice. It includes the simulated thinking time
/// and the wait for a processor. A search that is not finished by then ends with its best result so far.
const TIME_TO_ANSWER: Millis = 1_700;
/// The minimum time in milliseconds for a search, even if the process noticed late that the turn was due.
const LEAST_TIME_TO_THINK: Millis = 300;
/// The longest thinking time in milliseconds for a hint, from its request, including the wait for a processor.
pub(super) const TIME_TO_THINK: Millis = 1_700;

/// The tables of the bot. There is one value for the whole process. A clone is cheap and shares the same data.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    clock: Arc<dyn Clock>,
    seeds: Arc<dyn SeedSource>,
    limits: TableLimits,
    cache: Mutex<LruCache<TableId, Slot>>,
    /// For each channel, the last known state of its table, for callers that must not wait for the table's lock.
    latest: Mutex<LruCache<ChannelId, Arc<Table>>>,
    /// Notifies the outbox that an announcement may be pending in the store but not in the local queue. Only a poll of the store
    /// finds it.
    to_publish: Notify,
    /// Notifies the sweeper that a table may be due before the next planned poll.
    due_sooner: Notify,
    local_queue: LocalQueue,
    /// Notifies waiting tasks that an announcement was published, postponed or given up.
    outbox_progress: Notify,
    /// Notifies waiting tasks that a table was closed.
    closed: Notify,
    due: DueTables,
    thinking: ThinkingPool,
    given_hints: GivenHints,
    failures: PublishFailures,
}

/// A table's lock, with the table's state if it is loaded. The lock only saves work and avoids conflicts. Correctness does not
/// depend on it, because the store refuses a second event with the same number.
type Slot = Arc<AsyncMutex<Option<TableWithEvents>>>;

/// The properties of a table to be opened.
#[derive(Clone, Debug)]
pub struct TableOpening {
    /// The id of the server; `None` in direct messages.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    pub host: Actor,
    pub settings: TableSettings,
    /// The number of computers in the new lobby.
    pub computers: u8,
    /// True if one of the computers is Magpie, which drains the pool.
    pub magpie: bool,
    /// The people to invite.
    pub invited: Vec<NamedPerson>,
    /// True to start the match at once, without a lobby.
    pub starts: bool,
    /// True if a coach explains the best move in the host's first turns.
    pub coached: bool,
    pub interaction: InteractionId,
}

impl TableOpening {
    /// Returns the first events of the table.
    fn into_events(self) -> Vec<TableEvent> {
        let Self { guild, channel, host, settings, computers, magpie, coached, .. } = self;
        let people = self.invited;
        let mut events =
            vec![TableEvent::Opened { guild, channel, host: host.to_named_person(), settings }];
        events.extend((0..computers).map(|_| TableEvent::ComputerAdded));
        events
            .extend((magpie && computers > 0).then_some(TableEvent::MagpieChosen { plays: true }));
        // The host has the first seat.
        events.extend(coached.then_some(TableEvent::CoachJoined { seat: 0 }));
        if !people.is_empty() {
            events.push(TableEvent::Invited { people });
        }
        events
    }
}

impl Tables {
    /// Creates the tables on this store.
    pub fn new(
        store: Store,
        clock: Arc<dyn Clock>,
        seeds: Arc<dyn SeedSource>,
        limits: TableLimits,
    ) -> Self {
        let cache = Mutex::new(LruCache::new(CACHED));
        Self {
            shared: Arc::new(Shared {
                store,
                clock,
                seeds,
                limits,
                cache,
                latest: Mutex::new(LruCache::new(CACHED)),
                to_publish: Notify::new(),
                due_sooner: Notify::new(),
                local_queue: LocalQueue::default(),
                outbox_progress: Notify::new(),
                closed: Notify::new(),
                due: DueTables::default(),
                thinking: ThinkingPool::default(),
                given_hints: GivenHints::default(),
                failures: PublishFailures::default(),
            }),
        }
    }

    /// Returns the store.
    pub(super) fn store(&self) -> &Store {
        &self.shared.store
    }

    /// Returns the clock.
    pub(super) fn clock(&self) -> &dyn Clock {
        &*self.shared.clock
    }

    /// Returns the failures of due tables and the times of polls, which this process keeps in memory.
    pub(super) fn due_tables(&self) -> &DueTables {
        &self.shared.due
    }

    /// Returns the limits on open tables.
    pub(super) fn limits(&self) -> TableLimits {
        self.shared.limits
    }

    /// Returns the time of a table's next timed action, including the timed actions of an idle match, in milliseconds since
    /// 1970; `None` if there is none.
    fn due_at(&self, table: &Table) -> Option<Millis> {
        table.due_at().or_else(|| table.next_idle_action_at(self.limits().idle))
    }

    /// Returns the pool in which computers choose their moves.
    pub(super) fn thinking_pool(&self) -> &ThinkingPool {
        &self.shared.thinking
    }

    /// Returns the cache of hints.
    pub(super) fn given_hints(&self) -> &GivenHints {
        &self.shared.given_hints
    }

    /// Returns the recent failures to publish notices.
    pub fn publish_failures(&self) -> &PublishFailures {
        &self.shared.failures
    }

    /// Returns the [`Notify`] for announcements that only a poll of the store finds.
    pub(super) fn publish_notify(&self) -> &Notify {
        &self.shared.to_publish
    }

    /// Returns the [`Notify`] for tables that may be due before the next planned poll.
    pub(super) fn earlier_due_notify(&self) -> &Notify {
        &self.shared.due_sooner
    }

    /// Returns the queue of announcements that were leased to this process in the commit of their events.
    pub(super) fn local_queue(&self) -> &LocalQueue {
        &self.shared.local_queue
    }

    /// Returns the [`Notify`] that is notified when a table is closed, whether or not its match is over.
    pub(crate) fn closed_notify(&self) -> &Notify {
        &self.shared.closed
    }

    /// Opens a table in a channel. The table gets the id of the interaction, which is unique across Discord.
    ///
    /// # Errors
    /// Returns an error if the channel has an open table, a limit of the server or the host is reached, or the store failed.
    pub async fn open_table(&self, opening: TableOpening) -> Result<IntentOutcome, IntentError> {
        let (guild, channel, interaction) = (opening.guild, opening.channel, opening.interaction);
        let (id, host) = (TableId(interaction.get().cast_signed()), opening.host.id);
        self.check_not_suspended(ServerOrDirect::for_channel(guild, channel), host).await?;
        let now = self.clock().now();
        let starts = opening.starts;
        let mut events = opening.into_events();
        let (first, more) = events.split_first().unzip();
        let table = first.and_then(|event| Table::from_opening(id, now, event));
        let mut table =
            table.ok_or_else(|| IntentError::Internal("an opening opens no table".to_owned()))?;
        for event in more.unwrap_or_default() {
            table.apply(now, event)?;
        }
        let (mut kind, mut status) = (NoticeKind::Lobby, TableStatus::Lobby);
        if starts {
            self.check_match_limit_of_opener(&table, host).await?;
            let mut decided = Decided::without_events(&table, now);
            let rules = table.variant().rules(table.seats.len()).map_err(TableRefusal::from)?;
            decided.begin_match(rules, self.seed_source())?;
            table = decided.after;
            events.extend(decided.events);
            (kind, status) = (NoticeKind::Turn, TableStatus::Playing);
        }
        let rows = to_event_rows(&events, now)?;
        let to = table.seq;
        let body = AnnouncementBody { kind, from: 1, to }.to_stored().into();
        let announcement = [NewAnnouncement { seq: to, channel_id: channel, body }];
        let new = NewTable {
            id,
            home: ServerOrDirect::for_channel(guild, channel),
            channel_id: channel,
            opened_by: Some(host),
            people: &[host],
            status,
            due_at: table.due_at(),
            now,
            events: &rows,
            announcements: &announcement,
            handled: Some(interaction),
        };
        let limits = self.limits();
        match self.store().open_table_within_quotas(new, limits.quotas()).await {
            Ok(()) => {}
            Err(StoreError::ChannelTaken { table }) => {
                return Err(TableRefusal::ChannelTaken { table }.into());
            }
            Err(StoreError::UsedUp(quota)) => return Err(limits.refusal_for(quota).into()),
            Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
            Err(error) => return Err(error.into()),
        }
        let known = TableWithEvents::new(table, &events);
        let table = Arc::clone(&known.table);
        *self.table_slot(id).lock().await = Some(known);
        self.cache_by_channel(&table);
        self.wake_workers();
        Ok(IntentOutcome { table, events })
    }

    /// Carries out a person's request and commits the decision.
    ///
    /// # Errors
    /// Returns a refusal, or an error of the store. In both cases nothing has changed.
    pub async fn commit_intent(&self, intent: Intent) -> Result<IntentOutcome, IntentError> {
        self.commit_intent_with_side_work(intent, |_, _| ()).await.map(|(outcome, ())| outcome)
    }

    /// Carries out a request like [`Self::commit_intent`], and starts other work beside the commit, such as drawing the picture of
    /// the answer. Calls `start_side_work` before the commit, with the table after the request and with the new events. Returns the
    /// outcome and the result of `start_side_work`. If the commit fails, that result is dropped.
    ///
    /// # Errors
    /// Returns a refusal, or an error of the store. In both cases nothing has changed.
    pub async fn commit_intent_with_side_work<T>(
        &self,
        intent: Intent,
        start_side_work: impl Fn(&Table, &[TableEvent]) -> T,
    ) -> Result<(IntentOutcome, T), IntentError> {
        let Intent { table, actor, decision, action, interaction } = intent;
        self.check_may_take_new_seat(table, &actor, action).await?;
        self.check_match_limit_before_start(table, action).await?;
        let decide = |table: &Table, now| {
            decide::decide_action(table, &actor, decision, action, now, self.seed_source())
        };
        self.commit_with_side_work(table, Some(interaction), decide, start_side_work).await
    }

    /// Invites people to a lobby.
    ///
    /// # Errors
    /// Returns a refusal; nothing has changed.
    pub async fn invite_people(
        &self,
        table: TableId,
        actor: &Actor,
        people: &[NamedPerson],
        interaction: InteractionId,
    ) -> Result<IntentOutcome, IntentError> {
        let decide =
            |table: &Table, now| decide::invitations::invite_people(table, actor, people, now);
        self.commit_decision(table, Some(interaction), decide).await
    }

    /// Carries out the timed action of a table that was found due by a poll at `polled_at` (milliseconds since 1970). Has no effect
    /// if the action was carried out already.
    ///
    /// # Errors
    /// Returns an error if the store failed.
    pub(super) async fn run_timed_action(
        &self,
        id: TableId,
        polled_at: Millis,
    ) -> Result<(), IntentError> {
        let thought = self.last_seq_and_computer_turns(id, polled_at).await?;
        let decide_timed = |table: &Table, now| match (&thought, table.is_due(now)) {
            (_, false) => idle::decide_idle_action(table, now, self.limits().idle),
            (Some((seq, decided)), _) if *seq == table.seq => Ok(decided.clone()),
            // The table has changed since the computers made their choices, so they choose again at the next poll.
            _ if table.is_computers_turn() => Ok(Decided::without_events(table, now)),
            _ => {
                decide::decide_due_actions(table, now, self.seed_source(), &CancelFlag::new_unset())
            }
        };
        let IntentOutcome { table, events } = self.commit_decision(id, None, decide_timed).await?;
        if events.is_empty() {
            // Another process has already carried out the action, so this process only ends its lease.
            let (now, nothing) = (self.clock().now(), OrderEffects::default());
            match self.append_and_check_poll_needed(&table, &table, &[], now, None, &nothing).await
            {
                Ok(_) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Decides the turns of computers at a table that was found due by a poll at `polled_at`, without holding the table's lock.
    /// Returns the number of the last event before these turns, and the decision; `None` if no computer is in turn. If somebody
    /// acts at the table in the meantime, the search of the computers is cancelled.
    async fn last_seq_and_computer_turns(
        &self,
        id: TableId,
        polled_at: Millis,
    ) -> Result<Option<(i64, Decided)>, IntentError> {
        let table = self.current_table(id).await?;
        let now = self.clock().now();
        if !table.is_computers_turn() || !table.is_due(now) {
            return Ok(None);
        }
        let (seq, seeds) = (table.seq, Arc::clone(&self.shared.seeds));
        // A choice without search needs no place in the thinking pool.
        let deadline = match decide::has_searching_computer(&table) {
            true => (table.changed_at + TIME_TO_ANSWER).max(polled_at + LEAST_TIME_TO_THINK),
            false => polled_at,
        };
        let think =
            move |cancel: &CancelFlag| decide::decide_due_actions(&table, now, &*seeds, cancel);
        let too_late = self.clock().sleep_until(deadline.min(polled_at + TIME_TO_ANSWER));
        let decided = self.thinking_pool().think_about(id, too_late, think).await?;
        Ok(Some((seq, decided)))
    }

    /// Completes when the next announcement was published, postponed or given up.
    pub(super) fn next_outbox_progress(&self) -> Notified<'_> {
        self.shared.outbox_progress.notified()
    }

    /// Wakes tasks that wait in [`Tables::next_outbox_progress`].
    pub(super) fn note_outbox_progress(&self) {
        self.shared.outbox_progress.notify_waiters();
    }

    /// Returns the source of seeds.
    pub(super) fn seed_source(&self) -> &dyn SeedSource {
        &*self.shared.seeds
    }

    /// Returns the slot of a table (its lock and cached state). Creates it if necessary.
    pub(super) fn table_slot(&self, id: TableId) -> Slot {
        let mut cache = self.shared.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(id, Slot::default))
    }

    /// Caches a table's state by its channel, for [`Tables::cached_table_in`]. A finished table does not replace another table of
    /// the same channel.
    pub(super) fn cache_by_channel(&self, table: &Arc<Table>) {
        let mut latest = self.shared.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let is_another = latest.peek(&table.channel).is_some_and(|known| known.id != table.id);
        if table.is_open() || !is_another {
            latest.put(table.channel, Arc::clone(table));
        }
    }

    /// Removes a channel's table from the cache of [`Self::cache_by_channel`], because the table has moved to another channel or
    /// contains the name of a person whose data was deleted.
    pub(super) fn uncache_channel(&self, channel: ChannelId) {
        self.shared.latest.lock().unwrap_or_else(PoisonError::into_inner).pop(&channel);
    }

    /// Returns the table that [`Self::cache_by_channel`] cached for this channel; `None` if there is none.
    pub(super) fn cached_by_channel(&self, channel: ChannelId) -> Option<Arc<Table>> {
        let mut latest = self.shared.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.get(&channel).cloned()
    }

    /// Wakes the workers that publish announcements and the workers that act for due tables.
    pub(super) fn wake_workers(&self) {
        self.shared.to_publish.notify_waiters();
        self.shared.due_sooner.notify_waiters();
    }
}
