//! Values that were read or shown a moment ago. Discord asks for suggestions at each letter, and they need not be read again.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use super::expiring_map::ExpiringMap;
use super::permissions::server_roles::ServerRoles;
use super::shown_racks::ShownRacks;
use crate::guild::OwnPreferences;
use crate::ids::{ChannelId, GuildId, PersonId, TableId};
use crate::text::LastLook;

/// Values that were read or shown a moment ago.
#[derive(Debug, Default)]
pub struct Caches {
    /// The preferences of a person on a server, or away from servers.
    pub preferences: ExpiringMap<(Option<GuildId>, PersonId), OwnPreferences>,
    /// The people who have seen the introduction.
    pub introduced: ExpiringMap<PersonId, ()>,
    /// The private racks that are shown.
    pub racks: ShownRacks,
    /// The owners and roles of servers.
    pub server_roles: ExpiringMap<GuildId, Arc<ServerRoles>>,
    /// The number of changes of roles that the gateway has reported, of all servers.
    pub server_role_changes: AtomicU64,
    /// The names of the channels of servers.
    pub channel_names: ExpiringMap<GuildId, Arc<HashMap<ChannelId, String>>>,
    /// The last look of a person without a seat at a match.
    pub looks: ExpiringMap<(PersonId, TableId), LastLook>,
}
