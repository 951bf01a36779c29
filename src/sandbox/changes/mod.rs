//! Changes of the state, each told at once to those who may hear of it. What is asked for was
//! checked before.

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
