//! The points of the last turn of a view.

use crate::raster::format_signed;
use triominos_rules::game::{PublicMove, PublicView, Seat};

/// The points of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPoints {
    pub seat: Seat,
    /// The points for the draws of the turn: negative if they cost points, otherwise 0.
    drawn: i32,
    /// The points of the move that ended the turn.
    ended: i32,
}

impl TurnPoints {
    /// Returns the points of the last turn, including its draws; `None` if it had no points.
    pub fn from_last_turn(view: &PublicView) -> Option<Self> {
        let mut moves = view.moves.iter().rev();
        let last = moves.next()?;
        let seat = last.seat();
        let is_own = |moved: &&PublicMove| matches!(moved, PublicMove::Drew { seat: drawer, .. } if *drawer == seat);
        let draws = moves.take_while(is_own);
        let before = draws.fold(0_i32, |sum, draw| sum.saturating_add(draw.points()));
        let (drawn, ended) = match last {
            PublicMove::Drew { .. } => (before.saturating_add(last.points()), 0),
            _ => (before, last.points()),
        };
        ((drawn, ended) != (0, 0)).then_some(Self { seat, drawn, ended })
    }
}

/// The text is `−15 +9` for a tile worth 9 points after three draws that cost 5 points each, and `+9` without draws.
impl std::fmt::Display for TurnPoints {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.drawn, self.ended) {
            (0, points) | (points, 0) => f.write_str(&format_signed(points)),
            (drawn, ended) => write!(f, "{} {}", format_signed(drawn), format_signed(ended)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_a_tile_and_of_the_draws_before_it_are_two_numbers() {
        let points = |drawn, ended| TurnPoints { seat: 0, drawn, ended }.to_string();
        assert_eq!(points(-15, 9), "−15 +9");
        assert_eq!(points(-5, 5), "−5 +5");
        assert_eq!(points(0, 52), "+52");
        assert_eq!(points(-10, 0), "−10");
    }
}
