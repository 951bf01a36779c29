//! The two kinds of installation of the bot: in a server, as a member of it, and in a person's account, which lets that person use
//! the bot in every channel (resources/application.mdx, interactions/receiving-and-responding.mdx).

use serde_json::{Map, Value, json};

use super::model::{StoredChannel, StoredCommand, channel_type};
use super::permission;
use super::state::World;
use crate::ids::Snowflake;

/// Discord's number for an installation in a server, as in `integration_types`.
const BY_SERVER: u64 = 0;
/// Discord's number for an installation in a person's account.
const BY_PERSON: u64 = 1;

/// The maximum number of followups to an interaction if the bot is installed in the person's account but not in the server.
pub(crate) const MAX_FOLLOWUPS: usize = 5;

impl StoredChannel {
    /// Returns the interaction context type of the channel.
    pub fn interaction_context_type(&self) -> u64 {
        match self.kind {
            channel_type::DM => 1,
            channel_type::GROUP_DM => 2,
            _ => 0,
        }
    }
}

impl World {
    /// Returns `true` if the bot is a member of the channel's server or, for a direct message channel, of a server of the person.
    fn is_installed_on_server(&self, channel: &StoredChannel, person: Snowflake) -> bool {
        let has_bot = |guild: Snowflake| self.member(guild, self.bot.id).is_some();
        match (channel.guild, channel.kind) {
            (Some(guild), _) => has_bot(guild),
            // The person shares a server with the bot.
            (None, channel_type::DM) => self
                .guilds
                .values()
                .any(|guild| guild.members.contains_key(&person) && has_bot(guild.id)),
            (None, _) => false,
        }
    }

    /// Returns `true` if the bot is installed in the person's account.
    fn is_installed_by_person(&self, person: Snowflake) -> bool {
        self.user(person).is_some_and(|user| user.has_bot)
    }

    /// Returns the installation types through which the person can use the bot in the channel and which the command supports.
    /// `command` is `None` for a click, which supports all types.
    pub fn installation_types(
        &self,
        channel: &StoredChannel,
        person: Snowflake,
        command: Option<&StoredCommand>,
    ) -> Vec<u64> {
        let is_supported = |by: u64| {
            let types = command.and_then(|command| command.value["integration_types"].as_array());
            types.is_none_or(|types| types.iter().any(|kind| *kind == by))
        };
        let by_server = self.is_installed_on_server(channel, person) && is_supported(BY_SERVER);
        let by_person = self.is_installed_by_person(person) && is_supported(BY_PERSON);
        let all = [by_server.then_some(BY_SERVER), by_person.then_some(BY_PERSON)];
        all.into_iter().flatten().collect()
    }

    /// Returns the `authorizing_integration_owners` of an interaction. `installation_types` are
    /// the types that apply to it.
    pub fn authorizing_owners_json(
        &self,
        channel: &StoredChannel,
        person: Snowflake,
        installation_types: &[u64],
    ) -> Value {
        let owner = |installation_type: &u64| {
            let owner = match (*installation_type, channel.guild) {
                (BY_PERSON, _) => person.to_string(),
                (_, Some(guild)) => guild.to_string(),
                (_, None) => "0".to_owned(),
            };
            (installation_type.to_string(), json!(owner))
        };
        Value::Object(installation_types.iter().map(owner).collect::<Map<_, _>>())
    }

    /// Returns `true` if the channel is in a server without the bot, or is a group direct message, which never includes the bot.
    pub fn is_channel_without_bot(&self, channel: Snowflake) -> bool {
        self.channel(channel).is_some_and(|place| match place.guild {
            Some(guild) => self.member(guild, self.bot.id).is_none(),
            None => place.kind == channel_type::GROUP_DM,
        })
    }

    /// Returns the `app_permissions` of an interaction. In direct messages, Discord reports fewer permissions than the bot has.
    pub fn app_permissions(&self, channel: &StoredChannel) -> u64 {
        let without_membership =
            permission::ATTACH_FILES | permission::EMBED_LINKS | permission::MENTION_EVERYONE;
        match channel.interaction_context_type() {
            0 if self.is_channel_without_bot(channel.id) => without_membership,
            0 => self.permissions(channel, self.bot.id),
            1 => without_membership | permission::USE_EXTERNAL_EMOJIS,
            _ => without_membership,
        }
    }
}
