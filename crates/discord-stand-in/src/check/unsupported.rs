//! Things that Discord takes and the stand-in does not. They are refused by name: a bot that sends
//! them must not seem to work here.

use serde_json::Value;

use crate::error::ApiError;
use crate::world::model::component_type;

/// The mark of a message that consists of components only (resources/message.mdx).
const IS_COMPONENTS_V2: u64 = 1 << 15;
/// The newest type of component that Discord has.
const NEWEST_COMPONENT: i64 = 23;

/// The refusal of something that only Discord has: 501.
pub(crate) fn unsupported(what: &str) -> ApiError {
    ApiError::new(501, 0, format!("The sandbox does not know {what}."))
}

/// Refuses a message with parts that the stand-in does not show.
pub(super) fn refuse_in_message(message: &Value) -> Result<(), ApiError> {
    for (key, name) in [("embeds", "embeds"), ("poll", "polls"), ("sticker_ids", "stickers")] {
        let given = match &message[key] {
            Value::Null => false,
            Value::Array(items) => !items.is_empty(),
            _ => true,
        };
        if given {
            return Err(unsupported(name));
        }
    }
    if message["flags"].as_u64().unwrap_or(0) & IS_COMPONENTS_V2 != 0 {
        return Err(unsupported("components v2"));
    }
    refuse_components(&message["components"])
}

/// Refuses components of a message that Discord knows, other than rows, buttons, and menus of strings,
/// people, roles and channels.
fn refuse_components(components: &Value) -> Result<(), ApiError> {
    refuse_where(components, |kind| {
        kind == component_type::MENTIONABLE_SELECT
            || (component_type::CHANNEL_SELECT + 1..=NEWEST_COMPONENT).contains(&kind)
    })
}

/// Refuses components of a form that Discord knows, other than rows and texts to fill in.
pub(super) fn refuse_in_form(components: &Value) -> Result<(), ApiError> {
    refuse_where(components, |kind| {
        (component_type::USER_SELECT..=NEWEST_COMPONENT).contains(&kind)
    })
}

fn refuse_where(components: &Value, unknown: impl Fn(i64) -> bool + Copy) -> Result<(), ApiError> {
    for component in components.as_array().into_iter().flatten() {
        match component["type"].as_i64() {
            Some(kind) if unknown(kind) => {
                return Err(unsupported(&format!("components of type {kind}")));
            }
            _ => refuse_where(&component["components"], unknown)?,
        }
    }
    Ok(())
}
