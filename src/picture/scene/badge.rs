//! The round badge that says what a bonus shape is worth.

use super::layout::BoardPlan;
use crate::game::{Cell, Placement, Point};
use crate::picture::raster::canvas::Canvas;
use crate::picture::raster::font;
use crate::picture::raster::ink::Ink;
use crate::picture::raster::mask;
use crate::picture::raster::text;

/// The radius of a badge in sides. The digits of the tiles around it stay free.
const RADIUS: f32 = 0.21;
/// The points that share in a bonus without bearing its number.
const LESSER_RADIUS: f32 = 0.105;
const RIM: f32 = 0.022;

/// Where the badge of a bonus belongs: on the shape's centres. A shape without one gets it on the corner of the placed cell that
/// most of its cells share.
pub fn centres(placement: &Placement, shape: &[Cell], centres: &[Point]) -> Vec<Point> {
    if !centres.is_empty() {
        return centres.to_vec();
    }
    let shared = |point: &Point| shape.iter().filter(|cell| cell.corners().contains(point)).count();
    placement.cell.corners().into_iter().max_by_key(shared).into_iter().collect()
}

/// Draws the number once, on the topmost centre, for it is one bonus: on each of two centres, 60 would read as 120. The other
/// centres get a dot.
pub fn draw(canvas: &mut Canvas, plan: &BoardPlan, centres: &[Point], points: i32) {
    let mut places: Vec<(i32, i32)> = centres.iter().map(|point| plan.point(*point)).collect();
    places.sort_unstable_by_key(|(x, y)| (*y, *x));
    let Some((first, others)) = places.split_first() else { return };
    let side = plan.side as f32;
    for other in others {
        disc(canvas, *other, side * LESSER_RADIUS, Ink::BonusRing);
        disc(canvas, *other, side * (LESSER_RADIUS - RIM), Ink::Badge);
        disc(canvas, *other, side * (LESSER_RADIUS - 2.5 * RIM), Ink::Gold);
    }
    disc(canvas, *first, side * RADIUS, Ink::BonusRing);
    disc(canvas, *first, side * (RADIUS - RIM), Ink::Badge);
    let text = text::signed(points);
    let em = font::shrink(&text, side * 0.2, side * 0.1, side * RADIUS * 1.72);
    text::write_number(canvas, &text, em, *first, Ink::Gold);
}

fn disc(canvas: &mut Canvas, (x, y): (i32, i32), radius: f32, ink: Ink) {
    let mask = mask::disc(radius);
    canvas.paint(&mask, x - mask.width() / 2, y - mask.height() / 2, ink);
}
