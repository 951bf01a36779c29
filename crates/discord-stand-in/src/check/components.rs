//! Buttons and menus in their rows (components/reference.mdx).

use std::cell::RefCell;
use std::collections::BTreeSet;

use super::form::Node;
use crate::world::emoji::Emojis;
use crate::world::model::component_type::{
    BUTTON, CHANNEL_SELECT, ROLE_SELECT, ROW, STRING_SELECT, USER_SELECT,
};

/// The names that have to be unique in a whole message or form.
#[derive(Default)]
pub(super) struct Whole<'a> {
    /// The emojis that the application has, beside those that everybody has.
    emojis: Option<&'a Emojis>,
    custom_ids: RefCell<BTreeSet<String>>,
    ids: RefCell<BTreeSet<i64>>,
}

impl Whole<'_> {
    /// A component's number, if it was given one, may stand only once.
    pub fn numbered(&self, component: &Node<'_>) {
        let node = component.get("id");
        if let Some(id) = node.integer(0..=i64::from(i32::MAX))
            && id != 0
            && !self.ids.borrow_mut().insert(id)
        {
            node.fault("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
        }
    }

    /// A `custom_id` has 1 to 100 characters and stands only once in a message.
    pub fn custom_id(&self, component: &Node<'_>) {
        let node = component.get("custom_id");
        if let Some(id) = node.required_string(1..=100)
            && !self.custom_ids.borrow_mut().insert(id.to_owned())
        {
            node.fault(
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
    }
}

/// Checks the components of a message, which are rows.
pub(super) fn check(node: &Node<'_>, emojis: &Emojis) {
    let whole = Whole { emojis: Some(emojis), ..Whole::default() };
    for row in node.items_counted(0..=5) {
        if typed(&row, &[ROW]).is_some() {
            whole.numbered(&row);
            check_row(&row, &whole);
        }
    }
}

/// The type of a component that must be one of these.
pub(super) fn typed(component: &Node<'_>, allowed: &[i64]) -> Option<i64> {
    if !component.object() {
        component.required();
        return None;
    }
    let node = component.get("type");
    if !node.required() {
        return None;
    }
    let kind = node.integer(i64::MIN..=i64::MAX)?;
    if !allowed.contains(&kind) {
        let list: Vec<_> = allowed.iter().map(ToString::to_string).collect();
        node.fault(
            "UNION_TYPE_CHOICES",
            format!("Value of field \"type\" must be one of ({},).", list.join(", ")),
        );
        return None;
    }
    Some(kind)
}

fn check_row(row: &Node<'_>, whole: &Whole<'_>) {
    let inner = row.get("components");
    inner.required();
    let items = inner.items_counted(1..=5);
    let menus = items.iter().filter(|item| item.value["type"] != BUTTON).count();
    if menus > 0 && items.len() > 1 {
        inner.fault(
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        );
    }
    for item in &items {
        let kind = typed(item, &[BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT]);
        if kind.is_some() {
            whole.numbered(item);
        }
        match kind {
            Some(BUTTON) => check_button(item, whole),
            Some(STRING_SELECT) => check_select(item, whole),
            Some(USER_SELECT) => check_select_of_server(item, whole, "user"),
            Some(ROLE_SELECT) => check_select_of_server(item, whole, "role"),
            Some(CHANNEL_SELECT) => {
                for kind in item.get("channel_types").items() {
                    kind.integer(0..=16);
                }
                check_select_of_server(item, whole, "channel");
            }
            Some(_) | None => {}
        }
    }
}

fn check_button(button: &Node<'_>, whole: &Whole<'_>) {
    const LINK: i64 = 5;
    const PREMIUM: i64 = 6;
    let style = button.get("style");
    style.required();
    let style = style.one_of(&[1, 2, 3, 4, LINK, PREMIUM]);
    let label = button.get("label");
    label.string(0..=80);
    emoji(&button.get("emoji"), whole);
    button.get("disabled").boolean();
    let absent = |key: &str| {
        let node = button.get(key);
        if !node.is_absent() {
            node.fault(
                "BUTTON_COMPONENT_INVALID_FIELD",
                format!("This button cannot have a {key}"),
            );
        }
    };
    match style {
        Some(LINK) => {
            let url = button.get("url");
            url.required();
            url.url(512, &["discord"]);
            absent("custom_id");
        }
        Some(PREMIUM) => {
            button.get("sku_id").required();
            ["custom_id", "label", "url", "emoji"].into_iter().for_each(absent);
            return;
        }
        Some(_) => {
            whole.custom_id(button);
            absent("url");
        }
        None => return,
    }
    if label.value.as_str().is_none_or(str::is_empty) && button.get("emoji").is_absent() {
        button.fault("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required");
    }
}

/// True for an emoji, false for a word: roughly, for all of Unicode's need a table. Some emojis
/// are letters to Unicode (`ℹ️`), but none of those lies below U+2100.
fn is_emoji(text: &str) -> bool {
    let is_word = |letter: char| {
        letter.is_whitespace() || letter == ':' || (letter < '\u{2100}' && letter.is_alphabetic())
    };
    !text.is_ascii() && text.chars().count() <= 16 && !text.chars().any(is_word)
}

/// An emoji: a character that is one, or one of the application's own.
fn emoji(node: &Node<'_>, whole: &Whole<'_>) {
    if !node.object() {
        return;
    }
    let id = node.get("id");
    let (key, known) = if id.is_absent() {
        ("name", is_emoji(node.get("name").value.as_str().unwrap_or_default()))
    } else {
        let known = id.snowflake().zip(whole.emojis);
        ("id", known.is_some_and(|(id, emojis)| emojis.contains_key(&id)))
    };
    if !known {
        node.get(key).fault("COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn check_select(menu: &Node<'_>, whole: &Whole<'_>) {
    let (most_node, most) = check_menu(menu, whole);
    let count = check_options(menu, most, whole);
    if most > i64::try_from(count).unwrap_or(i64::MAX) && !most_node.is_absent() && count > 0 {
        most_node.fault(
            "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
            "max_values cannot be greater than the number of options",
        );
    }
}

/// Checks a menu of all people, roles or channels, with the type and number of its default values.
fn check_select_of_server(menu: &Node<'_>, whole: &Whole<'_>, kind: &str) {
    let (_, most) = check_menu(menu, whole);
    let most = usize::try_from(most).unwrap_or_default();
    for value in menu.get("default_values").items_counted(0..=most) {
        value.get("id").required();
        value.get("id").snowflake();
        let given = value.get("type");
        if given.value != kind {
            given.fault("BASE_TYPE_CHOICES", format!("Value must be one of ('{kind}',)."));
        }
    }
}

/// Checks the fields that all menus have, and returns the largest number of choices.
fn check_menu<'a>(menu: &Node<'a>, whole: &Whole<'_>) -> (Node<'a>, i64) {
    whole.custom_id(menu);
    menu.get("placeholder").string(0..=150);
    menu.get("disabled").boolean();
    let least = menu.get("min_values").integer(0..=25).unwrap_or(1);
    let most_node = menu.get("max_values");
    let most = most_node.integer(1..=25).unwrap_or(1);
    if least > most {
        menu.get("min_values")
            .fault("BASE_TYPE_BAD_LENGTH", "Must be less than or equal to max_values.");
    }
    (most_node, most)
}

/// Checks an option of a menu: it has a label, and a value that no other has.
fn check_choice<'a>(option: &Node<'a>, seen: &mut BTreeSet<&'a str>) {
    option.get("label").required_string(1..=100);
    option.get("description").string(0..=100);
    let value = option.get("value");
    if let Some(text) = value.required_string(1..=100)
        && !seen.insert(text)
    {
        value.fault(
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        );
    }
}

/// Checks the options of a menu of strings, and returns their number.
fn check_options(menu: &Node<'_>, most: i64, whole: &Whole<'_>) -> usize {
    let node = menu.get("options");
    node.required();
    let options = node.items_counted(1..=25);
    let mut seen = BTreeSet::new();
    let mut chosen = 0;
    for option in &options {
        if !option.object() {
            continue;
        }
        check_choice(option, &mut seen);
        emoji(&option.get("emoji"), whole);
        chosen += i64::from(option.get("default").boolean().unwrap_or(false));
    }
    if chosen > most {
        node.fault(
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            "There are more default options than max_values",
        );
    }
    options.len()
}
