//! The handlers of the routes, by resource.

pub(super) mod application;
pub(super) mod callback;
pub(super) mod channel;
pub(super) mod emoji;
pub(super) mod guild;
pub(super) mod message;
pub(super) mod scheduled_event;
pub(super) mod thread;
pub(super) mod unsupported;
pub(super) mod user;
pub(super) mod webhook;
