//! People: their names, languages, servers and permissions.

use super::place::PersonIn;
use crate::ids::Snowflake;
use crate::running::Running;
use crate::world::permission;

/// A person with an account.
#[derive(Debug, Clone)]
pub struct Person {
    running: Running,
    id: Snowflake,
}

impl Person {
    /// Creates a handle to the person with this id.
    pub(crate) fn new(running: Running, id: Snowflake) -> Self {
        Self { running, id }
    }

    /// Returns the id of the person's account.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns the name of the account. The person may have another name in a server ([`Self::set_nickname`]).
    #[must_use]
    pub fn name(&self) -> String {
        self.running
            .hub()
            .read(|world| world.user(self.id).map(|user| user.name.clone()).unwrap_or_default())
    }

    /// Returns the text that mentions the person in a message: `<@id>`.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Returns a handle to the person in a channel, with which they write, use commands and click.
    #[must_use]
    pub fn in_channel(&self, channel: Snowflake) -> PersonIn {
        PersonIn::new(self.running.clone(), self.id, channel)
    }

    /// Returns a handle to the person in the direct message channel with the bot, which is created if necessary.
    #[must_use]
    pub fn in_dm(&self) -> PersonIn {
        let channel = self.running.hub().write(|world| world.open_direct_channel(self.id));
        self.in_channel(channel)
    }

    /// Sets the locale of the person's client.
    pub fn set_locale(&self, locale: &str) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                locale.clone_into(&mut user.locale);
            }
        });
    }

    /// Sets the name of the account.
    pub fn rename(&self, name: &str) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                name.clone_into(&mut user.name);
            }
        });
    }

    /// Sets the nickname on a server; `None` removes it.
    pub fn set_nickname(&self, guild: Snowflake, nickname: Option<&str>) {
        self.running.hub().write(|world| {
            let member =
                world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&self.id));
            if let Some(member) = member {
                member.nick = nickname.map(str::to_owned);
            }
            world.announce_member("UPDATE", guild, self.id);
        });
    }

    /// Makes the person accept direct messages from the bot if `accepts` is true, and refuse them if it is false.
    pub fn set_accepts_direct_messages(&self, accepts: bool) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.dms_closed = !accepts;
            }
        });
    }

    /// Installs the bot to the person's account, so that they can use it in every channel.
    pub fn installs_bot(&self) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.has_bot = true;
            }
        });
    }

    /// Starts a group direct message without the bot, and returns the channel's id.
    #[must_use]
    pub fn starts_group(&self, group_name: &str, other_people: &[&Self]) -> Snowflake {
        let people: Vec<_> =
            std::iter::once(self.id).chain(other_people.iter().map(|one| one.id)).collect();
        self.running.hub().write(|world| world.new_group_channel(group_name, &people))
    }

    /// Joins a server.
    pub fn joins(&self, guild: Snowflake) {
        self.running.hub().write(|world| world.add_member(guild, self.id, permission::EVERYBODY));
    }

    /// Leaves a server.
    pub fn leaves(&self, guild: Snowflake) {
        self.running.hub().write(|world| world.remove_member(guild, self.id));
    }

    /// Sets the person's permissions on a server: bits of [`permission`].
    pub fn set_permissions(&self, guild: Snowflake, permissions: u64) {
        self.running.hub().write(|world| {
            let member =
                world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&self.id));
            if let Some(member) = member {
                member.permissions = permissions;
            }
            world.announce_guild_update(guild);
        });
    }

    /// Gives the person the permission to manage messages on the home server.
    #[must_use]
    pub fn with_moderator_permissions(self) -> Self {
        let home = self.running.hub().read(|world| world.home);
        self.set_permissions(home, permission::EVERYBODY | permission::MANAGE_MESSAGES);
        self
    }

    /// Gives the person the permission ADMINISTRATOR on the home server.
    #[must_use]
    pub fn with_administrator_permission(self) -> Self {
        let home = self.running.hub().read(|world| world.home);
        self.set_permissions(home, permission::EVERYBODY | permission::ADMINISTRATOR);
        self
    }
}
