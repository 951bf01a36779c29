//! Forms (components/reference.mdx, 'Text Input', 'Label').

use std::collections::BTreeSet;

use super::components::{Whole, check_choice, check_select, kind, typed};
use super::form::Node;

/// Checks the `data` of an answer that opens a form.
pub(crate) fn check(data: &Node<'_>) {
    if !data.required() || !data.object() {
        return;
    }
    data.get("custom_id").required_string(1..=100);
    data.get("title").required_string(1..=45);
    let rows = data.get("components");
    rows.required();
    let no_file = |_: &str| false;
    let whole = Whole::new(&no_file);
    for row in rows.items_counted(1..=5) {
        match typed(&row, &[kind::ROW, kind::LABEL, kind::TEXT]) {
            Some(kind::ROW) => {
                whole.numbered(&row);
                let inner = row.get("components");
                inner.required();
                for input in inner.items_counted(1..=1) {
                    if typed(&input, &[kind::TEXT_INPUT]).is_some() {
                        whole.numbered(&input);
                        check_input(&input, false, &whole);
                    }
                }
            }
            Some(kind::LABEL) => check_label(&row, &whole),
            Some(_) => {
                row.get("content").required_string(1..=4000);
            }
            None => {}
        }
    }
}

fn check_label(label: &Node<'_>, whole: &Whole<'_>) {
    whole.numbered(label);
    label.get("label").required_string(1..=45);
    label.get("description").string(0..=100);
    let inner = label.get("component");
    if !inner.required() {
        return;
    }
    let allowed = [
        kind::STRING_SELECT,
        kind::TEXT_INPUT,
        kind::USER_SELECT,
        kind::ROLE_SELECT,
        kind::MENTIONABLE_SELECT,
        kind::CHANNEL_SELECT,
        kind::FILE_UPLOAD,
        kind::RADIO_GROUP,
        kind::CHECKBOX_GROUP,
        kind::CHECKBOX,
    ];
    let Some(found) = typed(&inner, &allowed) else { return };
    whole.numbered(&inner);
    match found {
        kind::TEXT_INPUT => check_input(&inner, true, whole),
        kind::FILE_UPLOAD => {
            whole.custom_id(&inner);
            inner.get("min_values").integer(0..=10);
            inner.get("max_values").integer(1..=10);
        }
        kind::RADIO_GROUP | kind::CHECKBOX_GROUP => {
            whole.custom_id(&inner);
            let least = if found == kind::RADIO_GROUP { 2 } else { 1 };
            let options = inner.get("options");
            options.required();
            let mut seen = BTreeSet::new();
            for option in options.items_counted(least..=10) {
                check_choice(&option, &mut seen);
            }
        }
        kind::CHECKBOX => whole.custom_id(&inner),
        _ => {
            check_select(&inner, found, whole);
            if inner.get("disabled").value == true {
                inner
                    .get("disabled")
                    .fault("SELECT_COMPONENT_DISABLED_IN_MODAL", "Cannot be disabled in a modal");
            }
        }
    }
    inner.get("required").boolean();
}

fn check_input(input: &Node<'_>, in_label: bool, whole: &Whole<'_>) {
    whole.custom_id(input);
    let style = input.get("style");
    style.required();
    style.one_of(&[1, 2]);
    let label = input.get("label");
    if in_label {
        if !label.is_absent() {
            label.fault("TEXT_INPUT_LABEL_IN_LABEL", "The label is the outer component's");
        }
    } else {
        label.required_string(1..=45);
    }
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
