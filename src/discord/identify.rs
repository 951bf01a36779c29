//! Whose turn it is to identify: Discord wants some seconds between any two shards that do, in all processes together.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Mutex, MutexGuard};

use crate::store::{IDENTIFY, Store};
use crate::table::{Clock, Millis};

/// Discord wants so much time between two shards that identify.
const SPACING: Millis = 5_000;
/// How long a process that has died keeps the others waiting.
const LEASE: Millis = 15_000;

/// The turns of this process's shards, among themselves and among those of other processes.
pub(super) struct Turns {
    clock: Arc<dyn Clock>,
    /// What other processes see, and the name of this one there; `None` where there are no others.
    shared: Option<(Store, String)>,
    /// When the next of this process may identify.
    next: Mutex<Millis>,
}

/// One shard's turn. Nobody else has one meanwhile.
pub(super) struct Turn<'a> {
    turns: &'a Turns,
    next: MutexGuard<'a, Millis>,
    identified: AtomicBool,
}

impl Turns {
    pub(super) fn new(clock: Arc<dyn Clock>, shared: Option<(Store, String)>) -> Self {
        Self { clock, shared, next: Mutex::new(0) }
    }

    /// Waits for a turn.
    pub(super) async fn take(&self) -> Turn<'_> {
        let next = self.next.lock().await;
        self.clock.sleep_until(*next).await;
        while !self.hold_for(LEASE).await {
            self.clock.sleep_until(self.clock.now() + SPACING).await;
        }
        Turn { turns: self, next, identified: AtomicBool::new(false) }
    }

    /// Whether no other process has a turn from now on for so long.
    async fn hold_for(&self, time: Millis) -> bool {
        let Some((store, owner)) = &self.shared else { return true };
        let now = self.clock.now();
        match store.lease(IDENTIFY, owner, now, now + time).await {
            Ok(held) => held,
            Err(error) => {
                tracing::warn!(%error, "cannot tell whose turn it is to identify");
                false
            }
        }
    }
}

impl Turn<'_> {
    /// Notes that a shard may identify from now on.
    pub(super) fn identifies(&self) {
        self.identified.store(true, Ordering::Relaxed);
    }

    /// Keeps the turn while this goes on.
    pub(super) async fn during<T>(&self, work: impl Future<Output = T>) -> T {
        let keep = async {
            if self.turns.shared.is_none() {
                std::future::pending::<()>().await;
            }
            loop {
                self.turns.clock.sleep_until(self.turns.clock.now() + LEASE / 3).await;
                self.turns.hold_for(LEASE).await;
            }
        };
        tokio::select! {
            done = work => done,
            never = keep => never,
        }
    }

    /// Gives the turn to whoever is next; if a shard identified in it, a little later.
    pub(super) async fn give_back(mut self) {
        let pause = if self.identified.load(Ordering::Relaxed) { SPACING } else { 0 };
        *self.next = self.turns.clock.now() + pause;
        self.turns.hold_for(pause).await;
    }
}
