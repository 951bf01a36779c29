//! A summary of the standings, and the texts of its picture: places, names, points, and the tie-break that decided each place.

use std::ops::Range;

use crate::ids::PersonId;
use crate::league::tournament::{Ending, EntryId, Stage, StandingsRow, TieBreak, Tournament};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::name::unescaped_single_line_name;
use crate::text::interface::alt::ALT;
use crate::text::tournament::names::EntryNames;

/// The number of lines on a page, not counting the reader's own line if it belongs to another page.
const LINES: usize = 10;
/// The number of places, from the first one, that are marked by a ring in the picture.
const PODIUM: u32 = 3;

/// A page of a tournament's standings: the standings after a certain round, the final ones, or the current ones.
#[derive(Debug)]
pub struct PlacesPage<'a> {
    pub state: &'a Tournament,
    rows: Vec<StandingsRow>,
    decided_by: Vec<Option<TieBreak>>,
    /// The round after which the standings are shown; `None` for the final or current standings.
    round: Option<u32>,
    /// The index of the reader's own line; `None` if they have none.
    own: Option<usize>,
    /// The number of the page, counted from 0.
    pub page: usize,
    pub pages: usize,
}

/// A line of the standings.
#[derive(Clone, Copy, Debug)]
pub struct PlacesRow<'a> {
    pub row: &'a StandingsRow,
    /// The tie-break that decides the place among lines with equal points; `None` if no other line has the same points.
    pub decided_by: Option<TieBreak>,
    /// True for the reader's own line.
    pub own: bool,
}

impl PlacesRow<'_> {
    /// Returns `true` if the line has a place on the podium.
    pub fn is_on_podium(&self) -> bool {
        self.row.rank <= PODIUM
    }
}

impl<'a> PlacesPage<'a> {
    /// Returns the page of the standings with this number, counted from 0. If there are fewer pages, returns the last one.
    /// `after_round` is the round after which the standings are shown; `None` for the final or current standings. `reader` is the
    /// person who reads the page, if known.
    pub fn from_state(
        state: &'a Tournament,
        after_round: Option<u32>,
        reader: Option<PersonId>,
        page_number: usize,
    ) -> Self {
        let own = reader.and_then(|person| state.entry_of(person));
        let mut places = Self::from_rows(state, state.standings(), after_round, own, page_number);
        // Before the first result, the tie-breaks have no meaning.
        if !state.has_results() {
            places.decided_by.fill(None);
        }
        places
    }

    /// Returns the page of these rows with this number, counted from 0. If there are fewer pages, returns the last one.
    /// `after_round` is the round after which the standings are shown; `None` for the final or current standings. `reader_entry` is
    /// the reader's entry, if there is one.
    pub(in crate::text) fn from_rows(
        state: &'a Tournament,
        rows: Vec<StandingsRow>,
        after_round: Option<u32>,
        reader_entry: Option<EntryId>,
        page_number: usize,
    ) -> Self {
        let pages = rows.len().div_ceil(LINES).max(1);
        Self {
            own: rows.iter().position(|row| Some(row.entry) == reader_entry),
            decided_by: TieBreak::deciding_tie_breaks(&rows),
            page: page_number.min(pages - 1),
            pages,
            state,
            rows,
            round: after_round,
        }
    }

    /// Returns the number, counted from 0, of the page that contains the reader's own line; `None` if they have none.
    pub fn own_page_number(&self) -> Option<usize> {
        self.own.map(|own| own / LINES)
    }

    /// Returns the lines of the page.
    pub fn rows_shown(&self) -> impl Iterator<Item = PlacesRow<'_>> {
        self.range_of_page().map(|at| self.row_at(at))
    }

    /// Returns the reader's own line if it is on another page; otherwise `None`.
    pub fn own_row_if_elsewhere(&self) -> Option<PlacesRow<'_>> {
        self.own.filter(|own| !self.range_of_page().contains(own)).map(|own| self.row_at(own))
    }

    /// Returns `true` if the page shows the final standings of a tournament that was played to its end.
    pub fn has_winner(&self) -> bool {
        self.round.is_none() && self.state.stage == Stage::Over(Ending::Played)
    }

    /// Returns the indexes of the lines on the page.
    fn range_of_page(&self) -> Range<usize> {
        let from = self.page * LINES;
        from..(from + LINES).min(self.rows.len())
    }

    /// Returns the line with this index, counted from 0.
    fn row_at(&self, index: usize) -> PlacesRow<'_> {
        let (row, decided_by) = (&self.rows[index], self.decided_by[index]);
        PlacesRow { row, decided_by, own: self.own == Some(index) }
    }

    /// Returns the tie-breaks that decide places on this page, in the order of their priority.
    fn tie_breaks(&self) -> Vec<TieBreak> {
        let mut all: Vec<TieBreak> = self
            .rows_shown()
            .chain(self.own_row_if_elsewhere())
            .filter_map(|place| place.decided_by)
            .collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Text {
    /// Returns the message with a page of the standings. `row_limit` is the number of lines that it has beside a picture; `None`
    /// for all lines, with the tie-breaks. `has_all_pages_button` is true if the message has a button that leads to all pages. In
    /// that case this is the first page.
    pub fn places_page_message(
        &self,
        places: &PlacesPage<'_>,
        row_limit: Option<usize>,
        has_all_pages_button: bool,
    ) -> String {
        let names = EntryNames::from_state(places.state);
        let mut parts = vec![TextPart::required(self.standings_title(
            places.state,
            &places.rows,
            places.round,
        ))];
        if places.state.ended_without_results() {
            return join_within(&parts, "\n", MESSAGE);
        }
        if places.rows.is_empty() {
            parts.push(TextPart::required(say!(self, "tournament-standings-none")));
        }
        let count = row_limit.unwrap_or(usize::MAX);
        for (at, place) in places.rows_shown().take(count).enumerate() {
            let name = self.player_name(&names.entry_name(places.state, place.row.entry));
            let line = |figure| {
                say!(
                    self,
                    "league-row",
                    place = place.row.rank,
                    name = name.as_str(),
                    figure = figure
                )
            };
            let short = line(self.points_with_unit(place.row.points.cast_signed()));
            // If the lines do not all fit, the lowest places are shortened first.
            let priority = u8::try_from(LINES.saturating_sub(at)).unwrap_or_default();
            let long = line(self.points_in_words(&place, row_limit.is_none()));
            parts.push(TextPart::with_forms(priority, vec![long, short]));
        }
        if let Some(own) = places.own.map(|own| places.row_at(own)) {
            let figure = self.points_in_words(&own, row_limit.is_none());
            let (place, people) = (own.row.rank, places.rows.len());
            parts.push(TextPart::required(say!(
                self,
                "league-own",
                place = place,
                people = people,
                figure = figure
            )));
        }
        if !has_all_pages_button && places.pages > 1 {
            let number = self.page_number(places.page, places.pages);
            parts.push(TextPart::required(format!("-# {number}")));
        } else if has_all_pages_button && places.rows.len() > count.min(LINES) {
            let all = say!(self, "tournament-standings-all", count = places.rows.len());
            parts.push(TextPart::required(format!("-# {all}")));
        }
        parts.extend(
            self.decisions_note(places.state).into_iter().map(|line| TextPart::optional(0, line)),
        );
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the alternative text of the picture of a page of the standings.
    pub fn alt_tournament_places(&self, places: &PlacesPage<'_>) -> String {
        let names = EntryNames::from_state(places.state);
        let number = self.page_number(places.page, places.pages);
        let heading = self.places_title(places);
        let mut parts =
            vec![TextPart::required(say!(self, "league-alt", heading = heading, page = number))];
        let line = |place: PlacesRow<'_>, priority: usize| {
            let name = self.plain_player_name(&names.entry_name(places.state, place.row.entry));
            let form = |with_tie_break| {
                let figure = self.points_in_words(&place, with_tie_break);
                say!(
                    self,
                    "league-row-plain",
                    place = place.row.rank,
                    name = name.as_str(),
                    figure = figure
                )
            };
            let priority = u8::try_from(priority).unwrap_or(u8::MAX - 1);
            TextPart::with_forms(priority, vec![form(true), form(false)])
        };
        // If the lines do not all fit, the lowest are left out first.
        parts.extend(places.rows_shown().enumerate().map(|(at, place)| line(place, LINES - at)));
        if let Some(own) = places.own_row_if_elsewhere() {
            parts.push(TextPart::required(say!(self, "tournament-places-own")));
            parts.push(line(own, LINES + 1));
        }
        join_within(&parts, "\n", ALT)
    }

    /// Returns the title of the picture of a page of the standings: `Friday · after round 2`.
    pub fn places_title(&self, places: &PlacesPage<'_>) -> String {
        let name = unescaped_single_line_name(&places.state.plan.name);
        match places.round {
            Some(round) => say!(self, "tournament-places-round", name = name, round = round),
            None if places.has_winner() => say!(self, "tournament-places-end", name = name),
            None => say!(self, "tournament-places-now", name = name),
        }
    }

    /// Returns the heading of the column of points in the picture of the standings.
    pub fn points_column_heading(&self) -> String {
        say!(self, "tournament-places-points")
    }

    /// Returns the note beside the points in the picture. It contains the short name and the value of the tie-break that decided
    /// the place, such as `Opp 21.3`. Empty if no tie-break decided the place.
    pub fn tie_break_note(&self, place: &PlacesRow<'_>) -> String {
        match place.decided_by {
            None => String::new(),
            Some(TieBreak::Draw) => self.tie_break_short_name(TieBreak::Draw),
            Some(by) => {
                format!("{} {}", self.tie_break_short_name(by), self.tie_break_value(place.row, by))
            }
        }
    }

    /// Returns the lines that explain the short names of the tie-breaks on a page.
    pub fn tie_break_legend(&self, places: &PlacesPage<'_>) -> Vec<String> {
        let line = |by| {
            let (short, long) = (self.tie_break_short_name(by), self.tie_break_long_name(by));
            say!(self, "tournament-places-legend", short = short, long = long)
        };
        places.tie_breaks().into_iter().map(line).collect()
    }

    /// Returns the words for the points of a line. If `with_tie_break` is true, the tie-break that decided the place follows.
    fn points_in_words(&self, place: &PlacesRow<'_>, with_tie_break: bool) -> String {
        let points = self.points_with_unit(place.row.points.cast_signed());
        match place.decided_by.filter(|_| with_tie_break) {
            None => points,
            Some(TieBreak::Draw) => {
                let by = self.tie_break_long_name(TieBreak::Draw);
                say!(self, "tournament-places-drawn", points = points, by = by)
            }
            Some(by) => {
                let (value, by) =
                    (self.tie_break_value(place.row, by), self.tie_break_long_name(by));
                say!(self, "tournament-places-decided", points = points, by = by, value = value)
            }
        }
    }

    /// Returns the value of a row of the standings for a tie-break, such as the row's number of wins.
    fn tie_break_value(&self, row: &StandingsRow, tie_break: TieBreak) -> String {
        match tie_break {
            TieBreak::FinalTable => {
                self.cell_or_dash(row.final_place.map(|place| place.to_string()))
            }
            TieBreak::HeadToHead => {
                self.cell_or_dash(row.head_to_head.map(|halves| self.format_halves(halves)))
            }
            TieBreak::Opponents => {
                self.cell_or_dash(row.opponents.map(|mean| self.format_mean(mean)))
            }
            TieBreak::Wins => row.wins.to_string(),
            TieBreak::Place => self.cell_or_dash(row.place.map(|mean| self.format_mean(mean))),
            TieBreak::Margin => {
                self.cell_or_dash(row.margin.map(|mean| self.format_signed_mean(mean)))
            }
            TieBreak::Absences => row.absences.to_string(),
            TieBreak::Draw => row.lot.to_string(),
        }
    }

    /// Returns the short name of a tie-break: the heading of its column in the detailed standings.
    fn tie_break_short_name(&self, tie_break: TieBreak) -> String {
        match tie_break {
            TieBreak::FinalTable => say!(self, "tournament-column-final"),
            TieBreak::HeadToHead => say!(self, "tournament-column-head"),
            TieBreak::Opponents => say!(self, "tournament-column-opponents"),
            TieBreak::Wins => say!(self, "tournament-column-wins"),
            TieBreak::Place => say!(self, "tournament-column-place"),
            TieBreak::Margin => say!(self, "tournament-column-margin"),
            TieBreak::Absences => say!(self, "tournament-column-absences"),
            TieBreak::Draw => say!(self, "tournament-column-draw"),
        }
    }

    /// Returns the name of a tie-break for a sentence.
    fn tie_break_long_name(&self, tie_break: TieBreak) -> String {
        match tie_break {
            TieBreak::FinalTable => say!(self, "tournament-places-final"),
            TieBreak::HeadToHead => say!(self, "tournament-places-head"),
            TieBreak::Opponents => say!(self, "tournament-places-opponents"),
            TieBreak::Wins => say!(self, "tournament-places-wins"),
            TieBreak::Place => say!(self, "tournament-places-place"),
            TieBreak::Margin => say!(self, "tournament-places-margin"),
            TieBreak::Absences => say!(self, "tournament-places-absences"),
            TieBreak::Draw => say!(self, "tournament-places-draw"),
        }
    }
}
