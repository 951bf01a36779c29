//! Slash commands, the autocompletion of their options, and user commands, which are in the context menu of a person.

use serde_json::{Value, json};

use super::impossible::{Impossible, impossible};
use super::options::{focused_option_type, full_command_name};
use crate::ids::Snowflake;
use crate::world::model::{NewInteraction, StoredCommand, command_type, interaction_type};
use crate::world::permission;
use crate::world::state::World;

impl World {
    /// Returns the command with this name and type. Returns an error with the reason if
    /// the person cannot use it in this channel.
    pub fn available_command(
        &self,
        person: Snowflake,
        channel: Snowflake,
        command_type: u64,
        command_name: &str,
    ) -> Result<&StoredCommand, Impossible> {
        let place = self.readable_channel(person, channel)?;
        let Some(command) = self.command(place.guild, command_type, command_name) else {
            let known: Vec<_> = self
                .commands
                .iter()
                .filter(|command| command.command_type() == command_type)
                .map(|command| format!("/{}", command.name()))
                .collect();
            return impossible(format!(
                "There is no command /{command_name}; known: {}.",
                known.join(" ")
            ));
        };
        if self.installation_types(place, person, Some(command)).is_empty() {
            return impossible(format!(
                "/{command_name} is not offered: nobody has installed the bot for it here."
            ));
        }
        if place.guild.is_some()
            && !self.has_permissions(place, person, permission::USE_APPLICATION_COMMANDS)
        {
            return impossible("This person may not use commands here.");
        }
        let context = place.interaction_context_type();
        let contexts = command.value["contexts"].as_array();
        let offered = contexts.map_or_else(
            || context == 0 || command.value["dm_permission"] != false,
            |list| list.iter().any(|item| *item == context),
        );
        if !offered {
            return impossible(format!("/{command_name} is not offered in this kind of channel."));
        }
        let needed = &command.value["default_member_permissions"];
        if let Some(bits) = needed.as_str().and_then(|text| text.parse::<u64>().ok())
            && place.guild.is_some()
        {
            let has = self.permissions(place, person);
            // The value 0 means that only administrators may use the command.
            let enough = if bits == 0 { has == permission::ALL } else { has & bits == bits };
            if !enough {
                return impossible(format!("/{command_name} is not offered to this person."));
            }
        }
        Ok(command)
    }

    /// Uses a slash command, and returns the id of the new interaction. `options` are nested under
    /// subcommands, as in Discord's JSON.
    pub fn use_command(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        command_name: &str,
        options: &[Value],
    ) -> Result<Snowflake, Impossible> {
        let command = self
            .available_command(person, channel, command_type::CHAT_INPUT, command_name)?
            .clone();
        let checked = self.check_options(channel, &command.value["options"], options, false)?;
        let data = self.command_data(channel, &command, &checked);
        Ok(self.dispatch_interaction(NewInteraction {
            kind: interaction_type::COMMAND,
            user: person,
            channel,
            data,
            command: Some(full_command_name(command_name, options)),
            focused_type: None,
            source: None,
        }))
    }

    /// Uses a user command, which is in the context menu of `target_person`, and returns the id of the new interaction.
    pub fn use_user_command(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        command_name: &str,
        target_person: Snowflake,
    ) -> Result<Snowflake, Impossible> {
        let command =
            self.available_command(person, channel, command_type::USER, command_name)?.clone();
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let is_there = match guild {
            Some(guild) => self.member(guild, target_person).is_some(),
            None => target_person == person || target_person == self.bot.id,
        };
        if !is_there {
            return impossible(format!("{target_person} is not in this channel."));
        }
        let mut data = json!({
            "id": command.id.to_string(),
            "name": command.name(),
            "type": command_type::USER,
            "target_id": target_person.to_string(),
            "resolved": self.resolved_field_of_person(channel, target_person),
        });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild.to_string());
        }
        Ok(self.dispatch_interaction(NewInteraction {
            kind: interaction_type::COMMAND,
            user: person,
            channel,
            data,
            command: Some(command_name.to_owned()),
            focused_type: None,
            source: None,
        }))
    }

    /// Requests the bot's autocomplete suggestions for the option that is marked as `focused`. Returns the id of the new
    /// interaction.
    pub fn request_autocomplete(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        command_name: &str,
        options: &[Value],
    ) -> Result<Snowflake, Impossible> {
        let command = self
            .available_command(person, channel, command_type::CHAT_INPUT, command_name)?
            .clone();
        let checked = self.check_options(channel, &command.value["options"], options, true)?;
        let Some(focused_type) = focused_option_type(&checked) else {
            return impossible("No option is being completed.");
        };
        let data = self.command_data(channel, &command, &checked);
        Ok(self.dispatch_interaction(NewInteraction {
            kind: interaction_type::AUTOCOMPLETE,
            user: person,
            channel,
            data,
            command: Some(full_command_name(command_name, options)),
            focused_type: Some(focused_type),
            source: None,
        }))
    }

    /// Returns the `data` of the interaction that uses this command.
    fn command_data(
        &self,
        channel: Snowflake,
        command: &StoredCommand,
        options: &[Value],
    ) -> Value {
        let mut data = json!({
            "id": command.id.to_string(),
            "name": command.name(),
            "type": command_type::CHAT_INPUT,
            "options": options,
        });
        if let Some(guild) = command.guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let resolved = self.resolved_field_of_options(channel, options);
        if resolved.as_object().is_some_and(|fields| !fields.is_empty()) {
            data["resolved"] = resolved;
        }
        data
    }
}
