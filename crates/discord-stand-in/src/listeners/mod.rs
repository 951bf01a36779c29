//! Receivers of events: the bot's sessions of the gateway, and the tabs of the page.

pub(crate) mod gateway_state;
pub mod intent;
pub(crate) mod session;
pub(crate) mod tabs;
