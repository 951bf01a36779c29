//! Long computations, moved off the threads that answer people.

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// The most computations at the same time.
static SIDE_BY_SIDE: Semaphore = Semaphore::const_new(2);

/// Runs a long computation on a blocking thread, once a permit is free.
///
/// # Panics
/// The work panics.
pub async fn run_blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    // The semaphore is never closed.
    let permit = SIDE_BY_SIDE.acquire().await;
    let done = spawn_blocking(work).await;
    drop(permit);
    match done {
        Ok(value) => value,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is shutting down, and this task with it.
            Err(_) => std::future::pending().await,
        },
    }
}
