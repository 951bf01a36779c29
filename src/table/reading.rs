//! Reading tables, their earlier states, records and messages.

use std::sync::Arc;

use tokio::sync::MutexGuard;

use super::event::TableEvent;
use super::known::TableWithEvents;
use super::outbox::notice::{ASKED, UNDO_QUESTION};
use super::refusal::{IntentError, TableRefusal};
use super::state::{Damage, Phase, Table};
use super::tables::Tables;
use crate::ids::{ChannelId, TableId};
use crate::store::{BOARD, MessageRef, StoreError, StoredEvent, TableVersion};
use crate::time::Millis;
use triominos_rules::game;

/// The proof that a deal was fixed before the match showed it: a hash of its random seed, and later the seed itself. The seed is
/// secret until the match is over.
#[derive(Clone, Debug)]
pub struct DealProof {
    /// The round, counted from 1.
    pub round: u32,
    /// The hash of the seed, in hexadecimal.
    pub commitment: String,
    /// The seed; `None` until the match was played to its end.
    pub seed: Option<game::Seed>,
}

impl Tables {
    /// Returns the current table.
    ///
    /// # Errors
    /// Returns an error if there is no table of that id, or the store does not answer.
    pub async fn current_table(&self, id: TableId) -> Result<Arc<Table>, IntentError> {
        let slot = self.table_slot(id);
        let mut state = slot.lock().await;
        self.refresh_and_cache_table(id, &mut state).await
    }

    /// Returns the table that is cached in this process, without a query; `None` if it is not cached. The table is stale if another
    /// process has written to it.
    pub async fn cached_table(&self, id: TableId) -> Option<Arc<Table>> {
        let slot = self.table_slot(id);
        let state = slot.lock().await;
        state.as_ref().map(|known| Arc::clone(&known.table))
    }

    /// Returns `true` if an announcement of this table is pending.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn has_unpublished_events(&self, id: TableId) -> Result<bool, IntentError> {
        Ok(self.store().has_pending_announcement(id).await?)
    }

    /// Returns the open table of a channel; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn open_table_in(
        &self,
        channel: ChannelId,
    ) -> Result<Option<Arc<Table>>, IntentError> {
        let Some(open) = self.store().version_of_open_table_in(channel).await? else {
            return Ok(None);
        };
        match self.cached_table_if_current(channel, open) {
            Some(table) => Ok(Some(table)),
            None => self.current_table(open.id).await.map(Some),
        }
    }

    /// Returns the open table of a channel with all stored events, for autocompletion; `None` if there is none. Does not wait for
    /// the table's lock. Instead, this function applies newer events to a copy of the cached state.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn peek_open_table_in(
        &self,
        channel: ChannelId,
    ) -> Result<Option<Arc<Table>>, IntentError> {
        let Some(open) = self.store().version_of_open_table_in(channel).await? else {
            return Ok(None);
        };
        if let Some(current) = self.cached_table_if_current(channel, open) {
            return Ok(Some(current));
        }
        if let Some(known) = self.cached_table_in(channel).filter(|known| known.id == open.id)
            && let Some(newer) = self.newer_events(&known).await?
        {
            return match newer.is_empty() {
                true => Ok(Some(known)),
                false => Ok(Some(Arc::new(with_events_applied(&known, &newer)?))),
            };
        }
        self.current_table(open.id).await.map(Some)
    }

    /// Returns the cached table of a channel if its last event is that of the stored open table; `None` if it is not cached or
    /// stale.
    fn cached_table_if_current(
        &self,
        channel: ChannelId,
        stored_version: TableVersion,
    ) -> Option<Arc<Table>> {
        let is_current = |known: &Arc<Table>| {
            (known.id, known.seq, known.changed_at)
                == (stored_version.id, stored_version.seq, stored_version.changed_at)
        };
        self.cached_table_in(channel).filter(is_current)
    }

    /// Returns the cached open table of a channel, without a query; `None` if none is cached. The table may be stale, so it
    /// is only used for autocompletion.
    pub fn cached_table_in(&self, channel: ChannelId) -> Option<Arc<Table>> {
        self.cached_by_channel(channel).filter(|table| table.is_open())
    }

    /// Returns the id of the open table of a channel; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn id_of_open_table_in(
        &self,
        channel: ChannelId,
    ) -> Result<Option<TableId>, IntentError> {
        Ok(self.store().version_of_open_table_in(channel).await?.map(|open| open.id))
    }

    /// Stores the message that requested a permission which the bot lacks in the table's channel.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn note_permission_requested(
        &self,
        id: TableId,
        message: MessageRef,
    ) -> Result<(), IntentError> {
        Ok(self.store().set_table_message(id, ASKED, message).await?)
    }

    /// Returns `true` if a message of the table has requested a permission. A permission is requested at most once for each
    /// table.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn has_requested_permission(&self, id: TableId) -> Result<bool, IntentError> {
        Ok(self.store().table_message(id, ASKED).await?.is_some())
    }

    /// Stores the message that asks the other players to agree to an undo.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn note_undo_question(
        &self,
        id: TableId,
        message: MessageRef,
    ) -> Result<(), IntentError> {
        Ok(self.store().set_table_message(id, UNDO_QUESTION, message).await?)
    }

    /// Returns the newest message of the table that asked the other players to agree to an undo; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn undo_question_message(
        &self,
        id: TableId,
    ) -> Result<Option<MessageRef>, IntentError> {
        Ok(self.store().table_message(id, UNDO_QUESTION).await?)
    }

    /// Returns the last known message with the board of a table; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn board_message(&self, id: TableId) -> Result<Option<MessageRef>, IntentError> {
        Ok(self.store().table_message(id, BOARD).await?)
    }

    /// Returns the open table of a channel or, if there is none, the table that was open there last;
    /// `None` if there was none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn latest_table_in(
        &self,
        channel: ChannelId,
    ) -> Result<Option<Arc<Table>>, IntentError> {
        match self.store().latest_table_in(channel).await? {
            Some(id) => self.current_table(id).await.map(Some),
            None => Ok(None),
        }
    }

    /// Returns the record of a match that was played to its end, with the names that the players had when they took their seats.
    /// Other matches have no record, because a record shows every rack.
    ///
    /// # Errors
    /// Returns an error if the match is under way or was given up, there is no such table, or the store does not answer.
    pub async fn record_of_match(&self, id: TableId) -> Result<String, IntentError> {
        let (table, events) = self.finished_match(id).await?;
        let Phase::Over(game) = &table.phase else {
            return Err(TableRefusal::NotOver.into());
        };
        game::record::write_record(game.rules(), &table.player_names_for_record(), &events)
            .map_err(|error| IntentError::Internal(format!("table {}: {error}", id.0)))
    }

    /// Returns a match that was played to its end, and its events without undone placements. The events reveal every rack, so only
    /// [`Tables::record_of_match`] and pictures may contain them.
    ///
    /// # Errors
    /// Returns an error if the match is under way or was given up, there is no such table, or the store does not answer.
    pub async fn finished_match(
        &self,
        id: TableId,
    ) -> Result<(Arc<Table>, Vec<game::Event>), IntentError> {
        let (table, events) = self.table_and_events_up_to(id, i64::MAX).await?;
        if !matches!(table.phase, Phase::Over(_)) {
            return Err(TableRefusal::NotOver.into());
        }
        Ok((table, TableEvent::match_events_without_undone(&events)))
    }

    /// Returns the proof of each deal of a match so far, in order. The seeds are included only after the match was played to its
    /// end, because they reveal every rack.
    ///
    /// # Errors
    /// Returns an error if there is no such table, or the store does not answer.
    pub async fn deal_proofs(&self, id: TableId) -> Result<Vec<DealProof>, IntentError> {
        let (table, events) = self.table_and_events_up_to(id, i64::MAX).await?;
        let is_over = matches!(table.phase, Phase::Over(_));
        let deal = |event: &game::Event| match event {
            game::Event::RoundStarted { round, seed: Some(seed), .. } => Some(DealProof {
                round: *round,
                commitment: seed.commitment(),
                seed: is_over.then_some(*seed),
            }),
            _ => None,
        };
        Ok(events.iter().filter_map(TableEvent::as_match_event).filter_map(deal).collect())
    }

    /// Waits until no announcement of a table is pending, but at most until `deadline`, in milliseconds since 1970.
    /// Returns the message that then contains the table's buttons; `None` if there is none.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn wait_for_board_message(
        &self,
        id: TableId,
        deadline: Millis,
    ) -> Result<Option<MessageRef>, IntentError> {
        loop {
            let outbox_progress = self.next_outbox_progress();
            tokio::pin!(outbox_progress);
            // The notification is enabled before the query, so that a publication between the two is not missed.
            outbox_progress.as_mut().enable();
            if self.clock().now() >= deadline || !self.store().has_pending_announcement(id).await? {
                return Ok(self.store().table_message(id, BOARD).await?);
            }
            tokio::select! {
                () = outbox_progress => {}
                () = self.clock().sleep_until(deadline) => {}
            }
        }
    }

    /// Returns the table as it was after the event with the number `seq`, and its events up to that event.
    pub(super) async fn table_and_events_up_to(
        &self,
        id: TableId,
        seq: i64,
    ) -> Result<(Arc<Table>, Vec<TableEvent>), IntentError> {
        let stored = self.store().load_table(id).await?.ok_or(TableRefusal::NoSuchTable)?;
        let rows = stored.events.partition_point(|row| row.seq <= seq);
        let events = parse_events(id, &stored.events[..rows])?;
        let table = table_from_events(id, &events)?;
        Ok((Arc::new(table), events.into_iter().map(|(_, event)| event).collect()))
    }

    /// Returns the events of a table with the numbers `first_seq` to `last_seq`. They come from memory or, if one of them is not in
    /// memory, from the store.
    pub(super) async fn events_between(
        &self,
        id: TableId,
        first_seq: i64,
        last_seq: i64,
    ) -> Result<Vec<TableEvent>, IntentError> {
        let slot = self.table_slot(id);
        let kept =
            slot.lock().await.as_ref().and_then(|known| known.events_between(first_seq, last_seq));
        if let Some(events) = kept {
            return Ok(events);
        }
        let rows = self.store().events_since(id, first_seq - 1).await?;
        rows.iter().take_while(|row| row.seq <= last_seq).map(|row| parse_event(id, row)).collect()
    }

    /// Updates the locked state with the events that other processes have stored. Caches the table for its channel, and returns it.
    pub(super) async fn refresh_and_cache_table(
        &self,
        id: TableId,
        state: &mut MutexGuard<'_, Option<TableWithEvents>>,
    ) -> Result<Arc<Table>, IntentError> {
        let table = self.refresh_locked_table(id, state).await?;
        self.cache_by_channel(&table);
        Ok(table)
    }

    /// Returns the events that were stored after this state of a table, each with its time in milliseconds since 1970;
    /// `None` if the whole table must be loaded again.
    async fn newer_events(
        &self,
        table: &Table,
    ) -> Result<Option<Vec<(Millis, TableEvent)>>, IntentError> {
        let rows = self.store().events_since(table.id, table.seq - 1).await?;
        match rows.split_first() {
            Some((last, newer)) if (last.seq, last.at) == (table.seq, table.changed_at) => {
                let newer = parse_events(table.id, newer)?;
                // If a person's data was deleted, the state in memory may still contain their name.
                let is_forgotten = newer.iter().any(|(_, event)| *event == TableEvent::Forgotten);
                Ok((!is_forgotten).then_some(newer))
            }
            // If a standby server took over or a backup was restored, the last commits may be missing. Or the table was deleted.
            _ => {
                let (table, seq) = (table.id.0, table.seq);
                tracing::warn!(table, seq, "the store does not have this event any more");
                Ok(None)
            }
        }
    }

    /// Updates the locked state and returns the table. Applies the newer events to it, or loads the whole table from the store.
    async fn refresh_locked_table(
        &self,
        id: TableId,
        state: &mut MutexGuard<'_, Option<TableWithEvents>>,
    ) -> Result<Arc<Table>, IntentError> {
        if let Some(known) = state.as_mut() {
            match self.newer_events(&known.table).await? {
                Some(newer) if newer.is_empty() => return Ok(Arc::clone(&known.table)),
                Some(newer) => {
                    let table = with_events_applied(&known.table, &newer)?;
                    let newer: Vec<TableEvent> =
                        newer.into_iter().map(|(_, event)| event).collect();
                    return Ok(known.replace_table(table, &newer));
                }
                None => **state = None,
            }
        }
        let stored = self.store().load_table(id).await?.ok_or(TableRefusal::NoSuchTable)?;
        let table = table_from_events(id, &parse_events(id, &stored.events)?)?;
        Ok(Arc::clone(&state.insert(TableWithEvents::new(table, &[])).table))
    }
}

/// Returns the table after these further events.
fn with_events_applied(
    table: &Table,
    events: &[(Millis, TableEvent)],
) -> Result<Table, IntentError> {
    let mut table = Table::clone(table);
    events.iter().try_for_each(|(at, event)| table.apply(*at, event))?;
    Ok(table)
}

/// Builds a table from all its events.
pub(super) fn table_from_events(
    id: TableId,
    events: &[(Millis, TableEvent)],
) -> Result<Table, IntentError> {
    let mut events = events.iter();
    let table = events.next().and_then(|(at, event)| Table::from_opening(id, *at, event));
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

/// Parses stored events; each is returned with its time in milliseconds since 1970.
pub(super) fn parse_events(
    id: TableId,
    rows: &[StoredEvent],
) -> Result<Vec<(Millis, TableEvent)>, IntentError> {
    rows.iter().map(|row| Ok((row.at, parse_event(id, row)?))).collect()
}

/// Parses a stored event. Returns an error if it cannot be read.
fn parse_event(id: TableId, row: &StoredEvent) -> Result<TableEvent, IntentError> {
    let what = || format!("table {}, event {}", id.0, row.seq);
    TableEvent::from_json(row.version, &row.body)
        .map_err(|why| StoreError::unreadable(what(), why).into())
}
