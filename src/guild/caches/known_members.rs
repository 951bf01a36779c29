//! The members of servers, as far as this process has read about them.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use crate::ids::{GuildId, PersonId};
use crate::store::Membership;
use crate::time::Millis;

/// The number of servers of which it is kept in memory.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");

/// The number of people of whom it is known that somebody looks them up.
const LOOK_UPS: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// The findings about everyone of a server.
pub(in crate::guild) type Found = Arc<BTreeMap<PersonId, Membership>>;

/// The findings of each server, with the moment of the newest. Only those that are newer are read from the store.
#[derive(Debug)]
pub(in crate::guild) struct KnownMembers {
    cache: Mutex<LruCache<GuildId, (Found, Millis)>>,
    look_ups: Mutex<LruCache<(GuildId, PersonId), LookUp>>,
}

/// Locked while somebody finds out about a person.
type LookUp = Arc<tokio::sync::Mutex<()>>;

impl KnownMembers {
    pub fn new() -> Self {
        let look_ups = Mutex::new(LruCache::new(LOOK_UPS));
        Self { cache: Mutex::new(LruCache::new(CACHED)), look_ups }
    }

    /// The lock on looking this person up.
    pub fn look_up(&self, guild: GuildId, person: PersonId) -> LookUp {
        let mut look_ups = self.look_ups.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(look_ups.get_or_insert_mut((guild, person), LookUp::default))
    }

    /// Forgets everything: it is read from the store at the next look.
    pub fn forget(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    pub fn newest(&self, guild: GuildId) -> Option<Millis> {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.get(&guild).map(|(_, newest)| *newest)
    }

    pub fn note(&self, guild: GuildId, more: Vec<(PersonId, Membership)>) -> Found {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        let (found, newest) = cache.get_or_insert_mut(guild, || (Found::default(), Millis::MIN));
        for (person, membership) in more {
            *newest = membership.checked_at.max(*newest);
            if found.get(&person) != Some(&membership) {
                Arc::make_mut(found).insert(person, membership);
            }
        }
        Arc::clone(found)
    }
}
