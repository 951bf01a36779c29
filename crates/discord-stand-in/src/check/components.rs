//! Validation of buttons and menus in their rows (components/reference.mdx).

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::form::Node;
use crate::world::emoji::Emojis;
use crate::world::model::component_type::{
    BUTTON, CHANNEL_SELECT, ROLE_SELECT, ROW, STRING_SELECT, USER_SELECT,
};

/// The component ids and custom ids found so far in a message or modal, in which each must be unique. It also contains the emojis
/// that the message may use.
#[derive(Default)]
pub(super) struct UniqueIds<'a> {
    /// The emojis of the application; `None` where none are allowed. Unicode emojis are always
    /// allowed.
    emojis: Option<&'a Emojis>,
    custom_ids: RefCell<BTreeSet<String>>,
    ids: RefCell<BTreeSet<i64>>,
}

impl UniqueIds<'_> {
    /// Checks that a component's `id`, if it has one, is unique.
    pub fn check_component_id(&self, component: &Node<'_>) {
        let node = component.get("id");
        if let Some(id) = node.integer(0..=i64::from(i32::MAX))
            && id != 0
            && !self.ids.borrow_mut().insert(id)
        {
            node.add_error("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
        }
    }

    /// Checks that a component's `custom_id` has 1 to 100 characters and is unique.
    pub fn check_custom_id(&self, component: &Node<'_>) {
        let node = component.get("custom_id");
        if let Some(id) = node.required_string(1..=100)
            && !self.custom_ids.borrow_mut().insert(id.to_owned())
        {
            node.add_error(
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }
}

/// Checks the components of a message, which must be rows.
pub(super) fn check_components(node: &Node<'_>, emojis: &Emojis) {
    let unique_ids = UniqueIds { emojis: Some(emojis), ..UniqueIds::default() };
    for row in node.items_with_count(0..=5) {
        if checked_component_type(&row, &[ROW]).is_some() {
            unique_ids.check_component_id(&row);
            check_action_row(&row, &unique_ids);
        }
    }
}

/// Returns the type of a component. If it is not one of the allowed types, reports an error and returns `None`.
pub(super) fn checked_component_type(component: &Node<'_>, allowed_types: &[i64]) -> Option<i64> {
    if !component.check_object() {
        component.check_present();
        return None;
    }
    let node = component.get("type");
    if !node.check_present() {
        return None;
    }
    let kind = node.integer(i64::MIN..=i64::MAX)?;
    if !allowed_types.contains(&kind) {
        let list: Vec<_> = allowed_types.iter().map(ToString::to_string).collect();
        node.add_error(
            "UNION_TYPE_CHOICES",
            format!("Value of field \"type\" must be one of ({},).", list.join(", ")),
        );
        return None;
    }
    Some(kind)
}

/// Checks the components of an action row, which are up to five buttons or one menu.
fn check_action_row(row: &Node<'_>, unique_ids: &UniqueIds<'_>) {
    let inner = row.get("components");
    inner.check_present();
    let items = inner.items_with_count(1..=5);
    let menus = items.iter().filter(|item| item.value["type"] != BUTTON).count();
    if menus > 0 && items.len() > 1 {
        inner.add_error(
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for item in &items {
        let kind = checked_component_type(
            item,
            &[BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT],
        );
        if kind.is_some() {
            unique_ids.check_component_id(item);
        }
        match kind {
            Some(BUTTON) => check_button(item, unique_ids),
            Some(STRING_SELECT) => check_string_select(item, unique_ids),
            Some(USER_SELECT) => check_entity_select(item, unique_ids, "user"),
            Some(ROLE_SELECT) => check_entity_select(item, unique_ids, "role"),
            Some(CHANNEL_SELECT) => {
                for kind in item.get("channel_types").items() {
                    kind.integer(0..=16);
                }
                check_entity_select(item, unique_ids, "channel");
            }
            Some(_) | None => {}
        }
    }
}

/// Checks a button, whose style determines the required fields.
fn check_button(button: &Node<'_>, unique_ids: &UniqueIds<'_>) {
    const LINK: i64 = 5;
    const PREMIUM: i64 = 6;
    let style = button.get("style");
    style.check_present();
    let style = style.integer_one_of(&[1, 2, 3, 4, LINK, PREMIUM]);
    let label = button.get("label");
    label.string(0..=80);
    check_emoji(&button.get("emoji"), unique_ids);
    button.get("disabled").boolean();
    let require_absent = |key: &str| {
        let node = button.get(key);
        if !node.is_absent() {
            node.add_error(
                "BUTTON_COMPONENT_INVALID_FIELD",
                format!("This button cannot have a {key}"),
            );
        }
    };
    match style {
        Some(LINK) => {
            let url = button.get("url");
            url.check_present();
            url.url(512, &["discord"]);
            require_absent("custom_id");
        }
        Some(PREMIUM) => {
            button.get("sku_id").check_present();
            ["custom_id", "label", "url", "emoji"].into_iter().for_each(require_absent);
            return;
        }
        Some(_) => {
            unique_ids.check_custom_id(button);
            require_absent("url");
        }
        None => return,
    }
    if label.value.as_str().is_none_or(str::is_empty) && button.get("emoji").is_absent() {
        button
            .add_error("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required");
    }
}

/// Returns `true` for an emoji and `false` for a word. This is an approximation, because an exact check would need a table of
/// Unicode's emojis. Some emojis are letters in Unicode (`ℹ️`), but all of these are at or above U+2100.
fn is_emoji(text: &str) -> bool {
    let is_word = |letter: char| {
        letter.is_whitespace() || letter == ':' || (letter < '\u{2100}' && letter.is_alphabetic())
    };
    !text.is_ascii() && text.chars().count() <= 16 && !text.chars().any(is_word)
}

/// Checks an emoji: it must be a Unicode emoji or one of the application's own.
fn check_emoji(node: &Node<'_>, unique_ids: &UniqueIds<'_>) {
    if !node.check_object() {
        return;
    }
    let id = node.get("id");
    let (key, known) = if id.is_absent() {
        ("name", is_emoji(node.get("name").value.as_str().unwrap_or_default()))
    } else {
        let known = id.snowflake().zip(unique_ids.emojis);
        ("id", known.is_some_and(|(id, emojis)| emojis.contains_key(&id)))
    };
    if !known {
        node.get(key).add_error("COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

/// Checks a string select menu, which has its options in the message.
fn check_string_select(menu: &Node<'_>, unique_ids: &UniqueIds<'_>) {
    let (max_node, max) = checked_max_values_field_and_value(menu, unique_ids);
    let count = checked_menu_option_count(menu, max, unique_ids);
    if max > i64::try_from(count).unwrap_or(i64::MAX) && !max_node.is_absent() && count > 0 {
        max_node.add_error(
            "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
            "max_values cannot be greater than the number of options",
        );
    }
}

/// Checks a menu of users, roles or channels, including the type and number of its default values. `value_type` is
/// `user`, `role` or `channel`.
fn check_entity_select(menu: &Node<'_>, unique_ids: &UniqueIds<'_>, value_type: &str) {
    let (_, max) = checked_max_values_field_and_value(menu, unique_ids);
    let max = usize::try_from(max).unwrap_or_default();
    for value in menu.get("default_values").items_with_count(0..=max) {
        value.get("id").check_present();
        value.get("id").snowflake();
        let given = value.get("type");
        if given.value != value_type {
            given
                .add_error("BASE_TYPE_CHOICES", format!("Value must be one of ('{value_type}',)."));
        }
    }
}

/// Checks the fields that all menus have. Returns the field `max_values` and its value, 1 if absent.
fn checked_max_values_field_and_value<'a>(
    menu: &Node<'a>,
    unique_ids: &UniqueIds<'_>,
) -> (Node<'a>, i64) {
    unique_ids.check_custom_id(menu);
    menu.get("placeholder").string(0..=150);
    menu.get("disabled").boolean();
    let min = menu.get("min_values").integer(0..=25).unwrap_or(1);
    let max_node = menu.get("max_values");
    let max = max_node.integer(1..=25).unwrap_or(1);
    if min > max {
        menu.get("min_values")
            .add_error("BASE_TYPE_BAD_LENGTH", "Must be less than or equal to max_values.");
    }
    (max_node, max)
}

/// Checks an option of a menu: it must have a label and a unique value.
fn check_menu_option<'a>(option: &Node<'a>, seen_values: &mut BTreeSet<&'a str>) {
    option.get("label").required_string(1..=100);
    option.get("description").string(0..=100);
    let value = option.get("value");
    if let Some(text) = value.required_string(1..=100)
        && !seen_values.insert(text)
    {
        value.add_error(
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        );
    }
}

/// Checks the options of a string select menu, and returns their number. At most `max_defaults` options may be selected by default.
fn checked_menu_option_count(
    menu: &Node<'_>,
    max_defaults: i64,
    unique_ids: &UniqueIds<'_>,
) -> usize {
    let node = menu.get("options");
    node.check_present();
    let options = node.items_with_count(1..=25);
    let mut seen = BTreeSet::new();
    let mut chosen = 0;
    for option in &options {
        if !option.check_object() {
            continue;
        }
        check_menu_option(option, &mut seen);
        check_emoji(&option.get("emoji"), unique_ids);
        chosen += i64::from(option.get("default").boolean().unwrap_or(false));
    }
    if chosen > max_defaults {
        node.add_error(
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "There are more default options than max_values",
        );
    }
    options.len()
}
