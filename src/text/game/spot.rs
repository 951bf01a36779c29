//! Spots in words: where they point, and what their corners need.

use crate::game::{Cell, Half, Placement, PublicView, Spot, Want};
use crate::text::Text;
use crate::text::core::bundle::say;

/// The numbers that the corners need, clockwise from the first: `3-4-?`.
pub fn corners(want: Want) -> String {
    let number = |number: Option<u8>| number.map_or_else(|| "?".to_owned(), |n| n.to_string());
    want.map(number).join("-")
}

/// The number of the spot that each tile of the round's board filled, first to last.
pub fn filled(view: &PublicView) -> Vec<(Placement, u16)> {
    view.placements.iter().copied().zip(view.filled_spots()).collect()
}

/// The key by which the sentences know a corner.
fn corner_key(half: Half, corner: usize) -> &'static str {
    match (half, corner) {
        (Half::Up, 0) => "top",
        (Half::Up, 1) => "bottom-right",
        (Half::Up, _) => "bottom-left",
        (Half::Down, 0) => "top-left",
        (Half::Down, 1) => "top-right",
        (Half::Down, _) => "bottom",
    }
}

impl Text {
    /// The numbers that a spot needs, and its direction: `3-4-?, points up`. Empty for a spot that is not there.
    pub fn spot_detail(&self, view: &PublicView, spot: u16) -> String {
        view.spot(spot).map(|spot| self.spot_words(spot.cell, spot.want)).unwrap_or_default()
    }

    /// The words of [`Text::spot_detail`].
    pub fn spot_words(&self, cell: Cell, want: Want) -> String {
        let corners = corners(want);
        match cell.half {
            Half::Up => say!(self, "word-spot-up", corners = corners),
            Half::Down => say!(self, "word-spot-down", corners = corners),
        }
    }

    /// A spot with its number, for a list of spots: `12 up 3-4-?`.
    pub fn spot_entry(&self, spot: &Spot) -> String {
        let (number, corners) = (spot.number, corners(spot.want));
        match spot.cell.half {
            Half::Up => say!(self, "word-spot-entry-up", number = number, corners = corners),
            Half::Down => say!(self, "word-spot-entry-down", number = number, corners = corners),
        }
    }

    /// The place of a corner: `top left`.
    pub fn corner(&self, cell: Cell, corner: usize) -> String {
        say!(self, "word-corner", corner = corner_key(cell.half, corner))
    }
}
