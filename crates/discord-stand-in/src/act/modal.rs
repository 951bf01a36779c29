//! Submission of modals.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::impossible::{Impossible, impossible};
use crate::ids::Snowflake;
use crate::world::model::NewInteraction;
use crate::world::model::component_type;
use crate::world::model::{AnswerKind, interaction_type};
use crate::world::state::World;

/// The values of a modal's text inputs, by `custom_id`.
pub(crate) type FieldValues = BTreeMap<String, String>;

/// Reads the values of a submitted modal from its rows in Discord's JSON.
pub(crate) fn submitted_values(rows: &Value) -> FieldValues {
    let rows = rows.as_array().into_iter().flatten();
    let inputs = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    inputs
        .filter_map(|input| {
            Some((input["custom_id"].as_str()?.to_owned(), input["value"].as_str()?.to_owned()))
        })
        .collect()
}

impl World {
    /// Returns the id of the newest interaction whose modal with this `custom_id` is open for this
    /// person; `None` if there is none.
    pub fn interaction_with_open_modal(
        &self,
        person: Snowflake,
        custom_id: &str,
    ) -> Option<Snowflake> {
        let open = self.interactions.values().rev().find(|interaction| {
            interaction.user == person
                && interaction.answer == Some(AnswerKind::Modal)
                && !interaction.modal_closed
                && interaction.modal.as_ref().is_some_and(|modal| modal["custom_id"] == custom_id)
        });
        open.map(|interaction| interaction.id)
    }

    /// Submits the modal with which the bot answered the interaction `opening_interaction`, and returns the id of the new
    /// interaction. `entered_texts` contains the texts that the person entered. All other inputs keep the text that the bot set.
    pub fn submit_modal(
        &mut self,
        person: Snowflake,
        opening_interaction: Snowflake,
        entered_texts: &FieldValues,
    ) -> Result<Snowflake, Impossible> {
        let open = self
            .interactions
            .get(&opening_interaction)
            .filter(|interaction| interaction.user == person);
        let Some((opener, modal)) =
            open.and_then(|interaction| Some((interaction.clone(), interaction.modal.clone()?)))
        else {
            return impossible("No modal is open.");
        };
        if opener.modal_closed {
            return impossible("The modal has already been submitted.");
        }
        let mut rows = Vec::new();
        let mut known = Vec::new();
        for row in modal["components"].as_array().into_iter().flatten() {
            let input = &row["components"][0];
            let id = input["custom_id"].as_str().unwrap_or_default();
            known.push(id.to_owned());
            let value = checked_input_with_text(input, entered_texts.get(id).map(String::as_str))?;
            rows.push(
                json!({ "type": component_type::ROW, "id": row["id"], "components": [value] }),
            );
        }
        if let Some(id) = entered_texts.keys().find(|id| !known.contains(id)) {
            return impossible(format!("The modal has no field {id}."));
        }
        if let Some(stored) = self.interactions.get_mut(&opener.id) {
            stored.modal_closed = true;
        }
        Ok(self.dispatch_interaction(NewInteraction {
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

/// Checks the value that a person entered in a text input, and returns the input with its value. If
/// `entered_text` is `None`, the input keeps the value that the bot set.
fn checked_input_with_text(input: &Value, entered_text: Option<&str>) -> Result<Value, Impossible> {
    let id = &input["custom_id"];
    let required = input["required"] != false;
    let text = entered_text.or(input["value"].as_str()).unwrap_or_default();
    let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
    let min = input["min_length"].as_u64().unwrap_or(u64::from(required));
    let max = input["max_length"].as_u64().unwrap_or(4000);
    let omitted = text.is_empty() && !required;
    if !omitted && (length < min || length > max) {
        return impossible(format!("{id} takes {min} to {max} characters."));
    }
    Ok(
        json!({ "type": component_type::TEXT_INPUT, "custom_id": id, "id": input["id"], "value": text }),
    )
}
