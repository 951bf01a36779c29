//! Things read a moment ago, for those who type (Discord asks for suggestions at each letter), and the racks and boards shown last.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;

use super::one_rack::Racks;
use crate::guild::{LoadedTournament, OwnPreferences};
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::text::LastLook;
use crate::time::Millis;

/// The time for which it is good enough to suggest something by.
const RECENT: Millis = 5_000;
/// The most that is remembered of each kind.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// Things read a moment ago.
#[derive(Debug, Default)]
pub struct Recent {
    /// Of a person on a server, or away from servers.
    pub preferences: Memory<(Option<GuildId>, PersonId), OwnPreferences>,
    /// The channels in which there was no open table.
    pub without_table: Memory<ChannelId, ()>,
    /// The tournament of a channel; `None` where there was none.
    pub tournaments: Memory<ChannelId, Option<LoadedTournament>>,
    /// People who have been shown how to play.
    pub introduced: Memory<PersonId, ()>,
    /// The racks that people were shown last.
    pub racks: Racks,
    /// A match as somebody without a seat has seen it last.
    pub looks: Memory<(PersonId, TableId), LastLook>,
}

/// A memory that is short, and no longer than it was made.
#[derive(Debug)]
pub struct Memory<K: Hash + Eq, V>(Mutex<LruCache<K, (Millis, V)>>);

impl<K: Hash + Eq, V> Default for Memory<K, V> {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl<K: Hash + Eq, V: Clone> Memory<K, V> {
    /// Remembers this, as it was at that moment.
    pub fn put(&self, key: K, now: Millis, value: V) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(key, (now, value));
    }

    /// As it was a few seconds ago at most; `None` if nobody has looked since.
    pub fn recent(&self, key: &K, now: Millis) -> Option<V> {
        self.within(key, now, RECENT)
    }

    /// As it was less than `time` ago.
    pub fn within(&self, key: &K, now: Millis, time: Millis) -> Option<V> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, value) = all.get(key)?;
        // One that is to come was before somebody set the clock back.
        (*at <= now && now - *at < time).then(|| value.clone())
    }

    /// As it was when somebody last looked.
    pub fn last(&self, key: &K) -> Option<V> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(key).map(|(_, value)| value.clone())
    }

    /// Remembers this in place of what `is_expected`, as it was at that moment. False if there is something else by now, or nothing.
    pub fn replace(
        &self,
        key: &K,
        now: Millis,
        value: V,
        is_expected: impl Fn(&V) -> bool,
    ) -> bool {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match all.get_mut(key) {
            Some(known) if is_expected(&known.1) => *known = (now, value),
            _ => return false,
        }
        true
    }

    /// Forgets what has changed.
    pub fn forget(&self, key: &K) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_memory_is_short() {
        let memory = Memory::default();
        memory.put(1, 10_000, "a");
        assert_eq!(memory.recent(&1, 14_999), Some("a"));
        assert_eq!((memory.recent(&1, 15_000), memory.last(&1)), (None, Some("a")));
        assert_eq!(memory.recent(&1, 9_999), None, "the clock was set back");
        memory.forget(&1);
        assert_eq!((memory.recent(&1, 10_000), memory.last(&1)), (None, None));
    }

    #[test]
    fn a_memory_is_not_endless() {
        let memory = Memory::default();
        for n in 0..100_000 {
            memory.put(n, 0, n);
        }
        assert_eq!(memory.0.lock().unwrap().len(), REMEMBERED.get());
        assert_eq!(memory.recent(&99_999, 0), Some(99_999));
    }
}
