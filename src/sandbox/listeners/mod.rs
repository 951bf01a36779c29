//! The listeners: the bot with its sessions of the gateway, and people with the page's tabs.

pub(crate) mod intent;
pub(crate) mod session;
pub(crate) mod sessions;
pub(crate) mod tabs;
