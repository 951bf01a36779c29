//! By whom the bot is installed: by a server, which has it as a member then, or by a person, who takes it wherever they are
//! (resources/application.mdx, interactions/receiving-and-responding.mdx).

use serde_json::{Map, Value, json};

use super::model::{Channel, StoredCommand, channel_type};
use super::permission;
use super::state::World;
use crate::sandbox::ids::Snowflake;

/// The ways in which an application is installed, as commands and interactions number them.
const BY_SERVER: u64 = 0;
const BY_PERSON: u64 = 1;

/// The followups of an interaction where only its person has the bot.
pub(crate) const MOST_FOLLOWUPS: usize = 5;

impl Channel {
    /// The kind of conversation, as interactions number it.
    pub fn context(&self) -> u64 {
        match self.kind {
            channel_type::DM => 1,
            channel_type::GROUP_DM => 2,
            _ => 0,
        }
    }
}

impl World {
    /// True if a server has the bot that this channel, or this side of a direct conversation, belongs to.
    fn installed_by_server(&self, channel: &Channel, person: Snowflake) -> bool {
        let has_bot = |guild: Snowflake| self.member(guild, self.bot.id).is_some();
        match (channel.guild, channel.kind) {
            (Some(guild), _) => has_bot(guild),
            // Whoever shares a server with it.
            (None, channel_type::DM) => self
                .guilds
                .values()
                .any(|guild| guild.members.contains_key(&person) && has_bot(guild.id)),
            (None, _) => false,
        }
    }

    fn installed_by_person(&self, person: Snowflake) -> bool {
        self.user(person).is_some_and(|user| user.has_bot)
    }

    /// Those who have installed the bot for what a person does in a channel: with a command, as far as it is offered by each.
    pub fn installed_by(
        &self,
        channel: &Channel,
        person: Snowflake,
        command: Option<&StoredCommand>,
    ) -> Vec<u64> {
        let takes = |by: u64| {
            let types = command.and_then(|command| command.value["integration_types"].as_array());
            types.is_none_or(|types| types.iter().any(|one| *one == by))
        };
        let by_server = self.installed_by_server(channel, person) && takes(BY_SERVER);
        let by_person = self.installed_by_person(person) && takes(BY_PERSON);
        let all = [by_server.then_some(BY_SERVER), by_person.then_some(BY_PERSON)];
        all.into_iter().flatten().collect()
    }

    /// The same as an interaction names them.
    pub fn owners_json(&self, channel: &Channel, person: Snowflake, by: &[u64]) -> Value {
        let owner = |by: &u64| {
            let owner = match (*by, channel.guild) {
                (BY_PERSON, _) => person.to_string(),
                (_, Some(guild)) => guild.to_string(),
                (_, None) => "0".to_owned(),
            };
            (by.to_string(), json!(owner))
        };
        Value::Object(by.iter().map(owner).collect::<Map<_, _>>())
    }

    /// True where only the person has the bot: in a server without it, or in a conversation of people.
    pub fn is_away(&self, channel: Snowflake) -> bool {
        self.channel(channel).is_some_and(|place| match place.guild {
            Some(guild) => self.member(guild, self.bot.id).is_none(),
            None => place.kind == channel_type::GROUP_DM,
        })
    }

    /// What the bot may do in a channel, as an interaction says it: in conversations it says less than what is so.
    pub fn told_permissions(&self, channel: &Channel) -> u64 {
        let among_people =
            permission::ATTACH_FILES | permission::EMBED_LINKS | permission::MENTION_EVERYONE;
        match channel.context() {
            0 if self.is_away(channel.id) => among_people,
            0 => self.permissions(channel, self.bot.id),
            1 => among_people | permission::USE_EXTERNAL_EMOJIS,
            _ => among_people,
        }
    }
}
