//! Responses to the page.

use axum::body::Body;
use hyper::Response;
use serde_json::Value;

use crate::act::impossible::Impossible;
use crate::http::json_response;

/// A refused request of the page: an HTTP status and a sentence with the reason.
pub(super) struct PageRefusal(pub u16, pub String);

impl From<Impossible> for PageRefusal {
    fn from(reason: Impossible) -> Self {
        Self(400, reason.to_string())
    }
}

/// Returns a refusal with this status and reason.
pub(super) fn refuse<T>(status: u16, message: &str) -> Result<T, PageRefusal> {
    Err(PageRefusal(status, message.to_owned()))
}

/// Creates a response with status 200 and a JSON body.
pub(super) fn ok_response(value: &Value) -> Response<Body> {
    json_response(200, Some(value), None)
}
