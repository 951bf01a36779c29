//! Gateway intents: the bits by which a bot selects the events that it receives (events/gateway.mdx).

/// Events about servers, channels, threads and roles.
pub const GUILDS: u64 = 1;
/// Events about members joining, changing and leaving. Privileged.
pub const GUILD_MEMBERS: u64 = 1 << 1;
/// Events about the presence of members. Privileged.
pub const GUILD_PRESENCES: u64 = 1 << 8;
/// Events about messages in servers.
pub const GUILD_MESSAGES: u64 = 1 << 9;
/// Events about typing in servers.
pub const GUILD_MESSAGE_TYPING: u64 = 1 << 11;
/// Events about direct messages.
pub const DIRECT_MESSAGES: u64 = 1 << 12;
/// Events about typing in direct messages.
pub const DIRECT_MESSAGE_TYPING: u64 = 1 << 14;
/// The content of messages that the bot has not sent and that do not mention it. Privileged.
pub const MESSAGE_CONTENT: u64 = 1 << 15;
/// The privileged intents, which an application must be granted.
pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// All intents.
pub(crate) const KNOWN: u64 = 0x331_FFFF;
