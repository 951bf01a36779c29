//! The texts of the picture of a finished tournament's podium.

use crate::league::tournament::{Ending, Stage, StandingsRow, Tournament};
use crate::text::Text;
use crate::text::core::bundle::say;
use crate::text::core::name::unescaped_single_line_name;
use crate::text::tournament::names::EntryNames;

/// The number of steps of the podium.
const STEPS: usize = 3;

/// Returns the rows of the standings that are on the podium, starting with the first place. Empty unless the tournament was played
/// to its end.
pub fn podium_rows(state: &Tournament) -> Vec<StandingsRow> {
    if state.stage != Stage::Over(Ending::Played) {
        return Vec::new();
    }
    let mut rows = state.standings();
    rows.truncate(STEPS);
    rows
}

impl Text {
    /// Returns the alternative text of the podium: the players and their points.
    pub fn alt_podium(&self, state: &Tournament, podium: &[StandingsRow]) -> String {
        let names = EntryNames::from_state(state);
        let title = say!(
            self,
            "tournament-podium-alt",
            name = unescaped_single_line_name(&state.plan.name)
        );
        let line = |row: &StandingsRow| {
            let (place, name) =
                (row.rank, self.plain_player_name(&names.entry_name(state, row.entry)));
            let figure = self.points_with_unit(row.points.cast_signed());
            say!(self, "league-row-plain", place = place, name = name, figure = figure)
        };
        let lines = std::iter::once(title).chain(podium.iter().map(line));
        let lines: Vec<String> = lines.chain(self.final_table_note(podium)).collect();
        lines.join("\n")
    }

    /// Returns the title of the podium's picture.
    pub fn podium_title(&self, state: &Tournament) -> String {
        unescaped_single_line_name(&state.plan.name)
    }

    /// Returns the points below a player's name on the podium.
    pub fn podium_points(&self, row: &StandingsRow) -> String {
        self.points_with_unit(row.points.cast_signed())
    }

    /// Returns the line at the foot of the podium's picture: a note about the final table or, if there was none, the format of the
    /// tournament.
    pub fn podium_footer(&self, state: &Tournament, podium: &[StandingsRow]) -> String {
        let plan = &state.plan;
        let held = || self.tournament_format_in_words(&plan.format, plan.seats, &plan.edition);
        self.final_table_note(podium).unwrap_or_else(held)
    }

    /// Returns the note that a final table decided the places, so that a player can have more points than one in a higher place.
    /// Returns `None` if there was no final table.
    fn final_table_note(&self, podium: &[StandingsRow]) -> Option<String> {
        let decided = podium.iter().any(|row| row.final_place.is_some());
        decided.then(|| say!(self, "tournament-podium-final"))
    }
}
