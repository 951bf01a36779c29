//! Interactions in the format of the gateway.

use serde_json::{Value, json};

use crate::ids::Snowflake;
use crate::world::model::{MAX_FILE_BYTES, NewInteraction};
use crate::world::state::World;

impl World {
    /// Returns an interaction as the bot receives it.
    pub fn interaction_json(&self, id: Snowflake, token: &str, asked: &NewInteraction) -> Value {
        let Some(channel) = self.channel(asked.channel) else { return Value::Null };
        let guild = channel.guild.and_then(|id| self.guilds.get(&id));
        let locale = self.user(asked.user).map_or("en-US", |user| user.locale.as_str());
        let command = asked.data["name"].as_str().and_then(|name| {
            self.command(channel.guild, asked.data["type"].as_u64().unwrap_or_default(), name)
        });
        let by = self.installed_by(channel, asked.user, command);
        let mut place = self.channel_json(channel);
        place["permissions"] = json!(self.permissions(channel, asked.user).to_string());
        let mut body = json!({
            "id": id.to_string(),
            "application_id": self.bot.id.to_string(),
            "type": asked.kind,
            "data": asked.data,
            "channel_id": channel.id.to_string(),
            "channel": place,
            "token": token,
            "version": 1,
            "app_permissions": self.app_permissions(channel).to_string(),
            "locale": locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.authorizing_owners_json(channel, asked.user, &by),
            "context": channel.interaction_context(),
            "attachment_size_limit": MAX_FILE_BYTES,
        });
        if let Some(guild) = guild {
            body["guild_id"] = json!(guild.id.to_string());
            body["guild_locale"] = json!(guild.preferred_locale);
            body["guild"] = json!({
                "id": guild.id.to_string(), "locale": guild.preferred_locale, "features": [],
            });
            if let Some(member) = guild.members.get(&asked.user) {
                let mut member = self.member_json(guild.id, member, true);
                member["permissions"] = json!(self.permissions(channel, asked.user).to_string());
                body["member"] = member;
            }
        } else {
            body["user"] = self.user_json(asked.user);
        }
        if let Some(message) = asked.source.and_then(|id| self.message(channel.id, id)) {
            body["message"] = self.message_json(message);
        }
        body
    }
}
