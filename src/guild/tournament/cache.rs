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

/// The entry of a tournament in the cache: a lock, and the state once it was loaded. The lock only saves work and keeps the order
/// of requests. The store ensures correctness, because it refuses a second event with the same number.
type TournamentCacheEntry = Arc<AsyncMutex<Option<Arc<Tournament>>>>;

/// A cache of the most recently used tournaments.
#[derive(Debug)]
pub(super) struct TournamentCache {
    slots: Mutex<LruCache<TournamentId, TournamentCacheEntry>>,
    /// The state of each tournament as last committed or read, for readers that must not wait for its lock.
    latest: Mutex<LruCache<TournamentId, Arc<Tournament>>>,
    /// The state of each tournament after the last event whose messages are published.
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
    /// Returns the entry of a tournament in the cache, which is created if necessary.
    pub(super) fn cache_entry(&self, id: TournamentId) -> TournamentCacheEntry {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id, TournamentCacheEntry::default))
    }

    /// Caches a state of a tournament for readers that do not wait for its lock, such as [`Tournaments::cached_tournament`].
    fn cache_latest_state(&self, id: TournamentId, state: &Arc<Tournament>) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.put(id, Arc::clone(state));
    }

    /// Removes the states of a tournament from the cache, because they name a person whose data was deleted.
    pub(super) fn remove_tournament(&self, id: TournamentId) {
        for known in [&self.latest, &self.shown] {
            known.lock().unwrap_or_else(PoisonError::into_inner).pop(&id);
        }
    }

    /// Returns the state of a tournament after the last event whose messages this process knows to be published; `None` if it knows
    /// of none.
    pub(super) fn published_state(&self, id: TournamentId) -> Option<Arc<Tournament>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).get(&id).map(Arc::clone)
    }

    /// Caches the state of a tournament after the last event whose messages are published.
    pub(super) fn note_published_state(&self, id: TournamentId, state: Arc<Tournament>) {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).put(id, state);
    }

    /// Returns the time at which this process last changed the live message of `group`, in milliseconds since 1970; `None` if it
    /// has not changed it, or the time is no longer cached.
    pub(super) fn live_message_changed_at(
        &self,
        id: TournamentId,
        group: LiveGroup,
    ) -> Option<Millis> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(&(id, group)).copied()
    }

    /// Caches the time at which this process changed the live message of `group`, in milliseconds since 1970.
    pub(super) fn note_live_message_change(
        &self,
        id: TournamentId,
        group: LiveGroup,
        changed_at: Millis,
    ) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).put((id, group), changed_at);
    }
}

/// The person or worker that makes a commit, which determines what is stored together with the events.
#[derive(Clone, Copy, Debug)]
pub(super) enum Writer {
    /// A person, in this interaction.
    Person(InteractionId),
    /// The bot itself, for example because it has noticed that a person showed up at their table.
    Bot,
    /// The sweeper, which is the worker that carries out timed actions. It has read the state after the event `seq`, and `seen` are
    /// the numbers of tables that it has taken into account. It runs again at the time `again`, or earlier if a timed action is
    /// due.
    Sweeper { seq: i64, seen: SeenTables, again: Option<Millis> },
}

impl Writer {
    /// Creates the commit of these events, which result in the state `after`. `settled_table_numbers` are the tables whose results
    /// this state includes.
    fn into_append<'a>(
        self,
        id: TournamentId,
        after: &Tournament,
        events: &'a [EventRow],
        settled_table_numbers: &'a [u32],
        now: Millis,
    ) -> AppendTournament<'a> {
        let last = after.seq - i64::try_from(events.len()).unwrap_or(i64::MAX);
        // If there are events, their consequences are handled at once, by the sweeper of any process.
        let follows = (!events.is_empty()).then_some(now);
        let (due_at, seen, handled) = match self {
            Self::Person(interaction) => (follows, None, Some(interaction)),
            Self::Sweeper { seq, seen, again } => {
                // If events were appended since the sweeper read the state, such as the end of a pause, it must run again at once,
                // because it has not applied them to the matches yet.
                let stale = (seq != last).then_some(now);
                let later = after.next_due_time_after(now).into_iter().chain(again).min();
                (follows.or(stale).or(later), Some(seen), None)
            }
            Self::Bot => (follows, None, None),
        };
        AppendTournament {
            tournament: id,
            expected_seq: last,
            events,
            over: after.is_over(),
            due_at,
            seen,
            settled: settled_table_numbers,
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
        let slot = self.shared.cache.cache_entry(id);
        let mut state = slot.lock().await;
        let state = self.fresh_state(id, &mut state).await?;
        self.shared.cache.cache_latest_state(id, &state);
        Ok(LoadedTournament { id, state })
    }

    /// Returns the tournament of a channel, or of a table's thread, with all stored events, for autocompletion. If a state is
    /// cached, reads only the newer events and does not wait for the tournament's lock.
    ///
    /// # Errors
    /// Returns an error if there is no tournament, or the store does not answer.
    pub async fn peek_tournament_in(
        &self,
        channel: ChannelId,
    ) -> Result<LoadedTournament, TournamentRefused> {
        let id = self.tournament_id_in(channel).await?;
        if let Some(known) = self.cached_tournament(id)
            && let Some(state) =
                self.known_state_updated_unless_data_deleted(id, &known.state).await?
        {
            return Ok(LoadedTournament { id, state });
        }
        self.current_state(id).await
    }

    /// Returns the tournament as this process last committed or read it; `None` if it is not cached. Needs no query and does not
    /// wait for the tournament's lock. It is used only for autocompletion, because another process may have changed the tournament
    /// since.
    pub fn cached_tournament(&self, id: TournamentId) -> Option<LoadedTournament> {
        let mut latest = self.shared.cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let state = Arc::clone(latest.get(&id)?);
        Some(LoadedTournament { id, state })
    }

    /// Returns the tournament of a channel that is not over, from the cache; `None` if none is cached.
    pub fn cached_tournament_in(&self, channel: ChannelId) -> Option<LoadedTournament> {
        let latest = self.shared.cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let known = latest.iter();
        known
            .map(|(id, state)| LoadedTournament { id: *id, state: Arc::clone(state) })
            .filter(|known| known.state.channel == channel && !known.state.is_over())
            .max_by_key(|known| known.id)
    }

    /// Commits the events that `decide` returns, and returns the state after them. `decide` gets the state before them and the
    /// time. If it returns no events, nothing is written, except for the sweeper.
    ///
    /// # Errors
    /// Returns an error if the request is refused, there is no such tournament, or the store does not answer.
    pub(super) async fn commit(
        &self,
        id: TournamentId,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        self.commit_to_state(id, None, writer, decide).await
    }

    /// Commits the events that `decide` returns for a tournament that has just been loaded, and returns the state after them. The
    /// tournament is loaded again only if another process has committed in the meantime.
    ///
    /// # Errors
    /// Returns an error if the request is refused, or the store does not answer.
    pub(super) async fn commit_to_loaded_tournament(
        &self,
        known: &LoadedTournament,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        self.commit_to_state(known.id, Some(&known.state), writer, decide).await
    }

    /// Commits the events that `decide` returns, and returns the state after them. `loaded_state` is the state before them if it
    /// has just been loaded; otherwise it is read here.
    async fn commit_to_state(
        &self,
        id: TournamentId,
        mut loaded_state: Option<&Arc<Tournament>>,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        let slot = self.shared.cache.cache_entry(id);
        let mut state = slot.lock().await;
        let until = self.clock().now() + RETRIED_FOR;
        loop {
            let before = match loaded_state.take() {
                // This process may have written in the meantime.
                Some(loaded_state) => {
                    let newer = state.as_ref().filter(|known| known.seq > loaded_state.seq);
                    Arc::clone(newer.unwrap_or(loaded_state))
                }
                None => self.fresh_state(id, &mut state).await?,
            };
            let now = self.clock().now();
            let events = decide(&before, now)?;
            if events.is_empty() && !matches!(writer, Writer::Sweeper { .. }) {
                return Ok(before);
            }
            let mut after = Tournament::clone(&before);
            apply_events(id, &mut after, now, &events)?;
            let rows = to_rows(&events, now)?;
            let settled = after.tables.iter().filter(|table| table.played.is_some());
            let settled: Vec<u32> = match writer {
                Writer::Person(_) | Writer::Bot => Vec::new(),
                Writer::Sweeper { .. } => settled.map(|table| table.number).collect(),
            };
            let append = writer.into_append(id, &after, &rows, &settled, now);
            match self.store().append_tournament_events(append).await {
                Ok(()) => {
                    let after = Arc::new(after);
                    self.shared.cache.cache_latest_state(id, &after);
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

    /// Returns `known_state` with the events applied that were stored after it; `None` if the tournament must be rebuilt from its
    /// first event, because a person's data was deleted.
    async fn known_state_updated_unless_data_deleted(
        &self,
        id: TournamentId,
        known_state: &Arc<Tournament>,
    ) -> Result<Option<Arc<Tournament>>, TournamentRefused> {
        let newer = self.store().tournament_events_since(id, known_state.seq).await?;
        if newer.is_empty() {
            return Ok(Some(Arc::clone(known_state)));
        }
        let newer = newer.iter().map(|row| Ok((row.at, parse_event(id, row)?)));
        let newer = newer.collect::<Result<Vec<_>, TournamentRefused>>()?;
        // The known state may contain the name of a person whose data was deleted.
        if newer.iter().any(|(_, event)| *event == TournamentEvent::Forgotten) {
            return Ok(None);
        }
        let mut newest = Tournament::clone(known_state);
        for (at, event) in newer {
            apply_events(id, &mut newest, at, &[event])?;
        }
        Ok(Some(Arc::new(newest)))
    }

    /// Returns the state with all stored events applied. Starts from `cached_state`, the locked cache entry, or else from the first
    /// event, and updates the cache entry.
    async fn fresh_state(
        &self,
        id: TournamentId,
        cached_state: &mut MutexGuard<'_, Option<Arc<Tournament>>>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        if let Some(known) = cached_state.as_ref()
            && let Some(newest) = self.known_state_updated_unless_data_deleted(id, known).await?
        {
            return Ok(Arc::clone(cached_state.insert(newest)));
        }
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        let mut events = stored.events.iter();
        let first = events.next().ok_or_else(|| internal_error(id, &"it has no event"))?;
        let mut known = Tournament::from_creation(first.at, &parse_event(id, first)?)
            .ok_or_else(|| internal_error(id, &"its first event creates nothing"))?;
        for row in events {
            apply_events(id, &mut known, row.at, &[parse_event(id, row)?])?;
        }
        Ok(Arc::clone(cached_state.insert(Arc::new(known))))
    }
}

/// Applies events to a state. All of them have the time `event_time`. Returns an error if they contradict the state.
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

/// Parses a stored event. Returns an error, which names the tournament `id`, if the event cannot be read.
pub(super) fn parse_event(
    id: TournamentId,
    event: &StoredEvent,
) -> Result<TournamentEvent, TournamentRefused> {
    TournamentEvent::from_json(event.version, &event.body).map_err(|why| match why {
        Unreadable::Newer(_) => StoreError::unreadable(format_args!("tournament {id}"), why).into(),
        Unreadable::Damaged(why) => internal_error(id, &why),
    })
}

/// Creates the internal error of a tournament with the description `reason`.
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
    use crate::table::tests::samples::StoppedClock;

    #[tokio::test]
    async fn autocompletion_sees_tournament_events_that_another_process_wrote() {
        for_each_database(|store| async move {
            let clock = Arc::<StoppedClock>::default();
            let (one, other) = (Process::new(&store, &clock), Process::new(&store, &clock));
            let channel = ChannelId::new(5);
            let id = one.create_tournament(7, 5, plan_with(4, 2)).await;
            for person in [2, 3] {
                let now = other.act_as(id, person, TournamentAction::Join).await.unwrap();
                let peeked = one.tournaments.peek_tournament_in(channel).await.unwrap();
                assert_eq!((peeked.id, peeked.state), (id, now.state));
            }
            other.act_as(id, 1, TournamentAction::Cancel).await.unwrap();
            assert!(one.tournaments.peek_tournament_in(channel).await.unwrap().state.is_over());
        })
        .await;
    }

    /// A request that changes the tournament holds its lock, and autocompletion must not wait for this request.
    #[tokio::test]
    async fn the_cached_state_of_a_tournament_is_read_without_its_lock() {
        for_each_database(|store| async move {
            let process = Process::new(&store, &Arc::<StoppedClock>::default());
            let (tournaments, channel) = (&process.tournaments, ChannelId::new(5));
            assert!(tournaments.cached_tournament_in(channel).is_none());
            let id = process.create_tournament(7, 5, plan_with(4, 2)).await;
            for person in [2, 3] {
                let now = process.act_as(id, person, TournamentAction::Join).await.unwrap();
                let slot = tournaments.shared.cache.cache_entry(id);
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
