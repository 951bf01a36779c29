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

/// A turning point of a match, with the values that its sentence contains.
#[derive(Clone, Copy, Debug)]
pub enum ShownTurningPoint<'a> {
    /// A mistake of the reader.
    Mistake(Mistake<'a>),
    /// A draw by the reader (`who` is `None`) or an opponent. `change` is the change of the reader's chance to win, from −1 to 1.
    Draw { round: u32, who: Option<PlayerName<'a>>, tile: Tile, change: f64 },
    /// A placement by an opponent. `change` is the change of the reader's chance to win, from −1 to 1.
    Placement { round: u32, who: PlayerName<'a>, tile: Tile, points: i32, change: f64 },
}

impl<'a> ShownTurningPoint<'a> {
    /// Returns the mistake if the turning point is one; otherwise `None`.
    fn mistake(&self) -> Option<&Mistake<'a>> {
        match self {
            Self::Mistake(mistake) => Some(mistake),
            _ => None,
        }
    }
}

impl Text {
    /// Returns a heading and the lines about the turning points of a match with this many players. The mistakes among them are
    /// numbered, counted from 1.
    pub(super) fn turning_point_lines(
        &self,
        turning_points: &[ShownTurningPoint<'_>],
        player_count: usize,
    ) -> Vec<String> {
        let has_mistakes = turning_points.iter().any(|turn| turn.mistake().is_some());
        let mut lines = Vec::new();
        if !has_mistakes {
            lines.push(say!(self, "review-no-mistakes"));
        }
        // A single player cannot lose, so that only points count.
        if player_count == 1 && has_mistakes {
            lines.push(say!(self, "review-mistakes"));
        } else if !turning_points.is_empty() {
            let heading = Some(say!(self, "review-turns"));
            let try_again = has_mistakes.then(|| say!(self, "review-try"));
            let heading: Vec<String> = heading.into_iter().chain(try_again).collect();
            lines.push(heading.join(" "));
        }
        let mut number = 0;
        for turn in turning_points {
            number += usize::from(turn.mistake().is_some());
            lines.push(self.turning_point_line(turn, number, player_count));
        }
        lines
    }

    /// Returns a move of a review: `3-4-5 → spot 12: +52 hexagon`, or the word for drawing or passing.
    pub(super) fn reviewed_move_in_words(
        &self,
        view: &PlayerView,
        reviewed_move: MoveMade,
    ) -> String {
        match reviewed_move {
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

    /// Returns the line about a turning point. If it is a mistake, `mistake_number` is its number.
    fn turning_point_line(
        &self,
        turning_point: &ShownTurningPoint<'_>,
        mistake_number: usize,
        player_count: usize,
    ) -> String {
        let name = |who: &PlayerName<'_>| escaped_name(&self.player_name_for_picture(who));
        match turning_point {
            ShownTurningPoint::Mistake(Mistake { round, made, view }) => {
                let (played, lost) =
                    (self.reviewed_move_in_words(view, made.played), made.loss.round() as i64);
                // A change that is rounded to zero is not shown.
                let is_small = (100.0 * made.cost).round() == 0.0;
                match player_count {
                    _ if player_count == 1 || is_small => say!(
                        self,
                        "review-line",
                        number = mistake_number,
                        round = *round,
                        move = played,
                        lost = lost
                    ),
                    _ => say!(
                        self,
                        "review-turn-mistake",
                        number = mistake_number,
                        round = *round,
                        move = played,
                        change = signed_percent(-made.cost),
                        lost = lost
                    ),
                }
            }
            ShownTurningPoint::Draw { round, who: None, tile, change } => say!(
                self,
                "review-turn-own-draw",
                round = *round,
                tile = tile_name(*tile),
                change = signed_percent(*change)
            ),
            ShownTurningPoint::Draw { round, who: Some(who), tile, change } => say!(
                self,
                "review-turn-draw",
                round = *round,
                who = name(who),
                tile = tile_name(*tile),
                change = signed_percent(*change)
            ),
            ShownTurningPoint::Placement { round, who, tile, points, change } => say!(
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

/// Formats a change of a probability, from −1 to 1, as a whole number of percent with its sign.
fn signed_percent(probability_change: f64) -> String {
    format_signed((100.0 * probability_change).round() as i32)
}
