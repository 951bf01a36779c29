//! Automatic events of a tournament, as a function of the state, the time, and the reports of the tables.

use std::collections::BTreeMap;

use super::entry::{EntryId, OutReason};
use super::event::{Author, Ending, PairedTables, TournamentEvent};
use super::pairing::{Division, divide_into_tables};
use super::plan::Format;
use super::plan::MAX_WAIT;
use super::result::{Report, TournamentSeatResult};
use super::state::{NO_SHOWS, Seating, Stage, Tournament, TournamentTable};
use crate::ids::PersonId;
use crate::league::voiding::Voiding;
use crate::time::Millis;

const MINUTE: Millis = 60_000;
/// The delay of a due event, in milliseconds, from which the bot counts as having been down. While the bot runs, events are handled
/// within seconds.
const LATE: Millis = 2 * MINUTE;

impl Tournament {
    /// Returns the automatic events that are due at `now`. After these events are applied, another call returns none.
    ///
    /// `reports_by_table` contains the reports of the tables by table number. Only tables that are being played need a report; a
    /// table without a report becomes void when its time is up. `suspended` contains the people who are suspended from the server's
    /// tournaments: they finish the tables at which they have a seat, and are not paired any more. If the tournament starts, `seed`
    /// becomes its seed.
    pub fn advance(
        &self,
        now: Millis,
        reports_by_table: &BTreeMap<u32, Report>,
        suspended: &[PersonId],
        seed: u64,
    ) -> Vec<TournamentEvent> {
        let mut state = self.clone();
        let mut events = Vec::new();
        while let Some(event) = state.next_automatic_event(now, reports_by_table, suspended, seed) {
            if state.apply(now, &event).is_err() {
                debug_assert!(false, "{event:?} cannot be applied");
                break;
            }
            events.push(event);
        }
        events
    }

    /// Returns the event that extends all deadlines by the time for which the bot was down; `None` if that was less than two
    /// minutes, or if the tournament is over or has no deadline. `due_at` is the time at which the tournament should have been
    /// advanced, as it was computed at the last advance. Times are in milliseconds since 1970.
    pub fn downtime_event(&self, now: Millis, due_at: Millis) -> Option<TournamentEvent> {
        // A deadline that was set after `due_at` was computed has its own time; if it is handled slightly late, nothing else is
        // delayed.
        let late = now - due_at.max(self.next_deadline_after(self.changed_at)?);
        let lost = late >= LATE && !self.is_over();
        lost.then_some(TournamentEvent::TimeLost { time: late })
    }

    /// Returns the event that extends all deadlines by the time for which the bot was absent from the server; `None` if that was
    /// less than two minutes, or if the tournament is over or has no deadline. The absence began at `bot_left_at` or, if that is
    /// later, at the tournament's last event. Times are in milliseconds since 1970.
    pub fn bot_absence_event(&self, now: Millis, bot_left_at: Millis) -> Option<TournamentEvent> {
        let time = now - bot_left_at.max(self.changed_at);
        let matters =
            time >= LATE && !self.is_over() && self.next_deadline_after(self.changed_at).is_some();
        matters.then_some(TournamentEvent::TimeLost { time })
    }

    /// Returns the next automatic event; `None` if nothing is due. Each event removes its own cause, so a loop that applies the
    /// events ends.
    fn next_automatic_event(
        &self,
        now: Millis,
        reports: &BTreeMap<u32, Report>,
        suspended: &[PersonId],
        seed: u64,
    ) -> Option<TournamentEvent> {
        if let Some(since) = self.paused_at {
            let expired = now >= since + MAX_WAIT && !self.is_over();
            return self.finished_table_event(now, reports, true).or(expired.then_some(EXPIRED));
        }
        // People on the waiting list get free places before anything else is decided about the participants.
        if !self.is_over()
            && let Some(event) = self.moving_up_event(now, suspended)
        {
            return Some(event);
        }
        match self.stage {
            Stage::SignUp => {
                self.event_before_start(now, seed).or_else(|| self.reminder_event(now))
            }
            Stage::CheckIn { until } => {
                self.event_after_check_in(now, until, seed).or_else(|| self.reminder_event(now))
            }
            Stage::Playing { until } => self
                .opened_table_event(reports)
                // This must come before the check of single absent players, because a pause gives them more time.
                .or_else(|| self.unattended_pause_event(now, reports))
                .or_else(|| self.absence_event(now, reports))
                .or_else(|| self.finished_table_event(now, reports, false))
                .or_else(|| self.undecided_void_event(now))
                .or_else(|| self.withdrawal_event())
                .or_else(|| self.removal_event(suspended))
                .or_else(|| self.only_computers_left_event(now))
                .or_else(|| self.round_end_event())
                .or_else(|| self.next_tables_event(now, until)),
            Stage::Over(_) => None,
        }
    }

    /// Returns the event that opens the check-in, starts the tournament, or lets it expire because nobody has started it in time.
    /// Returns `None` if none of these is due.
    fn event_before_start(&self, now: Millis, seed: u64) -> Option<TournamentEvent> {
        let Some(start) = self.starts_at else {
            return (now >= self.expires_at()).then_some(EXPIRED);
        };
        match self.check_in_due_at() {
            Some(opens) if now >= opens => {
                // If the check-in opens late, it still lasts at least half of its planned duration.
                let least = now + self.plan.check_in.unwrap_or_default() / 2;
                Some(TournamentEvent::CheckInOpened { until: start.max(least), by: None })
            }
            Some(_) => None,
            None if now < start => None,
            None if self.count_entries_in_play() >= 2 && self.count_persons() >= 1 => {
                Some(self.start_event(now, seed, None))
            }
            None => Some(TournamentEvent::StartFailed),
        }
    }

    /// Returns the event that starts the tournament after the check-in, or that records the failure of the check-in; `None` while
    /// the check-in is open. It ends at `check_in_until`. If the tournament has no planned start, it ends earlier, as soon as
    /// everybody has checked in.
    fn event_after_check_in(
        &self,
        now: Millis,
        check_in_until: Millis,
        seed: u64,
    ) -> Option<TournamentEvent> {
        let waits = self.entries.iter().any(|entry| entry.can_be_paired() && !entry.checked_in);
        // An announced start time is not brought forward, because people may join until then.
        if (waits || self.starts_at.is_some()) && now < check_in_until {
            return None;
        }
        let enough = self.count_checked_in() >= 2;
        Some(if enough {
            self.start_event(now, seed, None)
        } else {
            TournamentEvent::CheckInFailed
        })
    }

    /// Returns the event that ends the first table that is over: its match has ended, all players but one have left, or its time is
    /// up. Returns `None` if there is no such table.
    fn finished_table_event(
        &self,
        now: Millis,
        reports: &BTreeMap<u32, Report>,
        is_paused: bool,
    ) -> Option<TournamentEvent> {
        let unplayed = self.tables.iter().filter(|table| table.played.is_none());
        // A table that an organiser has decided is included if its match has a report, so that the scores at the time of the
        // decision are also stored.
        let mut unplayed =
            unplayed.filter(|table| table.is_open() || reports.contains_key(&table.number));
        unplayed.find_map(|table| {
            let report = reports.get(&table.number);
            let over = report.is_some_and(|report| report.over) || table.ruling.is_some();
            let absent = self.absences_by_seat(table);
            let left = |seat: usize| {
                report.and_then(|report| report.seats.get(seat)).is_some_and(|seat| seat.left)
            };
            let is_held = |seat: usize| self.is_seat_held(table.seats[seat].entry, now);
            let is_there = |seat: &usize| (!absent[*seat] || is_held(*seat)) && !left(*seat);
            let there: Vec<usize> = (0..absent.len()).filter(is_there).collect();
            let late = !is_paused && now >= table.until;
            let goes_on =
                there.len() > 1 || (report.is_some() && self.is_lone_person_left(table, &there));
            if !over && goes_on && !late {
                return None;
            }
            let there = there.len();
            let seats = match report {
                Some(report) => Some(self.results_as_they_stand(table, report)),
                // Without a report the match never began. If several players are present, the table has no result; otherwise the
                // absent players get the last place.
                None if there > 1 => None,
                None => Some(results_without_match(&absent)),
            };
            Some(TournamentEvent::Finished { table: table.number, seats })
        })
    }

    /// Returns the result that a table would have if its time were up now, computed from the report of its match.
    pub fn results_as_they_stand(
        &self,
        table: &TournamentTable,
        report: &Report,
    ) -> Vec<TournamentSeatResult> {
        TournamentSeatResult::from_reports(&report.seats, &self.absences_by_seat(table))
    }

    /// Returns `true` if there is only one player in `remaining_seats`, who is a person, and nobody else has turned up. That person
    /// continues to play, against computers in the other seats.
    fn is_lone_person_left(&self, table: &TournamentTable, remaining_seats: &[usize]) -> bool {
        let [seat] = remaining_seats else { return false };
        let is_person = |seat: usize| {
            let entry = self.entries.get(table.seats[seat].entry);
            entry.is_some_and(|entry| entry.player.person().is_some())
        };
        let came = |other: usize| other != *seat && !table.seats[other].no_show;
        is_person(*seat) && !(0..table.seats.len()).any(came)
    }

    /// Returns for each seat `true` if its player has not turned up or has left the tournament.
    fn absences_by_seat(&self, table: &TournamentTable) -> Vec<bool> {
        let absent = |seat: &Seating| {
            seat.no_show || self.entries.get(seat.entry).is_none_or(|entry| !entry.can_be_paired())
        };
        table.seats.iter().map(absent).collect()
    }

    /// Returns the event that opens the first table whose match can begin; `None` if there is none.
    fn opened_table_event(&self, reports: &BTreeMap<u32, Report>) -> Option<TournamentEvent> {
        let waits = |table: &&TournamentTable| table.turn_up_by.is_none();
        let mut waiting = self.tables_in_play().filter(waits);
        let table = waiting.find(|table| reports.contains_key(&table.number))?;
        Some(TournamentEvent::Opened { table: table.number })
    }

    /// Returns the event that records the first player who has not turned up in time at a table; `None` if there is none.
    fn absence_event(
        &self,
        now: Millis,
        reports: &BTreeMap<u32, Report>,
    ) -> Option<TournamentEvent> {
        let late = |table: &&TournamentTable| table.turn_up_by.is_some_and(|by| now >= by);
        self.tables_in_play().filter(late).find_map(|table| {
            let seat = *self.players_not_arrived(table, reports).first()?;
            Some(TournamentEvent::NoShow { table: table.number, entry: seat.entry })
        })
    }

    /// Returns the seats of players who have not turned up yet, at a table whose match is under way.
    fn players_not_arrived<'a>(
        &self,
        table: &'a TournamentTable,
        reports: &BTreeMap<u32, Report>,
    ) -> Vec<&'a Seating> {
        let Some(report) = reports.get(&table.number).filter(|report| !report.over) else {
            return Vec::new();
        };
        let seats = table.seats.iter().zip(&report.seats);
        let missing = seats.filter(|(seat, report)| {
            let is_in = self.entries[seat.entry].can_be_paired();
            is_in && !seat.arrived && !seat.no_show && !report.played && !report.left
        });
        missing.map(|(seat, _)| seat).collect()
    }

    /// Returns the event that pauses the tournament because too few players turned up in time: nobody at some table, or fewer than
    /// half of all called players. Otherwise the tournament would continue almost without people. An arena, whose players are
    /// called at different times, is paused only for the second reason. Each table causes at most one pause. Returns `None` if no
    /// pause is needed.
    fn unattended_pause_event(
        &self,
        now: Millis,
        reports: &BTreeMap<u32, Report>,
    ) -> Option<TournamentEvent> {
        let late = |table: &TournamentTable| {
            let late = table.turn_up_by.is_some_and(|by| now >= by) && !table.unattended;
            if late { self.players_not_arrived(table, reports).len() } else { 0 }
        };
        let is_late = |table: &&TournamentTable| table.is_open() && late(table) > 0;
        let first = self.tables.iter().find(is_late)?;
        let now_played = |table: &&TournamentTable| match first.round {
            0 => table.is_open(),
            round => table.round == round,
        };
        let (mut called, mut absent) = (0, 0);
        for table in self.tables.iter().filter(now_played) {
            called += table.persons().len();
            let gone = table.seats.iter().filter(|seat| seat.no_show).count();
            absent += gone + if table.is_open() { late(table) } else { 0 };
        }
        if 2 * absent > called {
            return Some(TournamentEvent::Unattended { table: None });
        }
        let nobody = |table: &&TournamentTable| {
            let persons = table.persons().len();
            persons > 1 && late(table) == persons && table.round > 0
        };
        let table = self.tables_in_play().find(nobody)?;
        Some(TournamentEvent::Unattended { table: Some(table.number) })
    }

    /// Returns the event that withdraws the first player who has failed to turn up at too many tables ([`NO_SHOWS`]); `None` if
    /// there is none.
    fn withdrawal_event(&self) -> Option<TournamentEvent> {
        let gone = |entry: &EntryId| {
            let entry = &self.entries[*entry];
            entry.can_be_paired() && entry.no_shows >= NO_SHOWS
        };
        let entry = (0..self.entries.len()).find(gone)?;
        Some(TournamentEvent::Withdrawn { entry, out: OutReason::NoShows, by: None, reason: None })
    }

    /// Returns the event that removes the first suspended person (one in `suspended`) who has no seat at a table; `None` if there
    /// is none. A person with a seat may finish the match, because otherwise a computer would take the seat.
    fn removal_event(&self, suspended: &[PersonId]) -> Option<TournamentEvent> {
        if suspended.is_empty() {
            return None;
        }
        let is_barred = |entry: &EntryId| {
            let person = self.entries[*entry].player.person();
            person.is_some_and(|person| suspended.contains(&person))
        };
        let entry = self.free_entries().into_iter().find(is_barred)?;
        Some(TournamentEvent::Withdrawn { entry, out: OutReason::Removed, by: None, reason: None })
    }

    /// Returns the event that ends the tournament if only computers are left in it, even if tables are being played; otherwise
    /// `None`.
    fn only_computers_left_event(&self, now: Millis) -> Option<TournamentEvent> {
        let is_held = || (0..self.entries.len()).any(|entry| self.is_seat_held(entry, now));
        let is_over = self.is_deserted() && !is_held();
        is_over.then_some(TournamentEvent::Ended { ending: Ending::NoPersons, by: None })
    }

    /// Returns the event that makes a table void because a moderator voided its match and no organiser has decided about the table
    /// in time; `None` if there is no such table.
    fn undecided_void_event(&self, now: Millis) -> Option<TournamentEvent> {
        let late = |table: &&TournamentTable| table.is_undecided() && now >= table.until;
        let table = self.tables.iter().find(late)?.number;
        Some(TournamentEvent::LeftUndecided { table })
    }

    /// Returns the events that apply moderators' last decisions about match results, given by table number. If a match was voided,
    /// organisers have the regular time of a table to decide about the table.
    pub fn voiding_events(
        &self,
        now: Millis,
        voidings_by_table: &BTreeMap<u32, Voiding>,
    ) -> Vec<TournamentEvent> {
        let event = |(number, voiding): (&u32, &Voiding)| {
            let known = self.table(*number).filter(|table| table.voided != voiding.voided)?;
            let (table, reopens) = (known.number, known.ruling.is_none() && !self.is_over());
            let until = reopens.then(|| now + self.plan.table_time);
            let by = Author { id: voiding.by, name: voiding.name.clone() };
            Some(match voiding.voided {
                true => TournamentEvent::Voided { table, until, by },
                false => TournamentEvent::Restored { table, by },
            })
        };
        voidings_by_table.iter().filter_map(event).collect()
    }

    /// Returns the event that ends the current round, once none of its tables is pending; otherwise `None`.
    fn round_end_event(&self) -> Option<TournamentEvent> {
        let round = self.rounds.last().filter(|round| !round.ended)?;
        let pending = round
            .tables
            .clone()
            .filter_map(|table| self.table(table))
            .any(TournamentTable::is_pending);
        (!pending).then_some(TournamentEvent::RoundEnded { round: round.number })
    }

    /// Returns the event that forms the next tables, or that ends the tournament; `None` while tables are pending. `arena_end` is
    /// the end of an arena, in milliseconds since 1970.
    fn next_tables_event(&self, now: Millis, arena_end: Option<Millis>) -> Option<TournamentEvent> {
        match (self.plan.format, arena_end) {
            (Format::Arena { .. }, Some(arena_end)) if now < arena_end => {
                self.arena_pairing_event(now)
            }
            _ if self.tables.iter().any(TournamentTable::is_pending) => None,
            (Format::Swiss { rounds }, _) if self.rounds_paired() < rounds => {
                Some(self.next_round_event(now))
            }
            (Format::RoundRobin, _) => Some(self.round_robin_pairing_event(now)),
            (Format::Knockout, _) => Some(self.knockout_pairing_event(now)),
            _ => Some(self.final_table_or_end_event(now)),
        }
    }

    /// Returns the event that pairs the next round, or that ends the tournament if the players cannot be paired.
    fn next_round_event(&self, now: Millis) -> TournamentEvent {
        let field = self.pairing_input(&self.entries_in_play());
        match divide_into_tables(&field, self.seed.unwrap_or_default(), self.tables.len()) {
            Some(Division { tables, bye }) => {
                let byes = bye.into_iter().collect();
                self.pairing_event(now, self.rounds_paired() + 1, false, tables, byes)
            }
            None => TournamentEvent::Ended { ending: Ending::TooFew, by: None },
        }
    }

    /// Returns the event that pairs the final table, or that ends the tournament if it has no further final table.
    fn final_table_or_end_event(&self, now: Millis) -> TournamentEvent {
        let best: Vec<EntryId> = self
            .standings()
            .iter()
            .map(|row| row.entry)
            .filter(|entry| self.entries[*entry].can_be_paired())
            .take(usize::from(self.plan.seats))
            .collect();
        if !self.plan.final_table || self.final_table().is_some() || best.len() < 2 {
            return TournamentEvent::Ended { ending: Ending::Played, by: None };
        }
        let round = self.rounds.last().map_or(1, |round| round.number + 1);
        self.pairing_event(now, round, true, vec![best], Vec::new())
    }

    /// Returns the event that forms these tables, with their deadlines. `byes` are the entries
    /// without a table.
    pub(super) fn pairing_event(
        &self,
        now: Millis,
        round: u32,
        is_final: bool,
        tables: Vec<Vec<EntryId>>,
        byes: Vec<EntryId>,
    ) -> TournamentEvent {
        TournamentEvent::Paired(PairedTables {
            round,
            is_final,
            tables,
            byes,
            until: now + self.plan.table_time,
        })
    }

    /// Returns the entries that have not left the tournament, so that they can be paired.
    pub(super) fn entries_in_play(&self) -> Vec<EntryId> {
        (0..self.entries.len()).filter(|entry| self.entries[*entry].can_be_paired()).collect()
    }

    /// Returns the entries that can be paired and have no seat at an open table.
    pub(super) fn free_entries(&self) -> Vec<EntryId> {
        let mut seated = vec![false; self.entries.len()];
        for entry in self.tables_in_play().flat_map(|table| &table.seats).map(|seat| seat.entry) {
            seated[entry] = true;
        }
        self.entries_in_play().into_iter().filter(|entry| !seated[*entry]).collect()
    }

    /// Returns the next time after `now` at which an automatic event may be due (both in milliseconds since 1970), apart from
    /// events that follow from reports of tables; `None` if there is none. All events that are due at `now` must have been applied
    /// already.
    pub fn next_due_time_after(&self, now: Millis) -> Option<Millis> {
        let sits_down = self.arena_pairing_times().filter(|moment| *moment > now).min();
        let reminder = self.next_reminder_after(now);
        self.next_deadline_after(now).into_iter().chain(sits_down).chain(reminder).min()
    }

    /// Returns the next deadline after `now`, in milliseconds since 1970; `None` if there is none.
    fn next_deadline_after(&self, now: Millis) -> Option<Millis> {
        if let Some(since) = self.paused_at.filter(|_| !self.is_over()) {
            return Some(since + MAX_WAIT);
        }
        let until = match self.stage {
            Stage::SignUp => {
                let planned = self.check_in_due_at().or(self.starts_at);
                return Some(planned.unwrap_or_else(|| self.expires_at()));
            }
            Stage::CheckIn { until } => return Some(until),
            Stage::Over(_) => return self.next_sign_up_after(now),
            Stage::Playing { until } => until,
        };
        let missing = |table: &&TournamentTable| {
            table.seats.iter().any(|seat| !seat.arrived && !seat.no_show)
        };
        let pending = self.tables.iter().filter(|table| table.is_pending());
        let ends = pending.map(|table| table.until);
        let turn_ups = self.tables_in_play().filter(missing).filter_map(|table| table.turn_up_by);
        let held = (0..self.entries.len()).filter_map(|entry| self.seat_held_until(entry));
        ends.chain(turn_ups)
            .chain(held)
            .chain(self.arena_pairing_times())
            .chain(until)
            .filter(|moment| *moment > now)
            .min()
    }
}

const EXPIRED: TournamentEvent = TournamentEvent::Ended { ending: Ending::Expired, by: None };

/// Returns the results of a table whose match never began. The players who are present share the first place. `absent_by_seat` has
/// one entry for each seat.
fn results_without_match(absent_by_seat: &[bool]) -> Vec<TournamentSeatResult> {
    let last = u32::try_from(absent_by_seat.len()).unwrap_or(u32::MAX);
    let result = |absent: &bool| TournamentSeatResult {
        place: if *absent { last } else { 1 },
        score: None,
        stayed: !absent,
        missed: 0,
    };
    absent_by_seat.iter().map(result).collect()
}
