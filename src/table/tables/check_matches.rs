//! The limit on the running matches without a clock that one person has opened on a server. It is checked when a match starts.

use super::Tables;
use crate::ids::{PersonId, TableId};
use crate::table::intent::TableAction;
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::state::Table;

impl Tables {
    /// Checks a limit if `action` starts the match. The person who opened the table must have fewer running matches without a clock
    /// on the server than allowed. Two matches that start at the same time may both pass this check. The limit on lobbies bounds
    /// the excess.
    ///
    /// # Errors
    /// Returns an error if the limit is reached, or the store failed.
    pub(super) async fn check_match_limit_before_start(
        &self,
        id: TableId,
        action: TableAction,
    ) -> Result<(), IntentError> {
        if action != TableAction::Start {
            return Ok(());
        }
        let table = self.current_table(id).await?;
        match self.store().opener_of_table(id).await? {
            Some(opener) => self.check_match_limit_of_opener(&table, opener).await,
            None => Ok(()),
        }
    }

    /// Checks the limit on the running matches without a clock of the person `opener`. It is called before a match starts at a
    /// table that they have opened. That table may not be stored yet.
    ///
    /// # Errors
    /// Returns an error if the limit is reached, or the store failed.
    pub(super) async fn check_match_limit_of_opener(
        &self,
        table: &Table,
        opener: PersonId,
    ) -> Result<(), IntentError> {
        let Some(guild) = table.home.server().filter(|_| table.is_untimed()) else {
            return Ok(());
        };
        let limit = self.limits().matches_per_person;
        let mut untimed = 0;
        for other in self.store().matches_opened_by(guild, opener).await? {
            match self.current_table(other).await {
                Ok(other) => untimed += u32::from(other.is_untimed()),
                // A table that cannot be read does not count.
                Err(error) if error.is_table_unreadable() => {}
                Err(error) => return Err(error),
            }
        }
        if untimed >= limit {
            return Err(TableRefusal::TooManyMatches { limit }.into());
        }
        Ok(())
    }
}
