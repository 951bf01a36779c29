//! The data of servers, channels, people, messages and interactions. The types that are saved across restarts implement
//! `Serialize`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::permission;
use crate::ids::Snowflake;

/// Channel types (resources/channel.mdx).
pub mod channel_type {
    /// A text channel of a server.
    pub const TEXT: u8 = 0;
    /// A direct message channel between two users.
    pub const DM: u8 = 1;
    /// A group direct message channel, which never includes the bot.
    pub const GROUP_DM: u8 = 3;
    /// A voice channel, which also has messages.
    pub const VOICE: u8 = 2;
    /// A category of channels, without messages.
    pub const CATEGORY: u8 = 4;
    /// A text channel that other servers can follow.
    pub const ANNOUNCEMENT: u8 = 5;
    /// A thread of an announcement channel.
    pub const ANNOUNCEMENT_THREAD: u8 = 10;
    /// A thread that is visible to all members of its channel.
    pub const PUBLIC_THREAD: u8 = 11;
    /// A thread that is visible to its own members only.
    pub const PRIVATE_THREAD: u8 = 12;
    /// A stage channel, which also has messages.
    pub const STAGE: u8 = 13;
}

/// Component types.
pub(crate) mod component_type {
    pub const ROW: i64 = 1;
    pub const BUTTON: i64 = 2;
    pub const STRING_SELECT: i64 = 3;
    pub const TEXT_INPUT: i64 = 4;
    /// A menu of the server's members.
    pub const USER_SELECT: i64 = 5;
    /// A menu of the server's roles.
    pub const ROLE_SELECT: i64 = 6;
    /// A menu of users and roles, which is not supported.
    pub const MENTIONABLE_SELECT: i64 = 7;
    /// A menu of the server's channels.
    pub const CHANNEL_SELECT: i64 = 8;

    /// Returns `true` for menus of users, roles or channels.
    pub fn is_entity_select(component_type: i64) -> bool {
        matches!(component_type, USER_SELECT | ROLE_SELECT | CHANNEL_SELECT)
    }
}

/// Bits of a message's `flags` (resources/message.mdx).
pub mod message_flag {
    /// Link previews and embeds are not shown.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// A thread was started from the message.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only the user of the interaction can see the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// A deferred answer, which shows 'thinking…'.
    pub const LOADING: u64 = 1 << 7;
    /// The message does not trigger notifications.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredUser {
    pub id: Snowflake,
    /// The name on the page and in failure messages.
    pub name: String,
    pub username: String,
    pub locale: String,
    pub color: String,
    pub bot: bool,
    #[serde(default)]
    pub dms_closed: bool,
    /// True if the bot is installed in the account.
    #[serde(default)]
    pub has_bot: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredMember {
    pub user: Snowflake,
    pub nick: Option<String>,
    pub joined_ms: u64,
    /// The member's own permissions in the whole server, as bits of [`super::permission`].
    pub permissions: u64,
    /// The ids of the member's roles.
    #[serde(default)]
    pub roles: Vec<Snowflake>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredRole {
    pub id: Snowflake,
    pub name: String,
    pub mentionable: bool,
    /// The permissions that the role grants its members.
    #[serde(default)]
    pub permissions: u64,
    /// The bot to which the role belongs, which must not be given to anyone else. `None` for other roles.
    #[serde(default)]
    pub bot: Option<Snowflake>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredGuild {
    pub id: Snowflake,
    pub name: String,
    pub preferred_locale: String,
    pub owner: Snowflake,
    pub members: BTreeMap<Snowflake, StoredMember>,
    /// The roles except @everyone, from the lowest to the highest.
    #[serde(default)]
    pub roles: Vec<StoredRole>,
}

impl StoredGuild {
    /// Returns the role with this id; `None` if it does not exist.
    pub fn role(&self, id: Snowflake) -> Option<&StoredRole> {
        self.roles.iter().find(|role| role.id == id)
    }

    /// Returns the permissions of a member that do not come from a role; `None` if there are none. On Discord all permissions come
    /// from roles, so the bot sees these as a role whose id is the member's id.
    pub fn permissions_without_roles(&self, member: &StoredMember) -> Option<u64> {
        let own = member.permissions & !permission::EVERYBODY;
        let by_bots_role = self.roles.iter().any(|role| role.bot == Some(member.user));
        (own != 0 && !by_bots_role).then_some(own)
    }

    /// Returns the permissions of a member in the whole server: the member's own and those of the member's roles. The owner has all
    /// permissions.
    pub fn permissions_of(&self, member: &StoredMember) -> u64 {
        let roles = member.roles.iter().filter_map(|role| self.role(*role));
        let rights = roles.fold(member.permissions, |rights, role| rights | role.permissions);
        if self.owner == member.user || rights & permission::ADMINISTRATOR != 0 {
            permission::ALL
        } else {
            rights
        }
    }

    /// Returns `true` if a member is above a role, because they are the owner or have a higher role.
    pub fn is_above_role(&self, member: &StoredMember, role: Snowflake) -> bool {
        let position = |id: Snowflake| self.roles.iter().position(|role| role.id == id);
        let highest = member.roles.iter().filter_map(|role| position(*role)).max();
        self.owner == member.user || highest > position(role)
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredChannel {
    pub id: Snowflake,
    pub kind: u8,
    pub guild: Option<Snowflake>,
    pub name: String,
    pub topic: Option<String>,
    pub parent: Option<Snowflake>,
    /// The person in a direct message channel with the bot, or `None` for other channels.
    pub recipient: Option<Snowflake>,
    /// The user who started the thread or group, or `None` for other channels.
    pub owner: Option<Snowflake>,
    /// The permissions that the channel denies the bot.
    #[serde(default)]
    pub bot_denied: u64,
    /// The permissions that the channel denies everybody except the bot.
    #[serde(default)]
    pub everyone_denied: u64,
    /// The permissions that the channel grants to roles.
    #[serde(default)]
    pub role_allowed: BTreeMap<Snowflake, u64>,
    #[serde(default)]
    pub archived: bool,
    #[serde(default)]
    pub locked: bool,
    #[serde(default)]
    pub auto_archive_minutes: u64,
    #[serde(default)]
    pub thread_members: BTreeSet<Snowflake>,
    /// The position in the list of channels.
    #[serde(default)]
    pub position: usize,
}

impl StoredChannel {
    /// Creates a channel of this type, which belongs to no server.
    pub fn new(id: Snowflake, channel_type: u8, name: &str) -> Self {
        Self {
            id,
            kind: channel_type,
            guild: None,
            name: name.to_owned(),
            topic: None,
            parent: None,
            recipient: None,
            owner: None,
            bot_denied: 0,
            everyone_denied: 0,
            role_allowed: BTreeMap::new(),
            archived: false,
            locked: false,
            auto_archive_minutes: 0,
            thread_members: BTreeSet::new(),
            position: 0,
        }
    }

    /// Returns `true` for threads of all kinds.
    pub fn is_thread(&self) -> bool {
        matches!(
            self.kind,
            channel_type::ANNOUNCEMENT_THREAD
                | channel_type::PUBLIC_THREAD
                | channel_type::PRIVATE_THREAD
        )
    }

    /// Returns `true` if channels of this type have messages.
    pub fn can_have_messages(&self) -> bool {
        self.kind != channel_type::CATEGORY
    }

    /// Returns the permission that is required for sending messages in the channel.
    pub fn send_permission(&self) -> u64 {
        if self.is_thread() {
            permission::SEND_MESSAGES_IN_THREADS
        } else {
            permission::SEND_MESSAGES
        }
    }
}

/// The maximum size of a file in bytes (reference.mdx, 'Uploading Files').
pub(crate) const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;

/// An uploaded file.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The name of the form's field, such as `files[0]`.
    pub field: String,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Arc<Vec<u8>>,
}

impl Upload {
    /// Returns the number n if the form's field is named `files[n]`, otherwise `None`. In the body's `attachments`, n is the id of
    /// the file.
    pub fn index_in_field_name(&self) -> Option<u64> {
        self.field.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
    }
}

/// An attachment of a message. Its content is saved in a separate file.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredFile {
    pub id: Snowflake,
    pub channel: Snowflake,
    pub filename: String,
    pub description: Option<String>,
    pub content_type: String,
    pub spoiler: bool,
    pub size: usize,
    pub width: Option<u32>,
    pub height: Option<u32>,
    #[serde(skip)]
    pub bytes: Arc<Vec<u8>>,
}

/// The interaction that a message answers.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct AnsweredInteraction {
    pub interaction: Snowflake,
    pub kind: u8,
    pub command: Option<String>,
    pub user: Snowflake,
    /// The id of the message whose button or menu was used, or `None` for commands.
    pub component_message: Option<Snowflake>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredMessage {
    pub id: Snowflake,
    pub channel: Snowflake,
    pub author: Snowflake,
    pub content: String,
    pub components: Vec<Value>,
    pub files: Vec<StoredFile>,
    pub flags: u64,
    pub created_ms: u64,
    pub edited_ms: Option<u64>,
    /// The number of edits.
    pub edits: u64,
    /// The ids of the users that the text mentions, as far as `allowed_mentions` permits.
    pub mentions: Vec<Snowflake>,
    pub mention_everyone: bool,
    /// The ids of the users that the message notified.
    pub pinged: Vec<Snowflake>,
    pub answer_to: Option<AnsweredInteraction>,
    /// True if the message was sent with the token of an interaction, which is a webhook token.
    pub by_webhook: bool,
    /// The id of the only user who can see the message; `None` if it is not ephemeral.
    pub private_to: Option<Snowflake>,
    pub reply_to: Option<Snowflake>,
    pub nonce: Option<Value>,
    pub pinned: bool,
    pub tts: bool,
    pub thread: Option<Snowflake>,
}

impl StoredMessage {
    /// Returns `true` if this bit of [`message_flag`] is set.
    pub fn has_flag(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// Returns `true` if a user who can see the channel can also see the message.
    pub fn is_visible_to(&self, user: Snowflake) -> bool {
        self.private_to.is_none_or(|owner| owner == user)
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredCommand {
    pub id: Snowflake,
    pub guild: Option<Snowflake>,
    /// The command in JSON.
    pub value: Value,
}

impl StoredCommand {
    /// Returns the name of the command.
    pub fn name(&self) -> &str {
        self.value["name"].as_str().unwrap_or_default()
    }

    /// Returns the type of the command, a value of [`command_type`].
    pub fn command_type(&self) -> u64 {
        self.value["type"].as_u64().unwrap_or(1)
    }
}

/// Interaction types (interactions/receiving-and-responding.mdx).
pub(crate) mod interaction_type {
    pub const COMMAND: u8 = 2;
    pub const COMPONENT: u8 = 3;
    pub const AUTOCOMPLETE: u8 = 4;
    pub const MODAL: u8 = 5;
}

/// Command types (interactions/application-commands.mdx).
pub(crate) mod command_type {
    pub const CHAT_INPUT: u64 = 1;
    pub const USER: u64 = 2;
}

/// The kind of the bot's first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerKind {
    /// A message (type 4).
    Message,
    /// Deferred (type 5): Discord shows 'thinking…' until the message follows.
    Deferred,
    /// Deferred (type 6): the message of the component will be edited later.
    DeferredUpdate,
    /// An edit of the message of the component (type 7).
    Updated,
    /// Autocomplete suggestions for an option (type 8).
    Choices,
    /// A modal (type 9).
    Modal,
    /// No answer, because the bot did not answer in time or was offline.
    Failed,
}

#[derive(Debug, Clone)]
pub(crate) struct StoredInteraction {
    pub id: Snowflake,
    pub kind: u8,
    pub token: String,
    pub user: Snowflake,
    pub channel: Snowflake,
    pub command: Option<String>,
    /// The type of the option that is being autocompleted, or `None` for other interactions.
    pub focused_type: Option<u64>,
    /// The id of the message whose component was used. For a submitted modal, it is the message whose component opened the modal.
    /// `None` if the interaction started with a command.
    pub source: Option<Snowflake>,
    /// The number of edits of the message `source` at the time of the dispatch; `None` if `source` is `None`.
    pub source_edits: Option<u64>,
    pub dispatched_ms: u64,
    pub answer: Option<AnswerKind>,
    pub failure: Option<String>,
    /// The id of the message `@original`: the answer, or the message of the component. `None` before
    /// the answer.
    pub original: Option<Snowflake>,
    /// True while a deferred answer has not been completed.
    pub has_pending_answer: bool,
    pub followups: Vec<Snowflake>,
    pub choices: Vec<Value>,
    pub modal: Option<Value>,
    /// True if the person has submitted the modal with which the bot answered.
    pub modal_closed: bool,
}

impl StoredInteraction {
    /// Returns `true` if `message`, whose component was used, was edited after this interaction was dispatched.
    pub fn was_edited_since_dispatch(&self, message: &StoredMessage) -> bool {
        self.source_edits.is_some_and(|before| message.edits > before)
    }
}

/// The data of a new interaction, before it gets an id and a token.
#[derive(Debug)]
pub(crate) struct NewInteraction {
    pub kind: u8,
    pub user: Snowflake,
    pub channel: Snowflake,
    pub data: Value,
    pub command: Option<String>,
    pub focused_type: Option<u64>,
    pub source: Option<Snowflake>,
}
