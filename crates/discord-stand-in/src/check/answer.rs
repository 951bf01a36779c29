//! Validation of the first answer to an interaction. The checks use only the request's body; the handlers of the routes make the
//! checks that need the state.

use serde_json::Value;

use super::form::{BodyCheck, Node};
use super::locale::longest_checked_translation_length;
use super::modal;
use super::unsupported::refuse_unsupported_modal;
use crate::error::ApiError;
use crate::world::model::message_flag;

/// Checks an answer with autocomplete suggestions for an option of this type: 3 for strings, 4 for integers, 10 for numbers.
pub(crate) fn check_autocomplete_choices(body: &Value, option_type: u64) -> Result<(), ApiError> {
    let form = BodyCheck::default();
    let data = form.root_node(body).get("data");
    if data.check_present() && data.check_object() {
        let list = data.get("choices");
        list.check_present();
        for choice in list.items_with_count(0..=25) {
            check_choice_and_count_characters(&choice, option_type);
        }
    }
    form.finish()
}

/// Checks a registered choice of an option, or an autocomplete suggestion: its name, the translations of the name, and a value of
/// the option's type. Returns the length of the longest name plus the length of a string value; both count towards the maximum size
/// of a command.
pub(super) fn check_choice_and_count_characters(choice: &Node<'_>, option_type: u64) -> usize {
    if !choice.check_object() {
        choice.check_present();
        return 0;
    }
    let name = choice.get("name").required_string(1..=100).map_or(0, |name| name.chars().count());
    let longest =
        longest_checked_translation_length(&choice.get("name_localizations"), 1..=100, |_, _| {});
    let value = choice.get("value");
    let mut length = 0;
    if value.check_present() {
        match option_type {
            3 => length = value.string(1..=100).map_or(0, |text| text.chars().count()),
            4 if !value.value.is_i64() => {
                value.add_error("NUMBER_TYPE_COERCE", format!("Value {} is not int.", value.value));
            }
            10 if !value.value.is_number() => {
                value.add_error(
                    "NUMBER_TYPE_COERCE",
                    format!("Value {} is not float.", value.value),
                );
            }
            _ => {}
        }
    }
    name.max(longest) + length
}

/// Checks an answer that opens a modal.
pub(crate) fn check_modal_answer(body: &Value) -> Result<(), ApiError> {
    refuse_unsupported_modal(&body["data"]["components"])?;
    let form = BodyCheck::default();
    let data = form.root_node(body).get("data");
    modal::check_modal(&data);
    form.finish()
}

/// Checks a deferred answer. The only flag that it may have is the one for ephemeral messages; the content follows later.
pub(crate) fn check_deferral(body: &Value) -> Result<(), ApiError> {
    let form = BodyCheck::default();
    let data = form.root_node(body).get("data");
    if data.check_object() {
        let flags = data.get("flags");
        if flags.integer(0..=i64::MAX).is_some_and(|bits| {
            u64::try_from(bits).is_ok_and(|bits| bits & !message_flag::EPHEMERAL != 0)
        }) {
            flags.add_error(
                "MESSAGE_FLAGS_INVALID",
                "Only EPHEMERAL can be set on a deferred answer",
            );
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
                node.add_error(
                    "UNKNOWN_FIELD",
                    format!("{key} would be ignored, because the answer is deferred"),
                );
            }
        }
    }
    form.finish()
}
