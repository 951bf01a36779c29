//! Changes of the state, with the events that announce them. Their arguments have been validated before.

mod announce;
mod channels;
mod components;
mod connection;
mod files;
pub(crate) mod furnish;
pub(crate) mod interactions;
mod members;
mod mentions;
pub(crate) mod messages;
