//! The body of a message: text, embeds, components, files, mentions, flags.

use serde_json::Value;

use super::form::{Form, Node, id_of};
use super::{components, embeds};
use crate::sandbox::error::{ApiError, EMPTY_MESSAGE, TOO_LARGE};
use crate::sandbox::model::{StoredMessage, message_flag};
use crate::sandbox::payload::Upload;

/// What a file may weigh at most (reference.mdx, 'Uploading Files').
pub(crate) const MOST_A_FILE: usize = 10 * 1024 * 1024;
/// Files of a message.
const MOST_FILES: usize = 10;

/// For what a body is checked.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    /// Where the message stands in the body: empty, `data` of an answer, `message` of a forum post.
    pub at: &'static str,
    /// The bits of `flags` that may be set here.
    pub flags: u64,
    /// What is being changed, if anything.
    pub earlier: Option<&'a StoredMessage>,
    /// Whether a message with nothing in it is refused.
    pub needs_something: bool,
    /// Fields that this place does not know: `nonce`, `message_reference`, …
    pub unknown: &'static [&'static str],
}

/// Checks a whole message.
pub(crate) fn check(body: &Value, uploads: &[Upload], scene: &Scene<'_>) -> Result<(), ApiError> {
    if uploads.iter().any(|upload| upload.bytes.len() > MOST_A_FILE) {
        return Err(TOO_LARGE.into());
    }
    let form = Form::default();
    let root = form.root(body);
    let message = if scene.at.is_empty() { root } else { root.get(scene.at) };
    if !message.is_absent() && !message.object() {
        return form.finish();
    }
    check_fields(&message, uploads, scene);
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
    let names = check_attachments(&message.get("attachments"), uploads, scene);
    let has_file = |name: &str| names.iter().any(|known| known == name);
    let v2 = (set | was_set) & message_flag::IS_COMPONENTS_V2 != 0;
    embeds::check(&message.get("embeds"), &has_file);
    components::check(&message.get("components"), v2, &has_file);
    if v2 {
        refuse_legacy_fields(message, scene.earlier);
    }
    check_mentions(&message.get("allowed_mentions"));
    let nonce = message.get("nonce");
    if !nonce.value.is_i64() && !nonce.value.is_u64() {
        nonce.string(0..=25);
    }
    message.get("enforce_nonce").boolean();
    message.get("sticker_ids").items_counted(0..=3);
    check_poll(&message.get("poll"));
    let reference = message.get("message_reference");
    if reference.object() {
        reference.get("message_id").snowflake();
        reference.get("channel_id").snowflake();
        reference.get("fail_if_not_exists").boolean();
    }
}

/// Components v2 take the place of text and embeds.
fn refuse_legacy_fields(message: &Node<'_>, earlier: Option<&StoredMessage>) {
    let refuse = |key: &str| {
        message.get(key).fault(
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            format!("The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
        );
    };
    let given = |key: &str| message.value.get(key);
    let filled = |value: &Value| match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        _ => true,
    };
    let stays = |key: &str, was: bool| given(key).map_or(was, filled);
    if stays("content", earlier.is_some_and(|earlier| !earlier.content.is_empty())) {
        refuse("content");
    }
    if stays("embeds", earlier.is_some_and(|earlier| !earlier.embeds.is_empty())) {
        refuse("embeds");
    }
    for key in ["poll", "sticker_ids"] {
        if stays(key, false) {
            refuse(key);
        }
    }
}

/// Checks the list of files, and gives the names under which embeds may speak of them.
fn check_attachments(node: &Node<'_>, uploads: &[Upload], scene: &Scene<'_>) -> Vec<String> {
    let entries = node.items_counted(0..=MOST_FILES);
    let old = scene.earlier.map(|earlier| earlier.files.as_slice()).unwrap_or_default();
    let mut names: Vec<String> = Vec::new();
    let mut numbers = Vec::new();
    for entry in &entries {
        if !entry.object() {
            continue;
        }
        entry.get("description").string(0..=1024);
        let filename = entry.get("filename").string(1..=1024);
        let id = entry.get("id");
        if !id.required() {
            continue;
        }
        let Some(number) = id.snowflake() else { continue };
        if numbers.contains(&number) {
            id.fault("ATTACHMENT_DUPLICATED", format!("Attachment {number} is listed twice"));
        }
        numbers.push(number);
        let upload = uploads.iter().find(|upload| upload.number() == Some(number));
        if let Some(upload) = upload {
            names.push(filename.unwrap_or(&upload.filename).to_owned());
        } else if let Some(file) = old.iter().find(|file| file.id == number) {
            names.push(file.filename.clone());
        } else {
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
            Some(number) if !numbers.contains(&number) => {
                if scene.earlier.is_some() && !node.is_absent() {
                    node.fault(
                        "ATTACHMENT_NOT_LISTED",
                        format!("files[{number}] is not among the attachments that are to be"),
                    );
                }
                names.push(upload.filename.clone());
            }
            Some(_) => {}
        }
        if files.contains(&upload.field.as_str()) {
            node.fault("ATTACHMENT_DUPLICATED", format!("{} came twice", upload.field));
        }
        files.push(&upload.field);
    }
    let kept = if node.is_absent() { old.len() } else { 0 };
    if node.is_absent() {
        names.extend(old.iter().map(|file| file.filename.clone()));
    }
    if kept + uploads.len() > MOST_FILES {
        node.fault("BASE_TYPE_MAX_LENGTH", format!("Must be {MOST_FILES} or fewer in length."));
    }
    names
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

fn check_poll(poll: &Node<'_>) {
    if !poll.object() {
        return;
    }
    let question = poll.get("question");
    if question.required() {
        question.get("text").required_string(1..=300);
    }
    let answers = poll.get("answers");
    answers.required();
    for answer in answers.items_counted(1..=10) {
        answer.get("poll_media").get("text").string(1..=55);
    }
    poll.get("duration").integer(1..=768);
}

/// Whether nothing would be seen, after this body on top of what was there.
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
    for (key, was) in [
        ("embeds", earlier.map(|earlier| !earlier.embeds.is_empty())),
        ("components", earlier.map(|earlier| !earlier.components.is_empty())),
    ] {
        let has = body.get(key).map_or(was.unwrap_or(false), |list| {
            list.as_array().into_iter().flatten().any(something)
        });
        if has {
            return false;
        }
    }
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
    let other = ["poll", "sticker_ids"].iter().any(|key| !is_nothing(&body[*key]));
    let has_poll = earlier.is_some_and(|earlier| earlier.poll.is_some());
    !(keeps_file || other || has_poll)
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.trim().is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => false,
    }
}
