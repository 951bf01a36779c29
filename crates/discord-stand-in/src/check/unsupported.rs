//! Features of Discord that the stand-in does not implement. They are refused by name, so that a bot that uses them does not appear
//! to work.

use serde_json::Value;

use crate::error::ApiError;
use crate::world::model::component_type;

/// The flag of a message that consists of components only (resources/message.mdx).
const IS_COMPONENTS_V2: u64 = 1 << 15;
/// The highest component type that Discord documents.
const NEWEST_COMPONENT: i64 = 23;

/// Creates the error response for a feature that is not implemented: status 501.
pub(crate) fn unsupported_feature(feature: &str) -> ApiError {
    ApiError::new(501, 0, format!("The sandbox does not know {feature}."))
}

/// Refuses a message with parts that the stand-in does not implement.
pub(super) fn refuse_unsupported_message(message: &Value) -> Result<(), ApiError> {
    for (key, name) in [("embeds", "embeds"), ("poll", "polls"), ("sticker_ids", "stickers")] {
        let given = match &message[key] {
            Value::Null => false,
            Value::Array(items) => !items.is_empty(),
            _ => true,
        };
        if given {
            return Err(unsupported_feature(name));
        }
    }
    if message["flags"].as_u64().unwrap_or(0) & IS_COMPONENTS_V2 != 0 {
        return Err(unsupported_feature("components v2"));
    }
    refuse_unsupported_components(&message["components"])
}

/// Refuses components of a message that are valid on Discord but not implemented here. Only rows, buttons, and menus of strings,
/// users, roles and channels are implemented.
fn refuse_unsupported_components(components: &Value) -> Result<(), ApiError> {
    refuse_component_types(components, |kind| {
        kind == component_type::MENTIONABLE_SELECT
            || (component_type::CHANNEL_SELECT + 1..=NEWEST_COMPONENT).contains(&kind)
    })
}

/// Refuses components of a modal that are valid on Discord but not implemented here. Only rows and text inputs are implemented.
pub(super) fn refuse_unsupported_modal(components: &Value) -> Result<(), ApiError> {
    refuse_component_types(components, |kind| {
        (component_type::USER_SELECT..=NEWEST_COMPONENT).contains(&kind)
    })
}

/// Refuses components, including nested ones, whose type is not implemented (`is_refused` returns `true` for it).
fn refuse_component_types(
    components: &Value,
    is_refused: impl Fn(i64) -> bool + Copy,
) -> Result<(), ApiError> {
    for component in components.as_array().into_iter().flatten() {
        match component["type"].as_i64() {
            Some(kind) if is_refused(kind) => {
                return Err(unsupported_feature(&format!("components of type {kind}")));
            }
            _ => refuse_component_types(&component["components"], is_refused)?,
        }
    }
    Ok(())
}
