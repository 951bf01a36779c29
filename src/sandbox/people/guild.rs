//! Servers and channels, to furnish the world and to look at it.

use std::collections::BTreeMap;

use super::message::Message;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::running::Running;
use crate::sandbox::world::model::{Channel as StoredChannel, StoredMessage, channel_type};
use crate::sandbox::world::state::World;

/// A server.
#[derive(Debug, Clone)]
pub struct Guild {
    pub(super) running: Running,
    pub(super) id: Snowflake,
}

impl Guild {
    pub(in crate::sandbox) fn new(running: Running, id: Snowflake) -> Self {
        Self { running, id }
    }

    /// The server's id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// A new text channel.
    #[must_use]
    pub fn text_channel(&self, name: &str) -> Snowflake {
        self.new_channel(channel_type::TEXT, name, None)
    }

    /// A new thread in a channel.
    #[must_use]
    pub fn thread(&self, parent: Snowflake, name: &str) -> Snowflake {
        self.new_channel(channel_type::PUBLIC_THREAD, name, Some(parent))
    }

    /// A new channel of any type of [`channel_type`].
    #[must_use]
    pub fn new_channel(&self, kind: u8, name: &str, parent: Option<Snowflake>) -> Snowflake {
        self.running.hub().write(|world| world.new_channel(self.id, kind, name, parent))
    }

    /// A new role; those who wear it can be named with it if it is `mentionable`.
    #[must_use]
    pub fn role(&self, name: &str, mentionable: bool) -> Snowflake {
        self.running.hub().write(|world| world.new_role(self.id, name, mentionable))
    }

    /// Changes the permissions of those who wear a role.
    pub fn set_role_permissions(&self, role: Snowflake, permissions: u64) {
        self.running.hub().write(|world| {
            let roles = world.guilds.get_mut(&self.id).map(|guild| &mut guild.roles);
            if let Some(role) = roles.and_then(|roles| roles.iter_mut().find(|one| one.id == role))
            {
                role.permissions = permissions;
            }
        });
    }

    /// Moves a role to the top, above the bot's own.
    pub fn move_role_to_top(&self, role: Snowflake) {
        self.running.hub().write(|world| world.move_role(self.id, role, usize::MAX));
    }

    /// Deletes a role.
    pub fn delete_role(&self, role: Snowflake) {
        self.running.hub().write(|world| world.delete_role(self.id, role));
    }

    /// Gives the server another owner.
    pub fn set_owner(&self, person: Snowflake) {
        self.running.hub().write(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.owner = person;
            }
        });
    }

    /// Gives a role to a member.
    pub fn give_role(&self, person: Snowflake, role: Snowflake) {
        self.running.hub().write(|world| {
            let member =
                world.guilds.get_mut(&self.id).and_then(|guild| guild.members.get_mut(&person));
            if let Some(member) = member {
                member.roles.push(role);
            }
        });
    }

    /// The members who wear a role.
    #[must_use]
    pub fn wearers(&self, role: Snowflake) -> Vec<Snowflake> {
        self.running.hub().read(|world| {
            let members = world.guilds.get(&self.id).into_iter().flat_map(|guild| &guild.members);
            let wears = members.filter(|(_, member)| member.roles.contains(&role));
            wears.map(|(person, _)| *person).collect()
        })
    }

    /// Lets the bot do something in the whole server.
    pub fn allow_bot(&self, permissions: u64) {
        self.running.hub().write(|world| {
            let bot = world.bot.id;
            let guild = world.guilds.get_mut(&self.id);
            if let Some(bot) = guild.and_then(|guild| guild.members.get_mut(&bot)) {
                bot.permissions |= permissions;
            }
        });
    }

    /// Changes the server's language, which those without their own get.
    pub fn set_locale(&self, locale: &str) {
        self.running.hub().write(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                locale.clone_into(&mut guild.preferred_locale);
            }
        });
    }

    /// Throws the bot out.
    pub fn removes_bot(&self) {
        self.running.hub().write(|world| world.remove_bot(self.id));
    }

    /// Invites the bot again.
    pub fn invites_bot(&self) {
        self.running.hub().write(|world| world.invite_bot(self.id));
    }
}

/// A channel.
#[derive(Debug, Clone)]
pub struct Channel {
    running: Running,
    id: Snowflake,
}

fn public(world: &World, channel: Snowflake) -> impl DoubleEndedIterator<Item = &StoredMessage> {
    let all = world.messages.get(&channel).into_iter().flat_map(BTreeMap::values);
    all.filter(|message| message.private_to.is_none())
}

impl Channel {
    pub(in crate::sandbox) fn new(running: Running, id: Snowflake) -> Self {
        Self { running, id }
    }

    /// The channel's id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// True while the channel exists.
    #[must_use]
    pub fn exists(&self) -> bool {
        self.running.hub().read(|world| world.channel(self.id).is_some())
    }

    /// The messages that everybody sees, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.running.hub().read(|world| {
            public(world, self.id).map(|message| Message::look(world, message)).collect()
        })
    }

    /// The newest message that everybody sees.
    #[must_use]
    pub fn last(&self) -> Option<Message> {
        self.running.hub().read(|world| {
            public(world, self.id).next_back().map(|message| Message::look(world, message))
        })
    }

    /// A message as it is now, private ones included.
    #[must_use]
    pub fn message(&self, id: Snowflake) -> Option<Message> {
        self.running
            .hub()
            .read(|world| world.message(self.id, id).map(|message| Message::look(world, message)))
    }

    /// Waits for a message that everybody sees and that fits, behind the last one that
    /// `next_message` or [`Self::mark_read`] has told of in this channel. It may be there already;
    /// a message that is edited is looked at again.
    ///
    /// # Panics
    ///
    /// After 30 seconds, with the conversation so far.
    pub async fn next_message(&self, fits: impl Fn(&Message) -> bool) -> Message {
        let look = |world: &World| {
            let told = world.told.get(&self.id).copied().unwrap_or_default();
            public(world, self.id)
                .filter(|message| message.id > told)
                .map(|message| Message::look(world, message))
                .find(|message| fits(message))
        };
        let found = self.running.until("a message that fits", Some(self.id), look).await;
        self.running.hub().write(|world| world.told.insert(self.id, found.id));
        found
    }

    /// From now on [`Self::next_message`] tells only of messages that are not there yet.
    pub fn mark_read(&self) {
        self.running.hub().write(|world| {
            let newest = public(world, self.id).next_back().map(|message| message.id);
            world.told.insert(self.id, newest.unwrap_or_default());
        });
    }

    /// Waits until the messages that everybody sees are as wished, and gives them.
    ///
    /// # Panics
    ///
    /// After 30 seconds, with the conversation so far.
    pub async fn until(&self, what: &str, fits: impl Fn(&[Message]) -> bool) -> Vec<Message> {
        let look = |world: &World| {
            let messages: Vec<_> =
                public(world, self.id).map(|message| Message::look(world, message)).collect();
            fits(&messages).then_some(messages)
        };
        self.running.until(what, Some(self.id), look).await
    }

    /// Takes permissions from the bot in this channel and its threads.
    pub fn deny_bot(&self, permissions: u64) {
        self.change(|channel| channel.bot_denied |= permissions);
    }

    /// Gives permissions back that [`Self::deny_bot`] took.
    pub fn allow_bot(&self, permissions: u64) {
        self.change(|channel| channel.bot_denied &= !permissions);
    }

    /// Archives a thread. Writing in it brings it back, unless it is locked as well.
    pub fn archive(&self) {
        self.change(|channel| channel.archived = true);
    }

    /// Locks a thread: only moderators write and bring it back.
    pub fn lock(&self) {
        self.change(|channel| channel.locked = true);
    }

    /// Unlocks a thread.
    pub fn unlock(&self) {
        self.change(|channel| channel.locked = false);
    }

    /// Deletes a message, as a moderator does.
    pub fn delete_message(&self, message: Snowflake) {
        self.running.hub().write(|world| world.remove(self.id, message));
    }

    /// Deletes the channel with all that was said in it.
    pub fn delete(&self) {
        self.running.hub().write(|world| world.delete_channel(self.id));
    }

    /// The conversation as text.
    #[must_use]
    pub fn transcript(&self) -> String {
        self.running.transcript(self.id)
    }

    fn change(&self, change: impl FnOnce(&mut StoredChannel)) {
        self.running.hub().write(|world| {
            if let Some(channel) = world.channels.get_mut(&self.id) {
                change(channel);
            }
            world.announce_channel("UPDATE", self.id);
        });
    }
}
