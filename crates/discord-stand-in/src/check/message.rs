//! Validation of the body of a message: text, components, files, mentions, flags.

use serde_json::Value;

use super::form::{BodyCheck, Node};
use super::{components, unsupported};
use crate::error::{ApiError, EMPTY_MESSAGE, TOO_LARGE};
use crate::ids::parse_id;
use crate::world::emoji::Emojis;
use crate::world::model::{MAX_FILE_BYTES, StoredMessage, Upload};

/// The maximum number of files in a message.
const MAX_FILES: usize = 10;

/// The rules for a message, which depend on the route.
#[derive(Debug)]
pub(crate) struct MessageRules<'a> {
    /// The field of the body that contains the message: `data` in an answer to an interaction, otherwise empty.
    pub field: &'static str,
    /// The bits of `flags` that may be set.
    pub flags: u64,
    /// The message that is being edited, or `None` for a new message.
    pub edited: Option<&'a StoredMessage>,
    /// True if an empty message is refused.
    pub must_have_content: bool,
    /// Fields that the route does not support, such as `nonce` and `message_reference`.
    pub unsupported_fields: &'static [&'static str],
}

/// Checks the body of a message.
pub(crate) fn check_message(
    body: &Value,
    uploads: &[Upload],
    rules: &MessageRules<'_>,
    emojis: &Emojis,
) -> Result<(), ApiError> {
    if uploads.iter().any(|upload| upload.bytes.len() > MAX_FILE_BYTES) {
        return Err(TOO_LARGE.into());
    }
    unsupported::refuse_unsupported_message(message_part(body, rules.field))?;
    let form = BodyCheck::default();
    let root = form.root_node(body);
    let message = if rules.field.is_empty() { root } else { root.get(rules.field) };
    if !message.is_absent() && !message.check_object() {
        return form.finish();
    }
    check_message_fields(&message, uploads, rules);
    components::check_components(&message.get("components"), emojis);
    form.finish()?;
    if rules.must_have_content
        && is_empty_message(message_part(body, rules.field), uploads, rules.edited)
    {
        return Err(EMPTY_MESSAGE.into());
    }
    Ok(())
}

/// Returns the part of the body that contains the message; the whole body if `field` is empty.
fn message_part<'a>(body: &'a Value, field: &str) -> &'a Value {
    if field.is_empty() { body } else { &body[field] }
}

/// Checks the fields of the message itself.
fn check_message_fields(message: &Node<'_>, uploads: &[Upload], rules: &MessageRules<'_>) {
    let content = message.get("content");
    if let Some(text) = content.string(0..=usize::MAX)
        && text.trim().chars().count() > 2000
    {
        content.add_error("BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.");
    }
    message.get("tts").boolean();
    let set = message
        .get("flags")
        .integer(0..=i64::MAX)
        .and_then(|bits| u64::try_from(bits).ok())
        .unwrap_or(0);
    // An edit may repeat flags that are already set.
    let was_set = rules.edited.map_or(0, |edited| edited.flags);
    if set & !(rules.flags | was_set) != 0 {
        message.get("flags").add_error(
            "MESSAGE_FLAGS_INVALID",
            format!("These flags cannot be set here: {}", set & !(rules.flags | was_set)),
        );
    }
    for key in rules.unsupported_fields {
        let node = message.get(key);
        // Some libraries always send fields with the value `false`, such as `enforce_nonce`.
        if !is_blank(node.value) && node.value != &Value::Bool(false) {
            node.add_error("UNKNOWN_FIELD", format!("{key} is not supported here"));
        }
    }
    check_attachments(&message.get("attachments"), uploads, rules);
    check_allowed_mentions(&message.get("allowed_mentions"));
    let nonce = message.get("nonce");
    if !nonce.value.is_i64() && !nonce.value.is_u64() {
        nonce.string(0..=25);
    }
    message.get("enforce_nonce").boolean();
    let reference = message.get("message_reference");
    if reference.check_object() {
        reference.get("message_id").snowflake();
        reference.get("channel_id").snowflake();
        reference.get("fail_if_not_exists").boolean();
    }
}

/// Checks the list of attachments and the uploaded files.
fn check_attachments(node: &Node<'_>, uploads: &[Upload], rules: &MessageRules<'_>) {
    let entries = node.items_with_count(0..=MAX_FILES);
    let old = rules.edited.map(|edited| edited.files.as_slice()).unwrap_or_default();
    let mut numbers = Vec::new();
    for entry in &entries {
        if !entry.check_object() {
            continue;
        }
        entry.get("description").string(0..=1024);
        entry.get("filename").string(1..=1024);
        let id = entry.get("id");
        if !id.check_present() {
            continue;
        }
        let Some(number) = id.snowflake() else { continue };
        if numbers.contains(&number) {
            id.add_error("ATTACHMENT_DUPLICATED", format!("Attachment {number} is listed twice"));
        }
        numbers.push(number);
        let known = uploads.iter().any(|upload| upload.index_in_field_name() == Some(number))
            || old.iter().any(|file| file.id == number);
        if !known {
            id.add_error(
                "ATTACHMENT_NOT_FOUND",
                format!("There is no file with the number {number}"),
            );
        }
    }
    let mut files: Vec<&str> = Vec::new();
    for upload in uploads {
        match upload.index_in_field_name() {
            None => node.add_error(
                "ATTACHMENT_FIELD_INVALID",
                format!("{} is not of the form files[n]", upload.field),
            ),
            Some(number)
                if !numbers.contains(&number) && rules.edited.is_some() && !node.is_absent() =>
            {
                node.add_error(
                    "ATTACHMENT_NOT_LISTED",
                    format!("files[{number}] is missing from the list of attachments"),
                );
            }
            Some(_) => {}
        }
        if files.contains(&upload.field.as_str()) {
            node.add_error("ATTACHMENT_DUPLICATED", format!("{} was uploaded twice", upload.field));
        }
        files.push(&upload.field);
    }
    let kept = if node.is_absent() { old.len() } else { 0 };
    if kept + uploads.len() > MAX_FILES {
        node.add_error("BASE_TYPE_MAX_LENGTH", format!("Must be {MAX_FILES} or fewer in length."));
    }
}

/// Checks the `allowed_mentions` of a message.
fn check_allowed_mentions(node: &Node<'_>) {
    if !node.check_object() {
        return;
    }
    let parse = node.get("parse");
    let mut parsed = Vec::new();
    for item in parse.items() {
        match item.value.as_str() {
            Some(what @ ("users" | "roles" | "everyone")) => parsed.push(what),
            _ => item.add_error(
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'everyone', 'roles').",
            ),
        }
    }
    for key in ["users", "roles"] {
        let listed = node.get(key);
        let items = listed.items_with_count(0..=100);
        for item in &items {
            item.snowflake();
        }
        if parsed.contains(&key) && !items.is_empty() {
            node.add_error(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive."),
            );
        }
    }
    node.get("replied_user").boolean();
}

/// Returns `true` if the message would be empty. For an edit, parts that the body does not change count too.
fn is_empty_message(
    body: &Value,
    uploads: &[Upload],
    edited_message: Option<&StoredMessage>,
) -> bool {
    let text = body.get("content").map_or_else(
        || edited_message.map_or("", |edited_message| edited_message.content.as_str()),
        |content| content.as_str().unwrap_or_default(),
    );
    if !text.trim().is_empty() || !uploads.is_empty() {
        return false;
    }
    let has_content = |value: &Value| {
        value.as_object().is_some_and(|fields| {
            fields.iter().any(|(key, field)| key != "type" && !is_blank(field))
        })
    };
    let shows_components = body.get("components").map_or(
        edited_message.is_some_and(|edited_message| !edited_message.components.is_empty()),
        |list| list.as_array().into_iter().flatten().any(has_content),
    );
    let keeps_file = edited_message.is_some_and(|edited_message| {
        body.get("attachments").map_or(!edited_message.files.is_empty(), |list| {
            let ids: Vec<_> = list
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|item| parse_id(&item["id"]))
                .collect();
            edited_message.files.iter().any(|file| ids.contains(&file.id))
        })
    });
    !(shows_components || keeps_file)
}

/// Returns `true` if the value is absent, null, or an empty text or list.
fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}
