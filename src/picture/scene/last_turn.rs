//! The points of the last turn of a view.

use triominos_rules::game::{PublicMove, PublicView, Seat};

/// Returns the seat of the player who had the last turn, and the change of that player's score by the turn, including
/// its draws. Returns `None` if the score has not changed.
pub fn points_of_last_turn(view: &PublicView) -> Option<(Seat, i32)> {
    let mut moves = view.moves.iter().rev();
    let last = moves.next()?;
    let seat = last.seat();
    let draws = moves.take_while(
        |moved| matches!(moved, PublicMove::Drew { seat: drawer, .. } if *drawer == seat),
    );
    let points = draws.fold(last.points(), |sum, draw| sum.saturating_add(draw.points()));
    (points != 0).then_some((seat, points))
}
