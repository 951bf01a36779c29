//! [`Sandbox`]: the stand-in as a library.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use super::Snowflake;
use super::clock::SandboxClock;
use super::fault::{ArmedFault, Fault, FaultHandle};
use super::gateway::{Gateway, Outgoing};
use super::ids::Ids;
use super::journal::{Journal, RecordedRequest};
use super::model::channel_type;
use super::options::SandboxOptions;
use super::people::{Channel, Guild, Person};
use super::server::serve;
use super::world::{Bot, Hub, World};
use super::{events, permission, save};

/// How long, in real time, anything that a test waits for may take.
const PATIENCE: Duration = Duration::from_secs(30);

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
    inner: Arc<Inner>,
}

struct Inner {
    hub: Arc<Hub>,
    tasks: Vec<JoinHandle<()>>,
    keep: Option<PathBuf>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.tasks.iter().for_each(JoinHandle::abort);
        self.hub.write(World::take_offline);
        if let Some(path) = &self.keep
            && let Err(error) = save::save(&self.hub, path)
        {
            tracing::error!("the chat was not saved: {error:#}");
        }
    }
}

impl std::fmt::Debug for Sandbox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sandbox").field("url", &self.url()).finish_non_exhaustive()
    }
}

/// Bytes in the letters that tokens are made of.
fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - chunk.len()));
        for index in 0..=chunk.len() {
            let six = bits >> (18 - 6 * index) & 63;
            out.push(char::from(LETTERS[six as usize]));
        }
    }
    out
}

/// A new world: the bot's account, a server, and its channels.
fn new_world(options: &SandboxOptions, origin: String) -> World {
    let bot = Bot {
        id: 0,
        token: String::new(),
        privileged_intents: options.privileged_intents & events::intent::PRIVILEGED,
        permissions: options.bot_permissions,
    };
    let mut world = World {
        clock: Arc::clone(&options.clock),
        ids: Ids::default(),
        origin,
        bot,
        home: 0,
        guilds: BTreeMap::new(),
        channels: BTreeMap::new(),
        users: BTreeMap::new(),
        messages: BTreeMap::new(),
        commands: Vec::new(),
        interactions: BTreeMap::new(),
        tokens: std::collections::HashMap::new(),
        nonces: Vec::new(),
        told: BTreeMap::new(),
        gateway: Gateway::default(),
        pages: events::Pages::default(),
        tours: options.tours.clone(),
        journal: Journal::bounded(options.remember),
        faults: Vec::new(),
        bound: options.remember,
    };
    let id = world.new_user(&options.bot_name, "en-US", true);
    let secret: Vec<u8> = std::iter::repeat_with(rand::random).take(27).collect();
    let middle: [u8; 4] = rand::random();
    world.bot.id = id;
    world.bot.token =
        format!("{}.{}.{}", base64(id.to_string().as_bytes()), base64(&middle), base64(&secret));
    world
}

fn furnish(world: &mut World, guild_name: &str) {
    let home = world.new_guild(guild_name, "en-US");
    world.home = home;
    world.new_channel(home, channel_type::TEXT, "general", None);
    let table = world.new_channel(home, channel_type::TEXT, "triominos", None);
    if let Some(channel) = world.channels.get_mut(&table) {
        channel.topic = Some("Games of Triominos".to_owned());
    }
}

impl Sandbox {
    /// Starts a stand-in on 127.0.0.1.
    ///
    /// # Errors
    ///
    /// If the port is taken, or the chat to be restored cannot be read.
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
        Ok(Self { inner: Arc::new(Inner { hub, tasks, keep: options.keep }) })
    }

    pub(super) fn hub(&self) -> &Arc<Hub> {
        &self.inner.hub
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
        self.until("the bot and its commands", None, ready).await;
    }

    /// Waits until the bot is connected, whether it has commands or not.
    pub async fn bot_online(&self) {
        self.until("the bot", None, |world| world.gateway.is_online().then_some(())).await;
    }

    /// Whether the bot is connected at the moment.
    #[must_use]
    pub fn is_bot_online(&self) -> bool {
        self.hub().read(|world| world.gateway.is_online())
    }

    /// Waits until the bot is connected by this shard, one of so many.
    pub async fn shard_online(&self, index: u64, total: u64) {
        let online = |world: &World| world.gateway.has_shard((index, total)).then_some(());
        self.until("a shard", None, online).await;
    }

    /// Whether the bot is connected by this shard at the moment.
    #[must_use]
    pub fn has_shard(&self, index: u64, total: u64) -> bool {
        self.hub().read(|world| world.gateway.has_shard((index, total)))
    }

    /// When the bot's last sessions were begun, oldest first, in milliseconds.
    #[must_use]
    pub fn sessions_begun(&self) -> Vec<u64> {
        self.hub().read(|world| world.gateway.begun_ms.iter().copied().collect())
    }

    /// Waits until the bot is not connected.
    pub async fn bot_gone(&self) {
        let gone = |world: &World| (!world.gateway.is_online()).then_some(());
        self.until("the bot to go", None, gone).await;
    }

    /// A new person on the first server. `locale` is one of Discord's, such as `en-US`.
    #[must_use]
    pub fn person(&self, name: &str, locale: &str) -> Person {
        let id = self.hub().write(|world| {
            let id = world.new_user(name, locale, false);
            world.join(world.home, id, permission::EVERYBODY);
            id
        });
        Person::new(self.clone(), id)
    }

    /// A person that exists already.
    #[must_use]
    pub fn person_by_id(&self, id: Snowflake) -> Option<Person> {
        let exists = self.hub().read(|world| world.user(id).is_some());
        exists.then(|| Person::new(self.clone(), id))
    }

    /// The server in which people start. It has #general and #triominos.
    #[must_use]
    pub fn home(&self) -> Guild {
        Guild::new(self.clone(), self.hub().read(|world| world.home))
    }

    /// A new server with the bot, an owner, and no channels.
    #[must_use]
    pub fn guild(&self, name: &str, preferred_locale: &str) -> Guild {
        let id = self.hub().write(|world| {
            let id = world.new_guild(name, preferred_locale);
            let data = world.guilds.get(&id).map(|guild| world.guild_create_json(guild));
            world.tell_bot("GUILD_CREATE", Some(id), |_, intents| {
                data.clone().filter(|_| intents & events::intent::GUILDS != 0)
            });
            id
        });
        Guild::new(self.clone(), id)
    }

    /// A channel, to look at it and to change it.
    #[must_use]
    pub fn channel(&self, id: Snowflake) -> Channel {
        Channel::new(self.clone(), id)
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

    /// Those requests that were refused, but for those that a test wanted refused.
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
    /// If a request was refused that no [`Fault`] refused.
    pub fn assert_no_refusals(&self) {
        let refusals = self.refusals();
        assert!(
            refusals.is_empty(),
            "Discord refused:\n{}\n{}",
            refusals.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            self.hub().read(all_channels),
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

    /// The same as a network does it that fails: reading from such a connection is an error.
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
        self.hub().read(|world| world.transcript(channel))
    }

    /// Saves the chat: servers, people, messages with their files, commands. The file appears whole
    /// or not at all; attachments are kept beside it in a folder of the same name with `.files`.
    ///
    /// # Errors
    ///
    /// If something cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        save::save(self.hub(), path)
    }

    /// The stand-in's clock.
    #[must_use]
    pub fn clock(&self) -> Arc<dyn SandboxClock> {
        self.hub().read(|world| Arc::clone(&world.clock))
    }

    /// Waits until `look` sees what it waits for; it is asked again after every change.
    ///
    /// # Panics
    ///
    /// After 30 seconds of real time, with what was said and asked until then.
    pub(super) async fn until<T>(
        &self,
        what: &str,
        channel: Option<Snowflake>,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> T {
        let hub = self.hub();
        let mut changes = hub.watch();
        let seen = async {
            loop {
                if let Some(seen) = hub.read(&mut look) {
                    return seen;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        match tokio::time::timeout(PATIENCE, seen).await {
            Ok(seen) => seen,
            Err(_) => panic!(
                "waited {} s for {what}\n{}",
                PATIENCE.as_secs(),
                hub.read(|world| report(world, channel))
            ),
        }
    }
}

fn all_channels(world: &World) -> String {
    world.messages.keys().map(|&channel| world.transcript(channel)).collect()
}

/// What helps to understand why something did not come.
fn report(world: &World, channel: Option<Snowflake>) -> String {
    let said = channel.map_or_else(|| all_channels(world), |channel| world.transcript(channel));
    let requests: Vec<_> = world.journal.entries().map(ToString::to_string).collect();
    let newest = &requests[requests.len().saturating_sub(20)..];
    let state = if world.gateway.is_online() { "connected" } else { "not connected" };
    format!("{said}── the bot is {state}; its last requests\n{}", newest.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_of_known_texts() {
        assert_eq!(base64(b"Man"), "TWFu");
        assert_eq!(base64(b"Ma"), "TWE");
        assert_eq!(base64(b"M"), "TQ");
        assert_eq!(base64(&[0xFF, 0xEF]), "_-8");
    }
}
