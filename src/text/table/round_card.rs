//! The break between two rounds: the lines about each player's result in the round that has ended, and about the start of the next
//! one.

use crate::text::core::bundle::say;
use crate::text::core::fit::TextPart;
use crate::text::core::{number, tile};
use crate::text::game::turning_points::first_seat_to_go_out;
use crate::text::{Button, PlayerName, Text, TurnMessage};
use triominos_rules::game::{Event, Length, PublicView, RoundEnd, Seat, Threshold, Tile, TileSet};

/// The maximum number of tiles of a rack that are named.
const NAMED: usize = 8;

/// One player's result of a finished round, as a line of the message and of the picture about the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundCardLine {
    pub seat: Seat,
    pub score: i32,
    /// The points that the player got in the round: those of their moves and those for the end of the round.
    pub gained: i32,
    /// The tiles left on the player's rack.
    pub left: TileSet,
    /// The points that the player still needs to reach the score that ends the match. `None` if the match does not end at a score,
    /// or if a score has passed it.
    pub to_go: Option<i32>,
    /// True for the player who went out, that is, placed their last tile. In rules without scores, true for every player without
    /// tiles.
    pub out: bool,
}

/// Returns the results of the players of a finished round, starting with the highest score. `round_end_points_by_seat` contains the
/// points that each seat gets for the end of the round.
pub fn round_card_lines(view: &PublicView, round_end_points_by_seat: &[i32]) -> Vec<RoundCardLine> {
    let out = first_seat_to_go_out(view).filter(|_| view.round_ended == Some(RoundEnd::Out));
    let line = |(seat, held): (Seat, &triominos_rules::game::SeatView)| {
        let own = view.moves.iter().filter(|moved| moved.seat() == seat);
        let moves: i32 = own.map(|moved| moved.points()).sum();
        let to_go = match view.rules.length {
            _ if view.last_round.is_some() => None,
            Length::Points { limit, when: Threshold::Reaches } => Some(limit - held.score),
            Length::Points { limit, when: Threshold::Exceeds } => Some(limit + 1 - held.score),
            _ => None,
        };
        RoundCardLine {
            seat,
            score: held.score,
            gained: moves + round_end_points_by_seat.get(seat).copied().unwrap_or_default(),
            left: held.left.unwrap_or_default(),
            to_go,
            out: match view.rules.keeps_score() {
                true => out == Some(seat),
                false => out.is_some() && held.tiles == 0,
            },
        }
    };
    let mut lines: Vec<RoundCardLine> = view.seats.iter().enumerate().map(line).collect();
    lines.sort_by_key(|line| (-i64::from(line.score), line.seat));
    lines
}

/// Returns the points that each seat gets for the end of a round, if a round ends in these events; otherwise an empty slice.
pub fn round_end_points(events: &[Event]) -> &[i32] {
    let points = events.iter().rev().find_map(|event| match event {
        Event::RoundEnded { points, .. } => Some(&points[..]),
        _ => None,
    });
    points.unwrap_or_default()
}

/// Returns the names of the tiles with the most points, at most [`NAMED`] of them.
fn most_valuable_tile_names(tiles: TileSet) -> String {
    let mut tiles: Vec<Tile> = tiles.iter().collect();
    tiles.sort_by_key(|tile| -tile.sum());
    let more = if tiles.len() > NAMED { " …" } else { "" };
    tile::tile_names(tiles.into_iter().take(NAMED), " ") + more
}

impl Text {
    /// Returns the lines about the players' results of a finished round.
    pub(in crate::text) fn round_card_parts(&self, turn: &TurnMessage<'_>) -> Vec<TextPart> {
        let TurnMessage { names, view, events, .. } = *turn;
        let over = match view.rules.length {
            Length::Rounds { limit } => {
                say!(self, "turn-round-over-of", round = view.round, rounds = limit)
            }
            _ => say!(self, "turn-round-over", round = view.round),
        };
        let mut parts = vec![TextPart::optional(7, over)];
        for line in round_card_lines(view, round_end_points(events)) {
            let line = format!("- {}", self.round_card_line(names, view, &line));
            parts.push(TextPart::optional(8, line));
        }
        parts
    }

    /// Returns the line about one player's result of a finished round.
    fn round_card_line(
        &self,
        names: &[PlayerName<'_>],
        view: &PublicView,
        line: &RoundCardLine,
    ) -> String {
        let RoundCardLine { seat, score, gained, left, to_go, .. } = *line;
        let tiles = most_valuable_tile_names(left);
        if !view.rules.keeps_score() {
            let left = say!(self, "turn-round-left-unscored", count = left.len(), tiles = tiles);
            let left = match view.rules.counts_rounds_won() {
                true => format!("{} · {left}", self.rounds_won(score)),
                false => left,
            };
            let who = self.bold_seat_name(names, seat);
            return say!(self, "turn-round-unscored", who = who, left = left);
        }
        let standing = self.score_list(names, &[(seat, score)]);
        let (count, sum) = (left.len(), left.sum());
        let left = say!(self, "turn-round-left", count = count, sum = sum, tiles = tiles);
        let gained = number::format_signed(gained);
        let line =
            say!(self, "turn-round-scored", standing = standing, gained = gained, left = left);
        match to_go {
            Some(points) => {
                say!(self, "turn-round-to-go", line = line, points = number::format_score(points))
            }
            None => line,
        }
    }

    /// Returns the line about the start of the next round.
    pub fn next_round_line(&self, view: &PublicView) -> String {
        let (round, button) = (view.round + 1, self.button_label(Button::NextRound));
        if view.last_round == Some(round) {
            say!(self, "turn-next-round-last", round = round, button = button)
        } else {
            say!(self, "turn-next-round", round = round, button = button)
        }
    }
}
