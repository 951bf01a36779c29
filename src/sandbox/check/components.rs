//! Buttons, menus and the layouts of components v2 (components/reference.mdx).

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use super::embeds::picture;
use super::form::Node;

/// Component types.
pub(crate) mod kind {
    pub const ROW: i64 = 1;
    pub const BUTTON: i64 = 2;
    pub const STRING_SELECT: i64 = 3;
    pub const TEXT_INPUT: i64 = 4;
    pub const USER_SELECT: i64 = 5;
    pub const ROLE_SELECT: i64 = 6;
    pub const MENTIONABLE_SELECT: i64 = 7;
    pub const CHANNEL_SELECT: i64 = 8;
    pub const SECTION: i64 = 9;
    pub const TEXT: i64 = 10;
    pub const THUMBNAIL: i64 = 11;
    pub const GALLERY: i64 = 12;
    pub const FILE: i64 = 13;
    pub const SEPARATOR: i64 = 14;
    pub const CONTAINER: i64 = 17;
    pub const LABEL: i64 = 18;
    pub const FILE_UPLOAD: i64 = 19;
    pub const RADIO_GROUP: i64 = 21;
    pub const CHECKBOX_GROUP: i64 = 22;
    pub const CHECKBOX: i64 = 23;
}

use kind::{
    BUTTON, CHANNEL_SELECT, CONTAINER, FILE, GALLERY, MENTIONABLE_SELECT, ROLE_SELECT, ROW,
    SECTION, SEPARATOR, STRING_SELECT, TEXT, THUMBNAIL, USER_SELECT,
};

/// Components of one message, counted with those inside others.
const MOST_IN_ALL: usize = 40;
/// Characters of all text displays of a message.
const MOST_TEXT: usize = 4000;

/// What has to be unique or is counted over a whole message or form.
pub(super) struct Whole<'a> {
    custom_ids: RefCell<BTreeSet<String>>,
    ids: RefCell<BTreeSet<i64>>,
    count: Cell<usize>,
    text: Cell<usize>,
    has_file: &'a dyn Fn(&str) -> bool,
}

impl<'a> Whole<'a> {
    pub fn new(has_file: &'a dyn Fn(&str) -> bool) -> Self {
        Self {
            custom_ids: RefCell::default(),
            ids: RefCell::default(),
            count: Cell::new(0),
            text: Cell::new(0),
            has_file,
        }
    }

    /// A component's number, if it was given one, may stand only once.
    pub fn numbered(&self, component: &Node<'_>) {
        self.count.set(self.count.get() + 1);
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

/// Checks the components of a message. Without the mark of components v2 these are rows.
pub(crate) fn check(node: &Node<'_>, v2: bool, has_file: &dyn Fn(&str) -> bool) {
    let whole = Whole::new(has_file);
    let top = if v2 { node.items_counted(0..=MOST_IN_ALL) } else { node.items_counted(0..=5) };
    let allowed: &[i64] =
        if v2 { &[ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER] } else { &[ROW] };
    for component in top {
        check_one(&component, allowed, &whole);
    }
    if whole.count.get() > MOST_IN_ALL {
        node.fault(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            format!("The maximum number of components is {MOST_IN_ALL}."),
        );
    }
    if whole.text.get() > MOST_TEXT {
        node.fault(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            format!("Total displayable text size exceeds maximum size of {MOST_TEXT}"),
        );
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

fn check_one(component: &Node<'_>, allowed: &[i64], whole: &Whole<'_>) {
    let Some(kind) = typed(component, allowed) else { return };
    whole.numbered(component);
    match kind {
        ROW => check_row(component, whole),
        BUTTON => check_button(component, whole),
        STRING_SELECT | USER_SELECT | ROLE_SELECT | MENTIONABLE_SELECT | CHANNEL_SELECT => {
            check_select(component, kind, whole);
        }
        SECTION => {
            let inner = component.get("components");
            inner.required();
            for text in inner.items_counted(1..=3) {
                check_one(&text, &[TEXT], whole);
            }
            let accessory = component.get("accessory");
            if accessory.required() {
                check_one(&accessory, &[BUTTON, THUMBNAIL], whole);
            }
        }
        TEXT => {
            if let Some(text) = component.get("content").required_string(1..=MOST_TEXT) {
                whole.text.set(whole.text.get() + text.chars().count());
            }
        }
        THUMBNAIL => check_media(component, whole),
        GALLERY => {
            let items = component.get("items");
            items.required();
            for item in items.items_counted(1..=10) {
                if item.object() {
                    check_media(&item, whole);
                }
            }
        }
        FILE => {
            let file = component.get("file");
            if file.required() && file.object() {
                let url = file.get("url");
                url.required();
                picture(&url, whole.has_file);
                if url.value.as_str().is_some_and(|url| !url.starts_with("attachment://")) {
                    url.fault("URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).");
                }
            }
            component.get("spoiler").boolean();
        }
        SEPARATOR => {
            component.get("divider").boolean();
            component.get("spacing").one_of(&[1, 2]);
        }
        CONTAINER => {
            component.get("accent_color").integer(0..=0xFF_FFFF);
            component.get("spoiler").boolean();
            let inner = component.get("components");
            inner.required();
            for one in inner.items_counted(1..=MOST_IN_ALL) {
                check_one(&one, &[ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR], whole);
            }
        }
        _ => {}
    }
}

/// A picture with its alt text.
fn check_media(node: &Node<'_>, whole: &Whole<'_>) {
    let media = node.get("media");
    if media.required() && media.object() {
        media.get("url").required();
        picture(&media.get("url"), whole.has_file);
    }
    node.get("description").string(1..=1024);
    node.get("spoiler").boolean();
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
        check_one(
            item,
            &[BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT],
            whole,
        );
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
    emoji(&button.get("emoji"));
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

/// Whether a text is an emoji rather than a word: roughly, for all of Unicode's need a table. Some
/// are letters to Unicode (`ℹ️`), but none of those lies below U+2100.
pub(crate) fn is_emoji(text: &str) -> bool {
    let is_word = |letter: char| {
        letter.is_whitespace() || letter == ':' || (letter < '\u{2100}' && letter.is_alphabetic())
    };
    !text.is_ascii() && text.chars().count() <= 16 && !text.chars().any(is_word)
}

/// An emoji: a character that is one, or one of the application's own, of which there are none.
pub(super) fn emoji(node: &Node<'_>) {
    if !node.object() {
        return;
    }
    let name = node.get("name").value.as_str().unwrap_or_default();
    let own = !node.get("id").is_absent();
    let plain = !is_emoji(name);
    if own || plain {
        node.get(if own { "id" } else { "name" }).fault("COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

pub(super) fn check_select(menu: &Node<'_>, kind: i64, whole: &Whole<'_>) {
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
    if kind == STRING_SELECT {
        let count = check_options(menu, most);
        if most > i64::try_from(count).unwrap_or(i64::MAX) && !most_node.is_absent() && count > 0 {
            most_node.fault(
                "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                "max_values cannot be greater than the number of options",
            );
        }
        return;
    }
    let defaults = menu.get("default_values");
    let count = defaults.items_counted(0..=25).len();
    if !defaults.is_absent() && i64::try_from(count).is_ok_and(|count| count > most) {
        defaults.fault("BASE_TYPE_BAD_LENGTH", "There are more default values than may be chosen.");
    }
    if kind == CHANNEL_SELECT {
        menu.get("channel_types").items();
    }
}

/// What somebody can choose has a label, and a value that no other has.
pub(super) fn check_choice<'a>(option: &Node<'a>, seen: &mut BTreeSet<&'a str>) {
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

/// The options of a menu of strings; gives how many there are.
fn check_options(menu: &Node<'_>, most: i64) -> usize {
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
        emoji(&option.get("emoji"));
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
