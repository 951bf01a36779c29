//! Reads a table as it is and as it was, and what belongs to it.

use std::sync::Arc;

use tokio::sync::MutexGuard;

use super::event::TableEvent;
use super::known::Known;
use super::outbox::notice::ASKED;
use super::refusal::{Refused, TableRefusal};
use super::state::{Damage, Phase, Table};
use super::tables::Tables;
use crate::ids::{ChannelId, TableId};
use crate::store::{BOARD, MessageRef, StoreError, StoredEvent};
use crate::time::Millis;
use triominos_rules::game;

/// The proof of a deal, as far as it may be told.
#[derive(Clone, Debug)]
pub struct DealProof {
    /// The round, counted from 1.
    pub round: u32,
    /// The hash of the seed, in hexadecimal.
    pub commitment: String,
    /// The seed, once the match was played to its end.
    pub seed: Option<game::Seed>,
}

impl Tables {
    /// The table as it is now.
    ///
    /// # Errors
    /// There is no table of that id, or the store does not answer.
    pub async fn get(&self, id: TableId) -> Result<Arc<Table>, Refused> {
        let slot = self.slot(id);
        let mut state = slot.lock().await;
        self.fresh(id, &mut state).await
    }

    /// The table as this process has it in memory, if it does: another may have taken it further. Nothing is read.
    pub async fn in_memory(&self, id: TableId) -> Option<Arc<Table>> {
        let slot = self.slot(id);
        let state = slot.lock().await;
        state.as_ref().map(|known| Arc::clone(&known.table))
    }

    /// True if something of this table is still to be told in its channel.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_more_to_tell(&self, id: TableId) -> Result<bool, Refused> {
        Ok(self.store().is_announcing(id).await?)
    }

    /// The open table of a channel.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn open_in(&self, channel: ChannelId) -> Result<Option<Arc<Table>>, Refused> {
        match self.id_in(channel).await? {
            Some(id) => self.get(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// The open table of a channel as of the last stored event, for suggestions. If this process knows an earlier state of it, that
    /// is taken further without waiting for somebody who is about to change the table.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn peek_in(&self, channel: ChannelId) -> Result<Option<Arc<Table>>, Refused> {
        let Some(id) = self.id_in(channel).await? else { return Ok(None) };
        if let Some(known) = self.remembered_in(channel).filter(|known| known.id == id)
            && let Some(newer) = self.events_after(&known).await?
        {
            return match newer.is_empty() {
                true => Ok(Some(known)),
                false => Ok(Some(Arc::new(followed(&known, &newer)?))),
            };
        }
        self.get(id).await.map(Some)
    }

    /// The open table of a channel as far as this process has it in memory: nothing is read. Another process may have taken it
    /// further, so it is good for suggestions only.
    pub fn remembered_in(&self, channel: ChannelId) -> Option<Arc<Table>> {
        self.remembered(channel).filter(|table| table.is_open())
    }

    /// The id of the open table of a channel.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn id_in(&self, channel: ChannelId) -> Result<Option<TableId>, Refused> {
        Ok(self.store().open_table_in(channel).await?)
    }

    /// Notes that this message has asked for a right that the table's channel does not give.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn asked_for_right(&self, id: TableId, message: MessageRef) -> Result<(), Refused> {
        Ok(self.store().set_message(id, ASKED, message).await?)
    }

    /// True if a message of the table has asked for a right already, which is done once a table.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn has_asked_for_right(&self, id: TableId) -> Result<bool, Refused> {
        Ok(self.store().message(id, ASKED).await?.is_some())
    }

    /// The last message with the board of a table, as far as it is known.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn board_of(&self, id: TableId) -> Result<Option<MessageRef>, Refused> {
        Ok(self.store().message(id, BOARD).await?)
    }

    /// The open table of a channel or, without one, the last that was open there.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn latest_in(&self, channel: ChannelId) -> Result<Option<Arc<Table>>, Refused> {
        match self.store().latest_table_in(channel).await? {
            Some(id) => self.get(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// The record of a match that was played to its end, lines with their ends, with the names that the players had when they
    /// took their seats. A record shows every rack, so no other match has one.
    ///
    /// # Errors
    /// The match is under way or was given up, there is no such table, or the store does not answer.
    pub async fn record(&self, id: TableId) -> Result<String, Refused> {
        let (table, events) = self.played(id).await?;
        let Phase::Over(game) = &table.phase else {
            return Err(TableRefusal::NotOver.into());
        };
        game::record::write_record(game.rules(), &table.names(), &events)
            .map_err(|error| Refused::Internal(format!("table {}: {error}", id.0)))
    }

    /// A match that was played to its end, and all its events, first to last, as they count. They show every rack, so nobody may
    /// have more of them than [`Tables::record`] and pictures show.
    ///
    /// # Errors
    /// The match is under way or was given up, there is no such table, or the store does not answer.
    pub async fn played(&self, id: TableId) -> Result<(Arc<Table>, Vec<game::Event>), Refused> {
        let (table, events) = self.as_of(id, i64::MAX).await?;
        if !matches!(table.phase, Phase::Over(_)) {
            return Err(TableRefusal::NotOver.into());
        }
        Ok((table, TableEvent::counted(&events)))
    }

    /// The proof of each deal of a match so far, first to last. Its seeds are told when it was played to its end, and not before:
    /// they tell every rack.
    ///
    /// # Errors
    /// There is no such table, or the store does not answer.
    pub async fn deals(&self, id: TableId) -> Result<Vec<DealProof>, Refused> {
        let (table, events) = self.as_of(id, i64::MAX).await?;
        let is_over = matches!(table.phase, Phase::Over(_));
        let deal = |event: &game::Event| match event {
            game::Event::RoundStarted { round, seed: Some(seed), .. } => Some(DealProof {
                round: *round,
                commitment: seed.commitment(),
                seed: is_over.then_some(*seed),
            }),
            _ => None,
        };
        Ok(events.iter().filter_map(TableEvent::played).filter_map(deal).collect())
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
            let told = self.outbox_progress();
            tokio::pin!(told);
            // Armed before the look, so that what is told meanwhile is not missed.
            told.as_mut().enable();
            if self.clock().now() >= deadline || !self.store().is_announcing(id).await? {
                return Ok(self.store().message(id, BOARD).await?);
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
        let rows = stored.events.partition_point(|row| row.seq <= seq);
        let events = read_all(id, &stored.events[..rows])?;
        let table = replay(id, &events)?;
        Ok((Arc::new(table), events.into_iter().map(|(_, event)| event).collect()))
    }

    /// The events of a table with these numbers, first and last included: those that were committed here just now from memory,
    /// others from the store.
    pub(super) async fn between(
        &self,
        id: TableId,
        first: i64,
        last: i64,
    ) -> Result<Vec<TableEvent>, Refused> {
        let slot = self.slot(id);
        let kept = slot.lock().await.as_ref().and_then(|known| known.between(first, last));
        if let Some(events) = kept {
            return Ok(events);
        }
        let rows = self.store().events_since(id, first - 1).await?;
        rows.iter().take_while(|row| row.seq <= last).map(|row| read(id, row)).collect()
    }

    /// The state under the lock, brought up to the last stored event.
    pub(super) async fn fresh(
        &self,
        id: TableId,
        state: &mut MutexGuard<'_, Option<Known>>,
    ) -> Result<Arc<Table>, Refused> {
        let table = self.read(id, state).await?;
        self.remember(&table);
        Ok(table)
    }

    /// The events that were stored after this state of a table, each with its time; `None` if the table must be read anew.
    async fn events_after(
        &self,
        table: &Table,
    ) -> Result<Option<Vec<(Millis, TableEvent)>>, Refused> {
        let rows = self.store().events_since(table.id, table.seq - 1).await?;
        match rows.split_first() {
            Some((last, newer)) if (last.seq, last.at) == (table.seq, table.changed_at) => {
                let newer = read_all(table.id, newer)?;
                // What is known may name somebody whose data was deleted.
                let is_forgotten = newer.iter().any(|(_, event)| *event == TableEvent::Forgotten);
                Ok((!is_forgotten).then_some(newer))
            }
            // A standby that took over, or a backup, may lack what was committed last, or the table was forgotten.
            _ => {
                let (table, seq) = (table.id.0, table.seq);
                tracing::warn!(table, seq, "the store does not know of this event any more");
                Ok(None)
            }
        }
    }

    async fn read(
        &self,
        id: TableId,
        state: &mut MutexGuard<'_, Option<Known>>,
    ) -> Result<Arc<Table>, Refused> {
        if let Some(known) = state.as_mut() {
            match self.events_after(&known.table).await? {
                Some(newer) if newer.is_empty() => return Ok(Arc::clone(&known.table)),
                Some(newer) => {
                    let table = followed(&known.table, &newer)?;
                    let newer: Vec<TableEvent> =
                        newer.into_iter().map(|(_, event)| event).collect();
                    return Ok(known.follow(table, &newer));
                }
                None => **state = None,
            }
        }
        let stored = self.store().load(id).await?.ok_or(TableRefusal::NoSuchTable)?;
        let table = replay(id, &read_all(id, &stored.events)?)?;
        Ok(Arc::clone(&state.insert(Known::new(table, &[])).table))
    }
}

/// A table after these events.
fn followed(table: &Table, events: &[(Millis, TableEvent)]) -> Result<Table, Refused> {
    let mut table = Table::clone(table);
    events.iter().try_for_each(|(at, event)| table.apply(*at, event))?;
    Ok(table)
}

/// The table that these events make.
pub(super) fn replay(id: TableId, events: &[(Millis, TableEvent)]) -> Result<Table, Refused> {
    let mut events = events.iter();
    let table = events.next().and_then(|(at, event)| Table::open(id, *at, event));
    let mut table = table.ok_or_else(|| Damage {
        table: id.0,
        seq: 1,
        why: "the first event opens no table".to_owned(),
    })?;
    for (at, event) in events {
        table.apply(*at, event)?;
    }
    Ok(table)
}

/// Stored events, each with its moment.
pub(super) fn read_all(
    id: TableId,
    rows: &[StoredEvent],
) -> Result<Vec<(Millis, TableEvent)>, Refused> {
    rows.iter().map(|row| Ok((row.at, read(id, row)?))).collect()
}

fn read(id: TableId, row: &StoredEvent) -> Result<TableEvent, Refused> {
    let what = || format!("table {}, event {}", id.0, row.seq);
    TableEvent::from_json(row.version, &row.body)
        .map_err(|why| StoreError::unreadable(what(), why).into())
}
