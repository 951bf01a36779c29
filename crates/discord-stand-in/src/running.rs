//! The tasks and the state of a running stand-in, shared by all handles to it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinHandle;

use super::ids::Snowflake;
use super::world::hub::Hub;
use super::world::save;
use super::world::state::World;

/// The time-out of every wait in tests.
const WAIT_TIMEOUT: Duration = Duration::from_secs(120);

/// A running stand-in. Clones share it, and it stops when the last clone is dropped.
#[derive(Clone)]
pub(crate) struct Running {
    inner: Arc<Inner>,
}

struct Inner {
    hub: Arc<Hub>,
    tasks: Vec<JoinHandle<()>>,
    autosave: Option<PathBuf>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        self.hub.write(World::take_offline);
        if let Some(path) = &self.autosave
            && let Err(error) = save::save_world(&self.hub, path)
        {
            tracing::error!("the chat was not saved: {error:#}");
        }
    }
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let url = self.hub().read(|world| world.origin.clone());
        f.debug_struct("Running").field("url", &url).finish_non_exhaustive()
    }
}

impl Running {
    /// Creates the handle to a stand-in that these tasks serve. `autosave` is the file to which the chat is saved; `None` if it
    /// is not saved.
    pub fn new(hub: Arc<Hub>, tasks: Vec<JoinHandle<()>>, autosave: Option<PathBuf>) -> Self {
        Self { inner: Arc::new(Inner { hub, tasks, autosave }) }
    }

    /// Returns the state of the stand-in with its lock.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.inner.hub
    }

    /// Returns the conversation of a channel as text.
    pub fn transcript(&self, channel: Snowflake) -> String {
        self.hub().read(|world| world.transcript(channel))
    }

    /// Waits until `find` returns a value. `find` is called again after every change, and `description` names the value in
    /// the message of a panic. `transcript_channel` is the channel whose conversation that message contains; `None` for all.
    ///
    /// # Panics
    ///
    /// Panics after two minutes of real time. The message contains the conversation and the last requests.
    pub async fn until<T>(
        &self,
        description: &str,
        transcript_channel: Option<Snowflake>,
        mut find: impl FnMut(&World) -> Option<T>,
    ) -> T {
        let hub = self.hub();
        let mut changes = hub.subscribe_to_changes();
        let found = async {
            loop {
                if let Some(found) = hub.read(&mut find) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        match tokio::time::timeout(WAIT_TIMEOUT, found).await {
            Ok(found) => found,
            Err(_) => panic!(
                "waited {} s for {description}\n{}",
                WAIT_TIMEOUT.as_secs(),
                hub.read(|world| timeout_report(world, transcript_channel))
            ),
        }
    }
}

/// Returns the transcripts of all channels, one after the other.
pub(super) fn all_transcripts(world: &World) -> String {
    world.messages.keys().map(|&channel| world.transcript(channel)).collect()
}

/// Returns the bot's last requests and the conversation of a channel (of all channels for `None`), for the message of a time-out.
fn timeout_report(world: &World, channel: Option<Snowflake>) -> String {
    let transcript =
        channel.map_or_else(|| all_transcripts(world), |channel| world.transcript(channel));
    let requests: Vec<_> = world.journal.entries().map(ToString::to_string).collect();
    let newest = &requests[requests.len().saturating_sub(20)..];
    let state = if world.gateway.is_online() { "connected" } else { "not connected" };
    format!("{transcript}── the bot is {state}; its last requests\n{}", newest.join("\n"))
}
