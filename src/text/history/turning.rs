//! The turning points on the first page of a review.

use crate::text::core::bundle::say;
use crate::text::core::name::escaped_name;
use crate::text::core::number::format_signed;
use crate::text::core::tile::tile_name;
use crate::text::{PlayerName, Text};
use triominos_rules::game::{PlayerView, Tile};
use triominos_rules::review::{MoveMade, ReviewedMove};

/// A mistake with the position in which it was made.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The number of the round, counted from 1.
    pub round: u32,
    pub made: &'a ReviewedMove,
    /// The view of the player before the move.
    pub view: &'a PlayerView,
}

/// A turning point of a match, with what its sentence says.
#[derive(Clone, Copy, Debug)]
pub enum ShownTurn<'a> {
    /// A mistake of the reader.
    Mistake(Mistake<'a>),
    /// A draw; `who` is `None` for the reader. `change` is the change of the reader's chance to win, from −1 to 1.
    Draw { round: u32, who: Option<PlayerName<'a>>, tile: Tile, change: f64 },
    /// A placement of an opponent.
    Placement { round: u32, who: PlayerName<'a>, tile: Tile, points: i32, change: f64 },
}

impl<'a> ShownTurn<'a> {
    /// Returns the mistake; `None` for other turning points.
    fn mistake(&self) -> Option<&Mistake<'a>> {
        match self {
            Self::Mistake(mistake) => Some(mistake),
            _ => None,
        }
    }
}

impl Text {
    /// Returns the lines about the turning points of a match of this many players, below their heading. Mistakes are numbered in
    /// their order, counted from 1.
    pub(super) fn review_turns(&self, turns: &[ShownTurn<'_>], players: usize) -> Vec<String> {
        let has_mistakes = turns.iter().any(|turn| turn.mistake().is_some());
        let mut lines = Vec::new();
        if !has_mistakes {
            lines.push(say!(self, "review-no-mistakes"));
        }
        // A single player cannot lose, so that only points count.
        if players == 1 && has_mistakes {
            lines.push(say!(self, "review-mistakes"));
        } else if !turns.is_empty() {
            let heading = Some(say!(self, "review-turns"));
            let try_again = has_mistakes.then(|| say!(self, "review-try"));
            let heading: Vec<String> = heading.into_iter().chain(try_again).collect();
            lines.push(heading.join(" "));
        }
        let mut number = 0;
        for turn in turns {
            number += usize::from(turn.mistake().is_some());
            lines.push(self.review_turn(turn, number, players));
        }
        lines
    }

    /// Returns a move of a review: `3-4-5 → spot 12: +52 hexagon`, or the word for drawing or passing.
    pub(super) fn reviewed_move(&self, view: &PlayerView, made: MoveMade) -> String {
        match made {
            MoveMade::Draw => say!(self, "review-drew"),
            MoveMade::Pass => say!(self, "review-passed"),
            MoveMade::Place(placement) => {
                let choice = view.choices.iter().find(|choice| choice.placement == placement);
                choice.map_or_else(
                    || tile_name(placement.tile),
                    |choice| self.placement_label(choice, view.viewer),
                )
            }
        }
    }

    /// Returns the line about a turning point. `number` is the number of a mistake.
    fn review_turn(&self, turn: &ShownTurn<'_>, number: usize, players: usize) -> String {
        let name = |who: &PlayerName<'_>| escaped_name(&self.player_name_for_picture(who));
        match turn {
            ShownTurn::Mistake(Mistake { round, made, view }) => {
                let (played, lost) =
                    (self.reviewed_move(view, made.played), made.loss.round() as i64);
                // A change that is rounded to zero is not shown.
                let is_small = (100.0 * made.cost).round() == 0.0;
                match players {
                    _ if players == 1 || is_small => say!(
                        self,
                        "review-line",
                        number = number,
                        round = *round,
                        move = played,
                        lost = lost
                    ),
                    _ => say!(
                        self,
                        "review-turn-mistake",
                        number = number,
                        round = *round,
                        move = played,
                        change = signed_percent(-made.cost),
                        lost = lost
                    ),
                }
            }
            ShownTurn::Draw { round, who: None, tile, change } => say!(
                self,
                "review-turn-own-draw",
                round = *round,
                tile = tile_name(*tile),
                change = signed_percent(*change)
            ),
            ShownTurn::Draw { round, who: Some(who), tile, change } => say!(
                self,
                "review-turn-draw",
                round = *round,
                who = name(who),
                tile = tile_name(*tile),
                change = signed_percent(*change)
            ),
            ShownTurn::Placement { round, who, tile, points, change } => say!(
                self,
                "review-turn-placement",
                round = *round,
                who = name(who),
                tile = tile_name(*tile),
                points = points.to_string(),
                change = signed_percent(*change)
            ),
        }
    }
}

/// Formats a change of a chance as a whole number of percent with its sign.
fn signed_percent(change: f64) -> String {
    format_signed((100.0 * change).round() as i32)
}
