//! Reading: a table as it is, as it was, and what belongs to it.

use std::sync::Arc;

use tokio::sync::MutexGuard;

use super::clock::Millis;
use super::event::TableEvent;
use super::intent::{Refused, TableRefusal};
use super::notice::{self, ASKED};
use super::state::{Damage, Phase, Table};
use super::tables::{Tables, damaged};
use crate::game;
use crate::store::{MessageRef, StoredEvent, TableId};

impl Tables {
    /// The table as it is now.
    ///
    /// # Errors
    /// There is none of that id, or the store does not answer.
    pub async fn get(&self, id: TableId) -> Result<Arc<Table>, Refused> {
        let slot = self.slot(id);
        let mut state = slot.lock().await;
        self.fresh(id, &mut state).await
    }

    /// The open table of a channel.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn open_in(&self, channel: u64) -> Result<Option<Arc<Table>>, Refused> {
        match self.id_in(channel).await? {
            Some(id) => self.get(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// Which table of a channel is open.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn id_in(&self, channel: u64) -> Result<Option<TableId>, Refused> {
        Ok(self.store().open_table_in(channel).await?)
    }

    /// Notes that a message of the table's has asked for a right that its channel does not give.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn asked_for_right(&self, id: TableId, message: MessageRef) -> Result<(), Refused> {
        Ok(self.store().set_message(id, ASKED, message).await?)
    }

    /// Whether one has: it is done once a table.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_asked_for_right(&self, id: TableId) -> Result<bool, Refused> {
        Ok(self.store().message(id, ASKED).await?.is_some())
    }

    /// The open table of a channel or, without one, the last that was open there.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn latest_in(&self, channel: u64) -> Result<Option<Arc<Table>>, Refused> {
        match self.store().latest_table_in(channel).await? {
            Some(id) => self.get(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// The record of a match that was played to its end, lines with their ends, with the names that the players had when they
    /// took their seats. Whoever has it knows every rack, so no other match has one.
    ///
    /// # Errors
    /// The match is under way or was given up, there is no such table, or the store does not answer.
    pub async fn record(&self, id: TableId) -> Result<String, Refused> {
        let (table, events) = self.played(id).await?;
        let Phase::Over(game) = &table.phase else {
            return Err(TableRefusal::NotOver.into());
        };
        game::record::write(game.rules(), &table.names(), &events)
            .map_err(|error| Refused::Internal(format!("table {}: {error}", id.0)))
    }

    /// A match that was played to its end, and everything that happened in it, first to last: every rack, so nobody may have
    /// more of it than [`Tables::record`] and pictures show.
    ///
    /// # Errors
    /// The match is under way or was given up, there is no such table, or the store does not answer.
    pub async fn played(&self, id: TableId) -> Result<(Arc<Table>, Vec<game::Event>), Refused> {
        let (table, events) = self.as_of(id, i64::MAX).await?;
        if !matches!(table.phase, Phase::Over(_)) {
            return Err(TableRefusal::NotOver.into());
        }
        Ok((table, events.iter().filter_map(TableEvent::played).cloned().collect()))
    }

    /// The message that carries a table's buttons, as soon as all that has happened at the table is announced, but at `deadline`
    /// at the latest: until then it may be another, or none.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn message_of(
        &self,
        id: TableId,
        deadline: Millis,
    ) -> Result<Option<MessageRef>, Refused> {
        loop {
            let told = self.heard();
            tokio::pin!(told);
            // Armed before the look, so that what is told meanwhile is not missed.
            told.as_mut().enable();
            if self.clock().now() >= deadline || !self.store().is_announcing(id).await? {
                return Ok(self.store().message(id, notice::BOARD).await?);
            }
            tokio::select! {
                () = told => {}
                () = self.clock().sleep_until(deadline) => {}
            }
        }
    }

    /// The table as it was after event `seq`, and its events until then.
    pub(super) async fn as_of(
        &self,
        id: TableId,
        seq: i64,
    ) -> Result<(Arc<Table>, Vec<TableEvent>), Refused> {
        let stored = self.store().load(id).await?.ok_or(TableRefusal::NoSuchTable)?;
        let mut events = Vec::with_capacity(stored.events.len());
        for row in stored.events.into_iter().filter(|row| row.seq <= seq) {
            events.push((row.at, read(id, &row)?));
        }
        let table = replay(id, &events)?;
        Ok((Arc::new(table), events.into_iter().map(|(_, event)| event).collect()))
    }

    /// The events of a table after event `seq` until event `last`.
    pub(super) async fn since(
        &self,
        id: TableId,
        seq: i64,
        last: i64,
    ) -> Result<Vec<TableEvent>, Refused> {
        let rows = self.store().events_since(id, seq).await?;
        rows.iter().take_while(|row| row.seq <= last).map(|row| read(id, row)).collect()
    }

    /// The state under the lock, brought up to the last stored event.
    pub(super) async fn fresh(
        &self,
        id: TableId,
        state: &mut MutexGuard<'_, Option<Arc<Table>>>,
    ) -> Result<Arc<Table>, Refused> {
        if let Some(known) = state.as_ref() {
            let newer = self.store().events_since(id, known.seq).await?;
            if newer.is_empty() {
                return Ok(Arc::clone(known));
            }
            let mut table = Table::clone(known);
            for row in newer {
                let event = read(id, &row)?;
                table.apply(row.at, &event).map_err(damaged)?;
            }
            return Ok(Arc::clone(state.insert(Arc::new(table))));
        }
        let stored = self.store().load(id).await?.ok_or(TableRefusal::NoSuchTable)?;
        let mut events = Vec::with_capacity(stored.events.len());
        for row in stored.events {
            events.push((row.at, read(id, &row)?));
        }
        Ok(Arc::clone(state.insert(Arc::new(replay(id, &events)?))))
    }
}

fn replay(id: TableId, events: &[(Millis, TableEvent)]) -> Result<Table, Refused> {
    let mut events = events.iter();
    let table = events.next().and_then(|(at, event)| Table::open(id, *at, event));
    let mut table = table.ok_or_else(|| {
        damaged(Damage { table: id.0, seq: 1, why: "the first event opens no table".to_owned() })
    })?;
    for (at, event) in events {
        table.apply(*at, event).map_err(damaged)?;
    }
    Ok(table)
}

fn read(id: TableId, row: &StoredEvent) -> Result<TableEvent, Refused> {
    let damage = |why| damaged(Damage { table: id.0, seq: row.seq, why });
    TableEvent::from_json(row.version, &row.body).map_err(damage)
}
