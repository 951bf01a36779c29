//! Accounts, servers, their members and roles.

use std::collections::BTreeMap;

use serde_json::json;

use crate::ids::Snowflake;
use crate::listeners::intent;
use crate::world::model::{StoredGuild, StoredMember, StoredRole, StoredUser};
use crate::world::permission;
use crate::world::state::World;

impl World {
    /// Adds an account and returns its id. `is_bot` is true for the account of a bot.
    pub fn new_user(&mut self, name: &str, locale: &str, is_bot: bool) -> Snowflake {
        let id = self.new_id();
        self.add_user(id, name, locale, is_bot);
        id
    }

    /// Adds an account with this id, which must be unused. `is_bot` is true for the account of a bot.
    pub fn add_user(&mut self, id: Snowflake, name: &str, locale: &str, is_bot: bool) {
        const COLORS: [&str; 8] = [
            "#e07a5f", "#3d8bfd", "#81b29a", "#b388eb", "#f2a541", "#2ec4b6", "#ef476f", "#8d99ae",
        ];
        let color = COLORS[self.users.len() % COLORS.len()].to_owned();
        let username = self.unused_username(name);
        let user = StoredUser {
            id,
            name: name.to_owned(),
            username,
            locale: locale.to_owned(),
            color,
            bot: is_bot,
            dms_closed: false,
            has_bot: false,
        };
        self.users.insert(id, user);
    }

    /// Returns an unused user name of lower-case letters, digits and underscores, which is similar to `display_name`.
    fn unused_username(&self, display_name: &str) -> String {
        let mut base: String = display_name
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

    /// Adds a user to a server with these permissions, as bits of [`crate::permission`], and
    /// announces that.
    pub fn add_member(&mut self, guild: Snowflake, user: Snowflake, permissions: u64) {
        let joined_ms = self.now_ms();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.entry(user).or_insert(StoredMember {
                user,
                nick: None,
                joined_ms,
                permissions,
                roles: Vec::new(),
            });
        }
        if user == self.bot.id {
            self.add_bot_role(guild);
        }
        self.announce_member("ADD", guild, user);
    }

    /// Creates the bot's own role, above all others, unless it exists.
    pub fn add_bot_role(&mut self, guild: Snowflake) {
        let (id, bot) = (self.new_id(), self.bot.id);
        let name = self.user(bot).map(|bot| bot.name.clone()).unwrap_or_default();
        let Some(guild) = self.guilds.get_mut(&guild) else { return };
        let Some(member) = guild.members.get_mut(&bot) else { return };
        if guild.roles.iter().any(|role| role.bot == Some(bot)) {
            return;
        }
        member.roles.push(id);
        let role = StoredRole { id, name, mentionable: false, permissions: 0, bot: Some(bot) };
        guild.roles.push(role);
    }

    /// Removes a user from a server, and announces that.
    pub fn remove_member(&mut self, guild: Snowflake, user: Snowflake) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&user);
        }
        self.announce_member("REMOVE", guild, user);
    }

    /// Adds a server without channels, and returns its id.
    pub fn new_guild(&mut self, name: &str, preferred_locale: &str) -> Snowflake {
        let id = self.new_id();
        let owner = self.new_user(&format!("Owner of {name}"), preferred_locale, false);
        let guild = StoredGuild {
            id,
            name: name.to_owned(),
            preferred_locale: preferred_locale.to_owned(),
            owner,
            members: BTreeMap::new(),
            roles: Vec::new(),
        };
        self.guilds.insert(id, guild);
        let permissions = self.bot.permissions;
        self.add_member(id, owner, permission::EVERYBODY);
        self.add_member(id, self.bot.id, permissions);
        id
    }

    /// Adds a role below the bot's own, and returns its id. `mentionable` allows everybody to
    /// mention it.
    pub fn new_role(&mut self, guild: Snowflake, name: &str, mentionable: bool) -> Snowflake {
        let id = self.new_id();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            let role =
                StoredRole { id, name: name.to_owned(), mentionable, permissions: 0, bot: None };
            let position = guild.roles.iter().position(|role| role.bot.is_some());
            guild.roles.insert(position.unwrap_or(guild.roles.len()), role);
        }
        id
    }

    /// Moves a role to a position, of which 0 is the lowest. Returns `false` if the role does not exist.
    pub fn move_role(&mut self, guild: Snowflake, role: Snowflake, position: usize) -> bool {
        let Some(guild) = self.guilds.get_mut(&guild) else { return false };
        let Some(now) = guild.roles.iter().position(|known| known.id == role) else {
            return false;
        };
        let role = guild.roles.remove(now);
        guild.roles.insert(position.min(guild.roles.len()), role);
        true
    }

    /// Deletes a role and removes it from its members.
    pub fn delete_role(&mut self, guild: Snowflake, role: Snowflake) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.roles.retain(|known| known.id != role);
            for member in guild.members.values_mut() {
                member.roles.retain(|held| *held != role);
            }
        }
    }

    /// Removes the bot from a server.
    pub fn remove_bot(&mut self, guild: Snowflake) {
        let data = json!({ "id": guild.to_string() });
        self.send_to_bot("GUILD_DELETE", Some(guild), |_, intents| {
            (intents & intent::GUILDS != 0).then(|| data.clone())
        });
        let bot = self.bot.id;
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&bot);
            guild.roles.retain(|role| role.bot != Some(bot));
        }
        self.send_to_all_tabs(&json!({ "type": "world" }));
    }

    /// Adds the bot to a server.
    pub fn invite_bot(&mut self, guild: Snowflake) {
        let (bot, permissions) = (self.bot.id, self.bot.permissions);
        self.add_member(guild, bot, permissions);
        let data = self.guilds.get(&guild).map(|guild| self.guild_create_json(guild));
        self.send_to_bot("GUILD_CREATE", Some(guild), |_, intents| {
            data.clone().filter(|_| intents & intent::GUILDS != 0)
        });
    }
}
