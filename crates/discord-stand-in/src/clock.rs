//! The clock for all deadlines. Tests can replace it with a clock that advances only when they advance it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A source of the current time.
pub trait SandboxClock: Send + Sync {
    /// Returns the current time in milliseconds since 1970-01-01 UTC.
    fn now_ms(&self) -> u64;

    /// Returns `true` if the clock advances by itself, so that interactions expire in real time. With any other clock,
    /// [`Sandbox::fail_overdue_interactions`](super::Sandbox::fail_overdue_interactions) must be called after the clock has been
    /// advanced.
    fn advances_automatically(&self) -> bool {
        false
    }
}

/// The clock of the operating system.
#[derive(Debug, Clone, Copy, Default)]
pub struct RealClock;

impl SandboxClock for RealClock {
    fn now_ms(&self) -> u64 {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |passed| u64::try_from(passed.as_millis()).unwrap_or(u64::MAX))
    }

    fn advances_automatically(&self) -> bool {
        true
    }
}

/// A clock that advances only when a test calls [`Self::advance`].
#[derive(Debug)]
pub struct ManualClock(AtomicU64);

impl ManualClock {
    /// Creates a clock set to `now_ms` milliseconds since 1970-01-01 UTC.
    #[must_use]
    pub fn new(now_ms: u64) -> Self {
        Self(AtomicU64::new(now_ms))
    }

    /// Advances the clock by `ms` milliseconds.
    pub fn advance(&self, ms: u64) {
        self.0.fetch_add(ms, Ordering::SeqCst);
    }
}

impl SandboxClock for ManualClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}
