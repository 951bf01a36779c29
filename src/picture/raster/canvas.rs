//! The pixels of a picture.

use std::ops::Range;

use super::font::Font;
use super::geometry::{Rect, Xy, line_outline};
use super::ink::{Ink, Shade};
use super::mark::Mark;
use super::mask::Mask;
use super::resources::Resources;
use super::sprite::Sprite;

/// A picture in the making, one byte a pixel. Everything drawn past its edges is cut off.
///
/// Each row begins with a byte that is no pixel: 0, "no filter", as PNG files have it. So the whole can be packed as it is.
#[derive(Debug)]
pub struct Canvas<'r> {
    resources: &'r Resources,
    width: i32,
    height: i32,
    bytes: Vec<u8>,
}

impl<'r> Canvas<'r> {
    pub fn new(resources: &'r Resources, width: i32, height: i32, ground: Ink) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let mut bytes = resources.pixels.take().unwrap_or_default();
        let stride = width as usize + 1;
        bytes.clear();
        bytes.resize(stride * height as usize, ground as Shade);
        bytes.iter_mut().step_by(stride).for_each(|filter| *filter = 0);
        Self { resources, width, height, bytes }
    }

    pub fn resources(&self) -> &'r Resources {
        self.resources
    }

    pub fn font(&self) -> &'r Font {
        &self.resources.font
    }

    pub fn width(&self) -> u32 {
        self.width as u32
    }

    pub fn height(&self) -> u32 {
        self.height as u32
    }

    /// The rows from top to bottom, each a 0 and then its pixels from left to right.
    pub fn rows_with_filter(&self) -> &[u8] {
        &self.bytes
    }

    /// The pixels of a part of a row that lies within the picture.
    pub fn row(&self, y: i32, columns: Range<i32>) -> &[Shade] {
        &self.bytes[self.offset(columns.start, y)..self.offset(columns.end, y)]
    }

    /// Fills a rectangle; its edges are sharp.
    pub fn fill(&mut self, area: Rect, ink: Ink) {
        let (left, right) = (area.x.max(0), area.right().min(self.width));
        if left >= right {
            return;
        }
        for y in area.y.max(0)..area.bottom().min(self.height) {
            let start = self.offset(left, y);
            self.bytes[start..start + (right - left) as usize].fill(ink as Shade);
        }
    }

    /// Lays an ink on as far as a mask covers, with the mask's upper left corner at `x`, `y`.
    pub fn paint(&mut self, mask: &Mask, x: i32, y: i32, ink: Ink) {
        let blend = self.resources.blends.of(ink);
        for row in 0..mask.height() {
            let Some((columns, start)) = self.clip(x, y + row, 0..mask.width()) else { continue };
            let covers = &mask.row(row)[columns];
            for (pixel, cover) in self.bytes[start..].iter_mut().zip(covers) {
                if *cover > 0 {
                    *pixel = blend[usize::from(*pixel)][usize::from(*cover)];
                }
            }
        }
    }

    /// Paints a disc around this point.
    pub fn paint_disc(&mut self, (x, y): (i32, i32), radius: f32, ink: Ink) {
        let disc = self.resources.disc(radius);
        self.paint(&disc, x - disc.width() / 2, y - disc.height() / 2, ink);
    }

    /// Paints a mark of this width and height with its upper left corner at `x`, `y`.
    pub fn paint_mark(&mut self, mark: Mark, (x, y): (i32, i32), size: (i32, i32), ink: Ink) {
        self.paint(&self.resources.mark(mark, size), x, y, ink);
    }

    /// Lays a sprite down with its upper left corner at `x`, `y`.
    pub fn stamp(&mut self, sprite: &Sprite, x: i32, y: i32) {
        for (row, (span, pixels)) in (y..).zip(sprite.rows()) {
            let Some((columns, start)) = self.clip(x, row, span.clone()) else { continue };
            let first = span.start as usize;
            let pixels = &pixels[columns.start - first..columns.end - first];
            self.bytes[start..start + pixels.len()].copy_from_slice(pixels);
        }
    }

    /// Paints a polygon.
    pub fn paint_polygon(&mut self, outline: &[Xy], ink: Ink) {
        let least = |of: fn(&Xy) -> f32| outline.iter().map(of).fold(f32::MAX, f32::min).floor();
        let most = |of: fn(&Xy) -> f32| outline.iter().map(of).fold(f32::MIN, f32::max).ceil();
        let (left, top) = (least(|p| p.0), least(|p| p.1));
        let (right, bottom) = (most(|p| p.0), most(|p| p.1));
        let moved: Vec<Xy> = outline.iter().map(|(x, y)| (x - left, y - top)).collect();
        let mask = Mask::new((right - left) as i32, (bottom - top) as i32, &moved);
        self.paint(&mask, left as i32, top as i32, ink);
    }

    /// Paints a line of this thickness through these points.
    pub fn paint_line(&mut self, points: &[Xy], thickness: f32, ink: Ink) {
        for ends in points.windows(2) {
            self.paint_polygon(&line_outline(ends[0], ends[1], thickness), ink);
        }
    }

    /// Fills a rectangle with round corners.
    pub fn fill_round(&mut self, area: Rect, radius: i32, ink: Ink) {
        let radius = radius.min(area.width / 2).min(area.height / 2).max(0);
        if radius == 0 {
            self.fill(area, ink);
            return;
        }
        let disc = self.resources.disc(radius as f32);
        let blend = self.resources.blends.of(ink);
        for row in 0..area.height {
            // The corners' rows come from the disc, the others are whole.
            let of_disc = match (row < radius, row >= area.height - radius) {
                (true, _) => Some(row),
                (_, true) => Some(row - area.height + 2 * radius),
                _ => None,
            };
            let y = area.y + row;
            let inner = if of_disc.is_some() { radius } else { 0 };
            let between = Rect { x: area.x + inner, y, width: area.width - 2 * inner, height: 1 };
            self.fill(between, ink);
            let Some(covers) = of_disc.map(|row| disc.row(row)) else { continue };
            for (x, half) in [
                (area.x, 0..radius as usize),
                (area.right() - radius, radius as usize..2 * radius as usize),
            ] {
                let Some((columns, start)) = self.clip(x, y, 0..radius) else { continue };
                let covers = &covers[half][columns];
                for (pixel, cover) in self.bytes[start..].iter_mut().zip(covers) {
                    *pixel = blend[usize::from(*pixel)][usize::from(*cover)];
                }
            }
        }
    }

    /// Those of some columns, laid at `x`, that are in the picture; and the offset of the first of them in row `y`.
    fn clip(&self, x: i32, y: i32, columns: Range<i32>) -> Option<(Range<usize>, usize)> {
        let left = columns.start.max(x.saturating_neg());
        let right = columns.end.min(self.width.saturating_sub(x));
        if !(0..self.height).contains(&y) || left >= right {
            return None;
        }
        Some((left as usize..right as usize, self.offset(x + left, y)))
    }

    fn offset(&self, x: i32, y: i32) -> usize {
        y as usize * (self.width as usize + 1) + 1 + x as usize
    }
}

impl Drop for Canvas<'_> {
    fn drop(&mut self) {
        self.resources.pixels.give_back(std::mem::take(&mut self.bytes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(canvas: &Canvas, counts: impl Fn(Shade) -> bool) -> usize {
        let rows = (0..canvas.height).flat_map(|y| canvas.row(y, 0..canvas.width));
        rows.filter(|shade| counts(**shade)).count()
    }

    fn lit(canvas: &Canvas) -> usize {
        count(canvas, |shade| shade != Ink::Table as Shade)
    }

    #[test]
    fn what_is_past_the_edge_is_cut_off() {
        let resources = Resources::default();
        let disc = Mask::disc(5.0);
        let sprite = Sprite::new(&resources.blends, Ink::Table, &[(&disc, Ink::Rim)]);
        for (x, y) in [(-5, -5), (15, 15), (-5, 15), (-100, 3), (3, 100), (30, -100), (4, 4)] {
            let mut painted = Canvas::new(&resources, 20, 20, Ink::Table);
            painted.paint(&disc, x, y, Ink::Rim);
            let mut stamped = Canvas::new(&resources, 20, 20, Ink::Table);
            stamped.stamp(&sprite, x, y);
            assert_eq!(painted.bytes, stamped.bytes);
            let seen = (-10..20).contains(&x) && (-10..20).contains(&y);
            assert_eq!(lit(&painted) > 0, seen, "{x}, {y}");
        }
        let mut canvas = Canvas::new(&resources, 20, 20, Ink::Table);
        canvas.fill(Rect { x: -10, y: 18, width: 15, height: 100 }, Ink::Rim);
        assert_eq!(lit(&canvas), 10);
    }

    #[test]
    fn every_row_begins_with_no_filter_whatever_is_drawn() {
        let resources = Resources::default();
        let mut canvas = Canvas::new(&resources, 20, 10, Ink::Rim);
        canvas.fill(Rect { x: -5, y: -5, width: 50, height: 50 }, Ink::Face);
        canvas.paint(&Mask::disc(9.0), -9, 0, Ink::Rim);
        canvas.fill_round(Rect { x: -3, y: -3, width: 40, height: 30 }, 8, Ink::Rim);
        for row in canvas.rows_with_filter().chunks(21) {
            assert_eq!(row[0], 0);
        }
    }

    #[test]
    fn a_spare_canvas_is_clean() {
        let resources = Resources::default();
        for size in [30, 20, 25] {
            let mut canvas = Canvas::new(&resources, size, size, Ink::Table);
            assert_eq!(lit(&canvas), 0);
            canvas.fill(Rect { x: 0, y: 0, width: size, height: size }, Ink::Face);
        }
    }

    #[test]
    fn a_round_rectangle_is_the_same_from_all_sides() {
        let resources = Resources::default();
        let mut canvas = Canvas::new(&resources, 40, 30, Ink::Panel);
        canvas.fill_round(Rect { x: 4, y: 3, width: 32, height: 24 }, 9, Ink::Card);
        let at = |x: i32, y: i32| canvas.row(y, x..x + 1)[0];
        for y in 0..30 {
            for x in 0..40 {
                assert_eq!(at(x, y), at(39 - x, y), "{x}, {y}");
                assert_eq!(at(x, y), at(x, 29 - y), "{x}, {y}");
            }
        }
        let (panel, card) = (Ink::Panel as Shade, Ink::Card as Shade);
        assert_eq!((at(4, 3), at(20, 3), at(4, 15)), (panel, card, card));
    }
}
