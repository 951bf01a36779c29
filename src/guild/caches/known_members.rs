//! A cache of the memberships that the store holds for each server.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use lru::LruCache;

use crate::ids::{GuildId, PersonId};
use crate::store::Membership;
use crate::time::Millis;

/// The maximum number of servers whose memberships stay in memory.
const CACHED: NonZeroUsize = NonZeroUsize::new(256).expect("256 is not zero");

/// The maximum number of locks for look-ups at Discord that stay in memory, one for each person on a server.
const LOOK_UPS: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// The stored memberships of a server, by the id of the person.
pub(in crate::guild) type MembershipsByPerson = Arc<BTreeMap<PersonId, Membership>>;

/// A cache of the stored memberships of each server. Later reads of the store need only the memberships that are newer than the
/// newest cached one.
#[derive(Debug)]
pub(in crate::guild) struct MembershipCache {
    cache: Mutex<LruCache<GuildId, (MembershipsByPerson, Millis)>>,
    look_ups: Mutex<LruCache<(GuildId, PersonId), LookUpLock>>,
}

/// A lock that is held while a person's membership is looked up at Discord.
type LookUpLock = Arc<tokio::sync::Mutex<()>>;

impl MembershipCache {
    /// Creates an empty cache.
    pub fn new() -> Self {
        let look_ups = Mutex::new(LruCache::new(LOOK_UPS));
        Self { cache: Mutex::new(LruCache::new(CACHED)), look_ups }
    }

    /// Returns the lock for looking up this person on this server.
    pub fn look_up_lock(&self, guild: GuildId, person: PersonId) -> LookUpLock {
        let mut look_ups = self.look_ups.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(look_ups.get_or_insert_mut((guild, person), LookUpLock::default))
    }

    /// Empties the cache; the next access reads from the store.
    pub fn clear(&self) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Returns the time of the newest look-up among the cached memberships of a server, in milliseconds since 1970; `None` if the
    /// server is not cached.
    pub fn newest_look_up_time(&self, guild: GuildId) -> Option<Millis> {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.get(&guild).map(|(_, newest)| *newest)
    }

    /// Adds memberships of a server to the cache. Returns all cached memberships of the server.
    pub fn add_and_get_all_memberships(
        &self,
        guild: GuildId,
        new_memberships: Vec<(PersonId, Membership)>,
    ) -> MembershipsByPerson {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        let (found, newest) =
            cache.get_or_insert_mut(guild, || (MembershipsByPerson::default(), Millis::MIN));
        for (person, membership) in new_memberships {
            *newest = membership.checked_at.max(*newest);
            if found.get(&person) != Some(&membership) {
                Arc::make_mut(found).insert(person, membership);
            }
        }
        Arc::clone(found)
    }
}
