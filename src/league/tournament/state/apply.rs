//! The changes that each event makes to the state of a tournament.

use super::{
    RemindedEntries, Seating, Stage, Tournament, TournamentRound, TournamentTable,
    index_of_table_number,
};
use crate::league::tournament::entry::{Entry, EntryId, OutReason, Player, WaitingPerson};
use crate::league::tournament::event::{Author, Ending, PairedTables, TournamentEvent};
use crate::league::tournament::plan::{MAX_WAIT, TournamentPlan};
use crate::league::tournament::result::{Ruling, TableOutcome, TournamentSeatResult};
use crate::time::Millis;

/// The error for a stored event that is inconsistent with the events before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of the tournament does not follow: {why}")]
pub struct InconsistentEvent {
    pub seq: i64,
    pub why: &'static str,
}

impl Tournament {
    /// Applies the next event, which happened at `event_time`, in milliseconds since 1970.
    ///
    /// # Errors
    /// Returns an error if the event contradicts this state, which means that the stored tournament is damaged. The state may have
    /// changed partially.
    pub fn apply(
        &mut self,
        event_time: Millis,
        event: &TournamentEvent,
    ) -> Result<(), InconsistentEvent> {
        let seq = self.seq + 1;
        self.apply_change(event_time, event).map_err(|why| InconsistentEvent { seq, why })?;
        self.seq = seq;
        self.changed_at = event_time;
        Ok(())
    }

    /// Applies the change of an event. Returns an error with the reason if the event contradicts this state.
    /// `event_time` is the time of the event, in milliseconds since 1970.
    fn apply_change(
        &mut self,
        event_time: Millis,
        event: &TournamentEvent,
    ) -> Result<(), &'static str> {
        match event {
            TournamentEvent::Created { .. } => return Err("created twice"),
            TournamentEvent::Joined { player, rating } => {
                self.add_player(event_time, player.clone(), *rating);
            }
            TournamentEvent::Queued { player, rating } => {
                self.waiting.push(WaitingPerson { player: player.clone(), rating: *rating });
            }
            TournamentEvent::Unqueued { player } => {
                self.remove_from_waiting_list(player).ok_or("not on the waiting list")?;
            }
            TournamentEvent::MovedUp { player } => {
                let known =
                    self.remove_from_waiting_list(player).ok_or("not on the waiting list")?;
                self.add_player(event_time, known.player, known.rating);
            }
            TournamentEvent::Edited { plan, .. } => self.change_plan(plan),
            TournamentEvent::Computers { count, .. } => self.set_computer_count(event_time, *count),
            TournamentEvent::CheckInOpened { until, by } => {
                self.stage = Stage::CheckIn { until: *until };
                self.reminders.clear();
                // If an organiser opens the check-in, the tournament starts when everybody has checked in or the check-in ends,
                // not at the planned time.
                self.starts_at = Some(*until).filter(|_| by.is_none());
            }
            TournamentEvent::CheckedIn { entry } => {
                self.entry_mut(*entry).ok_or("no such entry")?.checked_in = true;
            }
            TournamentEvent::CheckInFailed | TournamentEvent::StartFailed => {
                self.stage = Stage::SignUp;
                // From now on, the tournament waits for an organiser, with the same time limit as a tournament without a planned
                // start.
                if self.starts_at.take().is_some() {
                    self.waits_since = self.waits_since.max(event_time);
                }
            }
            TournamentEvent::Reminded { of, entries } => {
                self.reminders.push(RemindedEntries {
                    of: *of,
                    at: event_time,
                    entries: entries.clone(),
                });
            }
            TournamentEvent::Started { seed, until, .. } => {
                self.start_play(event_time, *seed, *until)
            }
            TournamentEvent::Paired(paired) => self.add_tables(event_time, paired),
            TournamentEvent::RoundEnded { round } => {
                let round = self.rounds.iter_mut().find(|known| known.number == *round);
                round.ok_or("no such round")?.ended = true;
            }
            TournamentEvent::Withdrawn { entry, out, .. } => {
                let entry = self.entry_mut(*entry).ok_or("no such entry")?;
                (entry.out, entry.left_at) =
                    (Some(*out), (*out == OutReason::Left).then_some(event_time));
            }
            TournamentEvent::Replaced { entry, player, .. } => {
                let known = self.entry_mut(*entry).ok_or("no such entry")?;
                known.player = player.clone();
                (known.out, known.no_shows, known.checked_in) = (None, 0, true);
                self.replace_player_at_unopened_tables(*entry, player);
            }
            TournamentEvent::Pardoned { entry, .. } => {
                let entry = self.entry_mut(*entry).ok_or("no such entry")?;
                (entry.out, entry.no_shows, entry.checked_in) = (None, 0, true);
            }
            TournamentEvent::Paused { .. } => self.paused_at = Some(event_time),
            TournamentEvent::Resumed { .. } => self.resume_play(event_time)?,
            TournamentEvent::Unattended { table } => {
                self.pause_because_unattended(event_time, *table)
            }
            TournamentEvent::Extended { time, .. } => self.postpone_deadlines(*time, false),
            TournamentEvent::TimeLost { time } => self.postpone_for_lost_time(event_time, *time),
            TournamentEvent::SeriesContinued { .. } => self.is_continued = true,
            TournamentEvent::Forgotten => {}
            TournamentEvent::Ended { ending, by } => self.end_tournament(*ending, by.as_ref()),
            event => self.apply_table_event(event_time, event)?,
        }
        Ok(())
    }

    /// Applies the change of an event about one table.
    fn apply_table_event(
        &mut self,
        event_time: Millis,
        event: &TournamentEvent,
    ) -> Result<(), &'static str> {
        match event {
            TournamentEvent::Opened { table } => {
                let by = event_time + self.plan.turn_up;
                self.table_mut(*table).ok_or("no such table")?.turn_up_by = Some(by);
            }
            TournamentEvent::Arrived { table, entry } => {
                self.seating_mut(*table, *entry).ok_or("no such seat")?.arrived = true;
            }
            TournamentEvent::NoShow { table, entry } => {
                self.seating_mut(*table, *entry).ok_or("no such seat")?.no_show = true;
                self.entry_mut(*entry).ok_or("no such entry")?.no_shows += 1;
            }
            TournamentEvent::Finished { table, seats } => {
                self.finish_table(event_time, *table, seats.as_ref())?;
            }
            TournamentEvent::Ruled { table, ruling, reason, .. } => {
                let table = self.table_mut(*table).ok_or("no such table")?;
                table.ruling.clone_from(ruling);
                table.reason = reason.clone().filter(|_| ruling.is_some());
                let entries = table.entries();
                self.mark_entries_free(event_time, &entries);
            }
            TournamentEvent::Voided { table, until, .. } => {
                self.table_mut(*table).ok_or("no such table")?.void_match(*until);
            }
            TournamentEvent::Restored { table, .. } => {
                self.table_mut(*table).ok_or("no such table")?.restore_match();
            }
            TournamentEvent::LeftUndecided { table } => {
                self.table_mut(*table).ok_or("no such table")?.ruling = Some(Ruling::Void);
            }
            _ => return Err("not about a table"),
        }
        Ok(())
    }

    /// Changes the plan. If the time of the start changes, an open check-in ends and opens again at its new time.
    fn change_plan(&mut self, plan: &TournamentPlan) {
        let moves = plan.start != self.plan.start;
        self.plan = plan.clone();
        if !moves {
            return;
        }
        self.starts_at = plan.start;
        self.reminders.clear();
        if let Stage::CheckIn { .. } = self.stage {
            self.stage = Stage::SignUp;
            let persons = self.entries.iter_mut().filter(|entry| entry.player.person().is_some());
            persons.for_each(|entry| entry.checked_in = false);
        }
    }

    /// Ends the tournament. Tables that are still undecided become void.
    fn end_tournament(&mut self, ending: Ending, author: Option<&Author>) {
        self.stage = Stage::Over(ending);
        self.ended_by = author.cloned();
        let undecided = self.tables.iter_mut().filter(|table| table.is_undecided());
        undecided.for_each(|table| table.ruling = Some(Ruling::Void));
    }

    /// Sets the outcome of a table's match: the result of each seat, or `None` if it has no result.
    /// `table_number` is the number of the table, and `event_time` the time of the event, in milliseconds since
    /// 1970.
    fn finish_table(
        &mut self,
        event_time: Millis,
        table_number: u32,
        results: Option<&Vec<TournamentSeatResult>>,
    ) -> Result<(), &'static str> {
        let table = self.table_mut(table_number).ok_or("no such table")?;
        if results.is_some_and(|results| results.len() != table.seats.len()) {
            return Err("another number of seats");
        }
        table.ended_at = Some(event_time);
        table.played = Some(results.cloned().map_or(TableOutcome::Void, TableOutcome::Places));
        let entries = table.entries();
        self.mark_entries_free(event_time, &entries);
        Ok(())
    }

    /// Ends the pause at `event_time` (milliseconds since 1970), and extends the deadlines by its length.
    fn resume_play(&mut self, event_time: Millis) -> Result<(), &'static str> {
        let since = self.paused_at.take().ok_or("it was not paused")?;
        self.postpone_deadlines(event_time - since, true);
        self.renew_time_to_arrive(event_time);
        Ok(())
    }

    /// Pauses the tournament because nobody turned up at the table with this number; if `unattended_table_number` is `None`,
    /// because most of the called players did not turn up. `event_time` is the time of the event, in milliseconds since 1970.
    fn pause_because_unattended(
        &mut self,
        event_time: Millis,
        unattended_table_number: Option<u32>,
    ) {
        self.paused_at = Some(event_time);
        let is_meant = |known: &&mut TournamentTable| {
            unattended_table_number.is_none_or(|number| number == known.number)
        };
        let open = self.tables.iter_mut().filter(|table| table.is_open());
        open.filter(is_meant).for_each(|table| table.unattended = true);
    }

    /// Extends all deadlines by `lost_time`, the milliseconds for which the bot was unavailable. `event_time` is the time of the
    /// event, in milliseconds since 1970.
    fn postpone_for_lost_time(&mut self, event_time: Millis, lost_time: Millis) {
        self.waits_since += lost_time;
        if let Some(since) = &mut self.paused_at {
            *since += lost_time;
        }
        self.postpone_deadlines(lost_time, true);
        self.extend_arrival_deadlines(event_time);
    }

    fn add_player(&mut self, event_time: Millis, player: Player, rating: Option<i32>) {
        // A player who joins a running tournament is present and need not check in.
        let (checked_in, missed) = (!self.is_before_start(), self.rounds_paired());
        let person = player.person();
        let known = self.entries.iter_mut().find(|known| known.player.person() == person);
        if let Some(known) = known.filter(|_| person.is_some()) {
            (known.player, known.rating) = (player, rating.or(known.rating));
            (known.out, known.no_shows, known.free_since) = (None, 0, event_time);
            known.checked_in |= checked_in;
            return;
        }
        self.entries.push(Entry {
            checked_in: checked_in || person.is_none(),
            missed,
            player,
            rating,
            out: None,
            left_at: None,
            no_shows: 0,
            free_since: event_time,
        });
    }

    /// Sets the number of computers before the start. `event_time` is the time of the event, in
    /// milliseconds since 1970.
    fn set_computer_count(&mut self, event_time: Millis, count: u8) {
        let mut known = 0;
        for entry in &mut self.entries {
            if let Player::Computer { number } = entry.player {
                known = known.max(number);
                entry.out = (number > count).then_some(OutReason::Removed);
            }
        }
        for before in known..count {
            self.add_player(event_time, Player::Computer { number: before + 1 }, None);
        }
    }

    /// Starts the tournament; `arena_end` is the end of an arena, in milliseconds since 1970. `event_time` is
    /// the time of the start.
    fn start_play(&mut self, event_time: Millis, seed: u64, arena_end: Option<Millis>) {
        (self.stage, self.seed) = (Stage::Playing { until: arena_end }, Some(seed));
        let checked = self.plan.check_in.is_some();
        for entry in &mut self.entries {
            entry.free_since = event_time;
            if checked && !entry.checked_in && entry.out.is_none() {
                entry.out = Some(OutReason::Unchecked);
            }
        }
    }

    /// Adds tables that were paired together. `event_time` is the time of the event, in milliseconds since
    /// 1970.
    fn add_tables(&mut self, event_time: Millis, paired: &PairedTables) {
        let first = self.tables.len() as u32 + 1;
        for (entries, number) in paired.tables.iter().zip(first..) {
            let sits = |entry: &EntryId| {
                let player = self.entries.get(*entry).map(|entry| entry.player.clone());
                let player = player.unwrap_or(Player::Computer { number: 0 });
                let arrived = player.person().is_none();
                Seating { entry: *entry, player, arrived, no_show: false }
            };
            self.tables.push(TournamentTable {
                number,
                round: paired.round,
                is_final: paired.is_final,
                seats: entries.iter().map(sits).collect(),
                paired_at: event_time,
                turn_up_by: None,
                unattended: false,
                until: paired.until,
                ended_at: None,
                played: None,
                ruling: None,
                reason: None,
                voided: false,
                reopened: false,
            });
        }
        if paired.round > 0 {
            self.rounds.push(TournamentRound {
                number: paired.round,
                is_final: paired.is_final,
                tables: first..=self.tables.len() as u32,
                byes: paired.byes.clone(),
                ended: false,
            });
        }
    }

    /// Replaces the player of an entry at tables that are paired but not yet open.
    fn replace_player_at_unopened_tables(&mut self, entry: EntryId, player: &Player) {
        let tables = self.tables.iter_mut();
        let waiting = tables.filter(|table| table.is_open() && table.turn_up_by.is_none());
        for seat in waiting.flat_map(|table| &mut table.seats).filter(|seat| seat.entry == entry) {
            seat.player = player.clone();
            seat.arrived = player.person().is_none();
        }
    }

    /// Records that these entries are free for a table of an arena from `free_since` on.
    fn mark_entries_free(&mut self, free_since: Millis, entries: &[EntryId]) {
        for entry in entries {
            if let Some(entry) = self.entry_mut(*entry) {
                entry.free_since = free_since;
            }
        }
    }

    /// Extends the deadlines of tables and of an arena by `extra_time` milliseconds. If `include_arrivals_and_start` is true, also
    /// extends the deadlines for turning up and for the check-in, and delays the start.
    fn postpone_deadlines(&mut self, extra_time: Millis, include_arrivals_and_start: bool) {
        self.starts_at = self
            .starts_at
            .map(|start| if include_arrivals_and_start { start + extra_time } else { start });
        match &mut self.stage {
            Stage::CheckIn { until } if include_arrivals_and_start => *until += extra_time,
            Stage::Playing { until: Some(until) } => *until += extra_time,
            _ => {}
        }
        for table in self.tables.iter_mut().filter(|table| table.is_pending()) {
            table.until += extra_time;
            if include_arrivals_and_start {
                table.turn_up_by = table.turn_up_by.map(|by| by + extra_time);
            }
        }
    }

    /// Ensures that no pending deadline is earlier than the regular time to turn up, counted from `event_time`, because nobody
    /// could act while the bot was unavailable. The end of an arena does not move.
    fn extend_arrival_deadlines(&mut self, event_time: Millis) {
        let least = event_time + self.plan.turn_up;
        self.waits_since = self.waits_since.max(least - MAX_WAIT);
        self.paused_at = self.paused_at.map(|since| since.max(least - MAX_WAIT));
        self.starts_at = self.starts_at.map(|start| start.max(least));
        if let Stage::CheckIn { until } = &mut self.stage {
            *until = least.max(*until);
        }
        for table in self.tables.iter_mut().filter(|table| table.is_pending()) {
            table.until = table.until.max(least);
            table.turn_up_by = table.turn_up_by.map(|by| by.max(least));
        }
    }

    /// Ensures that players who have not turned up at a table have the full time to do so, counted from `event_time`, the end of
    /// the pause.
    fn renew_time_to_arrive(&mut self, event_time: Millis) {
        let least = event_time + self.plan.turn_up;
        for table in self.tables.iter_mut().filter(|table| table.is_open() && table.unattended) {
            table.turn_up_by = table.turn_up_by.map(|by| by.max(least));
        }
    }

    /// Returns the entry with this id; `None` if there is none.
    fn entry_mut(&mut self, entry: EntryId) -> Option<&mut Entry> {
        self.entries.get_mut(entry)
    }

    /// Returns the table with this number, counted from 1; `None` if there is none.
    fn table_mut(&mut self, table_number: u32) -> Option<&mut TournamentTable> {
        self.tables.get_mut(index_of_table_number(table_number)?)
    }

    /// Returns the seat of an entry at the table with this number; `None` if there is none.
    fn seating_mut(&mut self, table: u32, entry: EntryId) -> Option<&mut Seating> {
        self.table_mut(table)?.seats.iter_mut().find(|seat| seat.entry == entry)
    }
}

impl TournamentTable {
    /// Voids the result of the table's match. If no organiser has decided about the table before, organisers can do so until
    /// `decision_deadline`, in milliseconds since 1970. If `decision_deadline` is `None`, the table is void at once.
    fn void_match(&mut self, decision_deadline: Option<Millis>) {
        self.voided = true;
        self.reopened = self.ruling.is_none();
        match decision_deadline {
            Some(decision_deadline) => self.until = decision_deadline,
            None if self.reopened => self.ruling = Some(Ruling::Void),
            None => {}
        }
    }

    /// Restores the result of the table's match. Decisions that organisers have made since it was voided are dropped.
    fn restore_match(&mut self) {
        self.voided = false;
        if std::mem::take(&mut self.reopened) {
            (self.ruling, self.reason) = (None, None);
        }
    }
}
