//! Time, passed in, so that tests drive it by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;

/// A moment, or the time between two: milliseconds, a moment counted from 1970-01-01, UTC.
pub type Millis = i64;

/// A source of the time.
#[async_trait]
pub trait Clock: Send + Sync + std::fmt::Debug {
    fn now(&self) -> Millis;

    /// Returns at that moment or soon after it; at once if it has passed. The length of the wait is worked out once.
    async fn sleep_until(&self, moment: Millis);

    /// Returns after this time, even if somebody sets the clock meanwhile.
    async fn sleep_for(&self, time: Millis) {
        self.sleep_until(self.now().saturating_add(time)).await;
    }
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
        self.sleep_for(moment.saturating_sub(self.now())).await;
    }

    async fn sleep_for(&self, time: Millis) {
        tokio::time::sleep(Duration::from_millis(u64::try_from(time).unwrap_or(0))).await;
    }
}

/// A clock that goes as another does, and is set by a third.
#[derive(Debug)]
pub struct SetClock {
    clock: Arc<dyn Clock>,
    /// The time by which it is ahead of `clock`.
    ahead: AtomicI64,
}

impl SetClock {
    /// Shows what `clock` shows until it is set.
    pub fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, ahead: AtomicI64::new(0) }
    }

    /// Sets it to `right`, which was asked for when `clock` showed `asked`, and is known now: it was right half-way between.
    /// Returns by how much it has been moved.
    pub fn set(&self, asked: Millis, right: Millis) -> Millis {
        let ahead = right - asked.midpoint(self.clock.now());
        ahead - self.ahead.swap(ahead, Ordering::Relaxed)
    }

    /// The clock that it goes by.
    pub fn unset(&self) -> &dyn Clock {
        &*self.clock
    }
}

#[async_trait]
impl Clock for SetClock {
    fn now(&self) -> Millis {
        self.clock.now() + self.ahead.load(Ordering::Relaxed)
    }

    async fn sleep_until(&self, moment: Millis) {
        self.clock.sleep_until(moment - self.ahead.load(Ordering::Relaxed)).await;
    }
}
