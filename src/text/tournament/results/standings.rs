//! The detailed standings of a tournament, and the account of one participant (entry): how their points and tie-breaks came about.

use unicode_normalization::char::is_combining_mark;

use crate::ids::PersonId;
use crate::league::tournament::{
    Ending, EntryId, ExactMean, ExplainedStandingsRow, Meeting, PointsSource, Stage, StandingsRow,
    Tournament,
};
use crate::text::core::bundle::say;
use crate::text::core::direction::is_isolate_mark;
use crate::text::core::fit::{MESSAGE, TextPart, join_within, length_when_sent};
use crate::text::core::name::is_joiner;
use crate::text::tournament::names::EntryNames;
use crate::text::{PlayerName, Text, escaped_name};

/// The maximum number of characters of a name in the columns of the standings.
const NAME: usize = 16;
/// The maximum number of lines on a page.
const LINES: usize = 24;

/// A page of the detailed standings, and its position among all pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsPage {
    pub content: String,
    /// The number of the page, counted from 0.
    pub page: usize,
    pub pages: usize,
    /// The number of the page with the reader's own line; `None` if the reader has none.
    pub own: Option<usize>,
}

impl Text {
    /// Returns a page of the final or current standings with all tie-breaks. Pages are counted from 0; if there are fewer, the last
    /// page is returned. Every page has the line of `reader`.
    pub fn detailed_standings_page(
        &self,
        state: &Tournament,
        reader: Option<PersonId>,
        page_number: usize,
    ) -> StandingsPage {
        let rows = state.standings();
        let own = reader.and_then(|person| state.entry_of(person));
        let own = rows.iter().position(|row| Some(row.entry) == own);
        self.standings_page(state, &rows, own, page_number)
    }

    /// Returns the title of the standings after the round `after_round`. For `None`, returns the title of the final or current
    /// standings.
    pub(super) fn standings_title(
        &self,
        state: &Tournament,
        rows: &[StandingsRow],
        after_round: Option<u32>,
    ) -> String {
        let names = EntryNames::from_state(state);
        let name = escaped_name(&state.plan.name);
        match (state.stage, after_round, rows.first()) {
            (_, Some(round), _) => {
                say!(self, "tournament-standings-round", name = name, round = round)
            }
            (Stage::Over(Ending::Played), None, Some(first)) => {
                let who = self.bold_name(&names.entry_name(state, first.entry));
                say!(self, "tournament-standings-end", name = name, who = who)
            }
            (Stage::Over(Ending::NoPersons), None, _) => {
                say!(self, "tournament-standings-no-persons", name = name)
            }
            (Stage::Over(Ending::Cancelled), None, _) => {
                let cancelled = self.tournament_cancelled(state, &names);
                if !state.has_results() {
                    return cancelled;
                }
                format!("{cancelled}\n{}", say!(self, "organise-points-so-far"))
            }
            _ => say!(self, "tournament-standings-now", name = name),
        }
    }

    /// Returns a page of these rows, counted from 0. `reader_row` is the index of the reader's own row; `None` if there is none.
    pub(in crate::text) fn standings_page(
        &self,
        state: &Tournament,
        rows: &[StandingsRow],
        reader_row: Option<usize>,
        page_number: usize,
    ) -> StandingsPage {
        let names = EntryNames::from_state(state);
        let title = self.standings_title(state, rows, None);
        if rows.is_empty() {
            let content = format!("{title}\n{}", say!(self, "tournament-standings-none"));
            return StandingsPage { content, page: 0, pages: 1, own: None };
        }
        let head = self.standings_column_headings();
        let entries: Vec<EntryId> = rows.iter().map(|row| row.entry).collect();
        let cells: Vec<Vec<String>> = rows
            .iter()
            .map(|row| self.row_cells(row, &names.entry_name(state, row.entry)))
            .collect();
        let decisions = self.decisions_note(state);
        let table = |page: usize, size: usize| {
            let from = page * size;
            let shown = from..(from + size).min(cells.len());
            let mut rows = vec![&head];
            rows.extend(reader_row.filter(|own| *own < shown.start).map(|own| &cells[own]));
            rows.extend(&cells[shown.clone()]);
            rows.extend(reader_row.filter(|own| *own >= shown.end).map(|own| &cells[own]));
            let mut text = format!("{title}\n```\n{}\n```\n", aligned_columns(&rows));
            let pages = cells.len().div_ceil(size);
            if pages > 1 {
                text += &self.page_number(page, pages);
                text += "\n";
            }
            text += &say!(self, "tournament-legend");
            // The notes are left out if they do not fit. The account of a participant (`entry_points_explanation`) contains them
            // as well.
            let shown: Vec<EntryId> = entries[shown].to_vec();
            let notes = self.points_without_play_lines(state, &shown, &names);
            for note in [notes].into_iter().chain(decisions.iter().map(|line| format!("\n{line}")))
            {
                if length_when_sent(&text) + length_when_sent(&note) <= MESSAGE {
                    text += &note;
                }
            }
            text
        };
        // All pages have the same number of rows: the largest number with which every page fits.
        let mut size = LINES;
        loop {
            let pages = cells.len().div_ceil(size);
            if size == 1 || (0..pages).all(|page| length_when_sent(&table(page, size)) <= MESSAGE) {
                let page = page_number.min(pages - 1);
                let own = reader_row.map(|own| own / size);
                return StandingsPage { content: table(page, size), page, pages, own };
            }
            size -= 1;
        }
    }

    /// Returns the words for a page's number: `Page 2 of 6`. `page` is counted from 0.
    pub(super) fn page_number(&self, page: usize, page_count: usize) -> String {
        say!(self, "tournament-standings-page-of", page = page + 1, pages = page_count)
    }

    /// Returns the lines about points that these entries (participants) got without playing: one line for the byes of each round,
    /// one for late entries, and one for each void table.
    fn points_without_play_lines(
        &self,
        state: &Tournament,
        entries: &[EntryId],
        names: &EntryNames,
    ) -> String {
        let mut groups: Vec<(PointsSource, Vec<EntryId>)> = Vec::new();
        for entry in entries {
            for share in state.points_sources(*entry) {
                if matches!(
                    share,
                    PointsSource::Table { .. } | PointsSource::Void { points: 0, .. }
                ) {
                    continue;
                }
                match groups.iter_mut().find(|(known, _)| *known == share) {
                    Some((_, all)) => all.push(*entry),
                    None => groups.push((share, vec![*entry])),
                }
            }
        }
        let line = |(share, entries): (PointsSource, Vec<EntryId>)| {
            let bold = |entry: &EntryId| self.bold_name(&names.entry_name(state, *entry));
            let names = self.list_with_and(&entries.iter().map(bold).collect::<Vec<_>>());
            let line = match share {
                PointsSource::Late { points } => {
                    say!(self, "tournament-standings-late", points = points, names = names)
                }
                PointsSource::Bye { round, points } => say!(
                    self,
                    "tournament-standings-bye",
                    round = round,
                    points = points,
                    names = names
                ),
                PointsSource::Void { table, points }
                | PointsSource::Table { table, points, .. } => say!(
                    self,
                    "tournament-standings-void",
                    table = table,
                    points = points,
                    names = names
                ),
            };
            format!("\n{line}")
        };
        groups.into_iter().map(line).collect()
    }

    /// Returns the headings of the columns of the detailed standings.
    fn standings_column_headings(&self) -> Vec<String> {
        vec![
            String::new(),
            say!(self, "tournament-column-player"),
            say!(self, "tournament-column-points"),
            say!(self, "tournament-column-head"),
            say!(self, "tournament-column-opponents"),
            say!(self, "tournament-column-wins"),
            say!(self, "tournament-column-place"),
            say!(self, "tournament-column-margin"),
            say!(self, "tournament-column-absences"),
        ]
    }

    /// Returns the cells of a row of the standings.
    fn row_cells(&self, row: &StandingsRow, who: &PlayerName<'_>) -> Vec<String> {
        // A backtick would end the code block.
        let name = self.player_name_within(who, NAME).replace('`', "ˋ");
        vec![
            row.rank.to_string(),
            name,
            row.points.to_string(),
            self.cell_or_dash(row.head_to_head.map(|halves| self.format_halves(halves))),
            self.cell_or_dash(row.opponents.map(|mean| self.format_mean(mean))),
            row.wins.to_string(),
            self.cell_or_dash(row.place.map(|mean| self.format_mean(mean))),
            self.cell_or_dash(row.margin.map(|mean| self.format_signed_mean(mean))),
            row.absences.to_string(),
        ]
    }

    /// Returns the text of a cell. For `None`, returns the dash that stands for an empty cell.
    pub(super) fn cell_or_dash(&self, cell: Option<String>) -> String {
        cell.unwrap_or_else(|| say!(self, "tournament-none"))
    }

    /// Formats a number of tenths as a decimal number, with a true minus sign.
    fn format_tenths(&self, tenths: i64) -> String {
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        let sign = if tenths < 0 { "−" } else { "" };
        let number =
            say!(self, "tournament-decimal", whole = whole.to_string(), tenth = tenth.to_string());
        format!("{sign}{number}")
    }

    /// Formats a number of half points as a decimal number.
    pub(super) fn format_halves(&self, halves: u32) -> String {
        self.format_tenths(i64::from(halves) * 5)
    }

    /// Formats a mean with one decimal place.
    pub(super) fn format_mean(&self, mean: ExactMean) -> String {
        self.format_tenths(mean.in_tenths())
    }

    /// Formats a mean with one decimal place and a sign.
    pub(super) fn format_signed_mean(&self, mean: ExactMean) -> String {
        let sign = if mean.in_tenths() > 0 { "+" } else { "" };
        format!("{sign}{}", self.format_mean(mean))
    }

    /// Returns the explanation of an entry's (a participant's) points: how the points and each tie-break came about.
    pub fn entry_points_explanation(
        &self,
        state: &Tournament,
        account: &ExplainedStandingsRow,
    ) -> String {
        let (row, names) = (&account.row, EntryNames::from_state(state));
        let bold = |entry: EntryId| self.bold_name(&names.entry_name(state, entry));
        let title = say!(
            self,
            "tournament-explain-title",
            who = self.player_name(&names.entry_name(state, row.entry)),
            rank = row.rank,
            points = row.points
        );
        let mut parts = vec![TextPart::required(title)];
        parts.extend(
            account
                .shares
                .iter()
                .map(|share| TextPart::optional(2, self.points_source_line(share))),
        );
        let equals: Vec<String> = account.equals.iter().map(|entry| bold(*entry)).collect();
        parts.push(TextPart::optional(1, self.head_to_head_line(&equals, row.head_to_head)));
        let named = |one: &Meeting| format!("{} {}", bold(one.entry), one.points);
        let bare = |one: &Meeting| one.points.to_string();
        parts.push(TextPart::with_forms(
            0,
            vec![
                self.opponents_tie_break_line(account, named),
                self.opponents_tie_break_line(account, bare),
                String::new(),
            ],
        ));
        parts.push(TextPart::required(say!(
            self,
            "tournament-explain-rest",
            wins = row.wins,
            place = self.cell_or_dash(row.place.map(|mean| self.format_mean(mean))),
            margin = self.cell_or_dash(row.margin.map(|mean| self.format_signed_mean(mean))),
            absences = row.absences,
            lot = row.lot.to_string()
        )));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the line about the first tie-break, the result of the matches against the entries with the same points. `tied_names`
    /// are the names of these entries. `half_points` is the result in half points; `None` if they have not met.
    fn head_to_head_line(&self, tied_names: &[String], half_points: Option<u32>) -> String {
        match (tied_names, half_points) {
            ([], _) => say!(self, "tournament-explain-alone"),
            (_, Some(halves)) => {
                let (names, points) = (self.list_with_and(tied_names), self.format_halves(halves));
                say!(self, "tournament-explain-head", names = names, points = points)
            }
            (_, None) => {
                say!(self, "tournament-explain-not-met", names = self.list_with_and(tied_names))
            }
        }
    }

    /// Returns the line about the second tie-break, which is computed from the points of the opponents. `format_opponent` formats
    /// one opponent.
    fn opponents_tie_break_line(
        &self,
        account: &ExplainedStandingsRow,
        format_opponent: impl Fn(&Meeting) -> String,
    ) -> String {
        let list = account.opponents.iter().map(&format_opponent).collect::<Vec<_>>().join(", ");
        let mean = account.row.opponents.map(|mean| self.format_mean(mean));
        match (mean, &account.left_out) {
            (None, _) => say!(self, "tournament-explain-no-opponents"),
            (Some(mean), None) => {
                say!(self, "tournament-explain-opponents", list = list, mean = mean)
            }
            (Some(mean), Some(lowest)) => say!(
                self,
                "tournament-explain-left-out",
                list = list,
                lowest = format_opponent(lowest),
                mean = mean
            ),
        }
    }

    /// Returns the line about the points that an entry got from one source, such as a table or a bye.
    fn points_source_line(&self, source: &PointsSource) -> String {
        match source {
            PointsSource::Late { points } => say!(self, "tournament-explain-late", points = points),
            PointsSource::Bye { round, points } => {
                say!(self, "tournament-explain-bye", round = round, points = points)
            }
            PointsSource::Void { table, points } => {
                say!(self, "tournament-explain-void", table = table, points = points)
            }
            PointsSource::Table { table, round: 0, place, of, points } => say!(
                self,
                "tournament-explain-arena",
                table = table,
                place = place,
                of = of,
                points = points
            ),
            PointsSource::Table { table, round, place, of, points } => say!(
                self,
                "tournament-explain-round",
                round = round,
                table = table,
                place = place,
                of = of,
                points = points
            ),
        }
    }
}

/// Aligns cells in columns: the second column to the left, all others to the right.
fn aligned_columns(rows: &[&Vec<String>]) -> String {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| width_in_columns(cell)).max()
    };
    let line = |row: &&Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let room = width(column).unwrap_or(0).saturating_sub(width_in_columns(cell));
            let room = " ".repeat(room);
            if column == 1 { format!("{cell}{room}") } else { format!("{room}{cell}") }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        cells.join(" ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns the number of columns that a cell takes in a font of fixed width: its characters without combining and invisible ones.
fn width_in_columns(cell: &str) -> usize {
    let is_seen = |letter: &char| {
        !is_isolate_mark(*letter) && !is_combining_mark(*letter) && !is_joiner(*letter)
    };
    cell.chars().filter(is_seen).count()
}
