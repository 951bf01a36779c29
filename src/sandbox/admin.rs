//! Changes of the world that neither the bot nor a person's click makes: servers, channels,
//! members, hooks.

use serde_json::json;

use super::Snowflake;
use super::events::intent;
use super::gateway::Outgoing;
use super::world::World;

impl World {
    /// Where the bot finds the gateway.
    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.origin.replacen("http", "ws", 1))
    }

    /// The bot is thrown out of a server, or leaves it.
    pub fn remove_bot(&mut self, guild: Snowflake) {
        let data = json!({ "id": guild.to_string() });
        self.tell_bot("GUILD_DELETE", Some(guild), |_, intents| {
            (intents & intent::GUILDS != 0).then(|| data.clone())
        });
        let bot = self.bot.id;
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&bot);
        }
        self.tell_pages(&json!({ "type": "world" }));
    }

    /// The bot is invited into a server.
    pub fn invite_bot(&mut self, guild: Snowflake) {
        let (bot, permissions) = (self.bot.id, self.bot.permissions);
        self.join(guild, bot, permissions);
        let data = self.guilds.get(&guild).map(|guild| self.guild_create_json(guild));
        self.tell_bot("GUILD_CREATE", Some(guild), |_, intents| {
            data.clone().filter(|_| intents & intent::GUILDS != 0)
        });
    }

    /// A channel or thread goes, with all that was said there.
    pub fn delete_channel(&mut self, id: Snowflake) {
        self.announce_channel("DELETE", id);
        let threads: Vec<_> = self
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id) && channel.is_thread())
            .map(|channel| channel.id)
            .collect();
        for gone in threads.into_iter().chain([id]) {
            self.channels.remove(&gone);
            self.messages.remove(&gone);
        }
        self.tell_pages(&json!({ "type": "world" }));
    }

    /// Cuts the bot off: its sockets break, and new ones are refused.
    pub fn take_offline(&mut self) {
        self.gateway.offline = true;
        self.gateway.send_all(&Outgoing::Drop);
        self.tell_pages(&json!({ "type": "world" }));
    }

    /// Ends the session: op 9. The bot may resume if `resumable`, else it must identify anew.
    pub fn invalidate_session(&mut self, resumable: bool) {
        let payload = json!({ "op": 9, "d": resumable, "s": null, "t": null });
        self.gateway.send_all(&Outgoing::Payload(payload));
        if !resumable {
            self.gateway.forget_all();
        }
    }
}
