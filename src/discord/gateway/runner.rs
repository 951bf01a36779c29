//! serenity's runner of one shard, from its connection to the end of that connection.

use std::sync::Arc;

use serenity::all::{
    ConnectionStage, OnlineStatus, ShardId, ShardManager, ShardMessenger, ShardRunner,
    ShardRunnerInfo,
};
use serenity::gateway::GatewayError;
use tokio::runtime::Handle;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, spawn_blocking};

use crate::time::{Clock, Millis, SystemClock};

/// Discord answers a heartbeat every 41 seconds or so. Heartbeats go by the machine's clock, and so does this.
const SILENCE: Millis = 120_000;

/// A runner that runs, until this is dropped.
///
/// It has a thread of its own. When its socket has broken, or was closed for a reason that it has no answer to, it goes round and
/// round without a pause until the next heartbeat is due, up to 41 seconds: whatever shares a thread with it stands still.
pub struct Running {
    shard: ShardId,
    manager: Arc<ShardManager>,
    messenger: ShardMessenger,
    thread: JoinHandle<Result<(), GatewayError>>,
    /// Dropped, it ends the runner, where that waits for something.
    _stop: oneshot::Sender<()>,
}

impl Running {
    pub async fn start(
        mut runner: ShardRunner,
        shard: ShardId,
        manager: Arc<ShardManager>,
    ) -> Self {
        let messenger = ShardMessenger::new(&runner);
        // Where the runner notes that a heartbeat was answered.
        let info = ShardRunnerInfo {
            latency: None,
            runner_tx: messenger.clone(),
            stage: ConnectionStage::Handshake,
        };
        manager.runners.lock().await.insert(shard, info);
        let (stop, stopped) = oneshot::channel();
        let handle = Handle::current();
        let thread = spawn_blocking(move || {
            handle.block_on(async {
                tokio::select! {
                    biased;
                    _ = stopped => Ok(()),
                    result = runner.run() => match result {
                        Err(serenity::Error::Gateway(error)) => Err(error),
                        _ => Ok(()),
                    },
                }
            })
        });
        Self { shard, manager, messenger, thread, _stop: stop }
    }

    /// Waits until the connection is over.
    ///
    /// # Errors
    /// Discord will not have the bot, now or ever.
    pub async fn ended(&mut self) -> Result<(), GatewayError> {
        let heard = || match self.manager.runners.try_lock() {
            Ok(mut runners) => {
                runners.get_mut(&self.shard).is_some_and(|runner| runner.latency.take().is_some())
            }
            // Somebody is writing it down just now.
            Err(_) => true,
        };
        tokio::select! {
            // Where it panicked, the connection is over as well.
            result = &mut self.thread => result.unwrap_or(Ok(())),
            () = until_silent(&SystemClock, heard) => Ok(()),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        wake(&self.messenger);
    }
}

/// Has a runner that goes round and round find out that its connection is over.
pub fn wake(messenger: &ShardMessenger) {
    // It is online already; what matters is that it has something to send, and cannot.
    messenger.set_status(OnlineStatus::Online);
}

/// Waits until nothing has been heard for so long that a connection must be dead. `heard` says whether there was
/// anything since it was last asked.
async fn until_silent(clock: &dyn Clock, mut heard: impl FnMut() -> bool) {
    loop {
        clock.sleep_until(clock.now() + SILENCE).await;
        if !heard() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::tests::samples::Jumping;

    #[tokio::test]
    async fn a_connection_on_which_nothing_is_heard_any_more_is_over() {
        let clock = Jumping::default();
        let mut answers = [true, true, true].into_iter();
        until_silent(&clock, || answers.next().unwrap_or(false)).await;
        assert_eq!(clock.slept(), [SILENCE; 4]);
    }
}
