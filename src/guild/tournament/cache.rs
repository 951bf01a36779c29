//! The way of every change: one lock and one state in memory for each tournament, and a commit that the store refuses where
//! another process was faster.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard};

use super::post::LiveOf;
use super::{LoadedTournament, TournamentRefused, Tournaments};
use crate::ids::{ChannelId, InteractionId, TournamentId};
use crate::league::tournament::{Tournament, TournamentEvent, Unreadable};
use crate::store::{AppendTournament, EventRow, SeenTables, StoreError, StoredEvent};
use crate::time::Millis;

/// The number of tournaments that are kept in memory; any other is rebuilt from its events at first touch.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The time for which a commit is tried again when other processes are faster.
const RETRIED_FOR: Millis = 10_000;

/// The lock of a tournament, and its state once it was loaded. Nothing but speed and order depends on it: the store refuses a
/// second event of the same number.
type Slot = Arc<AsyncMutex<Option<Arc<Tournament>>>>;

/// The tournaments that were touched last.
#[derive(Debug)]
pub(super) struct Cache {
    slots: Mutex<LruCache<TournamentId, Slot>>,
    /// Each as it was committed or read last, for those who must not wait for its lock.
    latest: Mutex<LruCache<TournamentId, Arc<Tournament>>>,
    /// The state of each of which everything had been shown that is shown once.
    shown: Mutex<LruCache<TournamentId, Arc<Tournament>>>,
    /// The moments at which this process last changed its live messages.
    live: Mutex<LruCache<(TournamentId, LiveOf), Millis>>,
}

impl Default for Cache {
    fn default() -> Self {
        Self {
            slots: Mutex::new(LruCache::new(CACHED)),
            latest: Mutex::new(LruCache::new(CACHED)),
            shown: Mutex::new(LruCache::new(CACHED)),
            live: Mutex::new(LruCache::new(CACHED)),
        }
    }
}

impl Cache {
    pub(super) fn slot(&self, id: TournamentId) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.get_or_insert(id, Slot::default))
    }

    /// Remembers a tournament as it is, for [`Tournaments::remembered`].
    fn remember(&self, id: TournamentId, state: &Arc<Tournament>) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.put(id, Arc::clone(state));
    }

    /// Forgets what is remembered of a tournament: it names somebody whose data was deleted.
    pub(super) fn forget(&self, id: TournamentId) {
        for known in [&self.latest, &self.shown] {
            known.lock().unwrap_or_else(PoisonError::into_inner).pop(&id);
        }
    }

    pub(super) fn shown(&self, id: TournamentId) -> Option<Arc<Tournament>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).get(&id).map(Arc::clone)
    }

    pub(super) fn note_shown(&self, id: TournamentId, state: Arc<Tournament>) {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner).put(id, state);
    }

    /// The moment at which this process last changed a live message, if it remembers one.
    pub(super) fn live_changed_at(&self, id: TournamentId, round: LiveOf) -> Option<Millis> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(&(id, round)).copied()
    }

    pub(super) fn note_live(&self, id: TournamentId, round: LiveOf, changed_at: Millis) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).put((id, round), changed_at);
    }
}

/// The one who writes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Writer {
    /// A person, by this interaction.
    Person(InteractionId),
    /// Nobody in particular: somebody was seen.
    Seen,
    /// The clock, which has seen so many tables and is to look again then, if there is nothing sooner.
    Clock { seen: SeenTables, again: Option<Millis> },
}

impl Writer {
    /// The row that these events come to, `after` being the state that they lead to.
    fn append<'a>(
        self,
        id: TournamentId,
        after: &Tournament,
        events: &'a [EventRow],
        settled: &'a [u32],
        now: Millis,
    ) -> AppendTournament<'a> {
        let last = after.seq - i64::try_from(events.len()).unwrap_or(i64::MAX);
        // What follows from it is seen to at once, by whoever sees to what is due.
        let follows = (!events.is_empty()).then_some(now);
        let (due_at, seen, handled) = match self {
            Self::Person(interaction) => (follows, None, Some(interaction)),
            Self::Clock { seen, again } => {
                let later = after.due_after(now).into_iter().chain(again).min();
                (follows.or(later), Some(seen), None)
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
    /// The tournament as it is now.
    ///
    /// # Errors
    /// There is none of that id, or the store does not answer.
    pub async fn get(&self, id: TournamentId) -> Result<LoadedTournament, TournamentRefused> {
        let slot = self.shared.cache.slot(id);
        let mut state = slot.lock().await;
        let state = self.fresh(id, &mut state).await?;
        self.shared.cache.remember(id, &state);
        Ok(LoadedTournament { id, state })
    }

    /// The tournament of a channel, or of the table in a thread, as of the last stored event, for suggestions. If this process knows
    /// an earlier state of it, that is taken further without waiting for somebody who is about to change it.
    ///
    /// # Errors
    /// There is none, or the store does not answer.
    pub async fn peek_in(&self, channel: ChannelId) -> Result<LoadedTournament, TournamentRefused> {
        let id = self.id_in(channel).await?;
        if let Some(known) = self.remembered(id)
            && let Some(state) = self.followed(id, &known.state).await?
        {
            return Ok(LoadedTournament { id, state });
        }
        self.get(id).await
    }

    /// The tournament as this process has committed or read it last: nothing is read, and nobody who is about to change it is
    /// waited for. Another process may have taken it further, so it is good for suggestions only.
    pub fn remembered(&self, id: TournamentId) -> Option<LoadedTournament> {
        let mut latest = self.shared.cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let state = Arc::clone(latest.get(&id)?);
        Some(LoadedTournament { id, state })
    }

    /// The same of the one in a channel that is not over.
    pub fn remembered_in(&self, channel: ChannelId) -> Option<LoadedTournament> {
        let latest = self.shared.cache.latest.lock().unwrap_or_else(PoisonError::into_inner);
        let known = latest.iter();
        known
            .map(|(id, state)| LoadedTournament { id: *id, state: Arc::clone(state) })
            .filter(|known| known.state.channel == channel && !known.state.is_over())
            .max_by_key(|known| known.id)
    }

    /// Commits the events that are decided on, and returns the state that they lead to. Where a person decides on none, nothing
    /// is written.
    ///
    /// # Errors
    /// It is refused, there is no such tournament, or the store could not do it.
    pub(super) async fn commit(
        &self,
        id: TournamentId,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        self.commit_after(id, None, writer, decide).await
    }

    /// The same on a tournament that was loaded a moment ago: it is not loaded again unless another process has written since.
    ///
    /// # Errors
    /// It is refused, or the store could not do it.
    pub(super) async fn commit_from(
        &self,
        known: &LoadedTournament,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        self.commit_after(known.id, Some(&known.state), writer, decide).await
    }

    async fn commit_after(
        &self,
        id: TournamentId,
        mut loaded: Option<&Arc<Tournament>>,
        writer: Writer,
        decide: impl Fn(&Tournament, Millis) -> Result<Vec<TournamentEvent>, TournamentRefused>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        let slot = self.shared.cache.slot(id);
        let mut state = slot.lock().await;
        let until = self.clock().now() + RETRIED_FOR;
        loop {
            let before = match loaded.take() {
                // This process may have written since.
                Some(loaded) => {
                    let newer = state.as_ref().filter(|known| known.seq > loaded.seq);
                    Arc::clone(newer.unwrap_or(loaded))
                }
                None => self.fresh(id, &mut state).await?,
            };
            let now = self.clock().now();
            let events = decide(&before, now)?;
            if events.is_empty() && !matches!(writer, Writer::Clock { .. }) {
                return Ok(before);
            }
            let mut after = Tournament::clone(&before);
            apply(id, &mut after, now, &events)?;
            let rows = rows(&events, now)?;
            let settled = after.tables.iter().filter(|table| table.played.is_some());
            let settled: Vec<u32> = match writer {
                Writer::Person(_) | Writer::Seen => Vec::new(),
                Writer::Clock { .. } => settled.map(|table| table.number).collect(),
            };
            let append = writer.append(id, &after, &rows, &settled, now);
            match self.store().append_tournament(append).await {
                Ok(()) => {
                    let after = Arc::new(after);
                    self.shared.cache.remember(id, &after);
                    *state = Some(Arc::clone(&after));
                    drop(state);
                    if !events.is_empty() {
                        self.wake();
                    }
                    return Ok(after);
                }
                // Another process was faster. What is wanted is decided again, of what is now.
                Err(StoreError::Conflict) if now < until => *state = None,
                Err(StoreError::Conflict) => return Err(TournamentRefused::Busy),
                Err(StoreError::AlreadyHandled) => return Err(TournamentRefused::AlreadyHandled),
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// This state of a tournament with the events that were stored after it; `None` if it must be read anew.
    async fn followed(
        &self,
        id: TournamentId,
        known: &Arc<Tournament>,
    ) -> Result<Option<Arc<Tournament>>, TournamentRefused> {
        let newer = self.store().tournament_events_since(id, known.seq).await?;
        if newer.is_empty() {
            return Ok(Some(Arc::clone(known)));
        }
        let newer = newer.iter().map(|row| Ok((row.at, read(id, row)?)));
        let newer = newer.collect::<Result<Vec<_>, TournamentRefused>>()?;
        // What is known may name somebody whose data was deleted.
        if newer.iter().any(|(_, event)| *event == TournamentEvent::Forgotten) {
            return Ok(None);
        }
        let mut newest = Tournament::clone(known);
        for (at, event) in newer {
            apply(id, &mut newest, at, &[event])?;
        }
        Ok(Some(Arc::new(newest)))
    }

    /// The state under the lock, brought up to the last stored event.
    async fn fresh(
        &self,
        id: TournamentId,
        state: &mut MutexGuard<'_, Option<Arc<Tournament>>>,
    ) -> Result<Arc<Tournament>, TournamentRefused> {
        if let Some(known) = state.as_ref()
            && let Some(newest) = self.followed(id, known).await?
        {
            return Ok(Arc::clone(state.insert(newest)));
        }
        let stored = self.store().tournament(id).await?.ok_or(TournamentRefused::NoSuch)?;
        let mut events = stored.events.iter();
        let first = events.next().ok_or_else(|| internal(id, &"it has no event"))?;
        let mut known = Tournament::open(first.at, &read(id, first)?)
            .ok_or_else(|| internal(id, &"its first event creates nothing"))?;
        for row in events {
            apply(id, &mut known, row.at, &[read(id, row)?])?;
        }
        Ok(Arc::clone(state.insert(Arc::new(known))))
    }
}

pub(super) fn apply(
    id: TournamentId,
    state: &mut Tournament,
    at: Millis,
    events: &[TournamentEvent],
) -> Result<(), TournamentRefused> {
    events.iter().try_for_each(|event| state.apply(at, event)).map_err(|error| internal(id, &error))
}

pub(super) fn read(
    id: TournamentId,
    event: &StoredEvent,
) -> Result<TournamentEvent, TournamentRefused> {
    TournamentEvent::from_json(event.version, &event.body).map_err(|why| match why {
        Unreadable::Newer(_) => StoreError::unreadable(format_args!("tournament {id}"), why).into(),
        Unreadable::Damaged(why) => internal(id, &why),
    })
}

pub(super) fn internal(id: TournamentId, why: &dyn std::fmt::Display) -> TournamentRefused {
    TournamentRefused::Internal(format!("tournament {id}: {why}"))
}

pub(super) fn rows(
    events: &[TournamentEvent],
    at: Millis,
) -> Result<Vec<EventRow>, TournamentRefused> {
    let row = |event: &TournamentEvent| {
        let body = event.to_json().map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(EventRow { at, version: TournamentEvent::VERSION, body: body.into() })
    };
    events.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::guild::tests::tournament_samples::{Process, plan};
    use crate::ids::ChannelId;
    use crate::league::tournament::Action;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::Standing;

    #[tokio::test]
    async fn suggestions_know_what_another_process_has_written_to_a_tournament() {
        for_each_database(|store| async move {
            let clock = Arc::<Standing>::default();
            let (one, other) = (Process::new(&store, &clock), Process::new(&store, &clock));
            let channel = ChannelId::new(5);
            let id = one.creates(7, 5, plan(4, 2)).await;
            for person in [2, 3] {
                let now = other.wants(id, person, Action::Join).await.unwrap();
                let peeked = one.tournaments.peek_in(channel).await.unwrap();
                assert_eq!((peeked.id, peeked.state), (id, now.state));
            }
            other.wants(id, 1, Action::Cancel).await.unwrap();
            assert!(one.tournaments.peek_in(channel).await.unwrap().state.is_over());
        })
        .await;
    }

    /// Those who type are shown the tournament as it is, also while somebody else is busy with it.
    #[tokio::test]
    async fn what_is_remembered_of_a_tournament_waits_for_no_lock() {
        for_each_database(|store| async move {
            let process = Process::new(&store, &Arc::<Standing>::default());
            let (tournaments, channel) = (&process.tournaments, ChannelId::new(5));
            assert!(tournaments.remembered_in(channel).is_none());
            let id = process.creates(7, 5, plan(4, 2)).await;
            for person in [2, 3] {
                let now = process.wants(id, person, Action::Join).await.unwrap();
                let slot = tournaments.shared.cache.slot(id);
                let _busy = slot.lock().await;
                assert_eq!(tournaments.remembered_in(channel).unwrap().state, now.state);
                assert_eq!(tournaments.remembered(id).unwrap().state, now.state);
            }
            process.wants(id, 1, Action::Cancel).await.unwrap();
            assert!(tournaments.remembered_in(channel).is_none(), "it is over");
            assert!(tournaments.remembered(id).unwrap().state.is_over());
        })
        .await;
    }
}
