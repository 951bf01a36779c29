//! The matches of a tournament's tables. Each run of the sweeper (the worker that advances tournaments) opens matches whose players
//! have been called, gives the seats of players who have left to computers, and closes matches that the tournament has decided.
//! Repeating any of this has no effect.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};

use super::cache::internal_error;
use super::post::Post;
use super::side_by_side::wait_after_failures;
use super::{LoadedTournament, TournamentRefused, Tournaments};
use crate::ids::{ChannelId, PersonId, TableId, TournamentId};
use crate::league::MatchResult;
use crate::league::tournament::{Player, Report, SeatReport, Seating, TournamentTable};
use crate::store::{OpenedTournamentTable, SeenTables};
use crate::table::{
    self, IntentError, NamedPerson, Occupant, SeatAssignment, TableSettings, Terms,
    TournamentOpening, TurnClock,
};
use crate::time::Millis;
use triominos_rules::game::{Changes, Hints};
use triominos_rules::opponent::Level;

/// The result of a run of the sweeper over a tournament's matches.
pub(super) struct MaintainedMatches {
    pub(super) seen: SeenTables,
    /// The progress of the matches whose outcome the tournament does not include yet, by the numbers of their tables.
    pub(super) reports: BTreeMap<u32, Report>,
    /// The time of the next attempt of an operation that has failed, in milliseconds since 1970;
    /// `None` if none has failed.
    pub(super) again: Option<Millis>,
}

/// The threads of a tournament's tables, and the progress of their matches. The state of the tournament does not contain them.
#[derive(Clone, Debug, Default)]
pub struct CurrentMatches {
    /// The threads of the opened tables, by the tables' numbers.
    pub threads: BTreeMap<u32, ChannelId>,
    /// The progress of matches by the tables' numbers. It contains the tables for which it was requested and whose matches have
    /// begun.
    pub reports: BTreeMap<u32, Report>,
}

/// The tables on which an operation has failed, by tournament and table number. Each has the number of its failures, and the time
/// of its next attempt in milliseconds since 1970.
#[derive(Debug, Default)]
pub(super) struct FailedTables(Mutex<FailuresByTable>);

/// The number of failures and the time of the next attempt, by tournament and table number.
type FailuresByTable = HashMap<(TournamentId, u32), (u32, Millis)>;

impl FailedTables {
    /// Calls `access` with the failed tables, while they are locked. Returns its result.
    fn with_locked_failures<T>(&self, access: impl FnOnce(&mut FailuresByTable) -> T) -> T {
        access(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Tournaments {
    /// Returns the threads of all tables, and the progress of the matches at the tables in `tables_to_report`.
    ///
    /// # Errors
    /// Returns an error if the store does not answer.
    pub async fn current_matches(
        &self,
        known: &LoadedTournament,
        tables_to_report: &[&TournamentTable],
    ) -> Result<CurrentMatches, TournamentRefused> {
        let mut now = CurrentMatches::default();
        for opened in self.store().opened_tables_of_tournament(known.id).await? {
            // The id of a tournament's table is that of its thread.
            now.threads.insert(opened.number, ChannelId::new(opened.table.0.cast_unsigned()));
            if tables_to_report.iter().any(|table| table.number == opened.number) {
                let playing = self.tables().current_table(opened.table).await;
                let playing = playing.map_err(|error| internal_error(known.id, &error))?;
                now.reports.extend(match_report(&playing).map(|report| (opened.number, report)));
            }
        }
        Ok(now)
    }

    /// Opens, changes and closes matches according to the tournament's state, and reads their progress. If a table fails, it is
    /// retried later, and the others are not affected.
    pub(super) async fn maintain_matches(
        &self,
        known: &LoadedTournament,
    ) -> Result<MaintainedMatches, TournamentRefused> {
        let LoadedTournament { id, state } = known;
        let mut tables = self.store().opened_tables_of_tournament(*id).await?;
        let calls = self.threads_of_called_tables(*id).await?;
        let mut matches = MaintainedMatches {
            seen: SeenTables { called: calls.len(), opened: tables.len(), voidings: 0 },
            reports: BTreeMap::new(),
            again: None,
        };
        let waits = state.tables_in_play().filter(|_| !state.is_over());
        let waits = waits.filter(|table| tables.iter().all(|open| open.number != table.number));
        let waits = waits.filter_map(|table| Some((table, (*calls.get(&table.number)?)?)));
        for (table, channel) in waits.collect::<Vec<_>>() {
            let opened = self.open_match(known, table, channel);
            if let Some(opened) =
                self.run_unless_waiting_for_retry(known, table.number, opened, &mut matches).await
            {
                matches.seen.opened += 1;
                tables.push(opened);
            }
        }
        for one in tables {
            let kept = self.maintain_match(known, one);
            let report = self
                .run_unless_waiting_for_retry(known, one.number, kept, &mut matches)
                .await
                .flatten();
            matches.reports.extend(report.map(|report| (one.number, report)));
        }
        Ok(matches)
    }

    /// Awaits `operation`, which concerns the table with this number, unless an earlier operation on the table has failed and its
    /// next attempt is not due yet. Returns the result. If the operation failed or did not run, returns `None` and adds the time of
    /// the next attempt to `matches`.
    async fn run_unless_waiting_for_retry<T>(
        &self,
        known: &LoadedTournament,
        table_number: u32,
        operation: impl Future<Output = Result<T, TournamentRefused>>,
        matches: &mut MaintainedMatches,
    ) -> Option<T> {
        let (failed, now) = (&self.shared.failed_tables, self.clock().now());
        let key = (known.id, table_number);
        let (failures, until) =
            failed.with_locked_failures(|all| all.get(&key).copied().unwrap_or((0, now)));
        if until > now {
            matches.again = Some(matches.again.map_or(until, |again| again.min(until)));
            return None;
        }
        match operation.await {
            Ok(result) => {
                failed.with_locked_failures(|all| all.remove(&key));
                Some(result)
            }
            Err(error) => {
                let until = now + wait_after_failures(failures);
                failed.with_locked_failures(|all| {
                    all.insert(key, (failures.saturating_add(1), until))
                });
                let tournament = known.id.0;
                tracing::warn!(tournament, number = table_number, %error, "cannot maintain a table of a tournament yet");
                matches.again = Some(matches.again.map_or(until, |again| again.min(until)));
                None
            }
        }
    }

    /// Returns the tables whose players have been called, with their threads, by the tables' numbers. A thread is `None` if its
    /// table has none.
    async fn threads_of_called_tables(
        &self,
        id: TournamentId,
    ) -> Result<BTreeMap<u32, Option<ChannelId>>, TournamentRefused> {
        let posted = self.store().posted_messages(id).await?;
        let thread = |number| {
            let name = Post::thread_entry_name(number);
            let thread = posted.iter().find(|posted| posted.name == name)?;
            Some(thread.message?.channel_id)
        };
        let called =
            posted.iter().filter_map(|posted| Post::parse_table_number_of_call(&posted.name));
        Ok(called.map(|number| (number, thread(number))).collect())
    }

    /// Opens the match of a table in its thread.
    async fn open_match(
        &self,
        known: &LoadedTournament,
        table: &TournamentTable,
        thread: ChannelId,
    ) -> Result<OpenedTournamentTable, TournamentRefused> {
        let opening = match_opening(known, table, thread)?;
        let (id, number) = (opening.id, table.number);
        let opened = self.tables().open_for_tournament(opening).await;
        opened.map_err(|error| internal_error(known.id, &error))?;
        self.store().note_tournament_table(known.id, number, id, self.clock().now()).await?;
        Ok(OpenedTournamentTable { number, table: id, waiting: true, open: true })
    }

    /// Closes a match, changes its seats or pauses its clock, according to its tournament's state. Returns the match's progress;
    /// `None` if its outcome is already in the tournament.
    async fn maintain_match(
        &self,
        known: &LoadedTournament,
        opened: OpenedTournamentTable,
    ) -> Result<Option<Report>, TournamentRefused> {
        let Some(table) = known.state.table(opened.number) else { return Ok(None) };
        let plays = table.is_open() && !known.state.is_over();
        let failed = |error: IntentError| internal_error(known.id, &error);
        if !plays && opened.open {
            self.tables().close_for_tournament(opened.table).await.map_err(failed)?;
        }
        if !plays && !opened.waiting && table.played.is_some() {
            return Ok(None);
        }
        let mut playing = self.tables().current_table(opened.table).await.map_err(failed)?;
        if plays {
            for PlayerToRemove { person, no_show } in
                players_to_remove(known, table, &playing, self.clock().now())
            {
                self.tables()
                    .replace_person_by_computer(opened.table, person, no_show)
                    .await
                    .map_err(failed)?;
                playing = self.tables().current_table(opened.table).await.map_err(failed)?;
            }
            let paused_at = known.state.paused_at;
            if paused_at.is_some() != playing.is_clock_stopped() {
                self.tables()
                    .stop_or_continue_clock(opened.table, paused_at)
                    .await
                    .map_err(failed)?;
            }
        }
        Ok(match_report(&playing))
    }
}

/// A player who is to be replaced by a computer at a table.
struct PlayerToRemove {
    person: PersonId,
    /// True if the player did not turn up; false if they have left or been replaced.
    no_show: bool,
}

/// Returns the players who sit at the match of this table (`match_table`) but no longer hold their seats in the tournament.
fn players_to_remove(
    known: &LoadedTournament,
    table: &TournamentTable,
    match_table: &table::Table,
    now: Millis,
) -> Vec<PlayerToRemove> {
    let gone = |(seat, occupant): (&Seating, &Occupant)| {
        let person = occupant.person()?.id;
        let plays = known.state.entries.get(seat.entry).is_some_and(|entry| {
            let is_in = entry.can_be_paired() || known.state.is_seat_held(seat.entry, now);
            is_in && entry.player.person() == Some(person) && !seat.no_show
        });
        (!plays).then_some(PlayerToRemove { person, no_show: seat.no_show })
    };
    table.seats.iter().zip(&match_table.seats).filter_map(gone).collect()
}

/// Returns the parameters for opening a table's match. The match's id is that of its thread, so that it is opened only once.
fn match_opening(
    known: &LoadedTournament,
    table: &TournamentTable,
    thread: ChannelId,
) -> Result<TournamentOpening, TournamentRefused> {
    let state = &known.state;
    let rules = state.plan.rules_for(table.seats.len());
    let rules =
        rules.ok_or_else(|| internal_error(known.id, &"its rules are not for so many players"))?;
    let assignment = |seat: &Seating| match &seat.player {
        Player::Person { id, name } => {
            SeatAssignment::Person(NamedPerson { id: *id, name: name.clone() })
        }
        Player::Computer { number } => SeatAssignment::Computer(*number),
    };
    Ok(TournamentOpening {
        id: TableId(thread.get().cast_signed()),
        guild: state.guild,
        channel: thread,
        seats: table.seats.iter().map(assignment).collect(),
        settings: TableSettings {
            edition: state.plan.edition.clone(),
            changes: Changes::default(),
            hints: Hints::Legal,
            clock: TurnClock::from_name(&state.plan.clock).unwrap_or_default(),
            level: Level::from_name(&state.plan.level).unwrap_or_default(),
            terms: Terms::default(),
            stand_ins: false,
            locale: state.plan.locale.clone(),
        },
        rules,
    })
}

/// Returns the progress of a table's match; `None` before it starts.
pub(super) fn match_report(table: &table::Table) -> Option<Report> {
    let game = table.game()?;
    let places = MatchResult::places_by_seat(game.scores(), game.winners().unwrap_or_default());
    let seat = |(seat, place): (usize, u32)| {
        let achievements = table.tally.achievements_of_owner(seat);
        let left = matches!(table.seats.get(seat), Some(Occupant::Computer { left: Some(_), .. }));
        SeatReport {
            score: game.scores()[seat],
            place,
            played: achievements.turns > achievements.missed_turns,
            left,
            missed: achievements.missed_turns,
        }
    };
    let seats = places.into_iter().enumerate().map(seat).collect();
    Some(Report { over: !table.is_open(), seats })
}
