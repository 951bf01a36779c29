//! Messages and their files in Discord's JSON format.

use serde_json::{Value, json};

use super::time::format_timestamp;
use crate::world::model::{StoredFile, StoredMessage, message_flag};
use crate::world::state::World;

/// The message type of the notice that a thread was started without a message (resources/message.mdx).
const THREAD_CREATED: u8 = 18;

impl World {
    /// Returns the URL of a file, with the file name percent-encoded.
    pub fn file_url(&self, file: &StoredFile) -> String {
        let name: String = file
            .filename
            .bytes()
            .map(|byte| match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-' | b'_' => {
                    char::from(byte).to_string()
                }
                other => format!("%{other:02X}"),
            })
            .collect();
        format!("{}/attachments/{}/{}/{name}", self.origin, file.channel, file.id)
    }

    /// Returns a file in Discord's JSON format. `is_ephemeral` is true for a file of an ephemeral
    /// message.
    pub fn file_json(&self, file: &StoredFile, is_ephemeral: bool) -> Value {
        let url = self.file_url(file);
        let mut body = json!({
            "id": file.id.to_string(),
            "filename": file.filename,
            "size": file.size,
            "url": url,
            "proxy_url": url,
            "content_type": file.content_type,
        });
        if let Some(description) = &file.description {
            body["description"] = json!(description);
        }
        if let (Some(width), Some(height)) = (file.width, file.height) {
            body["width"] = json!(width);
            body["height"] = json!(height);
        }
        if is_ephemeral {
            body["ephemeral"] = json!(true);
        }
        body
    }

    /// Returns a message for the bot. Without the intent MESSAGE_CONTENT (`has_content_intent` is false), the bot can
    /// read only its own messages, direct messages, and messages that mention it (events/gateway.mdx, 'Message Content
    /// Intent').
    pub fn message_json_for_bot(&self, message: &StoredMessage, has_content_intent: bool) -> Value {
        let mut body = self.message_json(message);
        if !has_content_intent {
            self.hide_content(&mut body, message);
            let replied_to = message.reply_to.and_then(|id| self.message(message.channel, id));
            if let Some(replied_to) = replied_to.filter(|_| body["referenced_message"].is_object())
            {
                self.hide_content(&mut body["referenced_message"], replied_to);
            }
        }
        body
    }

    /// Empties the parts of a message that a bot without the intent MESSAGE_CONTENT cannot read.
    fn hide_content(&self, message_json: &mut Value, message: &StoredMessage) {
        let is_direct = self.channel(message.channel).is_some_and(|place| place.guild.is_none());
        let is_readable =
            message.author == self.bot.id || is_direct || message.mentions.contains(&self.bot.id);
        if !is_readable {
            message_json["content"] = json!("");
            for list in ["attachments", "components", "embeds"] {
                message_json[list] = json!([]);
            }
        }
    }

    /// Returns a message in Discord's JSON format.
    pub fn message_json(&self, message: &StoredMessage) -> Value {
        let private = message.private_to.is_some();
        let by_command = message.answer_to.as_ref().is_some_and(|answer| answer.command.is_some());
        // A thread that was started from a message has the id of the message.
        let announced_thread = message.thread.filter(|thread| *thread != message.id);
        let kind = match (by_command, message.reply_to) {
            _ if announced_thread.is_some() => THREAD_CREATED,
            (true, _) => 20,
            (false, Some(_)) => 19,
            (false, None) => 0,
        };
        let mut body = json!({
            "id": message.id.to_string(),
            "type": kind,
            "channel_id": message.channel.to_string(),
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": format_timestamp(message.created_ms),
            "edited_timestamp": message.edited_ms.map(format_timestamp),
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|&id| self.user_json(id)).collect::<Vec<_>>(),
            "mention_roles": [],
            "attachments": message.files.iter().map(|file| self.file_json(file, private)).collect::<Vec<_>>(),
            "embeds": [],
            "components": message.components,
            "pinned": message.pinned,
            "flags": message.flags,
        });
        if message.author == self.bot.id && message.by_webhook {
            body["webhook_id"] = json!(self.bot.id.to_string());
            body["application_id"] = json!(self.bot.id.to_string());
        }
        if let Some(nonce) = &message.nonce {
            body["nonce"] = nonce.clone();
        }
        if let Some(answer) = &message.answer_to {
            let mut metadata = json!({
                "id": answer.interaction.to_string(),
                "type": answer.kind,
                "user": self.user_json(answer.user),
                "authorizing_integration_owners": {
                    "0": self.channel(message.channel)
                        .and_then(|channel| channel.guild)
                        .map_or_else(|| "0".to_owned(), |guild| guild.to_string()),
                },
            });
            if let Some(name) = &answer.command {
                metadata["name"] = json!(name);
            }
            if let Some(source) = answer.component_message {
                metadata["interacted_message_id"] = json!(source.to_string());
            }
            body["interaction_metadata"] = metadata;
        }
        if let Some(replied_to) = message.reply_to {
            body["message_reference"] = json!({
                "type": 0,
                "message_id": replied_to.to_string(),
                "channel_id": message.channel.to_string(),
            });
            body["referenced_message"] = self
                .message(message.channel, replied_to)
                .filter(|replied_to| replied_to.private_to.is_none())
                .map_or(Value::Null, |replied_to| {
                    let mut shallow = replied_to.clone();
                    shallow.reply_to = None;
                    self.message_json(&shallow)
                });
        }
        if let Some(thread) = announced_thread {
            let guild = self.channel(thread).and_then(|thread| thread.guild);
            body["message_reference"] = json!({
                "type": 0,
                "channel_id": thread.to_string(),
                "guild_id": guild.map(|guild| guild.to_string()),
            });
        } else if let Some(thread) = message.thread.and_then(|id| self.channel(id)) {
            body["thread"] = self.channel_json(thread);
            body["flags"] = json!(message.flags | message_flag::HAS_THREAD);
        }
        body
    }
}
