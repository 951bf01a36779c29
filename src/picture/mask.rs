//! Shapes as coverage: how much of each pixel they fill.

use image::{GrayImage, Luma};
use imageproc::drawing::draw_polygon_mut;
use imageproc::point::Point;

use super::shape::{Rect, Xy};

/// The coverage of a pixel that is wholly inside. There are few steps, so that pictures have few colours and compress well.
pub const FULL: u8 = 8;

/// How much finer than the picture a shape is rasterised, in each direction.
const FINER: u32 = 4;

/// How much of each pixel of a rectangle a shape covers, from 0 to [`FULL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mask {
    width: i32,
    height: i32,
    covers: Vec<u8>,
}

impl Mask {
    /// Rasterises a filled polygon.
    ///
    /// It is drawn four times as large and reduced by averaging, for the polygons that `imageproc` anti-aliases itself have
    /// whole pixels as corners and a border that is too fat.
    pub fn new(width: i32, height: i32, outline: &[Xy]) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let (columns, rows) = (width as u32, height as u32);
        let mut fine = GrayImage::new(columns * FINER, rows * FINER);
        // The centre of fine pixel n is at (n + 1/2) / FINER.
        let fine_pixel = |v: f32| (v * FINER as f32 - 0.5).round() as i32;
        let points: Vec<Point<i32>> =
            outline.iter().map(|(x, y)| Point::new(fine_pixel(*x), fine_pixel(*y))).collect();
        draw_polygon_mut(&mut fine, &points, Luma([255]));
        let covers = reduce(fine.as_raw(), columns as usize);
        Self { width, height, covers }
    }

    /// Rasterises a polygon whose left and right are mirror images: half the work, and the halves are alike to the pixel.
    pub fn symmetric(width: i32, height: i32, outline: &[Xy]) -> Self {
        let left = Self::new(width / 2, height, outline);
        let mut whole = Self::empty(left.width * 2, left.height);
        let rows = whole.covers.chunks_exact_mut(2 * left.width as usize);
        for (y, row) in (0..).zip(rows) {
            let (left_half, right_half) = row.split_at_mut(left.width as usize);
            left_half.copy_from_slice(left.row(y));
            right_half.copy_from_slice(left.row(y));
            right_half.reverse();
        }
        whole
    }

    /// The same upside down, and moved up by so many rows.
    pub fn flipped(&self, flip: bool, up: i32) -> Self {
        let mut other = Self::empty(self.width, self.height);
        let rows = other.covers.chunks_exact_mut(self.width as usize);
        for (y, row) in (up..self.height).zip(rows) {
            row.copy_from_slice(self.row(if flip { self.height - 1 - y } else { y }));
        }
        other
    }

    /// A mask that covers nothing yet; see [`Mask::add`].
    pub fn empty(width: i32, height: i32) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        Self { width, height, covers: vec![0; width as usize * height as usize] }
    }

    /// Adds coverage, 0 to 1, to a pixel; one that is outside is left alone.
    pub fn add(&mut self, x: i32, y: i32, cover: f32) {
        if (0..self.width).contains(&x) && (0..self.height).contains(&y) {
            let there = &mut self.covers[y as usize * self.width as usize + x as usize];
            *there = FULL.min(*there + (cover * f32::from(FULL)).round() as u8);
        }
    }

    /// A rectangle cut out of it, which must lie within.
    pub fn part(&self, area: Rect) -> Self {
        let mut part = Self::empty(area.width, area.height);
        let rows = part.covers.chunks_exact_mut(area.width as usize);
        for (y, row) in (area.y..).zip(rows) {
            row.copy_from_slice(&self.row(y)[area.x as usize..area.right() as usize]);
        }
        part
    }

    pub fn width(&self) -> i32 {
        self.width
    }

    pub fn height(&self) -> i32 {
        self.height
    }

    /// The coverage of a row's pixels.
    pub fn row(&self, y: i32) -> &[u8] {
        let width = self.width as usize;
        &self.covers[y as usize * width..][..width]
    }
}

/// Counts how many fine pixels of each pixel are lit; `columns` is the width of the result.
fn reduce(fine: &[u8], columns: usize) -> Vec<u8> {
    let finer = FINER as usize;
    let mut covers = Vec::with_capacity(fine.len() / (finer * finer));
    let mut counts = vec![0_u16; columns];
    for rows in fine.chunks_exact(finer * finer * columns) {
        counts.fill(0);
        for row in rows.chunks_exact(finer * columns) {
            for (count, piece) in counts.iter_mut().zip(row.chunks_exact(finer)) {
                // All lit, none lit, or the edge of the shape.
                *count += match piece {
                    [255, 255, 255, 255] => 4,
                    [0, 0, 0, 0] => 0,
                    _ => piece.iter().filter(|lit| **lit != 0).count() as u16,
                };
            }
        }
        let all = (finer * finer) as u16;
        let full = u16::from(FULL);
        covers.extend(counts.iter().map(|count| ((count * full + all / 2) / all) as u8));
    }
    covers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::shape::circle;

    #[test]
    fn a_mask_covers_the_area_of_its_shape() {
        let mask = Mask::new(100, 100, &circle(50.0, 50.0, 40.0));
        let covered: u32 = mask.covers.iter().map(|cover| u32::from(*cover)).sum();
        let area = covered as f32 / f32::from(FULL);
        let exact = std::f32::consts::PI * 1600.0;
        assert!((area / exact - 1.0).abs() < 0.01, "{area} for {exact}");
    }

    #[test]
    fn whole_pixels_have_no_soft_edge() {
        let square = [(2.0, 3.0), (8.0, 3.0), (8.0, 9.0), (2.0, 9.0)];
        let mask = Mask::new(10, 10, &square);
        for y in 0..10 {
            for x in 0..10_usize {
                let inside = (2..8).contains(&x) && (3..9).contains(&y);
                assert_eq!(mask.row(y)[x] == FULL, inside, "{x}, {y}: {:?}", mask.row(y));
            }
        }
    }

    #[test]
    fn a_shape_that_reaches_outside_is_cut_off() {
        let mask = Mask::new(4, 4, &[(-50.0, -50.0), (50.0, -50.0), (50.0, 50.0), (-50.0, 50.0)]);
        assert!(mask.covers.iter().all(|cover| *cover == FULL));
    }
}
