//! The organisers' panel: a private overview of a tournament for its organisers.

use std::collections::BTreeMap;

use crate::ids::ChannelId;
use crate::league::tournament::{
    EntryId, Report, Seating, Stage, TableOutcome, Tournament, TournamentTable,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{relative_time_markup, short_time_markup, to_unix_seconds};
use crate::text::core::number::format_score;
use crate::text::tournament::MINUTE;
use crate::text::tournament::names::EntryNames;
use crate::text::{PlayerName, Text, escaped_name};

/// The maximum number of open tables that the panel lists one by one.
pub const TABLES: usize = 24;

/// The data of the organisers' panel.
#[derive(Clone, Copy, Debug)]
pub struct PanelView<'a> {
    pub state: &'a Tournament,
    /// The threads of tables, by the tables' numbers.
    pub threads: &'a BTreeMap<u32, ChannelId>,
    /// The current scores of matches, by the tables' numbers. Matches whose scores could not be loaded are missing.
    pub reports: &'a BTreeMap<u32, Report>,
    /// The confirmation or refusal of the last action; `None` if there was none.
    pub notice: Option<&'a str>,
}

/// The scores that the line about an open table contains: those of all players, or only that of the leader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Scores,
    Leader,
}

impl Text {
    /// Returns the message of the organisers' panel. Missing players and open tables come first, and are shortened last if the
    /// message is too long.
    pub fn organiser_panel(&self, view: &PanelView<'_>) -> String {
        let state = view.state;
        let names = EntryNames::from_state(state);
        let mut parts: Vec<TextPart> =
            view.notice.map(|notice| TextPart::required(notice.to_owned())).into_iter().collect();
        let title = say!(self, "organise-title", name = escaped_name(&state.plan.name));
        parts.push(TextPart::required(format!("{title}\n{}", self.organiser_stage_line(state))));
        if let Some(since) = state.paused_at.filter(|_| !state.is_over()) {
            let since = short_time_markup(to_unix_seconds(since));
            parts.push(TextPart::required(say!(self, "organise-paused", since = since)));
        }
        let who = |entries: &[EntryId]| -> Vec<String> {
            names.entry_names(state, entries).iter().map(|who| self.bold_name(who)).collect()
        };
        let entries = |is: &dyn Fn(EntryId) -> bool| -> Vec<EntryId> {
            (0..state.entries.len()).filter(|entry| is(*entry)).collect()
        };
        if matches!(state.stage, Stage::CheckIn { .. }) {
            let waits = |entry: EntryId| {
                state.entries[entry].can_be_paired() && !state.entries[entry].checked_in
            };
            let names = who(&entries(&waits));
            parts.extend(
                self.names_part(&names, 3, |names| say!(self, "organise-unchecked", names = names)),
            );
        }
        if !state.is_over() {
            parts.extend(self.undecided_tables_part(state));
            parts.extend(self.open_tables_part(view, &names));
            let minded = entries(&|entry| state.is_played_by_computer(entry));
            parts.extend(self.names_part(&who(&minded), 2, |names| {
                say!(self, "organise-minded", names = names)
            }));
            parts.extend(self.finished_tables_part(state, &names));
        }
        let out = entries(&|entry| {
            !state.entries[entry].can_be_paired() && !state.is_unused_computer(entry)
        });
        parts.extend(
            self.names_part(&who(&out), 1, |names| say!(self, "organise-out", names = names)),
        );
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the line that a tournament was cancelled. It names the person who cancelled it.
    pub(in crate::text) fn tournament_cancelled(
        &self,
        state: &Tournament,
        names: &EntryNames<'_>,
    ) -> String {
        let name = escaped_name(&state.plan.name);
        let Some(author) = &state.ended_by else {
            return say!(self, "organise-cancelled", name = name);
        };
        // If this person takes part, they are called by their name in the tournament.
        let own =
            state.entry_of(author.id).map(|entry| self.bold_name(&names.entry_name(state, entry)));
        let by = match own {
            Some(own) => own,
            None if author.name.is_empty() => self.mention(author.id),
            None => self.bold_name(&PlayerName::Person(&author.name)),
        };
        say!(self, "organise-cancelled-by", name = name, by = by)
    }

    /// Returns the line about the stage that a tournament has reached.
    fn organiser_stage_line(&self, state: &Tournament) -> String {
        let playing = state.tables_in_play().count();
        let (count, capacity) = (state.count_entries_in_play(), state.plan.capacity);
        match state.stage {
            Stage::SignUp => {
                let computers = state.count_computers();
                let sign_up = say!(
                    self,
                    "organise-sign-up",
                    count = count,
                    capacity = capacity,
                    computers = computers
                );
                let planned = self.planned_start_lines(state);
                std::iter::once(sign_up).chain(planned).collect::<Vec<_>>().join("\n")
            }
            Stage::CheckIn { until } => {
                let there =
                    state.entries.iter().filter(|one| one.can_be_paired() && one.checked_in);
                let (there, until) = (there.count(), relative_time_markup(to_unix_seconds(until)));
                say!(self, "organise-check-in", there = there, count = count, until = until)
            }
            Stage::Playing { .. } if state.final_table().is_some() => say!(self, "organise-final"),
            Stage::Playing { until: Some(until) } if until > state.changed_at => {
                say!(
                    self,
                    "organise-arena",
                    playing = playing,
                    until = relative_time_markup(to_unix_seconds(until))
                )
            }
            Stage::Playing { until: Some(_) } => {
                say!(self, "tournament-arena-ending", playing = playing)
            }
            Stage::Playing { until: None } if state.rounds_paired() == 0 => {
                say!(self, "organise-starting")
            }
            Stage::Playing { until: None } => say!(
                self,
                "organise-round",
                round = state.rounds_paired(),
                rounds = state.round_total().unwrap_or_default(),
                playing = playing
            ),
            Stage::Over(_) => self.tournament_stage_line(state, &EntryNames::from_state(state)),
        }
    }

    /// Returns a line with names. It has shorter forms, which contain fewer names. `format_line` puts a list of names into the
    /// line. Returns `None` if there are no names.
    fn names_part(
        &self,
        names: &[String],
        priority: u8,
        format_line: impl Fn(String) -> String,
    ) -> Option<TextPart> {
        let shown = |most: usize| match names.len().checked_sub(most) {
            None | Some(0) => format_line(self.list_with_and(names)),
            Some(more) => {
                let names = names[..most].join(", ");
                format_line(say!(self, "tournament-players-many", names = names, more = more))
            }
        };
        (!names.is_empty()).then(|| TextPart::with_forms(priority, [12, 6, 2].map(shown).to_vec()))
    }

    /// Returns the lines about the open tables, those with missing players first; `None` if there are no open tables.
    fn open_tables_part(&self, view: &PanelView<'_>, names: &EntryNames<'_>) -> Option<TextPart> {
        let tables = view.state.open_tables_by_urgency();
        let lines = |form: Form| -> Vec<String> {
            let shown = tables.iter().take(TABLES);
            shown.map(|table| self.panel_table_line(view, names, table, form)).collect()
        };
        let (long, short) = (lines(Form::Scores), lines(Form::Leader));
        let block = |lines: &[String]| match tables.len() - lines.len() {
            0 => lines.join("\n"),
            more => {
                format!("{}\n{}", lines.join("\n"), say!(self, "organise-more-tables", more = more))
            }
        };
        let fewer = (1..=short.len()).rev().map(|count| block(&short[..count]));
        let forms: Vec<String> = [block(&long)].into_iter().chain(fewer).collect();
        (!tables.is_empty()).then(|| TextPart::with_forms(4, forms))
    }

    /// Returns the line about an open table; `form` determines how many scores it contains.
    fn panel_table_line(
        &self,
        view: &PanelView<'_>,
        names: &EntryNames<'_>,
        table: &TournamentTable,
        form: Form,
    ) -> String {
        let state = view.state;
        let name = match view.threads.get(&table.number) {
            Some(thread) => format!("<#{thread}>"),
            None => say!(self, "organise-table", table = table.number),
        };
        let who = |seat: &Seating| self.bold_name(&names.player_name(&seat.player));
        let players = match (view.reports.get(&table.number), form) {
            (Some(report), form) => {
                let mut seats: Vec<(&Seating, i32)> =
                    table.seats.iter().zip(report.seats.iter().map(|seat| seat.score)).collect();
                seats.sort_by_key(|(_, points)| -points);
                let best = seats.first().map(|(_, points)| *points);
                seats.retain(|(_, points)| form == Form::Scores || Some(*points) == best);
                seats.truncate(if form == Form::Scores { seats.len() } else { 1 });
                let seat = |(seat, points): &(&Seating, i32)| {
                    format!("{} {}", who(seat), format_score(*points))
                };
                seats.iter().map(seat).collect::<Vec<_>>().join(" · ")
            }
            (None, Form::Scores) => table.seats.iter().map(who).collect::<Vec<_>>().join(" · "),
            (None, Form::Leader) => String::new(),
        };
        let mut line = match players.is_empty() {
            true => name,
            false => say!(self, "organise-table-line", table = name, names = players),
        };
        let mut more = vec![match state.paused_at {
            Some(since) => {
                let minutes = (table.until - since).max(0) / MINUTE;
                say!(self, "organise-left", minutes = minutes)
            }
            None => say!(
                self,
                "organise-deadline",
                until = relative_time_markup(to_unix_seconds(table.until))
            ),
        }];
        let missing: Vec<String> = table.missing_players().map(who).collect();
        if !missing.is_empty() {
            let (shown, rest) =
                missing.split_at(if form == Form::Scores { missing.len() } else { 1 });
            let shown = match rest.len() {
                0 => self.list_with_and(shown),
                more => {
                    say!(self, "tournament-players-many", names = shown.join(", "), more = more)
                }
            };
            more.push(match table.turn_up_by.filter(|_| state.paused_at.is_none()) {
                Some(by) => {
                    let until = relative_time_markup(to_unix_seconds(by));
                    say!(self, "organise-missing-until", names = shown, until = until)
                }
                None => say!(self, "organise-missing", names = shown),
            });
        }
        for part in more {
            line = format!("{line} · {part}");
        }
        line
    }

    /// Returns the line about the tables that wait for an organiser to decide their result, because a moderator voided the match.
    /// Each is listed with its deadline. Returns `None` if there are none.
    fn undecided_tables_part(&self, state: &Tournament) -> Option<TextPart> {
        let table = |table: &TournamentTable| {
            let until = relative_time_markup(to_unix_seconds(table.until));
            say!(self, "organise-undecided-table", table = table.number, until = until)
        };
        let tables: Vec<String> = state.undecided_tables().map(table).collect();
        self.names_part(&tables, 5, |tables| say!(self, "organise-undecided", tables = tables))
    }

    /// Returns the line about the finished tables of the round; `None` if there are none.
    fn finished_tables_part(&self, state: &Tournament, names: &EntryNames<'_>) -> Option<TextPart> {
        let over: Vec<&TournamentTable> =
            state.tables_of_latest_round().filter(|table| !table.is_open()).collect();
        let names: Vec<String> =
            over.iter().map(|table| self.finished_table_in_words(names, table)).collect();
        let shown = |most: usize| {
            let list = match names.len().checked_sub(most) {
                None | Some(0) => names.join(", "),
                Some(more) => {
                    let names = names[..most].join(", ");
                    say!(self, "tournament-players-many", names = names, more = more)
                }
            };
            say!(self, "organise-finished", tables = list)
        };
        let count = say!(self, "organise-finished-count", count = over.len());
        let forms = [16, 6].map(shown).into_iter().chain([count]).collect();
        (!over.is_empty()).then(|| TextPart::with_forms(0, forms))
    }

    /// Returns the words for a finished table: its number and its winners.
    fn finished_table_in_words(&self, names: &EntryNames<'_>, table: &TournamentTable) -> String {
        match table.outcome() {
            Some(TableOutcome::Places(results)) => {
                let best = results.iter().map(|result| result.place).min();
                let first = table.seats.iter().zip(&results);
                let first = first.filter(|(_, result)| Some(result.place) == best);
                let who: Vec<String> = first
                    .map(|(seat, _)| self.bold_name(&names.player_name(&seat.player)))
                    .collect();
                say!(
                    self,
                    "organise-finished-won",
                    table = table.number,
                    names = self.list_with_and(&who)
                )
            }
            Some(TableOutcome::Void) => say!(self, "organise-finished-void", table = table.number),
            None => say!(self, "organise-finished-undecided", table = table.number),
        }
    }
}
