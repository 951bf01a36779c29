//! Changes of the state, together with the events that announce them. The arguments have been validated by the callers.

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
