//! A guard that throttles all calls of this process except answers to people. Discord blocks an IP address after ten thousand
//! invalid requests (401, 403, 429) in ten minutes. It also delays all calls of a bot that exceeds its global limit. Processes
//! share the allowance in proportion to their numbers of shards.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::metrics::METRICS;
use crate::time::Millis;

/// The window in milliseconds over which Discord counts invalid requests.
const WINDOW: Millis = 10 * 60 * 1000;
/// The resolution in milliseconds at which invalid requests are counted.
const COUNT_RESOLUTION: Millis = 10_000;
/// The default interval in milliseconds between throttled calls. It allows at most 3,000 calls in a window, even if all of them
/// were invalid.
const SLOWED_CALL_INTERVAL: Millis = 200;
/// The first pause of all calls after a 429 that does not state its wait, in milliseconds. It doubles until a call succeeds.
const FIRST_PAUSE: Millis = 1_000;
const LONGEST_PAUSE: Millis = 16_000;
/// The time in milliseconds for which calls wait for the result of a probe. The probe is the single call that is sent first after a
/// pause.
const PROBE_WAIT: Millis = 10_000;
/// The longest global wait that Discord imposes, in milliseconds.
const LONGEST_GLOBAL_WAIT: Millis = 60_000;

/// The guard's decision about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permit {
    Go,
    /// The caller must ask again after this time in milliseconds.
    Wait(Millis),
    /// No call is sent for some minutes, because Discord has refused too many.
    Stop,
}

/// The numbers of invalid requests in a window at which the guard begins to throttle or stop calls.
#[derive(Clone, Copy, Debug)]
pub struct InvalidRequestLimits {
    /// From this number of invalid requests on, calls are throttled.
    pub slow_from: u32,
    /// From this number of invalid requests on, no call is sent.
    pub stop_at: u32,
    /// The interval in milliseconds between throttled calls.
    pub slowed_call_interval: Millis,
}

impl InvalidRequestLimits {
    /// Returns the limits of a process that serves `own_shards` of the bot's `total_shards` shards.
    pub fn for_shards(own_shards: u32, total_shards: u32) -> Self {
        let (own_shards, total_shards) =
            (own_shards.clamp(1, total_shards.max(1)), total_shards.max(1));
        let share =
            |all: u32| (u64::from(all) * u64::from(own_shards) / u64::from(total_shards)).max(1);
        let Self { slow_from, stop_at, slowed_call_interval } = Self::default();
        Self {
            slow_from: u32::try_from(share(slow_from)).unwrap_or(slow_from),
            stop_at: u32::try_from(share(stop_at)).unwrap_or(stop_at),
            slowed_call_interval: slowed_call_interval * Millis::from(total_shards)
                / Millis::from(own_shards),
        }
    }
}

/// By default, calls are throttled from a tenth of Discord's limit on, and stopped at half of it.
impl Default for InvalidRequestLimits {
    fn default() -> Self {
        Self { slow_from: 1_000, stop_at: 5_000, slowed_call_interval: SLOWED_CALL_INTERVAL }
    }
}

/// Counts the calls that Discord refuses, and decides which calls may be sent.
#[derive(Debug, Default)]
pub struct CallGuard {
    limits: InvalidRequestLimits,
    state: Mutex<State>,
    /// Notifies waiting calls that a decision may have changed.
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The invalid requests in the window: the start of each interval of [`COUNT_RESOLUTION`] milliseconds, and the number of requests in it.
    invalid: VecDeque<(Millis, u32)>,
    /// The time of the last warning about many invalid requests, in milliseconds since 1970; `None`
    /// if there was none.
    warned: Option<Millis>,
    /// The time at which the last call was permitted, in milliseconds since 1970.
    last: Millis,
    /// The end of the current or latest pause of all calls, in milliseconds since 1970.
    paused_until: Millis,
    /// The length of the current or latest pause, in milliseconds.
    pause: Millis,
    /// The number of pauses since the last call that was not answered with 429.
    pauses: u32,
    /// The time at which the probe after a pause was sent, in milliseconds since 1970; `None` once
    /// its result is known.
    alone: Option<Millis>,
}

impl State {
    /// Returns the remaining time of the pause in milliseconds. If the clock was set back, it is at most the full
    /// length of the pause.
    fn pause_left(&mut self, now: Millis) -> Millis {
        self.paused_until = self.paused_until.min(now + self.pause);
        (self.paused_until - now).max(0)
    }

    /// Returns the number of invalid requests in the window that ends now.
    fn count_invalid_in_window(&mut self, now: Millis) -> u32 {
        // Times in the future were recorded before the clock was set back, and count as the present time.
        for (at, _) in &mut self.invalid {
            *at = (*at).min(now);
        }
        while self.invalid.front().is_some_and(|(at, _)| now - at >= WINDOW) {
            self.invalid.pop_front();
        }
        self.invalid.iter().map(|(_, count)| count).sum()
    }

    /// Pauses all calls for `pause` milliseconds from now, unless the current pause ends later.
    fn extend_pause(&mut self, now: Millis, pause: Millis) {
        if pause > self.pause_left(now) {
            (self.paused_until, self.pause) = (now + pause, pause);
        }
    }
}

impl CallGuard {
    /// Creates a guard with these limits.
    pub fn with_limits(limits: InvalidRequestLimits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// Decides whether a call may be sent now.
    pub fn permit(&self, now: Millis) -> Permit {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let left = state.pause_left(now);
        if left > 0 {
            return Permit::Wait(left);
        }
        if state.pauses > 0
            && let Some(left) = state.alone.map(|at| at + PROBE_WAIT - now)
            && (1..=PROBE_WAIT).contains(&left)
        {
            return Permit::Wait(left);
        }
        let count = state.count_invalid_in_window(now);
        METRICS.invalid_requests.set(count.into());
        if count >= self.limits.stop_at {
            return Permit::Stop;
        }
        let wait = state.last + self.limits.slowed_call_interval - now;
        if count >= self.limits.slow_from && (1..=self.limits.slowed_call_interval).contains(&wait)
        {
            return Permit::Wait(wait);
        }
        state.last = now;
        if state.pauses > 0 {
            state.alone = Some(now);
        }
        Permit::Go
    }

    /// Counts an invalid request: 401, 403 or 429. Logs a warning if there are many, at most once in a window.
    pub fn note_invalid_request(&self, now: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match state.invalid.back_mut() {
            Some((at, count)) if (0..COUNT_RESOLUTION).contains(&(now - *at)) => *count += 1,
            _ => state.invalid.push_back((now, 1)),
        }
        let count = state.count_invalid_in_window(now);
        METRICS.invalid_requests.set(count.into());
        let warned_recently = state.warned.is_some_and(|at| (0..WINDOW).contains(&(now - at)));
        let InvalidRequestLimits { slow_from, stop_at, .. } = self.limits;
        if count >= slow_from && !warned_recently {
            state.warned = Some(now);
            tracing::warn!(
                count,
                stop_at,
                "Discord has refused many calls in ten minutes: calls other than answers to people are throttled, and then stopped"
            );
        }
    }

    /// Pauses all calls for the `duration` in milliseconds that Discord stated.
    pub fn pause_calls(&self, now: Millis, duration: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.extend_pause(now, duration.clamp(0, LONGEST_GLOBAL_WAIT));
    }

    /// Pauses all calls after a 429 that does not state its wait, because the limit may concern all calls.
    pub fn note_rate_limited(&self, now: Millis) {
        METRICS.rate_limits.inc();
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.pause_left(now) > 0 {
            // The call was already sent when the pause began.
            return;
        }
        let pause = (FIRST_PAUSE << state.pauses.min(10)).min(LONGEST_PAUSE);
        state.pauses = state.pauses.saturating_add(1);
        state.alone = None;
        state.extend_pause(now, pause);
        drop(state);
        self.changed.notify_waiters();
    }

    /// Records that a call sent at the time `sent_at` was not answered with 429.
    pub fn note_success(&self, sent_at: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.pauses > 0 && state.alone.is_some_and(|at| sent_at >= at) {
            (state.pauses, state.alone) = (0, None);
            drop(state);
            self.changed.notify_waiters();
        }
    }

    /// Completes when the guard's decision may have changed.
    pub fn wait_for_change(&self) -> Notified<'_> {
        self.changed.notified()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOW_FROM: u32 = 1_000;
    const STOP_AT: u32 = 5_000;

    /// Counts this number of invalid requests at `now`.
    fn note_invalid_requests(guard: &CallGuard, count: u32, now: Millis) {
        for _ in 0..count {
            guard.note_invalid_request(now);
        }
    }

    #[test]
    fn many_refusals_slow_calls_down_and_more_stop_them_until_the_window_has_passed() {
        let guard = CallGuard::default();
        note_invalid_requests(&guard, SLOW_FROM - 1, 0);
        assert!((0..100).all(|_| guard.permit(0) == Permit::Go));
        guard.note_invalid_request(5_000);
        assert_eq!(guard.permit(5_000), Permit::Go);
        assert_eq!(guard.permit(5_000), Permit::Wait(SLOWED_CALL_INTERVAL));
        assert_eq!(guard.permit(5_150), Permit::Wait(50));
        assert_eq!(guard.permit(5_200), Permit::Go);
        note_invalid_requests(&guard, STOP_AT - SLOW_FROM, 60_000);
        assert_eq!(guard.permit(60_000), Permit::Stop);
        assert_eq!(guard.permit(WINDOW - 1), Permit::Stop);
        assert_eq!(guard.permit(WINDOW), Permit::Go, "the first thousand is forgotten");
        assert_eq!(guard.permit(WINDOW + 60_000), Permit::Go);
        assert_eq!(guard.permit(WINDOW + 60_000), Permit::Go);
    }

    #[test]
    fn processes_share_discords_limits_by_their_numbers_of_shards() {
        let InvalidRequestLimits { slow_from, stop_at, slowed_call_interval } =
            InvalidRequestLimits::for_shards(4, 16);
        assert_eq!((slow_from, stop_at, slowed_call_interval), (250, 1_250, 800));
        let four: u32 =
            [1, 5, 9, 1].map(|own| InvalidRequestLimits::for_shards(own, 16).stop_at).iter().sum();
        assert!(four <= STOP_AT, "{four}");
        assert_eq!(InvalidRequestLimits::for_shards(1, 1).stop_at, STOP_AT);
        assert_eq!(
            InvalidRequestLimits::for_shards(1, 100_000).stop_at,
            1,
            "each can make some call"
        );
    }

    #[test]
    fn discord_never_blocks_the_bot_even_if_it_refuses_every_call() {
        let guard = CallGuard::default();
        let mut sent = Vec::new();
        let mut now = 0;
        while now < 2 * WINDOW {
            match guard.permit(now) {
                Permit::Go => {
                    sent.push(now);
                    guard.note_invalid_request(now);
                }
                Permit::Wait(wait) => now += wait,
                Permit::Stop => now += 1_000,
            }
        }
        let most = (0..sent.len())
            .map(|from| sent[from..].iter().take_while(|at| **at < sent[from] + WINDOW).count());
        let most = most.max().unwrap();
        assert!((3_000..10_000).contains(&most), "{most}");
    }

    #[test]
    fn pauses_grow_until_a_call_succeeds() {
        let guard = CallGuard::default();
        let mut now = 0;
        for pause in [1_000, 2_000, 4_000, 8_000, 16_000, 16_000] {
            guard.note_rate_limited(now);
            guard.note_rate_limited(now);
            assert_eq!(guard.permit(now), Permit::Wait(pause));
            guard.note_success(now - 1);
            now += pause;
            assert_eq!(guard.permit(now), Permit::Go);
            assert_eq!(guard.permit(now + 1), Permit::Wait(PROBE_WAIT - 1), "a single call probes");
        }
        guard.note_success(now);
        assert_eq!((guard.permit(now), guard.permit(now)), (Permit::Go, Permit::Go));
        guard.note_rate_limited(now);
        guard.note_success(now);
        assert_eq!(guard.permit(now), Permit::Wait(1_000));
        guard.pause_calls(now, 30_000);
        guard.pause_calls(now, 100);
        assert_eq!(guard.permit(now), Permit::Wait(30_000));
    }

    #[test]
    fn setting_the_clock_back_prolongs_no_pause() {
        let guard = CallGuard::default();
        let now = 100 * WINDOW;
        guard.pause_calls(now, 2_000);
        note_invalid_requests(&guard, STOP_AT, now);
        let back = now - 50 * WINDOW;
        assert_eq!(guard.permit(back), Permit::Wait(2_000));
        assert_eq!(guard.permit(back + 2_000), Permit::Stop);
        assert_eq!(guard.permit(back + 2_000 + WINDOW), Permit::Go);
    }
}
