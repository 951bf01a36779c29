//! The queue in which shards wait for their turn to identify. Discord requires a pause of five seconds between the identify
//! calls of any two shards, across all processes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Mutex, MutexGuard};

use crate::store::{IDENTIFY, Store};
use crate::time::{Clock, Millis};

/// The time in milliseconds that Discord requires between the identify calls of two shards.
const SPACING: Millis = 5_000;
/// The duration in milliseconds of the lease for a turn. After a crash, the other processes wait for it to expire. The lease is
/// renewed after a third of this time. That third must be longer than [`SPACING`]: tests advance the clock by waking tasks that
/// sleep for at most [`SPACING`]. If the renewal slept as briefly, they would advance the clock too often, and reach the deadlines
/// of a connection.
const LEASE: Millis = 18_000;

/// A queue in which the shards of this process, and of all other processes, wait for their turn to identify.
pub struct IdentifyQueue {
    clock: Arc<dyn Clock>,
    /// The store with the lease that all processes share, and the name of this process as its owner; `None` in tests
    /// without other processes.
    shared: Option<(Store, String)>,
    /// True if this process serves only some of the shards, so that other processes certainly exist. If it is false, this process
    /// is probably alone. It then identifies even if the store fails, so that the bot can at least report to its users that the
    /// database is down.
    with_others: bool,
    /// The earliest time at which the next shard of this process may identify, in milliseconds
    /// since 1970.
    next: Mutex<Millis>,
}

/// One shard's exclusive turn to identify.
pub struct IdentifyTurn<'a> {
    turns: &'a IdentifyQueue,
    next: MutexGuard<'a, Millis>,
    identified: AtomicBool,
}

impl IdentifyQueue {
    /// Creates the queue of a process that may run at the same time as other processes. If `serves_only_some_shards` is true, other
    /// processes serve the other shards. Otherwise another process exists only while a process with a new version takes over.
    pub fn coordinated_by_store(
        clock: Arc<dyn Clock>,
        store: &Store,
        lease_owner: &str,
        serves_only_some_shards: bool,
    ) -> Self {
        let shared = Some((store.clone(), lease_owner.to_owned()));
        Self { clock, shared, with_others: serves_only_some_shards, next: Mutex::new(0) }
    }

    /// Waits until this shard may identify.
    pub async fn wait_for_turn(&self) -> IdentifyTurn<'_> {
        let next = self.next.lock().await;
        // The wait is limited in case the clock was set back.
        self.clock.sleep_for((*next - self.clock.now()).min(SPACING)).await;
        while !self.take_lease_for(LEASE).await {
            self.clock.sleep_for(SPACING).await;
        }
        IdentifyTurn { turns: self, next, identified: AtomicBool::new(false) }
    }

    /// Takes the lease of the turn for this number of milliseconds. Returns `false` if another process holds it.
    async fn take_lease_for(&self, duration: Millis) -> bool {
        let Some((store, owner)) = &self.shared else { return true };
        let now = self.clock.now();
        match store.acquire_lease(IDENTIFY, owner, now, now + duration).await {
            Ok(held) => held,
            Err(error) => {
                tracing::warn!(%error, "cannot take the lease for identifying");
                !self.with_others
            }
        }
    }
}

impl IdentifyTurn<'_> {
    /// Records that a shard is about to identify.
    pub fn note_identify(&self) {
        self.identified.store(true, Ordering::Relaxed);
    }

    /// Runs `work`, and renews the lease in the meantime.
    pub async fn run_with_lease<T>(&self, work: impl Future<Output = T>) -> T {
        let keep = async {
            if self.turns.shared.is_none() {
                std::future::pending::<()>().await;
            }
            loop {
                self.turns.clock.sleep_for(LEASE / 3).await;
                self.turns.take_lease_for(LEASE).await;
            }
        };
        tokio::select! {
            done = work => done,
            never = keep => never,
        }
    }

    /// Passes the turn to the next shard: after the required pause if this shard has identified, otherwise at once.
    pub async fn pass_to_next(mut self) {
        let pause = if self.identified.load(Ordering::Relaxed) { SPACING } else { 0 };
        *self.next = self.turns.clock.now() + pause;
        self.turns.take_lease_for(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::samples::JumpingClock;

    #[tokio::test]
    async fn a_clock_that_was_set_back_does_not_delay_the_next_identify() {
        let clock = Arc::new(JumpingClock::default());
        let turns = IdentifyQueue {
            clock: Arc::clone(&clock) as _,
            shared: None,
            with_others: false,
            next: Mutex::new(0),
        };
        // A shard identified, and then the clock was set back by an hour.
        *turns.next.lock().await = 3_600_000 + SPACING;
        drop(turns.wait_for_turn().await);
        assert_eq!(clock.lengths_of_sleeps(), [SPACING]);
    }
}
