//! Work that takes long, away from the threads that answer people.

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// The most of it that is done side by side. What comes in pieces lets others in between.
static SIDE_BY_SIDE: Semaphore = Semaphore::const_new(2);

/// Carries out such work, when it is its turn.
///
/// # Panics
/// The work panics.
pub async fn off_workers<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    // It is never closed.
    let permit = SIDE_BY_SIDE.acquire().await;
    let done = spawn_blocking(work).await;
    drop(permit);
    match done {
        Ok(value) => value,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The program is being ended, and with it whoever waits here.
            Err(_) => std::future::pending().await,
        },
    }
}
