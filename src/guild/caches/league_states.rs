//! A cache of the league states that are computed from each server's results.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use super::league_snapshots::{self, PendingSnapshot, Snapshots};
use super::off_workers::run_blocking;
use crate::ids::{GuildId, TableId};
use crate::league::snapshot::pack;
use crate::league::{LeagueState, WengLin};
use crate::store::{Store, StoreError, StoredResult};

/// The maximum number of servers whose leagues stay in memory. Any other league is computed again on first use, starting from its
/// last snapshot.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The maximum number of people in all cached leagues together, at some kilobytes each. Beyond it, the least recently used leagues
/// are dropped.
const PEOPLE: usize = 200_000;
/// The maximum number of results that are processed before other tasks can run.
const BATCH: u32 = 500;

/// A server's lock, and its league state as far as it has been computed.
type Slot = Arc<AsyncMutex<CachedLeague>>;

/// The cached state of a league.
#[derive(Debug, Default)]
struct CachedLeague {
    /// The state; `None` before it was first requested, and after a computation that was cancelled.
    state: Option<Arc<LeagueState>>,
    /// The value of [`Store::count_league_discards`] when this state was computed. The store increments it when earlier results
    /// change, for example because a person's data is deleted; the state is outdated if the stored number differs.
    discards: i64,
    /// The number of the last result in the newest snapshot; 0 if there is none.
    kept: i64,
    /// The tables whose results could not be read, and therefore do not count.
    damaged: BTreeSet<TableId>,
}

/// The league states of all servers. This is only a cache: each state is a function of the stored results.
#[derive(Debug)]
pub(in crate::guild) struct LeagueStates {
    /// For each server, its lock with its state, and the number of people in its league.
    cache: Mutex<LruCache<GuildId, (Slot, usize)>>,
}

impl LeagueStates {
    /// Creates an empty cache.
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    /// Empties the cache, so that the next access computes the state from the store.
    pub fn clear(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns the tables of a server whose results could not be read when its league was last
    /// computed.
    pub async fn damaged_tables(&self, guild: GuildId) -> Vec<TableId> {
        let slot = self.slot(guild);
        slot.lock().await.damaged.iter().copied().collect()
    }

    /// Returns the slot of a server, which is created if necessary.
    fn slot(&self, guild: GuildId) -> Slot {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&cache.get_or_insert(guild, Default::default).0)
    }

    /// Returns a server's league state with every readable committed result, and the current value of
    /// [`Store::count_league_discards`].
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn current_state_and_discards(
        &self,
        store: &Store,
        snapshots: &Snapshots,
        guild: GuildId,
    ) -> Result<(Arc<LeagueState>, i64), StoreError> {
        let slot = self.slot(guild);
        let mut known = slot.lock().await;
        // The number of discards is read first, so that a discard during the computation is noticed at the next access.
        let discards = store.count_league_discards(guild).await?;
        if known.discards != discards {
            *known = CachedLeague { discards, ..CachedLeague::default() };
        }
        // These are read each time, because another process may have stored the end of a season after later results, or voided a
        // result.
        let (season_ends, voided) =
            (store.season_ends(guild).await?, store.voided_result_numbers(guild).await?);
        let mut before = i64::MAX;
        let state = loop {
            match known.state.take() {
                Some(state) if state.is_valid_for(&season_ends, &voided) => {
                    let (state, added) = add_new_results(
                        store,
                        guild,
                        state,
                        (&season_ends, &voided),
                        &mut known.damaged,
                    )
                    .await;
                    // The progress is kept even after an error, so that the next attempt continues from here.
                    known.state = Some(Arc::clone(&state));
                    if let AddedResults::All = added? {
                        break state;
                    }
                    // The database has lost its last commits, and other results have taken their numbers, so the league is computed
                    // anew.
                    known.state = None;
                }
                _ => {}
            }
            let of = league_snapshots::kind_for_matches(guild);
            let is_right = |number, state: &LeagueState| {
                state.last_result_number() == number && state.is_valid_for(&season_ends, &voided)
            };
            let found =
                league_snapshots::newest_valid_snapshot(store, of, before, is_right).await?;
            let (number, state) = found.unwrap_or_else(|| (0, LeagueState::default()));
            (before, known.kept, known.state) = (number, number, Some(Arc::new(state)));
        };
        // While a result is damaged, no snapshot is written, so that the result counts once it is repaired or a newer version can
        // read it.
        if known.damaged.is_empty() && state.last_result_number() - known.kept >= snapshots.results
        {
            let shared = Arc::clone(&state);
            let kept = PendingSnapshot {
                of: league_snapshots::kind_for_matches(guild),
                number: state.last_result_number(),
                discards,
                newest_at: state.newest_match_end().unwrap_or(0),
                pack: Box::new(move || pack(&*shared)),
            };
            if snapshots.try_write_in_background(store, kept) {
                known.kept = state.last_result_number();
            }
        }
        self.record_size_and_evict(guild, state.people().len());
        Ok((state, discards))
    }

    /// Stores the number of people in a league, and drops the least recently used leagues if the cache holds too many people.
    fn record_size_and_evict(&self, guild: GuildId, people: usize) {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, weight)) = cache.get_mut(&guild) {
            *weight = people;
        }
        let mut all: usize = cache.iter().map(|(_, (_, weight))| weight).sum();
        while all > PEOPLE && cache.len() > 1 {
            let Some((_, (_, weight))) = cache.pop_lru() else { break };
            all -= weight;
        }
    }
}

/// The outcome of adding new results to a league state.
enum AddedResults {
    /// The state contains all results.
    All,
    /// The last known result has changed, so the state must be computed again.
    LastKnownChanged,
}

/// Adds the results after the last known one to the state. Returns the new state, even after an error.
async fn add_new_results(
    store: &Store,
    guild: GuildId,
    mut state: Arc<LeagueState>,
    (season_ends, voided): (&[i64], &BTreeSet<i64>),
    damaged: &mut BTreeSet<TableId>,
) -> (Arc<LeagueState>, Result<AddedResults, StoreError>) {
    if !state.is_computed_with(season_ends, voided) {
        Arc::make_mut(&mut state).replace_inputs(season_ends.to_vec(), voided.clone());
    }
    loop {
        let (last, table) = state.last_result_number_and_table();
        // The last known result is read again, to check that the new results follow it.
        let results = match store.scan_results(guild, (last - 1).max(0), BATCH).await {
            Ok(found) => {
                damaged.extend(found.damaged);
                found.results
            }
            Err(error) => return (state, Err(error)),
        };
        let is_last = |stored: &StoredResult| (stored.number, stored.result.table) == (last, table);
        if last > 0 && !results.first().is_some_and(is_last) {
            return (state, Ok(AddedResults::LastKnownChanged));
        }
        if results.last().is_none_or(|newest| newest.number == last) {
            return (state, Ok(AddedResults::All));
        }
        let work = move || {
            let known = Arc::make_mut(&mut state);
            for stored in results.iter().filter(|stored| stored.number > last) {
                known.add_result(&WengLin::default(), stored.number, &stored.result);
            }
            state
        };
        state = run_blocking(work).await;
    }
}
