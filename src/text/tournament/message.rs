//! The messages in a tournament's channel: the message of the tournament, the message of each table, and the message that calls the
//! players of a table.

use std::collections::BTreeMap;

use super::MINUTE;
use super::names::EntryNames;
use crate::ids::ChannelId;
use crate::league::tournament::{
    Ending, EntryId, Format, Stage, TableOutcome, Tournament, TournamentSeatResult,
    TournamentTable, points_by_seat,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{relative_time_markup, to_unix_seconds};
use crate::text::core::name::unescaped_single_line_name;
use crate::text::core::number::format_score;
use crate::text::{PlayerName, Text, escaped_name};

/// The maximum number of participants whose names the tournament's message contains.
const NAMES: usize = 40;

impl Text {
    /// Returns the main message of a tournament in its channel.
    pub fn tournament_message(&self, state: &Tournament) -> String {
        let (plan, names) = (&state.plan, EntryNames::from_state(state));
        let organiser = self.mention(state.organiser);
        let mut parts = vec![TextPart::required(say!(
            self,
            "tournament-title",
            name = escaped_name(&plan.name)
        ))];
        parts.extend(self.tournament_conditions(state).into_iter().map(TextPart::required));
        // In a knockout, only wins count.
        if plan.format != Format::Knockout {
            parts.push(TextPart::required(say!(self, "tournament-worth")));
        }
        parts.extend([
            TextPart::optional(1, say!(self, "tournament-organiser", organiser = organiser)),
            TextPart::with_forms(0, self.participant_line_forms(state, &names)),
        ]);
        parts.extend(self.waiting_list_line(state, &names).map(|line| TextPart::optional(2, line)));
        parts.extend([TextPart::required(self.tournament_stage_line(state, &names))]);
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the line about the participants in several forms, from the longest, which has all names, to the shortest.
    fn participant_line_forms(&self, state: &Tournament, names: &EntryNames<'_>) -> Vec<String> {
        let entries =
            (0..state.entries.len()).filter(|entry| state.entries[*entry].can_be_paired());
        let entries: Vec<EntryId> = entries.collect();
        let names: Vec<String> =
            names.entry_names(state, &entries).iter().map(|who| self.bold_name(who)).collect();
        let (count, capacity) = (names.len(), state.plan.capacity);
        let line = |shown: usize| {
            let names = match count.checked_sub(shown) {
                _ if count == 0 => return say!(self, "tournament-no-players"),
                None | Some(0) => self.list_with_and(&names),
                Some(more) => {
                    let names = names[..shown].join(", ");
                    say!(self, "tournament-players-many", names = names, more = more)
                }
            };
            say!(self, "tournament-players", count = count, capacity = capacity, names = names)
        };
        [NAMES, 20, 10, 5].map(line).to_vec()
    }

    /// Returns the line about the waiting list; `None` if it is empty or nobody can join any more.
    fn waiting_list_line(&self, state: &Tournament, names: &EntryNames<'_>) -> Option<String> {
        let waiting =
            Some(&state.waiting).filter(|all| !all.is_empty() && state.can_be_joined())?;
        let names: Vec<String> =
            waiting.iter().map(|known| self.bold_name(&names.player_name(&known.player))).collect();
        let names = names.join(", ");
        Some(say!(self, "tournament-waiting", count = waiting.len(), names = names))
    }

    /// Returns the line about the stage of the tournament, with what people can do now.
    pub(super) fn tournament_stage_line(
        &self,
        state: &Tournament,
        names: &EntryNames<'_>,
    ) -> String {
        let playing = state.tables_in_play().count();
        match state.stage {
            Stage::Over(Ending::Played) => match state.standings().first() {
                Some(row) => {
                    let who = names.entry_name(state, row.entry);
                    say!(self, "tournament-won", who = self.bold_name(&who))
                }
                None => say!(self, "tournament-over-too-few"),
            },
            Stage::Over(Ending::TooFew) => say!(self, "tournament-over-too-few"),
            Stage::Over(Ending::NoPersons) => say!(self, "tournament-over-no-persons"),
            Stage::Over(Ending::Cancelled) => say!(self, "tournament-over-cancelled"),
            Stage::Over(Ending::Expired) => say!(self, "tournament-over-expired"),
            _ if state.paused_at.is_some() => say!(self, "tournament-is-paused"),
            Stage::SignUp => self.sign_up_line(state),
            Stage::CheckIn { until } => {
                say!(
                    self,
                    "tournament-check-in-until",
                    until = relative_time_markup(to_unix_seconds(until))
                )
            }
            Stage::Playing { .. } if state.final_table().is_some() => {
                say!(self, "tournament-final-under-way")
            }
            Stage::Playing { until: Some(until) } if until > state.changed_at => say!(
                self,
                "tournament-arena-under-way",
                until = relative_time_markup(to_unix_seconds(until)),
                playing = playing
            ),
            Stage::Playing { until: Some(_) } => {
                say!(self, "tournament-arena-ending", playing = playing)
            }
            Stage::Playing { until: None } => say!(
                self,
                "tournament-round-under-way",
                round = state.rounds_paired(),
                rounds = state.round_total().unwrap_or_default(),
                playing = playing
            ),
        }
    }

    /// Returns the message of a table: its players and, once it is over, its result.
    pub fn tournament_table_message(&self, state: &Tournament, table: &TournamentTable) -> String {
        let names = EntryNames::from_state(state).names_at_table(table);
        let mut lines = vec![self.table_title(table, &names)];
        if let Some(outcome) = table.outcome() {
            lines.push(self.table_outcome_line(&outcome, &names, table.is_final));
        }
        lines.extend(self.table_decision_lines(table));
        lines.join("\n")
    }

    /// Returns the last message of a match that the tournament has ended early: the reason and the places of the players. Returns
    /// `None` if the tournament has no result for the match, for example because it was cancelled.
    pub fn match_ended_by_tournament(
        &self,
        state: &Tournament,
        table: &TournamentTable,
    ) -> Option<String> {
        let outcome = table.outcome()?;
        let names = EntryNames::from_state(state).names_at_table(table);
        let why = match &table.ruling {
            Some(_) => self.with_reason(say!(self, "lobby-ended-ruled"), table.reason.as_ref()),
            None if table.ended_at.is_some_and(|at| at >= table.until) => {
                say!(self, "lobby-ended-time")
            }
            None => say!(self, "lobby-ended-tournament"),
        };
        Some(format!("{why}\n{}", self.table_outcome_line(&outcome, &names, table.is_final)))
    }

    /// Returns the message that several tables of an arena share: the table `first_table` and those that were formed at the same
    /// time. It contains links to their threads, their players and, once they are over, their results.
    pub fn arena_tables_message(
        &self,
        state: &Tournament,
        first_table: &TournamentTable,
        threads_by_table: &BTreeMap<u32, ChannelId>,
    ) -> String {
        let tables = state.tables_formed_with(first_table);
        let names = EntryNames::from_state(state);
        let place = |table: &TournamentTable| match threads_by_table.get(&table.number) {
            Some(thread) => format!("<#{thread}>"),
            None => say!(self, "organise-table", table = table.number),
        };
        let line = |table: &&TournamentTable| {
            let names = names.names_at_table(table);
            let mut words = match table.outcome() {
                Some(TableOutcome::Void) => say!(self, "tournament-table-void"),
                Some(TableOutcome::Places(results)) => {
                    self.table_places_in_words(&results, &names, false)
                }
                None => self.list_with_and(
                    &names.iter().map(|who| self.bold_name(who)).collect::<Vec<_>>(),
                ),
            };
            for decision in self.table_decision_lines(table) {
                words = format!("{words}\n-# {decision}");
            }
            say!(self, "organise-table-line", table = place(table), names = words)
        };
        let links = |count: usize| {
            let links: Vec<String> = tables[..count].iter().map(|table| place(table)).collect();
            let links = links.join(" · ");
            match tables.len() - count {
                0 => links,
                more => format!("{links}\n{}", say!(self, "organise-more-tables", more = more)),
            }
        };
        let full = tables.iter().map(line).collect::<Vec<_>>().join("\n");
        let forms = [full].into_iter().chain((1..=tables.len()).rev().map(links)).collect();
        let title = say!(self, "tournament-note-arena", tables = tables.len());
        join_within(&[TextPart::required(title), TextPart::with_forms(1, forms)], "\n", MESSAGE)
    }

    /// Returns the title of a table: its round, its number, and its players.
    pub(in crate::text) fn table_title(
        &self,
        table: &TournamentTable,
        names: &[PlayerName<'_>],
    ) -> String {
        let names: Vec<String> = names.iter().map(|who| self.bold_name(who)).collect();
        self.table_title_with_names(table, &self.list_with_and(&names))
    }

    /// Returns the title of a table: its round, its number, and `player_names`.
    pub(super) fn table_title_with_names(
        &self,
        table: &TournamentTable,
        player_names: &str,
    ) -> String {
        let number = table.number;
        match (table.is_final, table.round) {
            (true, _) => say!(self, "tournament-table-final", names = player_names),
            (false, 0) => {
                say!(self, "tournament-table-arena", table = number, names = player_names)
            }
            (false, round) => {
                say!(
                    self,
                    "tournament-table-round",
                    round = round,
                    table = number,
                    names = player_names
                )
            }
        }
    }

    /// Returns the line with the result of a table, starting with the first place. If `is_final` is true, the table is the final,
    /// in which places give no tournament points.
    pub(in crate::text) fn table_outcome_line(
        &self,
        outcome: &TableOutcome,
        names: &[PlayerName<'_>],
        is_final: bool,
    ) -> String {
        match outcome {
            TableOutcome::Void => say!(self, "tournament-table-void"),
            // Without the arrow, Markdown would format the first number as a list.
            TableOutcome::Places(results) => {
                format!("→ {}", self.table_places_in_words(results, names, is_final))
            }
        }
    }

    /// Returns the places of a table in words, starting with the first. If `is_final` is true, the table is the final, in which
    /// places give no tournament points.
    pub(super) fn table_places_in_words(
        &self,
        results: &[TournamentSeatResult],
        names: &[PlayerName<'_>],
        is_final: bool,
    ) -> String {
        let points = points_by_seat(results);
        let mut seats: Vec<usize> = (0..results.len()).collect();
        seats.sort_by_key(|seat| results[*seat].place);
        let places = seats.into_iter().map(|seat| {
            let points = (!is_final).then_some(points[seat]);
            let who = self.bold_seat_name(names, seat);
            self.table_place_in_words(results[seat].place, who, results[seat].score, points)
        });
        places.collect::<Vec<_>>().join(" · ")
    }

    /// Returns the words for one player's place at a table. `match_points` is the score in the match. `tournament_points` are the
    /// points that the place gives in the tournament. Either is `None` if there are no such points.
    pub(in crate::text) fn table_place_in_words(
        &self,
        place: u32,
        player_name: String,
        match_points: Option<i32>,
        tournament_points: Option<u32>,
    ) -> String {
        match (match_points.map(format_score), tournament_points) {
            (Some(score), Some(tournament_points)) => say!(
                self,
                "tournament-table-place-score",
                place = place,
                who = player_name,
                score = score,
                points = tournament_points
            ),
            (None, Some(tournament_points)) => {
                say!(
                    self,
                    "tournament-table-place",
                    place = place,
                    who = player_name,
                    points = tournament_points
                )
            }
            (Some(score), None) => say!(
                self,
                "tournament-table-final-place-score",
                place = place,
                who = player_name,
                score = score
            ),
            (None, None) => {
                say!(self, "tournament-table-final-place", place = place, who = player_name)
            }
        }
    }

    /// Returns the name of a table's thread: at most 100 characters.
    pub fn table_thread_name(&self, table_number: u32, tournament_name: &str) -> String {
        say!(
            self,
            "tournament-thread",
            table = table_number,
            name = unescaped_single_line_name(tournament_name)
        )
    }

    /// Returns the message that calls the players of a table to it. The message mentions them.
    pub fn tournament_table_call(&self, state: &Tournament, table: &TournamentTable) -> String {
        let mentions: Vec<String> =
            table.persons().into_iter().map(|person| self.mention(person)).collect();
        let (names, name) = (self.list_with_and(&mentions), escaped_name(&state.plan.name));
        let call = if table.is_final {
            say!(self, "tournament-call-final", names = names, name = name)
        } else {
            say!(self, "tournament-call", names = names, table = table.number, name = name)
        };
        let lines = [
            call,
            say!(self, "tournament-call-turn-up", minutes = state.plan.turn_up / MINUTE),
            say!(
                self,
                "tournament-call-until",
                until = relative_time_markup(to_unix_seconds(table.until))
            ),
            self.match_terms_with_good_wishes(state, table),
        ];
        lines.join("\n")
    }
}
