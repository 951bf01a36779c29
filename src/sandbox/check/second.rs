//! A second opinion: twilight's models and validators on the same body.
//!
//! Where they are known to differ from Discord they are not asked: the size of a whole command
//! (they know an older limit), the length of one text display, and the models' own requirements
//! for fields that Discord fills in.

use serde_json::{Value, json};
use twilight_model::application::command::Command;
use twilight_model::channel::message::component::Component;
use twilight_model::channel::message::embed::Embed;
use twilight_validate::command::CommandValidationErrorType;
use twilight_validate::component::ComponentValidationErrorType;
use twilight_validate::{command as commands, component as components, embed as embeds};

use super::form::Node;

const CODE: &str = "SECOND_OPINION";

/// Embeds and components of a message.
pub(super) fn message(message: &Node<'_>) {
    for embed in message.get("embeds").items() {
        let mut value = embed.value.clone();
        if !value.is_object() {
            continue;
        }
        value["type"] = json!("rich");
        for field in value["fields"].as_array_mut().into_iter().flatten() {
            if field.is_object() && field["inline"].is_null() {
                field["inline"] = json!(false);
            }
        }
        value.as_object_mut().into_iter().for_each(|fields| fields.retain(|_, v| !v.is_null()));
        // Times are judged by the first opinion: Discord reads more forms than the model.
        value.as_object_mut().and_then(|fields| fields.remove("timestamp"));
        match serde_json::from_value::<Embed>(value) {
            Ok(model) => {
                if let Err(error) = embeds::embed(&model) {
                    embed.fault(CODE, error.to_string());
                }
            }
            Err(error) => embed.fault(CODE, error.to_string()),
        }
    }
    for component in message.get("components").items() {
        one_component(&component);
    }
}

/// The rows of a form.
pub(super) fn modal(data: &Node<'_>) {
    for component in data.get("components").items() {
        one_component(&component);
    }
}

fn one_component(node: &Node<'_>) {
    // Radio groups came after the model was made.
    if contains_type(node.value, 21) {
        return;
    }
    match serde_json::from_value::<Component>(node.value.clone()) {
        Ok(model) => {
            let verdict = match &model {
                Component::ActionRow(_) => components::component_v1(&model),
                _ => components::component_v2(&model),
            };
            if let Err(error) = verdict {
                let is_advisory = matches!(
                    error.kind(),
                    ComponentValidationErrorType::TextDisplayContentTooLong { .. }
                );
                if !is_advisory {
                    node.fault(CODE, error.to_string());
                }
            }
        }
        Err(error) => node.fault(CODE, error.to_string()),
    }
}

fn contains_type(value: &Value, kind: u64) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| contains_type(item, kind)),
        Value::Object(fields) => {
            fields.get("type").and_then(Value::as_u64) == Some(kind)
                || fields.values().any(|item| contains_type(item, kind))
        }
        _ => false,
    }
}

/// One command.
pub(super) fn command(node: &Node<'_>) {
    let mut value = node.value.clone();
    if !value.is_object() {
        return;
    }
    value["version"] = json!("1");
    for key in ["id", "application_id", "guild_id"] {
        value.as_object_mut().and_then(|fields| fields.remove(key));
    }
    if value["type"].is_null() {
        value["type"] = json!(1);
    }
    if value["description"].is_null() {
        value["description"] = json!("");
    }
    if let Some(bits) = value["default_member_permissions"].as_u64() {
        value["default_member_permissions"] = json!(bits.to_string());
    }
    match serde_json::from_value::<Command>(value) {
        Ok(model) => {
            if let Err(error) = commands::command(&model) {
                let is_advisory =
                    matches!(error.kind(), CommandValidationErrorType::CommandTooLarge { .. });
                if !is_advisory {
                    node.fault(CODE, error.to_string());
                }
            }
            if let Err(error) = commands::options(&model.options) {
                node.get("options").fault(CODE, error.to_string());
            }
        }
        Err(error) => node.fault(CODE, error.to_string()),
    }
}
