//! Suspensions. A suspended person cannot take a seat at the tables of a server. Matches that have begun continue.

mod suspension;

pub use suspension::{KnownCause, ModerationCause, Suspension};

use super::intent::{Actor, TableAction};
use super::refusal::{IntentError, TableRefusal};
use super::state::Phase;
use super::tables::Tables;
use crate::ids::{PersonId, ServerOrDirect, TableId};

impl Tables {
    /// Checks that a person is not suspended from the tables of this server. Direct messages have no suspensions.
    ///
    /// # Errors
    /// Returns an error if the person is suspended, or the store does not answer.
    pub async fn check_not_suspended(
        &self,
        home: impl Into<ServerOrDirect>,
        person: PersonId,
    ) -> Result<(), IntentError> {
        let Some(guild) = home.into().server() else { return Ok(()) };
        match self.store().suspension_of_person(guild, person, self.clock().now()).await? {
            Some(stored) => Err(TableRefusal::Barred(Box::new(Suspension::from(&stored))).into()),
            None => Ok(()),
        }
    }

    /// Returns an error if the actor is suspended and the action takes a new seat at this table. A suspended
    /// player may still play a match that has begun, and take their own seat back.
    pub(super) async fn check_may_take_new_seat(
        &self,
        id: TableId,
        actor: &Actor,
        action: TableAction,
    ) -> Result<(), IntentError> {
        use TableAction::{Accept, Join, Rejoin, StandIn};
        if !matches!(action, Join | Accept | Rejoin | StandIn) {
            return Ok(());
        }
        let table = self.current_table(id).await?;
        let goes_on = match table.phase {
            Phase::Lobby => table.seat_of(actor.id).is_some(),
            _ => table.seat_to_take_back(actor.id).is_some(),
        };
        if goes_on { Ok(()) } else { self.check_not_suspended(table.home, actor.id).await }
    }
}
