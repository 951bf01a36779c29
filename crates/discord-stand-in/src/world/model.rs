//! The data of servers, channels, people, messages and interactions. What outlives a restart can be serialised.

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
    /// A direct conversation.
    pub const DM: u8 = 1;
    /// A conversation of several people, without the bot.
    pub const GROUP_DM: u8 = 3;
    /// A voice channel; it has a chat.
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
    /// A stage; it has a chat.
    pub const STAGE: u8 = 13;
}

/// Component types.
pub(crate) mod component_type {
    pub const ROW: i64 = 1;
    pub const BUTTON: i64 = 2;
    pub const STRING_SELECT: i64 = 3;
    pub const TEXT_INPUT: i64 = 4;
    /// A menu of all people of the server.
    pub const USER_SELECT: i64 = 5;
    /// A menu of all roles of the server.
    pub const ROLE_SELECT: i64 = 6;
    /// The only type of menu that is not supported.
    pub const MENTIONABLE_SELECT: i64 = 7;
    /// A menu of the server's channels.
    pub const CHANNEL_SELECT: i64 = 8;

    /// True for menus of all people, roles or channels of the server.
    pub fn is_of_server(kind: i64) -> bool {
        matches!(kind, USER_SELECT | ROLE_SELECT | CHANNEL_SELECT)
    }
}

/// Bits of a message's `flags` (resources/message.mdx).
pub mod message_flag {
    /// Link previews and embeds are not shown.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// The message has started a thread.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only the person of the interaction sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// 'thinking…': an answer that is still to come.
    pub const LOADING: u64 = 1 << 7;
    /// Nobody's phone rings.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct User {
    pub id: Snowflake,
    /// The name on the page and in failure messages.
    pub name: String,
    pub username: String,
    pub locale: String,
    pub color: String,
    pub bot: bool,
    #[serde(default)]
    pub dms_closed: bool,
    /// True if the bot is installed to the account.
    #[serde(default)]
    pub has_bot: bool,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Member {
    pub user: Snowflake,
    pub nick: Option<String>,
    pub joined_ms: u64,
    /// The member's permissions in the whole server.
    pub permissions: u64,
    /// Roles that the member wears.
    #[serde(default)]
    pub roles: Vec<Snowflake>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Role {
    pub id: Snowflake,
    pub name: String,
    pub mentionable: bool,
    /// The permissions of those who wear it, beside their own.
    #[serde(default)]
    pub permissions: u64,
    /// The bot that came with it: nobody else is given it.
    #[serde(default)]
    pub bot: Option<Snowflake>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub id: Snowflake,
    pub name: String,
    pub preferred_locale: String,
    pub owner: Snowflake,
    pub members: BTreeMap<Snowflake, Member>,
    /// From the lowest to the highest, without that of everybody.
    #[serde(default)]
    pub roles: Vec<Role>,
}

impl Guild {
    pub fn role(&self, id: Snowflake) -> Option<&Role> {
        self.roles.iter().find(|role| role.id == id)
    }

    /// The permissions of a member that come from none of their roles. On Discord all permissions come from roles, so the bot sees these as
    /// a role with the member's id.
    pub fn own_permissions(&self, member: &Member) -> Option<u64> {
        let own = member.permissions & !permission::EVERYBODY;
        let by_bots_role = self.roles.iter().any(|role| role.bot == Some(member.user));
        (own != 0 && !by_bots_role).then_some(own)
    }

    /// What a member may do in the whole server: by themselves and by their roles. The owner may do everything.
    pub fn rights(&self, member: &Member) -> u64 {
        let roles = member.roles.iter().filter_map(|role| self.role(*role));
        let rights = roles.fold(member.permissions, |rights, role| rights | role.permissions);
        if self.owner == member.user || rights & permission::ADMINISTRATOR != 0 {
            permission::ALL
        } else {
            rights
        }
    }

    /// True if a member stands above a role: the owner, or by a higher role.
    pub fn stands_above(&self, member: &Member, role: Snowflake) -> bool {
        let place = |id: Snowflake| self.roles.iter().position(|role| role.id == id);
        let highest = member.roles.iter().filter_map(|role| place(*role)).max();
        self.owner == member.user || highest > place(role)
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub id: Snowflake,
    pub kind: u8,
    pub guild: Option<Snowflake>,
    pub name: String,
    pub topic: Option<String>,
    pub parent: Option<Snowflake>,
    /// The person in a direct conversation with the bot.
    pub recipient: Option<Snowflake>,
    /// The user who opened the thread.
    pub owner: Option<Snowflake>,
    /// Permissions that the bot is denied in the channel.
    #[serde(default)]
    pub bot_denied: u64,
    /// Permissions that everybody but the bot is denied in the channel.
    #[serde(default)]
    pub everyone_denied: u64,
    /// Permissions that roles are given in the channel.
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
            everyone_denied: 0,
            role_allowed: BTreeMap::new(),
            archived: false,
            locked: false,
            auto_archive_minutes: 0,
            thread_members: BTreeSet::new(),
            position: 0,
        }
    }

    pub fn is_thread(&self) -> bool {
        matches!(
            self.kind,
            channel_type::ANNOUNCEMENT_THREAD
                | channel_type::PUBLIC_THREAD
                | channel_type::PRIVATE_THREAD
        )
    }

    /// True for types of channels that have messages.
    pub fn takes_messages(&self) -> bool {
        self.kind != channel_type::CATEGORY
    }

    /// The permission required for sending messages.
    pub fn sending(&self) -> u64 {
        if self.is_thread() {
            permission::SEND_MESSAGES_IN_THREADS
        } else {
            permission::SEND_MESSAGES
        }
    }
}

/// The largest size of a file (reference.mdx, 'Uploading Files').
pub(crate) const MOST_A_FILE: usize = 10 * 1024 * 1024;

/// An uploaded file.
#[derive(Debug, Clone)]
pub(crate) struct Upload {
    /// The form's field, such as `files[0]`.
    pub field: String,
    pub filename: String,
    pub content_type: Option<String>,
    pub bytes: Arc<Vec<u8>>,
}

impl Upload {
    /// The number in `files[n]`, which is the id in the body's `attachments`.
    pub fn number(&self) -> Option<u64> {
        self.field.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
    }
}

/// An attachment of a message. Its content is saved in a file of its own.
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
pub(crate) struct AnswerTo {
    pub interaction: Snowflake,
    pub kind: u8,
    pub command: Option<String>,
    pub user: Snowflake,
    /// The message whose button or menu was used.
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
    /// Users that the text mentions and that `allowed_mentions` permits.
    pub mentions: Vec<Snowflake>,
    pub mention_everyone: bool,
    /// Users who were notified.
    pub pinged: Vec<Snowflake>,
    pub answer_to: Option<AnswerTo>,
    /// True if sent with the token of an interaction, which is a webhook.
    pub by_webhook: bool,
    /// The only user who sees an ephemeral message.
    pub private_to: Option<Snowflake>,
    pub reply_to: Option<Snowflake>,
    pub nonce: Option<Value>,
    pub pinned: bool,
    pub tts: bool,
    pub thread: Option<Snowflake>,
}

impl StoredMessage {
    pub fn has_flag(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// True if `user` sees the message, provided that the channel is visible to that user.
    pub fn visible_to(&self, user: Snowflake) -> bool {
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
    pub fn name(&self) -> &str {
        self.value["name"].as_str().unwrap_or_default()
    }

    pub fn kind(&self) -> u64 {
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

/// The kind of the bot's first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerKind {
    /// A message (type 4).
    Message,
    /// Deferred: shows 'thinking…' until the message follows (type 5).
    Deferred,
    /// Deferred: the message of the component is edited later (type 6).
    DeferredUpdate,
    /// An edit of the message of the component (type 7).
    Updated,
    /// Suggestions for an option (type 8).
    Choices,
    /// A modal (type 9).
    Modal,
    /// None in time, or the bot was offline.
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
    /// The type of the option that autocomplete is for.
    pub focused_type: Option<u64>,
    /// The message of the component, or of the button that opened the modal.
    pub source: Option<Snowflake>,
    /// The number of edits of that message when the interaction was dispatched.
    pub source_edits: Option<u64>,
    pub dispatched_ms: u64,
    pub answer: Option<AnswerKind>,
    pub failure: Option<String>,
    /// The message `@original`: the answer, or the message of the component.
    pub original: Option<Snowflake>,
    /// True while a deferred answer is pending.
    pub owes_answer: bool,
    pub followups: Vec<Snowflake>,
    pub choices: Vec<Value>,
    pub modal: Option<Value>,
    /// True if the modal of the answer has been submitted.
    pub modal_closed: bool,
}

impl StoredInteraction {
    /// True if the message of the component was edited after this interaction was dispatched.
    pub fn touched(&self, message: &StoredMessage) -> bool {
        self.source_edits.is_some_and(|before| message.edits > before)
    }
}

/// The action of a person that an interaction is made of.
#[derive(Debug)]
pub(crate) struct Asked {
    pub kind: u8,
    pub user: Snowflake,
    pub channel: Snowflake,
    pub data: Value,
    pub command: Option<String>,
    pub focused_type: Option<u64>,
    pub source: Option<Snowflake>,
}
