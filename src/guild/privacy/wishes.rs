//! The worker that carries out requests for the deletion of a person's data, one after the other and in one process at a time.

use sha2::{Digest as _, Sha256};

use super::Privacy;
use crate::guild::{DailyGames, TournamentRefused};
use crate::ids::{PersonId, ServerOrDirect, TableId, TournamentId};
use crate::store::{DeletionRequest, EventOwnerKind, StoreError};
use crate::table::IntentError;
use crate::time::Millis;
use crate::worker::{DueTime, Worker, next_notification};
use triominos_rules::daily::Date;

/// The number of tables, or of tournaments, that are processed between two renewals of the lease.
const BATCH: u32 = 200;
/// The maximum number of passes over a person's data. Each pass deletes all data that existed at its start, so a further pass is
/// needed only for data that was added in the meantime.
const PASSES: usize = 8;
/// The wait in milliseconds between the last pass, which found no data, and the deletion of the request. Writes that were in
/// progress during that pass are committed by then.
const LATE: Millis = 60_000;
/// The time in milliseconds for which one process holds the lease on deletions. It is renewed before it expires.
const LEASE: Millis = 5 * 60_000;
const LEASE_NAME: &str = "forget-people";
const AT_MOST: Millis = 45 * 60_000;
const AFTER_FAILURE: Millis = 60_000;

/// The reason why a person's data could not be copied, or is not deleted yet.
#[derive(Debug, thiserror::Error)]
pub enum PrivacyError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Table(#[from] IntentError),
    #[error(transparent)]
    Tournament(#[from] TournamentRefused),
    /// This number of tables or tournaments could not be rewritten; the log has the details.
    #[error("{0} tables or tournaments could not be rewritten")]
    Failed(usize),
    #[error("new data was added during each pass over the data")]
    NeverDone,
    #[error("another process has taken over the deletions")]
    TakenOver,
    #[error("the system provides no randomness: {0}")]
    Seed(#[from] std::io::Error),
}

impl Privacy {
    /// Stores a person's request for deletion, and waits for at most `max_wait` milliseconds until the deletion is
    /// complete. Returns `true` if it is complete; otherwise it continues in the background.
    ///
    /// # Errors
    /// Returns an error if the request could not be stored.
    pub async fn request_deletion_and_check_if_done_within(
        &self,
        person: PersonId,
        max_wait: Millis,
    ) -> Result<bool, PrivacyError> {
        self.store_new_deletion_request(person).await?;
        let waited = async {
            loop {
                let forgotten = next_notification(&self.shared.forgotten);
                if !self.store().has_pending_deletion_request(person).await? {
                    return Ok(true);
                }
                forgotten.await;
            }
        };
        tokio::select! {
            biased;
            done = waited => done,
            () = self.clock().sleep_for(max_wait) => Ok(false),
        }
    }

    /// Returns `true` while a person's request for deletion is pending.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn is_deletion_pending(&self, person: PersonId) -> Result<bool, StoreError> {
        self.store().has_pending_deletion_request(person).await
    }

    /// Stores a person's request for deletion, with a new secret from which the substitute ids for the person follow.
    async fn store_new_deletion_request(&self, person: PersonId) -> Result<(), PrivacyError> {
        let secret = self.shared.seeds.new_seed()?.reveal_as_hex();
        self.store().store_deletion_request(person, &secret, self.clock().now()).await?;
        self.shared.deletion_requested.notify_waiters();
        Ok(())
    }

    /// Carries out requests for deletion until the returned future is dropped. `lease_owner` is the name of this process among
    /// those that share the database.
    pub async fn run_deletions(&self, lease_owner: &str) {
        let worker = Worker {
            name: "people to be forgotten",
            clock: self.clock(),
            wakers: &[&self.shared.deletion_requested],
            at_most: AT_MOST,
            after_failure: AFTER_FAILURE,
        };
        let look = async |_| {
            let next = self.carry_out_deletion_requests(lease_owner).await?;
            self.index_unindexed_and_release_lease(lease_owner).await.map(|()| next)
        };
        worker.poll_repeatedly(look).await;
    }

    /// Deletes all data about a person now, at the request of the bot's operator, and waits until the deletion is complete. The bot
    /// may be running at the same time.
    ///
    /// # Errors
    /// Returns an error if the deletion failed. The request stays pending, and the bot carries it out later.
    pub async fn delete_person_now(&self, person: PersonId) -> Result<(), PrivacyError> {
        self.store_new_deletion_request(person).await?;
        let wishes = self.store().deletion_requests().await?;
        let Some(wish) = wishes.into_iter().find(|wish| wish.person == person) else {
            return Ok(());
        };
        self.delete_requested_data(&wish, None).await?;
        let now = self.clock().now();
        self.store().mark_deletion_complete(&wish, now).await?;
        Ok(self.store().delete_completed_request(&wish, now).await?)
    }

    /// Carries out pending requests for deletion. Returns the time at which there may be more work, in milliseconds since 1970;
    /// `None` if there is none.
    pub(in crate::guild) async fn carry_out_deletion_requests(
        &self,
        lease_owner: &str,
    ) -> Result<Option<DueTime>, PrivacyError> {
        let wishes = self.store().deletion_requests().await?;
        if wishes.is_empty() {
            return Ok(None);
        }
        let now = self.clock().now();
        if !self.store().acquire_lease(LEASE_NAME, lease_owner, now, now + LEASE).await? {
            return Ok(Some(now + LATE));
        }
        let mut next: Option<Millis> = None;
        let mut failed = None;
        for wish in wishes {
            let again_at = match wish.done_at {
                Some(done_at) if self.clock().now() >= done_at + LATE => {
                    self.store().delete_completed_request(&wish, done_at).await?;
                    continue;
                }
                Some(done_at) => done_at + LATE,
                None => match self.delete_requested_data(&wish, Some(lease_owner)).await {
                    Ok(()) => {
                        let now = self.clock().now();
                        self.store().mark_deletion_complete(&wish, now).await?;
                        self.store()
                            .acquire_lease(LEASE_NAME, lease_owner, now, now + LEASE)
                            .await?;
                        self.shared.forgotten.notify_waiters();
                        now + LATE
                    }
                    Err(error) => {
                        // The other requests are still carried out.
                        failed = Some(error);
                        continue;
                    }
                },
            };
            next = Some(next.map_or(again_at, |next| next.min(again_at)));
        }
        let now = self.clock().now();
        self.store().acquire_lease(LEASE_NAME, lease_owner, now, now).await?;
        failed.map_or(Ok(next), Err)
    }

    /// Renews the lease of the worker in the process `lease_owner`. Does nothing if `lease_owner` is `None`, because a deletion by
    /// the bot's operator needs no lease.
    async fn renew_lease(&self, lease_owner: Option<&str>) -> Result<(), PrivacyError> {
        let Some(lease_owner) = lease_owner else { return Ok(()) };
        let now = self.clock().now();
        match self.store().acquire_lease(LEASE_NAME, lease_owner, now, now + LEASE).await? {
            true => Ok(()),
            false => Err(PrivacyError::TakenOver),
        }
    }

    /// Indexes the tables and tournaments that an older version of the program has written, by the people whom they name. Renews
    /// the lease of the worker in the process `lease_owner`; `None` if there is no lease. Returns `true` if there was anything to
    /// index.
    pub(in crate::guild) async fn index_any_unindexed_tables_and_tournaments(
        &self,
        lease_owner: Option<&str>,
    ) -> Result<bool, PrivacyError> {
        let mut renewed = false;
        for of in [EventOwnerKind::Tournaments, EventOwnerKind::Tables] {
            while self.store().index_people_batch_and_has_more(of, BATCH).await? {
                self.renew_lease(lease_owner).await?;
                renewed = true;
                tokio::task::yield_now().await;
            }
        }
        Ok(renewed)
    }

    /// Indexes all unindexed tables and tournaments, and then releases the lease of the process `lease_owner`. The worker does this
    /// before somebody requests a copy or a deletion, which need the index.
    async fn index_unindexed_and_release_lease(
        &self,
        lease_owner: &str,
    ) -> Result<(), PrivacyError> {
        match self.index_any_unindexed_tables_and_tournaments(Some(lease_owner)).await {
            Ok(true) => {
                let now = self.clock().now();
                Ok(self.store().acquire_lease(LEASE_NAME, lease_owner, now, now).await.map(drop)?)
            }
            Ok(false) | Err(PrivacyError::TakenOver) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Deletes all data about a person, in repeated passes, until a pass finds none. Renews the lease of the worker in the process
    /// `lease_owner`; `None` if there is no lease.
    async fn delete_requested_data(
        &self,
        request: &DeletionRequest,
        lease_owner: Option<&str>,
    ) -> Result<(), PrivacyError> {
        let former = |home| substitute_id(&request.secret, home);
        for _ in 0..PASSES {
            self.index_any_unindexed_tables_and_tournaments(lease_owner).await?;
            let mut changed = 0;
            let mut failed = 0;
            for of in [EventOwnerKind::Tournaments, EventOwnerKind::Tables] {
                let mut after = i64::MIN;
                loop {
                    let naming = self
                        .store()
                        .next_event_owners_that_may_name_person(of, request.person, after, BATCH)
                        .await?;
                    let Some(last) = naming.last else { break };
                    after = last;
                    for id in naming.found {
                        match self.replace_person_in_history(of, id, request.person, &former).await
                        {
                            Ok(named) => changed += u64::from(named),
                            Err(PrivacyError::Store(error)) => return Err(error.into()),
                            Err(error) => {
                                failed += 1;
                                tracing::error!(id, ?of, %error, "a person could not be removed from a table or tournament");
                            }
                        }
                    }
                    self.renew_lease(lease_owner).await?;
                    tokio::task::yield_now().await;
                }
            }
            // This happens before the person's rows are deleted, because these include the bars (suspensions), which this call
            // keeps under a hash instead of the id.
            let (now, new_key) =
                (self.clock().now(), self.shared.seeds.new_seed()?.reveal_as_hex());
            changed += self
                .store()
                .anonymise_suspensions(
                    request.person,
                    |guild| former(guild.into()),
                    (now, &new_key),
                )
                .await?;
            // If the clock is wrong by centuries, all tries are noted.
            let first_open = DailyGames::first_open_date(now).map_or(0, Date::days_since_epoch);
            changed += self
                .store()
                .store_try_hashes_before_deletion(request.person, first_open, &new_key)
                .await?;
            changed += self
                .store()
                .delete_rows_naming(request.person, |guild| former(guild.into()))
                .await?;
            self.clear_caches();
            if failed > 0 {
                return Err(PrivacyError::Failed(failed));
            }
            if changed == 0 {
                return Ok(());
            }
        }
        Err(PrivacyError::NeverDone)
    }

    /// Replaces a person by a substitute id in the events of a table or tournament. `substitute_for` returns the substitute id for
    /// a server or a direct message channel. Returns `true` if the events contained the person.
    async fn replace_person_in_history(
        &self,
        owner_kind: EventOwnerKind,
        owner_id: i64,
        person: PersonId,
        substitute_for: &(impl Fn(ServerOrDirect) -> PersonId + Sync),
    ) -> Result<bool, PrivacyError> {
        match owner_kind {
            EventOwnerKind::Tables => {
                let Some(about) =
                    self.shared.tables.data_about_person(TableId(owner_id), person).await?
                else {
                    return Ok(false);
                };
                let substitute = substitute_for(about.home);
                Ok(self.shared.tables.forget_person(about.table, person, substitute).await?)
            }
            EventOwnerKind::Tournaments => {
                let tournaments = &self.shared.tournaments;
                let Some(about) =
                    tournaments.events_about_person(TournamentId(owner_id), person).await?
                else {
                    return Ok(false);
                };
                let substitute = substitute_for(about.guild.into());
                Ok(tournaments.forget_person(about.tournament, person, substitute).await?)
            }
        }
    }
}

/// Returns the substitute id for a person on a server, or in their direct messages. It follows from the secret of the person's
/// request for deletion.
fn substitute_id(request_secret: &str, home: ServerOrDirect) -> PersonId {
    let hash = match home {
        ServerOrDirect::Server(guild) => Sha256::digest(format!("{request_secret}-{guild}")),
        ServerOrDirect::Direct(channel) => {
            Sha256::digest(format!("{request_secret}-direct-{channel}"))
        }
    };
    let (first, _) = hash.split_at(8);
    PersonId::pseudonym_from_random(
        first.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)),
    )
}
