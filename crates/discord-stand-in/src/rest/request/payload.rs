//! The body of a request: JSON, or a form with `payload_json` and files.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart};
use hyper::Request;
use hyper::header::CONTENT_TYPE;
use serde_json::Value;

use crate::error::{ApiError, INVALID_JSON, TOO_LARGE};
use crate::world::model::Upload;

/// The largest size of a whole request (reference.mdx, 'Uploading Files').
pub(crate) const MOST_A_REQUEST: usize = 25 * 1024 * 1024;

#[derive(Debug, Default)]
pub(crate) struct Payload {
    pub json: Option<Value>,
    pub files: Vec<Upload>,
}

impl Payload {
    /// Reads the whole body.
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
        let bytes = axum::body::to_bytes(request.into_body(), MOST_A_REQUEST)
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

    async fn read_form(mut request: Request<Body>) -> Result<Self, ApiError> {
        // The limit of axum is 2 MB; Discord's is checked below.
        DefaultBodyLimit::disable().apply(&mut request);
        let wrong = || ApiError::new(400, 50_035, "Invalid Form Body");
        let mut form = Multipart::from_request(request, &()).await.map_err(|_| wrong())?;
        let mut payload = Self::default();
        let mut total = 0;
        while let Some(mut field) = form.next_field().await.map_err(|_| wrong())? {
            let name = field.name().unwrap_or_default().to_owned();
            let filename = field.file_name().map(str::to_owned);
            let content_type = field.content_type().map(str::to_owned);
            let mut bytes = Vec::new();
            while let Some(chunk) = field.chunk().await.map_err(|_| wrong())? {
                total += chunk.len();
                if total > MOST_A_REQUEST {
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
                    filename: filename.ok_or_else(wrong)?,
                    content_type,
                    bytes: Arc::new(bytes),
                });
            }
        }
        Ok(payload)
    }
}
