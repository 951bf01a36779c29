//! Bits of the gateway's intents, by which a bot chooses its events (events/gateway.mdx).

/// Servers, channels, threads and roles.
pub const GUILDS: u64 = 1;
/// Members who join, change and leave. Privileged.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// The presence of members. Privileged.
pub const GUILD_PRESENCES: u64 = 1 << 8;
/// Messages in servers.
pub const GUILD_MESSAGES: u64 = 1 << 9;
/// Typing in servers.
pub const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
/// Direct messages.
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// Typing in direct messages.
pub const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
/// The content of messages that neither are the bot's nor mention it. Privileged.
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// The intents that an application has to be granted.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// All intents.
pub(crate) const KNOWN: u64 = 0x331_FFFF;
