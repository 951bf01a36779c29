//! The events that announce changes. The bot's sessions receive them according to their intents, and the tabs of the page according
//! to the messages and channels that each tab's person can see.

use serde_json::{Value, json};

use crate::ids::Snowflake;
use crate::listeners::intent;
use crate::world::model::{StoredMessage, StoredUser};
use crate::world::permission;
use crate::world::state::World;

impl World {
    /// Sends an event to all tabs of the page.
    pub fn send_to_all_tabs(&mut self, event: &Value) {
        self.pages.send(event, |_| true);
    }

    /// Sends an event to the tabs of one person.
    pub fn send_to_tabs_of_person(&mut self, person: Snowflake, event: &Value) {
        self.pages.send(event, |tab| tab == person);
    }

    /// Sends an event to the tabs of all people who can see the message.
    fn send_to_tabs_of_viewers(&mut self, message: &StoredMessage, event: &Value) {
        let mut pages = std::mem::take(&mut self.pages);
        pages.send(event, |person| self.can_see_message(person, message));
        self.pages = pages;
    }

    /// Sends the event of a new or edited message to the bot and to the tabs. `event_name_suffix` is `CREATE` for a new
    /// message, `UPDATE` for an edited one.
    pub fn announce_message(&mut self, event_name_suffix: &str, message: &StoredMessage) {
        let body = self.message_json(message);
        let without_content = self.message_json_for_bot(message, false);
        let kind = format!("message_{}", event_name_suffix.to_lowercase());
        self.send_to_tabs_of_viewers(message, &json!({ "type": kind, "message": body }));
        if message.private_to.is_some() {
            return;
        }
        let guild = self.channel(message.channel).and_then(|channel| channel.guild);
        let event = format!("MESSAGE_{event_name_suffix}");
        self.send_to_bot_in_channel(message.channel, &event, |world, intents| {
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

    /// Announces that a message was deleted.
    pub fn announce_message_deletion(&mut self, message: &StoredMessage) {
        let event = json!({
            "type": "message_delete",
            "channel_id": message.channel.to_string(),
            "id": message.id.to_string(),
        });
        self.send_to_tabs_of_viewers(message, &event);
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
        self.send_to_bot_in_channel(message.channel, "MESSAGE_DELETE", |_, intents| {
            (intents & needed != 0).then(|| data.clone())
        });
    }

    /// Announces that a user is typing in a channel.
    pub fn announce_typing(&mut self, channel: Snowflake, user: Snowflake) {
        let event = json!({
            "type": "typing",
            "channel_id": channel.to_string(),
            "user_id": user.to_string(),
        });
        self.send_to_all_tabs(&event);
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let mut data = json!({
            "channel_id": channel.to_string(),
            "user_id": user.to_string(),
            "timestamp": self.now_ms() / 1000,
        });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let needed = if guild.is_some() {
            intent::GUILD_MESSAGE_TYPING
        } else {
            intent::DIRECT_MESSAGE_TYPING
        };
        self.send_to_bot_in_channel(channel, "TYPING_START", |_, intents| {
            (intents & needed != 0).then(|| data.clone())
        });
    }

    /// Sends the event of a new, changed or deleted channel or thread. `event_name_suffix` is `CREATE`, `UPDATE` or `DELETE`. A
    /// deletion must be announced before the channel is removed from the state.
    pub fn announce_channel(&mut self, event_name_suffix: &str, id: Snowflake) {
        self.send_to_all_tabs(&json!({ "type": "world" }));
        let Some(channel) = self.channels.get(&id) else { return };
        let family = if channel.is_thread() { "THREAD" } else { "CHANNEL" };
        let (Some(guild), data) = (channel.guild, self.channel_json(channel)) else { return };
        self.send_to_bot(&format!("{family}_{event_name_suffix}"), Some(guild), |_, intents| {
            (intents & intent::GUILDS != 0).then(|| data.clone())
        });
    }

    /// Sends the event of a change to a server's members. `event_name_suffix` is `ADD` if the member has joined, `UPDATE` if they
    /// have changed, and `REMOVE` if they have left.
    pub fn announce_member(&mut self, event_name_suffix: &str, guild: Snowflake, user: Snowflake) {
        self.send_to_all_tabs(&json!({ "type": "world" }));
        let mut data = match self.member(guild, user) {
            Some(member) => self.member_json(guild, member, true),
            None => json!({ "user": self.user(user).map(StoredUser::to_json) }),
        };
        data["guild_id"] = json!(guild.to_string());
        self.send_to_bot(
            &format!("GUILD_MEMBER_{event_name_suffix}"),
            Some(guild),
            |_, intents| (intents & intent::GUILD_MEMBERS != 0).then(|| data.clone()),
        );
    }

    /// Announces a change of a server's owner or roles: sends GUILD_ROLE_UPDATE for each role, and GUILD_UPDATE for the server.
    pub fn announce_guild_update(&mut self, guild: Snowflake) {
        self.send_to_all_tabs(&json!({ "type": "world" }));
        let Some(data) = self.guilds.get(&guild).map(|guild| self.guild_json(guild)) else {
            return;
        };
        let roles = data["roles"].as_array().cloned().unwrap_or_default();
        let has_intent = |intents: u64| intents & intent::GUILDS != 0;
        for role in roles {
            let role = json!({ "guild_id": guild.to_string(), "role": role });
            self.send_to_bot("GUILD_ROLE_UPDATE", Some(guild), |_, intents| {
                has_intent(intents).then(|| role.clone())
            });
        }
        self.send_to_bot("GUILD_UPDATE", Some(guild), |_, intents| {
            has_intent(intents).then(|| data.clone())
        });
    }

    /// Sends an event about a channel to the bot if it can see the channel. `data_for_intents` returns the event's data as for
    /// [`Self::send_to_bot`].
    fn send_to_bot_in_channel(
        &mut self,
        channel: Snowflake,
        event_name: &str,
        data_for_intents: impl Fn(&World, u64) -> Option<Value>,
    ) {
        let Some(place) = self.channel(channel) else { return };
        if !self.has_permissions(place, self.bot.id, permission::VIEW_CHANNEL) {
            return;
        }
        let guild = place.guild;
        self.send_to_bot(event_name, guild, data_for_intents);
    }

    /// Sends the bot an event about a server, or about a direct message if `guild` is `None`. `data_for_intents` returns the
    /// event's data for the intents of a session, or `None` if they do not include the event.
    pub fn send_to_bot(
        &mut self,
        event_name: &str,
        guild: Option<Snowflake>,
        data_for_intents: impl Fn(&World, u64) -> Option<Value>,
    ) {
        let bot_is_member = guild.is_none_or(|guild| self.member(guild, self.bot.id).is_some());
        if !bot_is_member {
            return;
        }
        let mut gateway = std::mem::take(&mut self.gateway);
        gateway.deliver_event(guild, event_name, |intents| data_for_intents(self, intents));
        self.gateway = gateway;
    }
}
