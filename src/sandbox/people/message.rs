//! A message as somebody sees it.

use std::sync::Arc;

use serde_json::Value;

use crate::sandbox::act::component::clickable;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::world::model::component_type;
use crate::sandbox::world::model::{StoredFile, StoredMessage, message_flag};
use crate::sandbox::world::state::World;

/// A message at the moment when it was looked at. [`Channel::message`](super::Channel::message)
/// looks again.
#[derive(Debug, Clone)]
pub struct Message {
    /// The message's id.
    pub id: Snowflake,
    /// The channel in which it stands.
    pub channel: Snowflake,
    /// The account that wrote it.
    pub author: Snowflake,
    /// The name by which the channel knows the author.
    pub author_name: String,
    /// True if the bot wrote it.
    pub by_bot: bool,
    /// The text.
    pub content: String,
    /// The files.
    pub attachments: Vec<Attachment>,
    /// The only person who sees it, if it is private.
    pub private_to: Option<Snowflake>,
    /// True while it says 'thinking…'.
    pub loading: bool,
    /// True if it was changed after it was written.
    pub edited: bool,
    /// True if it was sent so that no phone rings.
    pub silent: bool,
    /// The users whom it names and may name.
    pub mentions: Vec<Snowflake>,
    /// The users whose phones rang. Edits, deferred answers included, ring nobody.
    pub pinged: Vec<Snowflake>,
    /// The command it answers, such as `settings rules`.
    pub command: Option<String>,
    /// The interaction it answers.
    pub interaction: Option<Snowflake>,
    /// The message it replies to.
    pub reply_to: Option<Snowflake>,
    /// The thread that hangs on it.
    pub thread: Option<Snowflake>,
    /// True while it is pinned.
    pub pinned: bool,
    /// Bits of [`message_flag`].
    pub flags: u64,
    /// The message as Discord would send it.
    pub json: Value,
}

/// A file of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    /// The file's id.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// The text for those who do not see the picture.
    pub alt_text: Option<String>,
    /// The content type, by its name.
    pub content_type: String,
    /// The address at which a browser finds it.
    pub url: String,
    /// Width and height in pixels, of a PNG or GIF.
    pub dimensions: Option<(u32, u32)>,
    /// The file itself.
    pub bytes: Arc<Vec<u8>>,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The text on it.
    pub label: String,
    /// The emoji on it.
    pub emoji: Option<String>,
    /// The id by which the bot knows it; a link has none.
    pub custom_id: Option<String>,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
    /// The address to which a link leads.
    pub url: Option<String>,
    /// True if it cannot be clicked.
    pub disabled: bool,
}

/// A menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// The id by which the bot knows it.
    pub custom_id: String,
    /// The text in it before something is chosen.
    pub placeholder: String,
    /// The options, in their order.
    pub options: Vec<MenuOption>,
    /// The least number of options to choose.
    pub min_values: u64,
    /// The greatest number of options to choose.
    pub max_values: u64,
    /// True if it cannot be used.
    pub disabled: bool,
}

/// One thing that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuOption {
    /// The text in the menu.
    pub label: String,
    /// The value that the bot gets.
    pub value: String,
    /// The smaller line below.
    pub description: Option<String>,
    /// The emoji before it.
    pub emoji: Option<String>,
    /// True if it is chosen from the start.
    pub default: bool,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn maybe(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

impl Message {
    pub(in crate::sandbox) fn look(world: &World, message: &StoredMessage) -> Self {
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

    /// True if only one person sees it.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.private_to.is_some()
    }

    /// The whole text that can be read: the message's own, and the alt texts, a line each.
    #[must_use]
    pub fn all_text(&self) -> String {
        let mut all = self.content.clone();
        for alt in self.attachments.iter().filter_map(|file| file.alt_text.as_deref()) {
            all.push('\n');
            all.push_str(alt);
        }
        all
    }

    fn parts(&self) -> Vec<&Value> {
        let all = self.json["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        clickable(all)
    }

    /// The buttons, in their order.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        let parts = self.parts().into_iter().filter(|part| part["type"] == component_type::BUTTON);
        parts.map(Button::read).collect()
    }

    /// The menus, in their order.
    #[must_use]
    pub fn menus(&self) -> Vec<Menu> {
        let parts = self.parts().into_iter().filter(|part| part["type"] != component_type::BUTTON);
        parts.map(Menu::read).collect()
    }

    /// A button by what stands on it, what is in brackets aside, or by its custom id.
    #[must_use]
    pub fn button(&self, name: &str) -> Option<Button> {
        self.buttons().into_iter().find(|button| button.is_named(name))
    }

    /// A menu by its placeholder or its custom id.
    #[must_use]
    pub fn menu(&self, name: &str) -> Option<Menu> {
        self.menus().into_iter().find(|menu| menu.placeholder == name || menu.custom_id == name)
    }

    /// The texts on the buttons.
    #[must_use]
    pub fn labels(&self) -> Vec<String> {
        self.buttons().into_iter().map(|button| button.label).collect()
    }

    /// The first file that is a picture.
    #[must_use]
    pub fn picture(&self) -> Option<&Attachment> {
        self.attachments.iter().find(|file| file.content_type.starts_with("image/"))
    }
}

impl Button {
    /// True if this is what stands on it, what is in brackets aside, or its custom id.
    pub(super) fn is_named(&self, name: &str) -> bool {
        let rest = self.label.strip_prefix(name);
        let in_brackets = |rest: &str| rest.starts_with(" (") && rest.ends_with(')');
        rest.is_some_and(|rest| rest.is_empty() || in_brackets(rest))
            || self.custom_id.as_deref() == Some(name)
    }

    fn read(json: &Value) -> Self {
        Self {
            label: text(&json["label"]),
            emoji: maybe(&json["emoji"]["name"]),
            custom_id: maybe(&json["custom_id"]),
            style: json["style"].as_u64().unwrap_or_default(),
            url: maybe(&json["url"]),
            disabled: json["disabled"] == true,
        }
    }
}

impl Menu {
    fn read(json: &Value) -> Self {
        let option = |option: &Value| MenuOption {
            label: text(&option["label"]),
            value: text(&option["value"]),
            description: maybe(&option["description"]),
            emoji: maybe(&option["emoji"]["name"]),
            default: option["default"] == true,
        };
        Self {
            custom_id: text(&json["custom_id"]),
            placeholder: text(&json["placeholder"]),
            options: items(&json["options"]).map(option).collect(),
            min_values: json["min_values"].as_u64().unwrap_or(1),
            max_values: json["max_values"].as_u64().unwrap_or(1),
            disabled: json["disabled"] == true,
        }
    }

    /// The value of an option, by its label or its value.
    #[must_use]
    pub fn value_of(&self, name: &str) -> Option<&str> {
        self.options
            .iter()
            .find(|option| option.value == name || option.label == name)
            .map(|option| option.value.as_str())
    }
}
