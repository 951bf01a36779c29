//! Interactions in the format of the gateway.

use serde_json::{Value, json};

use crate::ids::Snowflake;
use crate::world::model::{MAX_FILE_BYTES, NewInteraction};
use crate::world::state::World;

impl World {
    /// Returns an interaction as the bot receives it.
    pub fn interaction_json(
        &self,
        id: Snowflake,
        token: &str,
        new_interaction: &NewInteraction,
    ) -> Value {
        let Some(channel) = self.channel(new_interaction.channel) else { return Value::Null };
        let guild = channel.guild.and_then(|id| self.guilds.get(&id));
        let locale = self.user(new_interaction.user).map_or("en-US", |user| user.locale.as_str());
        let command = new_interaction.data["name"].as_str().and_then(|name| {
            self.command(
                channel.guild,
                new_interaction.data["type"].as_u64().unwrap_or_default(),
                name,
            )
        });
        let by = self.installation_types(channel, new_interaction.user, command);
        let mut place = self.channel_json(channel);
        place["permissions"] = json!(self.permissions(channel, new_interaction.user).to_string());
        let mut body = json!({
            "id": id.to_string(),
            "application_id": self.bot.id.to_string(),
            "type": new_interaction.kind,
            "data": new_interaction.data,
            "channel_id": channel.id.to_string(),
            "channel": place,
            "token": token,
            "version": 1,
            "app_permissions": self.app_permissions(channel).to_string(),
            "locale": locale,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self.authorizing_owners_json(channel, new_interaction.user, &by),
            "context": channel.interaction_context_type(),
            "attachment_size_limit": MAX_FILE_BYTES,
        });
        if let Some(guild) = guild {
            body["guild_id"] = json!(guild.id.to_string());
            body["guild_locale"] = json!(guild.preferred_locale);
            body["guild"] = json!({
                "id": guild.id.to_string(), "locale": guild.preferred_locale, "features": [],
            });
            if let Some(member) = guild.members.get(&new_interaction.user) {
                let mut member = self.member_json(guild.id, member, true);
                member["permissions"] =
                    json!(self.permissions(channel, new_interaction.user).to_string());
                body["member"] = member;
            }
        } else {
            body["user"] = self.user_json(new_interaction.user);
        }
        if let Some(message) = new_interaction.source.and_then(|id| self.message(channel.id, id)) {
            body["message"] = self.message_json(message);
        }
        body
    }
}
