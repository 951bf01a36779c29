//! Tiles and spots, rasterised once for a theme and a size.

use std::num::NonZeroUsize;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use lru::LruCache;

use super::canvas::{Colour, blend};
use super::layout::triangle_height;
use super::mask::{FULL, Mask};
use super::shape::{Xy, round_triangle};
use super::text::Numeral;
use super::theme::{Palette, Theme};
use crate::game::Half;

/// The size of a tile's digits in sides of the tile. With it digits are 9 pixels high on a phone from a side of 112 upwards.
pub const DIGIT_EM: f32 = 0.34;

/// A picture of a tile without its digits, or of a spot without its number: colours, and how far each pixel covers what is below.
#[derive(Debug)]
pub struct Sprite {
    width: i32,
    height: i32,
    /// Three bytes a pixel.
    colours: Vec<u8>,
    covers: Vec<u8>,
    /// The columns of each row that are wholly covered, without a gap.
    solid: Vec<std::ops::Range<usize>>,
}

impl Sprite {
    /// Lays these shapes, all of one size, over each other. The first is the largest and gives the outline.
    pub fn new(layers: &[(&Mask, Colour)]) -> Self {
        let Some(((outline, ground), upper)) = layers.split_first() else {
            return Self { width: 0, height: 0, colours: vec![], covers: vec![], solid: vec![] };
        };
        let (width, height) = (outline.width(), outline.height());
        let mut colours = ground.repeat(width as usize * height as usize);
        let mut covers = Vec::with_capacity(colours.len() / 3);
        let mut solid = Vec::with_capacity(height as usize);
        for (y, row) in (0..height).zip(colours.chunks_exact_mut(3 * width as usize)) {
            for (mask, colour) in upper {
                for (pixel, cover) in row.chunks_exact_mut(3).zip(mask.row(y)) {
                    blend(pixel, colour, *cover);
                }
            }
            let line = outline.row(y);
            covers.extend_from_slice(line);
            let start = line.iter().position(|cover| *cover == FULL).unwrap_or(line.len());
            let run = line[start..].iter().take_while(|cover| **cover == FULL).count();
            solid.push(start..start + run);
        }
        Self { width, height, colours, covers, solid }
    }

    pub fn width(&self) -> i32 {
        self.width
    }

    pub fn height(&self) -> i32 {
        self.height
    }

    /// The colours and the coverage of a row's pixels.
    pub fn row(&self, y: i32) -> (&[u8], &[u8]) {
        let (start, width) = (y as usize * self.width as usize, self.width as usize);
        (&self.colours[3 * start..][..3 * width], &self.covers[start..][..width])
    }

    /// The columns of a row that are wholly covered.
    pub fn solid(&self, y: i32) -> std::ops::Range<usize> {
        self.solid[y as usize].clone()
    }
}

/// The state in which a tile is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Plain,
    /// Of the rack: it cannot be placed now.
    Muted,
    /// The last placement of the board; on the rack, the tile just drawn.
    Last,
    /// Part of a bonus shape.
    Bonus,
    /// The tile of a preview: not placed yet.
    Chosen,
}

const FACES: usize = 5;

/// How far a tile stays from the edges of its cell, and how round its corners are, in sides.
const INSET: f32 = 0.015;
const ROUND: f32 = 0.075;
/// By how much the face of a tile lies higher than its body, in sides.
const LIFT: f32 = 0.013;

/// Everything a board of this side length is put together from. Each part is made when it is first asked for.
#[derive(Debug)]
pub struct Sprites {
    side: i32,
    palette: &'static Palette,
    tiles: [[OnceLock<Sprite>; FACES]; 2],
    spots: [OnceLock<Sprite>; 2],
    digits: [OnceLock<Numeral>; 6],
}

// A picture has two sizes at most, the board's and the rack's. A full set of the largest size is about two megabytes.
const KEPT: NonZeroUsize = NonZeroUsize::new(6).unwrap();

type Cache = LruCache<(Theme, i32), Arc<Sprites>>;

static CACHE: LazyLock<Mutex<Cache>> = LazyLock::new(|| Mutex::new(LruCache::new(KEPT)));

impl Sprites {
    /// The sprites of a theme with triangles of this side length, in pixels: a multiple of 8.
    pub fn of(theme: Theme, side: i32) -> Arc<Self> {
        let mut cache = CACHE.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Arc::new(Self::new(theme, side));
        Arc::clone(cache.get_or_insert((theme, side), new))
    }

    fn new(theme: Theme, side: i32) -> Self {
        Self {
            side,
            palette: theme.palette(),
            tiles: Default::default(),
            spots: Default::default(),
            digits: Default::default(),
        }
    }

    /// A tile without its digits.
    pub fn tile(&self, half: Half, face: Face) -> &Sprite {
        self.tiles[half as usize][face as usize].get_or_init(|| self.draw_tile(half, face))
    }

    /// An open spot without its number.
    pub fn spot(&self, half: Half) -> &Sprite {
        self.spots[half as usize].get_or_init(|| {
            let colours = &self.palette.spot;
            self.ringed(half, (0.05, 0.07), 0.032, colours.line, colours.fill)
        })
    }

    /// The digit of a tile's corner; 5 for anything higher.
    pub fn digit(&self, digit: u8) -> &Numeral {
        let digit = digit.min(5);
        let em = DIGIT_EM * self.side as f32;
        self.digits[usize::from(digit)].get_or_init(|| Numeral::new(&digit.to_string(), em))
    }

    fn draw_tile(&self, half: Half, face: Face) -> Sprite {
        let colours = &self.palette.tile;
        match face {
            Face::Plain => self.rimmed(half, colours.rim, colours.face),
            Face::Muted => self.rimmed(half, colours.muted_rim, colours.muted),
            Face::Last => self.ringed(half, (0.008, ROUND), 0.036, colours.last_ring, colours.last),
            Face::Chosen => {
                self.ringed(half, (0.008, ROUND), 0.036, colours.chosen_ring, colours.last)
            }
            Face::Bonus => {
                self.ringed(half, (0.012, ROUND), 0.03, colours.bonus_ring, colours.bonus)
            }
        }
    }

    /// A body with a darker rim, which shows most at the bottom: as if the tile had a thickness.
    fn rimmed(&self, half: Half, rim: Colour, face: Colour) -> Sprite {
        let side = self.side as f32;
        let width = 2.0 / side.max(96.0);
        let body = self.triangle(half, (INSET, ROUND), 0);
        let lift = (LIFT * side).round() as i32;
        let top = self.triangle(half, (INSET + width, ROUND - width), lift);
        Sprite::new(&[(&body, rim), (&top, face)])
    }

    /// A body with an even outline.
    fn ringed(
        &self,
        half: Half,
        (inset, radius): (f32, f32),
        line: f32,
        ring: Colour,
        face: Colour,
    ) -> Sprite {
        let outer = self.triangle(half, (inset, radius), 0);
        let inner = self.triangle(half, (inset + line, (radius - line).max(0.02)), 0);
        Sprite::new(&[(&outer, ring), (&inner, face)])
    }

    /// A triangle within its cell, `inset` from the cell's edges and with round corners, both in sides; moved up by so many pixels.
    fn triangle(&self, half: Half, (inset, radius): (f32, f32), lift: i32) -> Mask {
        let side = self.side as f32;
        let corners: [Xy; 3] = cell_corners(Half::Up, self.side).map(|(x, y)| (x as f32, y as f32));
        let outline = round_triangle(corners, inset * side, radius * side);
        let up = Mask::symmetric(self.side, triangle_height(self.side), &outline);
        up.flipped(half == Half::Down, lift)
    }
}

/// The corners of a cell in its own rectangle, in the order of the game's: clockwise, from the apex or the top left.
pub const fn cell_corners(half: Half, side: i32) -> [(i32, i32); 3] {
    let height = triangle_height(side);
    match half {
        Half::Up => [(side / 2, 0), (side, height), (0, height)],
        Half::Down => [(0, 0), (side, 0), (side / 2, height)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::canvas::Canvas;

    #[test]
    fn a_sprite_stays_in_its_cell() {
        // Up and down in one rhombus: not one pixel of the one may be painted by the other.
        for side in [80, 120, 200] {
            let sprites = Sprites::of(Theme::Dark, side);
            for face in [Face::Plain, Face::Muted, Face::Last, Face::Bonus, Face::Chosen] {
                let up = sprites.tile(Half::Up, face);
                let down = sprites.tile(Half::Down, face);
                for y in 0..up.height() {
                    let last_of_up = up.row(y).1.iter().rposition(|cover| *cover > 0);
                    let first_of_down = down.row(y).1.iter().position(|cover| *cover > 0);
                    if let (Some(last), Some(first)) = (last_of_up, first_of_down) {
                        // The down cell begins half a side farther right.
                        assert!(last < first + side as usize / 2, "{face:?} {side}: row {y}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_sprite_is_symmetric() {
        for half in [Half::Up, Half::Down] {
            let sprites = Sprites::of(Theme::Light, 120);
            let sprite = sprites.tile(half, Face::Plain);
            for y in 0..sprite.height() {
                let (_, covers) = sprite.row(y);
                let mirrored = covers.iter().rev();
                for (left, right) in covers.iter().zip(mirrored) {
                    assert_eq!(left, right, "{half:?}, row {y}: {covers:?}");
                }
            }
        }
    }

    #[test]
    fn a_stamp_covers_what_its_outline_covers() {
        let sprites = Sprites::of(Theme::Dark, 80);
        let sprite = sprites.tile(Half::Up, Face::Plain);
        let mut canvas = Canvas::new(80, 70, [0; 3]);
        canvas.stamp(sprite, 0, 0);
        for y in 0..70 {
            let (_, covers) = sprite.row(y);
            for (x, cover) in covers.iter().enumerate() {
                let lit = canvas.rgb()[3 * (80 * y as usize + x)] > 0;
                assert_eq!(lit, *cover > 0, "{x}, {y}");
            }
        }
    }

    #[test]
    fn no_more_is_kept_than_that() {
        for side in 2..40 {
            Sprites::of(Theme::Dark, 8 * side);
        }
        let cache = CACHE.lock().unwrap();
        assert!(cache.len() <= KEPT.get());
    }
}
