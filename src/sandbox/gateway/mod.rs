//! The gateway: the WebSocket on which the bot hears what happens.

mod connection;
mod upgrade;

pub(crate) use upgrade::upgrade;
