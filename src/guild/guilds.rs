//! The entry point to the use cases of servers and persons.

use std::sync::Arc;

use tokio::sync::Notify;

use super::caches::{LeagueStates, MembershipCache, SnapshotWriter, TrophyCases};
use crate::store::Store;

/// The use cases of servers and persons that do not concern a single table, such as settings and leaderboards. There is one value
/// for the whole process; it is cheap to clone.
#[derive(Clone, Debug)]
pub struct Guilds {
    pub(super) store: Store,
    pub(super) snapshots: Arc<SnapshotWriter>,
    pub(super) league_states: Arc<LeagueStates>,
    pub(super) trophy_cases: Arc<TrophyCases>,
    pub(super) known_members: Arc<MembershipCache>,
    /// Notifies the worker that a ping was stored.
    pub(super) pinged: Arc<Notify>,
    /// Notified when a server chooses a channel for its leaderboard.
    pub(super) leaderboard_chosen: Arc<Notify>,
}

impl Guilds {
    /// Creates the use cases, which read and write this store.
    pub fn new(store: Store) -> Self {
        Self::with_snapshot_writer(store, SnapshotWriter::default())
    }

    /// Creates the use cases, which write snapshots of leagues with this writer.
    pub(super) fn with_snapshot_writer(store: Store, snapshot_writer: SnapshotWriter) -> Self {
        Self {
            store,
            snapshots: Arc::new(snapshot_writer),
            league_states: Arc::new(LeagueStates::new()),
            trophy_cases: Arc::new(TrophyCases::new()),
            known_members: Arc::new(MembershipCache::new()),
            pinged: Arc::default(),
            leaderboard_chosen: Arc::default(),
        }
    }
}
