//! Between two rounds: what the last one came to for each player, and when the next one begins.

use crate::text::core::bundle::say;
use crate::text::core::fit::Part;
use crate::text::core::{number, tile};
use crate::text::game::turning_points::first_out;
use crate::text::{Button, Text, Told, Who};
use triominos_rules::game::{Event, Length, PublicView, RoundEnd, Seat, Threshold, Tile, TileSet};

/// The most tiles of a rack that are named.
const NAMED: usize = 8;

/// A player's part in a round that is over, and the way that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundLine {
    pub seat: Seat,
    pub score: i32,
    /// The points of the round's moves and of its end.
    pub gained: i32,
    /// The tiles left on the rack.
    pub left: TileSet,
    /// The points that are missing to the limit; `None` where no score ends the match, or one has passed the limit.
    pub to_go: Option<i32>,
    /// True for the player who went out; without score, for each player who has placed the last tile.
    pub out: bool,
}

/// The players of a round that is over, the highest score first; `points` are those of its end, by seat.
pub fn round_lines(view: &PublicView, points: &[i32]) -> Vec<RoundLine> {
    let out = first_out(view).filter(|_| view.round_ended == Some(RoundEnd::Out));
    let line = |(seat, held): (Seat, &triominos_rules::game::SeatView)| {
        let own = view.moves.iter().filter(|moved| moved.seat() == seat);
        let moves: i32 = own.map(|moved| moved.points()).sum();
        let to_go = match view.rules.length {
            _ if view.last_round.is_some() => None,
            Length::Points { limit, when: Threshold::Reaches } => Some(limit - held.score),
            Length::Points { limit, when: Threshold::Exceeds } => Some(limit + 1 - held.score),
            _ => None,
        };
        RoundLine {
            seat,
            score: held.score,
            gained: moves + points.get(seat).copied().unwrap_or_default(),
            left: held.left.unwrap_or_default(),
            to_go,
            out: match view.rules.keeps_score() {
                true => out == Some(seat),
                false => out.is_some() && held.tiles == 0,
            },
        }
    };
    let mut lines: Vec<RoundLine> = view.seats.iter().enumerate().map(line).collect();
    lines.sort_by_key(|line| (-i64::from(line.score), line.seat));
    lines
}

/// The points of a round's end, by seat, among these events.
pub fn points_of_end(events: &[Event]) -> &[i32] {
    let points = events.iter().rev().find_map(|event| match event {
        Event::RoundEnded { points, .. } => Some(&points[..]),
        _ => None,
    });
    points.unwrap_or_default()
}

/// The tiles by their names, the heaviest first, and no more than a line has room for.
fn heaviest(tiles: TileSet) -> String {
    let mut tiles: Vec<Tile> = tiles.iter().collect();
    tiles.sort_by_key(|tile| -tile.sum());
    let more = if tiles.len() > NAMED { " …" } else { "" };
    tile::names(tiles.into_iter().take(NAMED), " ") + more
}

impl Text {
    /// The list of a round that is over.
    pub(in crate::text) fn round_card(&self, told: &Told<'_>) -> Vec<Part> {
        let Told { names, view, events, .. } = *told;
        let over = match view.rules.length {
            Length::Rounds { limit } => {
                say!(self, "turn-round-over-of", round = view.round, rounds = limit)
            }
            _ => say!(self, "turn-round-over", round = view.round),
        };
        let mut parts = vec![Part::optional(7, over)];
        for line in round_lines(view, points_of_end(events)) {
            let line = format!("- {}", self.round_line(names, view, &line));
            parts.push(Part::optional(8, line));
        }
        parts
    }

    fn round_line(&self, names: &[Who<'_>], view: &PublicView, line: &RoundLine) -> String {
        let RoundLine { seat, score, gained, left, to_go, .. } = *line;
        let tiles = heaviest(left);
        if !view.rules.keeps_score() {
            let left = say!(self, "turn-round-left-unscored", count = left.len(), tiles = tiles);
            let left = match view.rules.counts_rounds_won() {
                true => format!("{} · {left}", self.rounds_won(score)),
                false => left,
            };
            let who = self.bold_seat(names, seat);
            return say!(self, "turn-round-unscored", who = who, left = left);
        }
        let standing = self.score_list(names, &[(seat, score)]);
        let (count, sum) = (left.len(), left.sum());
        let left = say!(self, "turn-round-left", count = count, sum = sum, tiles = tiles);
        let gained = number::signed(gained);
        let line =
            say!(self, "turn-round-scored", standing = standing, gained = gained, left = left);
        match to_go {
            Some(points) => {
                say!(self, "turn-round-to-go", line = line, points = number::score(points))
            }
            None => line,
        }
    }

    /// How the next round begins.
    pub fn next_round(&self, view: &PublicView) -> String {
        let (round, button) = (view.round + 1, self.button(Button::NextRound));
        if view.last_round == Some(round) {
            say!(self, "turn-next-round-last", round = round, button = button)
        } else {
            say!(self, "turn-next-round", round = round, button = button)
        }
    }
}
