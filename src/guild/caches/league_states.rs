//! A cache of the league states that are computed from each server's results.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use super::league_snapshots::{self, PendingSnapshot, SnapshotWriter};
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

/// The entry of a server in the cache: a lock, and the league state as far as it has been computed.
type LeagueCacheEntry = Arc<AsyncMutex<CachedLeague>>;

/// The cached state of a league.
#[derive(Debug, Default)]
struct CachedLeague {
    /// The state; `None` before it was first requested, and after a computation that was cancelled.
    state: Option<Arc<LeagueState>>,
    /// The value of [`Store::count_league_discards`] when this state was computed. The store increments it when earlier results
    /// change, for example because a person's data is deleted. If the store has another value now, the state is outdated.
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
    cache: Mutex<LruCache<GuildId, (LeagueCacheEntry, usize)>>,
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
        let slot = self.cache_entry(guild);
        slot.lock().await.damaged.iter().copied().collect()
    }

    /// Returns the entry of a server in the cache, which is created if necessary.
    fn cache_entry(&self, guild: GuildId) -> LeagueCacheEntry {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(&cache.get_or_insert(guild, Default::default).0)
    }

    /// Returns a server's league state, which contains every stored result that can be read. Also returns the current value of
    /// [`Store::count_league_discards`].
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn current_state_and_discard_count(
        &self,
        store: &Store,
        snapshot_writer: &SnapshotWriter,
        guild: GuildId,
    ) -> Result<(Arc<LeagueState>, i64), StoreError> {
        let slot = self.cache_entry(guild);
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
            let of = league_snapshots::match_snapshot_kind(guild);
            let is_right = |number, state: &LeagueState| {
                state.last_result_number() == number && state.is_valid_for(&season_ends, &voided)
            };
            let found = league_snapshots::number_and_content_of_newest_valid_snapshot(
                store, of, before, is_right,
            )
            .await?;
            let (number, state) = found.unwrap_or_else(|| (0, LeagueState::default()));
            (before, known.kept, known.state) = (number, number, Some(Arc::new(state)));
        };
        // While a result is damaged, no snapshot is written, so that the result counts once it is repaired or a newer version can
        // read it.
        if known.damaged.is_empty()
            && state.last_result_number() - known.kept >= snapshot_writer.results
        {
            let shared = Arc::clone(&state);
            let kept = PendingSnapshot {
                of: league_snapshots::match_snapshot_kind(guild),
                number: state.last_result_number(),
                discards,
                newest_at: state.newest_match_end().unwrap_or(0),
                pack: Box::new(move || pack(&*shared)),
            };
            if snapshot_writer.try_write_in_background(store, kept) {
                known.kept = state.last_result_number();
            }
        }
        self.record_league_size_and_evict(guild, state.people().len());
        Ok((state, discards))
    }

    /// Records the number of people in a server's league. Drops the least recently used leagues if the cached leagues have more
    /// than [`PEOPLE`] people.
    fn record_league_size_and_evict(&self, guild: GuildId, people_in_league: usize) {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, weight)) = cache.get_mut(&guild) {
            *weight = people_in_league;
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
    /// The last result in the state differs from the stored one, so the state must be computed again.
    LastKnownChanged,
}

/// Adds the stored results that `state` does not contain yet. Adds the tables whose results cannot be read to `damaged_tables`.
/// Returns the new state, which has some of the results even after an error.
async fn add_new_results(
    store: &Store,
    guild: GuildId,
    mut state: Arc<LeagueState>,
    (season_end_times, voided_result_numbers): (&[i64], &BTreeSet<i64>),
    damaged_tables: &mut BTreeSet<TableId>,
) -> (Arc<LeagueState>, Result<AddedResults, StoreError>) {
    if !state.is_computed_with(season_end_times, voided_result_numbers) {
        Arc::make_mut(&mut state)
            .replace_inputs(season_end_times.to_vec(), voided_result_numbers.clone());
    }
    loop {
        let (last, table) = state.last_result_number_and_table_id();
        // The last known result is read again, to check that the new results follow it.
        let results =
            match store.results_and_damaged_tables_after(guild, (last - 1).max(0), BATCH).await {
                Ok(found) => {
                    damaged_tables.extend(found.damaged);
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
