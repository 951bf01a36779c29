//! The upkeep of league snapshots: leagues that need a new snapshot are computed in the background.

use super::Guilds;
use super::caches::match_snapshot_kind;
use crate::ids::GuildId;
use crate::store::StoreError;
use crate::time::{Clock, Millis};
use crate::worker::{DueTime, Worker};

/// The wait in milliseconds between two searches for leagues that need a new snapshot.
const LOOK_EVERY: Millis = 60 * 60 * 1000;
const AFTER_FAILURE: Millis = 60_000;
/// The maximum number of leagues that one query returns.
const BATCH: u32 = 500;
/// The time in milliseconds for which one process holds the lease on computing a league.
const LEASE: Millis = 9 * 60 * 1000;

impl Guilds {
    /// Writes a new snapshot of each league that has many results since its last snapshot, until the returned future is dropped. As
    /// a result, the first request after a start of the process, or after a change of the rules of ratings, need not wait until the
    /// league is computed. `lease_owner` is the name of this process among those that share the database.
    pub async fn run_snapshot_upkeep(&self, clock: &dyn Clock, lease_owner: &str) {
        let worker = Worker {
            name: "leagues without a snapshot",
            clock,
            wakers: &[],
            at_most: LOOK_EVERY,
            after_failure: AFTER_FAILURE,
        };
        worker.poll_repeatedly(|_| self.write_due_snapshots(clock, lease_owner)).await;
    }

    /// Computes each league that needs a new snapshot, which writes the snapshot. Always returns `None`, which means that the next
    /// run takes place after the regular interval.
    pub(super) async fn write_due_snapshots(
        &self,
        clock: &dyn Clock,
        lease_owner: &str,
    ) -> Result<Option<DueTime>, StoreError> {
        let mut after = None;
        loop {
            let leagues = self.store.servers_with_last_result_numbers_after(after, BATCH).await?;
            let Some((last, _)) = leagues.last() else { return Ok(None) };
            after = Some(*last);
            let many = leagues.iter().filter(|(_, count)| *count >= self.snapshots.results);
            for (guild, count) in many {
                if let Err(error) =
                    self.write_snapshot_if_due(*guild, *count, clock, lease_owner).await
                {
                    // The next request for this league reports the error to its requester.
                    tracing::warn!(guild = guild.get(), %error, "cannot compute a league");
                }
            }
        }
    }

    /// Writes a snapshot of a server's league if the server has enough results since its last snapshot. `result_count` is the
    /// number of all its results. During the computation, the process `lease_owner` holds a lease, so that no other process does
    /// the same.
    async fn write_snapshot_if_due(
        &self,
        guild: GuildId,
        result_count: i64,
        clock: &dyn Clock,
        lease_owner: &str,
    ) -> Result<(), StoreError> {
        let kept = self.store.league_snapshot_numbers(match_snapshot_kind(guild)).await?;
        if result_count - kept.first().unwrap_or(&0) < self.snapshots.results {
            return Ok(());
        }
        let (lease, now) = (format!("league-{}", guild.get()), clock.now());
        if !self.store.acquire_lease(&lease, lease_owner, now, now + LEASE).await? {
            return Ok(());
        }
        // Waits for the previous snapshot, because only one is written at a time.
        self.snapshots.wait_until_written().await;
        self.server_league(guild, true).await?;
        self.snapshots.wait_until_written().await;
        self.store.acquire_lease(&lease, lease_owner, now, now).await?;
        Ok(())
    }
}
