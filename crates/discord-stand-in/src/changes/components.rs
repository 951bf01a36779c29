//! The ids and default values that Discord adds to components.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::world::model::component_type;

/// Adds default values to all components, and the next unused id to each component without an id.
pub(super) fn add_ids_and_defaults(components: &mut [Value]) {
    let mut used_ids = BTreeSet::new();
    components.iter_mut().for_each(|component| {
        visit_components(component, &mut |fields| used_ids.extend(component_id_set_by_bot(fields)))
    });
    let mut next = 1;
    components.iter_mut().for_each(|component| {
        visit_components(component, &mut |fields| {
            if component_id_set_by_bot(fields).is_none() {
                while !used_ids.insert(next) {
                    next += 1;
                }
                fields.insert("id".to_owned(), json!(next));
            }
            add_default_component_fields(fields);
        });
    });
}

/// Returns the id that the bot gave to the component; `None` if it gave none or 0.
fn component_id_set_by_bot(fields: &Map<String, Value>) -> Option<u64> {
    fields.get("id").and_then(Value::as_u64).filter(|&id| id != 0)
}

/// Visits a component and its children, the parent first.
fn visit_components(component: &mut Value, visit: &mut impl FnMut(&mut Map<String, Value>)) {
    let Some(fields) = component.as_object_mut() else { return };
    visit(fields);
    if let Some(Value::Array(items)) = fields.get_mut("components") {
        items.iter_mut().for_each(|item| visit_components(item, visit));
    }
}

/// Adds the default values of the component's type to its fields.
fn add_default_component_fields(fields: &mut Map<String, Value>) {
    let defaults: &[(&str, Value)] = match fields.get("type").and_then(Value::as_i64) {
        Some(kind)
            if kind == component_type::STRING_SELECT || component_type::is_entity_select(kind) =>
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
    fn components_get_the_next_unused_ids_and_default_values() {
        let mut rows = vec![
            json!({ "type": 1, "components": [{ "type": 2, "id": 2 }, { "type": 2 }] }),
            json!({ "type": 1, "components": [{ "type": 3, "max_values": 4 }] }),
        ];
        add_ids_and_defaults(&mut rows);
        assert_eq!(rows[0]["id"], 1);
        assert_eq!(rows[0]["components"][0]["id"], 2);
        assert_eq!(rows[0]["components"][1]["id"], 3);
        let menu = &rows[1]["components"][0];
        assert_eq!((&menu["id"], &menu["min_values"]), (&json!(5), &json!(1)));
        assert_eq!(menu["max_values"], 4);
    }
}
