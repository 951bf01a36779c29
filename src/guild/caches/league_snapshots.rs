//! Snapshots of the state that is computed from a server's results or tournaments. A process first loads the newest snapshot, and
//! then only the results after it. Snapshots are written in the background every few thousand results. If snapshots are missing or
//! damaged, everything is computed from the results, which takes longer and gives the same state.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;

use super::off_workers::run_blocking;
use crate::ids::GuildId;
use crate::league::snapshot::{
    SnapshotError, match_rules_fingerprint, tournament_rules_fingerprint, unpack,
};
use crate::store::{NewSnapshot, SnapshotKind, Store, StoreError};
use crate::time::Millis;

/// The number of new results after which a snapshot is written. Loading this many results takes a tenth of a second.
const RESULTS: i64 = 2_000;
/// The number of new outcomes (stored results of finished tournaments) after which a snapshot is written.
const OUTCOMES: i64 = 500;

/// The writer of snapshots, which writes one at a time.
#[derive(Debug)]
pub(in crate::guild) struct SnapshotWriter {
    pub results: i64,
    pub outcomes: i64,
    free: Arc<Semaphore>,
}

impl Default for SnapshotWriter {
    fn default() -> Self {
        Self::with_intervals(RESULTS, OUTCOMES)
    }
}

/// A snapshot to be written.
pub(in crate::guild) struct PendingSnapshot {
    pub of: SnapshotKind,
    pub number: i64,
    pub discards: i64,
    pub newest_at: Millis,
    pub pack: Box<dyn FnOnce() -> Result<String, SnapshotError> + Send>,
}

impl SnapshotWriter {
    /// Creates a writer that writes a snapshot of matches after this many new results, and one of tournaments after this many new
    /// outcomes.
    pub fn with_intervals(results_per_snapshot: i64, outcomes_per_snapshot: i64) -> Self {
        Self {
            results: results_per_snapshot,
            outcomes: outcomes_per_snapshot,
            free: Arc::new(Semaphore::new(1)),
        }
    }

    /// Writes a snapshot in the background. Returns `false` and writes nothing if another snapshot is being
    /// written.
    pub fn try_write_in_background(&self, store: &Store, snapshot: PendingSnapshot) -> bool {
        let Ok(permit) = Arc::clone(&self.free).try_acquire_owned() else { return false };
        let store = store.clone();
        tokio::spawn(async move {
            let of = snapshot.of;
            let (guild, what) = (of.guild.get(), of.kind);
            if let Err(error) = write_snapshot(&store, snapshot).await {
                tracing::warn!(guild, what, %error, "cannot store a snapshot of a league");
            }
            drop(permit);
        });
        true
    }

    /// Waits until the snapshot that is being written is stored. Returns at once if there is none.
    pub async fn wait_until_written(&self) {
        drop(self.free.acquire().await);
    }
}

/// Stores a snapshot. Does nothing if the league was discarded after `snapshot` was computed, for example because a person's data
/// was deleted.
async fn write_snapshot(store: &Store, snapshot: PendingSnapshot) -> Result<(), StoreError> {
    let PendingSnapshot { of, number, discards, newest_at, pack } = snapshot;
    let body = run_blocking(pack).await;
    let body = body.map_err(|error| StoreError::Damaged(error.to_string()))?;
    let new = NewSnapshot { of, number, discards, newest_at, body: &body };
    if store.store_league_snapshot(new).await? {
        tracing::debug!(
            guild = of.guild.get(),
            number,
            bytes = body.len(),
            "stored a snapshot of a league"
        );
    }
    Ok(())
}

/// Returns the newest usable snapshot of this kind: first its number, then its content; `None` if none is usable. The number of a
/// snapshot is that of the last result or outcome that it contains. A snapshot is usable if its number is less than
/// `before_number`, and `is_valid` returns `true` for its number and content. Deletes snapshots that cannot be read.
pub(in crate::guild) async fn number_and_content_of_newest_valid_snapshot<
    T: DeserializeOwned + Send + 'static,
>(
    store: &Store,
    kind: SnapshotKind,
    before_number: i64,
    is_valid: impl Fn(i64, &T) -> bool,
) -> Result<Option<(i64, T)>, StoreError> {
    let numbers = store.league_snapshot_numbers(kind).await?;
    for number in numbers.into_iter().filter(|number| *number < before_number) {
        let body = store.league_snapshot(kind, number).await?;
        if body.is_empty() {
            // Another process has deleted the snapshot in the meantime.
            continue;
        }
        match run_blocking(move || unpack::<T>(body.as_str())).await {
            Ok(state) if is_valid(number, &state) => return Ok(Some((number, state))),
            Ok(_) => {}
            Err(error) => {
                let (guild, what) = (kind.guild.get(), kind.kind);
                tracing::warn!(guild, what, number, %error, "a snapshot of a league cannot be read, and is not used");
                if let Err(error) = store.delete_league_snapshot(kind, number).await {
                    tracing::debug!(%error, "cannot delete an unreadable snapshot of a league");
                }
            }
        }
    }
    Ok(None)
}

/// Returns the kind of the snapshots that contain the league state of a server's matches.
pub(in crate::guild) fn match_snapshot_kind(guild: GuildId) -> SnapshotKind {
    SnapshotKind { guild, kind: "matches", rules: match_rules_fingerprint() }
}

/// Returns the kind of the snapshots that contain the trophies of a server's tournaments.
pub(in crate::guild) fn tournament_snapshot_kind(guild: GuildId) -> SnapshotKind {
    SnapshotKind { guild, kind: "tournaments", rules: tournament_rules_fingerprint() }
}
