//! Requests of the bot, as read for their handlers.

pub(super) mod call;
pub(super) mod payload;
