//! The body of a message: text, components, files, mentions, flags.

use serde_json::Value;

use super::form::{Form, Node};
use super::{components, unsupported};
use crate::error::{ApiError, EMPTY_MESSAGE, TOO_LARGE};
use crate::ids::id_of;
use crate::world::emoji::Emojis;
use crate::world::model::{MOST_A_FILE, StoredMessage, Upload};

/// Files of a message.
const MOST_FILES: usize = 10;

/// The rules for a message in one place.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    /// The place of the message in the body: empty, or `data` of an answer.
    pub at: &'static str,
    /// The bits of `flags` that may be set here.
    pub flags: u64,
    /// The message that is being changed, if any.
    pub earlier: Option<&'a StoredMessage>,
    /// True where a message with nothing in it is refused.
    pub needs_something: bool,
    /// Fields that this place does not know: `nonce`, `message_reference`, …
    pub unknown: &'static [&'static str],
}

/// Checks a whole message.
pub(crate) fn check(
    body: &Value,
    uploads: &[Upload],
    scene: &Scene<'_>,
    emojis: &Emojis,
) -> Result<(), ApiError> {
    if uploads.iter().any(|upload| upload.bytes.len() > MOST_A_FILE) {
        return Err(TOO_LARGE.into());
    }
    unsupported::refuse_in_message(message_in(body, scene.at))?;
    let form = Form::default();
    let root = form.root(body);
    let message = if scene.at.is_empty() { root } else { root.get(scene.at) };
    if !message.is_absent() && !message.object() {
        return form.finish();
    }
    check_fields(&message, uploads, scene);
    components::check(&message.get("components"), emojis);
    form.finish()?;
    if scene.needs_something && is_empty(message_in(body, scene.at), uploads, scene.earlier) {
        return Err(EMPTY_MESSAGE.into());
    }
    Ok(())
}

fn message_in<'a>(body: &'a Value, at: &str) -> &'a Value {
    if at.is_empty() { body } else { &body[at] }
}

fn check_fields(message: &Node<'_>, uploads: &[Upload], scene: &Scene<'_>) {
    let content = message.get("content");
    if let Some(text) = content.string(0..=usize::MAX)
        && text.trim().chars().count() > 2000
    {
        content.fault("BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.");
    }
    message.get("tts").boolean();
    let set = message
        .get("flags")
        .integer(0..=i64::MAX)
        .and_then(|bits| u64::try_from(bits).ok())
        .unwrap_or(0);
    // An edit may repeat what is set already.
    let was_set = scene.earlier.map_or(0, |earlier| earlier.flags);
    if set & !(scene.flags | was_set) != 0 {
        message.get("flags").fault(
            "MESSAGE_FLAGS_INVALID",
            format!("These flags cannot be set here: {}", set & !(scene.flags | was_set)),
        );
    }
    for key in scene.unknown {
        let node = message.get(key);
        // Some libraries always send `enforce_nonce: false` and the like.
        if !is_nothing(node.value) && node.value != &Value::Bool(false) {
            node.fault("UNKNOWN_FIELD", format!("{key} has no meaning here"));
        }
    }
    check_attachments(&message.get("attachments"), uploads, scene);
    check_mentions(&message.get("allowed_mentions"));
    let nonce = message.get("nonce");
    if !nonce.value.is_i64() && !nonce.value.is_u64() {
        nonce.string(0..=25);
    }
    message.get("enforce_nonce").boolean();
    let reference = message.get("message_reference");
    if reference.object() {
        reference.get("message_id").snowflake();
        reference.get("channel_id").snowflake();
        reference.get("fail_if_not_exists").boolean();
    }
}

/// Checks the list of files.
fn check_attachments(node: &Node<'_>, uploads: &[Upload], scene: &Scene<'_>) {
    let entries = node.items_counted(0..=MOST_FILES);
    let old = scene.earlier.map(|earlier| earlier.files.as_slice()).unwrap_or_default();
    let mut numbers = Vec::new();
    for entry in &entries {
        if !entry.object() {
            continue;
        }
        entry.get("description").string(0..=1024);
        entry.get("filename").string(1..=1024);
        let id = entry.get("id");
        if !id.required() {
            continue;
        }
        let Some(number) = id.snowflake() else { continue };
        if numbers.contains(&number) {
            id.fault("ATTACHMENT_DUPLICATED", format!("Attachment {number} is listed twice"));
        }
        numbers.push(number);
        let known = uploads.iter().any(|upload| upload.number() == Some(number))
            || old.iter().any(|file| file.id == number);
        if !known {
            id.fault("ATTACHMENT_NOT_FOUND", format!("There is no file of number {number}"));
        }
    }
    let mut files: Vec<&str> = Vec::new();
    for upload in uploads {
        match upload.number() {
            None => node.fault(
                "ATTACHMENT_FIELD_INVALID",
                format!("{} is not of the form files[n]", upload.field),
            ),
            Some(number)
                if !numbers.contains(&number) && scene.earlier.is_some() && !node.is_absent() =>
            {
                node.fault(
                    "ATTACHMENT_NOT_LISTED",
                    format!("files[{number}] is not among the attachments that are to be"),
                );
            }
            Some(_) => {}
        }
        if files.contains(&upload.field.as_str()) {
            node.fault("ATTACHMENT_DUPLICATED", format!("{} came twice", upload.field));
        }
        files.push(&upload.field);
    }
    let kept = if node.is_absent() { old.len() } else { 0 };
    if kept + uploads.len() > MOST_FILES {
        node.fault("BASE_TYPE_MAX_LENGTH", format!("Must be {MOST_FILES} or fewer in length."));
    }
}

fn check_mentions(node: &Node<'_>) {
    if !node.object() {
        return;
    }
    let parse = node.get("parse");
    let mut parsed = Vec::new();
    for item in parse.items() {
        match item.value.as_str() {
            Some(what @ ("users" | "roles" | "everyone")) => parsed.push(what),
            _ => item
                .fault("BASE_TYPE_CHOICES", "Value must be one of ('users', 'everyone', 'roles')."),
        }
    }
    for key in ["users", "roles"] {
        let listed = node.get(key);
        let items = listed.items_counted(0..=100);
        for item in &items {
            item.snowflake();
        }
        if parsed.contains(&key) && !items.is_empty() {
            node.fault(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive."),
            );
        }
    }
    node.get("replied_user").boolean();
}

/// True if the message would be empty, with the earlier parts that the body leaves unchanged.
fn is_empty(body: &Value, uploads: &[Upload], earlier: Option<&StoredMessage>) -> bool {
    let text = body.get("content").map_or_else(
        || earlier.map_or("", |earlier| earlier.content.as_str()),
        |content| content.as_str().unwrap_or_default(),
    );
    if !text.trim().is_empty() || !uploads.is_empty() {
        return false;
    }
    let something = |value: &Value| {
        value.as_object().is_some_and(|fields| {
            fields.iter().any(|(key, field)| key != "type" && !is_nothing(field))
        })
    };
    let shows_components = body
        .get("components")
        .map_or(earlier.is_some_and(|earlier| !earlier.components.is_empty()), |list| {
            list.as_array().into_iter().flatten().any(something)
        });
    let keeps_file = earlier.is_some_and(|earlier| {
        body.get("attachments").map_or(!earlier.files.is_empty(), |list| {
            let ids: Vec<_> = list
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|item| id_of(&item["id"]))
                .collect();
            earlier.files.iter().any(|file| ids.contains(&file.id))
        })
    });
    !(shows_components || keeps_file)
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}
