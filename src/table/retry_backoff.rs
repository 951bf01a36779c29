//! An exponential backoff for a service without which the program cannot continue.

use std::fmt::Display;
use std::sync::Arc;

use crate::time::{Clock, Millis};

const FIRST_WAIT: Millis = 1_000;
const LONGEST_WAIT: Millis = 64_000;

/// An exponential backoff. Each wait is twice as long as the previous one, up to about a minute. There is no jitter,
/// because only the few processes of one bot can wait at the same time.
#[derive(Debug)]
pub struct RetryBackoff {
    clock: Arc<dyn Clock>,
    service: String,
    failures: u32,
}

impl RetryBackoff {
    /// Creates a backoff. `service` is the name of the awaited service for the log.
    pub fn new(clock: Arc<dyn Clock>, service: impl Into<String>) -> Self {
        Self { clock, service: service.into(), failures: 0 }
    }

    /// Waits after a failed attempt. Logs the first, the second, the fourth, the eighth failure, and so on.
    pub async fn wait_after_failure(&mut self, error: &(dyn Display + Sync)) {
        let wait = 1_i64
            .checked_shl(self.failures)
            .and_then(|times| FIRST_WAIT.checked_mul(times))
            .map_or(LONGEST_WAIT, |wait| wait.clamp(FIRST_WAIT, LONGEST_WAIT));
        self.failures = self.failures.saturating_add(1);
        if self.failures.is_power_of_two() {
            let tries = self.failures;
            tracing::warn!(
                tries,
                "waiting for {}: {error}; next try in {} s",
                self.service,
                wait / 1000
            );
        }
        self.clock.sleep_until(self.clock.now() + wait).await;
    }

    /// Resets the wait after a success.
    pub fn reset(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::samples::{CapturedLog, JumpingClock};
    use super::*;

    #[tokio::test]
    async fn each_wait_is_longer_up_to_a_minute() {
        let clock = Arc::new(JumpingClock::default());
        let mut backoff = RetryBackoff::new(Arc::clone(&clock) as _, "nothing");
        for _ in 0..200 {
            backoff.wait_after_failure(&"it is not there").await;
        }
        backoff.reset();
        backoff.wait_after_failure(&"it is not there").await;
        let waits = clock.lengths_of_sleeps();
        assert_eq!(waits[..8], [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 64_000]);
        assert!(waits[8..200].iter().all(|wait| *wait == 64_000), "{waits:?}");
        assert_eq!(waits[200], 1_000);
    }

    #[tokio::test]
    async fn failures_are_logged_less_and_less_often() {
        let log = CapturedLog::default();
        let _guard = log.capture();
        let mut backoff = RetryBackoff::new(Arc::new(JumpingClock::default()), "the database");
        for _ in 0..100 {
            backoff.wait_after_failure(&"nobody answers").await;
        }
        let log = log.captured_lines();
        let said = [(1, 1), (2, 2), (8, 4), (64, 8), (64, 16), (64, 32), (64, 64)];
        let said = said.map(|(wait, tries)| {
            format!("waiting for the database: nobody answers; next try in {wait} s tries={tries}")
        });
        assert_eq!(log.len(), said.len(), "{log:?}");
        for (line, said) in log.iter().zip(said) {
            assert!(line.ends_with(&said), "{line}");
        }
    }
}
