//! Lists of a person's open games, and of the open tables of a server.

use std::sync::Arc;

use super::refusal::IntentError;
use super::state::{Occupant, Table};
use super::tables::Tables;
use super::turn_clock::timeout;
use crate::ids::{ChannelId, GuildId, PersonId, ServerOrDirect, TableId};
use crate::time::Millis;

/// The maximum number of a person's open tables that are loaded for a list of their games.
const MOST: u32 = 100;

impl Table {
    /// Returns the people who take part in this table's match, by seat. These are people in a seat, and people who may take their
    /// seat back from a computer.
    pub fn participants(&self) -> Vec<PersonId> {
        let person = |seat: &Occupant| match seat {
            Occupant::Person(person) => Some(person.id),
            Occupant::Computer { left, may_return: true, .. } => left.as_ref().map(|left| left.id),
            Occupant::Computer { .. } => None,
        };
        self.seats.iter().filter_map(person).collect()
    }
}

/// An open table of a server. Its events may be unreadable.
#[derive(Clone, Debug)]
pub struct OpenServerTable {
    pub id: TableId,
    pub channel: ChannelId,
    /// The state of the table; `None` if its events cannot be read.
    pub table: Option<Arc<Table>>,
}

impl Tables {
    /// Returns the open tables of a server, or of a direct message channel, at which this person has a game. The tables at
    /// which it is their turn come first, in the order in which the turns began; then the other tables, the oldest first.
    /// Unreadable tables are omitted.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn open_tables_of_person_in(
        &self,
        person: PersonId,
        home: ServerOrDirect,
    ) -> Result<Vec<Arc<Table>>, IntentError> {
        self.filter_open_tables_of_person(
            person,
            self.store().open_tables_of(person, home, MOST).await?,
        )
        .await
    }

    /// Returns the open tables at which this person has a game, like [`Self::open_tables_of_person_in`], on
    /// all servers.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn open_tables_of_person(
        &self,
        person: PersonId,
    ) -> Result<Vec<Arc<Table>>, IntentError> {
        self.filter_open_tables_of_person(
            person,
            self.store().all_open_tables_of(person, MOST).await?,
        )
        .await
    }

    /// Returns at most `limit` open tables of a server outside of tournaments. The table that has been idle for longest
    /// comes first.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn open_tables_on(
        &self,
        guild: GuildId,
        limit: usize,
    ) -> Result<Vec<OpenServerTable>, IntentError> {
        let limit = u32::try_from(limit).unwrap_or(u32::MAX);
        let mut open = Vec::new();
        for (id, channel) in self.store().tables_opened_by_people(guild, limit).await? {
            let table = match self.current_table(id).await {
                Ok(table) if table.is_open() => Some(table),
                // The table was closed after the query.
                Ok(_) => continue,
                Err(error) if error.is_table_unreadable() => {
                    tracing::error!(table = id.0, %error, "an open table cannot be read");
                    None
                }
                Err(error) => return Err(error),
            };
            open.push(OpenServerTable { id, channel, table });
        }
        Ok(open)
    }

    /// Extends the deadlines of a server's tables by the time since `bot_left_at`, at which the server removed the bot. If one
    /// table fails, the other tables are still extended.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn extend_deadlines_since(
        &self,
        guild: GuildId,
        bot_left_at: Millis,
    ) -> Result<(), IntentError> {
        for id in self.store().open_tables_on(guild).await? {
            let give =
                |table: &Table, now| timeout::extend_deadlines_since(table, bot_left_at, now);
            if let Err(error) = self.commit_decision(id, None, give).await {
                tracing::error!(table = id.0, %error, "cannot extend the deadline of a table");
            }
        }
        self.earlier_due_notify().notify_waiters();
        self.publish_notify().notify_waiters();
        Ok(())
    }

    /// Closes a table whose events cannot be read, so that its channel can have another one. The events stay until the table is
    /// deleted.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn close_unreadable_table(&self, id: TableId) -> Result<(), IntentError> {
        Ok(self.store().close_damaged_table(id, self.clock().now()).await?)
    }

    /// Returns those of these tables at which a person has a game, in the order of [`Self::open_tables_of_person_in`].
    async fn filter_open_tables_of_person(
        &self,
        person: PersonId,
        tables: Vec<TableId>,
    ) -> Result<Vec<Arc<Table>>, IntentError> {
        let mut games = Vec::new();
        for id in tables {
            match self.current_table(id).await {
                Ok(table) if table.is_open() && table.participants().contains(&person) => {
                    games.push(table);
                }
                // The table has changed since the query.
                Ok(_) => {}
                Err(error) if error.is_table_unreadable() => {
                    tracing::error!(table = id.0, %error, "a table cannot be listed");
                }
                Err(error) => return Err(error),
            }
        }
        let waits = |table: &Table| table.person_in_turn().is_some_and(|turn| turn.id == person);
        games.sort_by_key(|table| match waits(table) {
            true => (0, table.turn_since, table.id),
            false => (1, table.opened_at, table.id),
        });
        Ok(games)
    }
}
