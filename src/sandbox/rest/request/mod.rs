//! A request of the bot, read and on its way to its handler.

pub(super) mod call;
pub(super) mod payload;
