//! The trophies of servers, as far as this process has counted them.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;
use tokio::sync::Mutex as AsyncMutex;

use super::off_workers::off_workers;
use crate::ids::{GuildId, PersonId};
use crate::league::{LeagueState, SeasonLength, Trophies};
use crate::time::Millis;

/// The number of servers whose trophies are kept; those of any other are counted again at first touch.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");
/// A server's lock, and its trophies as far as they have been counted.
/// `None` before the first look, and where that was broken off.
pub(in crate::guild) type Slot = Arc<AsyncMutex<Option<TrophyCase>>>;

/// The trophies of a server, and what they were counted by.
#[derive(Clone, Debug, Default)]
pub(in crate::guild) struct TrophyCase {
    pub trophies: Arc<Trophies>,
    /// The moments since which its people are established.
    pub established: Arc<BTreeMap<PersonId, Millis>>,
    /// The last result and its table of the league state by which that was looked at last.
    pub looked_at: Option<(i64, i64)>,
    /// The length of a season, at whose end nobody becomes established any more for its tournaments.
    pub season: Option<SeasonLength>,
    /// The number of times that the league had been thrown away.
    pub discards: i64,
    /// The number of the last outcome in a snapshot.
    pub kept: i64,
}

impl TrophyCase {
    /// True if somebody is established otherwise than it was counted: they have become so since, or a result was taken out of the
    /// league.
    fn is_outdated(&self, league_state: &LeagueState) -> bool {
        let newest = self.trophies.newest_end().map(|at| end_of(self.season, at));
        self.trophies.people().keys().any(|person| {
            let (before, now) =
                (self.established.get(person).copied(), league_state.established_since(*person));
            before != now && before.into_iter().chain(now).min() <= newest
        })
    }

    /// True if the league state is the one by which it was looked at last, or it makes no difference.
    pub async fn is_right(&mut self, league_state: &Arc<LeagueState>) -> bool {
        let position = Some(league_state.position());
        if self.looked_at == position {
            return true;
        }
        let (case, state) = (self.clone(), Arc::clone(league_state));
        let outdated = off_workers(move || case.is_outdated(&state)).await;
        self.looked_at = position;
        !outdated
    }
}

/// The moment until which those who become established raise the worth of a tournament that ended then: the end of its season.
/// Without seasons there is none.
pub(in crate::guild) fn end_of(season: Option<SeasonLength>, at: Millis) -> Millis {
    season.map_or(Millis::MAX, |season| season.end_of(at))
}

/// Every server's trophies. Nothing depends on what is kept but speed: each is a function of what is stored.
#[derive(Debug)]
pub(in crate::guild) struct TrophyCases {
    cache: Mutex<LruCache<GuildId, Slot>>,
}

impl TrophyCases {
    pub fn new() -> Self {
        Self { cache: Mutex::new(LruCache::new(CACHED)) }
    }

    /// Forgets everything: it is counted from what is stored at the next look.
    pub fn forget(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    pub fn slot(&self, guild: GuildId) -> Slot {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(cache.get_or_insert(guild, Slot::default))
    }
}
