//! Error responses of the API: an HTTP status, an error code, and for invalid bodies a tree of errors by field
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
    /// Creates an error response with an HTTP status, Discord's error code and a message.
    pub fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: None }
    }

    /// Returns the JSON body of the response.
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }
}

/// A constant error response: HTTP status, Discord's error code and message.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ErrorConstant(pub u16, pub u32, pub &'static str);

impl From<ErrorConstant> for ApiError {
    fn from(ErrorConstant(status, code, message): ErrorConstant) -> Self {
        Self::new(status, code, message)
    }
}

pub(crate) const UNAUTHORIZED: ErrorConstant = ErrorConstant(401, 0, "401: Unauthorized");
pub(crate) const NOT_FOUND: ErrorConstant = ErrorConstant(404, 0, "404: Not Found");
pub(crate) const METHOD_NOT_ALLOWED: ErrorConstant =
    ErrorConstant(405, 0, "405: Method Not Allowed");
pub(crate) const UNKNOWN_APPLICATION: ErrorConstant =
    ErrorConstant(404, 10_002, "Unknown Application");
pub(crate) const UNKNOWN_CHANNEL: ErrorConstant = ErrorConstant(404, 10_003, "Unknown Channel");
pub(crate) const UNKNOWN_GUILD: ErrorConstant = ErrorConstant(404, 10_004, "Unknown Guild");
pub(crate) const UNKNOWN_MEMBER: ErrorConstant = ErrorConstant(404, 10_007, "Unknown Member");
pub(crate) const UNKNOWN_MESSAGE: ErrorConstant = ErrorConstant(404, 10_008, "Unknown Message");
pub(crate) const UNKNOWN_ROLE: ErrorConstant = ErrorConstant(404, 10_011, "Unknown Role");
pub(crate) const UNKNOWN_USER: ErrorConstant = ErrorConstant(404, 10_013, "Unknown User");
pub(crate) const UNKNOWN_WEBHOOK: ErrorConstant = ErrorConstant(404, 10_015, "Unknown Webhook");
pub(crate) const UNKNOWN_EMOJI: ErrorConstant = ErrorConstant(404, 10_014, "Unknown Emoji");
pub(crate) const UNKNOWN_INTERACTION: ErrorConstant =
    ErrorConstant(404, 10_062, "Unknown interaction");
pub(crate) const UNKNOWN_COMMAND: ErrorConstant =
    ErrorConstant(404, 10_063, "Unknown application command");
pub(crate) const UNKNOWN_EVENT: ErrorConstant =
    ErrorConstant(404, 10_070, "Unknown Guild Scheduled Event");
pub(crate) const TOO_MANY_EVENTS: ErrorConstant =
    ErrorConstant(400, 30_038, "Maximum number of guild scheduled events reached (100)");
pub(crate) const TOO_MANY_FOLLOWUPS: ErrorConstant = ErrorConstant(
    400,
    40_094,
    "This interaction has reached the maximum number of follow up messages",
);
pub(crate) const EVENT_FINISHED: ErrorConstant =
    ErrorConstant(400, 180_000, "Cannot update a finished event");
pub(crate) const TOO_MANY_EMOJIS: ErrorConstant =
    ErrorConstant(400, 30_008, "Maximum number of emojis reached (2000)");
pub(crate) const TOO_MANY_COMMANDS: ErrorConstant =
    ErrorConstant(400, 30_032, "Maximum number of application commands reached (100)");
pub(crate) const TOO_LARGE: ErrorConstant = ErrorConstant(413, 40_005, "Request entity too large");
pub(crate) const ALREADY_ACKNOWLEDGED: ErrorConstant =
    ErrorConstant(400, 40_060, "Interaction has already been acknowledged.");
pub(crate) const MISSING_ACCESS: ErrorConstant = ErrorConstant(403, 50_001, "Missing Access");
pub(crate) const NOT_YOUR_MESSAGE: ErrorConstant =
    ErrorConstant(403, 50_005, "Cannot edit a message authored by another user");
pub(crate) const EMPTY_MESSAGE: ErrorConstant =
    ErrorConstant(400, 50_006, "Cannot send an empty message");
pub(crate) const CANNOT_MESSAGE_USER: ErrorConstant =
    ErrorConstant(403, 50_007, "Cannot send messages to this user");
pub(crate) const NON_TEXT_CHANNEL: ErrorConstant =
    ErrorConstant(400, 50_008, "Cannot send messages in a non-text channel");
pub(crate) const MISSING_PERMISSIONS: ErrorConstant =
    ErrorConstant(403, 50_013, "Missing Permissions");
pub(crate) const WRONG_CHANNEL_TYPE: ErrorConstant =
    ErrorConstant(400, 50_024, "Cannot execute action on this channel type");
pub(crate) const INVALID_WEBHOOK_TOKEN: ErrorConstant =
    ErrorConstant(401, 50_027, "Invalid Webhook Token");
pub(crate) const THREAD_ARCHIVED: ErrorConstant = ErrorConstant(400, 50_083, "Thread is archived");
pub(crate) const INVALID_JSON: ErrorConstant =
    ErrorConstant(400, 50_109, "The request body contains invalid JSON.");
pub(crate) const ASSET_TOO_LARGE: ErrorConstant =
    ErrorConstant(400, 50_138, "Failed to resize asset below the maximum size: 262144");
pub(crate) const THREAD_EXISTS: ErrorConstant =
    ErrorConstant(400, 160_004, "A thread has already been created for this message");
pub(crate) const THREAD_LOCKED: ErrorConstant = ErrorConstant(400, 160_005, "Thread is locked");
