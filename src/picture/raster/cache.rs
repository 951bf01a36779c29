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
    pub fn with_room(room: NonZeroUsize) -> Self {
        Self { things: Mutex::new(LruCache::new(room)) }
    }

    /// The thing of this key, made now if it is not there.
    pub fn get(&self, key: K, make: impl FnOnce() -> V) -> Arc<V> {
        Arc::clone(locked(&self.things).get_or_insert(key, || Arc::new(make())))
    }
}

/// Things by their keys that may take so much memory in all. Beyond that, those not asked for the longest are dropped.
#[derive(Debug)]
pub struct Weighed<K: Hash + Eq, V> {
    room: usize,
    held: Mutex<Held<K, V>>,
}

#[derive(Debug)]
struct Held<K: Hash + Eq, V> {
    things: LruCache<K, (Arc<V>, usize)>,
    /// What they weigh together.
    weight: usize,
}

impl<K: Hash + Eq, V> Weighed<K, V> {
    /// Nothing yet, and room for so many bytes.
    pub fn with_room(room: usize) -> Self {
        Self { room, held: Mutex::new(Held { things: LruCache::unbounded(), weight: 0 }) }
    }

    /// The thing of this key, if it is there.
    pub fn get(&self, key: &K) -> Option<Arc<V>> {
        locked(&self.held).things.get(key).map(|(thing, _)| Arc::clone(thing))
    }

    /// Keeps a thing that weighs so many bytes.
    pub fn insert(&self, key: K, thing: Arc<V>, weight: usize) {
        let mut held = locked(&self.held);
        held.weight += weight;
        if let Some((_, (_, before))) = held.things.push(key, (thing, weight)) {
            held.weight -= before;
        }
        while held.weight > self.room {
            let Some((_, (_, dropped))) = held.things.pop_lru() else { break };
            held.weight -= dropped;
        }
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
        let cache = Cache::with_room(NonZeroUsize::new(2).unwrap());
        let first = cache.get(1, || "one");
        assert!(Arc::ptr_eq(&first, &cache.get(1, || unreachable!("it is there"))));
        for key in [2, 3] {
            cache.get(key, || "another");
        }
        assert_eq!(*cache.get(1, || "made again"), "made again");
        assert_eq!(locked(&cache.things).len(), 2);
    }

    #[test]
    fn things_weigh_no_more_than_there_is_room() {
        let kept = Weighed::with_room(100);
        for key in 0..10 {
            kept.insert(key, Arc::new(key), 30);
        }
        let there: Vec<i32> = (0..10).filter(|key| kept.get(key).is_some()).collect();
        assert_eq!(there, [7, 8, 9]);
        // The same once more takes the place of itself.
        (0..5).for_each(|_| kept.insert(8, Arc::new(8), 45));
        assert_eq!(
            (kept.get(&7), kept.get(&8), kept.get(&9)),
            (None, Some(Arc::new(8)), Some(Arc::new(9)))
        );
        kept.insert(1, Arc::new(1), 1000);
        assert!((0..10).all(|key| kept.get(&key).is_none()));
    }

    #[test]
    fn no_more_buffers_are_kept_than_that() {
        let spares = Spares::default();
        (0..5).for_each(|buffer| spares.give_back(buffer));
        assert_eq!((spares.take(), spares.take(), spares.take()), (Some(1), Some(0), None));
    }
}
