//! Concurrent work on many tournaments. A tournament that hangs or fails does not delay others, and no server takes all the
//! capacity.

use std::collections::HashMap;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use tokio::sync::Notify;

use crate::ids::{GuildId, TournamentId};
use crate::store::StoreError;
use crate::time::{Clock, Millis};
use crate::worker::{backoff_delay, next_notification, poll_while_running, run_catching_panics};

/// The maximum number of tournaments that are worked on at the same time.
const AT_ONCE: usize = 32;
/// The maximum number of tournaments of one server that are worked on at the same time.
const AT_ONCE_PER_SERVER: usize = 4;
/// The maximum number of tournaments that one query returns, in addition to those that are being worked on or wait for a retry.
const BATCH: usize = 200;
/// The wait in milliseconds before the next poll after the store failed.
const AFTER_FAILURE: Millis = 5_000;
/// The longest wait in milliseconds before the work on a tournament that fails repeatedly is retried.
const LONGEST_WAIT: Millis = 10 * 60 * 1000;
/// The longest wait in milliseconds between two polls of the store, because another process may have added work.
const AT_MOST: Millis = 10_000;

/// Returns the wait in milliseconds after a failure. It is [`AFTER_FAILURE`], doubled for each earlier failure, and at most
/// [`LONGEST_WAIT`].
pub(super) fn wait_after_failures(earlier_failures: u32) -> Millis {
    backoff_delay(AFTER_FAILURE, earlier_failures, LONGEST_WAIT)
}

/// The outcome of the work on one tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WorkOutcome {
    failed: bool,
    /// The time before which this process does not make another attempt, in milliseconds since
    /// 1970; `None` if it may do so at once.
    not_before: Option<Millis>,
}

impl WorkOutcome {
    /// Returns the outcome of work that succeeded.
    pub(super) fn succeeded() -> Self {
        Self { failed: false, not_before: None }
    }

    /// Returns the outcome of work that failed; the next attempt is at `not_before`.
    pub(super) fn failed(not_before: Millis) -> Self {
        Self { failed: true, not_before: Some(not_before) }
    }

    /// Returns the outcome of work that is not due until `not_before`, which does not count as a
    /// failure.
    pub(super) fn postponed(not_before: Millis) -> Self {
        Self { failed: false, not_before: Some(not_before) }
    }
}

/// The tournaments with pending work, each with its server; and the time at which there may be more work, in milliseconds since
/// 1970.
pub(super) type PendingWork = (Vec<(TournamentId, GuildId)>, Option<Millis>);

/// The maximum number of tournaments to find.
type TournamentLimit = u32;
/// The number of failed attempts at the work on a tournament since the last success.
type EarlierFailures = u32;

/// A loop that finds pending work and does it.
pub(super) struct ConcurrentWorker<'a> {
    /// The name of the work in logs.
    pub(super) what: &'static str,
    pub(super) clock: &'a dyn Clock,
    /// The loop polls for work at once when one of these is notified.
    pub(super) wakers: &'a [&'a Notify],
}

/// The tournaments that are being worked on, the number of failures of each tournament, and the times before which tournaments are
/// not retried.
#[derive(Default)]
struct WorkInProgress {
    in_hand: HashMap<TournamentId, GuildId>,
    failures: HashMap<TournamentId, u32>,
    put_off: HashMap<TournamentId, Millis>,
}

impl WorkInProgress {
    /// Records the outcome of the work on a tournament.
    fn note_outcome(&mut self, id: TournamentId, outcome: WorkOutcome) {
        self.in_hand.remove(&id);
        if outcome.failed {
            let failures = self.failures.entry(id).or_default();
            *failures = failures.saturating_add(1);
        } else if outcome.not_before.is_none() {
            self.failures.remove(&id);
        }
        self.put_off.extend(outcome.not_before.map(|until| (id, until)));
    }

    /// Marks a tournament as being worked on and returns `true`. Returns `false` instead if the tournament already is, or waits for
    /// its next attempt, or if too many tournaments, in total or of its server, are being worked on.
    fn try_start_work(&mut self, id: TournamentId, guild: GuildId) -> bool {
        let of_its = self.in_hand.values().filter(|other| **other == guild).count();
        let room = self.in_hand.len() < AT_ONCE && of_its < AT_ONCE_PER_SERVER;
        let free = !self.in_hand.contains_key(&id) && !self.put_off.contains_key(&id);
        if room && free {
            self.in_hand.insert(id, guild);
        }
        room && free
    }
}

impl ConcurrentWorker<'_> {
    /// Runs the loop and never returns. `find_work(now, limit)` finds at most `limit` tournaments with work at `now`, in
    /// milliseconds since 1970. `work(id, failures)` does the work for one tournament, whose last `failures` attempts have failed.
    pub(super) async fn run<L, W>(
        &self,
        find_work: impl Fn(Millis, TournamentLimit) -> L,
        work: impl Fn(TournamentId, EarlierFailures) -> W,
    ) where
        L: Future<Output = Result<PendingWork, StoreError>>,
        W: Future<Output = WorkOutcome>,
    {
        let (mut progress, mut under_way) = (WorkInProgress::default(), FuturesUnordered::new());
        loop {
            // The notifications are enabled before the query, so that no notification during it is missed.
            let mut woken =
                self.wakers.iter().copied().map(next_notification).collect::<FuturesUnordered<_>>();
            let now = self.clock.now();
            progress.put_off.retain(|_, until| *until > now);
            let limit = BATCH + progress.in_hand.len() + progress.put_off.len();
            let search = find_work(now, u32::try_from(limit).unwrap_or(u32::MAX));
            // If the work on a tournament ends during the query, the query may still have found the tournament. Therefore the
            // tournament stays marked until the query has ended.
            let mut ended = Vec::new();
            let found = poll_while_running(search, &mut under_way, &mut ended).await;
            let mut next = now + AT_MOST;
            match found {
                Ok((found, due)) => {
                    for (id, guild) in found {
                        if progress.try_start_work(id, guild) {
                            let failures = progress.failures.get(&id).copied().unwrap_or(0);
                            let work = work(id, failures);
                            under_way.push(async move {
                                let done = run_catching_panics(self.what, id.0, work).await;
                                let wait = wait_after_failures(failures);
                                let panicked = |_| WorkOutcome::failed(self.clock.now() + wait);
                                (id, done.unwrap_or_else(panicked))
                            });
                        }
                    }
                    // Due tournaments that could not be started are not waited for here: they start when other work ends, or at
                    // their next attempt.
                    let due = due.filter(|due| *due > now);
                    let waits = progress.put_off.values().copied().chain(due).min();
                    next = next.min(waits.unwrap_or(next));
                }
                Err(error) => {
                    tracing::error!(%error, "cannot look for {}", self.what);
                    next = now + AFTER_FAILURE;
                }
            }
            if !ended.is_empty() {
                ended.into_iter().for_each(|(id, done)| progress.note_outcome(id, done));
                continue;
            }
            tokio::select! {
                Some((id, done)) = under_way.next() => progress.note_outcome(id, done),
                () = self.clock.sleep_until(next) => {}
                Some(()) = woken.next() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::time::Duration;

    use super::*;
    use crate::table::tests::samples::StoppedClock;

    const SECOND: Millis = 1_000;

    #[tokio::test]
    async fn failing_work_waits_longer_each_time_and_hanging_work_delays_no_other() {
        const FAILS: TournamentId = TournamentId(1);
        const HANGS: TournamentId = TournamentId(2);
        const GOES_ON: TournamentId = TournamentId(3);
        let (clock, waker) = (StoppedClock::default(), Notify::new());
        let side_by_side = ConcurrentWorker { what: "work", clock: &clock, wakers: &[&waker] };
        let tries = Mutex::new(Vec::new());
        let all = [FAILS, HANGS, GOES_ON].map(|id| (id, GuildId::new(7)));
        let look = async |now, _| Ok((all.to_vec(), Some(now)));
        let work = async |id, failures| {
            let now = clock.now();
            tries.lock().unwrap().push((id, now / SECOND));
            match id {
                FAILS => WorkOutcome::failed(now + wait_after_failures(failures)),
                HANGS => std::future::pending().await,
                _ => WorkOutcome::postponed(now + 1),
            }
        };
        let story = async {
            for second in (0..=1_900).step_by(5) {
                clock.set_time(second * SECOND);
                let tried = || tries.lock().unwrap().contains(&(GOES_ON, second));
                while !tried() {
                    waker.notify_waiters();
                    tokio::task::yield_now().await;
                }
            }
        };
        let all = async {
            tokio::select! {
                () = side_by_side.run(look, work) => unreachable!("it runs for ever"),
                () = story => {}
            }
        };
        // Only a failing test reaches this time-out.
        tokio::time::timeout(Duration::from_secs(30), all)
            .await
            .expect("the work was not done in time");
        let tries = tries.into_inner().unwrap();
        let of = |id| -> Vec<Millis> {
            tries.iter().filter(|(tried, _)| *tried == id).map(|(_, at)| *at).collect()
        };
        assert_eq!(of(FAILS), [0, 5, 15, 35, 75, 155, 315, 635, 1_235, 1_835]);
        assert_eq!((of(HANGS).len(), of(GOES_ON).len()), (1, 381));
    }
}
