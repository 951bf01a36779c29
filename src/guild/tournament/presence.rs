//! The presence of people at the tables they are called to: whoever does anything in the thread of their table is there.

use super::cache::Writer;
use super::{TournamentRefused, Tournaments};
use crate::ids::{ChannelId, PersonId, TableId, TournamentId};
use crate::league::tournament::TournamentEvent;
use crate::time::Millis;

/// A table of a tournament at which somebody is still waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaiting {
    pub tournament: TournamentId,
    /// The table's number.
    pub table: u32,
    /// The moment until which people have to turn up.
    pub until: Millis,
}

impl Tournaments {
    /// The table in this thread, if somebody who is called to it has not turned up and still has time to.
    ///
    /// # Errors
    /// The store does not answer, or what it has is damaged.
    pub async fn awaiting(&self, thread: ChannelId) -> Result<Option<Awaiting>, TournamentRefused> {
        let known = match self.belonging_to(thread).await {
            Err(TournamentRefused::NoSuch) => return Ok(None),
            known => known?,
        };
        let Some(number) = self.table_in(known.id, thread).await? else { return Ok(None) };
        let (state, now) = (&known.state, self.clock().now());
        let table = state.table(number).filter(|table| table.is_open() && !state.is_over());
        let Some(table) = table.filter(|table| table.missing().next().is_some()) else {
            return Ok(None);
        };
        // The match's first board is shown before the tournament knows that it can be played.
        let until = table.turn_up_by.unwrap_or(now + state.plan.turn_up);
        let awaiting = Awaiting { tournament: known.id, table: number, until };
        Ok(Some(awaiting).filter(|_| until > now))
    }

    /// The number of the table whose match is in this thread: it has its channel's id.
    async fn table_in(
        &self,
        id: TournamentId,
        thread: ChannelId,
    ) -> Result<Option<u32>, TournamentRefused> {
        let tables = self.store().tournament_tables(id).await?;
        let thread = TableId(thread.get().cast_signed());
        Ok(tables.iter().find(|one| one.table == thread).map(|one| one.number))
    }

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
        if self.table_in(known.id, channel).await? != Some(called_to) {
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
