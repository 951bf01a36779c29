//! Strokes: the drawing operations of a canvas.

use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use super::geometry::Rect;
use super::ink::Ink;
use super::pixels::Pixels;
use super::shapes::mask::Mask;
use super::shapes::sprite::Sprite;

/// A drawing operation on a canvas.
#[derive(Clone, Debug)]
pub enum Stroke {
    Fill(Rect, Ink),
    /// A rectangle with rounded corners. The mask is a disc, and each corner is a quarter of it.
    FillRound(Rect, Arc<Mask>, Ink),
    Paint(Arc<Mask>, (i32, i32), Ink),
    Stamp(Arc<Sprite>, (i32, i32)),
}

impl Stroke {
    /// Returns the rows of the picture that may contain a part of the stroke.
    pub fn rows(&self) -> Range<i32> {
        let (y, height) = match self {
            Self::Fill(area, _) | Self::FillRound(area, _, _) => (area.y, area.height),
            Self::Paint(mask, (_, y), _) => (*y, mask.height()),
            Self::Stamp(sprite, (_, y)) => (*y, sprite.height()),
        };
        y..y.saturating_add(height)
    }

    /// Draws the stroke on these rows of a picture.
    pub fn draw(&self, pixels: &mut Pixels) {
        match self {
            Self::Fill(area, ink) => pixels.fill(*area, *ink),
            Self::FillRound(area, disc, ink) => pixels.fill_round(*area, disc, *ink),
            Self::Paint(mask, place, ink) => pixels.paint_mask(mask, *place, *ink),
            Self::Stamp(sprite, place) => pixels.paint_sprite(sprite, *place),
        }
    }

    /// Hashes everything that determines the pixels of the stroke. Rows are counted from `top_row`, so that the same rows have the
    /// same hash at any height of a picture.
    pub fn hash_relative_to<H: Hasher>(&self, top_row: i32, hasher: &mut H) {
        let from_top = |area: &Rect| Rect { y: area.y.wrapping_sub(top_row), ..*area };
        match self {
            Self::Fill(area, ink) => (0_u8, from_top(area), ink).hash(hasher),
            Self::FillRound(area, disc, ink) => {
                (1_u8, from_top(area), disc.digest(), ink).hash(hasher);
            }
            Self::Paint(mask, (x, y), ink) => {
                (2_u8, mask.digest(), x, y.wrapping_sub(top_row), ink).hash(hasher);
            }
            Self::Stamp(sprite, (x, y)) => {
                (3_u8, sprite.digest(), x, y.wrapping_sub(top_row)).hash(hasher);
            }
        }
    }
}
