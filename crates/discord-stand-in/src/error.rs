//! Errors of the API: an HTTP status, an error code, and for invalid bodies the tree of errors by field
//! (topics/opcodes-and-status-codes.mdx, reference.mdx 'Error Messages').

use serde_json::{Value, json};

/// An error response of the API.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub status: u16,
    pub code: u32,
    pub message: String,
    pub errors: Option<Value>,
}

impl ApiError {
    pub fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: None }
    }

    /// The JSON body of the response.
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// A constant error: status, code and message.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Known(pub u16, pub u32, pub &'static str);

impl From<Known> for ApiError {
    fn from(Known(status, code, message): Known) -> Self {
        Self::new(status, code, message)
    }
}

pub(crate) const UNAUTHORIZED: Known = Known(401, 0, "401: Unauthorized");
pub(crate) const NOT_FOUND: Known = Known(404, 0, "404: Not Found");
pub(crate) const METHOD_NOT_ALLOWED: Known = Known(405, 0, "405: Method Not Allowed");
pub(crate) const UNKNOWN_APPLICATION: Known = Known(404, 10_002, "Unknown Application");
pub(crate) const UNKNOWN_CHANNEL: Known = Known(404, 10_003, "Unknown Channel");
pub(crate) const UNKNOWN_GUILD: Known = Known(404, 10_004, "Unknown Guild");
pub(crate) const UNKNOWN_MEMBER: Known = Known(404, 10_007, "Unknown Member");
pub(crate) const UNKNOWN_MESSAGE: Known = Known(404, 10_008, "Unknown Message");
pub(crate) const UNKNOWN_ROLE: Known = Known(404, 10_011, "Unknown Role");
pub(crate) const UNKNOWN_USER: Known = Known(404, 10_013, "Unknown User");
pub(crate) const UNKNOWN_WEBHOOK: Known = Known(404, 10_015, "Unknown Webhook");
pub(crate) const UNKNOWN_EMOJI: Known = Known(404, 10_014, "Unknown Emoji");
pub(crate) const UNKNOWN_INTERACTION: Known = Known(404, 10_062, "Unknown interaction");
pub(crate) const UNKNOWN_COMMAND: Known = Known(404, 10_063, "Unknown application command");
pub(crate) const UNKNOWN_EVENT: Known = Known(404, 10_070, "Unknown Guild Scheduled Event");
pub(crate) const TOO_MANY_EVENTS: Known =
    Known(400, 30_038, "Maximum number of guild scheduled events reached (100)");
pub(crate) const TOO_MANY_FOLLOWUPS: Known =
    Known(400, 40_094, "This interaction has reached the maximum number of follow up messages");
pub(crate) const EVENT_FINISHED: Known = Known(400, 180_000, "Cannot update a finished event");
pub(crate) const TOO_MANY_EMOJIS: Known =
    Known(400, 30_008, "Maximum number of emojis reached (2000)");
pub(crate) const TOO_MANY_COMMANDS: Known =
    Known(400, 30_032, "Maximum number of application commands reached (100)");
pub(crate) const TOO_LARGE: Known = Known(413, 40_005, "Request entity too large");
pub(crate) const ALREADY_ACKNOWLEDGED: Known =
    Known(400, 40_060, "Interaction has already been acknowledged.");
pub(crate) const MISSING_ACCESS: Known = Known(403, 50_001, "Missing Access");
pub(crate) const NOT_YOUR_MESSAGE: Known =
    Known(403, 50_005, "Cannot edit a message authored by another user");
pub(crate) const EMPTY_MESSAGE: Known = Known(400, 50_006, "Cannot send an empty message");
pub(crate) const CANNOT_MESSAGE_USER: Known =
    Known(403, 50_007, "Cannot send messages to this user");
pub(crate) const NON_TEXT_CHANNEL: Known =
    Known(400, 50_008, "Cannot send messages in a non-text channel");
pub(crate) const MISSING_PERMISSIONS: Known = Known(403, 50_013, "Missing Permissions");
pub(crate) const WRONG_CHANNEL_TYPE: Known =
    Known(400, 50_024, "Cannot execute action on this channel type");
pub(crate) const INVALID_WEBHOOK_TOKEN: Known = Known(401, 50_027, "Invalid Webhook Token");
pub(crate) const THREAD_ARCHIVED: Known = Known(400, 50_083, "Thread is archived");
pub(crate) const INVALID_JSON: Known =
    Known(400, 50_109, "The request body contains invalid JSON.");
pub(crate) const ASSET_TOO_LARGE: Known =
    Known(400, 50_138, "Failed to resize asset below the maximum size: 262144");
pub(crate) const THREAD_EXISTS: Known =
    Known(400, 160_004, "A thread has already been created for this message");
pub(crate) const THREAD_LOCKED: Known = Known(400, 160_005, "Thread is locked");
