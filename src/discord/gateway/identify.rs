//! Turns to identify: Discord wants some seconds between any two shards that do, in all processes together.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::{Mutex, MutexGuard};

use crate::store::{IDENTIFY, Store};
use crate::time::{Clock, Millis};

/// Discord wants so much time between two shards that identify.
const SPACING: Millis = 5_000;
/// The time for which a process that has died keeps the others waiting. It is renewed three times in that time, which is longer
/// than [`SPACING`], so that a test which advances its clock by `SPACING` doesn't also run through the deadlines of a connection.
const LEASE: Millis = 18_000;

/// The turns of this process's shards, among themselves and among those of other processes.
pub struct Turns {
    clock: Arc<dyn Clock>,
    /// The store, in which other processes see a turn, and the name of this one there; `None` where there are no others.
    shared: Option<(Store, String)>,
    /// True if there are other processes for sure. One that may well be alone identifies without the store, where that does not
    /// answer: people are told so then, and would hear nothing otherwise.
    with_others: bool,
    /// The moment from which the next shard of this process may identify.
    next: Mutex<Millis>,
}

/// One shard's turn. Nobody else has one meanwhile.
pub struct Turn<'a> {
    turns: &'a Turns,
    next: MutexGuard<'a, Millis>,
    identified: AtomicBool,
}

impl Turns {
    /// Turns of a process that may have others beside it: as it has where it serves some of the shards only, or while a new
    /// version takes over.
    pub fn shared(clock: Arc<dyn Clock>, store: &Store, owner: &str, with_others: bool) -> Self {
        let shared = Some((store.clone(), owner.to_owned()));
        Self { clock, shared, with_others, next: Mutex::new(0) }
    }

    /// Waits for a turn.
    pub async fn take(&self) -> Turn<'_> {
        let next = self.next.lock().await;
        // Never longer: somebody may have set the clock back.
        self.clock.sleep_for((*next - self.clock.now()).min(SPACING)).await;
        while !self.hold_for(LEASE).await {
            self.clock.sleep_for(SPACING).await;
        }
        Turn { turns: self, next, identified: AtomicBool::new(false) }
    }

    /// Holds the turn for so long from now on, against other processes. False if one of them has it.
    async fn hold_for(&self, time: Millis) -> bool {
        let Some((store, owner)) = &self.shared else { return true };
        let now = self.clock.now();
        match store.lease(IDENTIFY, owner, now, now + time).await {
            Ok(held) => held,
            Err(error) => {
                tracing::warn!(%error, "cannot tell whose turn it is to identify");
                !self.with_others
            }
        }
    }
}

impl Turn<'_> {
    /// Notes that a shard may identify from now on.
    pub fn identifies(&self) {
        self.identified.store(true, Ordering::Relaxed);
    }

    /// Keeps the turn while this goes on.
    pub async fn during<T>(&self, work: impl Future<Output = T>) -> T {
        let keep = async {
            if self.turns.shared.is_none() {
                std::future::pending::<()>().await;
            }
            loop {
                self.turns.clock.sleep_for(LEASE / 3).await;
                self.turns.hold_for(LEASE).await;
            }
        };
        tokio::select! {
            done = work => done,
            never = keep => never,
        }
    }

    /// Passes the turn to the next shard; a little later if a shard identified in it.
    pub async fn give_back(mut self) {
        let pause = if self.identified.load(Ordering::Relaxed) { SPACING } else { 0 };
        *self.next = self.turns.clock.now() + pause;
        self.turns.hold_for(pause).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::samples::Jumping;

    #[tokio::test]
    async fn the_next_waits_for_no_clock_that_was_set_back() {
        let clock = Arc::new(Jumping::default());
        let turns = Turns {
            clock: Arc::clone(&clock) as _,
            shared: None,
            with_others: false,
            next: Mutex::new(0),
        };
        // A shard identified; then the clock was set back by an hour.
        *turns.next.lock().await = 3_600_000 + SPACING;
        drop(turns.take().await);
        assert_eq!(clock.slept(), [SPACING]);
    }
}
