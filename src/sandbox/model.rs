//! What the stand-in knows: servers, channels, people, messages, interactions. Plain data; the
//! parts that outlive a restart can be saved.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Snowflake, permission};

/// Channel types (resources/channel.mdx).
pub mod channel_type {
    /// A text channel of a server.
    pub const TEXT: u8 = 0;
    /// A direct conversation.
    pub const DM: u8 = 1;
    /// A voice channel; it has a chat.
    pub const VOICE: u8 = 2;
    /// A folder of channels: nothing can be written in it.
    pub const CATEGORY: u8 = 4;
    /// A text channel whose messages can be followed from elsewhere.
    pub const ANNOUNCEMENT: u8 = 5;
    /// A thread of an announcement channel.
    pub const ANNOUNCEMENT_THREAD: u8 = 10;
    /// A thread that everybody can see.
    pub const PUBLIC_THREAD: u8 = 11;
    /// A thread for those who were invited.
    pub const PRIVATE_THREAD: u8 = 12;
    /// A stage; it has a chat.
    pub const STAGE: u8 = 13;
    /// A forum: only its posts, which are threads, can be written in.
    pub const FORUM: u8 = 15;
    /// A forum of pictures.
    pub const MEDIA: u8 = 16;
}

/// Bits of a message's `flags` (resources/message.mdx).
pub mod message_flag {
    /// Link previews and embeds are not shown.
    pub const SUPPRESS_EMBEDS: u64 = 1 << 2;
    /// A thread hangs on the message.
    pub const HAS_THREAD: u64 = 1 << 5;
    /// Only the person of the interaction sees the message.
    pub const EPHEMERAL: u64 = 1 << 6;
    /// 'thinking…': an answer that is still to come.
    pub const LOADING: u64 = 1 << 7;
    /// Nobody's phone rings.
    pub const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    /// The message consists of components only.
    pub const IS_COMPONENTS_V2: u64 = 1 << 15;
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct User {
    pub id: Snowflake,
    /// What the page and failure messages call the user.
    pub name: String,
    pub username: String,
    pub locale: String,
    pub color: String,
    pub bot: bool,
    #[serde(default)]
    pub dms_closed: bool,
}

impl User {
    pub fn to_json(&self) -> Value {
        json!({
            "id": self.id.to_string(),
            "username": self.username,
            "global_name": if self.bot { Value::Null } else { json!(self.name) },
            "discriminator": if self.bot { "4711" } else { "0" },
            "avatar": null,
            "bot": self.bot,
            "system": false,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": null,
            "collectibles": null,
            "avatar_decoration_data": null,
            "banner": null,
            "accent_color": null,
        })
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Member {
    pub user: Snowflake,
    pub nick: Option<String>,
    pub joined_ms: u64,
    /// What the member may do in the whole server.
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
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub id: Snowflake,
    pub name: String,
    pub preferred_locale: String,
    pub owner: Snowflake,
    pub members: BTreeMap<Snowflake, Member>,
    #[serde(default)]
    pub roles: Vec<Role>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub id: Snowflake,
    pub kind: u8,
    pub guild: Option<Snowflake>,
    pub name: String,
    pub topic: Option<String>,
    pub parent: Option<Snowflake>,
    /// The other side of a direct conversation.
    pub recipient: Option<Snowflake>,
    /// Who opened a thread.
    pub owner: Option<Snowflake>,
    /// Permissions that the bot was denied here.
    #[serde(default)]
    pub bot_denied: u64,
    #[serde(default)]
    pub archived: bool,
    #[serde(default)]
    pub locked: bool,
    #[serde(default)]
    pub auto_archive_minutes: u64,
    #[serde(default)]
    pub thread_members: BTreeSet<Snowflake>,
    /// Numbers, not ids: the order in the list of channels.
    #[serde(default)]
    pub position: usize,
}

impl Channel {
    pub fn is_thread(&self) -> bool {
        matches!(
            self.kind,
            channel_type::ANNOUNCEMENT_THREAD
                | channel_type::PUBLIC_THREAD
                | channel_type::PRIVATE_THREAD
        )
    }

    /// Whether messages can be written in a channel of this type.
    pub fn takes_messages(&self) -> bool {
        !matches!(self.kind, channel_type::CATEGORY | channel_type::FORUM | channel_type::MEDIA)
    }

    /// The permission that writing here takes.
    pub fn sending(&self) -> u64 {
        if self.is_thread() {
            permission::SEND_MESSAGES_IN_THREADS
        } else {
            permission::SEND_MESSAGES
        }
    }
}

/// A file on a message. The bytes are saved beside the chat's file, not in it.
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

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Reaction {
    /// As it stands in a path: the emoji itself, or `name:id`.
    pub emoji: String,
    pub users: Vec<Snowflake>,
}

/// What a message answers to.
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
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub files: Vec<StoredFile>,
    pub flags: u64,
    pub created_ms: u64,
    pub edited_ms: Option<u64>,
    /// How often it was changed.
    pub edits: u64,
    /// Users that the text names and that the sender allowed to be named.
    pub mentions: Vec<Snowflake>,
    pub mention_everyone: bool,
    /// Users whose phone rang.
    pub pinged: Vec<Snowflake>,
    pub answer_to: Option<AnswerTo>,
    /// Made by an interaction's token: Discord calls that a webhook.
    pub by_webhook: bool,
    /// Who alone sees it.
    pub private_to: Option<Snowflake>,
    pub reply_to: Option<Snowflake>,
    pub nonce: Option<Value>,
    pub pinned: bool,
    pub tts: bool,
    pub thread: Option<Snowflake>,
    pub reactions: Vec<Reaction>,
    pub poll: Option<Value>,
}

impl StoredMessage {
    pub fn has_flag(&self, flag: u64) -> bool {
        self.flags & flag != 0
    }

    /// Whether an embed or a component shows the file: then it is not in the list of attachments as
    /// well (resources/message.mdx, 'attachments').
    pub fn shows_inside(&self, file: &StoredFile) -> bool {
        let address = format!("attachment://{}", file.filename);
        self.embeds.iter().chain(&self.components).any(|value| mentions_url(value, &address))
    }

    /// Whether `user` can see it, given that the channel is visible to them.
    pub fn visible_to(&self, user: Snowflake) -> bool {
        self.private_to.is_none_or(|owner| owner == user)
    }
}

/// Whether anything in `value` has this address.
pub(crate) fn mentions_url(value: &Value, address: &str) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| mentions_url(item, address)),
        Value::Object(fields) => fields.iter().any(|(key, item)| {
            (key == "url" || key == "icon_url") && item == address || mentions_url(item, address)
        }),
        _ => false,
    }
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredCommand {
    pub id: Snowflake,
    pub guild: Option<Snowflake>,
    /// As Discord gives it back.
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

/// How the bot answered first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerKind {
    /// With a message (type 4).
    Message,
    /// 'thinking…', the message follows (type 5).
    Deferred,
    /// A click was heard; what follows edits its message (type 6).
    DeferredUpdate,
    /// By changing the message that was clicked (type 7).
    Updated,
    /// With suggestions (type 8).
    Choices,
    /// With a form (type 9).
    Modal,
    /// Not in time, or the bot was away.
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
    /// The type of the option that is being completed.
    pub focused_type: Option<u64>,
    /// The message that was clicked, or whose button opened the form.
    pub source: Option<Snowflake>,
    /// How often that message had been changed by then.
    pub source_edits: Option<u64>,
    pub dispatched_ms: u64,
    pub answer: Option<AnswerKind>,
    pub failure: Option<String>,
    /// What `@original` means: the answer, or the message that was clicked.
    pub original: Option<Snowflake>,
    /// Whether the deferred answer is still to be filled.
    pub owes_answer: bool,
    pub followups: Vec<Snowflake>,
    pub choices: Vec<Value>,
    pub modal: Option<Value>,
    /// The form that it answered with was sent off or closed.
    pub modal_closed: bool,
}
