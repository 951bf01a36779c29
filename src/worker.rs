//! Work that comes due: it is looked for when its time has come, and whenever something has happened. What fails by itself keeps
//! nothing else from being done.

use std::fmt::Display;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use tokio::sync::Notify;
use tokio::sync::futures::Notified;

use crate::time::{Clock, Millis};

/// Looks for work for as long as it is polled.
#[derive(Clone, Copy, Debug)]
pub struct Worker<'a> {
    /// The work, as the log calls it.
    pub what: &'static str,
    pub clock: &'a dyn Clock,
    /// The notifications of more work before its time.
    pub wakers: &'a [&'a Notify],
    /// The longest wait until it looks again if nothing is due sooner: another process may have left something.
    pub at_most: Millis,
    /// The wait until it looks again after the store failed.
    pub after_failure: Millis,
}

impl Worker<'_> {
    /// Looks again and again, and never returns. `look` does what is due at its moment and says when there may be more, if that
    /// is known.
    pub async fn run<E: Display, Look>(&self, look: impl Fn(Millis) -> Look)
    where
        Look: Future<Output = Result<Option<Millis>, E>>,
    {
        loop {
            // Armed before the look, so that what is committed meanwhile is not missed.
            let mut woken = self.wakers.iter().copied().map(armed).collect::<FuturesUnordered<_>>();
            let now = self.clock.now();
            let next = match guarded(self.what, "all", look(now)).await {
                Ok(Ok(next)) => next.unwrap_or(Millis::MAX),
                Ok(Err(error)) => {
                    tracing::error!(%error, "cannot look for {}", self.what);
                    now + self.after_failure
                }
                Err(Panicked(_)) => now + self.after_failure,
            };
            // Asked again: somebody may have set the clock back during the look.
            let wait = (next - self.clock.now()).min(self.at_most);
            tokio::select! {
                () = self.clock.sleep_for(wait) => {}
                Some(()) = woken.next() => {}
            }
        }
    }
}

/// Polls `look` to its end. The work under way goes on meanwhile, since it may hold a connection that `look` waits for; the results
/// of what ends are added to `ended`.
pub async fn look_beside<T, W: Future>(
    look: impl Future<Output = T>,
    under_way: &mut FuturesUnordered<W>,
    ended: &mut Vec<W::Output>,
) -> T {
    tokio::pin!(look);
    loop {
        tokio::select! {
            found = &mut look => return found,
            Some(done) = under_way.next() => ended.push(done),
        }
    }
}

/// The wait after this many failures in a row: twice as long each time, from `first` up to `longest`.
pub fn backoff(first: Millis, failures: u32, longest: Millis) -> Millis {
    (first << failures.min(16)).min(longest)
}

/// Completes when this is next notified, from now on.
pub fn armed(waker: &Notify) -> Pin<Box<Notified<'_>>> {
    let mut notified = Box::pin(waker.notified());
    notified.as_mut().enable();
    notified
}

/// The panic of the work for one item, and its message.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("a panic: {0}")]
pub struct Panicked(String);

/// Carries out the work for one item. If it panics, the log says so with the item's id, and the work for others goes on.
///
/// # Errors
/// It panicked.
pub async fn guarded<T>(
    what: &'static str,
    id: impl Display,
    work: impl Future<Output = T>,
) -> Result<T, Panicked> {
    AssertUnwindSafe(work).catch_unwind().await.map_err(|payload| {
        let message = payload.downcast_ref::<&str>().map(ToString::to_string);
        let message = message.or_else(|| payload.downcast_ref::<String>().cloned());
        let message = message.unwrap_or_default();
        tracing::error!(%id, message, "a panic at {what}");
        Panicked(message)
    })
}

/// The wait before an item that a newer version has written is tried again; meanwhile a process of that version can take it.
pub const LEFT_TO_NEWER: Millis = 2_000;

/// The items of this process that failed by themselves again and again, and are not tried any more.
pub static SET_ASIDE: SetAside = SetAside::new();

/// Items that are not tried any more.
#[derive(Debug)]
pub struct SetAside(AtomicU64);

impl SetAside {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// Notes an item, in the log as well.
    pub fn add(&self, what: &'static str, id: impl Display, error: &str) {
        self.add_unlogged();
        tracing::error!(%id, error, "set aside: {what}");
    }

    /// Notes an item whose trouble the log has named already.
    pub fn add_unlogged(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Reminds the log of them, if there are any.
    pub fn remind(&self) {
        let items = self.0.load(Ordering::Relaxed);
        if items > 0 {
            tracing::warn!(items, "set aside since the start, and not tried any more");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::AtomicU32;

    use super::*;
    use crate::table::tests::samples::{Jumping, Log};

    /// The moments of the first looks, which come to these.
    async fn looks(results: &[Result<Option<Millis>, &'static str>]) -> Vec<Millis> {
        let (clock, moments) = (Jumping::default(), Mutex::new(Vec::new()));
        let worker =
            Worker { what: "work", clock: &clock, wakers: &[], at_most: 100, after_failure: 7 };
        let look = async |now| {
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
            () = worker.run(&look) => unreachable!("it runs for ever"),
            () = all_done => {}
        }
        moments.into_inner().unwrap()
    }

    #[tokio::test]
    async fn it_looks_when_more_is_due_and_never_much_later() {
        let results = [Ok(Some(10)), Ok(Some(1_000)), Ok(None), Err("no answer"), Ok(None)];
        assert_eq!(looks(&results).await, [0, 10, 110, 210, 217]);
    }

    /// A clock that somebody sets back by an hour while it is being worked.
    #[derive(Debug, Default)]
    struct SetBack {
        asked: AtomicU32,
        slept: Mutex<Vec<Millis>>,
    }

    #[async_trait::async_trait]
    impl Clock for SetBack {
        fn now(&self) -> Millis {
            if self.asked.fetch_add(1, Ordering::SeqCst) == 0 { 3_600_000 } else { 0 }
        }

        async fn sleep_until(&self, moment: Millis) {
            self.slept.lock().unwrap().push(moment);
            std::future::pending().await
        }
    }

    #[tokio::test]
    async fn a_clock_set_back_stretches_no_wait() {
        let clock = SetBack::default();
        let worker =
            Worker { what: "work", clock: &clock, wakers: &[], at_most: 100, after_failure: 7 };
        let asleep = async {
            while clock.slept.lock().unwrap().is_empty() {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! {
            () = worker.run(async |_| Ok::<_, String>(Some(3_600_050))) => unreachable!("for ever"),
            () = asleep => {}
        }
        assert_eq!(*clock.slept.lock().unwrap(), [100]);
    }

    #[tokio::test]
    async fn a_panic_ends_with_its_item() {
        let number = |text: &'static str| async move { text.parse::<u32>().expect("a number") };
        assert_eq!(guarded("a number", 1, number("7")).await, Ok(7));
        let failed = guarded("a number", 2, number("seven")).await.unwrap_err();
        assert!(failed.to_string().starts_with("a panic: a number: "), "{failed}");
    }

    #[test]
    fn the_log_is_reminded_of_what_was_set_aside() {
        let log = Log::default();
        let _guard = log.listen();
        let aside = SetAside::new();
        aside.remind();
        assert_eq!(log.lines(), [""; 0]);
        aside.add("a thing", 5, "it is damaged");
        aside.remind();
        aside.remind();
        let lines = log.lines();
        assert!(lines[0].ends_with("set aside: a thing id=5 error=\"it is damaged\""), "{lines:?}");
        assert!(lines[1..].iter().all(|line| line.ends_with("items=1")), "{lines:?}");
        assert_eq!(lines.len(), 3);
    }

    #[tokio::test]
    async fn what_happens_during_a_look_leads_to_another() {
        let (clock, waker) = (crate::time::SystemClock, Notify::new());
        let wakers = [&waker];
        let worker = Worker {
            what: "work",
            clock: &clock,
            wakers: &wakers,
            at_most: 3_600_000,
            after_failure: 0,
        };
        let (looks, second) = (AtomicU32::new(0), Notify::new());
        let look = async |_| {
            match looks.fetch_add(1, Ordering::SeqCst) {
                0 => waker.notify_waiters(),
                _ => second.notify_one(),
            }
            Ok::<_, String>(None)
        };
        tokio::select! {
            () = worker.run(&look) => unreachable!("it runs for ever"),
            () = second.notified() => {}
        }
    }
}
