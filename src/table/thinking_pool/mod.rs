//! A bounded pool of threads for the searches of computers, separate from the threads that answer interactions. A search is
//! cancelled when its result is no longer needed.

mod given_hints;
pub mod hint;
pub mod review;
pub mod solo_review;

use self::solo_review::SoloReviews;

pub use given_hints::GivenHints;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::runtime::Handle;
use tokio::sync::{Mutex as AsyncMutex, MutexGuard as AsyncMutexGuard, Semaphore, oneshot, watch};
use tokio::task::spawn_blocking;

use crate::ids::TableId;
use crate::metrics::METRICS;

/// A pool that limits the number of searches that run at the same time.
#[derive(Debug)]
pub struct ThinkingPool {
    /// The permits for concurrent searches, one less than there are processors. One processor is left to the threads that answer
    /// interactions.
    processors: Arc<Semaphore>,
    /// The lock of background work, which runs one at a time.
    background: AsyncMutex<()>,
    /// The cancel flag of each table with a search.
    flags: Mutex<HashMap<TableId, CancelFlag>>,
    /// The cache of reviews of solo rounds.
    solo_reviews: SoloReviews,
}

/// A function that background work calls every few milliseconds. It blocks while other work goes first, and returns `false` if the
/// background work should end.
pub type MayProceed<'a> = &'a (dyn Fn() -> bool + 'a);

/// A flag that makes a search stop because its table has changed or its time is up.
#[derive(Clone, Debug, Default)]
pub struct CancelFlag {
    cancelled: Arc<watch::Sender<bool>>,
}

impl CancelFlag {
    /// Creates a flag that is not set, for work that nobody cancels.
    pub fn new_unset() -> Self {
        Self::default()
    }

    /// Returns `true` if the search should end with its best result so far.
    pub fn is_cancelled(&self) -> bool {
        *self.cancelled.borrow()
    }

    /// Sets the flag.
    fn cancel(&self) {
        self.cancelled.send_replace(true);
    }

    /// Completes when the flag is set.
    async fn wait_until_cancelled(&self) {
        // The flag itself holds the sender, so waiting cannot fail.
        let _ = self.cancelled.subscribe().wait_for(|cancelled| *cancelled).await;
    }
}

/// A guard that sets its cancel flag when it is dropped.
struct CancelOnDrop(CancelFlag);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

impl Default for ThinkingPool {
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self::new(processors.saturating_sub(1).max(1))
    }
}

impl ThinkingPool {
    /// Creates a pool for this number of concurrent searches.
    fn new(processors: usize) -> Self {
        Self {
            processors: Arc::new(Semaphore::new(processors)),
            background: AsyncMutex::default(),
            flags: Mutex::default(),
            solo_reviews: SoloReviews::default(),
        }
    }

    /// Waits for the lock of background work, and returns it. The caller holds the lock while its background work runs, so that
    /// only one such work runs at a time.
    pub async fn lock_background_work(&self) -> AsyncMutexGuard<'_, ()> {
        self.background.lock().await
    }

    /// Runs `work` on a new thread with a low priority. `work` gets a function `may_proceed` as its argument, and must call it
    /// every few milliseconds. `may_proceed` blocks while the searches of computer players need all processors of the pool, so that
    /// these searches go first. It returns `false` if the future of `run_in_background` was dropped; then `work` should end.
    ///
    /// Returns the result of `work`, or `None` if no thread can be started.
    ///
    /// # Panics
    /// Panics if `work` panics.
    pub async fn run_in_background<T: Send + 'static>(
        &self,
        work: impl FnOnce(MayProceed<'_>) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let flag = CancelFlag::default();
        let _cancelled_when_dropped = CancelOnDrop(flag.clone());
        let (processors, runtime) = (Arc::clone(&self.processors), Handle::current());
        let may_proceed = move || {
            if processors.available_permits() == 0 {
                // A thread of the runtime waits among the searches for a permit, and gives it back at once. A thread with a low
                // priority might keep the permit for long.
                let processors = Arc::clone(&processors);
                let turn = runtime.spawn(async move { drop(processors.acquire().await) });
                runtime.block_on(async {
                    tokio::select! {
                        _ = turn => {}
                        () = flag.wait_until_cancelled() => {}
                    }
                });
            }
            !flag.is_cancelled()
        };
        let (sender, outcome) = oneshot::channel();
        // A thread of the runtime would keep the low priority for its next work.
        let thread = std::thread::Builder::new().name("background".to_owned());
        let spawned = thread.spawn(move || {
            lower_thread_priority();
            let outcome = catch_unwind(AssertUnwindSafe(|| work(&may_proceed)));
            // The receiver is gone if nobody needs the result any more.
            let _ = sender.send(outcome);
        });
        if let Err(error) = spawned {
            tracing::error!(%error, "no thread can be started for background work");
            return None;
        }
        match outcome.await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(panic)) => resume_unwind(panic),
            Err(_) => unreachable!("the thread always sends its outcome"),
        }
    }

    /// Runs `think`, the search about a table, on a blocking thread as soon as a processor is free. Sets the cancel flag of the
    /// search when the table changes or `too_late` completes. If the search is still waiting for a processor at that time, it
    /// begins at once, because a cancelled search takes hardly any time.
    ///
    /// # Panics
    /// Panics if `think` panics.
    pub async fn think_about<T: Send + 'static>(
        &self,
        table: TableId,
        too_late: impl Future<Output = ()>,
        think: impl FnOnce(&CancelFlag) -> T + Send + 'static,
    ) -> T {
        let flag = CancelFlag::default();
        {
            let mut flags = self.lock_cancel_flags();
            flags.insert(table, flag.clone());
            update_search_gauge(&flags);
        }
        let mut thinking = pin!(self.run_when_processor_free(&flag, think));
        let outcome = tokio::select! {
            biased;
            outcome = &mut thinking => outcome,
            () = too_late => {
                flag.cancel();
                thinking.await
            }
        };
        let mut flags = self.lock_cancel_flags();
        if flags.get(&table).is_some_and(|last| Arc::ptr_eq(&last.cancelled, &flag.cancelled)) {
            flags.remove(&table);
        }
        update_search_gauge(&flags);
        drop(flags);
        outcome.unwrap_or_else(|panic| resume_unwind(panic))
    }

    /// Runs `think` on a blocking thread as soon as a processor is free. If the cancel flag `flag` is set, does not wait for a
    /// processor, because a cancelled search ends almost at once.
    async fn run_when_processor_free<T: Send + 'static>(
        &self,
        flag: &CancelFlag,
        think: impl FnOnce(&CancelFlag) -> T + Send + 'static,
    ) -> std::thread::Result<T> {
        let free = tokio::select! {
            // The semaphore is never closed.
            free = self.processors.acquire() => free.ok(),
            () = flag.wait_until_cancelled() => None,
        };
        let ours = flag.clone();
        let outcome = spawn_blocking(move || think(&ours)).await;
        drop(free);
        match outcome.map_err(tokio::task::JoinError::try_into_panic) {
            Ok(outcome) => Ok(outcome),
            Err(Ok(panic)) => Err(panic),
            // This happens only when the runtime shuts down. The shutdown drops this future.
            Err(Err(_)) => std::future::pending().await,
        }
    }

    /// Cancels the search about a table, because the table has changed.
    pub fn cancel_search(&self, table: TableId) {
        if let Some(flag) = self.lock_cancel_flags().remove(&table) {
            flag.cancel();
        }
    }

    /// Returns the number of tables with a running or waiting search.
    #[cfg(test)]
    pub(super) fn count_searches(&self) -> usize {
        self.lock_cancel_flags().len()
    }

    /// Locks the map of cancel flags.
    fn lock_cancel_flags(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, CancelFlag>> {
        self.flags.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Gives the current thread a low priority. Beside another thread that needs the same processor, it gets about a tenth of the time.
/// Has no effect on systems other than Linux, where the priority belongs to the whole process.
fn lower_thread_priority() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "the priority of a thread cannot be lowered");
    }
}

/// Records the number of searches for the metrics.
fn update_search_gauge(flags: &HashMap<TableId, CancelFlag>) {
    METRICS.searches.set(i64::try_from(flags.len()).unwrap_or(i64::MAX));
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::sync::mpsc;

    use super::*;

    /// Returns a search that ends only when it is cancelled. It sends a message when it begins.
    fn search_for_ever(begun: &mpsc::Sender<()>) -> impl FnOnce(&CancelFlag) + Send + 'static {
        let begun = begun.clone();
        move |cancel| {
            begun.send(()).expect("somebody listens");
            while !cancel.is_cancelled() {
                std::thread::yield_now();
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_search_is_cancelled_when_its_table_changes() {
        let thinking = Arc::new(ThinkingPool::default());
        let (begun, has_begun) = mpsc::channel();
        let (ours, think) = (Arc::clone(&thinking), search_for_ever(&begun));
        let one = tokio::spawn(async move { ours.think_about(TableId(1), pending(), think).await });
        has_begun.recv().expect("it begins");
        thinking.cancel_search(TableId(2));
        assert!(!one.is_finished(), "another table has changed");
        thinking.cancel_search(TableId(1));
        one.await.expect("it ends");
        assert_eq!(thinking.count_searches(), 0);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_search_is_cancelled_when_its_time_is_up() {
        let thinking = ThinkingPool::new(1);
        let (begun, _has_begun) = mpsc::channel();
        thinking.think_about(TableId(1), ready(()), search_for_ever(&begun)).await;
        assert_eq!(thinking.count_searches(), 0);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_search_without_a_processor_begins_cancelled_when_its_time_is_up() {
        let thinking = Arc::new(ThinkingPool::new(1));
        let (begun, has_begun) = mpsc::channel();
        let (ours, think) = (Arc::clone(&thinking), search_for_ever(&begun));
        let busy =
            tokio::spawn(async move { ours.think_about(TableId(1), pending(), think).await });
        has_begun.recv().expect("it begins");

        let (late, too_late) = oneshot::channel();
        let ours = Arc::clone(&thinking);
        let waits = tokio::spawn(async move {
            let too_late = async { too_late.await.expect("it gets late") };
            ours.think_about(TableId(2), too_late, CancelFlag::is_cancelled).await
        });
        // A search whose table has changed ends, even while the first search occupies the processor.
        let ours = Arc::clone(&thinking);
        let moved_on =
            async move { ours.think_about(TableId(3), pending(), CancelFlag::is_cancelled).await };
        let moved_on = tokio::spawn(moved_on);
        while thinking.count_searches() < 3 {
            tokio::task::yield_now().await;
        }
        thinking.cancel_search(TableId(3));
        assert!(moved_on.await.expect("it ends"), "its flag was set");
        assert!(!waits.is_finished(), "it waits for a processor");
        late.send(()).expect("it waits for that");
        assert!(waits.await.expect("it ends"), "its flag was set");
        assert!(!busy.is_finished());
        thinking.cancel_search(TableId(1));
        busy.await.expect("it ends");
        assert_eq!(thinking.processors.available_permits(), 1);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn background_work_waits_while_searches_need_all_processors() {
        let thinking = Arc::new(ThinkingPool::new(1));
        let (begun, has_begun) = mpsc::channel();
        let (ours, think) = (Arc::clone(&thinking), search_for_ever(&begun));
        let search =
            tokio::spawn(async move { ours.think_about(TableId(1), pending(), think).await });
        has_begun.recv().expect("it begins");
        let ours = Arc::clone(&thinking);
        let (asks, has_asked) = mpsc::channel();
        let background = tokio::spawn(async move {
            let work = move |may_proceed: &dyn Fn() -> bool| {
                asks.send(()).expect("somebody listens");
                Some(may_proceed())
            };
            ours.run_in_background(work).await
        });
        has_asked.recv().expect("it asks");
        assert!(!background.is_finished(), "the search needs the only processor");
        thinking.cancel_search(TableId(1));
        search.await.expect("it ends");
        assert_eq!(background.await.expect("it ends"), Some(true), "it may proceed");
        assert_eq!(thinking.processors.available_permits(), 1);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn background_work_ends_when_its_result_is_not_needed() {
        let thinking = ThinkingPool::new(1);
        let (ends, has_ended) = mpsc::channel();
        let (begun, has_begun) = oneshot::channel();
        let work = move |may_proceed: &dyn Fn() -> bool| {
            begun.send(()).expect("somebody listens");
            while may_proceed() {
                std::thread::yield_now();
            }
            ends.send(()).expect("somebody listens");
            Some(())
        };
        tokio::select! {
            _ = thinking.run_in_background(work) => panic!("it works for ever"),
            begun = has_begun => begun.expect("it begins"),
        }
        has_ended.recv().expect("it ends");
    }

    #[tokio::test]
    async fn a_panic_is_propagated_and_leaves_no_flag_behind() {
        let thinking = Arc::new(ThinkingPool::new(2));
        let ours = Arc::clone(&thinking);
        let think =
            async move { ours.think_about(TableId(1), pending(), |_| panic!("a mistake")).await };
        let panicked: Result<(), _> = tokio::spawn(think).await;
        assert!(panicked.expect_err("it panics").is_panic());
        assert_eq!(thinking.count_searches(), 0);
        assert_eq!(thinking.processors.available_permits(), 2);
    }
}
