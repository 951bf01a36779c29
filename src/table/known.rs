//! A table that is cached in the memory of this process: its state and its latest events.

use std::sync::Arc;

use super::event::TableEvent;
use super::state::Table;

/// The maximum number of events that are kept in memory with the state of a table. The store has all events.
const MOST: usize = 128;

/// The state of a table and its latest events. The events are kept so that the next notice (channel message) needs no
/// query for them.
#[derive(Debug)]
pub struct TableWithEvents {
    pub table: Arc<Table>,
    /// The latest events, up to the last one that was applied to the state.
    latest: Vec<TableEvent>,
}

impl TableWithEvents {
    /// Creates the cached value of a table with these latest events.
    pub fn new(table: Table, latest_events: &[TableEvent]) -> Self {
        let mut known = Self { table: Arc::new(table), latest: latest_events.to_vec() };
        known.retain_latest(MOST);
        known
    }

    /// Replaces the state by `table`, which is the state after `new_events`. Keeps `new_events` and the earlier events that are not
    /// published yet. Returns the new state.
    pub fn replace_table(&mut self, table: Table, new_events: &[TableEvent]) -> Arc<Table> {
        let unpublished = self.table.seq + 1 - self.table.unpublished_from;
        self.retain_latest(usize::try_from(unpublished).unwrap_or(0));
        self.latest.extend_from_slice(new_events);
        self.retain_latest(MOST);
        self.table = Arc::new(table);
        Arc::clone(&self.table)
    }

    /// Returns the events with the numbers `first_seq` to `last_seq`; `None` unless all of them are in memory.
    pub fn events_between(&self, first_seq: i64, last_seq: i64) -> Option<Vec<TableEvent>> {
        let kept_from = self.table.seq + 1 - i64::try_from(self.latest.len()).ok()?;
        let start = usize::try_from(first_seq - kept_from).ok()?;
        let end = usize::try_from(last_seq + 1 - kept_from).ok()?;
        self.latest.get(start..end).map(<[TableEvent]>::to_vec)
    }

    /// Drops all but the latest `count` events.
    fn retain_latest(&mut self, count: usize) {
        let rest = self.latest.len().saturating_sub(count);
        self.latest.drain(..rest);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::samples::Processes;
    use super::*;
    use crate::ids::PersonId;
    use crate::store::tests::databases::for_each_database;
    use crate::table::{TableAction, TurnClock};

    #[tokio::test]
    async fn a_process_does_not_read_back_the_events_it_has_just_written() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            // One process opens the table; the other lets the players join and starts the match.
            let table = both.begin_game(5, TurnClock::None).await;
            let all = both.events_of(table).await;
            let [opener, starter] = &both.tables;
            assert_eq!(starter.events_between(table, 1, 4).await.unwrap(), all);
            assert_eq!(opener.events_between(table, 2, 3).await.unwrap(), all[1..3]);
            store.close().await;
            assert_eq!(starter.events_between(table, 2, 4).await.unwrap(), all[1..]);
            assert_eq!(starter.events_between(table, 3, 3).await.unwrap(), all[2..3]);
            assert!(starter.events_between(table, 1, 4).await.is_err());
            assert!(opener.events_between(table, 2, 3).await.is_err());
        })
        .await;
    }

    #[tokio::test]
    async fn published_events_are_dropped_from_memory() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.begin_game(5, TurnClock::None).await;
            both.act_as(table, 2, TableAction::Leave).await;
            let left = both.events_of(table).await.pop();
            let [_, starter] = &both.tables;
            store.close().await;
            assert_eq!(starter.events_between(table, 5, 5).await.unwrap().pop(), left);
            assert!(starter.events_between(table, 4, 5).await.is_err());
        })
        .await;
    }

    #[tokio::test]
    async fn the_number_of_events_in_memory_is_bounded() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let id = both.open_lobby(5, TurnClock::None).await;
            let table = both.tables[0].current_table(id).await.unwrap();
            let mut known = TableWithEvents::new(Table::clone(&table), &[]);
            let voted = |n: u64| TableEvent::EndVoted { person: PersonId::new(n) };
            for n in 2..=2 * MOST as u64 {
                let mut next = Table::clone(&known.table);
                next.apply(0, &voted(n)).unwrap();
                known.replace_table(next, &[voted(n)]);
            }
            let last = known.table.seq;
            assert_eq!(known.latest.len(), MOST);
            assert_eq!(known.events_between(last, last).unwrap(), [voted(last as u64)]);
            assert_eq!(known.events_between(last - MOST as i64, last), None);
            assert_eq!(known.events_between(last, last + 1), None);
        })
        .await;
    }

    /// In this test, the channel's table changes in one process. The other process has not cached the table, or has cached an older
    /// state of it.
    #[tokio::test]
    async fn autocompletion_sees_the_events_of_other_processes() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let [opener, joiner] = &both.tables;
            assert_eq!(joiner.peek_open_table_in(5.into()).await.unwrap(), None);
            let id = both.open_lobby(5, TurnClock::None).await;
            for person in 2..=4 {
                both.act_as(id, person, TableAction::Join).await;
                let peeked = opener.peek_open_table_in(5.into()).await.unwrap();
                assert_eq!(peeked, joiner.cached_table_in(5.into()), "{person}");
            }
            assert_eq!(
                opener.cached_table_in(5.into()).unwrap().seq,
                1,
                "it has read no event itself"
            );
            both.act_as(id, 1, TableAction::End).await;
            assert_eq!(opener.peek_open_table_in(5.into()).await.unwrap(), None, "it is closed");
            // The next table of the channel.
            let id = both.open_lobby(5, TurnClock::None).await;
            assert_eq!(joiner.peek_open_table_in(5.into()).await.unwrap().unwrap().id, id);
        })
        .await;
    }

    /// Autocompletion reads the current table, even while the table's lock is held.
    #[tokio::test]
    async fn autocompletion_does_not_wait_for_the_lock_of_a_table() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let over = both.open_lobby(5, TurnClock::None).await;
            both.act_as(over, 1, TableAction::End).await;
            let tables = &both.tables[0];
            tables.current_table(over).await.unwrap();
            assert_eq!(tables.cached_table_in(5.into()), None, "it is closed");
            let id = both.open_lobby(5, TurnClock::None).await;
            for person in [2, 3] {
                both.act_as(id, person, TableAction::Join).await;
                let now = tables.current_table(id).await.unwrap();
                let slot = tables.table_slot(id);
                let _busy = slot.lock().await;
                assert_eq!(tables.cached_table_in(5.into()), Some(now));
            }
            // Reading the finished table does not replace the open one.
            tables.current_table(over).await.unwrap();
            assert_eq!(tables.cached_table_in(5.into()).unwrap().id, id);
        })
        .await;
    }
}
