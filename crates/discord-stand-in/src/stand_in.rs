//! [`Sandbox`]: a running stand-in.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use tokio::net::TcpListener;

use super::changes::initial_state::{add_home_server, new_world};
use super::clock::SandboxClock;
use super::ids::Snowflake;
use super::options::SandboxOptions;
use super::running::Running;
use super::server::serve_connections;
use super::world::hub::Hub;
use super::world::save;
use super::world::state::World;

/// A running stand-in for Discord. Clones share it, and it stops when the last clone is dropped.
///
/// The methods for tests (people, servers, the bot's connection and requests) are implemented in [`people`](crate::people).
#[derive(Clone)]
pub struct Sandbox {
    running: Running,
}

impl std::fmt::Debug for Sandbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sandbox").field("url", &self.url()).finish_non_exhaustive()
    }
}

impl Sandbox {
    /// Starts a stand-in on 127.0.0.1.
    ///
    /// # Errors
    ///
    /// Returns an error if the port is in use, or the chat cannot be restored.
    pub async fn start(options: SandboxOptions) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port))
            .await
            .with_context(|| format!("cannot listen on 127.0.0.1:{}", options.port))?;
        let address = listener.local_addr().context("the port of the stand-in")?;
        let mut world = new_world(&options, format!("http://{address}"));
        match options.restore.as_deref().filter(|path| path.exists()) {
            Some(path) => {
                world.restore(path)?;
                world.bot.token = options.token.clone().unwrap_or(world.bot.token);
            }
            None => add_home_server(&mut world, &options),
        }
        let hub = Hub::new(world);
        let mut tasks = vec![tokio::spawn(serve_connections(listener, Arc::clone(&hub)))];
        if let Some(path) = options.autosave.clone() {
            tasks.push(tokio::spawn(save::save_after_changes(&hub, path)));
        }
        Ok(Self { running: Running::new(hub, tasks, options.autosave) })
    }

    /// Returns the tasks and the state of the stand-in.
    pub(crate) fn running(&self) -> &Running {
        &self.running
    }

    /// Returns the state of the stand-in with its lock.
    pub(crate) fn hub(&self) -> &Arc<Hub> {
        self.running.hub()
    }

    /// Returns the URL of the page, `http://127.0.0.1:PORT`. The REST API is below it, at `/api/v10`.
    #[must_use]
    pub fn url(&self) -> String {
        self.hub().read(|world| world.origin.clone())
    }

    /// Returns the URL of the gateway, `ws://127.0.0.1:PORT/gateway`. Most libraries get it from the API.
    #[must_use]
    pub fn gateway_url(&self) -> String {
        self.hub().read(World::gateway_url)
    }

    /// Returns the bot's token, without the prefix `Bot `.
    #[must_use]
    pub fn token(&self) -> String {
        self.hub().read(|world| world.bot.token.clone())
    }

    /// Returns the id of the application and of the bot's user.
    #[must_use]
    pub fn application_id(&self) -> Snowflake {
        self.hub().read(|world| world.bot.id)
    }

    /// Saves the chat to a file: servers, people, messages and commands. The file is replaced atomically. Attachments are saved in
    /// a folder next to it, whose name is that of the file with the suffix `.files`.
    ///
    /// # Errors
    ///
    /// Returns an error if the file or the folder cannot be written.
    pub fn save(&self, chat_file: &Path) -> Result<()> {
        save::save_world(self.hub(), chat_file)
    }

    /// Returns the stand-in's clock.
    #[must_use]
    pub fn clock(&self) -> Arc<dyn SandboxClock> {
        self.hub().read(|world| Arc::clone(&world.clock))
    }
}
