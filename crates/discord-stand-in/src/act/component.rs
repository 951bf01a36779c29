//! Clicks on buttons and choices in menus.

use serde_json::{Value, json};

use super::impossible::{Impossible, impossible};
use super::options::{CHANNEL, ROLE, USER};
use crate::ids::Snowflake;
use crate::world::model::NewInteraction;
use crate::world::model::component_type;
use crate::world::model::{interaction_type, message_flag};
use crate::world::state::World;

/// Returns the buttons and menus in the rows of a message.
pub(crate) fn clickable_components(rows: &[Value]) -> Vec<&Value> {
    rows.iter().flat_map(|row| row["components"].as_array().into_iter().flatten()).collect()
}

impl World {
    /// Clicks a button, or chooses `chosen_values` in a menu. Returns the id of the new interaction.
    pub fn use_component(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        message: Snowflake,
        custom_id: &str,
        chosen_values: &[String],
    ) -> Result<Snowflake, Impossible> {
        self.readable_channel(person, channel)?;
        let found = self.message(channel, message).filter(|found| found.is_visible_to(person));
        let Some(found) = found else { return impossible("This message is not there.") };
        if found.author != self.bot.id {
            return impossible("The bot is not the author of this message.");
        }
        if found.has_flag(message_flag::LOADING) {
            return impossible("The message is a deferred answer that is still loading.");
        }
        let parts = clickable_components(&found.components);
        let Some(part) = parts.iter().find(|part| part["custom_id"] == custom_id) else {
            let shown: Vec<_> =
                parts.iter().filter_map(|part| part["custom_id"].as_str()).collect();
            return impossible(format!(
                "The message does not show {custom_id}; it shows {shown:?}."
            ));
        };
        if part["disabled"] == true {
            return impossible("This is disabled.");
        }
        let part_type = part["type"].as_i64().unwrap_or_default();
        let mut data = json!({
            "custom_id": custom_id,
            "component_type": part_type,
            "id": part["id"],
        });
        if part_type == component_type::BUTTON {
            if !chosen_values.is_empty() {
                return impossible("A button has no values.");
            }
        } else {
            match part_type {
                component_type::USER_SELECT => {
                    data["resolved"] = self.resolve_chosen_users(channel, chosen_values)?;
                }
                component_type::ROLE_SELECT => {
                    data["resolved"] = self.resolve_chosen_roles(channel, chosen_values)?;
                }
                component_type::CHANNEL_SELECT => {
                    data["resolved"] =
                        self.resolve_chosen_channels(channel, part, chosen_values)?;
                }
                _ => {}
            }
            check_menu_values(part, chosen_values)?;
            data["values"] = json!(chosen_values);
        }
        Ok(self.dispatch_interaction(NewInteraction {
            kind: interaction_type::COMPONENT,
            user: person,
            channel,
            data,
            command: None,
            focused_type: None,
            source: Some(message),
        }))
    }
}

impl World {
    /// Returns, as JSON, the users with the ids in `chosen_ids`, which were chosen in a user select menu. The menu lists all
    /// members of the server, including the bot.
    fn resolve_chosen_users(
        &self,
        channel: Snowflake,
        chosen_ids: &[String],
    ) -> Result<Value, Impossible> {
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let is_there = |value: &&String| {
            let member = value.parse().ok().zip(guild);
            member.is_some_and(|(user, guild)| self.member(guild, user).is_some())
        };
        if let Some(unknown) = chosen_ids.iter().find(|value| !is_there(value)) {
            return impossible(format!("{unknown} is not a member of the server."));
        }
        Ok(self.resolved_field_of_ids(USER, channel, chosen_ids))
    }

    /// Returns, as JSON, the roles with the ids in `chosen_ids`, which were chosen in a role select menu. The menu lists all roles
    /// of the server.
    fn resolve_chosen_roles(
        &self,
        channel: Snowflake,
        chosen_ids: &[String],
    ) -> Result<Value, Impossible> {
        let is_role = |value: &&String| {
            value.parse().is_ok_and(|role| self.role_json(channel, role).is_some())
        };
        if let Some(unknown) = chosen_ids.iter().find(|value| !is_role(value)) {
            return impossible(format!("{unknown} is not a role of the server."));
        }
        Ok(self.resolved_field_of_ids(ROLE, channel, chosen_ids))
    }

    /// Returns, as JSON, the channels with the ids in `chosen_ids`, which were chosen in the channel select menu `menu`. The menu
    /// may be limited to some channel types.
    fn resolve_chosen_channels(
        &self,
        channel: Snowflake,
        menu: &Value,
        chosen_ids: &[String],
    ) -> Result<Value, Impossible> {
        let guild = self.channel(channel).and_then(|channel| channel.guild);
        let types = menu["channel_types"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_offered = |value: &&String| {
            let place = value.parse().ok().and_then(|id| self.channel(id));
            place.is_some_and(|place| {
                place.guild == guild && (types.is_empty() || types.contains(&json!(place.kind)))
            })
        };
        if let Some(unknown) = chosen_ids.iter().find(|value| !is_offered(value)) {
            return impossible(format!("{unknown} is not a channel that can be chosen."));
        }
        Ok(self.resolved_field_of_ids(CHANNEL, channel, chosen_ids))
    }

    /// Returns the field `resolved` of an interaction: the users, channels or roles with these ids. `option_type` is the type of a
    /// command option for such an object.
    fn resolved_field_of_ids(&self, option_type: u64, channel: Snowflake, ids: &[String]) -> Value {
        let option = |value: &String| json!({ "type": option_type, "value": value });
        let options: Vec<Value> = ids.iter().map(option).collect();
        self.resolved_field_of_options(channel, &options)
    }
}

/// Returns an error if the number of chosen values is wrong, or if the menu does not offer one of
/// them.
fn check_menu_values(menu: &Value, chosen_values: &[String]) -> Result<(), Impossible> {
    let min = menu["min_values"].as_u64().unwrap_or(1);
    let max = menu["max_values"].as_u64().unwrap_or(1);
    let count = u64::try_from(chosen_values.len()).unwrap_or(u64::MAX);
    if count < min || count > max {
        return impossible(format!("The menu takes {min} to {max} options, not {count}."));
    }
    let all = menu["type"].as_i64().is_some_and(component_type::is_entity_select);
    let options = menu["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    for (index, value) in chosen_values.iter().enumerate() {
        if chosen_values[..index].contains(value) {
            return impossible(format!("{value} was chosen twice."));
        }
        if !all && !options.iter().any(|option| option["value"] == **value) {
            return impossible(format!("{value} is not among the options."));
        }
    }
    Ok(())
}
