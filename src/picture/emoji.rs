//! A tile small enough to stand in a line of text.

use std::sync::Arc;

use super::output::theme::Theme;
use super::raster::{Font, Ink, Mask, Xy, round_triangle};
use super::renderer::Renderer;
use crate::game::Half;

/// The side of the picture, in pixels. A chat shows it at 48, at 22 and at less.
const SIDE: i32 = 128;
/// The distance between the middles of two corners, and the radius of each. The corners are much rounder than those of a board,
/// so that digits of twice the size have room in them.
const BETWEEN: f32 = 82.0;
const RADIUS: f32 = 21.5;
const RIM: f32 = 5.0;
/// The height of a triangle of side 1.
const RISE: f32 = 0.866_025_4;
/// The size of the digits, and their distance from the middle of the tile in parts of that of their corner.
const DIGIT_EM: f32 = 64.0;
const TOWARDS_MIDDLE: f32 = 0.79;

/// The shapes of all emojis, which are rasterised once.
#[derive(Debug)]
pub struct EmojiShapes {
    /// Upward and downward.
    bodies: [Body; 2],
    /// Each digit, and the place of its middle.
    digits: [(Arc<Mask>, (i32, i32)); 6],
}

/// A tile without its digits, and the middles of these.
#[derive(Debug)]
struct Body {
    rim: Arc<Mask>,
    face: Arc<Mask>,
    digits: [Xy; 3],
}

impl EmojiShapes {
    pub fn new(font: &Font) -> Self {
        let digit = |digit: usize| {
            let (mask, middle) = font.digit(digit as u8, DIGIT_EM);
            (Arc::new(mask), middle)
        };
        Self { bodies: [Half::Up, Half::Down].map(Body::new), digits: std::array::from_fn(digit) }
    }
}

impl Body {
    fn new(half: Half) -> Self {
        let middles = middles(half);
        let centre = (SIDE as f32 / 2.0, middles.iter().map(|(_, y)| y).sum::<f32>() / 3.0);
        let away = |by: f32| {
            middles.map(|(x, y)| (centre.0 + (x - centre.0) * by, centre.1 + (y - centre.1) * by))
        };
        // The corner that an arc of 120° rounds off is two radii from the middle of the arc.
        let sharp = away(1.0 + 2.0 * RADIUS / (BETWEEN * RISE * 2.0 / 3.0));
        let shape =
            |inset| Mask::symmetric(SIDE, SIDE, &round_triangle(sharp, inset, RADIUS - inset));
        let [rim, face] = [0.0, RIM].map(|inset| Arc::new(shape(inset)));
        Self { rim, face, digits: away(TOWARDS_MIDDLE) }
    }
}

impl Renderer {
    /// A tile as it lies, `corners` clockwise from the first of its cell: a PNG file of 128 by 128 pixels with a transparent
    /// ground, at most a few kilobytes.
    pub fn tile_emoji(&self, half: Half, corners: [u8; 3]) -> Vec<u8> {
        let mut canvas = self.canvas(SIDE, SIDE, Ink::Table);
        let EmojiShapes { bodies, digits } = self.emoji_shapes();
        let body = &bodies[half as usize];
        canvas.paint(&body.rim, 0, 0, Ink::Rim);
        canvas.paint(&body.face, 0, 0, Ink::Face);
        for ((x, y), digit) in body.digits.into_iter().zip(corners) {
            let (mask, (left, top)) = &digits[usize::from(digit.min(5))];
            let (x, y) = (x.round() as i32 - left, y.round() as i32 - top);
            canvas.paint(mask, x, y, Ink::digit(digit));
        }
        self.clear_png(&canvas, Theme::Dark)
    }
}

/// The middles of the three corners, in the order of the game.
fn middles(half: Half) -> [Xy; 3] {
    let rise = BETWEEN * RISE;
    let (middle, top) = (SIDE as f32 / 2.0, (SIDE as f32 - rise) / 2.0);
    let (left, right, bottom) = (middle - BETWEEN / 2.0, middle + BETWEEN / 2.0, top + rise);
    match half {
        Half::Up => [(middle, top), (right, bottom), (left, bottom)],
        Half::Down => [(left, top), (right, top), (middle, bottom)],
    }
}
