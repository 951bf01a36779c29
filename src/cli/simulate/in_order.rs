//! Work that many do at once, and that comes out as if one had done it.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Pieces that are in hand or wait for an earlier one, for each worker: so much memory is taken, and no more.
const AHEAD: usize = 8;

/// Does the work for each number, on so many threads, and gives each result to `take` in the order of the numbers. An error of
/// `take` ends it; work that panics panics here.
pub(super) fn in_order<T: Send, E>(
    jobs: NonZeroUsize,
    numbers: Range<u64>,
    work: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    // With one worker there is nothing to hand about.
    if jobs.get() == 1 {
        return numbers.map(work).try_for_each(take);
    }
    let (ask, asked) = channel();
    let asked = Mutex::new(asked);
    thread::scope(|scope| {
        let (answer, answers) = channel();
        let (asked, work) = (&asked, &work);
        for _ in 0..jobs.get() {
            let answer: Sender<(u64, thread::Result<T>)> = answer.clone();
            scope.spawn(move || {
                // The lock is given back before the work is done. It fails once nothing more is asked for.
                let next = || asked.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok(number) = next() {
                    let done = catch_unwind(AssertUnwindSafe(|| work(number)));
                    if answer.send((number, done)).is_err() {
                        return;
                    }
                }
            });
        }
        // With the end of this closure nothing more can be asked for, and the workers go home.
        let ask = ask;
        let mut to_ask = numbers.clone();
        for number in to_ask.by_ref().take(jobs.get() * AHEAD) {
            let _ = ask.send(number);
        }
        let mut early = BTreeMap::new();
        for number in numbers {
            let done = loop {
                if let Some(done) = early.remove(&number) {
                    break done;
                }
                let (number, done) = answers.recv().expect("this end keeps a sender as well");
                early.insert(number, done);
            };
            take(done.unwrap_or_else(|panic| resume_unwind(panic)))?;
            if let Some(next) = to_ask.next() {
                let _ = ask.send(next);
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    fn jobs(jobs: usize) -> NonZeroUsize {
        NonZeroUsize::new(jobs).unwrap()
    }

    #[test]
    fn results_come_in_order_however_many_work() {
        for workers in [1, 3, 50] {
            let mut squares = Vec::new();
            let taken: Result<(), ()> = in_order(
                jobs(workers),
                1..101,
                |n| n * n,
                |square| {
                    squares.push(square);
                    Ok(())
                },
            );
            assert_eq!(taken, Ok(()));
            assert!(squares.into_iter().eq((1..101).map(|n| n * n)), "{workers}");
        }
        assert_eq!(in_order(jobs(3), 1..1, |n| n, |_| Err("there is none")), Ok(()));
    }

    #[test]
    fn nobody_works_far_ahead_of_what_was_taken() {
        let (taken, most) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = |n| {
            most.fetch_max(n - taken.load(Ordering::SeqCst), Ordering::SeqCst);
        };
        let done: Result<(), ()> = in_order(jobs(3), 0..1000, work, |()| {
            taken.fetch_add(1, Ordering::SeqCst);
            Ok(())
        });
        assert_eq!(done, Ok(()));
        assert!(most.into_inner() <= 3 * AHEAD as u64);
    }

    #[test]
    fn it_ends_at_the_first_error() {
        for workers in [1, 2] {
            let mut taken = Vec::new();
            let ended = in_order(
                jobs(workers),
                1..u64::MAX,
                |n| n,
                |n| {
                    taken.push(n);
                    if n == 5 { Err("five") } else { Ok(()) }
                },
            );
            assert_eq!((ended, taken), (Err("five"), vec![1, 2, 3, 4, 5]));
        }
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_panic_at_work_is_a_panic_here() {
        let work = |n| assert_ne!(n, 7, "seven");
        let _: Result<(), ()> = in_order(jobs(2), 1..20, work, |()| Ok(()));
    }
}
