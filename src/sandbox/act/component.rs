//! Clicks and choices: only on what a message shows, if it is not disabled, and among its options.

use serde_json::{Map, Value, json};

use super::{Impossible, impossible};
use crate::sandbox::Snowflake;
use crate::sandbox::check::components::kind;
use crate::sandbox::check::form::id_of;
use crate::sandbox::interactions::Asked;
use crate::sandbox::model::{interaction_type, message_flag};
use crate::sandbox::world::World;

/// Every button and menu in a list of components, however deep.
pub(crate) fn clickable(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        let is_clickable = matches!(
            component["type"].as_i64(),
            Some(kind::BUTTON | kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT)
        );
        if is_clickable {
            found.push(component);
        }
        if let Some(inner) = component["components"].as_array() {
            found.extend(clickable(inner));
        }
        if component["accessory"].is_object() {
            found.extend(clickable(std::slice::from_ref(&component["accessory"])));
        }
    }
    found
}

impl World {
    /// A person clicks a button, or chooses `values` in a menu.
    pub fn use_component(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        message: Snowflake,
        custom_id: &str,
        values: &[String],
    ) -> Result<Snowflake, Impossible> {
        self.place(person, channel)?;
        let found = self.message(channel, message).filter(|found| found.visible_to(person));
        let Some(found) = found else { return impossible("This message is not there.") };
        if found.author != self.bot.id {
            return impossible("This message is not the bot's.");
        }
        if found.has_flag(message_flag::LOADING) {
            return impossible("The answer is still to come.");
        }
        let parts = clickable(&found.components);
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
        if part_type == kind::BUTTON {
            if !values.is_empty() {
                return impossible("A button has no values.");
            }
        } else {
            let resolved = self.check_values(channel, part, part_type, values)?;
            data["values"] = json!(values);
            if !resolved.is_empty() {
                data["resolved"] = Value::Object(resolved);
            }
        }
        Ok(self.dispatch_interaction(Asked {
            kind: interaction_type::COMPONENT,
            user: person,
            channel,
            data,
            command: None,
            focused_type: None,
            source: Some(message),
        }))
    }

    /// Checks what was chosen in a menu, and resolves users, roles and channels.
    pub(super) fn check_values(
        &self,
        channel: Snowflake,
        menu: &Value,
        menu_type: i64,
        values: &[String],
    ) -> Result<Map<String, Value>, Impossible> {
        let least = menu["min_values"].as_u64().unwrap_or(1);
        let most = menu["max_values"].as_u64().unwrap_or(1);
        let count = u64::try_from(values.len()).unwrap_or(u64::MAX);
        if count < least || count > most {
            return impossible(format!("{least} to {most} have to be chosen, not {count}."));
        }
        let mut resolved = Map::new();
        for (index, value) in values.iter().enumerate() {
            if values[..index].contains(value) {
                return impossible(format!("{value} was chosen twice."));
            }
            if menu_type == kind::STRING_SELECT {
                let options = menu["options"].as_array().map(Vec::as_slice).unwrap_or_default();
                if !options.iter().any(|option| option["value"] == **value) {
                    return impossible(format!("{value} is not among the options."));
                }
                continue;
            }
            let id = id_of(&json!(value)).unwrap_or_default();
            // Menus of users, roles, both, channels are 5 to 8; options of those types 6, 8, 9, 7.
            let option_type = match menu_type {
                kind::USER_SELECT => 6,
                kind::ROLE_SELECT => 8,
                kind::CHANNEL_SELECT => 7,
                _ => 9,
            };
            let before =
                resolved.values().filter_map(Value::as_object).map(Map::len).sum::<usize>();
            self.resolve_one(channel, option_type, id, &mut resolved);
            let after = resolved.values().filter_map(Value::as_object).map(Map::len).sum::<usize>();
            if before == after {
                return impossible(format!("{value} does not exist here."));
            }
        }
        Ok(resolved)
    }
}
