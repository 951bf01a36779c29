//! The state of the game in words, as plain lines for screen readers. The most important part comes first: recent moves, the
//! player's tiles, the tiles that fit with their spots and points, and the scores.

use crate::text::core::bundle::say;
use crate::text::core::fit::{MESSAGE, TextPart, join_within};
use crate::text::core::{number, tile};
use crate::text::game::moves::{PlayedTurn, played_turns};
use crate::text::game::spot::placements_with_spot_numbers;
use crate::text::{LastSeenMatch, PlayerName, Text};
use triominos_rules::game::{Choice, PlayerView, PublicMove, PublicView, Spot, Tile};

impl Text {
    /// Returns the state of the game in words for the player of a seat, in at most 2000 characters. If `notice` is given, the
    /// description follows this sentence.
    pub fn turn_in_words(
        &self,
        view: &PlayerView,
        names: &[PlayerName<'_>],
        notice: Option<&str>,
    ) -> String {
        let mut parts: Vec<TextPart> =
            notice.map(|notice| TextPart::required(format!("{notice}\n"))).into_iter().collect();
        parts.extend(self.moves_of_others(
            &view.public,
            view.moves_of_others_since_last_turn(),
            names,
        ));
        parts.push(TextPart::required(self.whose_turn(view, names)));
        parts.push(TextPart::required(self.own_tiles_in_words(view)));
        if view.public.turn == Some(view.viewer.seat) {
            if view.choices.is_empty() {
                let mut sentences = vec![self.possible_actions(view, view.viewer)];
                // A player must know the limit of draws before drawing for the first time.
                if view.may_draw && view.draws == 0 {
                    sentences.extend(self.draw_limit_and_penalty(&view.public.rules));
                }
                parts.push(TextPart::required(sentences.join(" ")));
            } else {
                parts.extend(self.fitting_tile_lines(view));
                parts.extend(self.alternatives_to_placing(view).map(TextPart::required));
            }
        } else if view.public.turn.is_none() && view.public.winners.is_none() {
            parts.push(TextPart::required(self.next_round_line(&view.public)));
        }
        parts.extend(self.score_and_tile_lines(&view.public, names));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Appends the tiles that fit and their spots to a private answer. It is for a player who has turned pictures off. If it is not
    /// the player's turn, the answer stays unchanged.
    pub fn with_fitting_tiles(&self, content: String, view: &PlayerView) -> String {
        let mut parts = vec![TextPart::required(content)];
        if view.public.turn == Some(view.viewer.seat) {
            parts.extend(self.fitting_tile_lines(view));
        }
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the state of the game in words for a spectator, with the moves since they last viewed the match. `last_seen` is the
    /// state that they saw then; `None` if they have not viewed the match before.
    pub fn game_in_words(
        &self,
        view: &PublicView,
        names: &[PlayerName<'_>],
        last_seen: Option<&LastSeenMatch>,
    ) -> String {
        let mut parts = self.turns_since_last_seen(view, names, last_seen);
        parts.push(TextPart::required(
            self.player_to_move_sentence(view, |seat| self.bold_seat_name(names, seat)),
        ));
        parts.extend(self.score_and_tile_lines(view, names));
        join_within(&parts, "\n", MESSAGE)
    }

    /// Returns the words for a possible placement, with its neighbours and points: `0‑3‑5 at spot 7, left of 1‑3‑5: +8`.
    pub fn placement_in_words(&self, view: &PlayerView, choice: &Choice) -> String {
        let tile = tile::tile_name(choice.placement.tile);
        say!(self, "board-placement", tile = tile, spot = self.spot_choice_in_words(view, choice))
    }

    /// Returns the words for the spot of a possible placement, without the tile: `spot 7, left of 1‑3‑5: +8`.
    pub fn spot_choice_in_words(&self, view: &PlayerView, choice: &Choice) -> String {
        let (placements, cell) = (&view.public.placements, choice.placement.cell);
        let spot = self.spot_with_neighbours(placements, choice.spot, cell);
        self.with_points_and_shape(view, choice, spot)
    }

    /// Returns the words for an open spot with its neighbours: `spot 7, left of 1‑3‑5`.
    pub fn open_spot_in_words(&self, view: &PublicView, spot: &Spot) -> String {
        self.spot_with_neighbours(&view.placements, spot.number, spot.cell)
    }

    /// Appends the points and the shape of a placement to a label, if the table shows the player the points of placements.
    fn with_points_and_shape(&self, view: &PlayerView, choice: &Choice, label: String) -> String {
        match self.points_and_shape(choice.bonus, choice.points) {
            worth if view.viewer.sees_points_in_hints() && !worth.is_empty() => {
                say!(self, "word-label-worth", label = label, worth = worth)
            }
            _ => label,
        }
    }

    /// Returns the turns of the other players since the player's own last turn, one line each.
    pub(in crate::text) fn moves_of_others(
        &self,
        view: &PublicView,
        moves: &[PublicMove],
        names: &[PlayerName<'_>],
    ) -> Vec<TextPart> {
        let played_turns = played_turns(moves);
        let heading =
            (!played_turns.is_empty()).then(|| TextPart::optional(2, say!(self, "board-since")));
        let lines = played_turns
            .iter()
            .map(|turn| TextPart::optional(2, self.turn_line(view, turn, names)));
        heading.into_iter().chain(lines).collect()
    }

    /// Returns the line about one player's turn: `**Bo** placed 0‑3‑5 at spot 7, left of 1‑3‑5: +8`.
    pub(in crate::text) fn turn_line(
        &self,
        view: &PublicView,
        turn: &PlayedTurn<'_>,
        names: &[PlayerName<'_>],
    ) -> String {
        let who = self.bold_seat_name(names, turn.seat);
        let line = match turn.placed {
            Some(placed) => {
                let placement = placed.placement;
                let filled_spots = placements_with_spot_numbers(view);
                let at =
                    filled_spots.iter().position(|(one, _)| *one == placement).unwrap_or_default();
                let spot = filled_spots.get(at).map_or(0, |(_, spot)| *spot);
                // Tiles that were placed later are not mentioned as neighbours.
                let spot = match at {
                    0 => self.first_tile_position(spot, &placement),
                    _ => self.spot_with_neighbours(&view.placements[..at], spot, placement.cell),
                };
                let (tile, drawn) = (tile::tile_name(placement.tile), turn.drawn);
                let line =
                    say!(self, "board-placed", who = who, drawn = drawn, tile = tile, spot = spot);
                match self.shape_name(placed.bonus) {
                    Some(shape) => format!("{line}, {shape}"),
                    None => line,
                }
            }
            None if turn.drawn > 0 => say!(self, "board-drew", who = who, drawn = turn.drawn),
            None => say!(self, "board-passed", who = who),
        };
        match turn.points {
            0 => line,
            points => {
                say!(self, "word-label-worth", label = line, worth = number::format_signed(points))
            }
        }
    }

    /// Returns the line with the player's tiles. They are separated by commas, because screen readers skip other separators.
    pub(in crate::text) fn own_tiles_in_words(&self, view: &PlayerView) -> String {
        if view.rack.is_empty() {
            return say!(self, "rack-empty");
        }
        let tiles = tile::tile_names(view.rack.iter().copied(), ", ");
        say!(self, "rack-tiles", count = view.rack.len(), tiles = tiles)
    }

    /// Returns one line for each tile that fits, with its spots. The shorter form of a line has only the numbers of the spots.
    fn fitting_tile_lines(&self, view: &PlayerView) -> Vec<TextPart> {
        let offered = view.choices_for_display();
        let mut tiles: Vec<Tile> = Vec::new();
        for choice in &offered {
            if !tiles.contains(&choice.placement.tile) {
                tiles.push(choice.placement.tile);
            }
        }
        let line = |fitting: &Tile| {
            let choices = || offered.iter().filter(|choice| choice.placement.tile == *fitting);
            let (tile, count) = (tile::tile_name(*fitting), choices().count());
            let spots = choices().map(|choice| self.spot_choice_in_words(view, choice)).collect();
            let long = say!(
                self,
                "board-fits",
                tile = tile.clone(),
                spots = self.list_with_semicolons(spots)
            );
            let numbers = choices()
                .map(|choice| self.with_points_and_shape(view, choice, choice.spot.to_string()));
            let numbers = self.list_with_semicolons(numbers.collect());
            let short = say!(self, "alt-fits-entry", tile = tile, count = count, spots = numbers);
            TextPart::with_forms(3, vec![long, short, "…".to_owned()])
        };
        tiles.iter().map(line).collect()
    }

    /// Returns the lines with the scores and with the numbers of tiles on the racks, on the board and in the pool.
    fn score_and_tile_lines(&self, view: &PublicView, names: &[PlayerName<'_>]) -> Vec<TextPart> {
        let mut lines = self.seat_lines(view, |seat| self.bold_seat_name(names, seat));
        lines.push(self.round_progress(view));
        lines.into_iter().map(TextPart::required).collect()
    }
}
