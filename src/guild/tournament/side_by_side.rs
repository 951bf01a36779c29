//! Work on many tournaments side by side: one that hangs or fails holds up only itself, and no server takes all the room.

use std::collections::HashMap;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use tokio::sync::Notify;

use crate::ids::{GuildId, TournamentId};
use crate::store::StoreError;
use crate::time::{Clock, Millis};
use crate::worker::{armed, backoff, guarded, poll_beside};

/// The number of tournaments that are worked on at the same time.
const AT_ONCE: usize = 32;
/// The number of them that may be of one server.
const OF_A_SERVER: usize = 4;
/// The number of tournaments that are looked for, beside those in hand.
const BATCH: usize = 200;
/// The time until the store is asked again after it failed.
const AFTER_FAILURE: Millis = 5_000;
/// The longest wait of a tournament that fails again and again.
const LONGEST_WAIT: Millis = 10 * 60 * 1000;
/// The time until the store is asked again without anything to do: another process may have left something.
const AT_MOST: Millis = 10_000;

/// The wait after a failure that came after so many: five seconds, and twice as long each time.
pub(super) fn after_failures(failures: u32) -> Millis {
    backoff(AFTER_FAILURE, failures, LONGEST_WAIT)
}

/// The outcome of the work on one tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Done {
    failed: bool,
    /// The moment before which this process does not try again.
    not_before: Option<Millis>,
}

impl Done {
    pub(super) fn well() -> Self {
        Self { failed: false, not_before: None }
    }

    /// It failed, and is tried again then.
    pub(super) fn failed(not_before: Millis) -> Self {
        Self { failed: true, not_before: Some(not_before) }
    }

    /// Nothing came of it, and that is no failure.
    pub(super) fn put_off(not_before: Millis) -> Self {
        Self { failed: false, not_before: Some(not_before) }
    }
}

/// The tournaments that there is something to do for, and the moment at which there may be more.
pub(super) type Found = (Vec<(TournamentId, GuildId)>, Option<Millis>);

/// Looks for work, and does it, for as long as it is polled.
pub(super) struct SideBySide<'a> {
    /// The work, as the log calls it.
    pub(super) what: &'static str,
    pub(super) clock: &'a dyn Clock,
    /// Notified of more work before its time.
    pub(super) wakers: &'a [&'a Notify],
}

/// The tournaments that are under way, and those that have to wait.
#[derive(Default)]
struct Books {
    in_hand: HashMap<TournamentId, GuildId>,
    failures: HashMap<TournamentId, u32>,
    put_off: HashMap<TournamentId, Millis>,
}

impl Books {
    fn note(&mut self, id: TournamentId, done: Done) {
        self.in_hand.remove(&id);
        if done.failed {
            let failures = self.failures.entry(id).or_default();
            *failures = failures.saturating_add(1);
        } else if done.not_before.is_none() {
            self.failures.remove(&id);
        }
        self.put_off.extend(done.not_before.map(|until| (id, until)));
    }

    /// Takes a tournament in hand, if there is room for one of its server and it need not wait.
    fn take(&mut self, id: TournamentId, guild: GuildId) -> bool {
        let of_its = self.in_hand.values().filter(|other| **other == guild).count();
        let room = self.in_hand.len() < AT_ONCE && of_its < OF_A_SERVER;
        let free = !self.in_hand.contains_key(&id) && !self.put_off.contains_key(&id);
        if room && free {
            self.in_hand.insert(id, guild);
        }
        room && free
    }
}

impl SideBySide<'_> {
    /// Never returns. `look` finds at most so many at a moment; `work` is done for each, and is told how often it failed
    /// before.
    pub(super) async fn run<L, W>(
        &self,
        look: impl Fn(Millis, u32) -> L,
        work: impl Fn(TournamentId, u32) -> W,
    ) where
        L: Future<Output = Result<Found, StoreError>>,
        W: Future<Output = Done>,
    {
        let (mut books, mut under_way) = (Books::default(), FuturesUnordered::new());
        loop {
            // Armed before the look, so that what happens meanwhile is not missed.
            let mut woken = self.wakers.iter().copied().map(armed).collect::<FuturesUnordered<_>>();
            let now = self.clock.now();
            books.put_off.retain(|_, until| *until > now);
            let limit = BATCH + books.in_hand.len() + books.put_off.len();
            let look = look(now, u32::try_from(limit).unwrap_or(u32::MAX));
            // What ends meanwhile stays booked until after the look, which may have found it just before it was done.
            let mut ended = Vec::new();
            let found = poll_beside(look, &mut under_way, &mut ended).await;
            let mut next = now + AT_MOST;
            match found {
                Ok((found, due)) => {
                    for (id, guild) in found {
                        if books.take(id, guild) {
                            let failures = books.failures.get(&id).copied().unwrap_or(0);
                            let work = work(id, failures);
                            under_way.push(async move {
                                let done = guarded(self.what, id.0, work).await;
                                let wait = after_failures(failures);
                                let panicked = |_| Done::failed(self.clock.now() + wait);
                                (id, done.unwrap_or_else(panicked))
                            });
                        }
                    }
                    // What is due now and was not begun waits for another to end, or is put off.
                    let due = due.filter(|due| *due > now);
                    let waits = books.put_off.values().copied().chain(due).min();
                    next = next.min(waits.unwrap_or(next));
                }
                Err(error) => {
                    tracing::error!(%error, "cannot look for {}", self.what);
                    next = now + AFTER_FAILURE;
                }
            }
            if !ended.is_empty() {
                ended.into_iter().for_each(|(id, done)| books.note(id, done));
                continue;
            }
            tokio::select! {
                Some((id, done)) = under_way.next() => books.note(id, done),
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
    use crate::table::tests::samples::Standing;

    const SECOND: Millis = 1_000;

    #[tokio::test]
    async fn what_fails_waits_longer_each_time_and_what_hangs_holds_up_nothing() {
        const FAILS: TournamentId = TournamentId(1);
        const HANGS: TournamentId = TournamentId(2);
        const GOES_ON: TournamentId = TournamentId(3);
        let (clock, waker) = (Standing::default(), Notify::new());
        let side_by_side = SideBySide { what: "work", clock: &clock, wakers: &[&waker] };
        let tries = Mutex::new(Vec::new());
        let all = [FAILS, HANGS, GOES_ON].map(|id| (id, GuildId::new(7)));
        let look = async |now, _| Ok((all.to_vec(), Some(now)));
        let work = async |id, failures| {
            let now = clock.now();
            tries.lock().unwrap().push((id, now / SECOND));
            match id {
                FAILS => Done::failed(now + after_failures(failures)),
                HANGS => std::future::pending().await,
                _ => Done::put_off(now + 1),
            }
        };
        let story = async {
            for second in (0..=1_900).step_by(5) {
                clock.set(second * SECOND);
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
        // Only a test that fails waits for so long.
        tokio::time::timeout(Duration::from_secs(30), all).await.expect("it comes to that");
        let tries = tries.into_inner().unwrap();
        let of = |id| -> Vec<Millis> {
            tries.iter().filter(|one| one.0 == id).map(|one| one.1).collect()
        };
        assert_eq!(of(FAILS), [0, 5, 15, 35, 75, 155, 315, 635, 1_235, 1_835]);
        assert_eq!((of(HANGS).len(), of(GOES_ON).len()), (1, 381));
    }
}
