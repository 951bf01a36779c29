//! Validation of modals: text inputs, each in a row (components/reference.mdx, 'Text Input').

use super::components::{UniqueIds, checked_component_type};
use super::form::Node;
use crate::world::model::component_type;

/// Checks the `data` of an answer that opens a modal.
pub(crate) fn check_modal(data: &Node<'_>) {
    if !data.check_present() || !data.check_object() {
        return;
    }
    data.get("custom_id").required_string(1..=100);
    data.get("title").required_string(1..=45);
    let rows = data.get("components");
    rows.check_present();
    let unique_ids = UniqueIds::default();
    for row in rows.items_with_count(1..=5) {
        if checked_component_type(&row, &[component_type::ROW]).is_none() {
            continue;
        }
        unique_ids.check_component_id(&row);
        let inner = row.get("components");
        inner.check_present();
        for input in inner.items_with_count(1..=1) {
            if checked_component_type(&input, &[component_type::TEXT_INPUT]).is_some() {
                unique_ids.check_component_id(&input);
                check_text_input(&input, &unique_ids);
            }
        }
    }
}

/// Checks a text input of a modal.
fn check_text_input(input: &Node<'_>, unique_ids: &UniqueIds<'_>) {
    unique_ids.check_custom_id(input);
    let style = input.get("style");
    style.check_present();
    style.integer_one_of(&[1, 2]);
    input.get("label").required_string(1..=45);
    input.get("placeholder").string(0..=100);
    input.get("required").boolean();
    let min = input.get("min_length").integer(0..=4000).unwrap_or(0);
    let max = input.get("max_length").integer(1..=4000).unwrap_or(4000);
    if min > max {
        input.get("min_length").add_error("BASE_TYPE_BAD_LENGTH", "min_length is above max_length");
    }
    let value = input.get("value");
    if let Some(text) = value.string(0..=4000)
        && !text.is_empty()
    {
        let length = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
        if length < min || length > max {
            value.add_error(
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {min} and {max} in length."),
            );
        }
    }
}
