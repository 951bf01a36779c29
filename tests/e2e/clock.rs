//! Time and randomness in the hands of a test.

use std::sync::atomic::{AtomicU64, Ordering};

use async_trait::async_trait;
use tokio::sync::watch;
use triominos::game::Seed;
use triominos::sandbox::SandboxClock;
use triominos::table::{Clock, Millis, Seeds};

/// A clock that stands still until it is moved, for the bot and for the stand-in at once.
#[derive(Debug)]
pub struct HandClock(watch::Sender<Millis>);

impl HandClock {
    /// It is 21 November 2026, 12:00 UTC.
    pub fn new() -> Self {
        Self(watch::Sender::new(1_795_262_400_000))
    }

    /// Moves the clock forward. Whoever sleeps until then or earlier wakes up.
    pub fn advance(&self, ms: Millis) {
        self.0.send_modify(|now| *now += ms);
    }
}

#[async_trait]
impl Clock for HandClock {
    fn now(&self) -> Millis {
        *self.0.borrow()
    }

    async fn sleep_until(&self, moment: Millis) {
        let mut now = self.0.subscribe();
        now.wait_for(|now| *now >= moment).await.expect("the clock outlives its sleepers");
    }
}

impl SandboxClock for HandClock {
    fn now_ms(&self) -> u64 {
        u64::try_from(self.now()).expect("it is after 1970")
    }
}

/// Seeds that are the same in every run.
#[derive(Debug)]
pub struct CountedSeeds(AtomicU64);

impl CountedSeeds {
    pub fn from(first: u64) -> Self {
        Self(AtomicU64::new(first))
    }
}

impl Seeds for CountedSeeds {
    fn seed(&self) -> std::io::Result<Seed> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.0.fetch_add(1, Ordering::SeqCst).to_le_bytes());
        Ok(Seed::new(bytes))
    }
}
