//! What Discord adds to the embeds and components that a bot leaves short: numbers, defaults.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::check::components::kind;

/// Gives an embed its type, and fields what they lack.
pub(crate) fn embed(embed: &mut Value) {
    if !embed.is_object() {
        return;
    }
    embed["type"] = json!("rich");
    for field in embed.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
        if field["inline"].is_null() {
            field["inline"] = json!(false);
        }
    }
}

/// Every component has a number: those without get one that is free; and what else it lacks.
pub(crate) fn components(components: &mut [Value]) {
    let mut taken = BTreeSet::new();
    components.iter_mut().for_each(|one| walk(one, &mut |fields| taken.extend(own_number(fields))));
    let mut next = 1;
    components.iter_mut().for_each(|one| {
        walk(one, &mut |fields| {
            if own_number(fields).is_none() {
                while !taken.insert(next) {
                    next += 1;
                }
                fields.insert("id".to_owned(), json!(next));
            }
            fill(fields);
        });
    });
}

fn own_number(fields: &Map<String, Value>) -> Option<u64> {
    fields.get("id").and_then(Value::as_u64).filter(|&id| id != 0)
}

/// Goes through a component and all that it holds, outer ones first.
fn walk(component: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    let Some(fields) = component.as_object_mut() else { return };
    visit(fields);
    for key in ["components", "accessory"] {
        match fields.get_mut(key) {
            Some(Value::Array(items)) => items.iter_mut().for_each(|item| walk(item, visit)),
            Some(one @ Value::Object(_)) => walk(one, visit),
            _ => {}
        }
    }
}

fn fill(fields: &mut Map<String, Value>) {
    let defaults: &[(&str, Value)] = match fields.get("type").and_then(Value::as_i64) {
        Some(kind::STRING_SELECT | kind::USER_SELECT..=kind::CHANNEL_SELECT) => {
            &[("min_values", json!(1)), ("max_values", json!(1)), ("disabled", json!(false))]
        }
        Some(kind::BUTTON) => &[("disabled", json!(false))],
        Some(kind::THUMBNAIL) => &[("description", Value::Null), ("spoiler", json!(false))],
        Some(kind::FILE) => &[("spoiler", json!(false))],
        Some(kind::SEPARATOR) => &[("divider", json!(true)), ("spacing", json!(1))],
        Some(kind::CONTAINER) => &[("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => &[],
    };
    set_absent(fields, defaults);
    if let Some(items) = fields.get_mut("items").and_then(Value::as_array_mut) {
        for item in items.iter_mut().filter_map(Value::as_object_mut) {
            set_absent(item, &[("description", Value::Null), ("spoiler", json!(false))]);
            address(item, "media");
        }
    }
    address(fields, "media");
    address(fields, "file");
}

fn set_absent(fields: &mut Map<String, Value>, defaults: &[(&str, Value)]) {
    for (key, value) in defaults {
        if fields.get(*key).is_none_or(Value::is_null) {
            fields.insert((*key).to_owned(), value.clone());
        }
    }
}

/// What is shown from the web is fetched by way of Discord's proxy; here that is the place itself.
fn address(fields: &mut Map<String, Value>, key: &str) {
    if let Some(media) = fields.get_mut(key).and_then(Value::as_object_mut) {
        let url = media.get("url").cloned().unwrap_or_default();
        set_absent(media, &[("id", json!("0")), ("proxy_url", url)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_free_ones_in_order_and_menus_get_their_defaults() {
        let mut rows = vec![
            json!({ "type": 1, "components": [{ "type": 2, "id": 2 }, { "type": 2 }] }),
            json!({ "type": 1, "components": [{ "type": 3, "max_values": 4 }] }),
        ];
        components(&mut rows);
        assert_eq!(rows[0]["id"], 1);
        assert_eq!(rows[0]["components"][0]["id"], 2);
        assert_eq!(rows[0]["components"][1]["id"], 3);
        let menu = &rows[1]["components"][0];
        assert_eq!((&menu["id"], &menu["min_values"]), (&json!(5), &json!(1)));
        assert_eq!(menu["max_values"], 4);
    }
}
