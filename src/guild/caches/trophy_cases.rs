//! A cache of the trophies that are computed from each server's finished tournaments.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use super::off_workers::run_blocking;
use crate::ids::{GuildId, PersonId};
use crate::league::{LeagueState, SeasonLength, Trophies};
use crate::time::Millis;

/// The maximum number of servers whose trophies stay in memory. Those of any other server are counted again on first use.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// The entry of a server in the cache: a lock, and the trophies counted so far. The trophies are `None` before the first use, and
/// after a count that was cancelled.
pub(in crate::guild) type TrophyCacheEntry = Arc<AsyncMutex<Option<TrophyCase>>>;

/// The trophies of a server, and the data on which their count is based.
#[derive(Clone, Debug, Default)]
pub(in crate::guild) struct TrophyCase {
    pub trophies: Arc<Trophies>,
    /// For each established person (one whose play on the server makes multiple accounts of one person unlikely), the
    /// time at which they became established, in milliseconds since 1970.
    pub established: Arc<BTreeMap<PersonId, Millis>>,
    /// The league state with which the trophies were last compared, identified by the number and the table id of its last result;
    /// `None` before the first comparison.
    pub looked_at: Option<(i64, i64)>,
    /// The length of a season; `None` without seasons. People who become established after the end of a season do not
    /// change the trophies of its tournaments.
    pub season: Option<SeasonLength>,
    /// The value of `Store::count_league_discards` when the trophies were counted. If the stored number differs, the
    /// trophies are outdated.
    pub discards: i64,
    /// The number of the last outcome (the stored result of a finished tournament) in the newest snapshot; 0 if there is
    /// none.
    pub kept: i64,
}

impl TrophyCase {
    /// Returns `true` if the trophies must be counted again. Their value depends on which participants are established, and this
    /// has changed since the count: a participant has become established, or is no longer, because a result was removed.
    fn is_outdated(&self, league_state: &LeagueState) -> bool {
        let newest = self
            .trophies
            .newest_tournament_end()
            .map(|at| season_end_of_tournament(self.season, at));
        self.trophies.people().keys().any(|person| {
            let (before, now) =
                (self.established.get(person).copied(), league_state.established_since(*person));
            before != now && before.into_iter().chain(now).min() <= newest
        })
    }

    /// Returns `true` if the trophies need not be counted again for this league state. Records the state in `looked_at`, so that
    /// the same state is not compared again.
    pub async fn is_up_to_date_with(&mut self, league_state: &Arc<LeagueState>) -> bool {
        let position = Some(league_state.last_result_number_and_table_id());
        if self.looked_at == position {
            return true;
        }
        let (case, state) = (self.clone(), Arc::clone(league_state));
        let outdated = run_blocking(move || case.is_outdated(&state)).await;
        self.looked_at = position;
        !outdated
    }
}

/// Returns the end of the season in which a tournament ended at `tournament_ended_at`, both in milliseconds since 1970. Without
/// seasons, returns the greatest possible time. Participants who become established (trusted not to be second accounts) by then
/// raise the value of the tournament.
pub(in crate::guild) fn season_end_of_tournament(
    season_length: Option<SeasonLength>,
    tournament_ended_at: Millis,
) -> Millis {
    season_length.map_or(Millis::MAX, |season_length| {
        season_length.end_of_season_containing(tournament_ended_at)
    })
}

/// The trophies of all servers. This is only a cache: the trophies are a function of the stored data.
#[derive(Debug)]
pub(in crate::guild) struct TrophyCases {
    cache: Mutex<LruCache<GuildId, TrophyCacheEntry>>,
}

impl TrophyCases {
    /// Creates an empty cache.
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    /// Empties the cache, so that the next access counts the trophies from the store.
    pub fn clear(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns the entry of a server in the cache, which is created if necessary.
    pub fn cache_entry(&self, guild: GuildId) -> TrophyCacheEntry {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(guild, TrophyCacheEntry::default))
    }
}
