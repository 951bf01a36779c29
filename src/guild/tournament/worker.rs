//! The two workers of tournaments: the sweeper advances them by the clock and by finished tables, the publisher posts their
//! messages.

use super::post::TournamentPublisher;
use super::side_by_side::{Done, Found, SideBySide, after_failures};
use super::{TournamentRefused, Tournaments};
use crate::ids::TournamentId;
use crate::store::StoreError;
use crate::time::Millis;
use crate::worker::LEFT_TO_NEWER;

/// The wait for a tournament that another process is tending or has just changed.
const BUSY: Millis = 1_000;
/// The longest time for which a process that crashes while tending a tournament keeps others from doing so.
const LEASE: Millis = 30_000;

impl Tournaments {
    /// Tends tournaments for as long as it is polled. `owner` names this process among those that share the store.
    pub async fn run_sweeper(&self, owner: &str) {
        let wakers = [self.happened(), self.tables().closed()];
        let due = SideBySide { what: "due tournaments", clock: self.clock(), wakers: &wakers };
        let tend = |id, failed| self.tend_leased(id, owner, failed);
        due.run(|now, limit| self.find_due(now, limit), tend).await;
    }

    /// Publishes tournaments for as long as it is polled. `owner` names this process among those that share the store.
    pub async fn run_publisher(&self, publisher: &impl TournamentPublisher, owner: &str) {
        let wakers = [self.happened()];
        let shown =
            SideBySide { what: "tournaments to show", clock: self.clock(), wakers: &wakers };
        let show = |id, failed| self.show_one(id, publisher, owner, failed);
        shown.run(|now, limit| self.find_to_show(now, limit), show).await;
    }

    async fn find_due(&self, now: Millis, limit: u32) -> Result<Found, StoreError> {
        let found = self.store().due_tournaments(now, limit).await?;
        Ok((found, self.store().next_tournament_due().await?))
    }

    async fn find_to_show(&self, now: Millis, limit: u32) -> Result<Found, StoreError> {
        let found = self.store().tournaments_to_show(now, limit).await?;
        Ok((found, self.store().next_tournament_to_show().await?))
    }

    /// Tends a tournament under a lease, so that two processes do not do the same work and reject each other's commits.
    async fn tend_leased(&self, id: TournamentId, owner: &str, failures: u32) -> Done {
        let (store, name) = (self.store(), format!("tend-tournament:{}", id.0));
        let now = self.clock().now();
        match store.lease(&name, owner, now, now + LEASE).await {
            Ok(true) => {}
            Ok(false) => return Done::put_off(now + BUSY),
            Err(error) => {
                tracing::error!(tournament = id.0, %error, "cannot lease a due tournament");
                return Done::failed(now + after_failures(failures));
            }
        }
        let done = self.tend_one(id, failures).await;
        let now = self.clock().now();
        if let Err(error) = store.lease(&name, owner, now, now).await {
            tracing::warn!(tournament = id.0, %error, "cannot release the lease of a tournament, which has to expire");
        }
        done
    }

    async fn tend_one(&self, id: TournamentId, failures: u32) -> Done {
        let tended = self.tend(id).await;
        let now = self.clock().now();
        match tended {
            Ok(()) => Done::well(),
            Err(TournamentRefused::Busy) => Done::put_off(now + BUSY),
            Err(TournamentRefused::Store(StoreError::Newer(why))) => {
                tracing::info!(
                    tournament = id.0,
                    why,
                    "a due tournament is left to a newer version"
                );
                Done::put_off(now + LEFT_TO_NEWER)
            }
            Err(error) => {
                let wait = after_failures(failures);
                tracing::error!(tournament = id.0, %error, wait, "a due tournament could not be tended");
                Done::failed(now + wait)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::guild::tests::tournament_samples::Process;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::Standing;

    #[tokio::test]
    async fn only_one_process_tends_a_tournament_at_a_time() {
        for_each_database(|store| async move {
            let clock = Arc::new(Standing::default());
            let tournaments = Process::new(&store, &clock).tournaments;
            let (id, name) = (TournamentId(7), "tend-tournament:7");
            assert!(store.lease(name, "other", 0, LEASE).await.unwrap());
            assert_eq!(tournaments.tend_leased(id, "one", 0).await, Done::put_off(BUSY));
            // The other process has crashed. There is no such tournament, which is a different failure.
            clock.set(LEASE);
            let tended = tournaments.tend_leased(id, "one", 0).await;
            assert_eq!(tended, Done::failed(LEASE + after_failures(0)));
            assert!(store.lease(name, "other", LEASE, 2 * LEASE).await.unwrap(), "it is released");
        })
        .await;
    }
}
