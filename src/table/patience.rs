//! Waiting for what nothing can go on without.

use std::fmt::Display;
use std::sync::Arc;

use super::clock::{Clock, Millis};

const FIRST_WAIT: Millis = 1_000;
const LONGEST_WAIT: Millis = 64_000;

/// Waits between tries: each time twice as long, up to about a minute, and never gives up. Without chance in it, for those who wait at the
/// same time are the few processes of one bot.
#[derive(Debug)]
pub struct Patience {
    clock: Arc<dyn Clock>,
    what: String,
    failures: u32,
}

impl Patience {
    /// `what` is waited for; the log says so.
    pub fn new(clock: Arc<dyn Clock>, what: impl Into<String>) -> Self {
        Self { clock, what: what.into(), failures: 0 }
    }

    /// Waits after a try that failed. The log hears of the first, the second, the fourth, and so on.
    pub async fn wait(&mut self, why: &(dyn Display + Sync)) {
        let wait = 1_i64
            .checked_shl(self.failures)
            .and_then(|times| FIRST_WAIT.checked_mul(times))
            .map_or(LONGEST_WAIT, |wait| wait.clamp(FIRST_WAIT, LONGEST_WAIT));
        self.failures = self.failures.saturating_add(1);
        if self.failures.is_power_of_two() {
            let tries = self.failures;
            tracing::warn!(
                tries,
                "waiting for {}: {why}; next try in {} s",
                self.what,
                wait / 1000
            );
        }
        self.clock.sleep_until(self.clock.now() + wait).await;
    }

    /// What comes now has nothing to do with the failures until now.
    pub fn renew(&mut self) {
        self.failures = 0;
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use async_trait::async_trait;

    use super::*;

    /// A clock that is moved by whoever wants to sleep.
    #[derive(Debug, Default)]
    struct Jumping(Mutex<Vec<Millis>>);

    #[async_trait]
    impl Clock for Jumping {
        fn now(&self) -> Millis {
            self.0.lock().unwrap().iter().sum()
        }

        async fn sleep_until(&self, moment: Millis) {
            let wait = moment - self.now();
            self.0.lock().unwrap().push(wait);
        }
    }

    #[tokio::test]
    async fn each_wait_is_longer_up_to_a_minute_however_often() {
        let clock = Arc::new(Jumping::default());
        let mut patience = Patience::new(Arc::clone(&clock) as _, "nothing");
        for _ in 0..200 {
            patience.wait(&"it is not there").await;
        }
        patience.renew();
        patience.wait(&"it is not there").await;
        let waits = std::mem::take(&mut *clock.0.lock().unwrap());
        assert_eq!(waits[..8], [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 64_000]);
        assert!(waits[8..200].iter().all(|wait| *wait == 64_000), "{waits:?}");
        assert_eq!(waits[200], 1_000);
    }
}
