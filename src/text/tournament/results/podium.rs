//! The end of a tournament that was won: its podium, in words and on its picture.

use crate::league::tournament::{Ending, Stage, StandingsRow, Tournament};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::name::plain_name;
use crate::text::tournament::names::EntryNames;

/// The number of steps.
const STEPS: usize = 3;

/// The lines of those on the podium, the best first; none unless the tournament was played to its end.
pub fn podium_rows(state: &Tournament) -> Vec<StandingsRow> {
    if state.stage != Stage::Over(Ending::Played) {
        return Vec::new();
    }
    let mut rows = state.standings();
    rows.truncate(STEPS);
    rows
}

impl Text {
    /// The picture of the podium in words: who stands there, with how many points.
    pub fn alt_podium(&self, state: &Tournament, podium: &[StandingsRow]) -> String {
        let names = EntryNames::of(state);
        let title = say!(self, "tournament-podium-alt", name = plain_name(&state.plan.name));
        let line = |row: &StandingsRow| {
            let (place, name) = (row.rank, self.who_plain(&names.entry(state, row.entry)));
            let figure = self.whole_points(row.points.cast_signed());
            say!(self, "league-row-plain", place = place, name = name, figure = figure)
        };
        let lines = std::iter::once(title).chain(podium.iter().map(line));
        let lines: Vec<String> = lines.chain(self.by_final_table(podium)).collect();
        lines.join("\n")
    }

    /// Over its picture.
    pub fn podium_title(&self, state: &Tournament) -> String {
        plain_name(&state.plan.name)
    }

    /// Below the name of somebody on it.
    pub fn podium_points(&self, row: &StandingsRow) -> String {
        self.whole_points(row.points.cast_signed())
    }

    /// Below its picture: that a final table has decided or, without one, how the tournament was held.
    pub fn podium_foot(&self, state: &Tournament, podium: &[StandingsRow]) -> String {
        let plan = &state.plan;
        let held = || self.tournament_format(&plan.format, plan.seats, &plan.edition);
        self.by_final_table(podium).unwrap_or_else(held)
    }

    /// The reason why more points can stand below fewer.
    fn by_final_table(&self, podium: &[StandingsRow]) -> Option<String> {
        let decided = podium.iter().any(|row| row.final_place.is_some());
        decided.then(|| say!(self, "tournament-podium-final"))
    }
}
