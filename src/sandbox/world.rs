//! The state of the stand-in, and the one lock around it.
//!
//! Everything is done under the lock and without waiting: requests, clicks and hooks each see and
//! leave a whole state, and those who wait for something are woken after every change.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use super::clock::SandboxClock;
use super::events::Pages;
use super::fault::ArmedFault;
use super::gateway::Gateway;
use super::ids::Ids;
use super::journal::Journal;
use super::model::{
    Channel, Guild, Member, Role, StoredCommand, StoredInteraction, StoredMessage, User,
    channel_type,
};
use super::tours::Tour;
use super::{Snowflake, permission};

/// The state behind its lock, and the bell that rings after each change.
pub(crate) struct Hub {
    world: Mutex<World>,
    changed: watch::Sender<u64>,
    /// Up to which change the world is saved; absent where nobody saves it.
    saved: watch::Sender<Option<u64>>,
    /// Held while files are written: two writers would get into each other's way.
    pub writing: Mutex<()>,
}

impl Hub {
    pub fn new(world: World) -> Arc<Self> {
        let (changed, saved) = (watch::Sender::new(0), watch::Sender::new(None));
        Arc::new(Self { world: Mutex::new(world), changed, saved, writing: Mutex::new(()) })
    }

    /// Looks.
    pub fn read<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        look(&self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Changes something, and wakes all who wait.
    pub fn write<R>(&self, change: impl FnOnce(&mut World) -> R) -> R {
        let result = change(&mut self.world.lock().unwrap_or_else(PoisonError::into_inner));
        self.changed.send_modify(|version| *version += 1);
        result
    }

    /// Is told of every change from now on.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Notes that everything up to this change is saved. From the first time on, [`Self::settled`]
    /// waits.
    pub fn note_saved(&self, version: u64) {
        self.saved.send_replace(Some(version));
    }

    /// Waits until everything up to now is saved, if it is saved at all: what was answered is not
    /// lost, whatever happens to the process.
    pub async fn settled(&self) {
        let version = *self.changed.borrow();
        let mut saved = self.saved.subscribe();
        // An error means that nobody saves any more.
        let _ = saved.wait_for(|saved| saved.is_none_or(|saved| saved >= version)).await;
    }
}

/// The bot's account.
#[derive(Debug, Clone)]
pub(crate) struct Bot {
    pub id: Snowflake,
    pub token: String,
    /// Privileged intents that the application was granted.
    pub privileged_intents: u64,
    /// What it may do in a new server.
    pub permissions: u64,
}

pub(crate) struct World {
    pub clock: Arc<dyn SandboxClock>,
    pub ids: Ids,
    /// `http://127.0.0.1:PORT`
    pub origin: String,
    pub bot: Bot,
    /// The server in which people start.
    pub home: Snowflake,
    pub guilds: BTreeMap<Snowflake, Guild>,
    pub channels: BTreeMap<Snowflake, Channel>,
    pub users: BTreeMap<Snowflake, User>,
    /// By channel, then by id, which is by time.
    pub messages: BTreeMap<Snowflake, BTreeMap<Snowflake, StoredMessage>>,
    pub commands: Vec<StoredCommand>,
    pub interactions: BTreeMap<Snowflake, StoredInteraction>,
    pub tokens: HashMap<String, Snowflake>,
    /// Nonces that were to be enforced: what they are, when, and the message.
    pub nonces: Vec<(String, u64, Snowflake, Snowflake)>,
    /// Up to which message of a channel `next_message` has told.
    pub told: BTreeMap<Snowflake, Snowflake>,
    pub gateway: Gateway,
    pub pages: Pages,
    /// What the page's welcome offers.
    pub tours: Vec<Tour>,
    pub journal: Journal,
    pub faults: Vec<ArmedFault>,
    /// How much is remembered when people play; unlimited in tests.
    pub bound: Option<usize>,
}

impl World {
    pub fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    pub fn new_id(&mut self) -> Snowflake {
        let now = self.now();
        self.ids.next(now)
    }

    pub fn user(&self, id: Snowflake) -> Option<&User> {
        self.users.get(&id)
    }

    pub fn channel(&self, id: Snowflake) -> Option<&Channel> {
        self.channels.get(&id)
    }

    pub fn message(&self, channel: Snowflake, id: Snowflake) -> Option<&StoredMessage> {
        self.messages.get(&channel)?.get(&id)
    }

    pub fn message_mut(&mut self, channel: Snowflake, id: Snowflake) -> Option<&mut StoredMessage> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// A message wherever it is.
    pub fn find_message(&self, id: Snowflake) -> Option<&StoredMessage> {
        self.messages.values().find_map(|channel| channel.get(&id))
    }

    pub fn member(&self, guild: Snowflake, user: Snowflake) -> Option<&Member> {
        self.guilds.get(&guild)?.members.get(&user)
    }

    /// What a user may do in a channel. Threads take after their parents.
    pub fn permissions(&self, channel: &Channel, user: Snowflake) -> u64 {
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            let inside = channel.recipient == Some(user) || user == self.bot.id;
            return if channel.kind == channel_type::DM && inside {
                permission::EVERYBODY | permission::PIN_MESSAGES | permission::MENTION_EVERYONE
            } else {
                0
            };
        };
        let Some(member) = guild.members.get(&user) else { return 0 };
        if guild.owner == user || member.permissions & permission::ADMINISTRATOR != 0 {
            return permission::ALL;
        }
        let mut granted = member.permissions;
        if user == self.bot.id {
            granted &= !channel.bot_denied;
            if let Some(parent) = channel.parent.and_then(|id| self.channels.get(&id)) {
                granted &= !parent.bot_denied;
            }
        }
        if channel.kind == channel_type::PRIVATE_THREAD
            && !channel.thread_members.contains(&user)
            && granted & permission::MANAGE_THREADS == 0
        {
            granted &= !permission::VIEW_CHANNEL;
        }
        if granted & permission::VIEW_CHANNEL == 0 { 0 } else { granted }
    }

    pub fn may(&self, channel: &Channel, user: Snowflake, needed: u64) -> bool {
        self.permissions(channel, user) & needed == needed
    }

    /// Whether this user sees this message in a channel that may be hidden from them.
    pub fn sees(&self, user: Snowflake, message: &StoredMessage) -> bool {
        message.visible_to(user)
            && self
                .channel(message.channel)
                .is_some_and(|channel| self.may(channel, user, permission::VIEW_CHANNEL))
    }

    pub fn interaction_by_token(&self, token: &str) -> Option<&StoredInteraction> {
        self.interactions.get(self.tokens.get(token)?)
    }

    /// The command that a person means by a name, in this server or everywhere.
    pub fn command(&self, guild: Option<Snowflake>, name: &str) -> Option<&StoredCommand> {
        let named = |scope: Option<Snowflake>| {
            self.commands.iter().find(move |command| {
                command.guild == scope && command.kind() == 1 && command.name() == name
            })
        };
        guild.and_then(|id| named(Some(id))).or_else(|| named(None))
    }

    /// The direct conversation of the bot with a user; it is opened if there is none.
    pub fn direct_channel(&mut self, user: Snowflake) -> Snowflake {
        let open = self
            .channels
            .values()
            .find(|channel| channel.kind == channel_type::DM && channel.recipient == Some(user));
        if let Some(channel) = open {
            return channel.id;
        }
        let id = self.new_id();
        let mut channel = Channel::new(id, channel_type::DM, "");
        channel.recipient = Some(user);
        self.channels.insert(id, channel);
        id
    }

    pub fn new_channel(
        &mut self,
        guild: Snowflake,
        kind: u8,
        name: &str,
        parent: Option<Snowflake>,
    ) -> Snowflake {
        let id = self.new_id();
        let mut channel = Channel::new(id, kind, name);
        channel.guild = Some(guild);
        channel.parent = parent;
        channel.position = self.channels.len();
        if channel.is_thread() {
            channel.auto_archive_minutes = 4320;
            channel.owner = Some(self.bot.id);
        }
        self.channels.insert(id, channel);
        self.announce_channel("CREATE", id);
        id
    }

    pub fn new_user(&mut self, name: &str, locale: &str, bot: bool) -> Snowflake {
        const COLORS: [&str; 8] = [
            "#e07a5f", "#3d8bfd", "#81b29a", "#b388eb", "#f2a541", "#2ec4b6", "#ef476f", "#8d99ae",
        ];
        let id = self.new_id();
        let color = COLORS[self.users.len() % COLORS.len()].to_owned();
        let username = self.free_username(name);
        let user = User {
            id,
            name: name.to_owned(),
            username,
            locale: locale.to_owned(),
            color,
            bot,
            dms_closed: false,
        };
        self.users.insert(id, user);
        id
    }

    /// A user name as Discord allows them: small letters, digits, dot and underscore, unique.
    fn free_username(&self, name: &str) -> String {
        let mut base: String = name
            .to_lowercase()
            .chars()
            .map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' })
            .take(24)
            .collect();
        if base.chars().count() < 2 {
            base.push_str("_person");
        }
        let taken = |candidate: &str| self.users.values().any(|user| user.username == candidate);
        let mut candidate = base.clone();
        let mut number = 2;
        while taken(&candidate) {
            candidate = format!("{base}{number}");
            number += 1;
        }
        candidate
    }

    pub fn join(&mut self, guild: Snowflake, user: Snowflake, permissions: u64) {
        let joined_ms = self.now();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.entry(user).or_insert(Member {
                user,
                nick: None,
                joined_ms,
                permissions,
                roles: Vec::new(),
            });
        }
        self.announce_member("ADD", guild, user);
    }

    pub fn leave(&mut self, guild: Snowflake, user: Snowflake) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&user);
        }
        self.announce_member("REMOVE", guild, user);
    }

    pub fn new_guild(&mut self, name: &str, preferred_locale: &str) -> Snowflake {
        let id = self.new_id();
        let owner = self.new_user(&format!("Owner of {name}"), preferred_locale, false);
        let guild = Guild {
            id,
            name: name.to_owned(),
            preferred_locale: preferred_locale.to_owned(),
            owner,
            members: BTreeMap::new(),
            roles: Vec::new(),
        };
        self.guilds.insert(id, guild);
        let permissions = self.bot.permissions;
        self.join(id, owner, permission::EVERYBODY);
        self.join(id, self.bot.id, permissions);
        id
    }

    /// A new role; those who wear it can be named with it if it is `mentionable`.
    pub fn new_role(&mut self, guild: Snowflake, name: &str, mentionable: bool) -> Snowflake {
        let id = self.new_id();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.roles.push(Role { id, name: name.to_owned(), mentionable });
        }
        id
    }

    /// The name by which a member of the channel's server goes.
    pub fn display_name(&self, channel: Snowflake, user: Snowflake) -> String {
        let nick = self
            .channel(channel)
            .and_then(|channel| self.member(channel.guild?, user)?.nick.clone());
        nick.or_else(|| Some(self.user(user)?.name.clone()))
            .unwrap_or_else(|| format!("user {user}"))
    }

    /// Puts a message into its channel. When people play, the oldest make room.
    pub fn keep_message(&mut self, message: StoredMessage) {
        let bound = self.bound;
        let channel = self.messages.entry(message.channel).or_default();
        channel.insert(message.id, message);
        if let Some(bound) = bound {
            while channel.len() > bound {
                channel.pop_first();
            }
        }
    }

    /// Forgets interactions whose tokens have long run out. Only when people play: a test may look
    /// back as far as it likes.
    pub fn forget_old_interactions(&mut self) {
        if self.bound.is_none() {
            return;
        }
        let limit = self.now().saturating_sub(3_600_000);
        self.interactions.retain(|_, interaction| interaction.dispatched_ms >= limit);
        let known = &self.interactions;
        self.tokens.retain(|_, id| known.contains_key(id));
    }

    /// The files of all messages: what the page may ask for.
    pub fn file(&self, channel: Snowflake, id: Snowflake) -> Option<&super::model::StoredFile> {
        let mut messages = self.messages.get(&channel)?.values();
        messages.find_map(|message| message.files.iter().find(|file| file.id == id))
    }
}

impl Channel {
    pub fn new(id: Snowflake, kind: u8, name: &str) -> Self {
        Self {
            id,
            kind,
            guild: None,
            name: name.to_owned(),
            topic: None,
            parent: None,
            recipient: None,
            owner: None,
            bot_denied: 0,
            archived: false,
            locked: false,
            auto_archive_minutes: 0,
            thread_members: std::collections::BTreeSet::new(),
            position: 0,
        }
    }
}
