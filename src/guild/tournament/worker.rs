//! The two workers of tournaments. The sweeper advances tournaments when a time has come or a table has finished; the publisher
//! posts and edits their messages.

use super::post::TournamentPublisher;
use super::side_by_side::{ConcurrentWorker, PendingWork, WorkOutcome, wait_after_failures};
use super::{TournamentRefused, Tournaments};
use crate::ids::TournamentId;
use crate::store::StoreError;
use crate::time::Millis;
use crate::worker::DELAY_FOR_NEWER;

/// The wait in milliseconds before the next attempt on a tournament that another process is advancing or has just changed.
const BUSY: Millis = 1_000;
/// The duration in milliseconds of the lease on a tournament. If a process crashes, the others wait at most this long.
const LEASE: Millis = 30_000;

impl Tournaments {
    /// Advances due tournaments until the returned future is dropped. `lease_owner` is the name of this process among those that
    /// share the store.
    pub async fn run_sweeper(&self, lease_owner: &str) {
        let wakers = [self.commit_notify(), self.tables().closed_notify()];
        let due =
            ConcurrentWorker { what: "due tournaments", clock: self.clock(), wakers: &wakers };
        let advance = |id, failed| self.advance_with_lease(id, lease_owner, failed);
        due.run(|now, limit| self.find_due_tournaments(now, limit), advance).await;
    }

    /// Publishes tournaments until the returned future is dropped. `lease_owner` is the name of this process among those that share
    /// the store.
    pub async fn run_publisher(&self, publisher: &impl TournamentPublisher, lease_owner: &str) {
        let wakers = [self.commit_notify()];
        let shown =
            ConcurrentWorker { what: "tournaments to show", clock: self.clock(), wakers: &wakers };
        let show = |id, failed| self.publish_tournament(id, publisher, lease_owner, failed);
        shown.run(|now, limit| self.find_unpublished_tournaments(now, limit), show).await;
    }

    /// Returns at most `limit` tournaments that are due at `now`.
    async fn find_due_tournaments(
        &self,
        now: Millis,
        limit: u32,
    ) -> Result<PendingWork, StoreError> {
        let found = self.store().due_tournaments(now, limit).await?;
        Ok((found, self.store().next_tournament_due_at().await?))
    }

    /// Returns at most `limit` tournaments with messages to be published at `now`.
    async fn find_unpublished_tournaments(
        &self,
        now: Millis,
        limit: u32,
    ) -> Result<PendingWork, StoreError> {
        let found = self.store().tournaments_with_due_posts(now, limit).await?;
        Ok((found, self.store().next_post_update_due_at().await?))
    }

    /// Advances a due tournament while the process `lease_owner` holds a lease, so that two processes neither do the same work nor
    /// reject each other's commits. `earlier_failures` is the number of failed attempts since the last success.
    async fn advance_with_lease(
        &self,
        id: TournamentId,
        lease_owner: &str,
        earlier_failures: u32,
    ) -> WorkOutcome {
        let (store, name) = (self.store(), format!("tend-tournament:{}", id.0));
        let now = self.clock().now();
        match store.acquire_lease(&name, lease_owner, now, now + LEASE).await {
            Ok(true) => {}
            Ok(false) => return WorkOutcome::postponed(now + BUSY),
            Err(error) => {
                tracing::error!(tournament = id.0, %error, "cannot lease a due tournament");
                return WorkOutcome::failed(now + wait_after_failures(earlier_failures));
            }
        }
        let done = self.advance_and_get_outcome(id, earlier_failures).await;
        let now = self.clock().now();
        if let Err(error) = store.acquire_lease(&name, lease_owner, now, now).await {
            tracing::warn!(tournament = id.0, %error, "cannot release the lease of a tournament, which has to expire");
        }
        done
    }

    /// Advances a due tournament, and converts the result to the outcome of the work. `earlier_failures` is the number of failed
    /// attempts since the last success.
    async fn advance_and_get_outcome(
        &self,
        id: TournamentId,
        earlier_failures: u32,
    ) -> WorkOutcome {
        let tended = self.advance_tournament(id).await;
        let now = self.clock().now();
        match tended {
            Ok(()) => WorkOutcome::succeeded(),
            Err(TournamentRefused::Busy) => WorkOutcome::postponed(now + BUSY),
            Err(TournamentRefused::Store(StoreError::Newer(why))) => {
                tracing::info!(
                    tournament = id.0,
                    why,
                    "a due tournament is left to a newer version"
                );
                WorkOutcome::postponed(now + DELAY_FOR_NEWER)
            }
            Err(error) => {
                let wait = wait_after_failures(earlier_failures);
                tracing::error!(tournament = id.0, %error, wait, "a due tournament could not be tended");
                WorkOutcome::failed(now + wait)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::guild::tests::tournament_samples::{Process, plan_with};
    use crate::guild::tournament::cache::Writer;
    use crate::league::tournament::TournamentAction;
    use crate::store::SeenTables;
    use crate::store::tests::databases::for_each_database;
    use crate::table::tests::samples::StoppedClock;

    #[tokio::test]
    async fn only_one_process_advances_a_tournament_at_a_time() {
        for_each_database(|store| async move {
            let clock = Arc::new(StoppedClock::default());
            let tournaments = Process::new(&store, &clock).tournaments;
            let (id, name) = (TournamentId(7), "tend-tournament:7");
            assert!(store.acquire_lease(name, "other", 0, LEASE).await.unwrap());
            assert_eq!(
                tournaments.advance_with_lease(id, "one", 0).await,
                WorkOutcome::postponed(BUSY)
            );
            // The other process has crashed, and its lease has expired. The work then fails, because there is no such tournament.
            clock.set_time(LEASE);
            let tended = tournaments.advance_with_lease(id, "one", 0).await;
            assert_eq!(tended, WorkOutcome::failed(LEASE + wait_after_failures(0)));
            assert!(
                store.acquire_lease(name, "other", LEASE, 2 * LEASE).await.unwrap(),
                "it is released"
            );
        })
        .await;
    }

    /// An example is a tournament that is resumed while the sweeper carries out its pause: the clocks of its tables must not stay
    /// stopped.
    #[tokio::test]
    async fn a_tournament_that_changes_while_the_sweeper_advances_it_is_due_again_at_once() {
        for_each_database(|store| async move {
            let clock = Arc::new(StoppedClock::default());
            let process = Process::new(&store, &clock);
            let tournaments = &process.tournaments;
            let id = process.create_tournament(7, 100, plan_with(2, 1)).await;
            let read = tournaments.current_state(id).await.unwrap().state.seq;
            process.act_as(id, 1, TournamentAction::Join).await.unwrap();
            let seen = SeenTables { called: 0, opened: 0, voidings: 0 };
            let tended_for = async |seq| {
                let writer = Writer::Sweeper { seq, seen, again: None };
                tournaments.commit(id, writer, |_, _| Ok(Vec::new())).await.unwrap();
                store.tournament_due_at(id).await.unwrap()
            };
            assert_eq!(tended_for(read).await, Some(0));
            assert!(tended_for(read + 1).await > Some(0), "only the sign-up ends some day");
        })
        .await;
    }
}
