//! The pixels of some rows of a picture.

use std::ops::Range;

use super::geometry::Rect;
use super::ink::{Ink, Shade};
use super::resources::Resources;
use super::shapes::mask::Mask;
use super::shapes::sprite::Sprite;

/// Rows of a picture, with one byte for each pixel. Drawing operations have the coordinates of the whole picture, and are cut off
/// at the edges of the rows.
///
/// Each row begins with the filter byte of PNG files, which is 0 for "no filter". Therefore the bytes can be compressed without a
/// copy.
#[derive(Debug)]
pub struct Pixels<'r> {
    resources: &'r Resources,
    width: i32,
    rows: Range<i32>,
    bytes: Vec<u8>,
}

impl<'r> Pixels<'r> {
    /// Creates these rows of a picture, filled with the ink `ground`. `width` is in pixels.
    pub fn new(resources: &'r Resources, width: i32, rows: Range<i32>, ground: Ink) -> Self {
        let mut bytes = resources.pixels.take().unwrap_or_default();
        let stride = width as usize + 1;
        bytes.clear();
        bytes.resize(stride * rows.len(), ground as Shade);
        bytes.iter_mut().step_by(stride).for_each(|filter| *filter = 0);
        Self { resources, width, rows, bytes }
    }

    /// Returns the rows from top to bottom. Each consists of its filter byte and its pixels from left to right.
    pub fn rows_with_filter_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the pixels in these columns of the row `y`.
    pub fn row(&self, y: i32, columns: Range<i32>) -> &[Shade] {
        &self.bytes[self.byte_offset_of(columns.start, y)..self.byte_offset_of(columns.end, y)]
    }

    /// Copies the pixels of a rectangle that both pictures contain.
    pub fn copy_from(&mut self, other: &Self, area: Rect) {
        for y in area.y..area.bottom() {
            let here = self.byte_offset_of(area.x, y)..self.byte_offset_of(area.right(), y);
            self.bytes[here].copy_from_slice(other.row(y, area.x..area.right()));
        }
    }

    /// Fills a rectangle. See [`Canvas::fill`](super::Canvas::fill).
    pub fn fill(&mut self, area: Rect, ink: Ink) {
        let (left, right) = (area.x.max(0), area.right().min(self.width));
        if left >= right {
            return;
        }
        for y in area.y.max(self.rows.start)..area.bottom().min(self.rows.end) {
            let start = self.byte_offset_of(left, y);
            self.bytes[start..start + (right - left) as usize].fill(ink as Shade);
        }
    }

    /// Paints a mask. See [`Canvas::paint_mask`](super::Canvas::paint_mask).
    pub fn paint_mask(&mut self, mask: &Mask, (x, y): (i32, i32), ink: Ink) {
        let blend = self.resources.blends.for_ink(ink);
        for row in self.visible_rows(y, mask.height()) {
            let Some((columns, start)) =
                self.visible_columns_and_byte_offset(x, y + row, 0..mask.width())
            else {
                continue;
            };
            let covers = &mask.row(row)[columns];
            for (pixel, cover) in self.bytes[start..].iter_mut().zip(covers) {
                if *cover > 0 {
                    *pixel = blend[usize::from(*pixel)][usize::from(*cover)];
                }
            }
        }
    }

    /// Copies a sprite. See [`Canvas::paint_sprite`](super::Canvas::paint_sprite).
    pub fn paint_sprite(&mut self, sprite: &Sprite, (x, y): (i32, i32)) {
        for row in self.visible_rows(y, sprite.height()) {
            let (span, pixels) = sprite.row(row);
            let Some((columns, start)) =
                self.visible_columns_and_byte_offset(x, y + row, span.clone())
            else {
                continue;
            };
            let first = span.start as usize;
            let pixels = &pixels[columns.start - first..columns.end - first];
            self.bytes[start..start + pixels.len()].copy_from_slice(pixels);
        }
    }

    /// Fills a rectangle with rounded corners, which have the radius of `disc`. See
    /// [`Canvas::fill_round`](super::Canvas::fill_round).
    pub fn fill_round(&mut self, area: Rect, disc: &Mask, ink: Ink) {
        let radius = disc.width() / 2;
        let blend = self.resources.blends.for_ink(ink);
        for row in self.visible_rows(area.y, area.height) {
            // In a row with rounded corners, both ends are copied from the disc; other rows are filled completely.
            let disc_row = match (row < radius, row >= area.height - radius) {
                (true, _) => Some(row),
                (_, true) => Some(row - area.height + 2 * radius),
                _ => None,
            };
            let y = area.y + row;
            let inner = if disc_row.is_some() { radius } else { 0 };
            let between = Rect { x: area.x + inner, y, width: area.width - 2 * inner, height: 1 };
            self.fill(between, ink);
            let Some(covers) = disc_row.map(|row| disc.row(row)) else { continue };
            for (x, half) in [
                (area.x, 0..radius as usize),
                (area.right() - radius, radius as usize..2 * radius as usize),
            ] {
                let Some((columns, start)) = self.visible_columns_and_byte_offset(x, y, 0..radius)
                else {
                    continue;
                };
                let covers = &covers[half][columns];
                for (pixel, cover) in self.bytes[start..].iter_mut().zip(covers) {
                    *pixel = blend[usize::from(*pixel)][usize::from(*cover)];
                }
            }
        }
    }

    /// Returns the rows of a shape that lie within these rows of the picture, counted from the top of the shape. `y` is the row of
    /// the picture at which the shape begins. `height` is the height of the shape in pixels.
    fn visible_rows(&self, y: i32, height: i32) -> Range<i32> {
        let first = self.rows.start.saturating_sub(y).max(0);
        first..self.rows.end.saturating_sub(y).min(height).max(first)
    }

    /// Returns the part of a shape's `columns` that lies within the picture, and the byte offset of its first pixel in the row `y`.
    /// Columns are counted from the left edge of the shape, which is at `x` in the picture. Returns `None` if no column is visible.
    fn visible_columns_and_byte_offset(
        &self,
        x: i32,
        y: i32,
        columns: Range<i32>,
    ) -> Option<(Range<usize>, usize)> {
        let left = columns.start.max(x.saturating_neg());
        let right = columns.end.min(self.width.saturating_sub(x));
        if left >= right {
            return None;
        }
        Some((left as usize..right as usize, self.byte_offset_of(x + left, y)))
    }

    /// Returns the byte offset of the pixel at `x`, `y`.
    fn byte_offset_of(&self, x: i32, y: i32) -> usize {
        (y - self.rows.start) as usize * (self.width as usize + 1) + (1 + x) as usize
    }
}

impl Drop for Pixels<'_> {
    fn drop(&mut self) {
        self.resources.pixels.give_back(std::mem::take(&mut self.bytes));
    }
}
