//! Parallel work whose results are processed in order, as if a single thread had done it.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// The maximum number of items per worker that have been started and whose results have not been processed. A result waits in
/// memory until those of all earlier items have been processed; this limit bounds that memory.
const MAX_UNPROCESSED_PER_WORKER: usize = 8;

/// Calls `work` for each number, on `thread_count` threads at the same time. Passes the results to `process_result` in the order of
/// the numbers. Stops at the first error of `process_result`. If `work` panics, the panic is rethrown in the calling thread.
pub(super) fn process_results_in_order<T: Send, E>(
    thread_count: NonZeroUsize,
    numbers: Range<u64>,
    work: impl Fn(u64) -> T + Sync,
    mut process_result: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    // A single job needs no threads.
    if thread_count.get() == 1 {
        return numbers.map(work).try_for_each(process_result);
    }
    let (number_sender, numbers_to_do) = channel();
    let numbers_to_do = Mutex::new(numbers_to_do);
    thread::scope(|scope| {
        let (result_sender, results) = channel();
        let (numbers_to_do, work) = (&numbers_to_do, &work);
        for _ in 0..thread_count.get() {
            let result_sender: Sender<(u64, thread::Result<T>)> = result_sender.clone();
            scope.spawn(move || {
                // The lock is released before the work begins. `recv` fails when the sender has been dropped.
                let next = || numbers_to_do.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while let Ok(number) = next() {
                    let done = catch_unwind(AssertUnwindSafe(|| work(number)));
                    if result_sender.send((number, done)).is_err() {
                        return;
                    }
                }
            });
        }
        // The sender is moved into this closure. When the closure ends, the sender is dropped and the workers stop.
        let number_sender = number_sender;
        let mut unsent = numbers.clone();
        for number in unsent.by_ref().take(thread_count.get() * MAX_UNPROCESSED_PER_WORKER) {
            let _ = number_sender.send(number);
        }
        let mut waiting = BTreeMap::new();
        for number in numbers {
            let done = loop {
                if let Some(done) = waiting.remove(&number) {
                    break done;
                }
                let (number, done) = results.recv().expect("this thread holds a sender as well");
                waiting.insert(number, done);
            };
            process_result(done.unwrap_or_else(|panic| resume_unwind(panic)))?;
            if let Some(next) = unsent.next() {
                let _ = number_sender.send(next);
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// Converts a number of threads to its type, which excludes 0.
    fn non_zero_thread_count(thread_count: usize) -> NonZeroUsize {
        NonZeroUsize::new(thread_count).unwrap()
    }

    #[test]
    fn results_are_in_order_with_any_number_of_workers() {
        for workers in [1, 3, 50] {
            let mut squares = Vec::new();
            let outcome: Result<(), ()> = process_results_in_order(
                non_zero_thread_count(workers),
                1..101,
                |n| n * n,
                |square| {
                    squares.push(square);
                    Ok(())
                },
            );
            assert_eq!(outcome, Ok(()));
            assert!(squares.into_iter().eq((1..101).map(|n| n * n)), "{workers}");
        }
        assert_eq!(
            process_results_in_order(
                non_zero_thread_count(3),
                1..1,
                |n| n,
                |_| Err("there is none")
            ),
            Ok(())
        );
    }

    #[test]
    fn workers_do_not_run_far_ahead_of_the_processed_results() {
        let (taken, most) = (AtomicU64::new(0), AtomicU64::new(0));
        let work = |n| {
            most.fetch_max(n - taken.load(Ordering::SeqCst), Ordering::SeqCst);
        };
        let done: Result<(), ()> =
            process_results_in_order(non_zero_thread_count(3), 0..1000, work, |()| {
                taken.fetch_add(1, Ordering::SeqCst);
                Ok(())
            });
        assert_eq!(done, Ok(()));
        assert!(most.into_inner() <= 3 * MAX_UNPROCESSED_PER_WORKER as u64);
    }

    #[test]
    fn the_first_error_stops_the_run() {
        for workers in [1, 2] {
            let mut taken = Vec::new();
            let outcome = process_results_in_order(
                non_zero_thread_count(workers),
                1..u64::MAX,
                |n| n,
                |n| {
                    taken.push(n);
                    if n == 5 { Err("five") } else { Ok(()) }
                },
            );
            assert_eq!((outcome, taken), (Err("five"), vec![1, 2, 3, 4, 5]));
        }
    }

    #[test]
    #[should_panic(expected = "seven")]
    fn a_panic_of_the_work_reaches_the_caller() {
        let work = |n| assert_ne!(n, 7, "seven");
        let _: Result<(), ()> =
            process_results_in_order(non_zero_thread_count(2), 1..20, work, |()| Ok(()));
    }
}
