//! The live message about a round: it shows the current scores of the round's tables to spectators.

use std::collections::BTreeMap;

use super::names::EntryNames;
use crate::ids::ChannelId;
use crate::league::tournament::{
    Report, Stage, StandingsRow, TableOutcome, Tournament, TournamentTable,
};
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::moment::{relative_time_markup, to_unix_seconds};
use crate::text::core::number::format_score;
use crate::text::{PlayerName, Text};

/// The number of places, from the first one, that the live message of an arena (a tournament without rounds) shows.
const TOP: usize = 5;

/// The data of the live message about a round.
#[derive(Clone, Copy, Debug)]
pub struct LiveRound<'a> {
    /// The number of the round, counted from 1; 0 in an arena.
    pub round: u32,
    pub is_final: bool,
    /// The threads of tables, by the tables' numbers.
    pub threads: &'a BTreeMap<u32, ChannelId>,
    /// The current scores of the matches that are being played, by the tables' numbers.
    pub reports: &'a BTreeMap<u32, Report>,
}

/// The players whom the line about a table names: all of them, or only the leader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// All players with their points.
    All,
    /// The leader with their points.
    First,
}

/// The form of the line about a table in the live message.
#[derive(Clone, Copy)]
struct LineForm {
    detail: Detail,
    /// True if the whole round is over. The lines then do not say that their tables are over.
    is_over: bool,
}

impl LiveRound<'_> {
    /// Returns `true` if the message lists this table.
    fn includes_table(&self, table: &TournamentTable) -> bool {
        table.round == self.round && table.is_final == self.is_final
    }

    /// Returns `true` if this is an arena, a tournament without rounds in which new tables are formed all the time. Therefore only
    /// its open tables are listed.
    fn is_arena(&self) -> bool {
        self.round == 0 && !self.is_final
    }
}

impl Text {
    /// Returns the live message: the scores at a round's tables, and links to the threads of the tables. At each table, the leader
    /// comes first and in bold. Once the round is over, the message shows the results.
    pub fn tournament_live_message(&self, state: &Tournament, live: &LiveRound<'_>) -> String {
        let plays = |table: &&TournamentTable| table.is_open() && !state.is_over();
        let tables: Vec<&TournamentTable> =
            state.tables.iter().filter(|table| live.includes_table(table)).collect();
        let playing: Vec<&TournamentTable> = tables.iter().copied().filter(plays).collect();
        let is_over = playing.is_empty();
        let shown = if live.is_arena() { &playing } else { &tables };
        let mut parts = vec![TextPart::required(self.live_title(live, is_over))];
        let names = EntryNames::from_state(state);
        let lines = |detail: Detail| -> Vec<String> {
            let line = |table: &&TournamentTable| {
                self.live_table_line(state, live, &names, table, LineForm { detail, is_over })
            };
            shown.iter().map(line).collect()
        };
        let block = |lines: &[String]| match shown.len() - lines.len() {
            0 => lines.join("\n"),
            more => {
                format!("{}\n{}", lines.join("\n"), say!(self, "organise-more-tables", more = more))
            }
        };
        if !shown.is_empty() {
            let short = lines(Detail::First);
            let fewer = (1..=short.len()).rev().map(|count| block(&short[..count]));
            let forms = [block(&lines(Detail::All))].into_iter().chain(fewer).collect();
            parts.push(TextPart::with_forms(1, forms));
        }
        if live.is_arena() && !is_over {
            parts.extend(
                self.arena_progress_lines(state, &names).into_iter().map(TextPart::required),
            );
        }
        if !is_over {
            let until = playing.iter().map(|table| table.until).max().unwrap_or_default();
            parts.push(TextPart::optional(
                0,
                match state.paused_at {
                    Some(_) => say!(self, "tournament-live-paused"),
                    None => {
                        say!(
                            self,
                            "tournament-live-until",
                            until = relative_time_markup(to_unix_seconds(until))
                        )
                    }
                },
            ));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the lines about the progress of an arena: when it ends, as long as new tables are formed, and the first places.
    fn arena_progress_lines(&self, state: &Tournament, names: &EntryNames<'_>) -> Vec<String> {
        let ends = match state.stage {
            Stage::Playing { until: Some(until) } => Some(until),
            _ => None,
        };
        let ends = ends.filter(|until| *until > state.changed_at && state.paused_at.is_none());
        let ends = ends.map(|until| {
            say!(self, "tournament-live-ends", until = relative_time_markup(to_unix_seconds(until)))
        });
        let place = |row: StandingsRow| {
            let who = self.bold_name(&names.entry_name(state, row.entry));
            format!("{}. {who} {}", row.rank, row.points)
        };
        let first: Vec<String> = match state.has_results() {
            true => state.standings().into_iter().take(TOP).map(place).collect(),
            false => Vec::new(),
        };
        let places = first.join(" · ");
        let first =
            (!places.is_empty()).then(|| say!(self, "tournament-live-top", places = places));
        ends.into_iter().chain(first).collect()
    }

    /// Returns the title of the live message. `is_round_over` is true once all tables of the round are over.
    fn live_title(&self, live: &LiveRound<'_>, is_round_over: bool) -> String {
        match (live.is_final, live.round, is_round_over) {
            (true, _, false) => say!(self, "tournament-live-final"),
            (true, _, true) => say!(self, "tournament-live-final-over"),
            (false, 0, false) => say!(self, "tournament-live-arena"),
            (false, 0, true) => say!(self, "tournament-live-arena-over"),
            (false, round, false) => say!(self, "tournament-live-round", round = round),
            (false, round, true) => say!(self, "tournament-live-round-over", round = round),
        }
    }

    /// Returns the line about a table in the live message.
    fn live_table_line(
        &self,
        state: &Tournament,
        live: &LiveRound<'_>,
        names: &EntryNames<'_>,
        table: &TournamentTable,
        LineForm { detail, is_over }: LineForm,
    ) -> String {
        let place = match live.threads.get(&table.number) {
            Some(thread) => format!("<#{thread}>"),
            None => say!(self, "organise-table", table = table.number),
        };
        let names = names.names_at_table(table);
        let line = match (table.outcome(), live.reports.get(&table.number)) {
            (Some(TableOutcome::Void), _) => say!(self, "tournament-live-void"),
            (Some(TableOutcome::Places(results)), _) => {
                let seats = results.iter().map(|result| (result.place, result.score));
                let seats = self.live_places_in_words(&names, &seats.collect::<Vec<_>>(), detail);
                match is_over {
                    true => seats,
                    false => say!(self, "tournament-live-over", names = seats),
                }
            }
            (None, _) if table.is_undecided() => say!(self, "tournament-live-undecided"),
            (None, Some(report)) => {
                let results = state.results_as_they_stand(table, report);
                let scored = report.seats.iter().any(|seat| seat.score != 0);
                let place = |place: u32| if scored { place } else { 0 };
                let seats = results.iter().map(|result| (place(result.place), result.score));
                self.live_places_in_words(&names, &seats.collect::<Vec<_>>(), detail)
            }
            (None, None) if state.is_over() => say!(self, "tournament-live-unfinished"),
            (None, None) => say!(self, "tournament-live-waiting"),
        };
        say!(self, "organise-table-line", table = place, names = line)
    }

    /// Returns the players of a table in the order of their places, with their points. `places_and_points` contains the place and
    /// the points of each seat. The place is 0 while nobody has scored. The points are `None` if no score is kept.
    fn live_places_in_words(
        &self,
        names: &[PlayerName<'_>],
        places_and_points: &[(u32, Option<i32>)],
        detail: Detail,
    ) -> String {
        let mut seats: Vec<usize> = (0..places_and_points.len()).collect();
        seats.sort_by_key(|seat| places_and_points[*seat].0);
        if detail == Detail::First {
            seats.truncate(1);
        }
        let seat = |seat: usize| {
            let (place, points) = places_and_points[seat];
            let who = match names.get(seat) {
                Some(who) if place != 1 => self.player_name(who),
                _ => self.bold_seat_name(names, seat),
            };
            match points {
                // The points are in brackets, so that they are not mistaken for the number in a computer's name.
                Some(points) => format!("{who} ({})", format_score(points)),
                None => who,
            }
        };
        seats.into_iter().map(seat).collect::<Vec<_>>().join(" · ")
    }
}
