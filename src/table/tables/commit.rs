//! Committing decisions about a table.

use std::sync::Arc;

use super::obeying::OrderEffects;
use super::{CLOSED_KEPT, TRIES, Tables};
use crate::ids::{InteractionId, TableId};
use crate::store::{Append, Claim, EventRow, NewAnnouncement, StoreError, TableStatus};
use crate::table::decide::decided::Decided;
use crate::table::event::TableEvent;
use crate::table::intent::IntentOutcome;
use crate::table::known::TableWithEvents;
use crate::table::outbox::LEASE;
use crate::table::outbox::local_queue::Queued;
use crate::table::outbox::notice::{self, AnnouncementBody, UnpublishedEvents};
use crate::table::refusal::{IntentError, TableRefusal};
use crate::table::result;
use crate::table::state::{Phase, Table, is_end_of_turn};
use crate::table::turn_clock::Deadline;
use crate::table::turn_clock::quiet_hours::ZonedQuietHours;
use crate::time::Millis;

impl Tables {
    /// Calls `decide` with the current table and time, and commits its decision.
    ///
    /// # Errors
    /// Returns a refusal. In that case nothing has changed.
    pub(in crate::table) async fn commit_decision<F>(
        &self,
        id: TableId,
        interaction: Option<InteractionId>,
        decide: F,
    ) -> Result<IntentOutcome, IntentError>
    where
        F: Fn(&Table, Millis) -> Result<Decided, IntentError>,
    {
        self.commit_with_side_work(id, interaction, decide, |_, _| ())
            .await
            .map(|(outcome, ())| outcome)
    }

    /// Commits a decision like [`Self::commit_decision`], and starts other work beside the commit. Calls `start_side_work` before
    /// the commit, with the table after the decision and with the new events. Returns the outcome of the commit and the result of
    /// `start_side_work`.
    ///
    /// # Errors
    /// Returns a refusal. In that case nothing has changed.
    pub(in crate::table) async fn commit_with_side_work<F, T>(
        &self,
        id: TableId,
        interaction: Option<InteractionId>,
        decide: F,
        start_side_work: impl Fn(&Table, &[TableEvent]) -> T,
    ) -> Result<(IntentOutcome, T), IntentError>
    where
        F: Fn(&Table, Millis) -> Result<Decided, IntentError>,
    {
        let slot = self.table_slot(id);
        let mut state = slot.lock().await;
        // The state in memory is current unless another process has written in the meantime. In that case the commit fails and is
        // retried.
        let mut by_memory = true;
        for _ in 0..=TRIES {
            let known = state.as_ref().filter(|_| by_memory).map(|known| Arc::clone(&known.table));
            by_memory = known.is_some();
            let before = match known {
                Some(known) => known,
                None => self.refresh_and_cache_table(id, &mut state).await?,
            };
            let decided = match decide(&before, self.clock().now()) {
                // The state in memory may be stale, so a refusal is checked against the stored state.
                Err(_) if by_memory => {
                    by_memory = false;
                    continue;
                }
                decided => decided?,
            };
            let mut decided = self.with_quiet_hours_deadline(&before, decided).await?;
            let obeyed = self.carry_out_orders(&mut decided).await?;
            let Decided { after, events, now } = decided;
            if events.is_empty() && by_memory {
                by_memory = false;
                continue;
            }
            let begun = start_side_work(&after, &events);
            if events.is_empty() {
                return Ok((IntentOutcome { table: before, events }, begun));
            }
            match self
                .append_and_check_poll_needed(&before, &after, &events, now, interaction, &obeyed)
                .await
            {
                Ok(is_left) => {
                    let table = match state.as_mut() {
                        Some(known) => known.replace_table(after, &events),
                        None => {
                            Arc::clone(&state.insert(TableWithEvents::new(after, &events)).table)
                        }
                    };
                    if table.channel != before.channel {
                        self.uncache_channel(before.channel);
                    }
                    self.cache_by_channel(&table);
                    drop(state);
                    self.thinking_pool().cancel_search(id);
                    self.notify_workers(&table, is_left);
                    return Ok((IntentOutcome { table, events }, begun));
                }
                // Another process has written first. The action is decided again with the stored state.
                Err(StoreError::Conflict) => {
                    *state = None;
                    by_memory = false;
                }
                Err(StoreError::AlreadyHandled) => return Err(TableRefusal::AlreadyHandled.into()),
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Notifies the workers that have work after a commit. `has_pending_announcements` is true if the commit left announcements
    /// that only a poll of the store finds.
    fn notify_workers(&self, table: &Table, has_pending_announcements: bool) {
        if has_pending_announcements {
            self.publish_notify().notify_waiters();
        }
        if self.due_at(table).is_some_and(|due| self.due_tables().needs_earlier_poll(due)) {
            self.earlier_due_notify().notify_waiters();
        }
        if !table.is_open() {
            self.closed_notify().notify_waiters();
        }
    }

    /// Adds the deadline of the turn that the decision begins or extends, if the quiet hours of that turn's player change this
    /// deadline.
    pub(in crate::table) async fn with_quiet_hours_deadline(
        &self,
        before: &Table,
        mut decided: Decided,
    ) -> Result<Decided, IntentError> {
        let Decided { after, events, now } = &mut decided;
        // These events already extend the deadlines by exactly the lost time.
        let gives_back = |event: &TableEvent| {
            matches!(event, TableEvent::BotReturned { .. } | TableEvent::ClockStopped { .. })
        };
        let is_moved = events.iter().any(gives_back);
        if !events.is_empty()
            && !is_moved
            && let Some(deadline) = self.quiet_hours_deadline(before, after, *now).await?
        {
            let timed = TableEvent::TurnTimed { deadline };
            after.apply(*now, &timed)?;
            // The deadline is inserted after the end of the previous turn, whose notice shows the time of the next turn.
            let turn_ended = events.iter().rposition(is_end_of_turn);
            events.insert(turn_ended.map_or(events.len(), |last| last + 1), timed);
        }
        Ok(decided)
    }

    /// Returns the deadline of a turn that has just begun or been extended. Returns `None` if the quiet hours of its player do not
    /// change it.
    async fn quiet_hours_deadline(
        &self,
        before: &Table,
        after: &Table,
        now: Millis,
    ) -> Result<Option<Deadline>, IntentError> {
        let Some((time, limit)) = after.turn_time.zip(after.settings.clock.limit()) else {
            return Ok(None);
        };
        let began = before.turn_time.is_none_or(|known| known.began != time.began)
            || before.turn() != after.turn();
        let extended = !before.is_clock_stopped()
            && before.turn_time.is_some_and(|known| known.deadline.due != time.deadline.due);
        if !after.settings.clock.is_counted_in_days() || !(began || extended) {
            return Ok(None);
        }
        let Some(person) = after.person_in_turn() else { return Ok(None) };
        let kept = self.store().quiet_hours(person.id).await?;
        let Some(quiet) = kept.as_ref().and_then(ZonedQuietHours::from_stored) else {
            return Ok(None);
        };
        let deadline = if began {
            let deadline = Deadline::new(limit, |used| quiet.deadline_after(time.began, used));
            // A turn that continues after an undo began some time ago, so the player gets at least an eighth of the limit.
            Deadline { due: deadline.due.max(quiet.deadline_after(now, limit / 8)), ..deadline }
        } else {
            let left = time.deadline.due - time.deadline.near;
            Deadline { due: quiet.deadline_after(now, left), ..time.deadline }
        };
        Ok(Some(deadline).filter(|deadline| *deadline != time.deadline))
    }

    /// Appends events to the store, with their announcements and the result of the match. If possible, the first announcement is
    /// leased to this process in the same commit. Returns `true` if announcements are left that only a poll of the store finds.
    pub(super) async fn append_and_check_poll_needed(
        &self,
        before: &Table,
        after: &Table,
        events: &[TableEvent],
        now: Millis,
        interaction: Option<InteractionId>,
        order_effects: &OrderEffects,
    ) -> Result<bool, StoreError> {
        let rows = to_event_rows(events, now)?;
        let announcement = |body: AnnouncementBody| NewAnnouncement {
            seq: body.to,
            channel_id: after.channel,
            body: body.to_stored().into(),
        };
        let bodies = notice::announcements_after(
            UnpublishedEvents::from_table(before),
            events,
            after.is_turn_unpublished,
        );
        let announcements: Vec<NewAnnouncement> =
            bodies.iter().copied().map(announcement).collect();
        let result = result::match_result(after);
        let solo = after.solo_match();
        let (status, forget_at) = match after.phase {
            Phase::Lobby => (TableStatus::Lobby, None),
            Phase::Playing(_) => (TableStatus::Playing, None),
            Phase::Over(_) => (TableStatus::Over, None),
            // A closed table without a result is not needed any more, so it gets a deletion time.
            Phase::Closed { .. } => {
                (TableStatus::Over, result.is_none().then_some(now + CLOSED_KEPT))
            }
        };
        let people = after.participants();
        let reservation =
            bodies.first().and_then(|first| Some((self.local_queue().reserve()?, *first)));
        let claim = reservation
            .as_ref()
            .map(|(reservation, _)| (reservation.worker_id().to_owned(), now + LEASE));
        let append = Append {
            table: after.id,
            expected_seq: before.seq,
            expected_at: Some(before.changed_at),
            events: &rows,
            status,
            due_at: self.due_at(after),
            now,
            announcements: &announcements,
            claim: claim.as_ref().map(|(owner, until)| Claim { owner, until: *until }),
            forget_at,
            handled: interaction,
            people: (before.participants() != people).then_some(&*people),
            result: result.as_ref(),
            solo: solo.as_ref(),
            orders_played: &order_effects.played,
            orders_cancelled: order_effects.cancelled,
        };
        let handed = match after.channel {
            channel if channel == before.channel => self.store().append_events(append).await?,
            channel => self.store().append_events_and_move(append, channel).await?,
        };
        let is_left = !announcements.is_empty() && handed.is_none();
        // The store has leased the first announcement to this process.
        if let Some(((reservation, body), announcement)) = reservation.zip(handed) {
            reservation.enqueue(Queued { announcement, body });
        }
        Ok(is_left)
    }
}

/// Converts events to rows for the store. `event_time` is the time of all of them.
pub(in crate::table) fn to_event_rows(
    events: &[TableEvent],
    event_time: Millis,
) -> Result<Vec<EventRow>, StoreError> {
    let row = |event: &TableEvent| {
        let body = event.to_json().map_err(|error| StoreError::Damaged(error.to_string()))?;
        Ok(EventRow { at: event_time, version: TableEvent::VERSION, body: body.into() })
    };
    events.iter().map(row).collect()
}
