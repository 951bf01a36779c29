//! Where computers think: off the threads that answer people, a few tables at the same time, and no longer than it is of use.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use crate::ids::TableId;

/// The computers of a process that think.
#[derive(Debug)]
pub struct ThinkingPool {
    /// As many may think at the same time as there are processors.
    processors: Semaphore,
    /// Of each table that is thought about, what ends it.
    flags: Mutex<HashMap<TableId, CancelFlag>>,
}

/// What ends the thinking about a table that has moved on.
#[derive(Clone, Debug, Default)]
pub struct CancelFlag {
    cancelled: Arc<AtomicBool>,
}

impl CancelFlag {
    /// One that nobody sets.
    pub fn never() -> Self {
        Self::default()
    }

    /// True if nobody waits for its outcome any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }
}

impl Default for ThinkingPool {
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self { processors: Semaphore::new(processors), flags: Mutex::default() }
    }
}

impl ThinkingPool {
    /// Carries out `think` about a table once a processor is free, on a thread of its own.
    ///
    /// # Panics
    /// `think` has panicked.
    pub async fn about<T: Send + 'static>(
        &self,
        table: TableId,
        think: impl FnOnce(&CancelFlag) -> T + Send + 'static,
    ) -> T {
        let flag = CancelFlag::default();
        self.flags().insert(table, flag.clone());
        // The semaphore is never closed.
        let free = self.processors.acquire().await;
        let ours = flag.clone();
        let thinking = tokio::task::spawn_blocking(move || think(&ours));
        let outcome = thinking.await;
        drop(free);
        let mut flags = self.flags();
        if flags.get(&table).is_some_and(|last| Arc::ptr_eq(&last.cancelled, &flag.cancelled)) {
            flags.remove(&table);
        }
        drop(flags);
        match outcome {
            Ok(outcome) => outcome,
            Err(error) => std::panic::resume_unwind(error.into_panic()),
        }
    }

    /// Ends what is thought about a table, because it has moved on.
    pub fn stop(&self, table: TableId) {
        if let Some(flag) = self.flags().remove(&table) {
            flag.cancelled.store(true, Ordering::Relaxed);
        }
    }

    fn flags(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, CancelFlag>> {
        self.flags.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_thought_ends_when_its_table_moves_on() {
        let thinking = Arc::new(ThinkingPool::default());
        let (begun, has_begun) = mpsc::channel();
        let about = |id| {
            let (thinking, begun) = (Arc::clone(&thinking), begun.clone());
            tokio::spawn(async move {
                let think = move |cancel: &CancelFlag| {
                    begun.send(id).expect("somebody listens");
                    while !cancel.is_cancelled() {
                        std::thread::yield_now();
                    }
                    id
                };
                thinking.about(TableId(id), think).await
            })
        };
        let one = about(1);
        assert_eq!(has_begun.recv().expect("it begins"), 1);
        thinking.stop(TableId(2));
        assert!(!one.is_finished(), "another table has moved on");
        thinking.stop(TableId(1));
        assert_eq!(one.await.expect("it ends"), 1);
        assert!(thinking.flags().is_empty());
    }

    #[tokio::test]
    async fn a_panic_is_handed_on_and_nothing_is_left_behind() {
        let thinking = Arc::new(ThinkingPool::default());
        let ours = Arc::clone(&thinking);
        let think = async move { ours.about(TableId(1), |_| panic!("a mistake")).await };
        let panicked: Result<(), _> = tokio::spawn(think).await;
        assert!(panicked.expect_err("it panics").is_panic());
        assert!(thinking.flags().is_empty());
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        assert_eq!(thinking.processors.available_permits(), processors);
    }
}
