//! The body of a request: JSON, or a form with `payload_json` and files.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart};
use hyper::Request;
use hyper::header::CONTENT_TYPE;
use serde_json::Value;

use crate::error::{ApiError, INVALID_JSON, TOO_LARGE};
use crate::world::model::Upload;

/// The maximum size of a request in bytes (reference.mdx, 'Uploading Files').
pub(crate) const MAX_REQUEST_BYTES: usize = 25 * 1024 * 1024;

/// The content of a request's body.
#[derive(Debug, Default)]
pub(crate) struct Payload {
    pub json: Option<Value>,
    pub files: Vec<Upload>,
}

impl Payload {
    /// Reads the whole body. Returns an error if it is too large or malformed.
    pub async fn read(request: Request<Body>) -> Result<Self, ApiError> {
        let content_type = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .to_owned();
        if content_type.starts_with("multipart/form-data") {
            return Self::read_form(request).await;
        }
        let bytes = axum::body::to_bytes(request.into_body(), MAX_REQUEST_BYTES)
            .await
            .map_err(|_| ApiError::from(TOO_LARGE))?;
        if bytes.is_empty() {
            return Ok(Self::default());
        }
        if !content_type.starts_with("application/json") {
            return Err(ApiError::new(400, 50_035, "Invalid Form Body"));
        }
        let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::from(INVALID_JSON))?;
        Ok(Self { json: Some(json), files: Vec::new() })
    }

    /// Reads a form with `payload_json` and files. Returns an error if it is too large or
    /// malformed.
    async fn read_form(mut request: Request<Body>) -> Result<Self, ApiError> {
        // Disables axum's limit of 2 MB; Discord's limit is checked below.
        DefaultBodyLimit::disable().apply(&mut request);
        let invalid = || ApiError::new(400, 50_035, "Invalid Form Body");
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| invalid())?;
        let mut payload = Self::default();
        let mut total = 0;
        while let Some(mut field) = form.next_field().await.map_err(|_| invalid())? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field.content_type().map(str::to_owned);
            let mut bytes = Vec::new();
            while let Some(chunk) = field.chunk().await.map_err(|_| invalid())? {
                total += chunk.len();
                if total > MAX_REQUEST_BYTES {
                    return Err(TOO_LARGE.into());
                }
                bytes.extend_from_slice(&chunk);
            }
            if name == "payload_json" {
                let json =
                    serde_json::from_slice(&bytes).map_err(|_| ApiError::from(INVALID_JSON))?;
                payload.json = Some(json);
            } else {
                payload.files.push(Upload {
                    field: name,
                    filename: filename.ok_or_else(invalid)?,
                    content_type,
                    bytes: Arc::new(bytes),
                });
            }
        }
        Ok(payload)
    }
}
