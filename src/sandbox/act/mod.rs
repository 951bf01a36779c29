//! What a person can do: write, use a command, click, choose, fill in a form. The checks are those
//! that Discord's own clients make before anything reaches the bot; who cannot do a thing is told
//! why. The page and the tests' people both come through here.

pub(crate) mod component;
pub(crate) mod modal;
mod options;

use serde_json::{Value, json};
use thiserror::Error;

pub use options::OptionValue;
pub(crate) use options::nested;

use super::Snowflake;
use super::interactions::Asked;
use super::messages::Sender;
use super::model::{Channel, StoredCommand, StoredMessage, channel_type, interaction_type};
use super::permission;
use super::world::World;

/// Why a person cannot do something: their client would not let them.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Impossible(pub(crate) String);

pub(crate) fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(why.into()))
}

impl World {
    /// The channel, if this person can see it.
    fn place(&self, person: Snowflake, channel: Snowflake) -> Result<&Channel, Impossible> {
        let Some(place) = self.channel(channel) else {
            return impossible("There is no such channel.");
        };
        if self.user(person).is_none() {
            return impossible("There is no such person.");
        }
        if !self.may(place, person, permission::VIEW_CHANNEL) {
            return impossible("This person does not see this channel.");
        }
        if !place.takes_messages() {
            return impossible("In a channel of this type nothing can be said: open a post.");
        }
        Ok(place)
    }

    /// A person says something.
    pub fn say(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        text: &str,
    ) -> Result<StoredMessage, Impossible> {
        let place = self.place(person, channel)?;
        if !self.may(place, person, place.sending()) {
            return impossible("This person may not write here.");
        }
        if place.locked {
            return impossible("This thread is locked.");
        }
        if text.trim().is_empty() || text.chars().count() > 2000 {
            return impossible("A message has 1 to 2000 characters.");
        }
        let sender = Sender { author: person, ..Sender::default() };
        Ok(self.post(channel, &json!({ "content": text }), &[], sender))
    }

    /// The command, if it is offered to this person in this channel.
    pub fn offered(
        &self,
        person: Snowflake,
        channel: Snowflake,
        name: &str,
    ) -> Result<&StoredCommand, Impossible> {
        let place = self.place(person, channel)?;
        let Some(command) = self.command(place.guild, name) else {
            let known: Vec<_> = self.commands.iter().map(|c| format!("/{}", c.name())).collect();
            return impossible(format!("There is no command /{name}; known: {}.", known.join(" ")));
        };
        if let Some(guild) = place.guild
            && self.member(guild, self.bot.id).is_none()
        {
            return impossible("The bot is not on this server.");
        }
        if place.guild.is_some() && !self.may(place, person, permission::USE_APPLICATION_COMMANDS) {
            return impossible("This person may not use commands here.");
        }
        let context = if place.kind == channel_type::DM { 1 } else { 0 };
        let contexts = command.value["contexts"].as_array();
        let offered = contexts.map_or_else(
            || context == 0 || command.value["dm_permission"] != false,
            |list| list.iter().any(|item| item == context),
        );
        if !offered {
            return impossible(format!("/{name} is not offered in this kind of channel."));
        }
        let needed = &command.value["default_member_permissions"];
        if let Some(bits) = needed.as_str().and_then(|text| text.parse::<u64>().ok())
            && place.guild.is_some()
        {
            let has = self.permissions(place, person);
            // '0' means: administrators only.
            let enough = if bits == 0 { has == permission::ALL } else { has & bits == bits };
            if !enough {
                return impossible(format!("/{name} is not offered to this person."));
            }
        }
        Ok(command)
    }

    /// A person uses a slash command. `options` are nested as Discord nests them.
    pub fn use_command(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        name: &str,
        options: &[Value],
    ) -> Result<Snowflake, Impossible> {
        let command = self.offered(person, channel, name)?.clone();
        let checked = self.check_options(channel, &command.value["options"], options, false)?;
        let data = self.command_data(channel, &command, &checked);
        Ok(self.dispatch_interaction(Asked {
            kind: interaction_type::COMMAND,
            user: person,
            channel,
            data,
            command: Some(options::full_name(name, options)),
            focused_type: None,
            source: None,
        }))
    }

    /// A person types in an option that the bot completes; one option has `focused`.
    pub fn ask_for_choices(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        name: &str,
        options: &[Value],
    ) -> Result<Snowflake, Impossible> {
        let command = self.offered(person, channel, name)?.clone();
        let checked = self.check_options(channel, &command.value["options"], options, true)?;
        let Some(focused_type) = options::focused_type(&checked) else {
            return impossible("No option is being completed.");
        };
        let data = self.command_data(channel, &command, &checked);
        Ok(self.dispatch_interaction(Asked {
            kind: interaction_type::AUTOCOMPLETE,
            user: person,
            channel,
            data,
            command: Some(options::full_name(name, options)),
            focused_type: Some(focused_type),
            source: None,
        }))
    }

    fn command_data(
        &self,
        channel: Snowflake,
        command: &StoredCommand,
        options: &[Value],
    ) -> Value {
        let mut data = json!({
            "id": command.id.to_string(),
            "name": command.name(),
            "type": 1,
            "options": options,
        });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let resolved = self.resolved(channel, options);
        if resolved.as_object().is_some_and(|fields| !fields.is_empty()) {
            data["resolved"] = resolved;
        }
        data
    }

    /// Closes a private message for good: 'Dismiss message'.
    pub fn dismiss(&mut self, person: Snowflake, message: Snowflake) -> Result<(), Impossible> {
        let found = self.find_message(message).filter(|m| m.private_to == Some(person));
        let Some(channel) = found.map(|message| message.channel) else {
            return impossible("Only a private reply can be dismissed, and only by its reader.");
        };
        self.remove(channel, message);
        Ok(())
    }
}
