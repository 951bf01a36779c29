//! The league of each server as its results make it, kept in memory as far as it is asked for.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use crate::ids::GuildId;
use crate::league::{LeagueState, WengLin};
use crate::store::{Store, StoreError};

/// The number of servers whose leagues are kept; any other is worked out again from its results at first touch.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The number of results taken in at once before others get their turn.
const BATCH: u32 = 500;

/// A server's lock, and its league state as far as it has been worked out.
type Slot = Arc<AsyncMutex<Arc<LeagueState>>>;

/// Every server's league state. Nothing depends on what is kept but speed: each is a function of what is stored.
#[derive(Debug)]
pub(super) struct LeagueStates {
    cache: Mutex<LruCache<GuildId, Slot>>,
}

impl LeagueStates {
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    /// A server's league state with every result that is committed.
    ///
    /// # Errors
    /// The store does not answer, or a result is damaged.
    pub async fn of(&self, store: &Store, guild: GuildId) -> Result<Arc<LeagueState>, StoreError> {
        let slot = {
            let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(cache.get_or_insert(guild, Slot::default))
        };
        let mut league_state = slot.lock().await;
        // Asked for each time: another process may have noted an end, or voided a result.
        let (season_ends, voided) =
            (store.season_ends(guild).await?, store.voided_results(guild).await?);
        if !league_state.follows_from(&season_ends, &voided) {
            *league_state = work_out_again(season_ends, voided);
        }
        loop {
            let results = store.results_after(guild, league_state.last(), BATCH).await?;
            if results.is_empty() {
                return Ok(Arc::clone(&league_state));
            }
            let known = Arc::make_mut(&mut league_state);
            for stored in &results {
                known.enter(&WengLin::default(), stored.number, &stored.result);
            }
            tokio::task::yield_now().await;
        }
    }
}

/// The league state in place of one that follows from something else: an end of a season was noted after results that came later,
/// or a result was voided, or counts again. All that was remembered of it is worked out again, from the first result on; whatever
/// else follows from a server's results is compared with this state (as its trophies are).
fn work_out_again(season_ends: Vec<i64>, voided: BTreeSet<i64>) -> Arc<LeagueState> {
    Arc::new(LeagueState::new(season_ends).without(voided))
}
