//! Servers, channels, members and users in Discord's JSON format.

use serde_json::{Value, json};

use super::time::format_timestamp;
use crate::ids::Snowflake;
use crate::world::model::{StoredChannel, StoredGuild, StoredMember, StoredUser, channel_type};
use crate::world::permission;
use crate::world::state::World;

impl StoredUser {
    /// Returns the user in Discord's JSON format.
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

impl World {
    /// Returns the user with this id in Discord's JSON format.
    pub fn user_json(&self, id: Snowflake) -> Value {
        self.user(id).map_or_else(
            || {
                json!({ "id": id.to_string(), "username": "deleted_user", "discriminator": "0",
                       "global_name": null, "avatar": null, "public_flags": 0 })
            },
            StoredUser::to_json,
        )
    }

    /// Returns a member in Discord's JSON format, with the user if `with_user` is true.
    pub fn member_json(&self, guild: Snowflake, member: &StoredMember, with_user: bool) -> Value {
        let guild = self.guilds.get(&guild);
        let own_role =
            guild.and_then(|guild| guild.permissions_without_roles(member)).map(|_| &member.user);
        let roles = member.roles.iter().chain(own_role);
        let mut body = json!({
            "nick": member.nick,
            "avatar": null,
            "banner": null,
            "roles": roles.map(ToString::to_string).collect::<Vec<_>>(),
            "joined_at": format_timestamp(member.joined_ms),
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

    /// Returns a channel or thread in Discord's JSON format.
    pub fn channel_json(&self, channel: &StoredChannel) -> Value {
        let mut body = json!({
            "id": channel.id.to_string(),
            "type": channel.kind,
            "flags": 0,
            "last_message_id": self.messages.get(&channel.id)
                .and_then(|messages| messages.values().rev().find(|m| m.private_to.is_none()))
                .map(|message| message.id.to_string()),
        });
        if matches!(channel.kind, channel_type::DM | channel_type::GROUP_DM) {
            let people = channel.recipient.iter().chain(&channel.thread_members);
            body["recipients"] = json!(people.map(|&id| self.user_json(id)).collect::<Vec<_>>());
            if channel.kind == channel_type::GROUP_DM {
                body["name"] = json!(channel.name);
                body["owner_id"] = json!(channel.owner.map(|id| id.to_string()));
            }
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
                "archive_timestamp": format_timestamp(self.now_ms()),
                "create_timestamp": format_timestamp(self.now_ms()),
                "invitable": true,
            });
        } else {
            body["position"] = json!(channel.position);
            body["topic"] = json!(channel.topic);
            body["nsfw"] = json!(false);
            body["permission_overwrites"] = json!(self.overwrites_json(channel));
            if matches!(channel.kind, channel_type::VOICE | channel_type::STAGE) {
                body["bitrate"] = json!(64_000);
                body["user_limit"] = json!(0);
                body["rtc_region"] = Value::Null;
            }
        }
        body
    }

    /// Returns the permission overwrites of a channel in Discord's JSON format.
    fn overwrites_json(&self, channel: &StoredChannel) -> Vec<Value> {
        let overwrite = |id: Snowflake, kind: u8, allow: u64, deny: u64| {
            json!({
                "id": id.to_string(), "type": kind,
                "allow": allow.to_string(), "deny": deny.to_string(),
            })
        };
        let mut overwrites = Vec::new();
        if let Some(guild) = channel.guild.filter(|_| channel.everyone_denied != 0) {
            overwrites.push(overwrite(guild, 0, 0, channel.everyone_denied));
        }
        let roles = channel.role_allowed.iter();
        overwrites.extend(roles.map(|(role, allowed)| overwrite(*role, 0, *allowed, 0)));
        let allowed = channel.everyone_denied & !channel.bot_denied;
        if allowed != 0 || channel.bot_denied != 0 {
            overwrites.push(overwrite(self.bot.id, 1, allowed, channel.bot_denied));
        }
        overwrites
    }

    /// Returns the roles of a server in Discord's JSON format, from the lowest (@everyone) to the highest.
    pub fn roles_json(&self, guild: &StoredGuild) -> Vec<Value> {
        let role = |id: Snowflake, name: &str, position: usize, bits: u64, mentionable: bool| {
            json!({
                "id": id.to_string(), "name": name, "color": 0, "hoist": false, "icon": null,
                "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                "unicode_emoji": null, "position": position, "permissions": bits.to_string(),
                "managed": false, "mentionable": mentionable, "flags": 0,
            })
        };
        let mut roles = vec![role(guild.id, "@everyone", 0, permission::EVERYBODY, false)];
        let own_role = guild.members.values().filter_map(|member| {
            guild.permissions_without_roles(member).map(|permissions| (member.user, permissions))
        });
        for (member, permissions) in own_role {
            roles.push(role(member, "Permissions", roles.len(), permissions, false));
        }
        for known in &guild.roles {
            let mut role =
                role(known.id, &known.name, roles.len(), known.permissions, known.mentionable);
            if let Some(bot) = known.bot {
                let rights = guild.members.get(&bot).map_or(0, |bot| bot.permissions);
                role["permissions"] = json!(rights.to_string());
                role["managed"] = json!(true);
                role["tags"] = json!({ "bot_id": bot.to_string() });
            }
            roles.push(role);
        }
        roles
    }

    /// Returns a server in the format of `GET /guilds/{id}`.
    pub fn guild_json(&self, guild: &StoredGuild) -> Value {
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

    /// Returns a server in the format of the event GUILD_CREATE: with its channels, its threads and the bot as a member.
    pub fn guild_create_json(&self, guild: &StoredGuild) -> Value {
        let mut body = self.guild_json(guild);
        let inside = |channel: &&StoredChannel| channel.guild == Some(guild.id);
        let (threads, channels): (Vec<&StoredChannel>, Vec<&StoredChannel>) =
            self.channels.values().filter(inside).partition(|channel| channel.is_thread());
        let me = guild.members.get(&self.bot.id);
        body["joined_at"] = json!(format_timestamp(me.map_or(0, |member| member.joined_ms)));
        body["large"] = json!(false);
        body["unavailable"] = json!(false);
        body["member_count"] = json!(guild.members.len());
        body["members"] = json!(
            me.map(|me| self.member_json(guild.id, me, true)).into_iter().collect::<Vec<_>>()
        );
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
}
