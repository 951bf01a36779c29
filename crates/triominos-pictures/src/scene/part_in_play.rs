//! The part of a wide board that is in play: the surroundings of the last placed tile, with as many open spots as possible.

use super::cells::{open_spots, shown_cells};
use super::extent::Extent;
use triominos_rules::game::{Cell, PublicView};

/// Returns the part of a board, with this number of columns and rows in the units of [`Extent`], that contains the last placed tile
/// and as many open spots as possible. Of several such parts, the one with the most tiles is returned. Returns `None` before the
/// first placement.
pub fn part_in_play(view: &PublicView, columns: i32, rows: i32) -> Option<Extent> {
    let last = Extent::around_cell(view.last.as_ref()?.placed.placement.cell);
    let cells: Vec<Cell> = shown_cells(view).collect();
    let lefts = (last.right - columns)..=last.left;
    let lows = (last.high - rows)..=last.low;
    // Nearly every board is low enough for the picture. In that case the part begins at the lowest row of the board.
    let first_low = cells.iter().map(|cell| Extent::around_cell(*cell).low).min()?;
    let lows: Vec<i32> = match lows.contains(&first_low) {
        true => vec![first_low],
        false => lows.collect(),
    };
    let part = |left: i32, low: i32| Extent { left, right: left + columns, low, high: low + rows };
    let worth = |part: &Extent| {
        let open = open_spots(view).iter().filter(|spot| part.contains_cell(spot.cell)).count();
        let all = cells.iter().filter(|cell| part.contains_cell(**cell)).count();
        // Of parts with the same numbers, the one whose middle is nearest to the last tile is chosen.
        let off = (last.left + last.right - part.left - part.right).abs();
        (open, all, -off)
    };
    lefts.flat_map(|left| lows.iter().map(move |low| part(left, *low))).max_by_key(worth)
}
