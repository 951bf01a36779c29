//! Voided results: a moderator can decide that the result of a match does not count, or that it counts again. Moderators cannot
//! decide about matches in which they played.

use std::collections::BTreeSet;

use super::Guilds;
use crate::ids::{GuildId, InteractionId, PersonId, TableId};
use crate::league::{RuledResult, Voiding};
use crate::store::{NewVoiding, StoreError, StoredResult};
use crate::time::Millis;

/// The maximum number of attempts to store a decision. An attempt fails if another moderator has decided about the same
/// result first.
const TRIES: usize = 3;

/// A moderator's request to void a result, so that it does not count, or to restore it, so that it counts again.
#[derive(Clone, Debug)]
pub struct VoidRequest {
    pub table: TableId,
    /// True to void the result, false if it is to count again.
    pub voided: bool,
    pub by: PersonId,
    /// The moderator's display name.
    pub name: String,
    pub reason: String,
    pub interaction: InteractionId,
}

/// The reason why a request to void or restore a result was refused.
#[derive(Debug, thiserror::Error)]
pub enum VoidRefused {
    #[error("there is no such result on this server")]
    NoSuch,
    #[error("they have played in that match")]
    Played,
    /// The result is already voided, by this decision.
    #[error("the result is voided already")]
    Voided(Box<Voiding>),
    #[error("the result counts already")]
    Counts,
    #[error("handled already")]
    AlreadyHandled,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Guilds {
    /// Voids a result or restores it, as requested, at the time `now`. Leaderboards change at once in every process, because the
    /// voided results are read from the store for each leaderboard. Returns the result together with this decision.
    ///
    /// # Errors
    /// Returns an error if the request is refused, or the store does not answer.
    pub async fn void_or_restore_result(
        &self,
        guild: GuildId,
        request: &VoidRequest,
        now: Millis,
    ) -> Result<RuledResult, VoidRefused> {
        for _ in 0..TRIES {
            let result = self.store.result_of(request.table).await?.map(|stored| stored.result);
            let result =
                result.filter(|result| result.guild == guild).ok_or(VoidRefused::NoSuch)?;
            if result.seats.iter().any(|seat| seat.player.person() == Some(request.by)) {
                return Err(VoidRefused::Played);
            }
            let last = self.store.last_voiding_and_its_number(request.table).await?;
            let seq = last.as_ref().map_or(1, |(seq, _)| seq + 1);
            match last.map(|(_, voiding)| voiding).filter(|voiding| voiding.voided) {
                Some(voiding) if request.voided => return Err(VoidRefused::Voided(voiding.into())),
                None if !request.voided => return Err(VoidRefused::Counts),
                _ => {}
            }
            let VoidRequest { table, voided, by, name, reason, interaction } = request;
            let new = NewVoiding {
                table: *table,
                seq,
                voided: *voided,
                at: now,
                by: *by,
                name,
                reason,
                handled: Some(*interaction),
            };
            match self.store.store_voiding(new).await {
                Ok(()) => {}
                // Another moderator has decided first, so the decision is made again with the new state.
                Err(StoreError::Conflict) => continue,
                Err(StoreError::AlreadyHandled) => return Err(VoidRefused::AlreadyHandled),
                Err(error) => return Err(error.into()),
            }
            let (guild, table) = (guild.get(), table.0);
            tracing::info!(guild, table, voided, "a moderator decided about a result");
            let voiding = Voiding {
                voided: *voided,
                at: now,
                by: request.by,
                name: name.clone(),
                reason: reason.clone(),
            };
            return Ok(RuledResult { result, voiding: Some(voiding) });
        }
        Err(StoreError::Conflict.into())
    }

    /// Returns the decision that voided the result of this table; `None` if the result counts or does not exist.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn voiding_decision_in_force(
        &self,
        table: TableId,
    ) -> Result<Option<Voiding>, StoreError> {
        let last = self.store.last_voiding_and_its_number(table).await?;
        Ok(last.map(|(_, voiding)| voiding).filter(|voiding| voiding.voided))
    }

    /// Returns a server's newest results, at most `limit` of them, the newest first. Also returns the set of all its voided
    /// results, each by the number under which it is stored.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn newest_results_and_numbers_of_voided_results(
        &self,
        guild: GuildId,
        limit: u32,
    ) -> Result<(Vec<StoredResult>, BTreeSet<i64>), StoreError> {
        let newest = self.store.newest_results(guild, limit).await?;
        Ok((newest, self.store.voided_result_numbers(guild).await?))
    }

    /// Returns the newest voided results of a person on a server, at most `limit` of them, the newest first.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or a result is damaged.
    pub async fn voided_results_of(
        &self,
        guild: GuildId,
        person: PersonId,
        limit: u32,
    ) -> Result<Vec<RuledResult>, StoreError> {
        let mut voided = Vec::new();
        for table in self.store.tables_of_voided_results_of(guild, person, limit).await? {
            let voiding = self.voiding_decision_in_force(table).await?;
            if let (Some(stored), true) = (self.store.result_of(table).await?, voiding.is_some()) {
                voided.push(RuledResult { result: stored.result, voiding });
            }
        }
        Ok(voided)
    }
}
