//! The part of a wide board that is in play.

use super::cells::{open_spots, shown_cells};
use super::extent::Extent;
use triominos_rules::game::{Cell, PublicView};

/// The part of a board, as wide and as high as an [`Extent`] counts, that has the last tile in it and shows most of the spots; of
/// equal ones, most of the tiles. `None` before the first tile.
pub fn part_in_play(view: &PublicView, width: i32, height: i32) -> Option<Extent> {
    let last = Extent::around_cell(view.last.as_ref()?.placed.placement.cell);
    let cells: Vec<Cell> = shown_cells(view).collect();
    let lefts = (last.right - width)..=last.left;
    let lows = (last.high - height)..=last.low;
    // A board is hardly ever higher than a picture can be: then the lowest row that shows all is the first.
    let first_low = cells.iter().map(|cell| Extent::around_cell(*cell).low).min()?;
    let lows: Vec<i32> = match lows.contains(&first_low) {
        true => vec![first_low],
        false => lows.collect(),
    };
    let part = |left: i32, low: i32| Extent { left, right: left + width, low, high: low + height };
    let worth = |part: &Extent| {
        let open = open_spots(view).iter().filter(|spot| part.holds(spot.cell)).count();
        let all = cells.iter().filter(|cell| part.holds(**cell)).count();
        // Of equal ones, the one with the last tile nearest to its middle.
        let off = (last.left + last.right - part.left - part.right).abs();
        (open, all, -off)
    };
    lefts.flat_map(|left| lows.iter().map(move |low| part(left, *low))).max_by_key(worth)
}
