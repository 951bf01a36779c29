//! A stand-in for Discord with the bot connected to it, as every test has one of its own.

use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;
use tokio::task::JoinHandle;
use triominos::discord::{self, Connection, RunError};
use triominos::sandbox::people::{Interaction, Message, Person, PersonIn};
use triominos::sandbox::{Sandbox, SandboxOptions, Snowflake};
use triominos::store::Store;

use crate::clock::{CountedSeeds, HandClock};
use crate::openapi;

/// Discord, the bot, and the clock that both go by.
pub struct World {
    pub discord: Sandbox,
    pub clock: Arc<HandClock>,
    seeds: Arc<CountedSeeds>,
    /// #triominos, where the tests play.
    pub channel: Snowflake,
    folder: TempDir,
    bot: Option<JoinHandle<Result<(), RunError>>>,
}

impl World {
    /// Everything up and running. The seed decides the deals.
    pub async fn new(seed: u64) -> Self {
        let mut world = Self::without_bot(seed).await;
        world.start_bot().await;
        world
    }

    /// Everything but the bot, which does not run yet.
    pub async fn without_bot(seed: u64) -> Self {
        let clock = Arc::new(HandClock::new());
        let options =
            SandboxOptions { clock: Arc::clone(&clock) as _, ..SandboxOptions::default() };
        let discord = Sandbox::start(options).await.expect("a free port");
        let channel = discord.table_channel();
        let folder = TempDir::new().expect("a folder for the database");
        let seeds = Arc::new(CountedSeeds::from(seed));
        Self { discord, clock, seeds, channel, folder, bot: None }
    }

    /// Connects the bot.
    pub async fn start_bot(&mut self) {
        let connection = Connection {
            token: self.discord.token(),
            api_url: Some(self.discord.url()),
            store: Store::connect(&self.database()).await.expect("a database"),
            clock: Arc::clone(&self.clock) as _,
            seeds: Arc::clone(&self.seeds) as _,
            owner: format!("test-{}", rand::random::<u64>()),
        };
        self.bot = Some(tokio::spawn(discord::connect(connection)));
        self.discord.bot_ready().await;
    }

    /// Ends the bot at once, wherever it is.
    pub async fn stop_bot(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.abort();
            drop(bot.await);
        }
        self.discord.bot_gone().await;
    }

    pub fn database(&self) -> String {
        self.folder().join("games.db").display().to_string()
    }

    /// A folder of this test alone.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A person who speaks English, in #triominos.
    pub fn person(&self, name: &str) -> (Person, PersonIn) {
        let person = self.discord.person(name, "en-US");
        let there = person.in_channel(self.channel);
        (person, there)
    }

    /// The newest public message of the bot that has this button, as soon as there is one.
    pub async fn message_with(&self, button: &str) -> Message {
        let what = format!("a message with the button {button}");
        let messages = self
            .discord
            .channel(self.channel)
            .until(&what, |messages| {
                messages.iter().any(|message| message.button(button).is_some())
            })
            .await;
        messages
            .into_iter()
            .rfind(|message| message.button(button).is_some())
            .expect("it was there")
    }

    /// Waits for a public message that has not been told of before.
    pub async fn next(&self, words: &str) -> Message {
        let channel = self.discord.channel(self.channel);
        channel.next_message(|message| message.content.contains(words)).await
    }

    pub fn transcript(&self) -> String {
        self.discord.transcript(self.channel)
    }

    /// What every conversation ends with: Discord had nothing to complain of.
    #[track_caller]
    pub fn finish(&self) {
        self.discord.assert_no_refusals();
        openapi::check(&self.discord.requests());
    }
}

impl Drop for World {
    fn drop(&mut self) {
        if let Some(bot) = &self.bot {
            bot.abort();
        }
    }
}

/// The private answer to an interaction, deferred or not.
pub async fn private(interaction: Interaction) -> Message {
    let message = interaction.finished().await;
    assert!(message.is_private(), "everybody can see: {}", message.content);
    message
}
