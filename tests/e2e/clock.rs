//! Time and randomness in the hands of a test.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use tokio::sync::watch;
use triominos::game::Seed;
use triominos::sandbox::SandboxClock;
use triominos::table::{Clock, Millis, Seeds};

/// A clock that stands still until it is moved, for the bot and for the stand-in at once.
#[derive(Debug)]
pub struct HandClock {
    now: watch::Sender<Millis>,
    alarms: watch::Sender<Vec<Alarm>>,
}

/// Until when somebody sleeps.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Alarm {
    moment: Millis,
    /// How long that was when they fell asleep.
    after: Millis,
}

impl HandClock {
    /// It is 21 November 2026, 12:00 UTC.
    pub fn new() -> Self {
        Self::at(1_795_262_400_000)
    }

    /// It is this moment.
    pub fn at(now: Millis) -> Self {
        Self { now: watch::Sender::new(now), alarms: watch::Sender::default() }
    }

    /// Moves the clock forward. Whoever sleeps until then or earlier wakes up.
    pub fn advance(&self, ms: Millis) {
        self.now.send_modify(|now| *now += ms);
    }

    /// Moves the clock forward as soon as somebody sleeps for just as long from now.
    pub async fn advance_sleeper(&self, ms: Millis) {
        self.sleeper(ms).await;
        self.advance(ms);
    }

    /// Moves the clock forward to the next moment at which somebody wakes who wanted to sleep for such a time, as soon as there
    /// is somebody.
    pub async fn wake(&self, such: impl Fn(Millis) -> bool) {
        let mut alarms = self.alarms.subscribe();
        let next = |all: &Vec<Alarm>| {
            let alarms = all.iter().filter(|alarm| such(alarm.after));
            alarms.map(|alarm| alarm.moment).filter(|moment| *moment > self.now()).min()
        };
        let asleep = alarms.wait_for(|all| next(all).is_some());
        let asleep = tokio::time::timeout(Duration::from_secs(30), asleep).await;
        let all = asleep.expect("somebody sleeps for so long").expect("the clock is there");
        let moment = next(&all).expect("it was waited for");
        drop(all);
        self.advance(moment - self.now());
    }

    /// Waits until somebody sleeps for just as long from now.
    pub async fn sleeper(&self, ms: Millis) {
        let moment = self.now() + ms;
        let mut alarms = self.alarms.subscribe();
        let asleep = alarms.wait_for(|all| all.iter().any(|alarm| alarm.moment == moment));
        match tokio::time::timeout(Duration::from_secs(30), asleep).await {
            Ok(asleep) => drop(asleep.expect("the clock is still there")),
            Err(_) => panic!("nobody sleeps for {ms} ms"),
        }
    }
}

/// Somebody who sleeps, until they wake up or do not want to sleep any more.
struct Sleeper<'a> {
    clock: &'a HandClock,
    alarm: Alarm,
}

impl<'a> Sleeper<'a> {
    fn new(clock: &'a HandClock, moment: Millis) -> Self {
        let alarm = Alarm { moment, after: moment.saturating_sub(clock.now()) };
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
impl Clock for HandClock {
    fn now(&self) -> Millis {
        *self.now.borrow()
    }

    async fn sleep_until(&self, moment: Millis) {
        let mut now = self.now.subscribe();
        let _asleep = Sleeper::new(self, moment);
        now.wait_for(|now| *now >= moment).await.expect("the clock outlives its sleepers");
    }
}

impl SandboxClock for HandClock {
    fn now_ms(&self) -> u64 {
        u64::try_from(self.now()).expect("it is after 1970")
    }
}

/// Seeds that are the same in every run.
#[derive(Debug)]
pub struct CountedSeeds(AtomicU64);

impl CountedSeeds {
    pub fn from(first: u64) -> Self {
        Self(AtomicU64::new(first))
    }
}

impl Seeds for CountedSeeds {
    fn seed(&self) -> std::io::Result<Seed> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.0.fetch_add(1, Ordering::SeqCst).to_le_bytes());
        Ok(Seed::new(bytes))
    }
}
