//! The state of the stand-in, with its lookups.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::emoji::Emojis;
use super::model::{
    AnswerKind, StoredChannel, StoredCommand, StoredFile, StoredGuild, StoredInteraction,
    StoredMember, StoredMessage, StoredUser, channel_type,
};
use super::permission;
use super::scheduled_event::ScheduledEvents;
use crate::clock::SandboxClock;
use crate::fault::ArmedFault;
use crate::ids::{Ids, Snowflake};
use crate::journal::Journal;
use crate::listeners::gateway_state::GatewayState;
use crate::listeners::tabs::PageTabs;
use crate::tours::Tour;

/// The bot's account.
#[derive(Debug, Clone)]
pub(crate) struct BotAccount {
    pub id: Snowflake,
    pub token: String,
    /// The privileged intents that the application was granted.
    pub privileged_intents: u64,
    /// The bot's permissions in a new server.
    pub permissions: u64,
}

/// The state of the stand-in.
pub(crate) struct World {
    pub clock: Arc<dyn SandboxClock>,
    pub ids: Ids,
    /// The origin of the URLs of this stand-in and of its web page: `http://127.0.0.1:PORT`.
    pub origin: String,
    pub bot: BotAccount,
    /// The id of the home server, which new people join.
    pub home: Snowflake,
    /// The name of the home server's channel that the page shows first; `None` for the last
    /// channel.
    pub opening_channel: Option<String>,
    pub guilds: BTreeMap<Snowflake, StoredGuild>,
    pub channels: BTreeMap<Snowflake, StoredChannel>,
    pub users: BTreeMap<Snowflake, StoredUser>,
    /// The messages by channel and id. Ids ascend with time.
    pub messages: BTreeMap<Snowflake, BTreeMap<Snowflake, StoredMessage>>,
    pub commands: Vec<StoredCommand>,
    pub emojis: Emojis,
    pub events: ScheduledEvents,
    pub interactions: BTreeMap<Snowflake, StoredInteraction>,
    /// The id of the interaction at which the search for overdue interactions starts. All interactions with lower ids have been
    /// answered or have failed.
    pub answered_until: Snowflake,
    pub tokens: HashMap<String, Snowflake>,
    /// Deleted ephemeral messages, which tests can inspect later.
    pub deleted: BTreeMap<Snowflake, StoredMessage>,
    /// The nonces that are still enforced. Each has its time in milliseconds since 1970, the id of its channel, and the id of its
    /// message.
    pub nonces: Vec<(String, u64, Snowflake, Snowflake)>,
    /// The id of the last message that [`crate::people::Channel::next_message`] has returned, by channel.
    pub last_returned: BTreeMap<Snowflake, Snowflake>,
    pub gateway: GatewayState,
    pub pages: PageTabs,
    /// The suggestions on the page's welcome card.
    pub tours: Vec<Tour>,
    pub journal: Journal,
    pub faults: Vec<ArmedFault>,
    /// The maximum number of requests that are kept, and also of messages in each channel. `None`, as in tests, keeps all.
    pub history_limit: Option<usize>,
}

impl World {
    /// Returns the channel of the home server with this name; `None` if there is none.
    pub fn home_channel(&self, name: &str) -> Option<&StoredChannel> {
        self.channels
            .values()
            .find(|interaction| interaction.guild == Some(self.home) && interaction.name == name)
    }

    /// Returns the URL of the gateway.
    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.origin.replacen("http", "ws", 1))
    }

    /// Returns the time of the stand-in's clock in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    /// Returns a new unique id, higher than all others.
    pub fn new_id(&mut self) -> Snowflake {
        let now = self.now_ms();
        self.ids.next(now)
    }

    /// Returns the user with this id; `None` if there is none.
    pub fn user(&self, id: Snowflake) -> Option<&StoredUser> {
        self.users.get(&id)
    }

    /// Returns the channel or thread with this id; `None` if there is none.
    pub fn channel(&self, id: Snowflake) -> Option<&StoredChannel> {
        self.channels.get(&id)
    }

    /// Returns the message with this id in this channel; `None` if there is none.
    pub fn message(&self, channel: Snowflake, id: Snowflake) -> Option<&StoredMessage> {
        self.messages.get(&channel)?.get(&id)
    }

    /// Returns a message, or the last state of an ephemeral message that was deleted; `None` if
    /// there is none.
    pub fn message_or_deleted(&self, channel: Snowflake, id: Snowflake) -> Option<&StoredMessage> {
        self.message(channel, id).or_else(|| self.deleted.get(&id))
    }

    /// Returns the message with this id in this channel, to be changed; `None` if there is none.
    pub fn message_mut(&mut self, channel: Snowflake, id: Snowflake) -> Option<&mut StoredMessage> {
        self.messages.get_mut(&channel)?.get_mut(&id)
    }

    /// Returns the message with this id in any channel; `None` if there is none.
    pub fn find_message(&self, id: Snowflake) -> Option<&StoredMessage> {
        self.messages.values().find_map(|channel| channel.get(&id))
    }

    /// Returns the member of this server; `None` if the user is not in the server.
    pub fn member(&self, guild: Snowflake, user: Snowflake) -> Option<&StoredMember> {
        self.guilds.get(&guild)?.members.get(&user)
    }

    /// Returns the permissions of a user in a channel. Threads inherit the permissions of their channel.
    pub fn permissions(&self, channel: &StoredChannel, user: Snowflake) -> u64 {
        let Some(guild) = channel.guild.and_then(|id| self.guilds.get(&id)) else {
            let inside = match channel.kind {
                channel_type::DM => channel.recipient == Some(user) || user == self.bot.id,
                channel_type::GROUP_DM => channel.thread_members.contains(&user),
                _ => false,
            };
            return if inside {
                permission::EVERYBODY | permission::PIN_MESSAGES | permission::MENTION_EVERYONE
            } else {
                0
            };
        };
        let Some(member) = guild.members.get(&user) else { return 0 };
        let mut granted = guild.permissions_of(member);
        if granted & permission::ADMINISTRATOR != 0 {
            return permission::ALL;
        }
        let parent = channel.parent.and_then(|id| self.channels.get(&id));
        for source in std::iter::once(channel).chain(parent) {
            if user == self.bot.id {
                granted &= !source.bot_denied;
                continue;
            }
            granted &= !source.everyone_denied;
            for role in &member.roles {
                granted |= source.role_allowed.get(role).copied().unwrap_or_default();
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

    /// Returns `true` if the user has all these permissions in the channel.
    pub fn has_permissions(
        &self,
        channel: &StoredChannel,
        user: Snowflake,
        needed_permissions: u64,
    ) -> bool {
        self.permissions(channel, user) & needed_permissions == needed_permissions
    }

    /// Returns `true` if the user can see both the channel and the message.
    pub fn can_see_message(&self, user: Snowflake, message: &StoredMessage) -> bool {
        message.is_visible_to(user)
            && self.channel(message.channel).is_some_and(|channel| {
                self.has_permissions(channel, user, permission::VIEW_CHANNEL)
            })
    }

    /// Returns the interaction with this token; `None` if there is none.
    pub fn interaction_by_token(&self, token: &str) -> Option<&StoredInteraction> {
        self.interactions.get(self.tokens.get(token)?)
    }

    /// Returns `true` if the interaction with this token has a deferred answer (type 5 or 6) that the bot has not completed yet.
    pub fn is_answer_pending(&self, token: &str) -> bool {
        self.interaction_by_token(token).is_some_and(|interaction| {
            let original =
                interaction.original.and_then(|id| self.message(interaction.channel, id));
            let untouched = || {
                interaction.followups.is_empty()
                    && !original
                        .is_some_and(|message| interaction.was_edited_since_dispatch(message))
            };
            interaction.has_pending_answer
                || (interaction.answer == Some(AnswerKind::DeferredUpdate) && untouched())
        })
    }

    /// Returns the command of this type with this name: the server's or, if it has none, the
    /// global one; `None` if there is neither.
    pub fn command(
        &self,
        guild: Option<Snowflake>,
        command_type: u64,
        command_name: &str,
    ) -> Option<&StoredCommand> {
        let named = |scope: Option<Snowflake>| {
            self.commands.iter().find(move |command| {
                command.guild == scope
                    && command.command_type() == command_type
                    && command.name() == command_name
            })
        };
        guild.and_then(|id| named(Some(id))).or_else(|| named(None))
    }

    /// Returns the display name of a user in a channel.
    pub fn display_name(&self, channel: Snowflake, user: Snowflake) -> String {
        let nick = self
            .channel(channel)
            .and_then(|channel| self.member(channel.guild?, user)?.nick.clone());
        nick.or_else(|| Some(self.user(user)?.name.clone()))
            .unwrap_or_else(|| format!("user {user}"))
    }

    /// Returns the attachment with this id of any message in the channel; `None` if there is none.
    pub fn attachment(&self, channel: Snowflake, id: Snowflake) -> Option<&StoredFile> {
        let mut messages = self.messages.get(&channel)?.values();
        messages.find_map(|message| message.files.iter().find(|file| file.id == id))
    }
}
