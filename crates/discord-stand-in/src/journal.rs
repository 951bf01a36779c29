//! The journal, which records the bot's requests and their responses for tests and for the developer's view of the page.

use std::collections::VecDeque;
use std::fmt;

use serde_json::Value;

/// A file that a request uploads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedFile {
    /// The name of the form's field, such as `files[0]`.
    pub field: String,
    /// The file name.
    pub filename: String,
    /// The content type in the form, or `None` if it has none.
    pub content_type: Option<String>,
    /// The size in bytes.
    pub size: usize,
}

/// A request of the bot, and its response.
#[derive(Debug, Clone)]
pub struct RecordedRequest {
    /// The time of the request by the stand-in's clock, in milliseconds since 1970.
    pub at_ms: u64,
    /// The HTTP method, such as `GET`.
    pub method: String,
    /// The template of the path in Discord's OpenAPI document, such as `/channels/{channel_id}/messages`. Empty for an unknown
    /// path.
    pub route: String,
    /// The path and query after `/api/v10`, with tokens shortened.
    pub path: String,
    /// The JSON body, or the `payload_json` of a form with files; `None` if the request has none.
    pub body: Option<Value>,
    /// The uploaded files; empty if the body is not a form.
    pub files: Vec<RecordedFile>,
    /// The HTTP status, or 0 if a fault dropped the connection.
    pub status: u16,
    /// The body of the response, or `None` if it is empty.
    pub response: Option<Value>,
    /// True if the response comes from an injected fault.
    pub injected: bool,
}

impl RecordedRequest {
    /// Returns `true` if the stand-in refused the request itself, without an injected fault.
    #[must_use]
    pub fn is_refused(&self) -> bool {
        self.status >= 400 && !self.injected
    }

    /// Returns Discord's error code and message, or `None` if the response is not an error.
    #[must_use]
    pub fn error_code_and_message(&self) -> Option<String> {
        if self.status < 400 {
            return None;
        }
        let response = self.response.as_ref()?;
        Some(format!("{} {}", response["code"], response["message"].as_str().unwrap_or_default()))
    }
}

impl fmt::Display for RecordedRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} → {}", self.method, self.path, self.status)?;
        if let Some(error) = self.error_code_and_message() {
            write!(f, " {error}")?;
            if let Some(errors) = self.response.as_ref().and_then(|body| body.get("errors")) {
                write!(f, " {errors}")?;
            }
            if let Some(body) = &self.body {
                write!(f, "\n    body: {body}")?;
            }
        }
        for file in &self.files {
            write!(f, "\n    {}: {} ({} bytes)", file.field, file.filename, file.size)?;
        }
        Ok(())
    }
}

/// The requests of the bot, oldest first. If the history is limited, only the newest requests are kept.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    entries: VecDeque<RecordedRequest>,
    limit: Option<usize>,
}

impl Journal {
    /// Creates an empty journal that keeps at most `limit` requests; `None` keeps all.
    pub fn with_limit(limit: Option<usize>) -> Self {
        Self { entries: VecDeque::new(), limit }
    }

    /// Appends a request, and removes the oldest one if the journal is full.
    pub fn record(&mut self, request: RecordedRequest) {
        if request.is_refused() {
            tracing::warn!("refused: {request}");
        }
        self.entries.push_back(request);
        if self.limit.is_some_and(|limit| self.entries.len() > limit) {
            self.entries.pop_front();
        }
    }

    /// Returns the requests, oldest first.
    pub fn entries(&self) -> impl Iterator<Item = &RecordedRequest> {
        self.entries.iter()
    }

    /// Removes all requests.
    pub fn clear(&mut self) {
        self.entries.clear();
    }
}
