//! Long computations, which run outside the threads that answer interactions.

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// A semaphore that limits the number of long computations at the same time.
static SIDE_BY_SIDE: Semaphore = Semaphore::const_new(2);

/// Runs a long computation on a blocking thread, once a permit is free.
///
/// # Panics
/// Panics if `work` panics.
pub async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    // The semaphore is never closed.
    let permit = SIDE_BY_SIDE.acquire().await;
    let done = spawn_blocking(work).await;
    drop(permit);
    match done {
        Ok(value) => value,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is shutting down, which also drops this task.
            Err(_) => std::future::pending().await,
        },
    }
}
