//! Clocks. They are passed to the code that needs the time, so that tests can control the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;

/// A point in time as milliseconds since 1970-01-01 UTC, or a duration in milliseconds.
pub type Millis = i64;

/// A clock, which returns the time and waits.
#[async_trait]
pub trait Clock: Send + Sync + std::fmt::Debug {
    /// Returns the current time, in milliseconds since 1970.
    fn now(&self) -> Millis;

    /// Waits until the time `moment`. Returns immediately if it has passed. The duration of the wait is computed only
    /// once, so it is wrong if the clock is adjusted during the wait.
    async fn sleep_until(&self, moment: Millis);

    /// Waits for the duration `time`. An implementation whose clock can be adjusted should ensure that an adjustment during the
    /// wait does not change its duration.
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

/// A clock that is adjusted to a trusted clock, such as that of the database server. Between two adjustments it advances as fast
/// as `clock`.
#[derive(Debug)]
pub struct AdjustedClock {
    clock: Arc<dyn Clock>,
    /// The current correction: this clock is ahead of `clock` by this many milliseconds.
    ahead: AtomicI64,
}

impl AdjustedClock {
    /// Creates a clock that has the same time as `clock` until it is adjusted.
    pub fn new(clock: Arc<dyn Clock>) -> Self {
        Self { clock, ahead: AtomicI64::new(0) }
    }

    /// Adjusts this clock to `trusted_time`, the time of the trusted clock in the answer to a request. `request_sent_at` is the
    /// time of the unadjusted clock at which the request was sent. The trusted clock is assumed to have been read in the
    /// middle between `request_sent_at` and now. Returns the change of the correction in milliseconds.
    pub fn adjust_and_return_change(
        &self,
        request_sent_at: Millis,
        trusted_time: Millis,
    ) -> Millis {
        let ahead = trusted_time - request_sent_at.midpoint(self.clock.now());
        ahead - self.ahead.swap(ahead, Ordering::Relaxed)
    }

    /// Returns the clock without the correction.
    pub fn unadjusted_clock(&self) -> &dyn Clock {
        &*self.clock
    }
}

#[async_trait]
impl Clock for AdjustedClock {
    fn now(&self) -> Millis {
        self.clock.now() + self.ahead.load(Ordering::Relaxed)
    }

    async fn sleep_until(&self, moment: Millis) {
        self.clock.sleep_until(moment - self.ahead.load(Ordering::Relaxed)).await;
    }
}
