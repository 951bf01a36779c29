//! The heartbeats of one connection. They use the machine's monotonic clock instead of the bot's clock, because Discord measures
//! real time as well.

use std::time::Duration;

use tokio::time::Instant;

/// The error for a heartbeat that Discord did not answer before the next one was due. The connection is dead, although neither side
/// closed it.
#[derive(Debug, PartialEq)]
pub struct MissedAck;

/// The schedule of heartbeats, and the record of Discord's answers to them.
#[derive(Debug)]
pub struct HeartbeatSchedule {
    interval: Duration,
    due: Instant,
    /// The time of the last heartbeat.
    sent: Instant,
    is_answered: bool,
}

impl HeartbeatSchedule {
    /// Creates the schedule of a connection that was opened at `now`. The first heartbeat is due after half an interval, because
    /// Discord requires it within a whole one.
    pub fn new(interval: Duration, now: Instant) -> Self {
        Self { interval, due: now + interval / 2, sent: now, is_answered: true }
    }

    /// Returns the time at which the next heartbeat is due.
    pub fn next_beat_at(&self) -> Instant {
        self.due
    }

    /// Records Discord's answer to the last heartbeat. Returns the time since that heartbeat, or `None` if it was answered before.
    pub fn note_ack_and_measure_latency(&mut self, now: Instant) -> Option<Duration> {
        let is_first = !std::mem::replace(&mut self.is_answered, true);
        is_first.then(|| now.duration_since(self.sent))
    }

    /// Records that a heartbeat is sent now, and schedules the next. Returns an error if the previous heartbeat was not answered.
    pub fn note_heartbeat(&mut self, now: Instant) -> Result<(), MissedAck> {
        if !std::mem::replace(&mut self.is_answered, false) {
            return Err(MissedAck);
        }
        self.sent = now;
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
        let mut pulse = HeartbeatSchedule::new(interval, start);
        assert_eq!(pulse.next_beat_at(), start + interval / 2);
        for _ in 0..3 {
            let now = pulse.next_beat_at();
            assert_eq!(pulse.note_heartbeat(now), Ok(()));
            assert_eq!(pulse.next_beat_at(), now + interval);
            let latency = Duration::from_millis(20);
            assert_eq!(pulse.note_ack_and_measure_latency(now + latency), Some(latency));
            assert_eq!(pulse.note_ack_and_measure_latency(now + latency), None);
        }
        assert_eq!(pulse.note_heartbeat(pulse.next_beat_at()), Ok(()));
        assert_eq!(pulse.note_heartbeat(pulse.next_beat_at()), Err(MissedAck));
    }
}
