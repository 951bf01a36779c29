//! The standings in few words, and those of their picture: places, names, points and the tie-break that decides.

use std::ops::Range;

use crate::ids::PersonId;
use crate::league::tournament::{Ending, EntryId, Stage, StandingsRow, TieBreak, Tournament};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::fit::MESSAGE;
use crate::text::core::fit::{Part, fit};
use crate::text::core::name::plain_name;
use crate::text::interface::alt::ALT;
use crate::text::tournament::names::EntryNames;

/// The most lines of a page, without one's own from another.
const LINES: usize = 10;
/// The places that have a mark in the picture.
const PODIUM: u32 = 3;

/// A page of the standings as they are after a round, at the end, or now.
#[derive(Debug)]
pub struct Places<'a> {
    pub state: &'a Tournament,
    rows: Vec<StandingsRow>,
    decided_by: Vec<Option<TieBreak>>,
    /// The round after which they are; without one they are the last.
    round: Option<u32>,
    /// The index of the line of who looks at them.
    own: Option<usize>,
    /// Counted from 0.
    pub page: usize,
    pub pages: usize,
}

/// A line of them.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    pub row: &'a StandingsRow,
    /// What tells it from others of as many points.
    pub decided_by: Option<TieBreak>,
    /// True for the line of who looks at it.
    pub own: bool,
}

impl Place<'_> {
    pub fn is_on_podium(&self) -> bool {
        self.row.rank <= PODIUM
    }
}

impl<'a> Places<'a> {
    /// The page of this number, counted from 0, or the last, as `person` sees it.
    pub fn of(
        state: &'a Tournament,
        round: Option<u32>,
        person: Option<PersonId>,
        page: usize,
    ) -> Self {
        let own = person.and_then(|person| state.entry_of(person));
        let mut places = Self::made(state, state.standings(), round, own, page);
        // Before a table is over, there is nothing to decide.
        if !state.has_results() {
            places.decided_by.fill(None);
        }
        places
    }

    /// The same of these rows.
    pub(in crate::text) fn made(
        state: &'a Tournament,
        rows: Vec<StandingsRow>,
        round: Option<u32>,
        own: Option<EntryId>,
        page: usize,
    ) -> Self {
        let pages = rows.len().div_ceil(LINES).max(1);
        Self {
            own: rows.iter().position(|row| Some(row.entry) == own),
            decided_by: TieBreak::deciding(&rows),
            page: page.min(pages - 1),
            pages,
            state,
            rows,
            round,
        }
    }

    /// The page with one's own line.
    pub fn own_page(&self) -> Option<usize> {
        self.own.map(|own| own / LINES)
    }

    /// The lines of the page.
    pub fn shown(&self) -> impl Iterator<Item = Place<'_>> {
        self.range().map(|at| self.place(at))
    }

    /// One's own line, if it is on another page.
    pub fn apart(&self) -> Option<Place<'_>> {
        self.own.filter(|own| !self.range().contains(own)).map(|own| self.place(own))
    }

    /// True if somebody has won.
    pub fn is_won(&self) -> bool {
        self.round.is_none() && self.state.stage == Stage::Over(Ending::Played)
    }

    fn range(&self) -> Range<usize> {
        let from = self.page * LINES;
        from..(from + LINES).min(self.rows.len())
    }

    fn place(&self, at: usize) -> Place<'_> {
        let (row, decided_by) = (&self.rows[at], self.decided_by[at]);
        Place { row, decided_by, own: self.own == Some(at) }
    }

    /// The tie-breaks that decide something on this page, in their order.
    fn tie_breaks(&self) -> Vec<TieBreak> {
        let mut all: Vec<TieBreak> =
            self.shown().chain(self.apart()).filter_map(|place| place.decided_by).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

impl Text {
    /// The message about a page of the standings: its first lines beside a picture, which are `few`, or all that the picture would
    /// show, with the tie-breaks. With `leads` it is
    /// the first page, and a button below shows them all.
    pub fn tournament_places(
        &self,
        places: &Places<'_>,
        few: Option<usize>,
        leads: bool,
    ) -> String {
        let names = EntryNames::of(places.state);
        let mut parts =
            vec![Part::fixed(self.standings_title(places.state, &places.rows, places.round))];
        if places.state.came_to_nothing() {
            return fit(&parts, "\n", MESSAGE);
        }
        if places.rows.is_empty() {
            parts.push(Part::fixed(say!(self, "tournament-standings-none")));
        }
        let count = few.unwrap_or(usize::MAX);
        for (at, place) in places.shown().take(count).enumerate() {
            let name = self.who(&names.entry(places.state, place.row.entry));
            let line = |figure| {
                say!(
                    self,
                    "league-row",
                    place = place.row.rank,
                    name = name.as_str(),
                    figure = figure
                )
            };
            let short = line(self.whole_points(place.row.points.cast_signed()));
            // Where they do not all fit, the lowest are told in fewer words first.
            let keep = u8::try_from(LINES.saturating_sub(at)).unwrap_or_default();
            let long = line(self.worded_place(&place, few.is_none()));
            parts.push(Part::forms(keep, vec![long, short]));
        }
        if let Some(own) = places.own.map(|own| places.place(own)) {
            let figure = self.worded_place(&own, few.is_none());
            let (place, people) = (own.row.rank, places.rows.len());
            parts.push(Part::fixed(say!(
                self,
                "league-own",
                place = place,
                people = people,
                figure = figure
            )));
        }
        if !leads && places.pages > 1 {
            let number = self.page_number(places.page, places.pages);
            parts.push(Part::fixed(format!("-# {number}")));
        } else if leads && places.rows.len() > count.min(LINES) {
            let all = say!(self, "tournament-standings-all", count = places.rows.len());
            parts.push(Part::fixed(format!("-# {all}")));
        }
        parts.extend(
            self.decisions_note(places.state).into_iter().map(|line| Part::optional(0, line)),
        );
        fit(&parts, "\n", MESSAGE)
    }

    /// The picture of a page of the standings in words.
    pub fn alt_tournament_places(&self, places: &Places<'_>) -> String {
        let names = EntryNames::of(places.state);
        let number = self.page_number(places.page, places.pages);
        let heading = self.places_title(places);
        let mut parts =
            vec![Part::fixed(say!(self, "league-alt", heading = heading, page = number))];
        let line = |place: Place<'_>, keep: usize| {
            let name = self.who_plain(&names.entry(places.state, place.row.entry));
            let form = |with_tie_break| {
                let figure = self.worded_place(&place, with_tie_break);
                say!(
                    self,
                    "league-row-plain",
                    place = place.row.rank,
                    name = name.as_str(),
                    figure = figure
                )
            };
            let keep = u8::try_from(keep).unwrap_or(u8::MAX - 1);
            Part::forms(keep, vec![form(true), form(false)])
        };
        // Where they do not all fit, the lowest give way first.
        parts.extend(places.shown().enumerate().map(|(at, place)| line(place, LINES - at)));
        if let Some(own) = places.apart() {
            parts.push(Part::fixed(say!(self, "tournament-places-own")));
            parts.push(line(own, LINES + 1));
        }
        fit(&parts, "\n", ALT)
    }

    /// Over the picture: `Friday · after round 2`.
    pub fn places_title(&self, places: &Places<'_>) -> String {
        let name = plain_name(&places.state.plan.name);
        match places.round {
            Some(round) => say!(self, "tournament-places-round", name = name, round = round),
            None if places.is_won() => say!(self, "tournament-places-end", name = name),
            None => say!(self, "tournament-places-now", name = name),
        }
    }

    /// Over the column of points.
    pub fn places_heading(&self) -> String {
        say!(self, "tournament-places-points")
    }

    /// Beside the points in the picture: what tells a line from others of as many, such as `Opp 21.3`; empty where that needs
    /// nothing.
    pub fn place_note(&self, place: &Place<'_>) -> String {
        match place.decided_by {
            None => String::new(),
            Some(TieBreak::Draw) => self.short_name(TieBreak::Draw),
            Some(by) => format!("{} {}", self.short_name(by), self.value(place.row, by)),
        }
    }

    /// The names in the notes of a page, each with what it means.
    pub fn places_legend(&self, places: &Places<'_>) -> Vec<String> {
        let line = |by| {
            let (short, long) = (self.short_name(by), self.long_name(by));
            say!(self, "tournament-places-legend", short = short, long = long)
        };
        places.tie_breaks().into_iter().map(line).collect()
    }

    /// Points, and where it is wanted what tells the line from others of as many.
    fn worded_place(&self, place: &Place<'_>, with_tie_break: bool) -> String {
        let points = self.whole_points(place.row.points.cast_signed());
        match place.decided_by.filter(|_| with_tie_break) {
            None => points,
            Some(TieBreak::Draw) => {
                let by = self.long_name(TieBreak::Draw);
                say!(self, "tournament-places-drawn", points = points, by = by)
            }
            Some(by) => {
                let (value, by) = (self.value(place.row, by), self.long_name(by));
                say!(self, "tournament-places-decided", points = points, by = by, value = value)
            }
        }
    }

    fn value(&self, row: &StandingsRow, by: TieBreak) -> String {
        match by {
            TieBreak::FinalTable => self.or_none(row.final_place.map(|place| place.to_string())),
            TieBreak::HeadToHead => {
                self.or_none(row.head_to_head.map(|halves| self.halves(halves)))
            }
            TieBreak::Opponents => self.or_none(row.opponents.map(|mean| self.mean(mean))),
            TieBreak::Wins => row.wins.to_string(),
            TieBreak::Place => self.or_none(row.place.map(|mean| self.mean(mean))),
            TieBreak::Margin => self.or_none(row.margin.map(|mean| self.signed_mean(mean))),
            TieBreak::Absences => row.absences.to_string(),
            TieBreak::Draw => row.lot.to_string(),
        }
    }

    /// As the columns of the whole table are called.
    fn short_name(&self, by: TieBreak) -> String {
        match by {
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

    fn long_name(&self, by: TieBreak) -> String {
        match by {
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
