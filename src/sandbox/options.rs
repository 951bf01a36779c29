//! The options with which a stand-in is started.

use std::path::PathBuf;
use std::sync::Arc;

use super::clock::{SandboxClock, SystemClock};
use super::tours::Tour;
use super::world::permission;

/// The options with which a stand-in is started. The default is made for tests, but for the clock.
#[derive(Clone)]
pub struct SandboxOptions {
    /// The port on 127.0.0.1; 0 takes a free one.
    pub port: u16,
    /// The clock by which deadlines are judged.
    pub clock: Arc<dyn SandboxClock>,
    /// The name of the bot's account.
    pub bot_name: String,
    /// The name of the server in which people start.
    pub guild_name: String,
    /// Privileged intents (their bits) that the application was granted. None by default: a bot
    /// that asks for one is turned away (close code 4014).
    pub privileged_intents: u64,
    /// The bot's permissions in a server, before channels take something away.
    pub bot_permissions: u64,
    /// The most requests, and messages of a channel, that are remembered; all if absent.
    pub remember: Option<usize>,
    /// A file that [`Sandbox::save`](super::Sandbox::save) wrote: the chat goes on from there. If
    /// it does not exist the world is new.
    pub restore: Option<PathBuf>,
    /// The offers of the page's welcome to a newcomer.
    pub tours: Vec<Tour>,
    /// A file that is kept up to date as long as the stand-in runs.
    pub keep: Option<PathBuf>,
}

impl Default for SandboxOptions {
    fn default() -> Self {
        Self {
            port: 0,
            clock: Arc::new(SystemClock),
            bot_name: "Triominos".to_owned(),
            guild_name: "The Long Table".to_owned(),
            privileged_intents: 0,
            bot_permissions: permission::EVERYBODY,
            remember: None,
            restore: None,
            tours: Vec::new(),
            keep: None,
        }
    }
}

impl std::fmt::Debug for SandboxOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SandboxOptions")
            .field("port", &self.port)
            .field("bot_name", &self.bot_name)
            .field("remember", &self.remember)
            .field("restore", &self.restore)
            .field("keep", &self.keep)
            .finish_non_exhaustive()
    }
}
