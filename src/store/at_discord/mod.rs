//! The stored ids of the bot's objects on Discord: the messages of its tables and leaderboards, and the emojis of
//! its application.

pub(super) mod emojis;
pub(super) mod leaderboards;
pub(super) mod messages;
