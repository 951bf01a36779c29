//! A message as somebody sees it.

use std::sync::Arc;

use serde_json::Value;

use crate::sandbox::Snowflake;
use crate::sandbox::act::component::clickable;
use crate::sandbox::check::components::kind;
use crate::sandbox::messages::gather_text;
use crate::sandbox::model::{StoredMessage, message_flag};
use crate::sandbox::world::World;

/// A message at the moment when it was looked at. [`Channel::message`](super::Channel::message)
/// looks again.
#[derive(Debug, Clone)]
pub struct Message {
    /// The message's id.
    pub id: Snowflake,
    /// Where it stands.
    pub channel: Snowflake,
    /// Whose account wrote it.
    pub author: Snowflake,
    /// The name by which the channel knows the author.
    pub author_name: String,
    /// Whether the bot wrote it.
    pub by_bot: bool,
    /// The text, without embeds.
    pub content: String,
    /// The embeds.
    pub embeds: Vec<Embed>,
    /// The files, those that embeds or components show included.
    pub attachments: Vec<Attachment>,
    /// Who alone sees it.
    pub private_to: Option<Snowflake>,
    /// Whether it says 'thinking…' still.
    pub loading: bool,
    /// Whether it was changed after it was written.
    pub edited: bool,
    /// Whether it was sent so that no phone rings.
    pub silent: bool,
    /// Whom it names and may name.
    pub mentions: Vec<Snowflake>,
    /// Whose phone rang. Edits, deferred answers included, ring nobody.
    pub pinged: Vec<Snowflake>,
    /// The command it answers, such as `settings rules`.
    pub command: Option<String>,
    /// The interaction it answers.
    pub interaction: Option<Snowflake>,
    /// The message it replies to.
    pub reply_to: Option<Snowflake>,
    /// The thread that hangs on it.
    pub thread: Option<Snowflake>,
    /// Reactions: the emoji, and who gave it.
    pub reactions: Vec<(String, Vec<Snowflake>)>,
    /// Whether it is pinned.
    pub pinned: bool,
    /// Bits of [`message_flag`].
    pub flags: u64,
    /// As Discord would send it.
    pub json: Value,
}

/// An embed.
#[derive(Debug, Clone, PartialEq)]
pub struct Embed {
    /// The title, or nothing.
    pub title: String,
    /// The text, or nothing.
    pub description: String,
    /// Names and values.
    pub fields: Vec<(String, String)>,
    /// The small print.
    pub footer: String,
    /// The colour of its edge.
    pub color: Option<u64>,
    /// The address of its picture.
    pub image: Option<String>,
    /// As Discord would send it.
    pub json: Value,
}

/// A file of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attachment {
    /// The file's id.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// What is read to those who do not see it.
    pub alt_text: Option<String>,
    /// What it is, by its name.
    pub content_type: String,
    /// Where a browser finds it.
    pub url: String,
    /// Width and height in pixels, of a PNG or GIF.
    pub dimensions: Option<(u32, u32)>,
    /// The file itself.
    pub bytes: Arc<Vec<u8>>,
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What stands on it.
    pub label: String,
    /// The emoji on it.
    pub emoji: Option<String>,
    /// By what the bot knows it; a link has none.
    pub custom_id: Option<String>,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
    /// Where a link leads.
    pub url: Option<String>,
    /// Whether it cannot be clicked.
    pub disabled: bool,
}

/// A menu.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// By what the bot knows it.
    pub custom_id: String,
    /// What stands in it before something is chosen.
    pub placeholder: String,
    /// What can be chosen; empty for menus of users, roles and channels.
    pub options: Vec<MenuOption>,
    /// How many have to be chosen at least.
    pub min_values: u64,
    /// How many can be chosen at most.
    pub max_values: u64,
    /// Whether it cannot be used.
    pub disabled: bool,
}

/// One thing that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuOption {
    /// What stands in the menu.
    pub label: String,
    /// What the bot gets.
    pub value: String,
    /// The smaller line below.
    pub description: Option<String>,
    /// Whether it is chosen from the start.
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
        let attachment = |file: &crate::sandbox::model::StoredFile| Attachment {
            id: file.id,
            filename: file.filename.clone(),
            alt_text: file.description.clone(),
            content_type: file.content_type.clone(),
            url: world.file_url(file),
            dimensions: file.width.zip(file.height),
            bytes: Arc::clone(&file.bytes),
        };
        let reactions = message.reactions.iter();
        Self {
            id: message.id,
            channel: message.channel,
            author: message.author,
            author_name: world.display_name(message.channel, message.author),
            by_bot: message.author == world.bot.id,
            content: message.content.clone(),
            embeds: items(&json["embeds"]).map(Embed::read).collect(),
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
            reactions: reactions.map(|one| (one.emoji.clone(), one.users.clone())).collect(),
            pinned: message.pinned,
            flags: message.flags,
            json,
        }
    }

    /// Whether only one person sees it.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.private_to.is_some()
    }

    /// All that can be read: the text, the embeds, components v2 and alt texts, a line each.
    #[must_use]
    pub fn all_text(&self) -> String {
        let mut all = self.content.clone();
        for embed in &self.embeds {
            for part in [&embed.title, &embed.description, &embed.footer] {
                all.push('\n');
                all.push_str(part);
            }
            for (name, value) in &embed.fields {
                all.push_str(&format!("\n{name}\n{value}"));
            }
        }
        items(&self.json["components"]).for_each(|component| gather_text(component, &mut all));
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
        let parts = self.parts().into_iter().filter(|part| part["type"] == kind::BUTTON);
        parts.map(Button::read).collect()
    }

    /// The menus, in their order.
    #[must_use]
    pub fn menus(&self) -> Vec<Menu> {
        let parts = self.parts().into_iter().filter(|part| part["type"] != kind::BUTTON);
        parts.map(Menu::read).collect()
    }

    /// A button by what stands on it, or by its custom id.
    #[must_use]
    pub fn button(&self, name: &str) -> Option<Button> {
        self.buttons()
            .into_iter()
            .find(|button| button.label == name || button.custom_id.as_deref() == Some(name))
    }

    /// A menu by its placeholder or its custom id.
    #[must_use]
    pub fn menu(&self, name: &str) -> Option<Menu> {
        self.menus().into_iter().find(|menu| menu.placeholder == name || menu.custom_id == name)
    }

    /// What stands on the buttons.
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

impl Embed {
    fn read(json: &Value) -> Self {
        Self {
            title: text(&json["title"]),
            description: text(&json["description"]),
            fields: items(&json["fields"])
                .map(|field| (text(&field["name"]), text(&field["value"])))
                .collect(),
            footer: text(&json["footer"]["text"]),
            color: json["color"].as_u64(),
            image: maybe(&json["image"]["url"]),
            json: json.clone(),
        }
    }
}

impl Button {
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
