//! A bounded map whose entries expire.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use crate::time::Millis;

/// The age in milliseconds from which [`ExpiringMap::get_fresh`] ignores an entry.
const FRESH_FOR: Millis = 5_000;
/// The maximum number of entries; a new one evicts the least recently used.
const CAPACITY: NonZeroUsize = NonZeroUsize::new(1024).expect("1024 is not zero");

/// A bounded map that stores each value with the time at which it was read. The caller of a getter states the maximum
/// age.
#[derive(Debug)]
pub struct ExpiringMap<K: Hash + Eq, V>(Mutex<LruCache<K, (Millis, V)>>);

impl<K: Hash + Eq, V> Default for ExpiringMap<K, V> {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(CAPACITY)))
    }
}

/// Returns `true` if a value that was read at `stored_at` is less than `max_age` milliseconds old at `now`. If `stored_at` is in
/// the future because the clock was set back, the value counts as too old.
fn is_younger(stored_at: Millis, now: Millis, max_age: Millis) -> bool {
    stored_at <= now && now - stored_at < max_age
}

impl<K: Hash + Eq, V: Clone> ExpiringMap<K, V> {
    /// Locks the map.
    fn lock(&self) -> MutexGuard<'_, LruCache<K, (Millis, V)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the value, which was read at `now`.
    pub fn put(&self, key: K, now: Millis, value: V) {
        self.lock().put(key, (now, value));
    }

    /// Sets the value, and returns the former one if it is less than `max_age` milliseconds old;
    /// otherwise `None`.
    pub fn swap(&self, key: K, now: Millis, value: V, max_age: Millis) -> Option<V> {
        let (at, former) = self.lock().put(key, (now, value))?;
        is_younger(at, now, max_age).then_some(former)
    }

    /// Returns the value if it is less than five seconds old; otherwise `None`.
    pub fn get_fresh(&self, key: &K, now: Millis) -> Option<V> {
        self.get_younger(key, now, FRESH_FOR)
    }

    /// Returns the value if it is less than `max_age` milliseconds old; otherwise `None`.
    pub fn get_younger(&self, key: &K, now: Millis, max_age: Millis) -> Option<V> {
        let mut all = self.lock();
        let (at, value) = all.get(key)?;
        is_younger(*at, now, max_age).then(|| value.clone())
    }

    /// Returns the value, regardless of its age; `None` if there is none.
    pub fn get(&self, key: &K) -> Option<V> {
        self.lock().get(key).map(|(_, value)| value.clone())
    }

    /// Replaces the value if there is one and `is_expected` returns `true` for it. Returns `true` if it
    /// was replaced.
    pub fn replace_if(
        &self,
        key: &K,
        now: Millis,
        value: V,
        is_expected: impl Fn(&V) -> bool,
    ) -> bool {
        match self.lock().get_mut(key) {
            Some(known) if is_expected(&known.1) => *known = (now, value),
            _ => return false,
        }
        true
    }

    /// Removes the value if there is one and `is_expected` returns `true` for it. Returns `true` if it
    /// was removed.
    pub fn remove_if(&self, key: &K, is_expected: impl Fn(&V) -> bool) -> bool {
        let mut all = self.lock();
        let is_removed = all.get(key).is_some_and(|(_, known)| is_expected(known));
        if is_removed {
            all.pop(key);
        }
        is_removed
    }

    /// Removes the value of this key.
    pub fn remove(&self, key: &K) {
        self.lock().pop(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_expire_after_five_seconds() {
        let map = ExpiringMap::default();
        map.put(1, 10_000, "a");
        assert_eq!(map.get_fresh(&1, 14_999), Some("a"));
        assert_eq!((map.get_fresh(&1, 15_000), map.get(&1)), (None, Some("a")));
        assert_eq!(map.get_fresh(&1, 9_999), None, "the clock was set back");
        map.remove(&1);
        assert_eq!((map.get_fresh(&1, 10_000), map.get(&1)), (None, None));
    }

    #[test]
    fn the_number_of_entries_is_bounded() {
        let map = ExpiringMap::default();
        for n in 0..100_000 {
            map.put(n, 0, n);
        }
        assert_eq!(map.0.lock().unwrap().len(), CAPACITY.get());
        assert_eq!(map.get_fresh(&99_999, 0), Some(99_999));
    }
}
