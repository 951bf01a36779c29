//! Changes of the state, with the events that announce them. Callers have validated the arguments.

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
