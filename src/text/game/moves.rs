//! The moves of players, a line a turn.

use super::points::addends;
use super::spot::filled;
use crate::text::core::bundle::say;
use crate::text::core::{number, tile};
use crate::text::{Text, Who};
use triominos_rules::game::{
    Bonus, EmptyPool, Event, Placed, Placement, PublicMove, PublicView, Seat,
};

/// Makes a line of each turn. It says how many tiles were drawn, and never which.
pub struct Moves<'a> {
    text: &'a Text,
    names: &'a [Who<'a>],
    view: &'a PublicView,
    filled: Vec<(Placement, u16)>,
    /// The tiles drawn in a turn that no line tells of yet.
    drawn: Option<Drawn>,
}

#[derive(Clone, Copy)]
struct Drawn {
    seat: Seat,
    count: u32,
    points: i32,
}

impl<'a> Moves<'a> {
    pub fn new(text: &'a Text, names: &'a [Who<'a>], view: &'a PublicView) -> Self {
        Self { text, names, view, filled: filled(view), drawn: None }
    }

    /// Takes in an event; gives the line of the turn that it ends.
    pub fn take(&mut self, event: &Event) -> Option<String> {
        let text = self.text;
        match event {
            Event::Drew { seat, points, .. } => {
                let before = self.drawn.filter(|drawn| drawn.seat == *seat);
                let (count, lost) = before.map_or((0, 0), |drawn| (drawn.count, drawn.points));
                self.drawn = Some(Drawn { seat: *seat, count: count + 1, points: lost + points });
                None
            }
            Event::Placed(Placed { seat, placement, bonus, points }) => {
                let known = self.filled.iter().find(|(other, _)| other == placement);
                let spot = known.map_or(0, |(_, number)| *number);
                let drawn = self.drawn_by(*seat);
                let line = say!(
                    text,
                    "turn-placed",
                    who = text.bold_seat(self.names, *seat),
                    drawn = drawn.count,
                    cost = cost(drawn.points),
                    tile = tile::name(placement.tile),
                    spot = spot,
                );
                let line = match shape_key(*bonus) {
                    Some(shape) => say!(text, "turn-with-shape", line = line, shape = shape),
                    None => line,
                };
                Some(self.with_sum(line, placement, *bonus, *points))
            }
            Event::Stuck { seat, points } => {
                let drawn = self.drawn_by(*seat);
                let who = text.bold_seat(self.names, *seat);
                let line = say!(text, "turn-stuck", who = who, drawn = drawn.count);
                Some(self.with_loss(line, drawn.points + points))
            }
            Event::Passed { seat, points } => {
                let drawn = self.drawn_by(*seat);
                let who = text.bold_seat(self.names, *seat);
                let line = if self.view.rules.empty_pool == EmptyPool::DropOut {
                    say!(text, "turn-dropped-out", who = who, drawn = drawn.count)
                } else {
                    say!(text, "turn-passed", who = who, drawn = drawn.count)
                };
                Some(self.with_loss(line, drawn.points + points))
            }
            Event::Stopped { seat, points } => {
                let drawn = self.drawn_by(*seat);
                let who = text.bold_seat(self.names, *seat);
                let line = say!(text, "turn-stopped", who = who, drawn = drawn.count);
                Some(self.with_loss(line, drawn.points + points))
            }
            Event::RoundStarted { .. } | Event::RoundEnded { .. } | Event::MatchEnded { .. } => {
                None
            }
        }
    }

    /// The line of a turn that is not over.
    pub fn rest(&mut self) -> Option<String> {
        let drawn = self.drawn.take()?;
        let who = self.text.bold_seat(self.names, drawn.seat);
        let line = say!(self.text, "turn-drew", who = who, drawn = drawn.count);
        Some(self.with_loss(line, drawn.points))
    }

    fn drawn_by(&mut self, seat: Seat) -> Drawn {
        let none = Drawn { seat, count: 0, points: 0 };
        self.drawn.take().filter(|drawn| drawn.seat == seat).unwrap_or(none)
    }

    /// The line with the points of a placement and, where they come from more than the tile, how they add up:
    /// `12 + 40 = **+52**`.
    fn with_sum(&self, line: String, placement: &Placement, bonus: Bonus, points: i32) -> String {
        let rules = &self.view.rules;
        if !rules.keeps_score() {
            return line;
        }
        let [tile, shape, lead] = addends(rules, placement, bonus, points);
        let line = match lead {
            0 => line,
            _ => say!(self.text, "turn-with-lead", line = line),
        };
        if (shape, lead) == (0, 0) {
            return self.with_points(line, points);
        }
        let sum = number::sum([tile, shape, lead].into_iter().filter(|points| *points != 0));
        let points = number::signed(points);
        say!(self.text, "turn-with-sum", line = line, sum = sum, points = points)
    }

    /// The line with the points it brought: `**+52**`; alone where nobody keeps score.
    fn with_points(&self, line: String, points: i32) -> String {
        if !self.view.rules.keeps_score() {
            return line;
        }
        let points = number::signed(points);
        say!(self.text, "turn-with-points", line = line, points = points)
    }

    /// The line with the points that were lost, if any.
    fn with_loss(&self, line: String, points: i32) -> String {
        if points == 0 { line } else { self.with_points(line, points) }
    }
}

impl Text {
    /// The moves among these events, a line a turn.
    pub(in crate::text) fn moves_told(
        &self,
        view: &PublicView,
        names: &[Who<'_>],
        events: &[Event],
    ) -> Vec<String> {
        let mut moves = Moves::new(self, names, view);
        let mut lines: Vec<String> = events.iter().filter_map(|event| moves.take(event)).collect();
        lines.extend(moves.rest());
        lines
    }
}

/// What a player did until another's turn: draws, and a placement at their end or none.
#[derive(Clone, Copy, Debug)]
pub struct Go<'a> {
    pub seat: Seat,
    pub drawn: usize,
    pub placed: Option<&'a Placed>,
    /// What all of it came to.
    pub points: i32,
}

/// The goes that these moves were, first to last.
pub fn goes(moves: &[PublicMove]) -> Vec<Go<'_>> {
    let mut goes: Vec<Go<'_>> = Vec::new();
    let mut under_way = false;
    for moved in moves {
        let seat = moved.seat();
        if !under_way || goes.last().is_none_or(|go| go.seat != seat) {
            goes.push(Go { seat, drawn: 0, placed: None, points: 0 });
        }
        let Some(go) = goes.last_mut() else { continue };
        go.points += moved.points();
        under_way = matches!(moved, PublicMove::Drew { .. });
        match moved {
            PublicMove::Drew { .. } => go.drawn += 1,
            PublicMove::Placed(placed) => go.placed = Some(placed),
            PublicMove::Stuck { .. } | PublicMove::Passed { .. } | PublicMove::Stopped { .. } => {}
        }
    }
    goes
}

/// The key by which the sentences know a shape; `None` where there is none.
fn shape_key(bonus: Bonus) -> Option<&'static str> {
    match bonus {
        Bonus::None => None,
        Bonus::Bridge => Some("bridge"),
        Bonus::Hexagon => Some("hexagon"),
        Bonus::DoubleHexagon => Some("double-hexagon"),
        Bonus::TripleHexagon => Some("triple-hexagon"),
    }
}

/// The cost of drawing in brackets after a space, or nothing.
fn cost(points: i32) -> String {
    if points == 0 { String::new() } else { format!(" ({})", number::signed(points)) }
}
