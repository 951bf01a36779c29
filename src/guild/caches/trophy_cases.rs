//! A cache of the trophies that follow from each server's finished tournaments.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use super::off_workers::run_blocking;
use crate::ids::{GuildId, PersonId};
use crate::league::{LeagueState, SeasonLength, Trophies};
use crate::time::Millis;

/// The number of servers whose trophies stay in memory. Those of any other are counted again on first use.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// A server's lock, and its trophies as far as they have been counted; `None` before the first use, and after a count that was
/// cancelled.
pub(in crate::guild) type TrophySlot = Arc<AsyncMutex<Option<TrophyCase>>>;

/// The trophies of a server, and the facts that they were counted with.
#[derive(Clone, Debug, Default)]
pub(in crate::guild) struct TrophyCase {
    pub trophies: Arc<Trophies>,
    /// The moment since which each established person has been established.
    pub established: Arc<BTreeMap<PersonId, Millis>>,
    /// The last result and its table in the league state that the trophies were last compared with.
    pub looked_at: Option<(i64, i64)>,
    /// The length of a season. People who become established after a season's end change nothing about its tournaments.
    pub season: Option<SeasonLength>,
    /// The number of times that the league had been discarded.
    pub discards: i64,
    /// The number of the last outcome in the newest snapshot.
    pub kept: i64,
}

impl TrophyCase {
    /// True if the counted trophies assume the wrong established people: somebody has become established since, or a result has
    /// been removed from the league.
    fn is_outdated(&self, league_state: &LeagueState) -> bool {
        let newest = self.trophies.newest_end().map(|at| season_end_after(self.season, at));
        self.trophies.people().keys().any(|person| {
            let (before, now) =
                (self.established.get(person).copied(), league_state.established_since(*person));
            before != now && before.into_iter().chain(now).min() <= newest
        })
    }

    /// True if the trophies agree with this league state.
    pub async fn agrees_with(&mut self, league_state: &Arc<LeagueState>) -> bool {
        let position = Some(league_state.last_result());
        if self.looked_at == position {
            return true;
        }
        let (case, state) = (self.clone(), Arc::clone(league_state));
        let outdated = run_blocking(move || case.is_outdated(&state)).await;
        self.looked_at = position;
        !outdated
    }
}

/// The end of the season in which a tournament ended at `at`. Until then, people who become established raise the tournament's
/// worth. Without seasons it never comes.
pub(in crate::guild) fn season_end_after(season: Option<SeasonLength>, at: Millis) -> Millis {
    season.map_or(Millis::MAX, |season| season.season_end_at(at))
}

/// Every server's trophies. This is a cache only: each is a function of what is stored.
#[derive(Debug)]
pub(in crate::guild) struct TrophyCases {
    cache: Mutex<LruCache<GuildId, TrophySlot>>,
}

impl TrophyCases {
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    /// Empties the cache; the next access counts from the store.
    pub fn clear(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    pub fn slot(&self, guild: GuildId) -> TrophySlot {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(guild, TrophySlot::default))
    }
}
