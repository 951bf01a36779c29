//! Servers and channels, which tests can set up and inspect.

use std::collections::BTreeMap;

use super::message::Message;
use crate::ids::Snowflake;
use crate::running::Running;
use crate::world::model::{StoredChannel, StoredMessage, channel_type};
use crate::world::state::World;

/// A handle to a server.
#[derive(Debug, Clone)]
pub struct Guild {
    pub(super) running: Running,
    pub(super) id: Snowflake,
}

impl Guild {
    /// Creates a handle to the server with this id.
    pub(crate) fn new(running: Running, id: Snowflake) -> Self {
        Self { running, id }
    }

    /// Returns the server's id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Adds a text channel, and returns its id.
    #[must_use]
    pub fn add_text_channel(&self, name: &str) -> Snowflake {
        self.new_channel(channel_type::TEXT, name, None)
    }

    /// Adds a thread to a channel, and returns its id.
    #[must_use]
    pub fn add_thread(&self, parent: Snowflake, name: &str) -> Snowflake {
        self.new_channel(channel_type::PUBLIC_THREAD, name, Some(parent))
    }

    /// Adds a channel of one of the types in [`channel_type`], and returns its id. `parent` is its category (`None` if it has
    /// none) or, for a thread, its channel.
    #[must_use]
    pub fn new_channel(
        &self,
        channel_type: u8,
        name: &str,
        parent: Option<Snowflake>,
    ) -> Snowflake {
        self.running.hub().write(|world| world.new_channel(self.id, channel_type, name, parent))
    }

    /// Adds a role and returns its id. `mentionable` allows everybody to mention it.
    #[must_use]
    pub fn add_role(&self, name: &str, mentionable: bool) -> Snowflake {
        self.running.hub().write(|world| {
            let role = world.new_role(self.id, name, mentionable);
            world.announce_guild_update(self.id);
            role
        })
    }

    /// Sets the permissions of a role to these bits of [`crate::permission`].
    pub fn set_role_permissions(&self, role: Snowflake, permissions: u64) {
        self.running.hub().write(|world| {
            let roles = world.guilds.get_mut(&self.id).map(|guild| &mut guild.roles);
            if let Some(role) =
                roles.and_then(|roles| roles.iter_mut().find(|known| known.id == role))
            {
                role.permissions = permissions;
            }
            world.announce_guild_update(self.id);
        });
    }

    /// Moves a role to the top, above the bot's own.
    pub fn move_role_to_top(&self, role: Snowflake) {
        self.running.hub().write(|world| {
            world.move_role(self.id, role, usize::MAX);
            world.announce_guild_update(self.id);
        });
    }

    /// Deletes a role.
    pub fn delete_role(&self, role: Snowflake) {
        self.running.hub().write(|world| {
            world.delete_role(self.id, role);
            world.announce_guild_update(self.id);
        });
    }

    /// Sets the owner of the server.
    pub fn set_owner(&self, person: Snowflake) {
        self.running.hub().write(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.owner = person;
            }
            world.announce_guild_update(self.id);
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

    /// Returns the ids of the members with this role.
    #[must_use]
    pub fn members_with_role(&self, role: Snowflake) -> Vec<Snowflake> {
        self.running.hub().read(|world| {
            let members = world.guilds.get(&self.id).into_iter().flat_map(|guild| &guild.members);
            let members_with_it = members.filter(|(_, member)| member.roles.contains(&role));
            members_with_it.map(|(person, _)| *person).collect()
        })
    }

    /// Grants the bot these permissions in the whole server, in addition to its other permissions.
    pub fn allow_bot(&self, permissions: u64) {
        self.running.hub().write(|world| {
            let bot = world.bot.id;
            let guild = world.guilds.get_mut(&self.id);
            if let Some(bot) = guild.and_then(|guild| guild.members.get_mut(&bot)) {
                bot.permissions |= permissions;
            }
        });
    }

    /// Sets the server's preferred locale.
    pub fn set_locale(&self, locale: &str) {
        self.running.hub().write(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                locale.clone_into(&mut guild.preferred_locale);
            }
        });
    }

    /// Removes the bot from the server.
    pub fn removes_bot(&self) {
        self.running.hub().write(|world| world.remove_bot(self.id));
    }

    /// Adds the bot to the server again.
    pub fn invites_bot(&self) {
        self.running.hub().write(|world| world.invite_bot(self.id));
    }
}

/// A handle to a channel.
#[derive(Debug, Clone)]
pub struct Channel {
    running: Running,
    id: Snowflake,
}

/// Returns the messages of a channel that are not ephemeral, oldest first.
fn public_messages_in(
    world: &World,
    channel: Snowflake,
) -> impl DoubleEndedIterator<Item = &StoredMessage> {
    let all = world.messages.get(&channel).into_iter().flat_map(BTreeMap::values);
    all.filter(|message| message.private_to.is_none())
}

impl Channel {
    /// Creates a handle to the channel with this id.
    pub(crate) fn new(running: Running, id: Snowflake) -> Self {
        Self { running, id }
    }

    /// Returns the channel's id.
    #[must_use]
    pub fn id(&self) -> Snowflake {
        self.id
    }

    /// Returns `true` while the channel exists.
    #[must_use]
    pub fn exists(&self) -> bool {
        self.running.hub().read(|world| world.channel(self.id).is_some())
    }

    /// Returns all messages except ephemeral ones, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.running.hub().read(|world| {
            public_messages_in(world, self.id)
                .map(|message| Message::from_stored(world, message))
                .collect()
        })
    }

    /// Returns the newest message of this channel that is not ephemeral, or `None` if there is none.
    #[must_use]
    pub fn last_message(&self) -> Option<Message> {
        self.running.hub().read(|world| {
            public_messages_in(world, self.id)
                .next_back()
                .map(|message| Message::from_stored(world, message))
        })
    }

    /// Returns the current state of a message, which may be ephemeral, or `None` if it does not exist.
    #[must_use]
    pub fn message(&self, id: Snowflake) -> Option<Message> {
        self.running.hub().read(|world| {
            world.message(self.id, id).map(|message| Message::from_stored(world, message))
        })
    }

    /// Waits for a message for which `fits` returns `true`, and returns it. Skips ephemeral messages, all messages up to the one
    /// that the last call returned, and the messages that existed when [`Self::skip_existing_messages`] was last called. A message
    /// is checked again after each edit.
    ///
    /// # Panics
    ///
    /// Panics after two minutes, with the conversation so far.
    pub async fn next_message(&self, fits: impl Fn(&Message) -> bool) -> Message {
        let find = |world: &World| {
            let last_returned = world.last_returned.get(&self.id).copied().unwrap_or_default();
            public_messages_in(world, self.id)
                .filter(|message| message.id > last_returned)
                .map(|message| Message::from_stored(world, message))
                .find(|message| fits(message))
        };
        let found = self.running.until("a message that fits", Some(self.id), find).await;
        self.running.hub().write(|world| world.last_returned.insert(self.id, found.id));
        found
    }

    /// Makes [`Self::next_message`] skip all messages that exist now.
    pub fn skip_existing_messages(&self) {
        self.running.hub().write(|world| {
            let newest = public_messages_in(world, self.id).next_back().map(|message| message.id);
            world.last_returned.insert(self.id, newest.unwrap_or_default());
        });
    }

    /// Waits until `fits` returns `true` for the messages, and returns them. `description` names the condition in the
    /// message of a panic.
    ///
    /// # Panics
    ///
    /// Panics after two minutes, with the conversation so far.
    pub async fn until(
        &self,
        description: &str,
        fits: impl Fn(&[Message]) -> bool,
    ) -> Vec<Message> {
        let find = |world: &World| {
            let messages: Vec<_> = public_messages_in(world, self.id)
                .map(|message| Message::from_stored(world, message))
                .collect();
            fits(&messages).then_some(messages)
        };
        self.running.until(description, Some(self.id), find).await
    }

    /// Denies the bot these permissions in this channel and its threads.
    pub fn deny_bot(&self, permissions: u64) {
        self.change_and_announce(|channel| channel.bot_denied |= permissions);
    }

    /// Stops denying the bot these permissions, which [`Self::deny_bot`] denied.
    pub fn allow_bot(&self, permissions: u64) {
        self.change_and_announce(|channel| channel.bot_denied &= !permissions);
    }

    /// Denies everybody except the bot these permissions in this channel and its threads.
    pub fn deny_everyone(&self, permissions: u64) {
        self.change_and_announce(|channel| channel.everyone_denied |= permissions);
    }

    /// Grants a role these permissions in this channel and its threads, even if [`Self::deny_everyone`] denies them.
    pub fn allow_role(&self, role: Snowflake, permissions: u64) {
        self.change_and_announce(|channel| {
            *channel.role_allowed.entry(role).or_default() |= permissions
        });
    }

    /// Archives a thread. A new message reopens it, unless the thread is locked.
    pub fn archive(&self) {
        self.change_and_announce(|channel| channel.archived = true);
    }

    /// Returns `true` if this is an archived thread.
    pub fn is_archived(&self) -> bool {
        self.running
            .hub()
            .read(|world| world.channels.get(&self.id).is_some_and(|channel| channel.archived))
    }

    /// Locks a thread, so that only moderators can write in it and reopen it.
    pub fn lock(&self) {
        self.change_and_announce(|channel| channel.locked = true);
    }

    /// Unlocks a thread.
    pub fn unlock(&self) {
        self.change_and_announce(|channel| channel.locked = false);
    }

    /// Deletes a message, as a moderator does.
    pub fn delete_message(&self, message: Snowflake) {
        self.running.hub().write(|world| world.delete_message(self.id, message));
    }

    /// Deletes the channel with its messages.
    pub fn delete(&self) {
        self.running.hub().write(|world| world.delete_channel(self.id));
    }

    /// Returns the conversation as text.
    #[must_use]
    pub fn transcript(&self) -> String {
        self.running.transcript(self.id)
    }

    /// Changes the stored channel, and announces the change.
    fn change_and_announce(&self, change: impl FnOnce(&mut StoredChannel)) {
        self.running.hub().write(|world| {
            if let Some(channel) = world.channels.get_mut(&self.id) {
                change(channel);
            }
            world.announce_channel("UPDATE", self.id);
        });
    }
}
