//! The arguments and results of handlers, and the entries of the table of routes.

use serde_json::Value;

use super::payload::Payload;
use crate::check::form::invalid_form_body;
use crate::error::ApiError;
use crate::ids::Snowflake;
use crate::world::state::World;

/// A successful response.
#[derive(Debug)]
pub(crate) enum ApiResponse {
    Json(u16, Value),
    /// Status 204 without a body.
    Nothing,
}

impl ApiResponse {
    /// Creates a response with status 200 and this JSON body.
    pub fn ok(value: Value) -> Result<Self, ApiError> {
        Ok(Self::Json(200, value))
    }
}

/// The parameters of a path, by the names in its template.
pub(in crate::rest) type Params = Vec<(&'static str, String)>;

/// A function that answers the requests of a route.
pub(in crate::rest) type Handler = fn(&mut World, &Call) -> Result<ApiResponse, ApiError>;

/// One entry of the table of routes.
#[derive(Clone, Copy)]
pub(crate) struct Route {
    pub method: &'static str,
    /// The path as in Discord's OpenAPI document.
    pub template: &'static str,
    /// True if the path contains a token, so that no `Authorization` header is needed.
    pub token_in_path: bool,
    pub handler: Handler,
}

/// Creates a route that requires the bot's token in the `Authorization` header.
pub(in crate::rest) const fn route(
    method: &'static str,
    template: &'static str,
    handler: Handler,
) -> Route {
    Route { method, template, token_in_path: false, handler }
}

/// Creates a route whose path contains a token.
pub(in crate::rest) const fn route_with_token_in_path(
    method: &'static str,
    template: &'static str,
    handler: Handler,
) -> Route {
    Route { method, template, token_in_path: true, handler }
}

/// The arguments of a handler: the parameters of the path, the query and the body.
#[derive(Debug)]
pub(crate) struct Call {
    pub params: Params,
    pub query: Vec<(String, String)>,
    pub payload: Payload,
}

const NO_BODY: &Value = &Value::Null;

impl Call {
    /// Returns a path parameter as text, which is empty if the route has no parameter with this name.
    pub fn path_text(&self, name: &str) -> &str {
        self.params.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str())
    }

    /// Returns a path parameter that is an id. Returns an error if it is not a number.
    pub fn path_id(&self, name: &str) -> Result<Snowflake, ApiError> {
        let text = self.path_text(name);
        text.parse().map_err(|_| {
            invalid_form_body(
                name,
                "NUMBER_TYPE_COERCE",
                format!("Value \"{text}\" is not snowflake."),
            )
        })
    }

    /// Returns the value of a query parameter; `None` if it is absent.
    pub fn query_text(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns `true` if a query parameter has the value true, in any of the notations that Discord accepts.
    pub fn query_flag(&self, name: &str) -> bool {
        matches!(self.query_text(name), Some("true" | "True" | "1"))
    }

    /// Returns the JSON body.
    pub fn body(&self) -> &Value {
        self.payload.json.as_ref().unwrap_or(NO_BODY)
    }
}
