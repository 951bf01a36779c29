//! Commits of tournament events. Each tournament has a lock and a cached state. If another process has committed first, the store
//! refuses the commit.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard};

use super::post::LiveGroup;
use super::{LoadedTournament, TournamentRefused, Tournaments};
use crate::ids::{ChannelId, InteractionId, TournamentId};
use crate::league::tournament::{Tournament, TournamentEvent, Unreadable};
use crate::store::{AppendTournament, EventRow, SeenTables, StoreError, StoredEvent};
use crate::time::Millis;

/// The maximum number of tournaments that stay in memory. Any other tournament is rebuilt from its events on first use.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The time in milliseconds for which a commit is retried if other processes write first.
const RETRIED_FOR: Millis = 10_000;

/// The lock of a tournament, and its state once it was loaded. The lock only saves work and keeps the order of requests:
/// correctness is ensured by the store, which refuses a second event with the same number.
type Slot = Arc<AsyncMutex<Option<Arc<Tournament>>>>;

/// A cache of the most recently used tournaments.
#[derive(Debug)]
pub(super) struct TournamentCache {
    slots: Mutex<LruCache<TournamentId, Slot>>,
    /// The state of each tournament as last committed or read, for readers that must not wait for its lock.
    latest: Mutex<LruCache<TournamentId, Arc<Tournament>>>,
    /// For each tournament, its state after the last event whose message has been published.
    shown: Mutex<LruCache<TournamentId, Arc<Tournament>>>,
    /// The time at which this process last changed each live message (a message that shows running matches), in milliseconds since
    /// 1970.
    live: Mutex<LruCache<(TournamentId, LiveGroup), Millis>>,
}

impl Default for TournamentCache {
    fn default() -> Self {
        Self {
            slots: Mutex::new(LruCache::new(CACHED)),
            latest: Mutex::new(LruCache::new(CACHED)),
            shown: Mutex::new(LruCache::new(CACHED)),
            live: Mutex::new(LruCache::new(CACHED)),
        }
    }
}

impl TournamentCache {
    /// Returns the slot of a tournament, which is created if necessary.
    pub(super) fn slot_of(&self, id: TournamentId) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id, Slot::default))
    }

    /// Stores a state for [`Tournaments::cached_tournament`], which returns it without waiting for the lock.
    fn remember_state(&self, id: TournamentId, state: &Arc<Tournament>) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.put(id, Arc::clone(state));
    }

    /// Drops a tournament from the cache, because its state names a person whose data was deleted.
    pub(super) fn forget(&self, id: TournamentId) {
        for known in [&self.latest, &self.shown] {
            known.lock().unwrap_or_else(PoisonError::into_inner).pop(&id);
        }
    }

    /// Returns the state of the tournament after the last event whose message has been published; `None` if it is not known.
    pub(super) fn published_state(&self, id: TournamentId) -> Option<Arc<Tournament>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).get(&id).map(Arc::clone)
    }

    /// Stores the state of the tournament after the last event whose message has been published.
    pub(super) fn note_published_state(&self, id: TournamentId, state: Arc<Tournament>) {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).put(id, state);
    }

    /// Returns the time at which this process last changed a live message, in milliseconds since
    /// 1970; `None` if it is not known.
    pub(super) fn live_message_changed_at(
        &self,
        id: TournamentId,
        group: LiveGroup,
    ) -> Option<Millis> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(&(id, group)).copied()
    }

    /// Stores the time at which this process changed a live message, in milliseconds since 1970.
    pub(super) fn note_live_message_change(
        &self,
        id: TournamentId,
        group: LiveGroup,
        changed_at: Millis,
    ) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).put((id, group), changed_at);
    }
}

/// The originator of a commit, which determines what is stored together with the events.
#[derive(Clone, Copy, Debug)]
pub(super) enum Writer {
    /// A person, in this interaction.
    Person(InteractionId),
    /// The bot itself, for example because it has noticed that a person showed up at their table.
    Seen,
    /// The sweeper, the worker that carries out timed actions. `seen` contains the tables that it has read for the state after the
    /// event `seq`. It runs again at the time `again`, or earlier if a timed action is due.
    Clock { seq: i64, seen: SeenTables, again: Option<Millis> },
}

impl Writer {
    /// Creates the commit of these events, which result in the state `after`.
    fn into_append<'a>(
        self,
        id: TournamentId,
        after: &Tournament,
        events: &'a [EventRow],
        settled: &'a [u32],
        now: Millis,
    ) -> AppendTournament<'a> {
        let last = after.seq - i64::try_from(events.len()).unwrap_or(i64::MAX);
        // If there are events, their consequences are handled at once, by the sweeper of any process.
        let follows = (!events.is_empty()).then_some(now);
        let (due_at, seen, handled) = match self {
            Self::Person(interaction) => (follows, None, Some(interaction)),
            Self::Clock { seq, seen, again } => {
                // If events were appended since the sweeper read the state, such as the end of a pause, it must run again at once,
                // because it has not applied them to the matches yet.
                let stale = (seq != last).then_some(now);
                let later = after.next_due_after(now).into_iter().chain(again).min();
                (follows.or(stale).or(later), Some(seen), None)
            }
            Self::Seen => (follows, None, None),
        };
        AppendTournament {
            tournament: id,
            expected_seq: last,
            events,
            over: after.is_over(),
            due_at,
            seen,
            settled,
            now,
            handled,
        }
    }
}

impl Tournaments {
    /// Returns the current state of a tournament.
    ///
    /// # Errors
    /// Returns an error if there is no tournament with that id, or the store does not answer.
    pub async fn current_state(
        &self,
        id: TournamentId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let slot = self.shared.cache.slot_of(id);
        let mut state = slot.lock().await;
        let state = self.fresh_state(id, &mut state).await?;
        self.shared.cache.remember_state(id, &state);
        Ok(LoadedTournament { id, state })
    }

    /// Returns the tournament of a channel, or of a table's thread, after the last stored event, for autocompletion. If a state is
    /// cached, only the newer events are read and applied to it. It does not wait for the tournament's lock.
    ///
    /// # Errors
    /// Returns an error if there is no tournament, or the store does not answer.
    pub async fn peek_in_channel(
        &self,
        channel: ChannelId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let id = self.tournament_id_in(channel).await?;
        if let Some(known) = self.cached_tournament(id)
            && let Some(state) = self.with_newer_events(id, &known.state).await?
        {
            return Ok(LoadedTournament { id, state });
        }
        self.current_state(id).await
    }

    /// Returns the tournament as this process last committed or read it, without a query and without waiting for its lock; `None`
    /// if it is not cached. It serves only autocompletion, because another process may have changed the tournament since.
    pub fn cached_tournament(&self, id: TournamentId) -> Option<LoadedTournament> {
        let mut latest = self.shared.cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let state = Arc::clone(latest.get(&id)?);
        Some(LoadedTournament { id, state })
    }

    /// Returns the cached pending or running tournament of a channel; `None` if none is cached.
    pub fn cached_tournament_in(&self, channel: ChannelId) -> Option<LoadedTournament> {
        let latest = self.shared.cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let known = latest.iter();
        known
            .map(|(id, state)| LoadedTournament { id: *id, state: Arc::clone(state) })
            .filter(|known| known.state.channel == channel && !known.state.is_over())
            .max_by_key(|known| known.id)
    }

    /// Commits the events that `decide` returns, and returns the resulting state. If a person's request results in no events,
    /// nothing is written.
    ///
    /// # Errors
    /// Returns an error if the request is refused, there is no such tournament, or the store does not answer.
    pub(super) async fn commit(
        &self,
        id: TournamentId,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        self.commit_to_loaded(id, None, writer, decide).await
    }

    /// Commits the events that `decide` returns for a tournament that has just been loaded. It is loaded again only if another
    /// process has committed in the meantime.
    ///
    /// # Errors
    /// Returns an error if the request is refused, or the store does not answer.
    pub(super) async fn commit_from(
        &self,
        known: &LoadedTournament,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        self.commit_to_loaded(known.id, Some(&known.state), writer, decide).await
    }

    /// Commits the events that `decide` returns. `loaded` is the state if it has just been loaded.
    async fn commit_to_loaded(
        &self,
        id: TournamentId,
        mut loaded: Option<&Arc<Tournament>>,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        let slot = self.shared.cache.slot_of(id);
        let mut state = slot.lock().await;
        let until = self.clock().now() + RETRIED_FOR;
        loop {
            let before = match loaded.take() {
                // This process may have written in the meantime.
                Some(loaded) => {
                    let newer = state.as_ref().filter(|known| known.seq > loaded.seq);
                    Arc::clone(newer.unwrap_or(loaded))
                }
                None => self.fresh_state(id, &mut state).await?,
            };
            let now = self.clock().now();
            let events = decide(&before, now)?;
            if events.is_empty() && !matches!(writer, Writer::Clock { .. }) {
                return Ok(before);
            }
            let mut after = Tournament::clone(&before);
            apply_events(id, &mut after, now, &events)?;
            let rows = to_rows(&events, now)?;
            let settled = after.tables.iter().filter(|table| table.played.is_some());
            let settled: Vec<u32> = match writer {
                Writer::Person(_) | Writer::Seen => Vec::new(),
                Writer::Clock { .. } => settled.map(|table| table.number).collect(),
            };
            let append = writer.into_append(id, &after, &rows, &settled, now);
            match self.store().append_tournament_events(append).await {
                Ok(()) => {
                    let after = Arc::new(after);
                    self.shared.cache.remember_state(id, &after);
                    *state = Some(Arc::clone(&after));
                    drop(state);
                    if !events.is_empty() {
                        self.wake_workers();
                    }
                    return Ok(after);
                }
                // Another process has written first, so `decide` is called again with the new state.
                Err(StoreError::Conflict) if now < until => *state = None,
                Err(StoreError::Conflict) => return Err(TournamentRefused::Busy),
                Err(StoreError::AlreadyHandled) => return Err(TournamentRefused::AlreadyHandled),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Returns this state with the events that were stored after it; `None` if the tournament must be loaded from its first event.
    async fn with_newer_events(
        &self,
        id: TournamentId,
        known: &Arc<Tournament>,
    ) -> Result<Option<Arc<Tournament>>, TournamentRefused> {
        let newer = self.store().tournament_events_since(id, known.seq).await?;
        if newer.is_empty() {
            return Ok(Some(Arc::clone(known)));
        }
        let newer = newer.iter().map(|row| Ok((row.at, read_event(id, row)?)));
        let newer = newer.collect::<Result<Vec<_>, TournamentRefused>>()?;
        // The known state may contain the name of a person whose data was deleted.
        if newer.iter().any(|(_, event)| *event == TournamentEvent::Forgotten) {
            return Ok(None);
        }
        let mut newest = Tournament::clone(known);
        for (at, event) in newer {
            apply_events(id, &mut newest, at, &[event])?;
        }
        Ok(Some(Arc::new(newest)))
    }

    /// Returns the state with all stored events applied: from the cached state, or rebuilt from the first event. `state` is the
    /// locked cache entry.
    async fn fresh_state(
        &self,
        id: TournamentId,
        state: &mut MutexGuard<'_, Option<Arc<Tournament>>>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        if let Some(known) = state.as_ref()
            && let Some(newest) = self.with_newer_events(id, known).await?
        {
            return Ok(Arc::clone(state.insert(newest)));
        }
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        let mut events = stored.events.iter();
        let first = events.next().ok_or_else(|| internal_error(id, &"it has no event"))?;
        let mut known = Tournament::from_creation(first.at, &read_event(id, first)?)
            .ok_or_else(|| internal_error(id, &"its first event creates nothing"))?;
        for row in events {
            apply_events(id, &mut known, row.at, &[read_event(id, row)?])?;
        }
        Ok(Arc::clone(state.insert(Arc::new(known))))
    }
}

/// Applies events, all of the time `event_time`, to a state. Returns an error if they contradict it.
pub(super) fn apply_events(
    id: TournamentId,
    state: &mut Tournament,
    event_time: Millis,
    events: &[TournamentEvent],
) -> Result<(), TournamentRefused> {
    events
        .iter()
        .try_for_each(|event| state.apply(event_time, event))
        .map_err(|error| internal_error(id, &error))
}

/// Parses a stored event. Returns an error if it cannot be read.
pub(super) fn read_event(
    id: TournamentId,
    event: &StoredEvent,
) -> Result<TournamentEvent, TournamentRefused> {
    TournamentEvent::from_json(event.version, &event.body).map_err(|why| match why {
        Unreadable::Newer(_) => StoreError::unreadable(format_args!("tournament {id}"), why).into(),
        Unreadable::Damaged(why) => internal_error(id, &why),
    })
}

/// Returns the internal error of a tournament with the description `reason`.
pub(super) fn internal_error(
    id: TournamentId,
    reason: &dyn std::fmt::Display,
) -> TournamentRefused {
    TournamentRefused::Internal(format!("tournament {id}: {reason}"))
}

/// Converts events to rows for the store. `event_time` is the time of all of them.
pub(super) fn to_rows(
    events: &[TournamentEvent],
    event_time: Millis,
) -> Result<Vec<EventRow>, TournamentRefused> {
    let row = |event: &TournamentEvent| {
        let body = event.to_json().map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(EventRow { at: event_time, version: event.required_version(), body: body.into() })
    };
    events.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::guild::tests::tournament_samples::{Process, plan_with};
    use crate::ids::ChannelId;
    use crate::league::tournament::TournamentAction;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::Standing;

    #[tokio::test]
    async fn suggestions_include_events_written_by_another_process() {
        for_each_database(|store| async move {
            let clock = Arc::<Standing>::default();
            let (one, other) = (Process::new(&store, &clock), Process::new(&store, &clock));
            let channel = ChannelId::new(5);
            let id = one.create_tournament(7, 5, plan_with(4, 2)).await;
            for person in [2, 3] {
                let now = other.act_as(id, person, TournamentAction::Join).await.unwrap();
                let peeked = one.tournaments.peek_in_channel(channel).await.unwrap();
                assert_eq!((peeked.id, peeked.state), (id, now.state));
            }
            other.act_as(id, 1, TournamentAction::Cancel).await.unwrap();
            assert!(one.tournaments.peek_in_channel(channel).await.unwrap().state.is_over());
        })
        .await;
    }

    /// Autocompletion does not wait for another request that changes the tournament.
    #[tokio::test]
    async fn the_remembered_state_of_a_tournament_waits_for_no_lock() {
        for_each_database(|store| async move {
            let process = Process::new(&store, &Arc::<Standing>::default());
            let (tournaments, channel) = (&process.tournaments, ChannelId::new(5));
            assert!(tournaments.cached_tournament_in(channel).is_none());
            let id = process.create_tournament(7, 5, plan_with(4, 2)).await;
            for person in [2, 3] {
                let now = process.act_as(id, person, TournamentAction::Join).await.unwrap();
                let slot = tournaments.shared.cache.slot_of(id);
                let _busy = slot.lock().await;
                assert_eq!(tournaments.cached_tournament_in(channel).unwrap().state, now.state);
                assert_eq!(tournaments.cached_tournament(id).unwrap().state, now.state);
            }
            process.act_as(id, 1, TournamentAction::Cancel).await.unwrap();
            assert!(tournaments.cached_tournament_in(channel).is_none(), "it is over");
            assert!(tournaments.cached_tournament(id).unwrap().state.is_over());
        })
        .await;
    }
}
