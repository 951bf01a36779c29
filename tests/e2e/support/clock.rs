//! The clock and the seeds that a test controls.

use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering};

use async_trait::async_trait;
use discord_stand_in::SandboxClock;
use tokio::sync::watch;
use triominos::table::SeedSource;
use triominos::time::{Clock, Millis};
use triominos_rules::game::Seed;

use super::PATIENCE;

/// A manual clock for the bot and the stand-in. Its time changes only when a test advances it.
#[derive(Debug)]
pub struct SteppedClock {
    /// The time of the stand-in, in milliseconds since 1970. It never moves back.
    now: watch::Sender<Millis>,
    /// The time by which the bot's clock is ahead of `now`, in milliseconds; negative if it is behind.
    ahead: AtomicI64,
    alarms: watch::Sender<Vec<Alarm>>,
}

/// The alarm of a task that waits on the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Alarm {
    /// The time until which the task waits, in milliseconds since 1970, on the time scale of `now`.
    moment: Millis,
    /// The whole length of the wait, in milliseconds.
    after: Millis,
}

impl SteppedClock {
    /// Creates a clock at 21 November 2026, 12:00 UTC.
    pub fn new() -> Self {
        Self::with_time(1_795_262_400_000)
    }

    /// Creates a clock at this time, in milliseconds since 1970.
    pub fn with_time(now: Millis) -> Self {
        Self {
            now: watch::Sender::new(now),
            ahead: AtomicI64::default(),
            alarms: watch::Sender::default(),
        }
    }

    /// Advances the clock by this many milliseconds, and wakes all tasks whose wait is over.
    pub fn advance(&self, ms: Millis) {
        self.now.send_modify(|now| *now += ms);
    }

    /// Shifts the bot's clock ahead by this many milliseconds, or back if negative. The stand-in's time does not change, and
    /// waiting tasks are not affected.
    pub fn shift_bot_clock(&self, ms: Millis) {
        self.ahead.fetch_add(ms, Ordering::SeqCst);
    }

    /// Returns the stand-in's time in milliseconds since 1970, which [`Self::shift_bot_clock`] does
    /// not change.
    pub fn stand_in_time(&self) -> Millis {
        *self.now.borrow()
    }

    /// Waits until a task waits for exactly this many milliseconds from now. Then advances the clock by this time.
    pub async fn wait_for_sleeper_and_advance(&self, sleep_ms: Millis) {
        self.wait_for_sleeper(sleep_ms).await;
        self.advance(sleep_ms);
    }

    /// Waits until a task waits on the clock and `may_end_wait_of` returns `true` for the length of this wait in milliseconds. Then
    /// advances the clock to the end of the earliest such wait.
    pub async fn wake_next_sleeper(&self, may_end_wait_of: impl Fn(Millis) -> bool) {
        let mut alarms = self.alarms.subscribe();
        let next = |all: &Vec<Alarm>| {
            let alarms = all.iter().filter(|alarm| may_end_wait_of(alarm.after));
            alarms.map(|alarm| alarm.moment).filter(|moment| *moment > self.stand_in_time()).min()
        };
        let asleep = alarms.wait_for(|all| next(all).is_some());
        let asleep = tokio::time::timeout(PATIENCE, asleep).await;
        let all = asleep.expect("a task waits").expect("the clock exists");
        let moment = next(&all).expect("it was waited for");
        drop(all);
        self.advance(moment - self.stand_in_time());
    }

    /// Waits until a task waits for exactly this many milliseconds from now.
    pub async fn wait_for_sleeper(&self, sleep_ms: Millis) {
        self.wait_for_sleepers(1, sleep_ms).await;
    }

    /// Waits until at least this many tasks wait for exactly this many milliseconds from now.
    pub async fn wait_for_sleepers(&self, count: usize, sleep_ms: Millis) {
        let moment = self.stand_in_time() + sleep_ms;
        let mut alarms = self.alarms.subscribe();
        let asleep = alarms
            .wait_for(|all| all.iter().filter(|alarm| alarm.moment == moment).count() >= count);
        match tokio::time::timeout(PATIENCE, asleep).await {
            Ok(asleep) => drop(asleep.expect("the clock is still there")),
            Err(_) => panic!("fewer than {count} tasks wait for {sleep_ms} ms"),
        }
    }
}

/// The registration of a waiting task, which is removed on drop.
struct Sleeper<'a> {
    clock: &'a SteppedClock,
    alarm: Alarm,
}

impl<'a> Sleeper<'a> {
    /// Registers a task that waits until this time, in milliseconds since 1970.
    fn new(clock: &'a SteppedClock, moment: Millis) -> Self {
        let alarm = Alarm { moment, after: moment.saturating_sub(clock.stand_in_time()) };
        clock.alarms.send_modify(|alarms| alarms.push(alarm));
        Self { clock, alarm }
    }
}

impl Drop for Sleeper<'_> {
    fn drop(&mut self) {
        self.clock.alarms.send_modify(|alarms| {
            if let Some(mine) = alarms.iter().position(|alarm| *alarm == self.alarm) {
                alarms.swap_remove(mine);
            }
        });
    }
}

#[async_trait]
impl Clock for SteppedClock {
    fn now(&self) -> Millis {
        self.stand_in_time() + self.ahead.load(Ordering::SeqCst)
    }

    async fn sleep_until(&self, moment: Millis) {
        let moment = moment.saturating_sub(self.ahead.load(Ordering::SeqCst));
        let mut now = self.now.subscribe();
        let _asleep = Sleeper::new(self, moment);
        now.wait_for(|now| *now >= moment).await.expect("the clock outlives its sleepers");
    }
}

impl SandboxClock for SteppedClock {
    fn now_ms(&self) -> u64 {
        u64::try_from(self.stand_in_time()).expect("it is after 1970")
    }
}

/// A source of consecutive seeds, so that the same tiles are dealt in every run.
#[derive(Debug)]
pub struct ConsecutiveSeeds {
    next: AtomicU64,
    panics: AtomicU32,
}

impl ConsecutiveSeeds {
    /// Creates a source whose first seed is this number. Each further seed is greater by one.
    pub fn from_first_seed(first: u64) -> Self {
        Self { next: AtomicU64::new(first), panics: AtomicU32::default() }
    }

    /// Makes the next `count` attempts to deal tiles panic.
    pub fn panic_in_next_deals(&self, count: u32) {
        self.panics.store(count, Ordering::SeqCst);
    }

    /// Returns the number of further attempts to deal tiles that will panic.
    pub fn pending_panic_count(&self) -> u32 {
        self.panics.load(Ordering::SeqCst)
    }
}

impl SeedSource for ConsecutiveSeeds {
    fn new_seed(&self) -> std::io::Result<Seed> {
        let unlucky = self
            .panics
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        assert!(unlucky.is_err(), "a deal that a test wants to panic");
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.next.fetch_add(1, Ordering::SeqCst).to_le_bytes());
        Ok(Seed::new(bytes))
    }
}
