//! The first answer to an interaction, as far as it can be judged without knowing the world.

use serde_json::Value;

use super::form::{Form, Node};
use super::locale::translations;
use super::modal;
use super::unsupported::refuse_in_form;
use crate::error::ApiError;
use crate::world::model::message_flag;

/// Suggestions for an option of this type (3 string, 4 integer, 10 number).
pub(crate) fn choices(body: &Value, option_type: u64) -> Result<(), ApiError> {
    let form = Form::default();
    let data = form.root(body).get("data");
    if data.required() && data.object() {
        let list = data.get("choices");
        list.required();
        for choice in list.items_counted(0..=25) {
            check_choice(&choice, option_type);
        }
    }
    form.finish()
}

/// One choice, of a command or suggested: a name, its translations, and a value of the right type.
pub(super) fn check_choice(choice: &Node<'_>, option_type: u64) -> usize {
    if !choice.object() {
        choice.required();
        return 0;
    }
    let name = choice.get("name").required_string(1..=100).map_or(0, |name| name.chars().count());
    let longest = translations(&choice.get("name_localizations"), 1..=100, |_, _| {});
    let value = choice.get("value");
    let mut length = 0;
    if value.required() {
        match option_type {
            3 => length = value.string(1..=100).map_or(0, |text| text.chars().count()),
            4 if !value.value.is_i64() => {
                value.fault("NUMBER_TYPE_COERCE", format!("Value {} is not int.", value.value));
            }
            10 if !value.value.is_number() => {
                value.fault("NUMBER_TYPE_COERCE", format!("Value {} is not float.", value.value));
            }
            _ => {}
        }
    }
    name.max(longest) + length
}

/// A form that is to open.
pub(crate) fn opens_form(body: &Value) -> Result<(), ApiError> {
    refuse_in_form(&body["data"]["components"])?;
    let form = Form::default();
    let data = form.root(body).get("data");
    modal::check(&data);
    form.finish()
}

/// 'thinking…' can only be private or not; text comes later.
pub(crate) fn defer(body: &Value) -> Result<(), ApiError> {
    let form = Form::default();
    let data = form.root(body).get("data");
    if data.object() {
        let flags = data.get("flags");
        if flags.integer(0..=i64::MAX).is_some_and(|bits| {
            u64::try_from(bits).is_ok_and(|bits| bits & !message_flag::EPHEMERAL != 0)
        }) {
            flags.fault("MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set on a deferred answer");
        }
        for key in ["content", "embeds", "components", "attachments", "poll"] {
            let node = data.get(key);
            let empty = match node.value {
                Value::Null => true,
                Value::String(text) => text.is_empty(),
                Value::Array(items) => items.is_empty(),
                _ => false,
            };
            if !empty {
                node.fault("UNKNOWN_FIELD", format!("{key} would be lost: the answer is deferred"));
            }
        }
    }
    form.finish()
}
