//! The receivers of events: the bot's gateway sessions, and the tabs of the page.

pub(crate) mod gateway_state;
pub mod intent;
pub(crate) mod session;
pub(crate) mod tabs;
