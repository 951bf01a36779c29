//! Drawing of tiles with their digits.

use super::board_plan::BoardPlan;
use super::measures::WIDTH;
use crate::raster::{Canvas, Face, Rect, TileSprites, cell_corners, digit_position};
use triominos_rules::game::{Half, Placement};

/// The minimum side of tiles in pixels, in a picture of full width, for which digits are drawn. On a phone, digits of
/// smaller tiles would be less than 6 pixels high and not legible.
const READABLE: i32 = 80;

/// Draws a tile with its digits in this rectangle. `corners` contains the digits clockwise from the
/// cell's first corner.
pub fn draw_tile(
    canvas: &mut Canvas,
    sprites: &TileSprites,
    (half, corners): (Half, [u8; 3]),
    area: Rect,
    face: Face,
) {
    canvas.paint_sprite(sprites.tile(half, face), area.x, area.y);
    if is_too_small_for_digits(canvas, area.width) {
        return;
    }
    let places = cell_corners(half, area.width);
    for (corner, digit) in corners.into_iter().enumerate() {
        let (x, y) = digit_position(places, corner);
        let digit = sprites.digit(digit, face);
        let (left, top) = digit.middle;
        canvas.paint_sprite(&digit.sprite, area.x + x - left, area.y + y - top);
    }
}

/// Returns `true` if digits on tiles with this side, in pixels, are not legible when a phone shows
/// the picture.
pub fn is_too_small_for_digits(canvas: &Canvas, tile_side: i32) -> bool {
    tile_side * WIDTH < READABLE * canvas.width() as i32
}

/// Draws a placed tile, unless its cell cannot be part of a legal board.
pub fn draw_placement(
    canvas: &mut Canvas,
    plan: &BoardPlan,
    sprites: &TileSprites,
    placement: &Placement,
    face: Face,
) {
    if let Some(area) = plan.cell_rect(placement.cell) {
        let tile = (placement.cell.half, placement.corners);
        draw_tile(canvas, sprites, tile, area, face);
    }
}
