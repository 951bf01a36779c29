//! The guard over all calls of this process that are no answers to people. Discord shuts an address out that makes ten thousand
//! invalid requests (401, 403, 429) in ten minutes, and has everything wait once a bot asks for too much at all. Processes behind
//! one address divide that number by their shares of the bot's shards.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::time::Millis;

/// The span over which Discord counts invalid requests.
const WINDOW: Millis = 10 * 60 * 1000;
/// Invalid requests are counted in spans of this length.
const SPAN: Millis = 10_000;
/// The time between two calls of a bot that go out one after the other: at most 3,000 in a window, were they all invalid.
const PACE: Millis = 200;
/// The first wait of everybody after a call too many, where Discord does not say how long; it doubles while nothing gets through.
const FIRST_PAUSE: Millis = 1_000;
const LONGEST_PAUSE: Millis = 16_000;
/// After such a pause one call goes out alone. What becomes of it is known by then, or it is not waited for any more.
const ALONE: Millis = 10_000;
/// Discord never has everything wait for longer.
const LONGEST_SAID: Millis = 60_000;

/// Permission to make a call now, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permit {
    Go,
    /// Not for so long: then ask again.
    Wait(Millis),
    /// Not for minutes.
    Stop,
}

/// The numbers of invalid requests in a window at which something changes.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// From so many on calls go out one after the other.
    pub slow_from: u32,
    /// From so many on no call goes out.
    pub stop_at: u32,
    /// The time between two calls that go out one after the other.
    pub pace: Millis,
}

impl Limits {
    /// The share of a process that serves `own` of `total` shards.
    pub fn for_shards(own: u32, total: u32) -> Self {
        let (own, total) = (own.clamp(1, total.max(1)), total.max(1));
        let share = |all: u32| (u64::from(all) * u64::from(own) / u64::from(total)).max(1);
        let Self { slow_from, stop_at, pace } = Self::default();
        Self {
            slow_from: u32::try_from(share(slow_from)).unwrap_or(slow_from),
            stop_at: u32::try_from(share(stop_at)).unwrap_or(stop_at),
            pace: pace * Millis::from(total) / Millis::from(own),
        }
    }
}

/// A tenth of what Discord bears, and half of it.
impl Default for Limits {
    fn default() -> Self {
        Self { slow_from: 1_000, stop_at: 5_000, pace: PACE }
    }
}

/// Counts what Discord refuses, and says which calls may go out.
#[derive(Debug, Default)]
pub struct Guard {
    limits: Limits,
    state: Mutex<State>,
    /// Told whenever what it says may be another than before.
    changed: Notify,
}

#[derive(Debug, Default)]
struct State {
    /// The invalid requests of the last minutes: the begin of each span, and their number in it.
    invalid: VecDeque<(Millis, u32)>,
    /// The moment of the last warning about them.
    warned: Option<Millis>,
    /// The moment at which the last call went out, or is to.
    last: Millis,
    /// The end of a pause of everything, and its length.
    paused_until: Millis,
    pause: Millis,
    /// The pauses without a call in between that got through.
    pauses: u32,
    /// The moment at which a call went out alone after a pause, until it is known what became of it.
    alone: Option<Millis>,
}

impl State {
    /// The time that was left of a pause at this moment. If somebody has set the clock back, it is the whole pause, once.
    fn left(&mut self, now: Millis) -> Millis {
        self.paused_until = self.paused_until.min(now + self.pause);
        (self.paused_until - now).max(0)
    }

    /// The invalid requests of the window that ends now.
    fn count(&mut self, now: Millis) -> u32 {
        // Nothing lies in the future, even if somebody has set the clock back.
        for (at, _) in &mut self.invalid {
            *at = (*at).min(now);
        }
        while self.invalid.front().is_some_and(|(at, _)| now - at >= WINDOW) {
            self.invalid.pop_front();
        }
        self.invalid.iter().map(|(_, count)| count).sum()
    }

    fn close(&mut self, now: Millis, pause: Millis) {
        if pause > self.left(now) {
            (self.paused_until, self.pause) = (now + pause, pause);
        }
    }
}

impl Guard {
    pub fn with(limits: Limits) -> Self {
        Self { limits, ..Self::default() }
    }

    /// Asks whether a call may go out now.
    pub fn ask(&self, now: Millis) -> Permit {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let left = state.left(now);
        if left > 0 {
            return Permit::Wait(left);
        }
        if state.pauses > 0
            && let Some(left) = state.alone.map(|at| at + ALONE - now)
            && (1..=ALONE).contains(&left)
        {
            return Permit::Wait(left);
        }
        let count = state.count(now);
        if count >= self.limits.stop_at {
            return Permit::Stop;
        }
        let wait = state.last + self.limits.pace - now;
        if count >= self.limits.slow_from && (1..=self.limits.pace).contains(&wait) {
            return Permit::Wait(wait);
        }
        state.last = now;
        if state.pauses > 0 {
            state.alone = Some(now);
        }
        Permit::Go
    }

    /// Notes an invalid request: 401, 403 or 429. Of these the log hears once a window, and only where there are many.
    pub fn invalid(&self, now: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match state.invalid.back_mut() {
            Some((at, count)) if (0..SPAN).contains(&(now - *at)) => *count += 1,
            _ => state.invalid.push_back((now, 1)),
        }
        let count = state.count(now);
        let told = state.warned.is_some_and(|at| (0..WINDOW).contains(&(now - at)));
        let Limits { slow_from, stop_at, .. } = self.limits;
        if count >= slow_from && !told {
            state.warned = Some(now);
            tracing::warn!(
                count,
                stop_at,
                "Discord has refused many calls in ten minutes: those that answer nobody are slowed down, and then stopped"
            );
        }
    }

    /// Notes that Discord has every call of the bot wait for this time.
    pub fn pause(&self, now: Millis, time: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.close(now, time.clamp(0, LONGEST_SAID));
    }

    /// Notes a call too many, where Discord's word on how long to wait does not get through: it may be meant for every call.
    pub fn too_many(&self, now: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.left(now) > 0 {
            // It was on its way when the pause began.
            return;
        }
        let pause = (FIRST_PAUSE << state.pauses.min(10)).min(LONGEST_PAUSE);
        state.pauses = state.pauses.saturating_add(1);
        state.alone = None;
        state.close(now, pause);
        drop(state);
        self.changed.notify_waiters();
    }

    /// Notes that a call that went out at this moment was not one too many.
    pub fn got_through(&self, sent: Millis) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.pauses > 0 && state.alone.is_some_and(|at| sent >= at) {
            (state.pauses, state.alone) = (0, None);
            drop(state);
            self.changed.notify_waiters();
        }
    }

    /// Completes when the guard may say something else than it says now.
    pub fn changed(&self) -> Notified<'_> {
        self.changed.notified()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOW_FROM: u32 = 1_000;
    const STOP_AT: u32 = 5_000;

    fn refused(guard: &Guard, count: u32, now: Millis) {
        for _ in 0..count {
            guard.invalid(now);
        }
    }

    #[test]
    fn many_refusals_slow_calls_down_and_more_stop_them_until_the_window_has_passed() {
        let guard = Guard::default();
        refused(&guard, SLOW_FROM - 1, 0);
        assert!((0..100).all(|_| guard.ask(0) == Permit::Go));
        guard.invalid(5_000);
        assert_eq!(guard.ask(5_000), Permit::Go);
        assert_eq!(guard.ask(5_000), Permit::Wait(PACE));
        assert_eq!(guard.ask(5_150), Permit::Wait(50));
        assert_eq!(guard.ask(5_200), Permit::Go);
        refused(&guard, STOP_AT - SLOW_FROM, 60_000);
        assert_eq!(guard.ask(60_000), Permit::Stop);
        assert_eq!(guard.ask(WINDOW - 1), Permit::Stop);
        assert_eq!(guard.ask(WINDOW), Permit::Go, "the first thousand is forgotten");
        assert_eq!(guard.ask(WINDOW + 60_000), Permit::Go);
        assert_eq!(guard.ask(WINDOW + 60_000), Permit::Go);
    }

    #[test]
    fn processes_share_what_discord_bears_by_their_shards() {
        let Limits { slow_from, stop_at, pace } = Limits::for_shards(4, 16);
        assert_eq!((slow_from, stop_at, pace), (250, 1_250, 800));
        let four: u32 = [1, 5, 9, 1].map(|own| Limits::for_shards(own, 16).stop_at).iter().sum();
        assert!(four <= STOP_AT, "{four}");
        assert_eq!(Limits::for_shards(1, 1).stop_at, STOP_AT);
        assert_eq!(Limits::for_shards(1, 100_000).stop_at, 1, "each can make some call");
    }

    #[test]
    fn were_everything_refused_discord_would_not_shut_the_bot_out() {
        let guard = Guard::default();
        let mut sent = Vec::new();
        let mut now = 0;
        while now < 2 * WINDOW {
            match guard.ask(now) {
                Permit::Go => {
                    sent.push(now);
                    guard.invalid(now);
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
    fn a_pause_is_longer_each_time_until_something_gets_through() {
        let guard = Guard::default();
        let mut now = 0;
        for pause in [1_000, 2_000, 4_000, 8_000, 16_000, 16_000] {
            guard.too_many(now);
            guard.too_many(now);
            assert_eq!(guard.ask(now), Permit::Wait(pause));
            guard.got_through(now - 1);
            now += pause;
            assert_eq!(guard.ask(now), Permit::Go);
            assert_eq!(guard.ask(now + 1), Permit::Wait(ALONE - 1), "one goes out alone");
        }
        guard.got_through(now);
        assert_eq!((guard.ask(now), guard.ask(now)), (Permit::Go, Permit::Go));
        guard.too_many(now);
        guard.got_through(now);
        assert_eq!(guard.ask(now), Permit::Wait(1_000));
        guard.pause(now, 30_000);
        guard.pause(now, 100);
        assert_eq!(guard.ask(now), Permit::Wait(30_000));
    }

    #[test]
    fn a_clock_set_back_stretches_nothing() {
        let guard = Guard::default();
        let now = 100 * WINDOW;
        guard.pause(now, 2_000);
        refused(&guard, STOP_AT, now);
        let back = now - 50 * WINDOW;
        assert_eq!(guard.ask(back), Permit::Wait(2_000));
        assert_eq!(guard.ask(back + 2_000), Permit::Stop);
        assert_eq!(guard.ask(back + 2_000 + WINDOW), Permit::Go);
    }
}
