//! The moves of players, with one line for each turn.

use super::points::tile_shape_and_triple_points;
use super::spot::placements_with_spot_numbers;
use crate::text::core::bundle::say;
use crate::text::core::{number, tile};
use crate::text::{PlayerName, Text};
use triominos_rules::game::{
    Bonus, EmptyPool, Event, Placed, Placement, PublicMove, PublicView, Seat,
};

/// A formatter that turns the events of a match into one line for each turn. The lines say how many tiles were drawn, and never
/// which tiles.
pub struct TurnLines<'a> {
    text: &'a Text,
    names: &'a [PlayerName<'a>],
    view: &'a PublicView,
    filled: Vec<(Placement, u16)>,
    /// The draws so far in the current turn, whose line is not written yet; `None` if there were none.
    drawn: Option<SeatDraws>,
}

/// The draws of a player in the current turn: how many, and their points.
#[derive(Clone, Copy)]
struct SeatDraws {
    seat: Seat,
    count: u32,
    points: i32,
}

impl<'a> TurnLines<'a> {
    /// Creates a formatter for events of the match in this view.
    pub fn new(text: &'a Text, names: &'a [PlayerName<'a>], view: &'a PublicView) -> Self {
        Self { text, names, view, filled: placements_with_spot_numbers(view), drawn: None }
    }

    /// Processes the next event. If the event ends a turn, returns the line of that turn; otherwise `None`.
    pub fn turn_line_after_event(&mut self, event: &Event) -> Option<String> {
        let text = self.text;
        match event {
            Event::Drew { seat, points, .. } => {
                let before = self.drawn.filter(|drawn| drawn.seat == *seat);
                let (count, lost) = before.map_or((0, 0), |drawn| (drawn.count, drawn.points));
                self.drawn =
                    Some(SeatDraws { seat: *seat, count: count + 1, points: lost + points });
                None
            }
            Event::Placed(Placed { seat, placement, bonus, points }) => {
                let known = self.filled.iter().find(|(other, _)| other == placement);
                let spot = known.map_or(0, |(_, number)| *number);
                let drawn = self.take_draws_of_seat(*seat);
                let line = say!(
                    text,
                    "turn-placed",
                    who = text.bold_seat_name(self.names, *seat),
                    drawn = drawn.count,
                    cost = draw_cost_in_brackets(drawn.points),
                    tile = tile::tile_name(placement.tile),
                    spot = spot,
                );
                let line = match fluent_key_of_shape(*bonus) {
                    Some(shape) => say!(text, "turn-with-shape", line = line, shape = shape),
                    None => line,
                };
                Some(self.with_placement_points(line, placement, *bonus, *points))
            }
            Event::Stuck { seat, points } => {
                let drawn = self.take_draws_of_seat(*seat);
                let who = text.bold_seat_name(self.names, *seat);
                let line = say!(text, "turn-stuck", who = who, drawn = drawn.count);
                Some(self.with_lost_points(line, drawn.points + points))
            }
            Event::Passed { seat, points } => {
                let drawn = self.take_draws_of_seat(*seat);
                let who = text.bold_seat_name(self.names, *seat);
                let line = if self.view.rules.empty_pool == EmptyPool::DropOut {
                    say!(text, "turn-dropped-out", who = who, drawn = drawn.count)
                } else {
                    say!(text, "turn-passed", who = who, drawn = drawn.count)
                };
                Some(self.with_lost_points(line, drawn.points + points))
            }
            Event::Stopped { seat, points } => {
                let drawn = self.take_draws_of_seat(*seat);
                let who = text.bold_seat_name(self.names, *seat);
                let line = say!(text, "turn-stopped", who = who, drawn = drawn.count);
                Some(self.with_lost_points(line, drawn.points + points))
            }
            Event::RoundStarted { .. } | Event::RoundEnded { .. } | Event::MatchEnded { .. } => {
                None
            }
        }
    }

    /// Returns the line about the draws of the turn that is not over; `None` if no tiles were drawn in it.
    pub fn unfinished_turn_line(&mut self) -> Option<String> {
        let drawn = self.drawn.take()?;
        let who = self.text.bold_seat_name(self.names, drawn.seat);
        let line = say!(self.text, "turn-drew", who = who, drawn = drawn.count);
        Some(self.with_lost_points(line, drawn.points))
    }

    /// Removes and returns the draws of this seat, whose turn ends now. If the seat has not drawn, returns draws with the count 0.
    fn take_draws_of_seat(&mut self, seat: Seat) -> SeatDraws {
        let none = SeatDraws { seat, count: 0, points: 0 };
        self.drawn.take().filter(|drawn| drawn.seat == seat).unwrap_or(none)
    }

    /// Appends the points of a placement to its line. If the points have several terms, such as those of the tile and of the shape,
    /// the terms are included: `12 + 40 = **+52**`.
    fn with_placement_points(
        &self,
        line: String,
        placement: &Placement,
        bonus: Bonus,
        points: i32,
    ) -> String {
        let rules = &self.view.rules;
        if !rules.keeps_score() {
            return line;
        }
        let [tile, shape, lead] = tile_shape_and_triple_points(rules, placement, bonus, points);
        let line = match lead {
            0 => line,
            _ => say!(self.text, "turn-with-lead", line = line),
        };
        if (shape, lead) == (0, 0) {
            return self.with_turn_points(line, points);
        }
        let sum = number::format_sum([tile, shape, lead].into_iter().filter(|points| *points != 0));
        let points = number::format_signed(points);
        say!(self.text, "turn-with-sum", line = line, sum = sum, points = points)
    }

    /// Appends the points of a turn to its line: `**+52**`. If no score is kept, the line stays unchanged.
    fn with_turn_points(&self, line: String, points: i32) -> String {
        if !self.view.rules.keeps_score() {
            return line;
        }
        let points = number::format_signed(points);
        say!(self.text, "turn-with-points", line = line, points = points)
    }

    /// Appends the points that were lost in a turn to its line, if there are any.
    fn with_lost_points(&self, line: String, points: i32) -> String {
        if points == 0 { line } else { self.with_turn_points(line, points) }
    }
}

impl Text {
    /// Returns the moves among these events, as one line for each turn.
    pub(in crate::text) fn move_lines(
        &self,
        view: &PublicView,
        names: &[PlayerName<'_>],
        events: &[Event],
    ) -> Vec<String> {
        let mut moves = TurnLines::new(self, names, view);
        let mut lines: Vec<String> =
            events.iter().filter_map(|event| moves.turn_line_after_event(event)).collect();
        lines.extend(moves.unfinished_turn_line());
        lines
    }
}

/// The turn of a player: draws, and a placement after them if the player made one.
#[derive(Clone, Copy, Debug)]
pub struct PlayedTurn<'a> {
    pub seat: Seat,
    pub drawn: usize,
    pub placed: Option<&'a Placed>,
    /// The points of the whole turn, including the cost of draws.
    pub points: i32,
}

/// Groups these moves into turns, from the first to the last.
pub fn played_turns(moves: &[PublicMove]) -> Vec<PlayedTurn<'_>> {
    let mut played_turns: Vec<PlayedTurn<'_>> = Vec::new();
    let mut under_way = false;
    for moved in moves {
        let seat = moved.seat();
        if !under_way || played_turns.last().is_none_or(|turn| turn.seat != seat) {
            played_turns.push(PlayedTurn { seat, drawn: 0, placed: None, points: 0 });
        }
        let Some(turn) = played_turns.last_mut() else { continue };
        turn.points += moved.points();
        under_way = matches!(moved, PublicMove::Drew { .. });
        match moved {
            PublicMove::Drew { .. } => turn.drawn += 1,
            PublicMove::Placed(placed) => turn.placed = Some(placed),
            PublicMove::Stuck { .. } | PublicMove::Passed { .. } | PublicMove::Stopped { .. } => {}
        }
    }
    played_turns
}

/// Returns the key of a shape in the Fluent files; `None` for `Bonus::None`.
fn fluent_key_of_shape(bonus: Bonus) -> Option<&'static str> {
    match bonus {
        Bonus::None => None,
        Bonus::Bridge => Some("bridge"),
        Bonus::Hexagon => Some("hexagon"),
        Bonus::DoubleHexagon => Some("double-hexagon"),
        Bonus::TripleHexagon => Some("triple-hexagon"),
    }
}

/// Returns the cost of drawing in brackets, after a space: ` (−15)`; empty if drawing costs nothing.
fn draw_cost_in_brackets(draw_points: i32) -> String {
    if draw_points == 0 {
        String::new()
    } else {
        format!(" ({})", number::format_signed(draw_points))
    }
}
