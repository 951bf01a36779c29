//! Messages with their attachments, buttons and menus.

use std::sync::Arc;

use serde_json::Value;

use crate::act::component::clickable_components;
use crate::ids::Snowflake;
use crate::world::model::component_type;
use crate::world::model::{StoredFile, StoredMessage, message_flag};
use crate::world::state::World;

/// A snapshot of a message. [`Channel::message`](super::Channel::message) returns its current state.
#[derive(Debug, Clone)]
pub struct Message {
    /// The message's id.
    pub id: Snowflake,
    /// The id of its channel.
    pub channel: Snowflake,
    /// The id of its author.
    pub author: Snowflake,
    /// The display name of its author.
    pub author_name: String,
    /// True if the author is the bot.
    pub by_bot: bool,
    /// The text of the message.
    pub content: String,
    /// The attachments of the message.
    pub attachments: Vec<Attachment>,
    /// The only person who can see the message, or `None` if it is not ephemeral.
    pub private_to: Option<Snowflake>,
    /// True while the message is a deferred answer that shows 'thinking…'.
    pub loading: bool,
    /// True if the message has been edited.
    pub edited: bool,
    /// True if the message was sent with suppressed notifications.
    pub silent: bool,
    /// The ids of the users that the message mentions.
    pub mentions: Vec<Snowflake>,
    /// The ids of the users that the message notified. Edits, including those that complete deferred answers,
    /// notify nobody.
    pub pinged: Vec<Snowflake>,
    /// The command that the message answers, such as `settings rules`; `None` if it answers none.
    pub command: Option<String>,
    /// The id of the interaction that the message answers; `None` if it answers none.
    pub interaction: Option<Snowflake>,
    /// The id of the message that this one replies to; `None` if it is no reply.
    pub reply_to: Option<Snowflake>,
    /// The id of the thread that was started from the message; `None` if there is none.
    pub thread: Option<Snowflake>,
    /// True while the message is pinned.
    pub pinned: bool,
    /// Bits of [`message_flag`].
    pub flags: u64,
    /// The message in Discord's JSON format.
    pub json: Value,
}

/// An attachment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    /// The file's id.
    pub id: Snowflake,
    /// The file name.
    pub filename: String,
    /// The description for people who cannot see the file (alt text); `None` if there is none.
    pub alt_text: Option<String>,
    /// The content type of the file.
    pub content_type: String,
    /// The URL of the file.
    pub url: String,
    /// The width and height in pixels of a PNG or GIF, or `None` for other files.
    pub dimensions: Option<(u32, u32)>,
    /// The content of the file.
    pub bytes: Arc<Vec<u8>>,
}

/// A button of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The label of the button.
    pub label: String,
    /// The emoji, or `None` if the button has none.
    pub emoji: Option<String>,
    /// The custom id, or `None` for a link.
    pub custom_id: Option<String>,
    /// The style: 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
    /// The URL of a link, or `None` for other buttons.
    pub url: Option<String>,
    /// True if the button is disabled.
    pub disabled: bool,
}

/// A menu of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// The menu's custom id.
    pub custom_id: String,
    /// The placeholder, which the menu shows while nothing is chosen.
    pub placeholder: String,
    /// The options, in their order.
    pub options: Vec<MenuOption>,
    /// The minimum number of options to choose.
    pub min_values: u64,
    /// The maximum number of options to choose.
    pub max_values: u64,
    /// True if the menu is disabled.
    pub disabled: bool,
}

/// An option of a menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuOption {
    /// The label of the option.
    pub label: String,
    /// The value that the bot receives if the option is chosen.
    pub value: String,
    /// The description below the label; `None` if there is none.
    pub description: Option<String>,
    /// The emoji beside the label; `None` if there is none.
    pub emoji: Option<String>,
    /// True if the option is selected by default.
    pub default: bool,
}

/// Returns the text in a JSON value; empty for any other value.
fn string_or_empty(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns the text in a JSON value; `None` for any other value.
fn string_value(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// Returns the items of a JSON array; none for any other value.
fn array_items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

impl Message {
    /// Creates a snapshot of a stored message.
    pub(crate) fn from_stored(world: &World, message: &StoredMessage) -> Self {
        let json = world.message_json(message);
        let attachment = |file: &StoredFile| Attachment {
            id: file.id,
            filename: file.filename.clone(),
            alt_text: file.description.clone(),
            content_type: file.content_type.clone(),
            url: world.file_url(file),
            dimensions: file.width.zip(file.height),
            bytes: Arc::clone(&file.bytes),
        };
        Self {
            id: message.id,
            channel: message.channel,
            author: message.author,
            author_name: world.display_name(message.channel, message.author),
            by_bot: message.author == world.bot.id,
            content: message.content.clone(),
            attachments: message.files.iter().map(attachment).collect(),
            private_to: message.private_to,
            loading: message.has_flag(message_flag::LOADING),
            edited: message.edited_ms.is_some(),
            silent: message.has_flag(message_flag::SUPPRESS_NOTIFICATIONS),
            mentions: message.mentions.clone(),
            pinged: message.pinged.clone(),
            command: message.answer_to.as_ref().and_then(|answer| answer.command.clone()),
            interaction: message.answer_to.as_ref().map(|answer| answer.interaction),
            reply_to: message.reply_to,
            thread: message.thread,
            pinned: message.pinned,
            flags: message.flags,
            json,
        }
    }

    /// Returns `true` if the message is ephemeral.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.private_to.is_some()
    }

    /// Returns the text and the descriptions of the attachments, one per line.
    #[must_use]
    pub fn content_and_alt_texts(&self) -> String {
        let mut all = self.content.clone();
        for alt in self.attachments.iter().filter_map(|file| file.alt_text.as_deref()) {
            all.push('\n');
            all.push_str(alt);
        }
        all
    }

    /// Returns the message's buttons and menus as JSON, in their order.
    fn component_values(&self) -> Vec<&Value> {
        let all = self.json["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        clickable_components(all)
    }

    /// Returns the buttons, in their order.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        let components = self
            .component_values()
            .into_iter()
            .filter(|part| part["type"] == component_type::BUTTON);
        components.map(Button::from_json).collect()
    }

    /// Returns the menus, in their order.
    #[must_use]
    pub fn menus(&self) -> Vec<Menu> {
        let components = self
            .component_values()
            .into_iter()
            .filter(|part| part["type"] != component_type::BUTTON);
        components.map(Menu::from_json).collect()
    }

    /// Returns the button with this custom id or this label; `None` if there is none. Text in brackets at the end of the label is
    /// ignored, so that `Draw` finds the button `Draw (−5)`.
    #[must_use]
    pub fn button(&self, label_or_custom_id: &str) -> Option<Button> {
        self.buttons().into_iter().find(|button| button.is_named(label_or_custom_id))
    }

    /// Returns the menu with this placeholder or custom id; `None` if there is none.
    #[must_use]
    pub fn menu(&self, placeholder_or_custom_id: &str) -> Option<Menu> {
        self.menus().into_iter().find(|menu| {
            menu.placeholder == placeholder_or_custom_id
                || menu.custom_id == placeholder_or_custom_id
        })
    }

    /// Returns the labels of the buttons.
    #[must_use]
    pub fn button_labels(&self) -> Vec<String> {
        self.buttons().into_iter().map(|button| button.label).collect()
    }

    /// Returns the first attachment that is a picture, or `None` if there is none.
    #[must_use]
    pub fn picture(&self) -> Option<&Attachment> {
        self.attachments.iter().find(|file| file.content_type.starts_with("image/"))
    }
}

impl Button {
    /// Returns `true` if `label_or_custom_id` is the button's custom id, or its label. Text in brackets at the end of the label is
    /// ignored: `Draw` also names the button `Draw (−5)`.
    pub(super) fn is_named(&self, label_or_custom_id: &str) -> bool {
        let rest = self.label.strip_prefix(label_or_custom_id);
        let in_brackets = |rest: &str| rest.starts_with(" (") && rest.ends_with(')');
        rest.is_some_and(|rest| rest.is_empty() || in_brackets(rest))
            || self.custom_id.as_deref() == Some(label_or_custom_id)
    }

    /// Reads a button from Discord's JSON.
    fn from_json(json: &Value) -> Self {
        Self {
            label: string_or_empty(&json["label"]),
            emoji: string_value(&json["emoji"]["name"]),
            custom_id: string_value(&json["custom_id"]),
            style: json["style"].as_u64().unwrap_or_default(),
            url: string_value(&json["url"]),
            disabled: json["disabled"] == true,
        }
    }
}

impl Menu {
    /// Reads a menu from Discord's JSON.
    fn from_json(json: &Value) -> Self {
        let option = |option: &Value| MenuOption {
            label: string_or_empty(&option["label"]),
            value: string_or_empty(&option["value"]),
            description: string_value(&option["description"]),
            emoji: string_value(&option["emoji"]["name"]),
            default: option["default"] == true,
        };
        Self {
            custom_id: string_or_empty(&json["custom_id"]),
            placeholder: string_or_empty(&json["placeholder"]),
            options: array_items(&json["options"]).map(option).collect(),
            min_values: json["min_values"].as_u64().unwrap_or(1),
            max_values: json["max_values"].as_u64().unwrap_or(1),
            disabled: json["disabled"] == true,
        }
    }

    /// Returns the value of the option with this label or value; `None` if the menu has none.
    #[must_use]
    pub fn option_value(&self, label_or_value: &str) -> Option<&str> {
        self.options
            .iter()
            .find(|option| option.value == label_or_value || option.label == label_or_value)
            .map(|option| option.value.as_str())
    }
}
