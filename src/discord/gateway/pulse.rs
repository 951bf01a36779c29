//! The heartbeats of one connection. They go by the machine's own clock, as Discord's do.

use std::time::Duration;

use tokio::time::Instant;

/// Discord has not answered a heartbeat before the next was due: the connection is dead, though nobody has closed it.
#[derive(Debug, PartialEq)]
pub struct Silence;

/// When heartbeats are due, and whether Discord answers them.
#[derive(Debug)]
pub struct Pulse {
    interval: Duration,
    due: Instant,
    is_answered: bool,
}

impl Pulse {
    /// The heartbeats of a connection that is opened now. The first comes after half an interval: Discord wants it before a whole
    /// one has passed.
    pub fn new(interval: Duration, now: Instant) -> Self {
        Self { interval, due: now + interval / 2, is_answered: true }
    }

    pub fn due(&self) -> Instant {
        self.due
    }

    pub fn answered(&mut self) {
        self.is_answered = true;
    }

    /// Counts the heartbeat that is due now.
    pub fn beat(&mut self, now: Instant) -> Result<(), Silence> {
        if !std::mem::replace(&mut self.is_answered, false) {
            return Err(Silence);
        }
        self.due = now + self.interval;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_on_which_heartbeats_are_not_answered_is_dead() {
        let (start, interval) = (Instant::now(), Duration::from_secs(40));
        let mut pulse = Pulse::new(interval, start);
        assert_eq!(pulse.due(), start + interval / 2);
        for _ in 0..3 {
            let now = pulse.due();
            assert_eq!(pulse.beat(now), Ok(()));
            assert_eq!(pulse.due(), now + interval);
            pulse.answered();
        }
        assert_eq!(pulse.beat(pulse.due()), Ok(()));
        assert_eq!(pulse.beat(pulse.due()), Err(Silence));
    }
}
