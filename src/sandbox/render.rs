//! The world's things as Discord writes them in JSON.

use serde_json::{Value, json};

use super::Snowflake;
use super::model::{
    Channel, Guild, Member, StoredFile, StoredMessage, User, channel_type, message_flag,
};
use super::permission;
use super::world::World;

/// A time as Discord writes it, such as `2026-11-21T02:44:10.123000+00:00`.
pub(crate) fn timestamp(ms: u64) -> String {
    let ms = i64::try_from(ms).unwrap_or(i64::MAX);
    let time = jiff::Timestamp::from_millisecond(ms).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    time.strftime("%Y-%m-%dT%H:%M:%S%.6f%:z").to_string()
}

/// An emoji from a path: the character itself, or `name:id`.
pub(crate) fn emoji_json(emoji: &str) -> Value {
    match emoji.rsplit_once(':') {
        Some((name, id)) => json!({ "name": name, "id": id }),
        None => json!({ "name": emoji, "id": null }),
    }
}

impl World {
    pub fn user_json(&self, id: Snowflake) -> Value {
        self.user(id).map_or_else(
            || {
                json!({ "id": id.to_string(), "username": "deleted_user", "discriminator": "0",
                       "global_name": null, "avatar": null, "public_flags": 0 })
            },
            User::to_json,
        )
    }

    pub fn member_json(&self, member: &Member, with_user: bool) -> Value {
        let mut body = json!({
            "nick": member.nick,
            "avatar": null,
            "banner": null,
            "roles": member.roles.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "joined_at": timestamp(member.joined_ms),
            "premium_since": null,
            "communication_disabled_until": null,
            "pending": false,
            "deaf": false,
            "mute": false,
            "flags": 0,
        });
        if with_user {
            body["user"] = self.user_json(member.user);
        }
        body
    }

    pub fn channel_json(&self, channel: &Channel) -> Value {
        let mut body = json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "flags": 0,
            "last_message_id": self.messages.get(&channel.id)
                .and_then(|messages| messages.values().rev().find(|m| m.private_to.is_none()))
                .map(|message| message.id.to_string()),
        });
        if channel.kind == channel_type::DM {
            body["recipients"] =
                json!(channel.recipient.iter().map(|&id| self.user_json(id)).collect::<Vec<_>>());
            return body;
        }
        body["name"] = json!(channel.name);
        body["guild_id"] = json!(channel.guild.map(|id| id.to_string()));
        body["parent_id"] = json!(channel.parent.map(|id| id.to_string()));
        body["rate_limit_per_user"] = json!(0);
        if channel.is_thread() {
            body["owner_id"] = json!(channel.owner.map(|id| id.to_string()));
            body["message_count"] =
                json!(self.messages.get(&channel.id).map_or(0, std::collections::BTreeMap::len));
            body["total_message_sent"] = body["message_count"].clone();
            body["member_count"] = json!(channel.thread_members.len());
            body["thread_metadata"] = json!({
                "archived": channel.archived,
                "locked": channel.locked,
                "auto_archive_duration": channel.auto_archive_minutes,
                "archive_timestamp": timestamp(self.now()),
                "create_timestamp": timestamp(self.now()),
                "invitable": true,
            });
        } else {
            body["position"] = json!(channel.position);
            body["topic"] = json!(channel.topic);
            body["nsfw"] = json!(false);
            let mut overwrites = Vec::new();
            if channel.bot_denied != 0 {
                overwrites.push(json!({
                    "id": self.bot.id.to_string(), "type": 1,
                    "allow": "0", "deny": channel.bot_denied.to_string(),
                }));
            }
            body["permission_overwrites"] = json!(overwrites);
            if matches!(channel.kind, channel_type::VOICE | channel_type::STAGE) {
                body["bitrate"] = json!(64_000);
                body["user_limit"] = json!(0);
                body["rtc_region"] = Value::Null;
            }
            if matches!(channel.kind, channel_type::FORUM | channel_type::MEDIA) {
                body["available_tags"] = json!([]);
                body["default_reaction_emoji"] = Value::Null;
                body["default_sort_order"] = Value::Null;
                body["default_forum_layout"] = json!(0);
            }
        }
        body
    }

    fn roles_json(&self, guild: &Guild) -> Vec<Value> {
        let role = |id: Snowflake, name: &str, position: usize, bits: u64, mentionable: bool| {
            json!({
                "id": id.to_string(), "name": name, "color": 0, "hoist": false, "icon": null,
                "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                "unicode_emoji": null, "position": position, "permissions": bits.to_string(),
                "managed": false, "mentionable": mentionable, "flags": 0,
            })
        };
        let mut roles = vec![role(guild.id, "@everyone", 0, permission::EVERYBODY, false)];
        for (index, extra) in guild.roles.iter().enumerate() {
            roles.push(role(extra.id, &extra.name, index + 1, 0, extra.mentionable));
        }
        roles
    }

    /// A server as `GET /guilds/{id}` gives it.
    pub fn guild_json(&self, guild: &Guild) -> Value {
        json!({
            "id": guild.id.to_string(),
            "name": guild.name,
            "icon": null, "icon_hash": null, "splash": null, "discovery_splash": null,
            "banner": null, "description": null, "vanity_url_code": null,
            "owner_id": guild.owner.to_string(),
            "preferred_locale": guild.preferred_locale,
            "afk_channel_id": null, "afk_timeout": 300,
            "widget_enabled": false, "widget_channel_id": null,
            "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "nsfw": false,
            "roles": self.roles_json(guild), "emojis": [], "stickers": [], "features": [],
            "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
            "rules_channel_id": null, "public_updates_channel_id": null,
            "safety_alerts_channel_id": null,
            "home_header": null, "region": "deprecated", "incidents_data": null,
            "max_members": 500_000, "max_presences": null, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "premium_tier": 0, "premium_subscription_count": 0,
            "premium_progress_bar_enabled": false,
        })
    }

    /// A server as GUILD_CREATE gives it: with its channels, threads, and the bot itself.
    pub fn guild_create_json(&self, guild: &Guild) -> Value {
        let mut body = self.guild_json(guild);
        let inside = |channel: &&Channel| channel.guild == Some(guild.id);
        let (threads, channels): (Vec<&Channel>, Vec<&Channel>) =
            self.channels.values().filter(inside).partition(|channel| channel.is_thread());
        let me = guild.members.get(&self.bot.id);
        body["joined_at"] = json!(timestamp(me.map_or(0, |member| member.joined_ms)));
        body["large"] = json!(false);
        body["unavailable"] = json!(false);
        body["member_count"] = json!(guild.members.len());
        body["members"] =
            json!(me.map(|me| self.member_json(me, true)).into_iter().collect::<Vec<_>>());
        body["channels"] = json!(channels.iter().map(|c| self.channel_json(c)).collect::<Vec<_>>());
        body["threads"] = json!(threads.iter().map(|c| self.channel_json(c)).collect::<Vec<_>>());
        for empty in [
            "voice_states",
            "presences",
            "stage_instances",
            "guild_scheduled_events",
            "soundboard_sounds",
        ] {
            body[empty] = json!([]);
        }
        body
    }

    /// The address of a file. People see it, so the name in it is escaped.
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

    pub fn file_json(&self, file: &StoredFile, private: bool) -> Value {
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
        if private {
            body["ephemeral"] = json!(true);
        }
        body
    }

    pub fn message_json(&self, message: &StoredMessage) -> Value {
        let private = message.private_to.is_some();
        let by_command = message.answer_to.as_ref().is_some_and(|answer| answer.command.is_some());
        let kind = match (by_command, message.reply_to) {
            (true, _) => 20,
            (false, Some(_)) => 19,
            (false, None) => 0,
        };
        let listed = message.files.iter().filter(|file| !message.shows_inside(file));
        let mut body = json!({
            "id": message.id.to_string(),
            "type": kind,
            "channel_id": message.channel.to_string(),
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": timestamp(message.created_ms),
            "edited_timestamp": message.edited_ms.map(timestamp),
            "tts": message.tts,
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|&id| self.user_json(id)).collect::<Vec<_>>(),
            "mention_roles": [],
            "attachments": listed.map(|file| self.file_json(file, private)).collect::<Vec<_>>(),
            "embeds": message.embeds.iter().map(|e| self.with_files(e, message)).collect::<Vec<_>>(),
            "components":
                message.components.iter().map(|c| self.with_files(c, message)).collect::<Vec<_>>(),
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
        if let Some(earlier) = message.reply_to {
            body["message_reference"] = json!({
                "type": 0,
                "message_id": earlier.to_string(),
                "channel_id": message.channel.to_string(),
            });
            body["referenced_message"] = self
                .message(message.channel, earlier)
                .filter(|earlier| earlier.private_to.is_none())
                .map_or(Value::Null, |earlier| {
                    let mut shallow = earlier.clone();
                    shallow.reply_to = None;
                    self.message_json(&shallow)
                });
        }
        if !message.reactions.is_empty() {
            let count = |reaction: &super::model::Reaction| {
                json!({
                    "emoji": emoji_json(&reaction.emoji),
                    "count": reaction.users.len(),
                    "count_details": { "burst": 0, "normal": reaction.users.len() },
                    "me": reaction.users.contains(&self.bot.id),
                    "me_burst": false,
                    "burst_colors": [],
                })
            };
            body["reactions"] = json!(message.reactions.iter().map(count).collect::<Vec<_>>());
        }
        if let Some(thread) = message.thread.and_then(|id| self.channel(id)) {
            body["thread"] = self.channel_json(thread);
            body["flags"] = json!(message.flags | message_flag::HAS_THREAD);
        }
        if let Some(poll) = &message.poll {
            body["poll"] = poll.clone();
        }
        body
    }

    /// Puts the addresses of the message's own files where `attachment://name` stands.
    fn with_files(&self, value: &Value, message: &StoredMessage) -> Value {
        match value {
            Value::Array(items) => {
                items.iter().map(|item| self.with_files(item, message)).collect()
            }
            Value::Object(fields) => {
                let mut out: serde_json::Map<_, _> = fields
                    .iter()
                    .map(|(key, item)| (key.clone(), self.with_files(item, message)))
                    .collect();
                let named = |address: Option<&Value>| {
                    let name = address?.as_str()?.strip_prefix("attachment://")?;
                    message.files.iter().find(|file| file.filename == name)
                };
                let file_at = |key: &str| named(fields.get(key));
                if let Some(shown) = named(fields.get("file").and_then(|file| file.get("url"))) {
                    out.insert("name".into(), json!(shown.filename));
                    out.insert("size".into(), json!(shown.size));
                }
                if let Some(icon) = file_at("icon_url") {
                    out.insert("icon_url".into(), json!(self.file_url(icon)));
                }
                if let Some(file) = file_at("url") {
                    let url = json!(self.file_url(file));
                    out.insert("proxy_url".into(), url.clone());
                    out.insert("url".into(), url);
                    out.insert("content_type".into(), json!(file.content_type));
                    if let (Some(width), Some(height)) = (file.width, file.height) {
                        out.insert("width".into(), json!(width));
                        out.insert("height".into(), json!(height));
                    }
                }
                Value::Object(out)
            }
            other => other.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::timestamp;

    #[test]
    fn times_are_written_as_discord_writes_them() {
        assert_eq!(timestamp(1_795_228_930_123), "2026-11-21T02:42:10.123000+00:00");
        assert_eq!(timestamp(0), "1970-01-01T00:00:00.000000+00:00");
    }
}
