//! Caches and pools of reusable buffers, which pictures share.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// A cache of values that are slow to create. If it is full, the least recently used value is dropped.
#[derive(Debug)]
pub struct Cache<K: Hash + Eq, V> {
    values: Mutex<LruCache<K, Arc<V>>>,
}

impl<K: Hash + Eq, V> Cache<K, V> {
    /// Creates an empty cache for at most this many values.
    pub fn with_capacity(capacity: NonZeroUsize) -> Self {
        Self { values: Mutex::new(LruCache::new(capacity)) }
    }

    /// Returns the value for this key. If it is not cached, creates it and caches it.
    pub fn get_or_make(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        Arc::clone(lock_cache(&self.values).get_or_insert(key, || Arc::new(make())))
    }
}

/// A cache with a limit on the memory of its values. If it is full, the least recently used values are dropped.
#[derive(Debug)]
pub struct WeightedCache<K: Hash + Eq, V> {
    capacity: usize,
    held: Mutex<WeightedValues<K, V>>,
}

#[derive(Debug)]
struct WeightedValues<K: Hash + Eq, V> {
    values: LruCache<K, (Arc<V>, usize)>,
    /// The total weight of the values, in bytes.
    weight: usize,
}

impl<K: Hash + Eq, V> WeightedCache<K, V> {
    /// Creates an empty cache for values with a total weight of this many bytes.
    pub fn with_capacity(capacity: usize) -> Self {
        Self {
            capacity,
            held: Mutex::new(WeightedValues { values: LruCache::unbounded(), weight: 0 }),
        }
    }

    /// Returns the value for this key; `None` if it is not cached.
    pub fn get(&self, key: &K) -> Option<Arc<V>> {
        lock_cache(&self.held).values.get(key).map(|(value, _)| Arc::clone(value))
    }

    /// Caches a value with this weight in bytes.
    pub fn insert(&self, key: K, value: Arc<V>, weight: usize) {
        let mut held = lock_cache(&self.held);
        held.weight += weight;
        if let Some((_, (_, before))) = held.values.push(key, (value, weight)) {
            held.weight -= before;
        }
        while held.weight > self.capacity {
            let Some((_, (_, dropped))) = held.values.pop_lru() else { break };
            held.weight -= dropped;
        }
    }
}

/// A pool of buffers of finished pictures. They are reused, because allocating memory takes as long as drawing a picture.
#[derive(Debug)]
pub struct BufferPool<T> {
    buffers: Mutex<Vec<T>>,
}

impl<T> BufferPool<T> {
    /// The maximum number of buffers that are kept. More pictures are seldom drawn at the same time.
    const MAX_BUFFERS: usize = 2;

    /// Returns a buffer for reuse; `None` if the pool is empty.
    pub fn take(&self) -> Option<T> {
        lock_cache(&self.buffers).pop()
    }

    /// Returns a buffer to the pool, which drops it if it is full.
    pub fn give_back(&self, buffer: T) {
        let mut buffers = lock_cache(&self.buffers);
        if buffers.len() < Self::MAX_BUFFERS {
            buffers.push(buffer);
        }
    }
}

impl<T> Default for BufferPool<T> {
    fn default() -> Self {
        Self { buffers: Mutex::default() }
    }
}

/// Locks a cache. A panic while the lock is held does not damage the cache, because only complete values are inserted.
fn lock_cache<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_made_once_and_dropped_when_the_cache_is_full() {
        let cache = Cache::with_capacity(NonZeroUsize::new(2).unwrap());
        let first = cache.get_or_make(1, || "one");
        assert!(Arc::ptr_eq(&first, &cache.get_or_make(1, || unreachable!("it is there"))));
        for key in [2, 3] {
            cache.get_or_make(key, || "another");
        }
        assert_eq!(*cache.get_or_make(1, || "made again"), "made again");
        assert_eq!(lock_cache(&cache.values).len(), 2);
    }

    #[test]
    fn a_weighted_cache_stays_within_its_capacity() {
        let kept = WeightedCache::with_capacity(100);
        for key in 0..10 {
            kept.insert(key, Arc::new(key), 30);
        }
        let there: Vec<i32> = (0..10).filter(|key| kept.get(key).is_some()).collect();
        assert_eq!(there, [7, 8, 9]);
        // A value replaces the older value with the same key.
        (0..5).for_each(|_| kept.insert(8, Arc::new(8), 45));
        assert_eq!(
            (kept.get(&7), kept.get(&8), kept.get(&9)),
            (None, Some(Arc::new(8)), Some(Arc::new(9)))
        );
        kept.insert(1, Arc::new(1), 1000);
        assert!((0..10).all(|key| kept.get(&key).is_none()));
    }

    #[test]
    fn a_buffer_pool_keeps_at_most_two_buffers() {
        let spares = BufferPool::default();
        (0..5).for_each(|buffer| spares.give_back(buffer));
        assert_eq!((spares.take(), spares.take(), spares.take()), (Some(1), Some(0), None));
    }
}
