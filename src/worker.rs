//! Background workers. A worker polls for due work when the next work becomes due and whenever it is notified. An error or a panic
//! in the work for one item does not affect other items.

use std::fmt::Display;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::time::{Clock, Millis};

/// The time at which work becomes due, in milliseconds since 1970.
pub type DueTime = Millis;

/// A loop that polls for work whose time has come.
#[derive(Clone, Copy, Debug)]
pub struct Worker<'a> {
    /// The name of the work in log messages.
    pub name: &'static str,
    pub clock: &'a dyn Clock,
    /// Each of these notifiers wakes the loop, so that it polls earlier for new work.
    pub wakers: &'a [&'a Notify],
    /// The maximum wait between two polls, in milliseconds. It is limited, because other processes add work
    /// without a notification.
    pub at_most: Millis,
    /// The wait after a poll that failed, in milliseconds.
    pub after_failure: Millis,
}

impl Worker<'_> {
    /// Calls `poll` repeatedly and never returns. `poll` gets the current time, does the work that is due, and returns the
    /// due time of the next work; `None` if that is unknown.
    pub async fn poll_repeatedly<E: Display, PollFuture>(&self, poll: impl Fn(Millis) -> PollFuture)
    where
        PollFuture: Future<Output = Result<Option<DueTime>, E>>,
    {
        loop {
            // The notifications are enabled before the poll, so that none is missed during the poll.
            let mut woken =
                self.wakers.iter().copied().map(next_notification).collect::<FuturesUnordered<_>>();
            let now = self.clock.now();
            let next = match run_catching_panics(self.name, "all", poll(now)).await {
                Ok(Ok(next)) => next.unwrap_or(Millis::MAX),
                Ok(Err(error)) => {
                    tracing::error!(%error, "cannot poll for {}", self.name);
                    now + self.after_failure
                }
                Err(Panicked(_)) => now + self.after_failure,
            };
            // The clock is read again, because it may have been adjusted during the poll. The worker waits until a point in time,
            // so that a delay before the wait begins does not make it longer.
            let until = next.min(self.clock.now().saturating_add(self.at_most));
            tokio::select! {
                () = self.clock.sleep_until(until) => {}
                Some(()) = woken.next() => {}
            }
        }
    }
}

/// Awaits the future `poll`, and runs the futures in `running` at the same time. Otherwise `poll` might wait for ever for a
/// database connection that one of them holds. Results of futures that complete in the meantime are added to `ended`.
pub async fn poll_while_running<T, W: Future>(
    poll: impl Future<Output = T>,
    running: &mut FuturesUnordered<W>,
    ended: &mut Vec<W::Output>,
) -> T {
    tokio::pin!(poll);
    loop {
        tokio::select! {
            found = &mut poll => return found,
            Some(done) = running.next() => ended.push(done),
        }
    }
}

/// Returns the wait in milliseconds after this many failures in a row: `first_delay`, doubled for each failure, but at most
/// `max_delay`.
pub fn backoff_delay(first_delay: Millis, failures: u32, max_delay: Millis) -> Millis {
    (first_delay << failures.min(16)).min(max_delay)
}

/// Returns a future that completes at the next notification after this call, even if the future is first polled after that
/// notification.
pub fn next_notification(notify: &Notify) -> Pin<Box<Notified<'_>>> {
    let mut notified = Box::pin(notify.notified());
    notified.as_mut().enable();
    notified
}

/// A panic in the work for one item, with its message.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a panic: {0}")]
pub struct Panicked(String);

/// Does the work `work_name` for the item `item_id`. A panic is caught, logged with the id of the item, and returned as an error,
/// so that other items are not affected.
///
/// # Errors
/// Returns an error if the work panicked.
pub async fn run_catching_panics<T>(
    work_name: &'static str,
    item_id: impl Display,
    work: impl Future<Output = T>,
) -> Result<T, Panicked> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|payload| {
        let message = payload.downcast_ref::<&str>().map(ToString::to_string);
        let message = message.or_else(|| payload.downcast_ref::<String>().cloned());
        let message = message.unwrap_or_default();
        tracing::error!(id = %item_id, message, "panic in the work on {work_name}");
        Panicked(message)
    })
}

/// If this process finds an item that a newer version of the program has written, it leaves the item to processes of that version.
/// To do so, it makes the item due again after this many milliseconds.
pub const DELAY_FOR_NEWER: Millis = 2_000;

/// The time, in milliseconds, for which this process does not poll after an item that it left to a newer version has become due, so
/// that a process of that version claims the item. Without this wait, both poll at the same instant, and this process might claim
/// the item first every time.
const HEAD_START: Millis = 1_000;

/// The time until which this process does not poll for due work, because it has left an item to processes of a newer version.
#[derive(Debug, Default)]
pub struct HeadStart(AtomicI64);

impl HeadStart {
    /// Records that this process leaves an item to processes of a newer version. Returns the time at which the item becomes due
    /// again, in milliseconds since 1970.
    pub fn leave_item_to_newer_version(&self, now: Millis) -> DueTime {
        let again_at = now + DELAY_FOR_NEWER;
        self.0.fetch_max(again_at + HEAD_START, Ordering::Relaxed);
        again_at
    }

    /// Returns the time of the next poll if the next work is due at `due`: `due`, or the end of the head start if that is later.
    pub fn delayed_poll_time(&self, due: DueTime) -> Millis {
        due.max(self.0.load(Ordering::Relaxed))
    }
}

/// The number of items that this process no longer retries after repeated failures.
pub static SET_ASIDE_ITEMS: SetAsideCounter = SetAsideCounter::new();

/// A count of items that are not retried any more.
#[derive(Debug)]
pub struct SetAsideCounter(AtomicU64);

impl SetAsideCounter {
    /// Creates a count of zero.
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Counts the item `item_id`, which belongs to the work `work_name`, and logs it with the error.
    pub fn log_and_count(&self, work_name: &'static str, item_id: impl Display, error: &str) {
        self.count_without_log();
        tracing::error!(id = %item_id, error, "set aside: {work_name}");
    }

    /// Counts an item whose failure is already logged.
    pub fn count_without_log(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Logs the count as a reminder, unless it is zero.
    pub fn remind_in_log(&self) {
        let items = self.0.load(Ordering::Relaxed);
        if items > 0 {
            tracing::warn!(items, "items set aside since the start, not retried any more");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::AtomicU32;

    use super::*;
    use crate::table::tests::samples::{CapturedLog, JumpingClock};

    /// Runs a worker whose polls return these results, and returns the times of the polls.
    async fn times_of_polls(results: &[Result<Option<Millis>, &'static str>]) -> Vec<Millis> {
        let (clock, moments) = (JumpingClock::default(), Mutex::new(Vec::new()));
        let worker =
            Worker { name: "work", clock: &clock, wakers: &[], at_most: 100, after_failure: 7 };
        let poll = async |now| {
            let done = moments.lock().unwrap().len();
            match results.get(done) {
                Some(result) => {
                    moments.lock().unwrap().push(now);
                    *result
                }
                None => std::future::pending().await,
            }
        };
        let all_done = async {
            while moments.lock().unwrap().len() < results.len() {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = worker.poll_repeatedly(&poll) => unreachable!("it runs for ever"),
            () = all_done => {}
        }
        moments.into_inner().unwrap()
    }

    #[tokio::test]
    async fn a_worker_polls_when_work_is_due_and_at_the_longest_wait() {
        let results = [Ok(Some(10)), Ok(Some(1_000)), Ok(None), Err("no answer"), Ok(None)];
        assert_eq!(times_of_polls(&results).await, [0, 10, 110, 210, 217]);
    }

    /// A clock that is set back by an hour after its first reading.
    #[derive(Debug, Default)]
    struct SetBackClock {
        asked: AtomicU32,
        slept: Mutex<Vec<Millis>>,
    }

    #[async_trait::async_trait]
    impl Clock for SetBackClock {
        fn now(&self) -> Millis {
            if self.asked.fetch_add(1, Ordering::SeqCst) == 0 { 3_600_000 } else { 0 }
        }

        async fn sleep_until(&self, moment: Millis) {
            self.slept.lock().unwrap().push(moment);
            std::future::pending().await
        }
    }

    #[tokio::test]
    async fn a_clock_set_back_does_not_lengthen_the_wait() {
        let clock = SetBackClock::default();
        let worker =
            Worker { name: "work", clock: &clock, wakers: &[], at_most: 100, after_failure: 7 };
        let asleep = async {
            while clock.slept.lock().unwrap().is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = worker.poll_repeatedly(async |_| Ok::<_, String>(Some(3_600_050))) => unreachable!("for ever"),
            () = asleep => {}
        }
        assert_eq!(*clock.slept.lock().unwrap(), [100]);
    }

    #[tokio::test]
    async fn a_panic_becomes_the_error_of_its_item() {
        let number = |text: &'static str| async move { text.parse::<u32>().expect("a number") };
        assert_eq!(run_catching_panics("a number", 1, number("7")).await, Ok(7));
        let failed = run_catching_panics("a number", 2, number("seven")).await.unwrap_err();
        assert!(failed.to_string().starts_with("a panic: a number: "), "{failed}");
    }

    #[test]
    fn items_set_aside_are_logged_and_counted_in_reminders() {
        let log = CapturedLog::default();
        let _guard = log.capture();
        let aside = SetAsideCounter::new();
        aside.remind_in_log();
        assert_eq!(log.captured_lines(), [""; 0]);
        aside.log_and_count("a thing", 5, "it is damaged");
        aside.remind_in_log();
        aside.remind_in_log();
        let lines = log.captured_lines();
        assert!(lines[0].ends_with("set aside: a thing id=5 error=\"it is damaged\""), "{lines:?}");
        assert!(lines[1..].iter().all(|line| line.ends_with("items=1")), "{lines:?}");
        assert_eq!(lines.len(), 3);
    }

    #[tokio::test]
    async fn a_notification_during_a_poll_leads_to_another_poll() {
        let (clock, waker) = (crate::time::SystemClock, Notify::new());
        let wakers = [&waker];
        let worker = Worker {
            name: "work",
            clock: &clock,
            wakers: &wakers,
            at_most: 3_600_000,
            after_failure: 0,
        };
        let (polls, second) = (AtomicU32::new(0), Notify::new());
        let poll = async |_| {
            match polls.fetch_add(1, Ordering::SeqCst) {
                0 => waker.notify_waiters(),
                _ => second.notify_one(),
            }
            Ok::<_, String>(None)
        };
        tokio::select! {
            () = worker.poll_repeatedly(&poll) => unreachable!("it runs for ever"),
            () = second.notified() => {}
        }
    }

    /// Without the head start, an older process could claim the item first at every attempt, until the processes of the
    /// older version end.
    #[test]
    fn processes_of_a_newer_version_can_claim_an_item_before_the_one_that_left_it() {
        let head_start = HeadStart::default();
        assert_eq!(head_start.delayed_poll_time(5), 5);
        let again_at = head_start.leave_item_to_newer_version(100);
        assert_eq!(again_at, 100 + DELAY_FOR_NEWER);
        assert!(head_start.delayed_poll_time(again_at) > again_at);
        // Later work is not delayed.
        assert_eq!(head_start.delayed_poll_time(again_at + 60_000), again_at + 60_000);
    }
}
