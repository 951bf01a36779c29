//! Bars. A bar suspends a person from a server's tables: the person cannot take a seat there. Matches that have
//! begun continue.

pub mod bar;

pub use bar::{Bar, BarCause, KnownCause};

use super::intent::{Actor, TableAction};
use super::refusal::{IntentError, TableRefusal};
use super::state::Phase;
use super::tables::Tables;
use crate::ids::{Home, PersonId, TableId};

impl Tables {
    /// Checks that a person is not barred (suspended) from the tables of this server. Direct messages have
    /// no bars.
    ///
    /// # Errors
    /// Returns an error if the person is barred, or the store does not answer.
    pub async fn check_not_barred(
        &self,
        home: impl Into<Home>,
        person: PersonId,
    ) -> Result<(), IntentError> {
        let Some(guild) = home.into().server() else { return Ok(()) };
        match self.store().bar_of_person(guild, person, self.clock().now()).await? {
            Some(stored) => Err(TableRefusal::Barred(Box::new(Bar::from(&stored))).into()),
            None => Ok(()),
        }
    }

    /// Returns an error if the actor is barred (suspended) and the action takes a new seat at this table. A barred
    /// player may still play a match that has begun, and take their own seat back.
    pub(super) async fn check_admitted(
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
        if goes_on { Ok(()) } else { self.check_not_barred(table.home, actor.id).await }
    }
}
