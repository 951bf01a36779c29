//! Functions that change the state and send the events about the change. They do not validate their arguments; the callers do.

mod announce;
mod channels;
mod components;
mod connection;
mod files;
pub(crate) mod initial_state;
pub(crate) mod interactions;
mod members;
mod mentions;
pub(crate) mod messages;
