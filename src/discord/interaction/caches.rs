//! Caches of values that were read or shown recently. Discord requests suggestions at each typed letter; without the caches, each
//! of these requests would read from the store.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use super::expiring_map::ExpiringMap;
use super::permissions::server_roles::ServerRoles;
use super::shown_racks::ShownRacks;
use crate::guild::OwnPreferences;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::text::{Lang, LastSeenMatch};

/// The token of an interaction and the language of its person. Private messages can be posted with the token for fifteen minutes.
#[derive(Clone)]
pub struct ReplyToken {
    pub token: Arc<str>,
    pub lang: Lang,
}

/// Shows no field, because the token is a secret.
impl fmt::Debug for ReplyToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReplyToken")
    }
}

/// The caches of this process.
#[derive(Debug, Default)]
pub struct Caches {
    /// The preferences of people, by server (`None` outside servers) and person.
    pub preferences: ExpiringMap<(Option<GuildId>, PersonId), OwnPreferences>,
    /// The people who have already seen the introduction.
    pub introduced: ExpiringMap<PersonId, ()>,
    /// The kinds of game events (such as a bridge, or a drawn tile) that were already explained to people.
    pub explained: ExpiringMap<(PersonId, &'static str), ()>,
    /// The private messages with racks that people see.
    pub racks: ShownRacks,
    /// The owners and roles of servers.
    pub server_roles: ExpiringMap<GuildId, Arc<ServerRoles>>,
    /// The number of changes of roles that the gateway has reported, across all servers. If it changes while roles are
    /// fetched from Discord, the fetched roles may be stale and are not cached.
    pub server_role_changes: AtomicU64,
    /// The names of the channels of servers.
    pub channel_names: ExpiringMap<GuildId, Arc<HashMap<ChannelId, String>>>,
    /// The token of each player's last interaction in a lobby.
    pub lobby_replies: ExpiringMap<(PersonId, TableId), ReplyToken>,
    /// For each spectator and table, the state of the match that the spectator saw last.
    pub looks: ExpiringMap<(PersonId, TableId), LastSeenMatch>,
}
