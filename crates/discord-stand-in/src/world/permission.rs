//! The permission bits that the stand-in uses (topics/permissions.mdx).

/// Remove people from the server.
pub const KICK_MEMBERS: u64 = 1 << 1;
/// All permissions, in every channel.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// Create, change and delete channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// Change the settings of the server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// Add new reactions.
pub const ADD_REACTIONS: u64 = 1 << 6;
/// See channels.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// Write in channels.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Delete other people's messages. Pinning requires [`PIN_MESSAGES`].
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// Send embeds, and show previews of links.
pub const EMBED_LINKS: u64 = 1 << 14;
/// Send files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// Read messages sent earlier.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Mention everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// Use emojis of other servers.
pub const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
/// Use slash commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Give and remove roles that are below the member's highest role.
pub const MANAGE_ROLES: u64 = 1 << 28;
/// Create, change and delete scheduled events.
pub const MANAGE_EVENTS: u64 = 1 << 33;
/// Archive, lock and delete threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// Start public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Start private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// Create scheduled events, and change those that the member has created.
pub const CREATE_EVENTS: u64 = 1 << 44;
/// Write in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// Pin messages. Since 2026 this permission is separate from MANAGE_MESSAGES.
pub const PIN_MESSAGES: u64 = 1 << 51;

/// The permissions that everyone has in a new server.
pub const EVERYBODY: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// All permission bits, which the owner and administrators have.
pub const ALL: u64 = (1 << 53) - 1;
