//! The events that announce changes: to the bot's sessions, according to their intents, and to the tabs of the page, according to
//! the visibility for their person.

use serde_json::{Value, json};

use crate::ids::Snowflake;
use crate::listeners::intent;
use crate::world::model::{StoredMessage, User};
use crate::world::permission;
use crate::world::state::World;

impl World {
    /// Sends an event to all tabs.
    pub fn tell_pages(&mut self, event: &Value) {
        self.pages.send(event, |_| true);
    }

    /// Sends an event to the tabs of one person.
    pub fn tell_person(&mut self, person: Snowflake, event: &Value) {
        self.pages.send(event, |tab| tab == person);
    }

    /// Sends an event to the tabs of everybody who sees the message.
    fn tell_viewers(&mut self, message: &StoredMessage, event: &Value) {
        let mut pages = std::mem::take(&mut self.pages);
        pages.send(event, |person| self.sees(person, message));
        self.pages = pages;
    }

    /// Announces a message; `what` is `CREATE` or `UPDATE`.
    pub fn announce_message(&mut self, what: &str, message: &StoredMessage) {
        let body = self.message_json(message);
        let without_content = self.message_json_for_bot(message, false);
        let kind = format!("message_{}", what.to_lowercase());
        self.tell_viewers(message, &json!({ "type": kind, "message": body }));
        if message.private_to.is_some() {
            return;
        }
        let guild = self.channel(message.channel).and_then(|channel| channel.guild);
        let event = format!("MESSAGE_{what}");
        self.tell_bot_in(message.channel, &event, |world, intents| {
            let needed =
                if guild.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
            if intents & needed == 0 {
                return None;
            }
            let may_read = intents & intent::MESSAGE_CONTENT != 0;
            let mut data = if may_read { body.clone() } else { without_content.clone() };
            if let Some(guild) = guild {
                data["guild_id"] = json!(guild.to_string());
                if let Some(member) = world.member(guild, message.author) {
                    data["member"] = world.member_json(guild, member, false);
                }
            }
            Some(data)
        });
    }

    pub fn announce_deletion(&mut self, message: &StoredMessage) {
        let event = json!({
            "type": "message_delete",
            "channel_id": message.channel.to_string(),
            "id": message.id.to_string(),
        });
        self.tell_viewers(message, &event);
        if message.private_to.is_some() {
            return;
        }
        let guild = self.channel(message.channel).and_then(|channel| channel.guild);
        let mut data = json!({
            "id": message.id.to_string(),
            "channel_id": message.channel.to_string(),
        });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let needed = if guild.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
        self.tell_bot_in(message.channel, "MESSAGE_DELETE", |_, intents| {
            (intents & needed != 0).then(|| data.clone())
        });
    }

    pub fn announce_typing(&mut self, channel: Snowflake, user: Snowflake) {
        let event = json!({
            "type": "typing",
            "channel_id": channel.to_string(),
            "user_id": user.to_string(),
        });
        self.tell_pages(&event);
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let mut data = json!({
            "channel_id": channel.to_string(),
            "user_id": user.to_string(),
            "timestamp": self.now() / 1000,
        });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let needed = if guild.is_some() {
            intent::GUILD_MESSAGE_TYPING
        } else {
            intent::DIRECT_MESSAGE_TYPING
        };
        self.tell_bot_in(channel, "TYPING_START", |_, intents| {
            (intents & needed != 0).then(|| data.clone())
        });
    }

    /// Announces a channel or thread; `what` is `CREATE`, `UPDATE` or `DELETE` (before its removal).
    pub fn announce_channel(&mut self, what: &str, id: Snowflake) {
        self.tell_pages(&json!({ "type": "world" }));
        let Some(channel) = self.channels.get(&id) else { return };
        let family = if channel.is_thread() { "THREAD" } else { "CHANNEL" };
        let (Some(guild), data) = (channel.guild, self.channel_json(channel)) else { return };
        self.tell_bot(&format!("{family}_{what}"), Some(guild), |_, intents| {
            (intents & intent::GUILDS != 0).then(|| data.clone())
        });
    }

    /// Announces a member; `what` is `ADD`, `UPDATE` or `REMOVE`.
    pub fn announce_member(&mut self, what: &str, guild: Snowflake, user: Snowflake) {
        self.tell_pages(&json!({ "type": "world" }));
        let mut data = match self.member(guild, user) {
            Some(member) => self.member_json(guild, member, true),
            None => json!({ "user": self.user(user).map(User::to_json) }),
        };
        data["guild_id"] = json!(guild.to_string());
        self.tell_bot(&format!("GUILD_MEMBER_{what}"), Some(guild), |_, intents| {
            (intents & intent::GUILD_MEMBERS != 0).then(|| data.clone())
        });
    }

    /// Reports a change of a server's owner or roles to the bot: all roles by GUILD_ROLE_UPDATE, and the server by GUILD_UPDATE.
    pub fn announce_guild(&mut self, guild: Snowflake) {
        self.tell_pages(&json!({ "type": "world" }));
        let Some(data) = self.guilds.get(&guild).map(|guild| self.guild_json(guild)) else {
            return;
        };
        let roles = data["roles"].as_array().cloned().unwrap_or_default();
        let listens = |intents: u64| intents & intent::GUILDS != 0;
        for role in roles {
            let role = json!({ "guild_id": guild.to_string(), "role": role });
            self.tell_bot("GUILD_ROLE_UPDATE", Some(guild), |_, intents| {
                listens(intents).then(|| role.clone())
            });
        }
        self.tell_bot("GUILD_UPDATE", Some(guild), |_, intents| {
            listens(intents).then(|| data.clone())
        });
    }

    /// Sends the bot an event of a channel, if it can see the channel.
    fn tell_bot_in(
        &mut self,
        channel: Snowflake,
        event: &str,
        data: impl Fn(&World, u64) -> Option<Value>,
    ) {
        let Some(place) = self.channel(channel) else { return };
        if !self.may(place, self.bot.id, permission::VIEW_CHANNEL) {
            return;
        }
        let guild = place.guild;
        self.tell_bot(event, guild, data);
    }

    /// Sends the bot an event. `data` returns the data for the intents of a session, or `None` if they exclude the event.
    pub fn tell_bot(
        &mut self,
        event: &str,
        guild: Option<Snowflake>,
        data: impl Fn(&World, u64) -> Option<Value>,
    ) {
        let inside = guild.is_none_or(|guild| self.member(guild, self.bot.id).is_some());
        if !inside {
            return;
        }
        let mut gateway = std::mem::take(&mut self.gateway);
        gateway.deliver(guild, event, |intents| data(self, intents));
        self.gateway = gateway;
    }
}
