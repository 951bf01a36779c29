//! Time and randomness, passed in, so that tests drive them by hand.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use rand::TryRng;

use crate::game::Seed;

/// A moment: milliseconds since 1970-01-01, UTC.
pub type Millis = i64;

/// What tells the time.
#[async_trait]
pub trait Clock: Send + Sync + std::fmt::Debug {
    fn now(&self) -> Millis;

    /// Returns at that moment or soon after it; at once if it has passed.
    async fn sleep_until(&self, moment: Millis);
}

/// Where the seeds of deals come from.
pub trait Seeds: Send + Sync + std::fmt::Debug {
    /// A new seed, which nobody can foretell.
    ///
    /// # Errors
    /// The source of randomness does not answer.
    fn seed(&self) -> std::io::Result<Seed>;
}

/// The computer's own clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

#[async_trait]
impl Clock for SystemClock {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
    }

    async fn sleep_until(&self, moment: Millis) {
        let wait = u64::try_from(moment - self.now()).unwrap_or(0);
        tokio::time::sleep(Duration::from_millis(wait)).await;
    }
}

/// The operating system's randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemSeeds;

impl Seeds for SystemSeeds {
    fn seed(&self) -> std::io::Result<Seed> {
        let mut bytes = [0; 32];
        rand::rngs::SysRng.try_fill_bytes(&mut bytes).map_err(std::io::Error::other)?;
        Ok(Seed::new(bytes))
    }
}
