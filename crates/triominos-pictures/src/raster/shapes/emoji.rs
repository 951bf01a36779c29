//! The shapes of a tile that is small enough for a line of text.

use std::sync::Arc;

use super::mask::Mask;
use crate::raster::{Font, Xy, rounded_triangle_outline};
use triominos_rules::game::Half;

/// The side of the picture in pixels. A chat shows it at 48 or 22 pixels, or smaller.
pub const SIDE: i32 = 128;
/// The distance between the centres of two rounded corners, in pixels.
const BETWEEN: f32 = 82.0;
/// The radius of the rounded corners, in pixels. They are much rounder than on a board, so that they have room for digits of
/// twice the size.
const RADIUS: f32 = 21.5;
/// The width of the rim around the tile's face, in pixels.
const RIM: f32 = 5.0;
/// The height of an equilateral triangle of side 1.
const RISE: f32 = 0.866_025_4;
/// The size of the digits in pixels.
const DIGIT_EM: f32 = 64.0;
/// The distance of a digit from the middle of the tile, divided by the distance of the centre of its rounded corner.
const TOWARDS_MIDDLE: f32 = 0.79;

/// The shapes of all emojis. They are rasterised once.
#[derive(Debug)]
pub struct EmojiShapes {
    /// The body of the upward tile and of the downward tile.
    pub bodies: [TileBody; 2],
    /// For each digit, its mask and the position of its middle in the mask.
    pub digits: [(Arc<Mask>, (i32, i32)); 6],
}

/// The shape of a tile without its digits, and the positions of the middles of its digits.
#[derive(Debug)]
pub struct TileBody {
    pub rim: Arc<Mask>,
    pub face: Arc<Mask>,
    pub digits: [Xy; 3],
}

impl EmojiShapes {
    /// Rasterises the shapes of all emojis.
    pub fn new(font: &Font) -> Self {
        let digit = |digit: usize| {
            let (mask, middle) = font.digit_mask_and_centre(digit as u8, DIGIT_EM);
            (Arc::new(mask), middle)
        };
        Self {
            bodies: [Half::Up, Half::Down].map(TileBody::new),
            digits: std::array::from_fn(digit),
        }
    }
}

impl TileBody {
    /// Rasterises a tile of this orientation, without digits.
    fn new(half: Half) -> Self {
        let middles = corner_middles(half);
        let centre = (SIDE as f32 / 2.0, middles.iter().map(|(_, y)| y).sum::<f32>() / 3.0);
        let scaled_from_centre = |by: f32| {
            middles.map(|(x, y)| (centre.0 + (x - centre.0) * by, centre.1 + (y - centre.1) * by))
        };
        // A corner that is rounded with an arc of 120° is two radii from the centre of the arc.
        let sharp = scaled_from_centre(1.0 + 2.0 * RADIUS / (BETWEEN * RISE * 2.0 / 3.0));
        let shape = |inset| {
            Mask::new_symmetric(SIDE, SIDE, &rounded_triangle_outline(sharp, inset, RADIUS - inset))
        };
        let [rim, face] = [0.0, RIM].map(|inset| Arc::new(shape(inset)));
        Self { rim, face, digits: scaled_from_centre(TOWARDS_MIDDLE) }
    }
}

/// Returns the centres of the three rounded corners, clockwise from the cell's first corner, in
/// pixels.
fn corner_middles(half: Half) -> [Xy; 3] {
    let rise = BETWEEN * RISE;
    let (middle, top) = (SIDE as f32 / 2.0, (SIDE as f32 - rise) / 2.0);
    let (left, right, bottom) = (middle - BETWEEN / 2.0, middle + BETWEEN / 2.0, top + rise);
    match half {
        Half::Up => [(middle, top), (right, bottom), (left, bottom)],
        Half::Down => [(left, top), (right, top), (middle, bottom)],
    }
}
