//! Helpers for all tests: the bot with its stand-in, clocks, databases and the real program.

pub mod bot;
pub mod clock;
pub mod database;
pub mod dice;
pub mod mentions;
pub mod openapi;
pub mod process;
pub mod talk;
pub mod turns;

/// The longest real time that a test waits for a condition. Only a failing test waits this long, so the time is
/// generous for a busy machine.
pub const PATIENCE: std::time::Duration = std::time::Duration::from_secs(120);

/// The real time between two checks of [`until`]. Without this pause the checks would take the processor from the bot.
pub const CHECK_EVERY: std::time::Duration = std::time::Duration::from_millis(2);

/// Waits until a condition holds, and returns `true`. Returns `false` if it does not hold within
/// [`PATIENCE`].
pub async fn is_met_in_time(condition: impl AsyncFn() -> bool) -> bool {
    let waiting = async {
        while !condition().await {
            tokio::time::sleep(CHECK_EVERY).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.is_ok()
}

/// Waits until a condition holds.
///
/// # Panics
/// Panics with the expected state if the condition does not hold within [`PATIENCE`].
pub async fn wait_until(expected: &str, condition: impl AsyncFn() -> bool) {
    let held = is_met_in_time(condition).await;
    assert!(held, "waited {} s until {expected}", PATIENCE.as_secs());
}
