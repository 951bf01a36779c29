//! A request on its way to its handler, and the entry of the table that brings it there.

use serde_json::Value;

use super::payload::Payload;
use crate::sandbox::check::form::invalid;
use crate::sandbox::error::ApiError;
use crate::sandbox::ids::Snowflake;
use crate::sandbox::world::state::World;

/// The answer of a route that does not refuse.
#[derive(Debug)]
pub(crate) enum Reply {
    Json(u16, Value),
    /// 204
    Nothing,
}

impl Reply {
    pub fn ok(value: Value) -> Result<Self, ApiError> {
        Ok(Self::Json(200, value))
    }
}

/// The parts of a path that its template leaves open.
pub(in crate::sandbox::rest) type Params = Vec<(&'static str, String)>;

pub(in crate::sandbox::rest) type Handler = fn(&mut World, &Call<'_>) -> Result<Reply, ApiError>;

/// One entry of the table of routes.
#[derive(Clone, Copy)]
pub(crate) struct Route {
    pub method: &'static str,
    /// The path as Discord's OpenAPI document writes it.
    pub template: &'static str,
    /// The token is in the path; no other is needed.
    pub open: bool,
    pub handler: Handler,
}

pub(in crate::sandbox::rest) const fn route(
    method: &'static str,
    template: &'static str,
    handler: Handler,
) -> Route {
    Route { method, template, open: false, handler }
}

pub(in crate::sandbox::rest) const fn open(
    method: &'static str,
    template: &'static str,
    handler: Handler,
) -> Route {
    Route { method, template, open: true, handler }
}

/// A request on its way to its handler.
#[derive(Debug)]
pub(crate) struct Call<'a> {
    pub params: Params,
    pub query: Vec<(&'a str, String)>,
    pub payload: Payload,
}

const NO_BODY: &Value = &Value::Null;

impl Call<'_> {
    /// A part of the path.
    pub fn text(&self, name: &str) -> &str {
        self.params.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str())
    }

    /// A part of the path that is an id.
    pub fn id(&self, name: &str) -> Result<Snowflake, ApiError> {
        let text = self.text(name);
        text.parse().map_err(|_| {
            invalid(name, "NUMBER_TYPE_COERCE", format!("Value \"{text}\" is not snowflake."))
        })
    }

    pub fn query(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    pub fn body(&self) -> &Value {
        self.payload.json.as_ref().unwrap_or(NO_BODY)
    }
}
