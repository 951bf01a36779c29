//! The presence of people at the tables to which a message has called them. People who do anything in the thread of their
//! table count as present.

use super::cache::Writer;
use super::{TournamentRefused, Tournaments};
use crate::ids::{ChannelId, PersonId, TableId, TournamentId};
use crate::league::tournament::TournamentEvent;
use crate::time::Millis;

/// A table of a tournament at which at least one person has still to turn up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableAwaitingPlayers {
    pub tournament: TournamentId,
    /// The table's number.
    pub table: u32,
    /// The time by which people have to turn up, in milliseconds since 1970.
    pub until: Millis,
}

impl Tournaments {
    /// Returns the table of this thread if at least one of its players has not turned up yet and still has time to; otherwise
    /// `None`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer, or its data is damaged.
    pub async fn table_awaiting_players(
        &self,
        thread: ChannelId,
    ) -> Result<Option<TableAwaitingPlayers>, TournamentRefused> {
        let known = match self.tournament_for_autocomplete(thread).await {
            Err(TournamentRefused::NoSuch) => return Ok(None),
            known => known?,
        };
        let Some(number) = self.table_number_in_thread(known.id, thread).await? else {
            return Ok(None);
        };
        let (state, now) = (&known.state, self.clock().now());
        let table = state.table(number).filter(|table| table.is_open() && !state.is_over());
        let Some(table) = table.filter(|table| table.missing_players().next().is_some()) else {
            return Ok(None);
        };
        // When the first board of the match is shown, the tournament's state does not contain the start of the match yet,
        // so the deadline is estimated.
        let until = table.turn_up_by.unwrap_or(now + state.plan.turn_up);
        let awaiting = TableAwaitingPlayers { tournament: known.id, table: number, until };
        Ok(Some(awaiting).filter(|_| until > now))
    }

    /// Returns the number of the table whose match is in this thread; `None` if there is none. The match's
    /// id is that of the thread.
    async fn table_number_in_thread(
        &self,
        id: TournamentId,
        thread: ChannelId,
    ) -> Result<Option<u32>, TournamentRefused> {
        let tables = self.store().opened_tables_of_tournament(id).await?;
        let thread = TableId(thread.get().cast_signed());
        Ok(tables.iter().find(|open| open.table == thread).map(|open| open.number))
    }

    /// Counts a person as present who did something in a channel, if the channel is the thread of the table to which the person is
    /// called. Otherwise does nothing.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn note_presence(
        &self,
        channel: ChannelId,
        person: PersonId,
    ) -> Result<(), TournamentRefused> {
        let known = match self.tournament_for_request(channel).await {
            Err(TournamentRefused::NoSuch) => return Ok(()),
            known => known?,
        };
        let Some((called_to, _)) = known.state.awaiting_table_number_and_entry_of(person) else {
            return Ok(());
        };
        if self.table_number_in_thread(known.id, channel).await? != Some(called_to) {
            return Ok(());
        }
        let seen = self.commit(known.id, Writer::Bot, |state, _| {
            let still = state
                .awaiting_table_number_and_entry_of(person)
                .filter(|(table, _)| *table == called_to);
            let arrived = still.map(|(table, entry)| TournamentEvent::Arrived { table, entry });
            Ok(arrived.into_iter().collect())
        });
        seen.await.map(drop)
    }
}
