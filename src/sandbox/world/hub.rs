//! The one lock around the state.
//!
//! Everything is done under the lock and without waiting: requests, clicks and hooks each see and
//! leave a whole state, and those who wait for something are woken after every change.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::state::World;

/// The state behind its lock, and the bell that rings after each change.
pub(crate) struct Hub {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    /// The last change that is saved; absent where nobody saves the world.
    saved: watch::Sender<Option<u64>>,
    /// Held while files are written: two writers would get into each other's way.
    pub writing: Mutex<()>,
}

impl Hub {
    pub fn new(world: World) -> Arc<Self> {
        let (changed, saved) = (watch::Sender::new(0), watch::Sender::new(None));
        Arc::new(Self { world: Mutex::new(world), changed, saved, writing: Mutex::new(()) })
    }

    /// Looks.
    pub fn read<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        look(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes something, and wakes all who wait.
    pub fn write<R>(&self, change: impl FnOnce(&mut World) -> R) -> R {
        let result = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_modify(|version| *version += 1);
        result
    }

    /// Is told of every change from now on.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Notes that everything up to this change is saved. From the first time on, [`Self::settled`]
    /// waits.
    pub fn note_saved(&self, version: u64) {
        self.saved.send_replace(Some(version));
    }

    /// Waits until everything up to now is saved, if it is saved at all: what was answered is not
    /// lost, whatever happens to the process.
    pub async fn settled(&self) {
        let version = *self.changed.borrow();
        let mut saved = self.saved.subscribe();
        // An error means that nobody saves any more.
        let _ = saved.wait_for(|saved| saved.is_none_or(|saved| saved >= version)).await;
    }
}
