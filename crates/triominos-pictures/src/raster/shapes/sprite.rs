//! Shapes in their inks, which can be copied to a picture.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;

use super::mask::Mask;
use crate::raster::ink::{Blends, Ink, Shade};

/// A shape in several inks on a background of one ink. In each row, only the pixels from the first to the last that the shape
/// touches are copied.
#[derive(Debug)]
pub struct Sprite {
    width: usize,
    pixels: Vec<Shade>,
    spans: Vec<Range<i32>>,
    digest: u64,
}

impl Sprite {
    /// Draws these shapes, which must have the same size, on top of each other on the background. The first shape must contain the
    /// others, because it determines the outline.
    pub fn new(blends: &Blends, ground: Ink, layers: &[(&Mask, Ink)]) -> Self {
        let Some((outline, _)) = layers.first() else {
            return Self { width: 0, pixels: vec![], spans: vec![], digest: 0 };
        };
        let width = outline.width() as usize;
        let mut pixels = vec![ground as Shade; width * outline.height() as usize];
        let mut spans = Vec::with_capacity(outline.height() as usize);
        for (y, row) in (0..outline.height()).zip(pixels.chunks_exact_mut(width)) {
            for (mask, ink) in layers {
                let blend = blends.for_ink(*ink);
                for (pixel, cover) in row.iter_mut().zip(mask.row(y)) {
                    *pixel = blend[usize::from(*pixel)][usize::from(*cover)];
                }
            }
            let covered = |cover: &u8| *cover > 0;
            let covers = outline.row(y);
            let start = covers.iter().position(covered).unwrap_or(0);
            let end = covers.iter().rposition(covered).map_or(start, |last| last + 1);
            spans.push(start as i32..end as i32);
        }
        let mut hasher = DefaultHasher::new();
        (width, &pixels, &spans).hash(&mut hasher);
        Self { width, pixels, spans, digest: hasher.finish() }
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> i32 {
        self.spans.len() as i32
    }

    /// Returns a hash of the shape and its inks. Sprites with the same hash are the same.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    /// Returns all rows from top to bottom, each in the form of [`row`](Self::row).
    #[cfg(test)]
    pub fn rows(&self) -> impl Iterator<Item = (&Range<i32>, &[Shade])> {
        (0..self.height()).map(|y| self.row(y))
    }

    /// Returns the columns of the row `y` that the shape touches, and the pixels in these columns.
    pub fn row(&self, y: i32) -> (&Range<i32>, &[Shade]) {
        let span = &self.spans[y as usize];
        let row = &self.pixels[y as usize * self.width..][..self.width];
        (span, &row[span.start as usize..span.end as usize])
    }
}
