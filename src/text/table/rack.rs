//! Private answers about a player's rack: its tiles, the possible actions, and their results.

use crate::text::core::bundle::say;
use crate::text::core::{number, tile};
use crate::text::game::turning_points::{first_seat_to_go_out, has_turns_after_going_out};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{
    AfterDraw, Choice, EmptyPool, Event, Pick, Placed, PlayerView, RoundEnd, Viewer,
};

/// The maximum number of options of a Discord menu. If there are more placements, the player chooses the tile first and then the
/// spot.
const MENU: usize = 25;

impl Text {
    /// Returns the message with the player's rack and the possible actions.
    pub fn rack_message(&self, view: &PlayerView, names: &[PlayerName<'_>]) -> String {
        let own_turn = view.public.turn == Some(view.viewer.seat);
        let mut lines = vec![self.whose_turn(view, names), self.own_tiles(view)];
        if own_turn {
            lines.push(self.possible_actions(view, view.viewer));
            lines.extend(self.preview_of_only_placement(view));
        } else if view.public.turn.is_some() {
            lines.push(say!(self, "rack-wait"));
        } else if view.public.winners.is_none() {
            lines.push(self.next_round_line(&view.public));
        }
        lines.join("\n")
    }

    /// Returns the message with the preview of a placement, which the player can then confirm.
    pub fn preview_message(&self, view: &PlayerView, choice: &Choice) -> String {
        let first = self.placement_summary(view, choice);
        let next = match view.only_choice() {
            Some(_) => say!(self, "rack-preview-only"),
            None => say!(self, "rack-preview-next"),
        };
        [first, next].join("\n")
    }

    /// Returns the line with the tile and the spot of a placement. If the table shows points, the line also has the points and the
    /// terms of their sum.
    pub(in crate::text) fn placement_summary(&self, view: &PlayerView, choice: &Choice) -> String {
        let (tile, spot) = (tile::tile_name(choice.placement.tile), choice.spot);
        let placement = &choice.placement;
        let sum = self.placement_points_in_words(
            &view.public.rules,
            placement,
            choice.bonus,
            choice.points,
        );
        match sum.filter(|_| view.viewer.sees_points_in_hints()) {
            Some(sum) => {
                let points = number::format_signed(choice.points);
                say!(self, "rack-preview-sum", tile = tile, spot = spot, sum = sum, points = points)
            }
            None => say!(self, "rack-preview", tile = tile, spot = spot),
        }
    }

    /// Returns the preview of the only possible placement; `None` if there are none or several.
    fn preview_of_only_placement(&self, view: &PlayerView) -> Option<String> {
        view.only_choice().map(|only| self.preview_message(view, only))
    }

    /// Returns the answer to a player's placement: its points and their terms, the end of the round or match (if it was reached),
    /// the player's remaining tiles, and the next player. `events` are the events of the turn.
    pub fn placed_answer(
        &self,
        after: &PlayerView,
        placed: &Placed,
        spot: u16,
        events: &[Event],
        names: &[PlayerName<'_>],
    ) -> String {
        let first = self.placed_line(after, placed, spot);
        self.with_end_tiles_and_next_player(vec![first], after, events, names)
    }

    /// Returns the line about a placement that was just made: its points and their terms.
    pub(in crate::text) fn placed_line(
        &self,
        after: &PlayerView,
        placed: &Placed,
        spot: u16,
    ) -> String {
        let Placed { placement, bonus, points, .. } = placed;
        let tile = tile::tile_name(placement.tile);
        match self.placement_points_in_words(&after.public.rules, placement, *bonus, *points) {
            Some(sum) => {
                let points = number::format_signed(*points);
                say!(self, "rack-placed-sum", tile = tile, spot = spot, sum = sum, points = points)
            }
            None => say!(self, "rack-placed", tile = tile, spot = spot),
        }
    }

    /// Returns the answer to a player's draw: the drawn tiles, and whether the last of them fits or the turn is over. `events` are
    /// the events of the draw.
    pub fn drew_answer(
        &self,
        after: &PlayerView,
        events: &[Event],
        names: &[PlayerName<'_>],
    ) -> String {
        let mut tiles: Vec<String> = Vec::new();
        let mut cost = 0;
        for event in events {
            if let Event::Drew { seat, tile, points } = event
                && *seat == after.viewer.seat
            {
                tiles.push(tile::tile_name(*tile));
                cost += points;
            }
        }
        let list = self.list_with_and(&tiles);
        let mut lines = Vec::new();
        match cost {
            _ if tiles.is_empty() => {}
            0 => lines.push(say!(self, "rack-drew", tiles = list)),
            _ => {
                let cost = number::format_signed(cost);
                lines.push(say!(self, "rack-drew-cost", tiles = list, cost = cost));
            }
        }
        match self.turn_ended_without_placement(after, events, true) {
            Some(ended) => {
                lines.push(ended);
                self.with_end_tiles_and_next_player(lines, after, events, names)
            }
            None => {
                lines.push(self.possible_actions(after, after.viewer.without_points_in_hints()));
                lines.push(self.own_tiles(after));
                lines.extend(self.preview_of_only_placement(after));
                lines.join("\n")
            }
        }
    }

    /// Returns the answer to a player's pass. `events` are the events of the pass.
    pub fn passed_answer(
        &self,
        after: &PlayerView,
        events: &[Event],
        names: &[PlayerName<'_>],
    ) -> String {
        let ended = self.turn_ended_without_placement(after, events, false);
        self.with_end_tiles_and_next_player(ended.into_iter().collect(), after, events, names)
    }

    /// Returns the sentence that the player's turn has ended without a placement; `None` if these events do not end it that way.
    /// `is_after_draw` is true in the answer to a draw, and false in the answer to a pass.
    pub(in crate::text) fn turn_ended_without_placement(
        &self,
        after: &PlayerView,
        events: &[Event],
        is_after_draw: bool,
    ) -> Option<String> {
        events.iter().find_map(|event| match event {
            Event::Stuck { seat, points } if *seat == after.viewer.seat => {
                let points = number::format_signed(*points);
                Some(match (is_after_draw, points.as_str()) {
                    (true, "0") => say!(self, "rack-stuck-free"),
                    (true, _) => say!(self, "rack-stuck", points = points),
                    (false, "0") => say!(self, "rack-declined-free"),
                    (false, _) => say!(self, "rack-declined", points = points),
                })
            }
            Event::Passed { seat, points } if *seat == after.viewer.seat => {
                let dropped =
                    after.public.seats.get(after.viewer.seat).is_some_and(|seat| seat.dropped);
                Some(match (dropped, points) {
                    (true, _) => say!(self, "rack-dropped-out"),
                    (false, 0) => say!(self, "rack-passed"),
                    (false, _) => {
                        say!(self, "rack-passed-cost", points = number::format_signed(*points))
                    }
                })
            }
            Event::Stopped { seat, .. } if *seat == after.viewer.seat => {
                Some(say!(self, "rack-stopped"))
            }
            _ => None,
        })
    }

    /// Appends to the lines of an answer the end of the round or match (if it was reached), the player's tiles, and the next
    /// player.
    fn with_end_tiles_and_next_player(
        &self,
        mut lines: Vec<String>,
        after: &PlayerView,
        events: &[Event],
        names: &[PlayerName<'_>],
    ) -> String {
        let outcome = self.round_and_match_end(after, events, names);
        let has_ended = !outcome.is_empty();
        lines.extend(outcome);
        if after.public.winners.is_some() {
            return lines.join("\n");
        }
        if has_ended {
            lines.push(self.next_round_line(&after.public));
            return lines.join("\n");
        }
        if after.rack.is_empty() {
            let first =
                first_seat_to_go_out(&after.public).is_none_or(|seat| seat == after.viewer.seat);
            lines.push(match after.public.round_ended {
                Some(RoundEnd::Blocked) => say!(self, "rack-empty"),
                Some(RoundEnd::Out) | None if first => say!(self, "rack-out"),
                Some(RoundEnd::Out) | None => say!(self, "rack-out-later"),
            });
            if has_turns_after_going_out(&after.public) {
                lines.push(say!(self, "rack-played-on"));
            }
        } else {
            lines.push(self.own_tiles(after));
        }
        if after.public.rules.keeps_score()
            && let Some(own) = after.public.seats.get(after.viewer.seat)
        {
            lines.push(say!(self, "rack-score", score = number::format_score(own.score)));
        }
        lines.push(self.whose_turn(after, names));
        if after.public.turn == Some(after.viewer.seat) {
            lines.push(self.possible_actions(after, after.viewer.without_points_in_hints()));
            lines.extend(self.preview_of_only_placement(after));
        }
        lines.join("\n")
    }

    /// Returns the sentence that names the current player. If it is the reader, who owns the rack, the sentence addresses them as
    /// “you”.
    pub fn whose_turn(&self, view: &PlayerView, names: &[PlayerName<'_>]) -> String {
        match view.public.turn {
            Some(seat) if seat == view.viewer.seat => say!(self, "rack-your-turn"),
            _ => {
                self.player_to_move_sentence(&view.public, |seat| self.bold_seat_name(names, seat))
            }
        }
    }

    /// Returns the line with the player's tiles in ascending order.
    pub fn own_tiles(&self, view: &PlayerView) -> String {
        if view.rack.is_empty() {
            return say!(self, "rack-empty");
        }
        let tiles = tile::tile_names(view.rack.iter().copied(), " · ");
        say!(self, "rack-tiles", count = view.rack.len(), tiles = tiles)
    }

    /// Returns the sentence about the choices of the current player: place, draw or pass.
    pub fn possible_actions(&self, view: &PlayerView, viewer: Viewer) -> String {
        let rules = &view.public.rules;
        let count = view.choices.len();
        let only_drawn = rules.after_draw == AfterDraw::DrawnTile;
        let mut sentences = Vec::new();
        if view.hides_fitting_tiles() {
            sentences.push(match view.drawn.filter(|_| only_drawn) {
                Some(tile) => say!(self, "rack-blind-drawn", tile = tile::tile_name(tile)),
                None => say!(self, "rack-blind"),
            });
            sentences.extend(self.alternatives_to_placing(view));
            return sentences.join(" ");
        }
        if count == 0 {
            if view.may_draw && view.may_stop {
                sentences.push(say!(self, "rack-draw-or-stop", cost = rules.draw_penalty));
            } else if view.may_draw {
                sentences.push(say!(self, "rack-draw", cost = rules.draw_penalty));
            } else if is_out_after_passing(view) {
                sentences.push(say!(self, "rack-drop-out"));
            } else if view.may_pass {
                sentences.push(say!(self, "rack-pass", cost = view.pass_cost));
            }
            return sentences.join(" ");
        }
        sentences.push(match view.drawn.filter(|_| only_drawn) {
            Some(tile) => {
                say!(self, "rack-drawn-fits", tile = tile::tile_name(tile), count = count)
            }
            None if view.public.placements.is_empty() => self.first_placement_line(view),
            None => {
                let best = view.choices.iter().map(|choice| choice.points).max();
                match best.filter(|best| viewer.sees_points_in_hints() && *best > 0) {
                    Some(best) => {
                        say!(
                            self,
                            "rack-fits-best",
                            count = count,
                            points = number::format_score(best)
                        )
                    }
                    None => say!(self, "rack-fits", count = count),
                }
            }
        });
        if count > MENU {
            sentences.push(say!(self, "rack-tile-first"));
        }
        sentences.extend(self.alternatives_to_placing(view));
        sentences.join(" ")
    }

    /// Returns the sentence about what the player can do instead of placing a tile although one fits, with the costs; `None` if
    /// they must place one.
    pub(in crate::text) fn alternatives_to_placing(&self, view: &PlayerView) -> Option<String> {
        let mut sentences = Vec::new();
        if view.may_draw {
            sentences.push(say!(self, "rack-or-draw", cost = view.public.rules.draw_penalty));
        }
        if view.may_stop {
            sentences.push(say!(self, "rack-or-stop"));
        } else if is_out_after_passing(view) {
            sentences.push(say!(self, "rack-or-drop-out"));
        } else if view.may_pass {
            sentences.push(say!(self, "rack-or-pass", cost = view.pass_cost));
        }
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// Asks the player to confirm that they want to draw although a tile fits. The question names the cost of the draw, and the
    /// tiles that may be placed after it.
    pub fn draw_question(&self, view: &PlayerView) -> String {
        let rules = &view.public.rules;
        if view.hides_fitting_tiles() {
            return self.draw_question_without_hints(view);
        }
        let (count, each, most) =
            (view.choices.len(), rules.draw_penalty, view.max_points_lost_by_draw());
        let fits = say!(self, "rack-sure-fits", count = count);
        let then = match rules.after_draw {
            AfterDraw::AnyTile => say!(self, "rack-sure-any", cost = each),
            AfterDraw::DrawnTile if rules.stop_drawing => {
                say!(self, "rack-sure-stop", cost = each, more = most - each)
            }
            AfterDraw::DrawnTile => say!(self, "rack-sure-drawn", cost = each, most = most),
        };
        [fits, then].join(" ")
    }

    /// Asks the player to confirm a draw at a table without hints, where the bot does not say whether a tile fits. The question
    /// names the cost of the draw, the tiles that may be placed after it, and the cost of passing after the last allowed draw.
    fn draw_question_without_hints(&self, view: &PlayerView) -> String {
        let rules = &view.public.rules;
        let mut sentences = vec![say!(self, "rack-blind-sure", cost = rules.draw_penalty)];
        sentences.push(match rules.after_draw {
            AfterDraw::AnyTile => say!(self, "rack-blind-sure-any"),
            AfterDraw::DrawnTile => say!(self, "rack-blind-sure-drawn"),
        });
        let is_last = rules.draw_limit.is_some_and(|limit| view.draws.saturating_add(1) >= limit);
        if is_last && rules.stuck_penalty > 0 {
            sentences.push(say!(self, "rack-blind-sure-last", more = rules.stuck_penalty));
        }
        sentences.join(" ")
    }

    /// Returns the preview of a tile on a spot at a table without hints. The preview does not reveal whether the tile fits.
    pub fn preview_message_without_hints(&self, pick: Pick) -> String {
        let first = say!(self, "rack-preview", tile = tile::tile_name(pick.tile), spot = pick.spot);
        [first, say!(self, "rack-preview-next")].join("\n")
    }

    /// Returns the sentence for the player who places the first tile of a round. It says which tiles are allowed.
    fn first_placement_line(&self, view: &PlayerView) -> String {
        let tiles = view.playable_tiles();
        if tiles.len() == view.rack.len() {
            return say!(self, "rack-lead");
        }
        let named = tile::tile_names(tiles.iter(), ", ");
        say!(self, "rack-must-lead", count = tiles.len(), tiles = named)
    }
}

/// Returns `true` if the player may pass, but would then be out of the round.
fn is_out_after_passing(view: &PlayerView) -> bool {
    let rules = &view.public.rules;
    let stuck = view.draws > 0 && rules.draw_limit.is_some_and(|limit| view.draws >= limit);
    view.may_pass && !stuck && rules.empty_pool == EmptyPool::DropOut
}
