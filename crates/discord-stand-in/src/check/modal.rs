//! Forms: texts to fill in, each in a row (components/reference.mdx, 'Text Input').

use super::components::{Whole, typed};
use super::form::Node;
use crate::world::model::component_type;

/// Checks the `data` of an answer that opens a form.
pub(crate) fn check(data: &Node<'_>) {
    if !data.required() || !data.object() {
        return;
    }
    data.get("custom_id").required_string(1..=100);
    data.get("title").required_string(1..=45);
    let rows = data.get("components");
    rows.required();
    let whole = Whole::default();
    for row in rows.items_counted(1..=5) {
        if typed(&row, &[component_type::ROW]).is_none() {
            continue;
        }
        whole.numbered(&row);
        let inner = row.get("components");
        inner.required();
        for input in inner.items_counted(1..=1) {
            if typed(&input, &[component_type::TEXT_INPUT]).is_some() {
                whole.numbered(&input);
                check_input(&input, &whole);
            }
        }
    }
}

fn check_input(input: &Node<'_>, whole: &Whole<'_>) {
    whole.custom_id(input);
    let style = input.get("style");
    style.required();
    style.one_of(&[1, 2]);
    input.get("label").required_string(1..=45);
    input.get("placeholder").string(0..=100);
    input.get("required").boolean();
    let least = input.get("min_length").integer(0..=4000).unwrap_or(0);
    let most = input.get("max_length").integer(1..=4000).unwrap_or(4000);
    if least > most {
        input.get("min_length").fault("BASE_TYPE_BAD_LENGTH", "min_length is above max_length");
    }
    let value = input.get("value");
    if let Some(text) = value.string(0..=4000)
        && !text.is_empty()
    {
        let length = i64::try_from(text.chars().count()).unwrap_or(i64::MAX);
        if length < least || length > most {
            value.fault(
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {least} and {most} in length."),
            );
        }
    }
}
