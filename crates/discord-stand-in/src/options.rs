//! The options of a stand-in.

use std::path::PathBuf;
use std::sync::Arc;

use super::clock::{RealClock, SandboxClock};
use super::tours::Tour;
use super::world::permission;

/// The options of a stand-in. The defaults suit tests that do not depend on real time.
#[derive(Clone)]
pub struct SandboxOptions {
    /// The port on 127.0.0.1, or 0 for any free port.
    pub port: u16,
    /// The clock for all deadlines.
    pub clock: Arc<dyn SandboxClock>,
    /// The bot's token, or `None` for a random one. If the first part of the token is an id in base64, as in Discord's tokens, the
    /// bot gets that id.
    pub token: Option<String>,
    /// The name of the bot's account.
    pub bot_name: String,
    /// The name of the home server, which every new person joins.
    pub guild_name: String,
    /// The text channels of the home server. The page initially shows the last one.
    pub channels: Vec<ChannelOptions>,
    /// The bits of the privileged intents that the application is granted, by default none. If a bot requests another privileged
    /// intent, its connection is closed with code 4014.
    pub privileged_intents: u64,
    /// The bot's permissions in every server. Channels may deny some of them.
    pub bot_permissions: u64,
    /// The maximum number of requests that are kept, and also of messages in each channel; `None` keeps all.
    pub history_limit: Option<usize>,
    /// A file written by [`Sandbox::save`](super::Sandbox::save), from which the chat is restored; `None` for an empty
    /// chat. If the file does not exist, the chat starts empty.
    pub restore: Option<PathBuf>,
    /// The suggestions on the page's welcome card.
    pub tours: Vec<Tour>,
    /// The file to which the chat is saved after every change, or `None` if it is not saved.
    pub autosave: Option<PathBuf>,
}

/// A text channel of the home server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChannelOptions {
    /// The name of the channel, without `#`.
    pub name: String,
    /// The topic of the channel, which the page shows above the messages; `None` if it has none.
    pub topic: Option<String>,
}

impl ChannelOptions {
    /// Creates a channel without a topic.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), topic: None }
    }

    /// Sets the topic of the channel.
    #[must_use]
    pub fn topic(mut self, topic: &str) -> Self {
        self.topic = Some(topic.to_owned());
        self
    }
}

impl Default for SandboxOptions {
    fn default() -> Self {
        Self {
            port: 0,
            clock: Arc::new(RealClock),
            token: None,
            bot_name: "Bot".to_owned(),
            guild_name: "The Long Table".to_owned(),
            channels: vec![ChannelOptions::new("general"), ChannelOptions::new("bots")],
            privileged_intents: 0,
            bot_permissions: permission::EVERYBODY,
            history_limit: None,
            restore: None,
            tours: Vec::new(),
            autosave: None,
        }
    }
}

impl std::fmt::Debug for SandboxOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SandboxOptions")
            .field("port", &self.port)
            .field("bot_name", &self.bot_name)
            .field("history_limit", &self.history_limit)
            .field("restore", &self.restore)
            .field("autosave", &self.autosave)
            .finish_non_exhaustive()
    }
}
