//! Access to the people, servers and channels of a stand-in.

use super::guild::{Channel, Guild};
use super::person::Person;
use crate::ids::Snowflake;
use crate::listeners::intent;
use crate::stand_in::Sandbox;
use crate::world::permission;

impl Sandbox {
    /// Adds a person to the home server. `locale` is a locale of Discord, such as `en-US`.
    #[must_use]
    pub fn add_person(&self, name: &str, locale: &str) -> Person {
        let id = self.hub().write(|world| {
            let id = world.new_user(name, locale, false);
            world.add_member(world.home, id, permission::EVERYBODY);
            id
        });
        Person::new(self.running().clone(), id)
    }

    /// Returns an existing person, or `None` if there is no account with this id.
    #[must_use]
    pub fn person_by_id(&self, id: Snowflake) -> Option<Person> {
        let exists = self.hub().read(|world| world.user(id).is_some());
        exists.then(|| Person::new(self.running().clone(), id))
    }

    /// Returns the home server, which every new person joins.
    #[must_use]
    pub fn home(&self) -> Guild {
        self.guild_by_id(self.hub().read(|world| world.home))
    }

    /// Adds a server with the bot and an owner, but without channels.
    #[must_use]
    pub fn add_guild(&self, name: &str, preferred_locale: &str) -> Guild {
        let id = self.hub().write(|world| {
            let id = world.new_guild(name, preferred_locale);
            let data = world.guilds.get(&id).map(|guild| world.guild_create_json(guild));
            world.send_to_bot("GUILD_CREATE", Some(id), |_, intents| {
                data.clone().filter(|_| intents & intent::GUILDS != 0)
            });
            id
        });
        self.guild_by_id(id)
    }

    /// Returns a handle to the server with this id, which must exist.
    #[must_use]
    pub fn guild_by_id(&self, id: Snowflake) -> Guild {
        Guild::new(self.running().clone(), id)
    }

    /// Returns a handle to the channel with this id.
    #[must_use]
    pub fn channel(&self, id: Snowflake) -> Channel {
        Channel::new(self.running().clone(), id)
    }

    /// Returns the channel of the home server with this name; `None` if there is none.
    #[must_use]
    pub fn channel_named(&self, name: &str) -> Option<Channel> {
        let id = self.hub().read(|world| Some(world.home_channel(name)?.id));
        id.map(|id| self.channel(id))
    }

    /// Returns the id of the home server's first channel: #general, unless
    /// [`SandboxOptions::channels`](crate::SandboxOptions::channels) differs.
    #[must_use]
    pub fn general_channel(&self) -> Snowflake {
        self.hub().read(|world| {
            let mut channels = world.channels.values();
            channels
                .find(|channel| channel.guild == Some(world.home))
                .map_or(0, |channel| channel.id)
        })
    }

    /// Returns the id of the channel that the page shows first: #bots, unless
    /// [`SandboxOptions::channels`](crate::SandboxOptions::channels) differs.
    #[must_use]
    pub fn initial_channel(&self) -> Snowflake {
        self.hub()
            .read(|world| {
                let channel = world.home_channel(world.opening_channel.as_deref()?);
                channel.map(|channel| channel.id)
            })
            .unwrap_or_default()
    }

    /// Returns the whole conversation of a channel as text.
    #[must_use]
    pub fn transcript(&self, channel: Snowflake) -> String {
        self.running().transcript(channel)
    }
}
