//! The entry point to the use cases of servers and persons.

use std::sync::Arc;

use tokio::sync::Notify;

use super::caches::{KnownMembers, LeagueStates, Snapshots, TrophyCases};
use crate::store::Store;

/// The use cases of servers and persons beyond a single table. There is one value for the whole process; it is cheap to clone.
#[derive(Clone, Debug)]
pub struct Guilds {
    pub(super) store: Store,
    pub(super) snapshots: Arc<Snapshots>,
    pub(super) league_states: Arc<LeagueStates>,
    pub(super) trophy_cases: Arc<TrophyCases>,
    pub(super) known_members: Arc<KnownMembers>,
    /// Notifies the worker that a ping was stored.
    pub(super) pinged: Arc<Notify>,
    /// Notified when a server chooses a channel for its leaderboard.
    pub(super) leaderboard_chosen: Arc<Notify>,
}

impl Guilds {
    /// Creates the use cases on this store.
    pub fn new(store: Store) -> Self {
        Self::with_snapshots(store, Snapshots::default())
    }

    /// Creates the use cases with this writer of snapshots.
    pub(super) fn with_snapshots(store: Store, snapshots: Snapshots) -> Self {
        Self {
            store,
            snapshots: Arc::new(snapshots),
            league_states: Arc::new(LeagueStates::new()),
            trophy_cases: Arc::new(TrophyCases::new()),
            known_members: Arc::new(KnownMembers::new()),
            pinged: Arc::default(),
            leaderboard_chosen: Arc::default(),
        }
    }
}
