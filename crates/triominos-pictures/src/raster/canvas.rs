//! The canvas, which represents a picture as a list of drawing operations.

use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use super::font::Font;
use super::geometry::{Rect, Xy, line_outline};
use super::ink::Ink;
use super::pixels::Pixels;
use super::resources::Resources;
use super::shapes::mark::Mark;
use super::shapes::mask::Mask;
use super::shapes::sprite::Sprite;
use super::stroke::Stroke;

/// A picture as a list of drawing operations. They are drawn on the background in the order of the list; parts beyond the edges are
/// cut off.
///
/// The canvas contains no pixels; they are made on request, for a range of rows. A caller can first hash these rows, and reuse what
/// it has made before from rows with the same hash.
#[derive(Debug)]
pub struct Canvas<'r> {
    resources: &'r Resources,
    width: i32,
    height: i32,
    ground: Ink,
    strokes: Vec<Stroke>,
    cuts: Vec<i32>,
}

impl<'r> Canvas<'r> {
    /// Creates a canvas of this size in pixels, filled with the ink `ground`.
    pub fn new(resources: &'r Resources, width: i32, height: i32, ground: Ink) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        Self { resources, width, height, ground, strokes: Vec::new(), cuts: Vec::new() }
    }

    /// Returns the font and the shapes with which the canvas is drawn.
    pub fn resources(&self) -> &'r Resources {
        self.resources
    }

    /// Returns the font.
    pub fn font(&self) -> &'r Font {
        &self.resources.font
    }

    /// Returns the width in pixels.
    pub fn width(&self) -> u32 {
        self.width as u32
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> u32 {
        self.height as u32
    }

    /// Starts a new band at the row `y`. Callers start one between two parts of a picture that seldom change at the same time.
    pub fn start_band_at(&mut self, y: i32) {
        if (1..self.height).contains(&y) {
            self.cuts.push(y);
        }
    }

    /// Returns the bands, as ranges of rows from top to bottom.
    pub fn bands(&self) -> Vec<Range<i32>> {
        let mut cuts = self.cuts.clone();
        cuts.extend([0, self.height]);
        cuts.sort_unstable();
        cuts.dedup();
        cuts.windows(2).map(|ends| ends[0]..ends[1]).collect()
    }

    /// Hashes everything on which the pixels of these rows depend. Rows with the same hash have the same pixels, at any position in
    /// any picture.
    pub fn hash_rows<H: Hasher>(&self, rows: &Range<i32>, hasher: &mut H) {
        (self.width, rows.len(), self.ground).hash(hasher);
        self.strokes_on(rows).for_each(|stroke| stroke.hash_relative_to(rows.start, hasher));
    }

    /// Returns the pixels of these rows.
    pub fn pixels(&self, rows: Range<i32>) -> Pixels<'r> {
        let mut pixels = Pixels::new(self.resources, self.width, rows.clone(), self.ground);
        self.strokes_on(&rows).for_each(|stroke| stroke.draw(&mut pixels));
        pixels
    }

    /// Returns the drawing operations that may reach these rows.
    fn strokes_on(&self, rows: &Range<i32>) -> impl Iterator<Item = &Stroke> {
        let (start, end) = (rows.start, rows.end);
        self.strokes.iter().filter(move |stroke| {
            let touched = stroke.rows();
            touched.start < end && touched.end > start
        })
    }

    /// Fills a rectangle with sharp edges.
    pub fn fill(&mut self, area: Rect, ink: Ink) {
        self.strokes.push(Stroke::Fill(area, ink));
    }

    /// Paints a mask in this ink, with the upper left corner of the mask at `x`, `y`.
    pub fn paint_mask(&mut self, mask: &Arc<Mask>, x: i32, y: i32, ink: Ink) {
        self.strokes.push(Stroke::Paint(Arc::clone(mask), (x, y), ink));
    }

    /// Paints a disc around this point, with a radius in pixels.
    pub fn paint_disc(&mut self, (x, y): (i32, i32), radius: f32, ink: Ink) {
        let disc = self.resources.disc_mask(radius);
        self.paint_mask(&disc, x - disc.width() / 2, y - disc.height() / 2, ink);
    }

    /// Paints a mark whose upper left corner is at `x`, `y`. `size` is its width and height; all
    /// are in pixels.
    pub fn paint_mark(&mut self, mark: Mark, (x, y): (i32, i32), size: (i32, i32), ink: Ink) {
        self.paint_mask(&self.resources.mark_mask(mark, size), x, y, ink);
    }

    /// Copies a sprite, with its upper left corner at `x`, `y`.
    pub fn paint_sprite(&mut self, sprite: &Arc<Sprite>, x: i32, y: i32) {
        self.strokes.push(Stroke::Stamp(Arc::clone(sprite), (x, y)));
    }

    /// Paints a polygon.
    pub fn paint_polygon(&mut self, outline: &[Xy], ink: Ink) {
        let least =
            |axis: fn(&Xy) -> f32| outline.iter().map(axis).fold(f32::MAX, f32::min).floor();
        let most = |axis: fn(&Xy) -> f32| outline.iter().map(axis).fold(f32::MIN, f32::max).ceil();
        let (left, top) = (least(|p| p.0), least(|p| p.1));
        let (right, bottom) = (most(|p| p.0), most(|p| p.1));
        let moved: Vec<Xy> = outline.iter().map(|(x, y)| (x - left, y - top)).collect();
        let mask = Mask::new((right - left) as i32, (bottom - top) as i32, &moved);
        self.paint_mask(&Arc::new(mask), left as i32, top as i32, ink);
    }

    /// Paints a line through these points, with a thickness in pixels.
    pub fn paint_line(&mut self, points: &[Xy], thickness: f32, ink: Ink) {
        for ends in points.windows(2) {
            self.paint_polygon(&line_outline(ends[0], ends[1], thickness), ink);
        }
    }

    /// Fills a rectangle with rounded corners, whose radius is in pixels.
    pub fn fill_round(&mut self, area: Rect, radius: i32, ink: Ink) {
        let radius = radius.min(area.width / 2).min(area.height / 2);
        if radius <= 0 {
            self.fill(area, ink);
            return;
        }
        let disc = self.resources.disc_mask(radius as f32);
        self.strokes.push(Stroke::FillRound(area, disc, ink));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::raster::ink::Shade;

    /// Counts the pixels for whose shade `is_counted` returns `true`.
    fn count_pixels(canvas: &Canvas, is_counted: impl Fn(Shade) -> bool) -> usize {
        let pixels = canvas.pixels(0..canvas.height);
        let rows = (0..canvas.height).flat_map(|y| pixels.row(y, 0..canvas.width));
        rows.filter(|shade| is_counted(**shade)).count()
    }

    /// Counts the pixels that differ from the background.
    fn count_drawn_pixels(canvas: &Canvas) -> usize {
        count_pixels(canvas, |shade| shade != Ink::Table as Shade)
    }

    /// Creates a sprite with the shape of a disc.
    fn sprite_from_disc(resources: &Resources, disc: &Mask) -> Arc<Sprite> {
        Arc::new(Sprite::new(&resources.blends, Ink::Table, &[(disc, Ink::Rim)]))
    }

    #[test]
    fn drawing_beyond_the_edge_is_cut_off() {
        let resources = Resources::default();
        let disc = Arc::new(Mask::disc(5.0));
        let sprite = sprite_from_disc(&resources, &disc);
        for (x, y) in [(-5, -5), (15, 15), (-5, 15), (-100, 3), (3, 100), (30, -100), (4, 4)] {
            let mut painted = Canvas::new(&resources, 20, 20, Ink::Table);
            painted.paint_mask(&disc, x, y, Ink::Rim);
            let mut stamped = Canvas::new(&resources, 20, 20, Ink::Table);
            stamped.paint_sprite(&sprite, x, y);
            let [painted, stamped] = [painted, stamped].map(|canvas| {
                let seen = (-10..20).contains(&x) && (-10..20).contains(&y);
                assert_eq!(count_drawn_pixels(&canvas) > 0, seen, "{x}, {y}");
                canvas.pixels(0..20).rows_with_filter_bytes().to_vec()
            });
            assert_eq!(painted, stamped);
        }
        let mut canvas = Canvas::new(&resources, 20, 20, Ink::Table);
        canvas.fill(Rect { x: -10, y: 18, width: 15, height: 100 }, Ink::Rim);
        assert_eq!(count_drawn_pixels(&canvas), 10);
    }

    /// Returns a canvas with one stroke of each kind, moved down by this many rows.
    fn canvas_of_all_strokes(resources: &Resources, rows_down: i32) -> Canvas<'_> {
        let mut canvas = Canvas::new(resources, 60, 300, Ink::Table);
        let disc = resources.disc_mask(9.0);
        canvas.fill(Rect { x: -5, y: rows_down - 5, width: 50, height: 30 }, Ink::Face);
        canvas.paint_mask(&disc, -9, rows_down + 10, Ink::Rim);
        canvas.fill_round(Rect { x: 5, y: rows_down + 15, width: 40, height: 30 }, 8, Ink::Rim);
        canvas.paint_sprite(&sprite_from_disc(resources, &disc), 30, rows_down + 25);
        canvas.paint_polygon(
            &[
                (3.0, rows_down as f32 + 2.5),
                (50.0, rows_down as f32 + 20.5),
                (9.0, rows_down as f32 + 40.5),
            ],
            Ink::Gold,
        );
        canvas.write_centred_number("57", 20.0, (30, rows_down + 30), Ink::Text);
        canvas
    }

    #[test]
    fn rows_are_the_same_in_batches_of_any_size() {
        let resources = Resources::default();
        let canvas = canvas_of_all_strokes(&resources, 20);
        let whole = canvas.pixels(0..300);
        for height in [1, 3, 7, 50, 300] {
            for top in (0..300).step_by(height) {
                let rows = top..(top + height as i32).min(300);
                let some = canvas.pixels(rows.clone());
                for y in rows {
                    assert_eq!(some.row(y, 0..60), whole.row(y, 0..60), "{height}: {y}");
                }
            }
        }
        for row in whole.rows_with_filter_bytes().chunks(61) {
            assert_eq!(row[0], 0);
        }
    }

    /// Returns the hash of these rows.
    fn hash_of_rows(canvas: &Canvas, rows: Range<i32>) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        canvas.hash_rows(&rows, &mut hasher);
        hasher.finish()
    }

    #[test]
    fn equal_rows_have_the_same_hash_at_any_height() {
        let resources = Resources::default();
        let (one, other) =
            (canvas_of_all_strokes(&resources, 20), canvas_of_all_strokes(&resources, 61));
        for (top, height) in [(0, 80), (15, 5), (30, 12), (48, 40)] {
            assert_eq!(
                hash_of_rows(&one, top..top + height),
                hash_of_rows(&other, top + 41..top + 41 + height)
            );
        }
        assert_ne!(hash_of_rows(&one, 0..80), hash_of_rows(&other, 0..80));
        assert_ne!(hash_of_rows(&one, 0..80), hash_of_rows(&one, 0..79));
        // A changed stroke changes the hash of the rows that it touches, and of no other rows.
        let changes: [fn(&mut Canvas); 7] = [
            |canvas| canvas.fill(Rect { x: 1, y: 40, width: 1, height: 1 }, Ink::Face),
            |canvas| canvas.fill(Rect { x: 1, y: 40, width: 1, height: 1 }, Ink::Rim),
            |canvas| canvas.fill(Rect { x: 2, y: 40, width: 1, height: 1 }, Ink::Face),
            |canvas| canvas.paint_disc((10, 40), 3.0, Ink::Face),
            |canvas| canvas.paint_disc((10, 40), 3.5, Ink::Face),
            |canvas| canvas.fill_round(Rect { x: 1, y: 35, width: 9, height: 9 }, 3, Ink::Face),
            |canvas| canvas.paint_mark(Mark::Tick, (3, 35), (9, 9), Ink::Face),
        ];
        let mut seen = vec![hash_of_rows(&one, 30..50)];
        for change in changes {
            let mut canvas = canvas_of_all_strokes(&resources, 20);
            change(&mut canvas);
            assert_eq!(hash_of_rows(&canvas, 100..300), hash_of_rows(&one, 100..300));
            seen.push(hash_of_rows(&canvas, 30..50));
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 8);
    }

    #[test]
    fn a_canvas_is_divided_at_the_rows_where_bands_start() {
        let resources = Resources::default();
        let mut canvas = Canvas::new(&resources, 10, 100, Ink::Table);
        assert_eq!(canvas.bands().len(), 1);
        [50, 20, 50, 0, -7, 100, 400].into_iter().for_each(|y| canvas.start_band_at(y));
        assert_eq!(canvas.bands(), [0..20, 20..50, 50..100]);
    }

    #[test]
    fn a_reused_buffer_is_clean() {
        let resources = Resources::default();
        for size in [30, 20, 25] {
            let mut canvas = Canvas::new(&resources, size, size, Ink::Table);
            assert_eq!(count_drawn_pixels(&canvas), 0);
            canvas.fill(Rect { x: 0, y: 0, width: size, height: size }, Ink::Face);
            assert_eq!(count_drawn_pixels(&canvas), (size * size) as usize);
        }
    }

    #[test]
    fn a_rounded_rectangle_is_symmetric() {
        let resources = Resources::default();
        let mut canvas = Canvas::new(&resources, 40, 30, Ink::Panel);
        canvas.fill_round(Rect { x: 4, y: 3, width: 32, height: 24 }, 9, Ink::Card);
        let pixels = canvas.pixels(0..30);
        let at = |x: i32, y: i32| pixels.row(y, x..x + 1)[0];
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
