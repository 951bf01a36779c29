//! Memory that pictures share: things that are kept, and buffers that are used again.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// Things that take long to make, by the keys they are made from. Beyond its room, those not asked for the longest are dropped.
#[derive(Debug)]
pub struct Cache<K: Hash + Eq, V> {
    things: Mutex<LruCache<K, Arc<V>>>,
}

impl<K: Hash + Eq, V> Cache<K, V> {
    /// An empty cache with room for this many things.
    pub fn of(room: NonZeroUsize) -> Self {
        Self { things: Mutex::new(LruCache::new(room)) }
    }

    /// The thing of this key, made now if it is not there.
    pub fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        Arc::clone(locked(&self.things).get_or_insert(key, || Arc::new(make())))
    }
}

/// Buffers of finished pictures, for the next ones: fresh memory would cost as much time as drawing does.
#[derive(Debug)]
pub struct Spares<T> {
    buffers: Mutex<Vec<T>>,
}

impl<T> Spares<T> {
    /// Hardly ever are more pictures than this drawn at the same time.
    const MOST: usize = 2;

    pub fn take(&self) -> Option<T> {
        locked(&self.buffers).pop()
    }

    pub fn give_back(&self, buffer: T) {
        let mut buffers = locked(&self.buffers);
        if buffers.len() < Self::MOST {
            buffers.push(buffer);
        }
    }
}

impl<T> Default for Spares<T> {
    fn default() -> Self {
        Self { buffers: Mutex::default() }
    }
}

/// A thing is put in when it is finished, so after a panic elsewhere the rest is as good as before.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_made_once_and_dropped_when_the_room_is_used_up() {
        let cache = Cache::of(NonZeroUsize::new(2).unwrap());
        let first = cache.get(1, || "one");
        assert!(Arc::ptr_eq(&first, &cache.get(1, || unreachable!("it is there"))));
        for key in [2, 3] {
            cache.get(key, || "another");
        }
        assert_eq!(*cache.get(1, || "made again"), "made again");
        assert_eq!(locked(&cache.things).len(), 2);
    }

    #[test]
    fn no_more_buffers_are_kept_than_that() {
        let spares = Spares::default();
        (0..5).for_each(|buffer| spares.give_back(buffer));
        assert_eq!((spares.take(), spares.take(), spares.take()), (Some(1), Some(0), None));
    }
}
