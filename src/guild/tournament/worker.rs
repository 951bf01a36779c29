//! The two workers: one lets follow what follows by the clock and from tables that are over, the other shows it.

use super::post::TournamentPublisher;
use super::side_by_side::{Done, Found, SideBySide, after_failures};
use super::{TournamentRefused, Tournaments};
use crate::ids::TournamentId;
use crate::store::StoreError;
use crate::time::Millis;
use crate::worker::LEFT_TO_NEWER;

/// The time until a tournament is tended again for which other processes have been faster.
const BUSY: Millis = 1_000;

impl Tournaments {
    /// Tends tournaments for as long as it is polled.
    pub async fn run_sweeper(&self) {
        let wakers = [self.happened(), self.tables().closed()];
        let due = SideBySide { what: "due tournaments", clock: self.clock(), wakers: &wakers };
        due.run(|now, limit| self.find_due(now, limit), |id, failed| self.tend_one(id, failed))
            .await;
    }

    /// Shows tournaments for as long as it is polled. `owner` names this process among those that share the store.
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
