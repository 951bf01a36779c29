//! Responses to the page.

use axum::body::Body;
use hyper::Response;
use serde_json::Value;

use crate::act::impossible::Impossible;
use crate::http::respond;

/// A refusal for the page: an HTTP status and a sentence.
pub(super) struct Refused(pub u16, pub String);

impl From<Impossible> for Refused {
    fn from(reason: Impossible) -> Self {
        Self(400, reason.to_string())
    }
}

pub(super) fn refused<T>(status: u16, message: &str) -> Result<T, Refused> {
    Err(Refused(status, message.to_owned()))
}

pub(super) fn ok(value: &Value) -> Response<Body> {
    respond(200, Some(value), None)
}
