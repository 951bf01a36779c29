//! A person with an account: their name, language, servers and rights.

use super::place::PersonIn;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::running::Running;
use crate::sandbox::world::permission;

/// Somebody with an account.
#[derive(Debug, Clone)]
pub struct Person {
    running: Running,
    id: Snowflake,
}

impl Person {
    pub(in crate::sandbox) fn new(running: Running, id: Snowflake) -> Self {
        Self { running, id }
    }

    /// The id of the person's account.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// The name of the account; a server may know the person by another ([`Self::set_nickname`]).
    #[must_use]
    pub fn name(&self) -> String {
        self.running
            .hub()
            .read(|world| world.user(self.id).map(|user| user.name.clone()).unwrap_or_default())
    }

    /// The mention of the person in a message: `<@id>`.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The person in a channel, where they can write, use commands and click.
    #[must_use]
    pub fn in_channel(&self, channel: Snowflake) -> PersonIn {
        PersonIn::new(self.running.clone(), self.id, channel)
    }

    /// The person in their direct conversation with the bot, which is opened if it is not.
    #[must_use]
    pub fn in_dm(&self) -> PersonIn {
        let channel = self.running.hub().write(|world| world.direct_channel(self.id));
        self.in_channel(channel)
    }

    /// Changes the language of the person's client.
    pub fn set_locale(&self, locale: &str) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                locale.clone_into(&mut user.locale);
            }
        });
    }

    /// Changes the name of the account.
    pub fn rename(&self, name: &str) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                name.clone_into(&mut user.name);
            }
        });
    }

    /// Changes, or with `None` takes away, the name by which a server knows the person.
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

    /// Lets the bot write to the person directly, or no longer.
    pub fn take_direct_messages(&self, take: bool) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.dms_closed = !take;
            }
        });
    }

    /// Adds the bot to the account, so that it answers wherever the person is.
    pub fn installs_bot(&self) {
        self.running.hub().write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.has_bot = true;
            }
        });
    }

    /// Begins a conversation with others, which the bot does not hear; gives its channel.
    #[must_use]
    pub fn begins_group(&self, name: &str, others: &[&Self]) -> Snowflake {
        let people: Vec<_> =
            std::iter::once(self.id).chain(others.iter().map(|one| one.id)).collect();
        self.running.hub().write(|world| world.new_group(name, &people))
    }

    /// Comes to a server.
    pub fn joins(&self, guild: Snowflake) {
        self.running.hub().write(|world| world.join(guild, self.id, permission::EVERYBODY));
    }

    /// Leaves a server, or is thrown out.
    pub fn leaves(&self, guild: Snowflake) {
        self.running.hub().write(|world| world.leave(guild, self.id));
    }

    /// Sets what the person may do on a server: bits of [`permission`].
    pub fn set_permissions(&self, guild: Snowflake, permissions: u64) {
        self.running.hub().write(|world| {
            let member =
                world.guilds.get_mut(&guild).and_then(|guild| guild.members.get_mut(&self.id));
            if let Some(member) = member {
                member.permissions = permissions;
            }
        });
    }

    /// May manage messages on the first server.
    #[must_use]
    pub fn moderator(self) -> Self {
        let home = self.running.hub().read(|world| world.home);
        self.set_permissions(home, permission::EVERYBODY | permission::MANAGE_MESSAGES);
        self
    }

    /// May do everything on the first server.
    #[must_use]
    pub fn administrator(self) -> Self {
        let home = self.running.hub().read(|world| world.home);
        self.set_permissions(home, permission::EVERYBODY | permission::ADMINISTRATOR);
        self
    }
}
