//! The ids and defaults that Discord adds to components.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::world::model::component_type;

/// Adds the defaults to all components, and a free id to each that has none.
pub(super) fn complete(components: &mut [Value]) {
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

/// Visits a component and its children, parents first.
fn walk(component: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    let Some(fields) = component.as_object_mut() else { return };
    visit(fields);
    if let Some(Value::Array(items)) = fields.get_mut("components") {
        items.iter_mut().for_each(|item| walk(item, visit));
    }
}

fn fill(fields: &mut Map<String, Value>) {
    let defaults: &[(&str, Value)] = match fields.get("type").and_then(Value::as_i64) {
        Some(kind)
            if kind == component_type::STRING_SELECT || component_type::is_of_server(kind) =>
        {
            &[("min_values", json!(1)), ("max_values", json!(1)), ("disabled", json!(false))]
        }
        Some(component_type::BUTTON) => &[("disabled", json!(false))],
        _ => &[],
    };
    for (key, value) in defaults {
        if fields.get(*key).is_none_or(Value::is_null) {
            fields.insert((*key).to_owned(), value.clone());
        }
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
        complete(&mut rows);
        assert_eq!(rows[0]["id"], 1);
        assert_eq!(rows[0]["components"][0]["id"], 2);
        assert_eq!(rows[0]["components"][1]["id"], 3);
        let menu = &rows[1]["components"][0];
        assert_eq!((&menu["id"], &menu["min_values"]), (&json!(5), &json!(1)));
        assert_eq!(menu["max_values"], 4);
    }
}
