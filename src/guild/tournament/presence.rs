//! The presence of people at the tables they are called to: whoever does anything in the thread of their table is there.

use super::cache::Writer;
use super::{TournamentRefused, Tournaments};
use crate::ids::{ChannelId, PersonId, TableId};
use crate::league::tournament::TournamentEvent;

impl Tournaments {
    /// Notes that a person did something in a channel. Where it is the thread of the table that they are called to, they have
    /// turned up; anywhere else it means nothing.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn saw(&self, channel: ChannelId, person: PersonId) -> Result<(), TournamentRefused> {
        let known = match self.here(channel).await {
            Err(TournamentRefused::NoSuch) => return Ok(()),
            known => known?,
        };
        let Some((called_to, _)) = known.state.awaited(person) else { return Ok(()) };
        let tables = self.store().tournament_tables(known.id).await?;
        // The table of a thread has its channel's id.
        let thread = TableId(channel.get().cast_signed());
        if !tables.iter().any(|one| one.number == called_to && one.table == thread) {
            return Ok(());
        }
        let seen = self.commit(known.id, Writer::Seen, |state, _| {
            let still = state.awaited(person).filter(|(table, _)| *table == called_to);
            let arrived = still.map(|(table, entry)| TournamentEvent::Arrived { table, entry });
            Ok(arrived.into_iter().collect())
        });
        seen.await.map(drop)
    }
}
