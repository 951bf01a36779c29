//! The lock around the state.
//!
//! A request, a click or a test holds the lock for one complete change, and never awaits while holding it. Every change wakes all
//! tasks that wait for a condition.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::state::World;

/// The state with its lock, and with notifications of changes.
pub(crate) struct Hub {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    /// The number of the last change that has been saved; `None` if the state is not being saved.
    saved: watch::Sender<Option<u64>>,
    /// The lock for writing files, so that only one task writes at a time.
    pub writing: Mutex<()>,
}

impl Hub {
    /// Puts this state behind a lock.
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

    /// Returns a receiver that is notified of all changes from now on.
    pub fn subscribe_to_changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Records that all changes up to the one with this number have been saved. Before the first call of this method,
    /// [`Self::wait_until_saved`] returns immediately.
    pub fn mark_saved_up_to(&self, change_number: u64) {
        self.saved.send_replace(Some(change_number));
    }

    /// Waits until all changes so far have been saved, so that the effect of an answered request survives the end of the process.
    /// Returns immediately if the state is not saved.
    pub async fn wait_until_saved(&self) {
        let version = *self.changed.borrow();
        let mut saved = self.saved.subscribe();
        // An error means that the task that saves has ended.
        let _ = saved.wait_for(|saved| saved.is_none_or(|saved| saved >= version)).await;
    }
}
