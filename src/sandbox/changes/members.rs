//! Accounts, servers, their members and roles.

use std::collections::BTreeMap;

use serde_json::json;

use crate::sandbox::ids::Snowflake;
use crate::sandbox::listeners::intent;
use crate::sandbox::world::model::{Guild, Member, Role, User};
use crate::sandbox::world::permission;
use crate::sandbox::world::state::World;

impl World {
    pub fn new_user(&mut self, name: &str, locale: &str, bot: bool) -> Snowflake {
        const COLORS: [&str; 8] = [
            "#e07a5f", "#3d8bfd", "#81b29a", "#b388eb", "#f2a541", "#2ec4b6", "#ef476f", "#8d99ae",
        ];
        let id = self.new_id();
        let color = COLORS[self.users.len() % COLORS.len()].to_owned();
        let username = self.free_username(name);
        let user = User {
            id,
            name: name.to_owned(),
            username,
            locale: locale.to_owned(),
            color,
            bot,
            dms_closed: false,
            has_bot: false,
        };
        self.users.insert(id, user);
        id
    }

    /// A user name as Discord allows them: small letters, digits, dot and underscore, unique.
    fn free_username(&self, name: &str) -> String {
        let mut base: String = name
            .to_lowercase()
            .chars()
            .map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' })
            .take(24)
            .collect();
        if base.chars().count() < 2 {
            base.push_str("_person");
        }
        let taken = |candidate: &str| self.users.values().any(|user| user.username == candidate);
        let mut candidate = base.clone();
        let mut number = 2;
        while taken(&candidate) {
            candidate = format!("{base}{number}");
            number += 1;
        }
        candidate
    }

    pub fn join(&mut self, guild: Snowflake, user: Snowflake, permissions: u64) {
        let joined_ms = self.now();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.entry(user).or_insert(Member {
                user,
                nick: None,
                joined_ms,
                permissions,
                roles: Vec::new(),
            });
        }
        if user == self.bot.id {
            self.give_bot_its_role(guild);
        }
        self.announce_member("ADD", guild, user);
    }

    /// A bot comes with a role of its own. It stands above all others here, as if somebody had seen to that at once.
    pub fn give_bot_its_role(&mut self, guild: Snowflake) {
        let (id, bot) = (self.new_id(), self.bot.id);
        let name = self.user(bot).map(|bot| bot.name.clone()).unwrap_or_default();
        let Some(guild) = self.guilds.get_mut(&guild) else { return };
        let Some(member) = guild.members.get_mut(&bot) else { return };
        if guild.roles.iter().any(|role| role.bot == Some(bot)) {
            return;
        }
        member.roles.push(id);
        let role = Role { id, name, mentionable: false, permissions: 0, bot: Some(bot) };
        guild.roles.push(role);
    }

    pub fn leave(&mut self, guild: Snowflake, user: Snowflake) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&user);
        }
        self.announce_member("REMOVE", guild, user);
    }

    pub fn new_guild(&mut self, name: &str, preferred_locale: &str) -> Snowflake {
        let id = self.new_id();
        let owner = self.new_user(&format!("Owner of {name}"), preferred_locale, false);
        let guild = Guild {
            id,
            name: name.to_owned(),
            preferred_locale: preferred_locale.to_owned(),
            owner,
            members: BTreeMap::new(),
            roles: Vec::new(),
        };
        self.guilds.insert(id, guild);
        let permissions = self.bot.permissions;
        self.join(id, owner, permission::EVERYBODY);
        self.join(id, self.bot.id, permissions);
        id
    }

    /// A new role below the bot's; those who wear it can be named with it if it is `mentionable`.
    pub fn new_role(&mut self, guild: Snowflake, name: &str, mentionable: bool) -> Snowflake {
        let id = self.new_id();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            let role = Role { id, name: name.to_owned(), mentionable, permissions: 0, bot: None };
            let place = guild.roles.iter().position(|role| role.bot.is_some());
            guild.roles.insert(place.unwrap_or(guild.roles.len()), role);
        }
        id
    }

    /// Moves a role to a place among the others, 0 being the lowest. False if there is no such role.
    pub fn move_role(&mut self, guild: Snowflake, role: Snowflake, place: usize) -> bool {
        let Some(guild) = self.guilds.get_mut(&guild) else { return false };
        let Some(now) = guild.roles.iter().position(|known| known.id == role) else {
            return false;
        };
        let role = guild.roles.remove(now);
        guild.roles.insert(place.min(guild.roles.len()), role);
        true
    }

    /// Deletes a role: nobody wears it any more.
    pub fn delete_role(&mut self, guild: Snowflake, role: Snowflake) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.roles.retain(|known| known.id != role);
            for member in guild.members.values_mut() {
                member.roles.retain(|worn| *worn != role);
            }
        }
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
            guild.roles.retain(|role| role.bot != Some(bot));
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
}
