//! A person fills in a form and sends it off.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Impossible, impossible};
use crate::sandbox::Snowflake;
use crate::sandbox::check::components::kind;
use crate::sandbox::interactions::Asked;
use crate::sandbox::model::{AnswerKind, interaction_type};
use crate::sandbox::world::World;

/// What was filled in, by `custom_id`: one text, or chosen values.
pub(crate) type Filled = BTreeMap<String, Vec<String>>;

/// Reads what was filled in from components in any nesting.
pub(crate) fn filled_in(components: &Value) -> Filled {
    let mut filled = Filled::new();
    gather(components, &mut filled);
    filled
}

fn gather(value: &Value, filled: &mut Filled) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| gather(item, filled)),
        Value::Object(fields) => {
            if let Some(id) = fields.get("custom_id").and_then(Value::as_str) {
                let text =
                    |item: &Value| item.as_str().map_or_else(|| item.to_string(), str::to_owned);
                let values = match (fields.get("value"), fields.get("values")) {
                    (_, Some(Value::Array(values))) => values.iter().map(text).collect(),
                    (Some(Value::Null) | None, _) => Vec::new(),
                    (Some(value), _) => vec![text(value)],
                };
                filled.insert(id.to_owned(), values);
            }
            for key in ["components", "component"] {
                if let Some(inner) = fields.get(key) {
                    gather(inner, filled);
                }
            }
        }
        _ => {}
    }
}

impl World {
    /// The form that is open before a person, newest first.
    pub fn open_form(&self, person: Snowflake, custom_id: &str) -> Option<Snowflake> {
        let open = self.interactions.values().rev().find(|one| {
            one.user == person
                && one.answer == Some(AnswerKind::Modal)
                && !one.modal_closed
                && one.modal.as_ref().is_some_and(|modal| modal["custom_id"] == custom_id)
        });
        open.map(|one| one.id)
    }

    /// A person sends off the form that `opener` was answered with.
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
            let wrap = |inner: Value| match row["type"].as_i64() {
                Some(kind::LABEL) => json!({ "type": 18, "id": row["id"], "component": inner }),
                _ => json!({ "type": 1, "id": row["id"], "components": [inner] }),
            };
            let field =
                if row["type"] == kind::LABEL { &row["component"] } else { &row["components"][0] };
            let Some(id) = field["custom_id"].as_str() else {
                rows.push(json!({ "type": row["type"], "id": row["id"] }));
                continue;
            };
            known.push(id.to_owned());
            let given = filled.get(id).map(Vec::as_slice).unwrap_or_default();
            rows.push(wrap(self.check_field(opener.channel, field, given)?));
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

    fn check_field(
        &self,
        channel: Snowflake,
        field: &Value,
        given: &[String],
    ) -> Result<Value, Impossible> {
        let id = &field["custom_id"];
        let required = field["required"] != false;
        let field_type = field["type"].as_i64().unwrap_or_default();
        if field_type != kind::TEXT_INPUT {
            let optional = !required && given.is_empty();
            if matches!(field_type, kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT)
                && !optional
            {
                self.check_values(channel, field, field_type, given)?;
            }
            let mut value = json!({ "type": field_type, "custom_id": id, "id": field["id"] });
            match field_type {
                kind::CHECKBOX => {
                    value["value"] = json!(given.first().is_some_and(|text| text == "true"));
                }
                kind::RADIO_GROUP => value["value"] = json!(given.first()),
                _ => value["values"] = json!(given),
            }
            return Ok(value);
        }
        let own = field["value"].as_str().unwrap_or_default().to_owned();
        let text = given.first().cloned().unwrap_or(own);
        let length = u64::try_from(text.chars().count()).unwrap_or(u64::MAX);
        let least = field["min_length"].as_u64().unwrap_or(u64::from(required));
        let most = field["max_length"].as_u64().unwrap_or(4000);
        let left_out = text.is_empty() && !required;
        if !left_out && (length < least || length > most) {
            return impossible(format!("{id} takes {least} to {most} characters."));
        }
        Ok(json!({ "type": 4, "custom_id": id, "id": field["id"], "value": text }))
    }
}
