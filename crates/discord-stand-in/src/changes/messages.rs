//! Functions that create, edit and delete messages.

use serde_json::Value;

use super::components::add_ids_and_defaults;
use super::files;
use super::mentions::{Mentions, permitted_mentions};
use crate::ids::{Snowflake, parse_id};
use crate::world::model::{
    AnsweredInteraction, StoredFile, StoredMember, StoredMessage, Upload, message_flag,
};
use crate::world::permission;
use crate::world::state::World;

/// The bits of a message's `flags` that an edit may change.
const EDITABLE_FLAGS: u64 = message_flag::SUPPRESS_EMBEDS;

/// The maximum number of deleted ephemeral messages that are kept if `history_limit` is set. They are kept because a pending click
/// may still refer to a deleted message.
const MAX_DELETED_MESSAGES: usize = 1_000;

/// The sender of a new message, and the message's relation to other messages and interactions.
#[derive(Debug, Default)]
pub(crate) struct Sender {
    pub author: Snowflake,
    pub by_webhook: bool,
    pub answer_to: Option<AnsweredInteraction>,
    pub private_to: Option<Snowflake>,
    /// Flags that are set in addition to the flags in the body.
    pub flags: u64,
    pub reply_to: Option<Snowflake>,
}

impl World {
    /// Creates a message and announces it.
    pub fn create_message(
        &mut self,
        channel: Snowflake,
        body: &Value,
        uploads: &[Upload],
        sender: Sender,
    ) -> StoredMessage {
        let id = self.new_id();
        let files: Vec<_> =
            uploads.iter().map(|upload| self.new_attachment(channel, upload, body)).collect();
        let text = body["content"].as_str().unwrap_or_default().trim().to_owned();
        let mut message = StoredMessage {
            id,
            channel,
            author: sender.author,
            content: text,
            components: array_or_empty(&body["components"]),
            files,
            flags: body["flags"].as_u64().unwrap_or(0) | sender.flags,
            created_ms: self.now_ms(),
            edited_ms: None,
            edits: 0,
            mentions: Vec::new(),
            mention_everyone: false,
            pinged: Vec::new(),
            answer_to: sender.answer_to,
            by_webhook: sender.by_webhook,
            private_to: sender.private_to,
            reply_to: sender.reply_to,
            nonce: body.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
            pinned: false,
            tts: body["tts"].as_bool().unwrap_or(false),
            thread: None,
        };
        add_ids_and_defaults(&mut message.components);
        let found = self.set_mentions(&mut message, &body["allowed_mentions"]);
        // Only the creation of a message notifies users. A deferred answer is created without text and gets it by an edit, so it
        // notifies nobody.
        message.pinged = self.users_to_notify(&message, &found, &body["allowed_mentions"]);
        self.store_message(message.clone());
        if let Some(place) = self.channels.get_mut(&channel)
            && place.archived
        {
            place.archived = false;
            self.announce_channel("UPDATE", channel);
        }
        self.announce_message("CREATE", &message);
        message
    }

    /// Edits a message and announces the change. Fields that are absent from the body do not change.
    /// Returns the edited message; `None` if it does not exist.
    pub fn edit_message(
        &mut self,
        channel: Snowflake,
        id: Snowflake,
        body: &Value,
        uploads: &[Upload],
    ) -> Option<StoredMessage> {
        let mut message = self.message(channel, id)?.clone();
        message.edits += 1;
        let was_loading = message.has_flag(message_flag::LOADING);
        if let Some(content) = body.get("content") {
            message.content = content.as_str().unwrap_or_default().trim().to_owned();
        }
        if let Some(new) = body.get("components") {
            message.components = array_or_empty(new);
            add_ids_and_defaults(&mut message.components);
        }
        if let Some(flags) = body.get("flags").and_then(Value::as_u64) {
            message.flags = (message.flags & !EDITABLE_FLAGS) | (flags & EDITABLE_FLAGS);
        }
        if was_loading {
            message.flags &= !message_flag::LOADING;
        } else {
            message.edited_ms = Some(self.now_ms());
        }
        if let Some(listed) = body.get("attachments") {
            let listed = array_or_empty(listed);
            message.files.retain_mut(|file| {
                let entry = listed.iter().find(|item| parse_id(&item["id"]) == Some(file.id));
                if let Some(description) = entry.and_then(|item| item["description"].as_str()) {
                    file.description = Some(description.to_owned());
                }
                entry.is_some()
            });
        }
        for upload in uploads {
            message.files.push(self.new_attachment(channel, upload, body));
        }
        self.set_mentions(&mut message, &body["allowed_mentions"]);
        *self.message_mut(channel, id)? = message.clone();
        self.announce_message("UPDATE", &message);
        Some(message)
    }

    /// Deletes a message and announces the deletion. Returns `false` if the message does not exist.
    pub fn delete_message(&mut self, channel: Snowflake, id: Snowflake) -> bool {
        let removed = self.messages.get_mut(&channel).and_then(|messages| messages.remove(&id));
        if let Some(message) = &removed {
            self.announce_message_deletion(message);
        }
        let is_removed = removed.is_some();
        let private = removed.filter(|message| message.private_to.is_some());
        self.deleted.extend(private.map(|message| (message.id, message)));
        while self.history_limit.is_some() && self.deleted.len() > MAX_DELETED_MESSAGES {
            self.deleted.pop_first();
        }
        is_removed
    }

    /// Returns the attachment for an uploaded file, with the file's description from the body.
    fn new_attachment(&mut self, channel: Snowflake, upload: &Upload, body: &Value) -> StoredFile {
        let entries = array_or_empty(&body["attachments"]);
        let entry =
            entries.iter().find(|item| parse_id(&item["id"]) == upload.index_in_field_name());
        let text = |key: &str| entry.and_then(|item| item[key].as_str()).map(str::to_owned);
        let filename =
            sanitized_filename(&text("filename").unwrap_or_else(|| upload.filename.clone()));
        let size = files::image_dimensions(&upload.bytes);
        StoredFile {
            id: self.new_id(),
            channel,
            description: text("description").filter(|text| !text.is_empty()),
            content_type: files::content_type(&filename).to_owned(),
            spoiler: filename.starts_with("SPOILER_"),
            size: upload.bytes.len(),
            width: size.map(|(width, _)| width),
            height: size.map(|(_, height)| height),
            filename,
            bytes: std::sync::Arc::clone(&upload.bytes),
        }
    }

    /// Adds a message to its channel, and removes the oldest messages of the channel if it then has more than `history_limit`.
    fn store_message(&mut self, message: StoredMessage) {
        let limit = self.history_limit;
        let channel = self.messages.entry(message.channel).or_default();
        channel.insert(message.id, message);
        if let Some(limit) = limit {
            while channel.len() > limit {
                channel.pop_first();
            }
        }
    }

    /// Sets the mentions of a message to those in its text that are permitted, and returns them. `allowed_mentions` is the body's
    /// field of this name.
    fn set_mentions(&self, message: &mut StoredMessage, allowed_mentions: &Value) -> Mentions {
        let mut found = permitted_mentions(&message.content, allowed_mentions);
        let place = self.channel(message.channel);
        let may_mention_everyone = place.is_some_and(|place| {
            self.has_permissions(place, message.author, permission::MENTION_EVERYONE)
        });
        found.everyone &= may_mention_everyone;
        message.mentions =
            found.users.iter().copied().filter(|id| self.user(*id).is_some()).collect();
        message.mention_everyone = found.everyone;
        found
    }

    /// Returns the ids of the users that a new message notifies. `allowed_mentions` is the body's field of this name, and
    /// `permitted_mentions` are the mentions in the text that this field permits.
    fn users_to_notify(
        &self,
        message: &StoredMessage,
        permitted_mentions: &Mentions,
        allowed_mentions: &Value,
    ) -> Vec<Snowflake> {
        // An ephemeral answer notifies nobody, not even its reader.
        if message.has_flag(message_flag::SUPPRESS_NOTIFICATIONS) || message.private_to.is_some() {
            return Vec::new();
        }
        let mut notified = permitted_mentions.users.clone();
        let guild = self.channel(message.channel).and_then(|channel| channel.guild);
        if let Some(guild) = guild.and_then(|id| self.guilds.get(&id)) {
            let is_mentioned = |member: &StoredMember| {
                permitted_mentions.everyone
                    || guild.roles.iter().any(|role| {
                        role.mentionable
                            && permitted_mentions.roles.contains(&role.id)
                            && member.roles.contains(&role.id)
                    })
            };
            notified.extend(guild.members.values().filter(|m| is_mentioned(m)).map(|m| m.user));
        } else if let Some(place) = self.channel(message.channel) {
            // A direct message always notifies.
            notified.extend(place.recipient);
        }
        let answered = message.reply_to.and_then(|id| self.message(message.channel, id));
        let asks = allowed_mentions["replied_user"].as_bool().unwrap_or(allowed_mentions.is_null());
        if let Some(earlier) = answered.filter(|_| asks && !message.by_webhook) {
            notified.insert(earlier.author);
        }
        notified.retain(|&user| {
            user != message.author
                && self.user(user).is_some_and(|user| !user.bot)
                && self.can_see_message(user, message)
        });
        notified.into_iter().collect()
    }
}

/// Returns the items of a JSON array; empty for any other value.
fn array_or_empty(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

/// Replaces spaces and path separators in a file name, as Discord does.
fn sanitized_filename(name: &str) -> String {
    name.chars()
        .map(|letter| match letter {
            ' ' | '/' | '\\' => '_',
            other => other,
        })
        .collect()
}
