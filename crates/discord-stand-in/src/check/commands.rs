//! Validation of application commands (interactions/application-commands.mdx).

use std::collections::BTreeSet;

use serde_json::Value;

use super::answer::check_choice_and_count_characters;
use super::form::{BodyCheck, Node};
use super::locale::longest_checked_translation_length;
use crate::error::{ApiError, TOO_MANY_COMMANDS};

/// The maximum number of characters in a command with its options and choices. Of each text, only the longest translation counts.
const MAX_COMMAND_SIZE: usize = 8000;
/// The maximum number of chat-input commands in a scope. A scope is one server, or all servers (global).
const MAX_COMMANDS: usize = 100;
/// The maximum number of user commands in a scope. The same limit applies to message commands.
const MAX_MENU_COMMANDS: usize = 15;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const CHANNEL: i64 = 7;
const NUMBER: i64 = 10;
const OPTION_TYPES: [i64; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/// Every type of channel (resources/channel.mdx).
const CHANNEL_TYPES: [i64; 13] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16];

/// Checks a list of commands that replaces all commands of a scope.
pub(crate) fn check_command_list(body: &Value) -> Result<(), ApiError> {
    let form = BodyCheck::default();
    let root = form.root_node(body);
    if !body.is_array() {
        root.add_error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return form.finish();
    }
    let commands = root.items();
    let of_type = |kind: u64| {
        commands.iter().filter(|c| c.value["type"].as_u64().unwrap_or(1) == kind).count()
    };
    if of_type(1) > MAX_COMMANDS || of_type(2) > MAX_MENU_COMMANDS || of_type(3) > MAX_MENU_COMMANDS
    {
        return Err(TOO_MANY_COMMANDS.into());
    }
    let mut names = BTreeSet::new();
    for command in &commands {
        check_command(command);
        let key = (command.value["type"].as_u64().unwrap_or(1), command.value["name"].as_str());
        if !names.insert(key) {
            command.get("name").add_error(
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            );
        }
    }
    form.finish()
}

/// Checks one command.
pub(crate) fn check_single_command(body: &Value) -> Result<(), ApiError> {
    let form = BodyCheck::default();
    check_command(&form.root_node(body));
    form.finish()
}

/// Checks a command, and reports the errors in its fields.
fn check_command(command: &Node<'_>) {
    if !command.check_object() {
        command.check_present();
        return;
    }
    let kind = command.get("type").integer_one_of(&[1, 2, 3]).unwrap_or(1);
    let is_chat_input = kind == 1;
    let mut total = longest_checked_name_length(command, is_chat_input);
    let description = command.get("description");
    if is_chat_input {
        total += longest_checked_description_length(command);
        total += check_options_and_count_characters(&command.get("options"), 0);
    } else {
        if description.string(0..=100).is_some_and(|text| !text.is_empty()) {
            description.add_error("APPLICATION_COMMAND_DESCRIPTION_INVALID", "Must be empty.");
        }
        if command.value["options"].as_array().is_some_and(|list| !list.is_empty()) {
            command.get("options").add_error(
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Context menu commands cannot have options",
            );
        }
    }
    if total > MAX_COMMAND_SIZE {
        command.add_error(
            "APPLICATION_COMMAND_TOO_LARGE",
            format!("Command exceeds maximum size ({MAX_COMMAND_SIZE})"),
        );
    }
    check_command_contexts(command);
}

/// Checks the fields that restrict the use of a command: age restriction, permissions, contexts and installations.
fn check_command_contexts(command: &Node<'_>) {
    command.get("nsfw").boolean();
    command.get("dm_permission").boolean();
    let permissions = command.get("default_member_permissions");
    let bits = match permissions.value {
        Value::Null => true,
        Value::String(text) => text.parse::<u64>().is_ok(),
        other => other.is_u64(),
    };
    if !bits {
        permissions
            .add_error("NUMBER_TYPE_COERCE", format!("Value {} is not int.", permissions.value));
    }
    for (key, allowed) in [("contexts", [0, 1, 2].as_slice()), ("integration_types", &[0, 1])] {
        let node = command.get(key);
        let mut seen = BTreeSet::new();
        for item in node.items() {
            if let Some(number) = item.integer_one_of(allowed)
                && !seen.insert(number)
            {
                item.add_error(
                    "SET_TYPE_ALREADY_CONTAINS_VALUE",
                    "The set already contains this value",
                );
            }
        }
        if node.value.as_array().is_some_and(Vec::is_empty) {
            node.add_error("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.");
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
        command.get("contexts").add_error(
            "APPLICATION_COMMAND_CONTEXTS_INVALID",
            "PRIVATE_CHANNEL needs an installation for users",
        );
    }
}

/// Checks a name and its translations, and returns the length of the longest one. `is_chat_input`
/// is true for a slash command, whose names have more rules.
fn longest_checked_name_length(node: &Node<'_>, is_chat_input: bool) -> usize {
    let well_formed = |place: &Node<'_>, text: &str| {
        if is_chat_input && !is_slash_command_name(text) {
            place.add_error("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
        }
    };
    let name = node.get("name");
    let mut longest = 0;
    if let Some(text) = name.required_string(1..=32) {
        longest = text.chars().count();
        well_formed(&name, text);
    }
    longest.max(longest_checked_translation_length(
        &node.get("name_localizations"),
        1..=32,
        well_formed,
    ))
}

/// Checks a description and its translations, and returns the length of the longest one.
fn longest_checked_description_length(node: &Node<'_>) -> usize {
    let own =
        node.get("description").required_string(1..=100).map_or(0, |text| text.chars().count());
    own.max(longest_checked_translation_length(
        &node.get("description_localizations"),
        1..=100,
        |_, _| {},
    ))
}

/// Returns `true` if a text matches `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` and has no upper-case
/// letters.
fn is_slash_command_name(text: &str) -> bool {
    let fits = |letter: char| {
        matches!(letter, '-' | '_' | '\'' | '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
            || letter.is_alphabetic()
            || letter.is_numeric()
    };
    text.chars().all(fits) && text == text.to_lowercase()
}

/// Checks the options of a command (`depth` 0), of a group of subcommands (1) or of a subcommand (2). Returns the number of
/// characters in the options.
fn check_options_and_count_characters(node: &Node<'_>, depth: usize) -> usize {
    let options = node.items_with_count(0..=25);
    let mut total = 0;
    let mut names = BTreeSet::new();
    let mut optional_before = false;
    let nests =
        |option: &Node<'_>| matches!(option.value["type"].as_i64(), Some(SUBCOMMAND | GROUP));
    let mixed = options.iter().any(nests) && !options.iter().all(nests);
    if mixed {
        node.add_error(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        );
    }
    for option in &options {
        if !option.check_object() {
            continue;
        }
        let kind = option.get("type");
        kind.check_present();
        let kind = kind.integer_one_of(&OPTION_TYPES);
        total +=
            longest_checked_name_length(option, true) + longest_checked_description_length(option);
        if let Some(name) = option.value["name"].as_str()
            && !names.insert(name)
        {
            option.get("name").add_error(
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            );
        }
        let required = option.get("required").boolean().unwrap_or(false);
        if required && optional_before {
            option.get("required").add_error(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            );
        }
        optional_before |= !required;
        total += match kind {
            Some(SUBCOMMAND) => {
                check_option_nesting(option, depth, 1);
                check_options_and_count_characters(&option.get("options"), 2)
            }
            Some(GROUP) => {
                check_option_nesting(option, depth, 0);
                let inner = option.get("options");
                if inner.items().iter().any(|sub| sub.value["type"].as_i64() != Some(SUBCOMMAND)) {
                    inner.add_error(
                        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                        "A group may only contain subcommands",
                    );
                }
                check_options_and_count_characters(&inner, 1)
            }
            Some(kind) => check_value_option_and_count_characters(option, kind),
            None => 0,
        };
    }
    total
}

/// Reports an error if an option is nested deeper than `max_depth`.
fn check_option_nesting(option: &Node<'_>, depth: usize, max_depth: usize) {
    if depth > max_depth {
        option.get("type").add_error("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep");
    }
}

/// Checks an option that is neither a subcommand nor a group, and returns the number of characters in its choices.
fn check_value_option_and_count_characters(option: &Node<'_>, option_type: i64) -> usize {
    let only_for = |key: &str, kinds: &[i64]| {
        let node = option.get(key);
        let given = !node.is_absent()
            && node.value != &Value::Bool(false)
            && !node.value.as_array().is_some_and(Vec::is_empty);
        if given && !kinds.contains(&option_type) {
            node.add_error(
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
        channel_type.integer_one_of(&CHANNEL_TYPES);
    }
    only_for("options", &[]);
    let choices = option.get("choices");
    if completes && has_choices {
        choices.add_error(
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Choices and autocomplete are mutually exclusive",
        );
    }
    let min = option.get("min_length").integer(0..=6000);
    let max = option.get("max_length").integer(1..=6000);
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        option
            .get("min_length")
            .add_error("BASE_TYPE_BAD_LENGTH", "min_length is above max_length");
    }
    for key in ["min_value", "max_value"] {
        let node = option.get(key);
        let fits = match option_type {
            // Some libraries write integers as `3.0`.
            INTEGER => node.value.as_f64().is_some_and(|number| number.fract() == 0.0),
            _ => node.value.is_number(),
        };
        if !node.is_absent() && !fits {
            node.add_error("NUMBER_TYPE_COERCE", format!("Value {} is not a number.", node.value));
        }
    }
    let mut names = BTreeSet::new();
    let mut total = 0;
    for choice in choices.items_with_count(0..=25) {
        total +=
            check_choice_and_count_characters(&choice, u64::try_from(option_type).unwrap_or(0));
        if let Some(name) = choice.value["name"].as_str()
            && !names.insert(name)
        {
            choice.get("name").add_error(
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice name already exists",
            );
        }
    }
    total
}
