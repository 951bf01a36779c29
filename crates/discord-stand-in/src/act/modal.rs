//! Submission of modals.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::impossible::{Impossible, impossible};
use crate::ids::Snowflake;
use crate::world::model::Asked;
use crate::world::model::component_type;
use crate::world::model::{AnswerKind, interaction_type};
use crate::world::state::World;

/// The values of the text inputs, by `custom_id`.
pub(crate) type Filled = BTreeMap<String, String>;

/// Reads the values of a submitted modal in Discord's JSON.
pub(crate) fn filled_in(rows: &Value) -> Filled {
    let rows = rows.as_array().into_iter().flatten();
    let inputs = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    inputs
        .filter_map(|input| {
            Some((input["custom_id"].as_str()?.to_owned(), input["value"].as_str()?.to_owned()))
        })
        .collect()
}

impl World {
    /// The interaction whose modal a person has open, the newest if there are several.
    pub fn open_form(&self, person: Snowflake, custom_id: &str) -> Option<Snowflake> {
        let open = self.interactions.values().rev().find(|one| {
            one.user == person
                && one.answer == Some(AnswerKind::Modal)
                && !one.modal_closed
                && one.modal.as_ref().is_some_and(|modal| modal["custom_id"] == custom_id)
        });
        open.map(|one| one.id)
    }

    /// Submits the modal that the interaction `opener` was answered with.
    pub fn submit_form(
        &mut self,
        person: Snowflake,
        opener: Snowflake,
        filled: &Filled,
    ) -> Result<Snowflake, Impossible> {
        let open = self.interactions.get(&opener).filter(|one| one.user == person);
        let Some((opener, modal)) = open.and_then(|one| Some((one.clone(), one.modal.clone()?)))
        else {
            return impossible("No form is open.");
        };
        if opener.modal_closed {
            return impossible("The form was sent off already.");
        }
        let mut rows = Vec::new();
        let mut known = Vec::new();
        for row in modal["components"].as_array().into_iter().flatten() {
            let input = &row["components"][0];
            let id = input["custom_id"].as_str().unwrap_or_default();
            known.push(id.to_owned());
            let value = check_input(input, filled.get(id).map(String::as_str))?;
            rows.push(
                json!({ "type": component_type::ROW, "id": row["id"], "components": [value] }),
            );
        }
        if let Some(id) = filled.keys().find(|id| !known.contains(id)) {
            return impossible(format!("The form has no field {id}."));
        }
        if let Some(stored) = self.interactions.get_mut(&opener.id) {
            stored.modal_closed = true;
        }
        Ok(self.dispatch_interaction(Asked {
            kind: interaction_type::MODAL,
            user: person,
            channel: opener.channel,
            data: json!({ "custom_id": modal["custom_id"], "components": rows }),
            command: None,
            focused_type: None,
            source: opener.source,
        }))
    }
}

/// Checks the value of a text input, which defaults to the bot's own text.
fn check_input(input: &Value, given: Option<&str>) -> Result<Value, Impossible> {
    let id = &input["custom_id"];
    let required = input["required"] != false;
    let text = given.or(input["value"].as_str()).unwrap_or_default();
    let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
    let least = input["min_length"].as_u64().unwrap_or(u64::from(required));
    let most = input["max_length"].as_u64().unwrap_or(4000);
    let left_out = text.is_empty() && !required;
    if !left_out && (length < least || length > most) {
        return impossible(format!("{id} takes {least} to {most} characters."));
    }
    Ok(
        json!({ "type": component_type::TEXT_INPUT, "custom_id": id, "id": input["id"], "value": text }),
    )
}
