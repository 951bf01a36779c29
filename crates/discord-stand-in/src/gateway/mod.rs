//! The gateway: the WebSocket on which the bot receives events.

mod connection;
mod encoding;
mod upgrade;

pub(crate) use upgrade::upgrade_to_websocket;
