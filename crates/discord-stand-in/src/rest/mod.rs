//! The REST API: requests of the bot, the table of routes, and the handlers of each resource.

mod answer;
mod request;
mod routes;
mod table;

pub(crate) use answer::answer_request;
