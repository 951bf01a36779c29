//! [`Sandbox`]: the stand-in as a library.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use tokio::net::TcpListener;

use super::changes::furnish::{furnish, new_world};
use super::clock::SandboxClock;
use super::fault::{ArmedFault, Fault, FaultHandle};
use super::ids::Snowflake;
use super::journal::RecordedRequest;
use super::listeners::intent;
use super::listeners::session::Outgoing;
use super::options::SandboxOptions;
use super::people::guild::{Channel, Guild};
use super::people::person::Person;
use super::running::{Running, all_transcripts};
use super::server::serve;
use super::world::hub::Hub;
use super::world::state::World;
use super::world::{permission, save};

/// A running stand-in for Discord. Clones speak of the same one; it stops when the last is gone.
///
/// ```no_run
/// # async fn example() -> anyhow::Result<()> {
/// use triominos::sandbox::{Sandbox, SandboxOptions};
///
/// let discord = Sandbox::start(SandboxOptions::default()).await?;
/// // … start a bot with discord.url() and discord.token() …
/// discord.bot_ready().await;
/// let ada = discord.person("Ada", "en-US").in_channel(discord.table_channel());
/// let play = ada.slash("play", &[("players", 2.into())]).await;
/// ada.click(&play.message(), "Join").await;
/// # Ok(())
/// # }
/// ```
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
    /// The port is taken, or the chat to be restored cannot be read.
    pub async fn start(options: SandboxOptions) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port))
            .await
            .with_context(|| format!("cannot listen on 127.0.0.1:{}", options.port))?;
        let address = listener.local_addr().context("the port of the sandbox")?;
        let mut world = new_world(&options, format!("http://{address}"));
        match options.restore.as_deref().filter(|path| path.exists()) {
            Some(path) => world.restore(path)?,
            None => furnish(&mut world, &options.guild_name),
        }
        let hub = Hub::new(world);
        let mut tasks = vec![tokio::spawn(serve(listener, Arc::clone(&hub)))];
        if let Some(path) = options.keep.clone() {
            tasks.push(tokio::spawn(save::keep(&hub, path)));
        }
        Ok(Self { running: Running::new(hub, tasks, options.keep) })
    }

    pub(super) fn running(&self) -> &Running {
        &self.running
    }

    pub(super) fn hub(&self) -> &Arc<Hub> {
        self.running.hub()
    }

    /// `http://127.0.0.1:PORT`: what a bot takes for Discord, and a person's browser opens.
    #[must_use]
    pub fn url(&self) -> String {
        self.hub().read(|world| world.origin.clone())
    }

    /// The bot's token, without `Bot `.
    #[must_use]
    pub fn token(&self) -> String {
        self.hub().read(|world| world.bot.token.clone())
    }

    /// The application's id, which is that of the bot's user as well.
    #[must_use]
    pub fn application_id(&self) -> Snowflake {
        self.hub().read(|world| world.bot.id)
    }

    /// Waits until the bot is connected and has registered commands.
    pub async fn bot_ready(&self) {
        let ready =
            |world: &World| (world.gateway.is_online() && !world.commands.is_empty()).then_some(());
        self.running.until("the bot and its commands", None, ready).await;
    }

    /// Waits until the bot is connected, whether it has commands or not.
    pub async fn bot_online(&self) {
        self.running.until("the bot", None, |world| world.gateway.is_online().then_some(())).await;
    }

    /// True while the bot is connected.
    #[must_use]
    pub fn is_bot_online(&self) -> bool {
        self.hub().read(|world| world.gateway.is_online())
    }

    /// Waits until the bot is connected by this shard, one of so many.
    pub async fn shard_online(&self, index: u64, total: u64) {
        let online = |world: &World| world.gateway.has_shard((index, total)).then_some(());
        self.running.until("a shard", None, online).await;
    }

    /// True while the bot is connected by this shard.
    #[must_use]
    pub fn has_shard(&self, index: u64, total: u64) -> bool {
        self.hub().read(|world| world.gateway.has_shard((index, total)))
    }

    /// The times at which the bot's last sessions were begun, oldest first, in milliseconds.
    #[must_use]
    pub fn sessions_begun(&self) -> Vec<u64> {
        self.hub().read(|world| world.gateway.begun_ms.iter().copied().collect())
    }

    /// Waits until the bot is not connected.
    pub async fn bot_gone(&self) {
        let gone = |world: &World| (!world.gateway.is_online()).then_some(());
        self.running.until("the bot to go", None, gone).await;
    }

    /// A new person on the first server. `locale` is one of Discord's, such as `en-US`.
    #[must_use]
    pub fn person(&self, name: &str, locale: &str) -> Person {
        let id = self.hub().write(|world| {
            let id = world.new_user(name, locale, false);
            world.join(world.home, id, permission::EVERYBODY);
            id
        });
        Person::new(self.running.clone(), id)
    }

    /// A person that exists already.
    #[must_use]
    pub fn person_by_id(&self, id: Snowflake) -> Option<Person> {
        let exists = self.hub().read(|world| world.user(id).is_some());
        exists.then(|| Person::new(self.running.clone(), id))
    }

    /// The server in which people start. It has #general and #triominos.
    #[must_use]
    pub fn home(&self) -> Guild {
        Guild::new(self.running.clone(), self.hub().read(|world| world.home))
    }

    /// A new server with the bot, an owner, and no channels.
    #[must_use]
    pub fn guild(&self, name: &str, preferred_locale: &str) -> Guild {
        let id = self.hub().write(|world| {
            let id = world.new_guild(name, preferred_locale);
            let data = world.guilds.get(&id).map(|guild| world.guild_create_json(guild));
            world.tell_bot("GUILD_CREATE", Some(id), |_, intents| {
                data.clone().filter(|_| intents & intent::GUILDS != 0)
            });
            id
        });
        Guild::new(self.running.clone(), id)
    }

    /// A server that exists already.
    #[must_use]
    pub fn guild_by_id(&self, id: Snowflake) -> Guild {
        Guild::new(self.running.clone(), id)
    }

    /// A channel, to look at it and to change it.
    #[must_use]
    pub fn channel(&self, id: Snowflake) -> Channel {
        Channel::new(self.running.clone(), id)
    }

    fn named_channel(&self, name: &str) -> Snowflake {
        self.hub().read(|world| {
            let home = world.home;
            let mut channels = world.channels.values();
            let found = channels.find(|one| one.guild == Some(home) && one.name == name);
            found.map_or(0, |channel| channel.id)
        })
    }

    /// #general of the first server.
    #[must_use]
    pub fn general(&self) -> Snowflake {
        self.named_channel("general")
    }

    /// #triominos of the first server.
    #[must_use]
    pub fn table_channel(&self) -> Snowflake {
        self.named_channel("triominos")
    }

    /// All requests of the bot, oldest first.
    #[must_use]
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.hub().read(|world| world.journal.entries().cloned().collect())
    }

    /// The requests that were refused, but for those that a test wanted refused.
    #[must_use]
    pub fn refusals(&self) -> Vec<RecordedRequest> {
        let mut requests = self.requests();
        requests.retain(RecordedRequest::is_refused);
        requests
    }

    /// Fails, with a transcript, if anything was refused.
    ///
    /// # Panics
    ///
    /// A request was refused that no [`Fault`] refused.
    pub fn assert_no_refusals(&self) {
        let refusals = self.refusals();
        assert!(
            refusals.is_empty(),
            "Discord refused:\n{}\n{}",
            refusals.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            self.hub().read(all_transcripts),
        );
    }

    /// Forgets the requests so far.
    pub fn clear_journal(&self) {
        self.hub().write(|world| world.journal.clear());
    }

    /// Lets something go wrong with the bot's next requests. Faults are met in the order in which
    /// they were injected.
    pub fn inject(&self, fault: Fault) -> FaultHandle {
        let (armed, handle) = ArmedFault::new(fault);
        self.hub().write(|world| world.faults.push(armed));
        handle
    }

    /// Gives up on interactions whose three seconds have passed. Needed after a clock was moved
    /// that does not go by itself.
    pub fn check_deadlines(&self) {
        self.hub().write(World::check_deadlines);
    }

    /// Breaks the gateway's connections without a word. The bot may come back and resume.
    pub fn drop_gateway(&self) {
        self.hub().write(|world| world.gateway.send_all(&Outgoing::Drop));
    }

    /// Breaks them as a network does that fails: reading from such a connection is an error.
    pub fn reset_gateway(&self) {
        self.hub().write(|world| world.gateway.send_all(&Outgoing::Reset));
    }

    /// Asks the bot to reconnect (op 7), as Discord does now and then.
    pub fn ask_to_reconnect(&self) {
        let payload = serde_json::json!({ "op": 7, "d": null, "s": null, "t": null });
        self.hub().write(|world| world.gateway.send_all(&Outgoing::Payload(payload)));
    }

    /// Ends the session (op 9): to be resumed, or to be begun anew.
    pub fn invalidate_session(&self, resumable: bool) {
        self.hub().write(|world| world.invalidate_session(resumable));
    }

    /// From now on every event is delivered twice, or once again.
    pub fn deliver_twice(&self, twice: bool) {
        self.hub().write(|world| world.gateway.twice = twice);
    }

    /// Holds events back until [`Self::release_events_reversed`].
    pub fn hold_events(&self) {
        self.hub().write(|world| world.gateway.held = Some(Vec::new()));
    }

    /// Delivers the events that were held back, the newest first.
    pub fn release_events_reversed(&self) {
        self.hub().write(|world| world.gateway.release_reversed());
    }

    /// Cuts the bot off from the gateway until [`Self::bring_online`].
    pub fn take_offline(&self) {
        self.hub().write(World::take_offline);
    }

    /// Lets the bot connect again.
    pub fn bring_online(&self) {
        self.hub().write(|world| world.gateway.offline = false);
    }

    /// From now on so many shards are proposed to the bot.
    pub fn propose_shards(&self, shards: u64) {
        self.hub().write(|world| world.gateway.proposed_shards = Some(shards));
    }

    /// The bot has begun as many sessions as it may, and may begin no other for so long.
    pub fn use_up_sessions(&self, ms: u64) {
        self.hub().write(|world| world.gateway.sessions_from_ms = Some(world.now() + ms));
    }

    /// A conversation as text.
    #[must_use]
    pub fn transcript(&self, channel: Snowflake) -> String {
        self.running.transcript(channel)
    }

    /// Saves the chat: servers, people, messages with their files, commands. The file appears whole
    /// or not at all; attachments are kept beside it in a folder of the same name with `.files`.
    ///
    /// # Errors
    ///
    /// Something cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        save::save(self.hub(), path)
    }

    /// The stand-in's clock.
    #[must_use]
    pub fn clock(&self) -> Arc<dyn SandboxClock> {
        self.hub().read(|world| Arc::clone(&world.clock))
    }
}
