//! The game without pictures, in the order in which it is wanted: what happened, the own tiles, what fits where and what it scores, and
//! how the game stands. Plain lines, which a screen reader reads one by one.

use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, Part, fit};
use crate::text::core::{number, tile};
use crate::text::game::moves::{Go, goes};
use crate::text::game::spot::filled;
use crate::text::{LastLook, Text, Who};
use triominos_rules::game::{Choice, PlayerView, PublicMove, PublicView, Spot, Tile};

impl Text {
    /// The game as the player of a seat needs it, in at most 2000 letters, after a word before it, if there is one to say.
    pub fn turn_in_words(
        &self,
        view: &PlayerView,
        names: &[Who<'_>],
        before: Option<&str>,
    ) -> String {
        let mut parts: Vec<Part> =
            before.map(|before| Part::fixed(format!("{before}\n"))).into_iter().collect();
        parts.extend(self.happened(&view.public, view.moves_since_last_turn(), names));
        parts.push(Part::fixed(self.whose_turn(view, names)));
        parts.push(Part::fixed(self.tiles_told(view)));
        if view.public.turn == Some(view.viewer.seat) {
            if view.choices.is_empty() {
                let mut said = vec![self.options(view, view.viewer)];
                // How far it goes has to be heard before the first draw.
                if view.may_draw && view.draws == 0 {
                    said.extend(self.draws_explained(&view.public.rules));
                }
                parts.push(Part::fixed(said.join(" ")));
            } else {
                parts.extend(self.what_fits(view));
                parts.extend(self.instead(view).map(Part::fixed));
            }
        } else if view.public.turn.is_none() && view.public.winners.is_none() {
            parts.push(Part::fixed(self.next_round(&view.public)));
        }
        parts.extend(self.standing(&view.public, names));
        fit(&parts, "\n", MESSAGE)
    }

    /// A private answer with what fits where, if it is the player's turn, for somebody who sees no picture of it.
    pub fn with_what_fits(&self, content: String, view: &PlayerView) -> String {
        let mut parts = vec![Part::fixed(content)];
        if view.public.turn == Some(view.viewer.seat) {
            parts.extend(self.what_fits(view));
        }
        fit(&parts, "\n", MESSAGE)
    }

    /// The game as an onlooker hears of it, from what they have seen last.
    pub fn game_in_words(
        &self,
        view: &PublicView,
        names: &[Who<'_>],
        seen: Option<&LastLook>,
    ) -> String {
        let mut parts = self.since_last_look(view, names, seen);
        parts.push(Part::fixed(self.whose(view, |seat| self.bold_seat(names, seat))));
        parts.extend(self.standing(view, names));
        fit(&parts, "\n", MESSAGE)
    }

    /// A placement that can be made, where it would be and what it would score: `0‑3‑5 at spot 7, left of 1‑3‑5: +8`.
    pub fn placement_told(&self, view: &PlayerView, choice: &Choice) -> String {
        let tile = tile::name(choice.placement.tile);
        say!(self, "board-placement", tile = tile, spot = self.choice_told(view, choice))
    }

    /// The same where the tile is known: `spot 7, left of 1‑3‑5: +8`.
    pub fn choice_told(&self, view: &PlayerView, choice: &Choice) -> String {
        let (placements, cell) = (&view.public.placements, choice.placement.cell);
        let spot = self.spot_told(placements, choice.spot, cell);
        self.with_worth(view, choice, spot)
    }

    /// An open spot by what it is beside: `spot 7, left of 1‑3‑5`.
    pub fn open_spot_told(&self, view: &PublicView, spot: &Spot) -> String {
        self.spot_told(&view.placements, spot.number, spot.cell)
    }

    fn with_worth(&self, view: &PlayerView, choice: &Choice, label: String) -> String {
        match self.worth(choice.bonus, choice.points) {
            worth if view.viewer.sees_points() && !worth.is_empty() => {
                say!(self, "word-label-worth", label = label, worth = worth)
            }
            _ => label,
        }
    }

    /// What the others did since the own turn, a line each.
    pub(in crate::text) fn happened(
        &self,
        view: &PublicView,
        moves: &[PublicMove],
        names: &[Who<'_>],
    ) -> Vec<Part> {
        let goes = goes(moves);
        let heading = (!goes.is_empty()).then(|| Part::optional(2, say!(self, "board-since")));
        let lines = goes.iter().map(|go| Part::optional(2, self.go_told(view, go, names)));
        heading.into_iter().chain(lines).collect()
    }

    /// One go: `**Bo** placed 0‑3‑5 at spot 7, left of 1‑3‑5: +8`.
    pub(in crate::text) fn go_told(
        &self,
        view: &PublicView,
        go: &Go<'_>,
        names: &[Who<'_>],
    ) -> String {
        let who = self.bold_seat(names, go.seat);
        let line = match go.placed {
            Some(placed) => {
                let placement = placed.placement;
                let filled = filled(view);
                let at = filled.iter().position(|(one, _)| *one == placement).unwrap_or_default();
                let spot = filled.get(at).map_or(0, |(_, spot)| *spot);
                // Beside what lay there then.
                let spot = match at {
                    0 => self.first_told(spot, &placement),
                    _ => self.spot_told(&view.placements[..at], spot, placement.cell),
                };
                let (tile, drawn) = (tile::name(placement.tile), go.drawn);
                let line =
                    say!(self, "board-placed", who = who, drawn = drawn, tile = tile, spot = spot);
                match self.shape_name(placed.bonus) {
                    Some(shape) => format!("{line}, {shape}"),
                    None => line,
                }
            }
            None if go.drawn > 0 => say!(self, "board-drew", who = who, drawn = go.drawn),
            None => say!(self, "board-passed", who = who),
        };
        match go.points {
            0 => line,
            points => {
                say!(self, "word-label-worth", label = line, worth = number::signed(points))
            }
        }
    }

    /// The own tiles, without signs that are not read aloud.
    fn tiles_told(&self, view: &PlayerView) -> String {
        if view.rack.is_empty() {
            return say!(self, "rack-empty");
        }
        let tiles = tile::names(view.rack.iter().copied(), ", ");
        say!(self, "rack-tiles", count = view.rack.len(), tiles = tiles)
    }

    /// What fits where, a line for each tile: where that is too much, only the spots' numbers.
    fn what_fits(&self, view: &PlayerView) -> Vec<Part> {
        let offered = view.choices_for_display();
        let mut tiles: Vec<Tile> = Vec::new();
        for choice in &offered {
            if !tiles.contains(&choice.placement.tile) {
                tiles.push(choice.placement.tile);
            }
        }
        let line = |of: &Tile| {
            let choices = || offered.iter().filter(|choice| choice.placement.tile == *of);
            let (tile, count) = (tile::name(*of), choices().count());
            let told = choices().map(|choice| self.choice_told(view, choice)).collect();
            let long = say!(self, "board-fits", tile = tile.clone(), spots = self.series(told));
            let numbers =
                choices().map(|choice| self.with_worth(view, choice, choice.spot.to_string()));
            let numbers = self.series(numbers.collect());
            let short = say!(self, "alt-fits-entry", tile = tile, count = count, spots = numbers);
            Part::forms(3, vec![long, short, "…".to_owned()])
        };
        tiles.iter().map(line).collect()
    }

    /// The scores, and how many tiles there are where.
    fn standing(&self, view: &PublicView, names: &[Who<'_>]) -> Vec<Part> {
        let mut lines = self.seat_lines(view, |seat| self.bold_seat(names, seat));
        lines.push(self.progress(view));
        lines.into_iter().map(Part::fixed).collect()
    }
}
