//! Application commands (interactions/application-commands.mdx).

use std::collections::BTreeSet;

use serde_json::Value;

use super::answer::check_choice;
use super::form::{Form, Node};
use super::locale::translations;
use crate::error::{ApiError, TOO_MANY_COMMANDS};

/// Characters of a command, its options and choices, with the longest translation of each.
const MOST_IN_ALL: usize = 8000;
/// Chat-input commands of a scope.
const MOST_COMMANDS: usize = 100;
/// Commands in the menu of a user or of a message.
const MOST_MENU_COMMANDS: usize = 15;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const CHANNEL: i64 = 7;
const NUMBER: i64 = 10;
const OPTION_TYPES: [i64; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/// Every type of channel (resources/channel.mdx).
const CHANNEL_TYPES: [i64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];

/// Checks a whole new list.
pub(crate) fn check_all(body: &Value) -> Result<(), ApiError> {
    let form = Form::default();
    let root = form.root(body);
    if !body.is_array() {
        root.fault("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return form.finish();
    }
    let commands = root.items();
    let of_type = |kind: u64| {
        commands.iter().filter(|c| c.value["type"].as_u64().unwrap_or(1) == kind).count()
    };
    if of_type(1) > MOST_COMMANDS
        || of_type(2) > MOST_MENU_COMMANDS
        || of_type(3) > MOST_MENU_COMMANDS
    {
        return Err(TOO_MANY_COMMANDS.into());
    }
    let mut names = BTreeSet::new();
    for command in &commands {
        check_command(command);
        let key = (command.value["type"].as_u64().unwrap_or(1), command.value["name"].as_str());
        if !names.insert(key) {
            command.get("name").fault(
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    form.finish()
}

/// Checks one command.
pub(crate) fn check_one(body: &Value) -> Result<(), ApiError> {
    let form = Form::default();
    check_command(&form.root(body));
    form.finish()
}

fn check_command(command: &Node<'_>) {
    if !command.object() {
        command.required();
        return;
    }
    let kind = command.get("type").one_of(&[1, 2, 3]).unwrap_or(1);
    let chat = kind == 1;
    let mut total = check_name(command, chat);
    let description = command.get("description");
    if chat {
        total += check_description(command);
        total += check_options(&command.get("options"), 0);
    } else {
        if description.string(0..=100).is_some_and(|text| !text.is_empty()) {
            description.fault("APPLICATION_COMMAND_DESCRIPTION_INVALID", "Must be empty.");
        }
        if command.value["options"].as_array().is_some_and(|list| !list.is_empty()) {
            command.get("options").fault(
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Context menu commands cannot have options",
            );
        }
    }
    if total > MOST_IN_ALL {
        command.fault(
            "APPLICATION_COMMAND_TOO_LARGE",
            format!("Command exceeds maximum size ({MOST_IN_ALL})"),
        );
    }
    check_scope(command);
}

fn check_scope(command: &Node<'_>) {
    command.get("nsfw").boolean();
    command.get("dm_permission").boolean();
    let permissions = command.get("default_member_permissions");
    let bits = match permissions.value {
        Value::Null => true,
        Value::String(text) => text.parse::<u64>().is_ok(),
        other => other.is_u64(),
    };
    if !bits {
        permissions.fault("NUMBER_TYPE_COERCE", format!("Value {} is not int.", permissions.value));
    }
    for (key, allowed) in [("contexts", [0, 1, 2].as_slice()), ("integration_types", &[0, 1])] {
        let node = command.get(key);
        let mut seen = BTreeSet::new();
        for item in node.items() {
            if let Some(number) = item.one_of(allowed)
                && !seen.insert(number)
            {
                item.fault(
                    "SET_TYPE_ALREADY_CONTAINS_VALUE",
                    "The set already contains this value",
                );
            }
        }
        if node.value.as_array().is_some_and(Vec::is_empty) {
            node.fault("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.");
        }
    }
    let installable = |number: u64| {
        command.value["integration_types"]
            .as_array()
            .is_some_and(|list| list.iter().any(|item| item.as_u64() == Some(number)))
    };
    let private = command.value["contexts"]
        .as_array()
        .is_some_and(|list| list.iter().any(|item| item.as_u64() == Some(2)));
    if private && !installable(1) {
        command.get("contexts").fault(
            "APPLICATION_COMMAND_CONTEXTS_INVALID",
            "PRIVATE_CHANNEL needs an installation for users",
        );
    }
}

/// Checks the name and its translations, and returns the length of the longest.
fn check_name(node: &Node<'_>, chat: bool) -> usize {
    let well_formed = |place: &Node<'_>, text: &str| {
        if chat && !is_chat_name(text) {
            place.fault("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
        }
    };
    let name = node.get("name");
    let mut longest = 0;
    if let Some(text) = name.required_string(1..=32) {
        longest = text.chars().count();
        well_formed(&name, text);
    }
    longest.max(translations(&node.get("name_localizations"), 1..=32, well_formed))
}

fn check_description(node: &Node<'_>) -> usize {
    let own =
        node.get("description").required_string(1..=100).map_or(0, |text| text.chars().count());
    own.max(translations(&node.get("description_localizations"), 1..=100, |_, _| {}))
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in small letters where there are such.
fn is_chat_name(text: &str) -> bool {
    let fits = |letter: char| {
        matches!(letter, '-' | '_' | '\'' | '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
            || letter.is_alphabetic()
            || letter.is_numeric()
    };
    text.chars().all(fits) && text == text.to_lowercase()
}

/// The options of a command (depth 0), group (1) or subcommand (2).
fn check_options(node: &Node<'_>, depth: usize) -> usize {
    let options = node.items_counted(0..=25);
    let mut total = 0;
    let mut names = BTreeSet::new();
    let mut optional_before = false;
    let nests =
        |option: &Node<'_>| matches!(option.value["type"].as_i64(), Some(SUBCOMMAND | GROUP));
    let mixed = options.iter().any(nests) && !options.iter().all(nests);
    if mixed {
        node.fault(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
    for option in &options {
        if !option.object() {
            continue;
        }
        let kind = option.get("type");
        kind.required();
        let kind = kind.one_of(&OPTION_TYPES);
        total += check_name(option, true) + check_description(option);
        if let Some(name) = option.value["name"].as_str()
            && !names.insert(name)
        {
            option.get("name").fault(
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            );
        }
        let required = option.get("required").boolean().unwrap_or(false);
        if required && optional_before {
            option.get("required").fault(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_before |= !required;
        total += match kind {
            Some(SUBCOMMAND) => {
                nested_at(option, depth, 1);
                check_options(&option.get("options"), 2)
            }
            Some(GROUP) => {
                nested_at(option, depth, 0);
                let inner = option.get("options");
                if inner.items().iter().any(|sub| sub.value["type"].as_i64() != Some(SUBCOMMAND)) {
                    inner.fault(
                        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                        "A group consists of subcommands",
                    );
                }
                check_options(&inner, 1)
            }
            Some(kind) => check_plain(option, kind),
            None => 0,
        };
    }
    total
}

fn nested_at(option: &Node<'_>, depth: usize, deepest: usize) {
    if depth > deepest {
        option.get("type").fault("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep");
    }
}

/// An option that takes a value.
fn check_plain(option: &Node<'_>, kind: i64) -> usize {
    let only_for = |key: &str, kinds: &[i64]| {
        let node = option.get(key);
        let given = !node.is_absent()
            && node.value != &Value::Bool(false)
            && !node.value.as_array().is_some_and(Vec::is_empty);
        if given && !kinds.contains(&kind) {
            node.fault(
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                format!("{key} has no meaning for this type"),
            );
        }
        given
    };
    let completes = option.get("autocomplete").boolean().unwrap_or(false);
    only_for("autocomplete", &[STRING, INTEGER, NUMBER]);
    let has_choices = only_for("choices", &[STRING, INTEGER, NUMBER]);
    only_for("min_value", &[INTEGER, NUMBER]);
    only_for("max_value", &[INTEGER, NUMBER]);
    only_for("min_length", &[STRING]);
    only_for("max_length", &[STRING]);
    only_for("channel_types", &[CHANNEL]);
    for channel_type in option.get("channel_types").items() {
        channel_type.one_of(&CHANNEL_TYPES);
    }
    only_for("options", &[]);
    let choices = option.get("choices");
    if completes && has_choices {
        choices.fault(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Choices and autocomplete are mutually exclusive",
        );
    }
    let least = option.get("min_length").integer(0..=6000);
    let most = option.get("max_length").integer(1..=6000);
    if let (Some(least), Some(most)) = (least, most)
        && least > most
    {
        option.get("min_length").fault("BASE_TYPE_BAD_LENGTH", "min_length is above max_length");
    }
    for key in ["min_value", "max_value"] {
        let node = option.get(key);
        let fits = match kind {
            // Libraries write whole numbers as `3.0` too.
            INTEGER => node.value.as_f64().is_some_and(|number| number.fract() == 0.0),
            _ => node.value.is_number(),
        };
        if !node.is_absent() && !fits {
            node.fault("NUMBER_TYPE_COERCE", format!("Value {} is not a number.", node.value));
        }
    }
    let mut names = BTreeSet::new();
    let mut total = 0;
    for choice in choices.items_counted(0..=25) {
        total += check_choice(&choice, u64::try_from(kind).unwrap_or(0));
        if let Some(name) = choice.value["name"].as_str()
            && !names.insert(name)
        {
            choice.get("name").fault(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice name already exists",
            );
        }
    }
    total
}
