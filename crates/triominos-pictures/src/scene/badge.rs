//! The round badge that shows the points of a bonus shape.

use super::board_plan::BoardPlan;
use crate::raster::{Canvas, Ink, format_signed};
use triominos_rules::game::{Cell, Placement, Point};

/// The radius of a badge as a fraction of the tile's side. It does not cover the digits of the tiles around it.
const RADIUS: f32 = 0.21;
/// The radius of the dot that replaces a badge, as a fraction of the tile's side. If a shape has several centres, all but one have
/// a dot.
const LESSER_RADIUS: f32 = 0.105;
const RIM: f32 = 0.022;

/// Returns the points of the lattice at which a bonus gets badges: the centres of its shape. If the shape has no centre, the badge
/// is at the corner of the placed tile that belongs to the most cells of the shape.
pub fn badge_positions(
    placement: &Placement,
    bonus_cells: &[Cell],
    bonus_centres: &[Point],
) -> Vec<Point> {
    if !bonus_centres.is_empty() {
        return bonus_centres.to_vec();
    }
    let shared =
        |point: &Point| bonus_cells.iter().filter(|cell| cell.corners().contains(point)).count();
    placement.cell.corners().into_iter().max_by_key(shared).into_iter().collect()
}

/// Draws a badge with the points on the topmost centre of a bonus shape, and a dot on each other centre. The number is drawn once,
/// because the bonus counts once: 60 on each of two centres would read as 120.
pub fn draw_badge(canvas: &mut Canvas, plan: &BoardPlan, centres: &[Point], bonus_points: i32) {
    let mut places: Vec<(i32, i32)> =
        centres.iter().map(|point| plan.point_position(*point)).collect();
    places.sort_unstable_by_key(|(x, y)| (*y, *x));
    let Some((first, others)) = places.split_first() else { return };
    let side = plan.side as f32;
    for other in others {
        canvas.paint_disc(*other, side * LESSER_RADIUS, Ink::BonusRing);
        canvas.paint_disc(*other, side * (LESSER_RADIUS - RIM), Ink::Badge);
        canvas.paint_disc(*other, side * (LESSER_RADIUS - 2.5 * RIM), Ink::Gold);
    }
    draw_badge_number(canvas, plan.side, *first, bonus_points);
}

/// Draws a badge with a number, centred on `centre`. `tile_side` is the side of the board's tiles in pixels.
fn draw_badge_number(canvas: &mut Canvas, tile_side: i32, centre: (i32, i32), bonus_points: i32) {
    let tile_side = tile_side as f32;
    canvas.paint_disc(centre, tile_side * RADIUS, Ink::BonusRing);
    canvas.paint_disc(centre, tile_side * (RADIUS - RIM), Ink::Badge);
    let text = format_signed(bonus_points);
    let em = canvas.font().size_to_fit(
        &text,
        tile_side * 0.2,
        tile_side * 0.1,
        tile_side * RADIUS * 1.72,
    );
    canvas.write_centred_number(&text, em, centre, Ink::Gold);
}
