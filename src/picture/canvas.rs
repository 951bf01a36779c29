//! The pixels of a picture. Everything is drawn by [`Canvas::fill`], [`Canvas::paint`] and [`Canvas::stamp`], so that another
//! kind of canvas can take this one's place.

use super::mask::{FULL, Mask};
use super::shape::{Rect, circle};
use super::sprite::Sprite;

/// Red, green and blue.
pub type Colour = [u8; 3];

/// A picture in the making. Whatever is drawn past its edges is cut off.
#[derive(Debug)]
pub struct Canvas {
    width: i32,
    height: i32,
    /// Three bytes a pixel, row by row.
    pixels: Vec<u8>,
}

impl Canvas {
    pub fn new(width: i32, height: i32, ground: Colour) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let pixels = ground.repeat(width as usize * height as usize);
        Self { width, height, pixels }
    }

    pub fn width(&self) -> u32 {
        self.width as u32
    }

    pub fn height(&self) -> u32 {
        self.height as u32
    }

    /// The bytes of the picture: red, green, blue, from left to right and from top to bottom.
    pub fn rgb(&self) -> &[u8] {
        &self.pixels
    }

    /// Fills a rectangle.
    pub fn fill(&mut self, area: Rect, colour: Colour) {
        let (left, right) = (area.x.max(0), area.right().min(self.width));
        let (top, bottom) = (area.y.max(0), area.bottom().min(self.height));
        if left >= right {
            return;
        }
        let row = colour.repeat((right - left) as usize);
        for y in top..bottom {
            let start = self.offset(left, y);
            self.pixels[start..start + row.len()].copy_from_slice(&row);
        }
    }

    /// Lays a colour on as far as the mask covers, with the mask's upper left corner at `x`, `y`.
    pub fn paint(&mut self, mask: &Mask, x: i32, y: i32, colour: Colour) {
        for row in 0..mask.height() {
            let Some((columns, start)) = self.clip(x, y + row, mask.width()) else { continue };
            let covers = &mask.row(row)[columns];
            let pixels = &mut self.pixels[start..start + 3 * covers.len()];
            for (pixel, cover) in pixels.chunks_exact_mut(3).zip(covers) {
                blend(pixel, &colour, *cover);
            }
        }
    }

    /// Lays a sprite down with its upper left corner at `x`, `y`.
    pub fn stamp(&mut self, sprite: &Sprite, x: i32, y: i32) {
        for row in 0..sprite.height() {
            let Some((columns, start)) = self.clip(x, y + row, sprite.width()) else { continue };
            let (colours, covers) = sprite.row(row);
            let solid = sprite.solid(row);
            let solid = solid.start.max(columns.start)..solid.end.min(columns.end);
            let at = |column: usize| start + 3 * (column - columns.start);
            if solid.is_empty() {
                self.stamp_edge(colours, covers, columns.clone(), start);
                continue;
            }
            self.stamp_edge(colours, covers, columns.start..solid.start, start);
            self.stamp_edge(colours, covers, solid.end..columns.end, at(solid.end));
            self.pixels[at(solid.start)..at(solid.end)]
                .copy_from_slice(&colours[3 * solid.start..3 * solid.end]);
        }
    }

    fn stamp_edge(
        &mut self,
        colours: &[u8],
        covers: &[u8],
        columns: std::ops::Range<usize>,
        start: usize,
    ) {
        let pixels = self.pixels[start..].chunks_exact_mut(3);
        for (column, pixel) in columns.zip(pixels) {
            if covers[column] > 0 {
                blend(pixel, &colours[3 * column..3 * column + 3], covers[column]);
            }
        }
    }

    /// Fills a rectangle with round corners.
    pub fn fill_round(&mut self, area: Rect, radius: i32, colour: Colour) {
        let radius = radius.min(area.width / 2).min(area.height / 2).max(0);
        if radius == 0 {
            self.fill(area, colour);
            return;
        }
        let corner =
            Mask::new(2 * radius, 2 * radius, &circle(radius as f32, radius as f32, radius as f32));
        for (left, top) in [(true, true), (false, true), (true, false), (false, false)] {
            let quarter = corner.part(Rect {
                x: if left { 0 } else { radius },
                y: if top { 0 } else { radius },
                width: radius,
                height: radius,
            });
            let x = if left { area.x } else { area.right() - radius };
            let y = if top { area.y } else { area.bottom() - radius };
            self.paint(&quarter, x, y, colour);
        }
        let between = area.width - 2 * radius;
        let column = |y, height| Rect { x: area.x + radius, y, width: between, height };
        self.fill(column(area.y, radius), colour);
        self.fill(column(area.bottom() - radius, radius), colour);
        let middle = Rect { y: area.y + radius, height: area.height - 2 * radius, ..area };
        self.fill(middle, colour);
    }

    /// The columns of something this wide at `x` that are in the picture, and the offset of the first of them in row `y`.
    fn clip(&self, x: i32, y: i32, width: i32) -> Option<(std::ops::Range<usize>, usize)> {
        let left = (-x).max(0);
        let right = (self.width - x).min(width);
        if !(0..self.height).contains(&y) || left >= right {
            return None;
        }
        Some((left as usize..right as usize, self.offset(x + left, y)))
    }

    fn offset(&self, x: i32, y: i32) -> usize {
        3 * (y as usize * self.width as usize + x as usize)
    }
}

/// Lays `over` on `under` as far as it covers.
pub fn blend(under: &mut [u8], over: &[u8], cover: u8) {
    match cover {
        0 => {}
        FULL => under.copy_from_slice(over),
        _ => {
            let (full, cover) = (u32::from(FULL), u32::from(cover));
            for (under, over) in under.iter_mut().zip(over) {
                let sum = u32::from(*under) * (full - cover) + u32::from(*over) * cover;
                *under = ((sum + full / 2) / full) as u8;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLACK: Colour = [0; 3];
    const WHITE: Colour = [255; 3];

    fn lit(canvas: &Canvas) -> usize {
        canvas.rgb().chunks(3).filter(|pixel| *pixel != BLACK).count()
    }

    #[test]
    fn what_is_past_the_edge_is_cut_off() {
        let disc = Mask::new(10, 10, &circle(5.0, 5.0, 5.0));
        let sprite = Sprite::new(&[(&disc, WHITE)]);
        for (x, y) in [(-5, -5), (15, 15), (-5, 15), (-100, 3), (3, 100), (30, -100)] {
            let mut painted = Canvas::new(20, 20, BLACK);
            painted.paint(&disc, x, y, WHITE);
            let mut stamped = Canvas::new(20, 20, BLACK);
            stamped.stamp(&sprite, x, y);
            assert_eq!(painted.rgb(), stamped.rgb());
            let seen = (-10..20).contains(&x) && (-10..20).contains(&y);
            assert_eq!(lit(&painted) > 0, seen, "{x}, {y}");
        }
        let mut canvas = Canvas::new(20, 20, BLACK);
        canvas.fill(Rect { x: -10, y: 18, width: 15, height: 100 }, WHITE);
        assert_eq!(lit(&canvas), 10);
    }

    #[test]
    fn a_round_rectangle_is_the_same_from_all_sides() {
        let mut canvas = Canvas::new(40, 30, BLACK);
        canvas.fill_round(Rect { x: 4, y: 3, width: 32, height: 24 }, 9, WHITE);
        let at = |x: usize, y: usize| canvas.rgb()[3 * (y * 40 + x)];
        for y in 0..30 {
            for x in 0..40 {
                assert!(at(x, y).abs_diff(at(39 - x, y)) <= 32, "{x}, {y}");
                assert!(at(x, y).abs_diff(at(x, 29 - y)) <= 32, "{x}, {y}");
            }
        }
        assert_eq!((at(4, 3), at(20, 3), at(4, 15)), (0, 255, 255));
    }
}
