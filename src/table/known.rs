//! A table as this process knows it: its state, and the latest events that led to it.

use std::sync::Arc;

use super::event::TableEvent;
use super::state::Table;

/// The most events that are kept beside a state; the store has them all.
const MOST: usize = 128;

/// The state of a table and its latest events, of which the next notice tells without asking the store for them.
#[derive(Debug)]
pub struct Known {
    pub table: Arc<Table>,
    /// The events up to the last that the state has taken in.
    latest: Vec<TableEvent>,
}

impl Known {
    /// A table as these events, the latest, have left it.
    pub fn new(table: Table, latest: &[TableEvent]) -> Self {
        let mut known = Self { table: Arc::new(table), latest: latest.to_vec() };
        known.retain_latest(MOST);
        known
    }

    /// Goes on to the table as the next events have left it. Those are kept, and those before them that are not told yet.
    pub fn follow(&mut self, table: Table, events: &[TableEvent]) -> Arc<Table> {
        let unpublished = self.table.seq + 1 - self.table.unpublished_from;
        self.retain_latest(usize::try_from(unpublished).unwrap_or(0));
        self.latest.extend_from_slice(events);
        self.retain_latest(MOST);
        self.table = Arc::new(table);
        Arc::clone(&self.table)
    }

    /// The events with these numbers, first and last included; `None` where not all of them are kept.
    pub fn between(&self, first: i64, last: i64) -> Option<Vec<TableEvent>> {
        let kept_from = self.table.seq + 1 - i64::try_from(self.latest.len()).ok()?;
        let start = usize::try_from(first - kept_from).ok()?;
        let end = usize::try_from(last + 1 - kept_from).ok()?;
        self.latest.get(start..end).map(<[TableEvent]>::to_vec)
    }

    /// Keeps so many of the latest events at most.
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
    async fn what_a_process_has_just_written_it_does_not_read_back() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            // Opened by the one process; joined and started by the other.
            let table = both.game(5, TurnClock::None).await;
            let all = both.events(table).await;
            let [opener, starter] = &both.tables;
            assert_eq!(starter.between(table, 1, 4).await.unwrap(), all);
            assert_eq!(opener.between(table, 2, 3).await.unwrap(), all[1..3]);
            store.close().await;
            assert_eq!(starter.between(table, 2, 4).await.unwrap(), all[1..]);
            assert_eq!(starter.between(table, 3, 3).await.unwrap(), all[2..3]);
            assert!(starter.between(table, 1, 4).await.is_err());
            assert!(opener.between(table, 2, 3).await.is_err());
        })
        .await;
    }

    #[tokio::test]
    async fn what_was_told_is_not_kept() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let table = both.game(5, TurnClock::None).await;
            both.acts(table, 2, TableAction::Leave).await;
            let left = both.events(table).await.pop();
            let [_, starter] = &both.tables;
            store.close().await;
            assert_eq!(starter.between(table, 5, 5).await.unwrap().pop(), left);
            assert!(starter.between(table, 4, 5).await.is_err());
        })
        .await;
    }

    #[tokio::test]
    async fn no_more_is_kept_than_there_is_room_for() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let id = both.lobby(5, TurnClock::None).await;
            let table = both.tables[0].get(id).await.unwrap();
            let mut known = Known::new(Table::clone(&table), &[]);
            let voted = |n: u64| TableEvent::EndVoted { person: PersonId::new(n) };
            for n in 2..=2 * MOST as u64 {
                let mut next = Table::clone(&known.table);
                next.apply(0, &voted(n)).unwrap();
                known.follow(next, &[voted(n)]);
            }
            let last = known.table.seq;
            assert_eq!(known.latest.len(), MOST);
            assert_eq!(known.between(last, last).unwrap(), [voted(last as u64)]);
            assert_eq!(known.between(last - MOST as i64, last), None);
            assert_eq!(known.between(last, last + 1), None);
        })
        .await;
    }

    /// The one has nothing of the channel in memory, or knows its table as it was before the other wrote to it.
    #[tokio::test]
    async fn suggestions_know_what_another_process_has_written() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let [opener, joiner] = &both.tables;
            assert_eq!(joiner.peek_in(5.into()).await.unwrap(), None);
            let id = both.lobby(5, TurnClock::None).await;
            for person in 2..=4 {
                both.acts(id, person, TableAction::Join).await;
                let peeked = opener.peek_in(5.into()).await.unwrap();
                assert_eq!(peeked, joiner.remembered_in(5.into()), "{person}");
            }
            assert_eq!(
                opener.remembered_in(5.into()).unwrap().seq,
                1,
                "it has read no event itself"
            );
            both.acts(id, 1, TableAction::End).await;
            assert_eq!(opener.peek_in(5.into()).await.unwrap(), None, "it is closed");
            // The next table of the channel.
            let id = both.lobby(5, TurnClock::None).await;
            assert_eq!(joiner.peek_in(5.into()).await.unwrap().unwrap().id, id);
        })
        .await;
    }

    /// Those who type are shown the table as it is, also while somebody else is busy with it.
    #[tokio::test]
    async fn what_is_remembered_of_a_channel_waits_for_no_lock() {
        for_each_database(|store| async move {
            let both = Processes::new(&store);
            let over = both.lobby(5, TurnClock::None).await;
            both.acts(over, 1, TableAction::End).await;
            let tables = &both.tables[0];
            tables.get(over).await.unwrap();
            assert_eq!(tables.remembered_in(5.into()), None, "it is closed");
            let id = both.lobby(5, TurnClock::None).await;
            for person in [2, 3] {
                both.acts(id, person, TableAction::Join).await;
                let now = tables.get(id).await.unwrap();
                let slot = tables.slot(id);
                let _busy = slot.lock().await;
                assert_eq!(tables.remembered_in(5.into()), Some(now));
            }
            // Whoever looks at the one that is over changes nothing.
            tables.get(over).await.unwrap();
            assert_eq!(tables.remembered_in(5.into()).unwrap().id, id);
        })
        .await;
    }
}
