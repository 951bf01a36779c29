//! The cells of a view that are shown in a picture.

use triominos_rules::game::{Cell, Placed, PlayerView, PublicMove, PublicView, Spot};

/// Returns the cells with tiles and the cells of open spots.
pub fn shown_cells(view: &PublicView) -> impl Iterator<Item = Cell> {
    let placed = view.placements.iter().map(|placement| placement.cell);
    placed.chain(open_spots(view).iter().map(|spot| spot.cell))
}

/// Returns the open spots; none after the end of the round.
pub fn open_spots(view: &PublicView) -> &[Spot] {
    if view.turn.is_some() { &view.spots } else { &[] }
}

/// Returns the cells that were filled since the player's last turn.
pub fn cells_filled_since_own_turn(view: &PlayerView) -> Vec<Cell> {
    let cell = |moved: &PublicMove| match moved {
        PublicMove::Placed(Placed { placement, .. }) => Some(placement.cell),
        _ => None,
    };
    view.moves_of_others_since_last_turn().iter().filter_map(cell).collect()
}
