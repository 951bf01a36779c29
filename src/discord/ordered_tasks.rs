//! Tasks that run one after the other for each server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serenity::all::GuildId;
use tokio::sync::oneshot;

/// Runs the tasks of each server in the order in which they were added. Tasks of different servers run concurrently.
#[derive(Clone, Default)]
pub struct OrderedTasks {
    /// For each server, the receiver of a oneshot channel that closes when the server's newest task has ended.
    ends: Arc<Mutex<HashMap<GuildId, oneshot::Receiver<()>>>>,
}

impl OrderedTasks {
    /// Spawns a task for this server. It begins when all tasks that were added earlier for this server have ended or panicked.
    pub fn spawn(&self, guild: GuildId, task: impl Future<Output = ()> + Send + 'static) {
        let (end, ended) = oneshot::channel();
        let former = self.ends.lock().unwrap_or_else(PoisonError::into_inner).insert(guild, ended);
        tokio::spawn(async move {
            if let Some(former) = former {
                // The result is always an error, because the sender is only dropped.
                let _ = former.await;
            }
            task.await;
            drop(end);
        });
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn tasks_of_a_server_run_in_order_and_delay_no_other_server() {
        let tasks = OrderedTasks::default();
        let (done, mut order) = mpsc::unbounded_channel();
        let (release, released) = oneshot::channel::<()>();
        let first = done.clone();
        tasks.spawn(GuildId::new(1), async move {
            released.await.unwrap();
            first.send("created").unwrap();
        });
        for (guild, name) in [(1, "deleted"), (2, "other")] {
            let done = done.clone();
            tasks.spawn(GuildId::new(guild), async move { done.send(name).unwrap() });
        }
        assert_eq!(order.recv().await, Some("other"));
        tokio::task::yield_now().await;
        assert!(order.try_recv().is_err(), "the second task waits for the first");
        release.send(()).unwrap();
        assert_eq!((order.recv().await, order.recv().await), (Some("created"), Some("deleted")));
    }

    #[tokio::test]
    async fn a_task_runs_after_one_that_panicked() {
        let tasks = OrderedTasks::default();
        let (done, ended) = oneshot::channel();
        tasks.spawn(GuildId::new(1), async { panic!("a fault in a handler") });
        tasks.spawn(GuildId::new(1), async { done.send(()).unwrap() });
        ended.await.unwrap();
    }
}
