//! The lock around the state.
//!
//! Requests, clicks and tests each hold the lock for one complete change, and never wait inside it. Every change wakes all tasks that
//! wait for a condition.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::state::World;

/// The state behind its lock, with a notification of each change.
pub(crate) struct Hub {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    /// The last change that has been saved; absent if the state is not saved.
    saved: watch::Sender<Option<u64>>,
    /// The lock of the writer of files; it admits one writer at a time.
    pub writing: Mutex<()>,
}

impl Hub {
    pub fn new(world: World) -> Arc<Self> {
        let (changed, saved) = (watch::Sender::new(0), watch::Sender::new(None));
        Arc::new(Self { world: Mutex::new(world), changed, saved, writing: Mutex::new(()) })
    }

    /// Reads the state.
    pub fn read<R>(&self, reader: impl FnOnce(&World) -> R) -> R {
        reader(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes the state, and wakes all waiting tasks.
    pub fn write<R>(&self, change: impl FnOnce(&mut World) -> R) -> R {
        let result = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_modify(|version| *version += 1);
        result
    }

    /// Returns a receiver of the changes from now on.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Records that everything up to this change has been saved. From the first call on, [`Self::settled`] waits.
    pub fn note_saved(&self, version: u64) {
        self.saved.send_replace(Some(version));
    }

    /// Waits until all changes up to now have been saved, if the state is saved at all, so that an answered request survives the end
    /// of the process.
    pub async fn settled(&self) {
        let version = *self.changed.borrow();
        let mut saved = self.saved.subscribe();
        // An error means that the task that saves has ended.
        let _ = saved.wait_for(|saved| saved.is_none_or(|saved| saved >= version)).await;
    }
}
