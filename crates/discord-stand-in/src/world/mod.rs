//! The state: servers, channels, people, messages, interactions.

pub(crate) mod emoji;
pub(crate) mod hub;
pub(crate) mod install;
pub(crate) mod model;
pub mod permission;
pub(crate) mod save;
pub(crate) mod scheduled_event;
pub(crate) mod state;
