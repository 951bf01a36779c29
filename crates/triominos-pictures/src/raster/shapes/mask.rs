//! Shapes, represented by the coverage of pixels.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

use image::imageops::thumbnail;
use image::{GrayImage, Luma};
use imageproc::drawing::draw_polygon_mut;
use imageproc::point::Point;

use crate::raster::geometry::{Xy, circle_outline};
use crate::raster::ink::FULL;

/// The number of subpixels in each direction into which a pixel is divided for rasterising.
const SUBPIXELS: u32 = 4;

/// The coverage of each pixel of a rectangle by a shape, from 0 to [`FULL`].
#[derive(Debug)]
pub struct Mask {
    width: i32,
    height: i32,
    covers: Vec<u8>,
    digest: OnceLock<u64>,
}

impl Mask {
    /// Rasterises a filled polygon.
    ///
    /// The polygon is drawn at four times the size and reduced by averaging, because the anti-aliased polygons of `imageproc` have
    /// corners on whole pixels and too thick a border.
    pub fn new(width: i32, height: i32, outline: &[Xy]) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let (columns, rows) = (width as u32, height as u32);
        let mut fine = GrayImage::new(columns * SUBPIXELS, rows * SUBPIXELS);
        // The centre of subpixel n is at (n + 1/2) / SUBPIXELS.
        let fine_pixel = |v: f32| (v * SUBPIXELS as f32 - 0.5).round() as i32;
        let mut points: Vec<Point<i32>> =
            outline.iter().map(|(x, y)| Point::new(fine_pixel(*x), fine_pixel(*y))).collect();
        points.dedup();
        // `draw_polygon_mut` panics if the first and the last point are equal.
        while points.len() > 1 && points.first() == points.last() {
            points.pop();
        }
        if points.len() > 1 {
            draw_polygon_mut(&mut fine, &points, Luma([u8::MAX]));
        }
        let mut covers = thumbnail(&fine, columns, rows).into_raw();
        covers.iter_mut().for_each(|cover| *cover = coverage_level(f32::from(*cover) / 255.0));
        Self { width, height, covers, digest: OnceLock::new() }
    }

    /// Rasterises a polygon, in a mask of this width and height in pixels, that is symmetric about the mask's vertical axis. This
    /// is faster, and the two halves are exact mirror images.
    pub fn new_symmetric(width: i32, height: i32, outline: &[Xy]) -> Self {
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

    /// Rasterises a disc with this radius in pixels, in the middle of a mask that is twice as wide
    /// and high.
    pub fn disc(radius: f32) -> Self {
        let half = radius.ceil();
        let size = 2 * half as i32;
        let up = Self::new_symmetric(size, size, &circle_outline(half, half, radius));
        // The lower half is a mirror image of the upper half, so that the disc is exactly symmetric.
        let mut whole = Self::empty(size, size);
        let rows = whole.covers.chunks_exact_mut(size as usize);
        for (y, row) in (0..).zip(rows) {
            row.copy_from_slice(up.row(y.min(size - 1 - y)));
        }
        whole
    }

    /// Returns a copy of the mask, upside down if `is_upside_down` is true, and moved up by `rows_up` rows.
    pub fn flipped_and_raised(&self, is_upside_down: bool, rows_up: i32) -> Self {
        let mut other = Self::empty(self.width, self.height);
        let rows = other.covers.chunks_exact_mut(self.width as usize);
        for (y, row) in (rows_up..self.height).zip(rows) {
            row.copy_from_slice(self.row(if is_upside_down { self.height - 1 - y } else { y }));
        }
        other
    }

    /// Creates a mask that covers no pixel.
    pub fn empty(width: i32, height: i32) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let covers = vec![0; width as usize * height as usize];
        Self { width, height, covers, digest: OnceLock::new() }
    }

    /// Adds coverage, from 0 to 1, to a pixel. Ignores pixels outside the mask.
    pub fn add_coverage(&mut self, x: i32, y: i32, coverage: f32) {
        if (0..self.width).contains(&x) && (0..self.height).contains(&y) {
            let there = &mut self.covers[y as usize * self.width as usize + x as usize];
            *there = FULL.min(*there + coverage_level(coverage));
        }
    }

    /// Returns a hash of the finished shape. Masks with the same hash are the same.
    pub fn digest(&self) -> u64 {
        *self.digest.get_or_init(|| {
            let mut hasher = DefaultHasher::new();
            (self.width, &self.covers).hash(&mut hasher);
            hasher.finish()
        })
    }

    /// Returns the width in pixels.
    pub fn width(&self) -> i32 {
        self.width
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> i32 {
        self.height
    }

    /// Returns the coverage of the pixels of the row `y`, each from 0 to [`FULL`].
    pub fn row(&self, y: i32) -> &[u8] {
        let width = self.width as usize;
        &self.covers[y as usize * width..][..width]
    }
}

/// Converts a coverage from 0 to 1 to a step from 0 to [`FULL`].
fn coverage_level(coverage: f32) -> u8 {
    (coverage * f32::from(FULL)).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_covers_the_area_of_its_shape() {
        let mask = Mask::new(100, 100, &circle_outline(50.0, 50.0, 40.0));
        let covered: u32 = mask.covers.iter().map(|cover| u32::from(*cover)).sum();
        let area = covered as f32 / f32::from(FULL);
        let exact = std::f32::consts::PI * 1600.0;
        assert!((area / exact - 1.0).abs() < 0.01, "{area} for {exact}");
    }

    #[test]
    fn a_square_of_whole_pixels_has_no_soft_edge() {
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

    #[test]
    fn an_outline_without_area_covers_nothing() {
        for outline in [&[][..], &[(1.0, 1.0)], &[(1.0, 1.0), (1.0, 1.0), (1.0, 1.0)]] {
            assert!(Mask::new(4, 4, outline).covers.iter().all(|cover| *cover == 0));
        }
    }
}
