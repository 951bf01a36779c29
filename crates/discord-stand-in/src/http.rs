//! Paths, queries and responses of HTTP, as used by the REST API, the gateway and the page.

use axum::body::Body;
use hyper::header::{CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use hyper::{Response, StatusCode};
use serde_json::Value;

use super::fault::RateLimitDelay;

/// The error for a connection that an injected fault closes without a response.
#[derive(Debug, thiserror::Error)]
#[error("an injected fault closed the connection")]
pub(crate) struct DroppedConnection;

/// Decodes percent-encoded text.
pub(crate) fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let pair = [rest.next().unwrap_or(b'0'), rest.next().unwrap_or(b'0')];
        let number =
            std::str::from_utf8(&pair).ok().and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(number.unwrap_or(b'?'));
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Returns the names and decoded values of the parameters in a URL's query. If `query` is `None`, the list is empty.
pub(crate) fn query_pairs(query: Option<&str>) -> Vec<(&str, String)> {
    query
        .unwrap_or_default()
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| (key, percent_decoded(&value.replace('+', " "))))
        .collect()
}

/// Creates an HTTP response with a JSON body. If `body` is `None`, the body is empty. If `rate_limit` is not `None`, the response
/// has the headers of a rate limit, which contain the time to wait.
pub(crate) fn json_response(
    status: u16,
    body: Option<&Value>,
    rate_limit: Option<RateLimitDelay>,
) -> Response<Body> {
    let mut response =
        Response::new(body.map_or_else(Body::empty, |body| Body::from(body.to_string())));
    *response.status_mut() =
        StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = response.headers_mut();
    if body.is_some() {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    if let Some(RateLimitDelay { seconds, global }) = rate_limit
        && let Ok(value) = HeaderValue::from_str(&seconds.ceil().to_string())
    {
        headers.insert(RETRY_AFTER, value);
        let scope = if global { "global" } else { "user" };
        headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
        if global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
            return response;
        }
        if let Ok(exact) = HeaderValue::from_str(&seconds.to_string()) {
            headers.insert("x-ratelimit-reset-after", exact);
        }
        headers.insert("x-ratelimit-remaining", HeaderValue::from_static("0"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::percent_decoded;

    #[test]
    fn percent_encoded_paths_are_decoded() {
        assert_eq!(percent_decoded("%F0%9F%91%8D%3A1"), "👍:1");
    }
}
