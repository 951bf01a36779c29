//! Time and randomness in the hands of a test.

use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering};

use async_trait::async_trait;
use discord_stand_in::SandboxClock;
use tokio::sync::watch;
use triominos::table::Seeds;
use triominos::time::{Clock, Millis};
use triominos_rules::game::Seed;

use super::PATIENCE;

/// A clock that stands still until it is moved, for the bot and for the stand-in at once.
#[derive(Debug)]
pub struct HandClock {
    /// The time as it goes, which nobody sets. The stand-in goes by it.
    now: watch::Sender<Millis>,
    /// By how much the bot's clock is set ahead.
    ahead: AtomicI64,
    alarms: watch::Sender<Vec<Alarm>>,
}

/// Until when somebody sleeps, by the time as it goes.
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
        Self {
            now: watch::Sender::new(now),
            ahead: AtomicI64::default(),
            alarms: watch::Sender::default(),
        }
    }

    /// Moves the clock forward. Whoever sleeps until then or earlier wakes up.
    pub fn advance(&self, ms: Millis) {
        self.now.send_modify(|now| *now += ms);
    }

    /// Somebody sets the bot's clock, ahead or back by so much. No time goes by, and who sleeps sleeps on.
    pub fn set_ahead(&self, ms: Millis) {
        self.ahead.fetch_add(ms, Ordering::SeqCst);
    }

    /// The time that has gone by, whatever the clock is set to.
    pub fn gone_by(&self) -> Millis {
        *self.now.borrow()
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
            alarms.map(|alarm| alarm.moment).filter(|moment| *moment > self.gone_by()).min()
        };
        let asleep = alarms.wait_for(|all| next(all).is_some());
        let asleep = tokio::time::timeout(PATIENCE, asleep).await;
        let all = asleep.expect("somebody sleeps for so long").expect("the clock is there");
        let moment = next(&all).expect("it was waited for");
        drop(all);
        self.advance(moment - self.gone_by());
    }

    /// Waits until somebody sleeps for just as long from now.
    pub async fn sleeper(&self, ms: Millis) {
        self.sleepers(1, ms).await;
    }

    /// Waits until at least so many sleep for just as long from now.
    pub async fn sleepers(&self, many: usize, ms: Millis) {
        let moment = self.gone_by() + ms;
        let mut alarms = self.alarms.subscribe();
        let asleep = alarms
            .wait_for(|all| all.iter().filter(|alarm| alarm.moment == moment).count() >= many);
        match tokio::time::timeout(PATIENCE, asleep).await {
            Ok(asleep) => drop(asleep.expect("the clock is still there")),
            Err(_) => panic!("not {many} sleep for {ms} ms"),
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
        let alarm = Alarm { moment, after: moment.saturating_sub(clock.gone_by()) };
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
        self.gone_by() + self.ahead.load(Ordering::SeqCst)
    }

    async fn sleep_until(&self, moment: Millis) {
        let moment = moment.saturating_sub(self.ahead.load(Ordering::SeqCst));
        let mut now = self.now.subscribe();
        let _asleep = Sleeper::new(self, moment);
        now.wait_for(|now| *now >= moment).await.expect("the clock outlives its sleepers");
    }
}

impl SandboxClock for HandClock {
    fn now_ms(&self) -> u64 {
        u64::try_from(self.gone_by()).expect("it is after 1970")
    }
}

/// Seeds that are the same in every run.
#[derive(Debug)]
pub struct CountedSeeds {
    next: AtomicU64,
    panics: AtomicU32,
}

impl CountedSeeds {
    pub fn from(first: u64) -> Self {
        Self { next: AtomicU64::new(first), panics: AtomicU32::default() }
    }

    /// Has the next so many deals panic.
    pub fn panic_next(&self, deals: u32) {
        self.panics.store(deals, Ordering::SeqCst);
    }

    /// How many are still to panic.
    pub fn panics_left(&self) -> u32 {
        self.panics.load(Ordering::SeqCst)
    }
}

impl Seeds for CountedSeeds {
    fn seed(&self) -> std::io::Result<Seed> {
        let unlucky = self
            .panics
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1));
        assert!(unlucky.is_err(), "a deal that a test wants to panic");
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.next.fetch_add(1, Ordering::SeqCst).to_le_bytes());
        Ok(Seed::new(bytes))
    }
}
