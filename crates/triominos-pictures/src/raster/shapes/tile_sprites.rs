//! Sprites of tiles, of their digits, and of open spots.

use std::sync::{Arc, OnceLock};

use super::mask::Mask;
use super::sprite::Sprite;
use crate::raster::font::Font;
use crate::raster::geometry::{Xy, cell_corners, rounded_triangle_outline, triangle_height};
use crate::raster::ink::{Blends, Ink};
use triominos_rules::game::Half;

/// The state in which a tile is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    Plain,
    /// A tile of the rack that cannot be placed now.
    Muted,
    /// A tile of the board that was placed since the player's last turn.
    Recent,
    /// The tile of the board that was placed last; on the rack, the tile just drawn.
    Last,
    /// A tile of a bonus shape.
    Bonus,
    /// The tile of a preview, which is not placed yet.
    Chosen,
}

const FACES: usize = 6;

impl Face {
    /// Returns the ink of the tile under a digit, and the ink of the digit.
    pub const fn tile_and_digit_inks(self, digit: u8) -> (Ink, Ink) {
        match self {
            Self::Plain | Self::Recent => (Ink::Face, Ink::for_digit(digit)),
            Self::Muted => (Ink::Muted, Ink::MutedDigit),
            Self::Last | Self::Chosen => (Ink::Gold, Ink::GoldText),
            Self::Bonus => (Ink::Bonus, Ink::for_digit(digit)),
        }
    }
}

/// The distance of a tile from the edges of its cell, as a fraction of the tile's side.
const INSET: f32 = 0.015;
/// The radius of a tile's rounded corners, as a fraction of the tile's side.
const ROUND: f32 = 0.075;
/// The distance by which the face of a tile is above its body, as a fraction of the tile's side.
const LIFT: f32 = 0.013;

/// A digit on the face of a tile, and the position of the digit's middle in the sprite.
#[derive(Debug)]
pub struct Digit {
    pub sprite: Arc<Sprite>,
    pub middle: (i32, i32),
}

/// The sprites for tiles of one size. Each is drawn on first use.
#[derive(Debug)]
pub struct TileSprites {
    side: i32,
    font: Arc<Font>,
    blends: Arc<Blends>,
    /// For each face, the sprites of the upward and of the downward tile.
    tiles: [OnceLock<[Arc<Sprite>; 2]>; FACES],
    spots: OnceLock<[Arc<Sprite>; 2]>,
    digits: [[OnceLock<Digit>; 6]; FACES],
}

impl TileSprites {
    /// The size of a tile's digits as a fraction of the tile's side. On a phone, digits are at least 9 pixels high if the side is
    /// at least 112 pixels.
    pub const DIGIT_EM: f32 = 0.34;

    /// Creates the sprites for tiles with this side in pixels, which must be a multiple of 8.
    pub fn new(side: i32, font: Arc<Font>, blends: Arc<Blends>) -> Self {
        let (tiles, spots, digits) = Default::default();
        Self { side, font, blends, tiles, spots, digits }
    }

    /// Returns the sprite of a tile without its digits.
    pub fn tile(&self, half: Half, face: Face) -> &Arc<Sprite> {
        &self.tiles[face as usize].get_or_init(|| self.upward_and_downward_sprites(face))
            [half as usize]
    }

    /// Returns the sprite of an open spot without its number.
    pub fn spot(&self, half: Half) -> &Arc<Sprite> {
        let draw = || {
            self.upward_and_downward_sprites_with_outline(0.05, 0.07, 0.032, Ink::Accent, Ink::Spot)
        };
        &self.spots.get_or_init(draw)[half as usize]
    }

    /// Returns the sprite of a digit in the inks of this face. Digits over 5 are drawn as 5.
    pub fn digit(&self, digit: u8, face: Face) -> &Digit {
        let digit = digit.min(5);
        self.digits[face as usize][usize::from(digit)].get_or_init(|| {
            let (mask, middle) =
                self.font.digit_mask_and_centre(digit, Self::DIGIT_EM * self.side as f32);
            let (ground, ink) = face.tile_and_digit_inks(digit);
            Digit { sprite: Arc::new(Sprite::new(&self.blends, ground, &[(&mask, ink)])), middle }
        })
    }

    /// Returns the sprites of the upward and the downward tile in this state.
    fn upward_and_downward_sprites(&self, face: Face) -> [Arc<Sprite>; 2] {
        let outlined = |inset, thickness, outline, fill| {
            self.upward_and_downward_sprites_with_outline(inset, ROUND, thickness, outline, fill)
        };
        match face {
            Face::Plain => self.upward_and_downward_sprites_with_rim(Ink::Rim, Ink::Face),
            Face::Muted => self.upward_and_downward_sprites_with_rim(Ink::MutedRim, Ink::Muted),
            Face::Recent => outlined(0.012, 0.034, Ink::Gold, Ink::Face),
            Face::Last => outlined(0.008, 0.036, Ink::LastRing, Ink::Gold),
            Face::Chosen => outlined(0.008, 0.036, Ink::Accent, Ink::Gold),
            Face::Bonus => outlined(0.012, 0.03, Ink::BonusRing, Ink::Bonus),
        }
    }

    /// Returns the sprites of the upward and the downward tile, with a darker rim that is thickest at the bottom, so that the
    /// tile looks solid.
    fn upward_and_downward_sprites_with_rim(&self, rim: Ink, fill: Ink) -> [Arc<Sprite>; 2] {
        let side = self.side as f32;
        let width = 2.0 / side.max(96.0);
        let body = self.triangle_mask(INSET, ROUND);
        let lift = (LIFT * side).round() as i32;
        let top = self.triangle_mask(INSET + width, ROUND - width);
        [false, true].map(|down| {
            let (body, top) =
                (body.flipped_and_raised(down, 0), top.flipped_and_raised(down, lift));
            Arc::new(Sprite::new(&self.blends, Ink::Table, &[(&body, rim), (&top, fill)]))
        })
    }

    /// Returns the sprites of the upward and the downward tile, with an outline of constant width. The lengths are fractions of
    /// the tile's side.
    fn upward_and_downward_sprites_with_outline(
        &self,
        inset: f32,
        corner_radius: f32,
        thickness: f32,
        outline: Ink,
        fill: Ink,
    ) -> [Arc<Sprite>; 2] {
        let outer = self.triangle_mask(inset, corner_radius);
        let inner = self.triangle_mask(inset + thickness, (corner_radius - thickness).max(0.02));
        [false, true].map(|down| {
            let (outer, inner) =
                (outer.flipped_and_raised(down, 0), inner.flipped_and_raised(down, 0));
            Arc::new(Sprite::new(&self.blends, Ink::Table, &[(&outer, outline), (&inner, fill)]))
        })
    }

    /// Returns the mask of an upward triangle in its cell. `inset` is its distance from the edges of the cell, and `radius` is the
    /// radius of its rounded corners. Both are fractions of the side.
    fn triangle_mask(&self, inset: f32, radius: f32) -> Mask {
        let side = self.side as f32;
        let corners: [Xy; 3] = cell_corners(Half::Up, self.side).map(|(x, y)| (x as f32, y as f32));
        let outline = rounded_triangle_outline(corners, inset * side, radius * side);
        Mask::new_symmetric(self.side, triangle_height(self.side), &outline)
    }
}
