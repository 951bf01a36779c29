//! The font and the shapes with which canvases are drawn.

use std::num::NonZeroUsize;
use std::sync::Arc;

use super::cache::{BufferPool, Cache};
use super::font::Font;
use super::ink::Blends;
use super::shapes::mark::Mark;
use super::shapes::mask::Mask;
use super::shapes::tile_sprites::TileSprites;

/// The capacity of the cache of discs, and of the cache of marks. A picture seldom has ten sizes of either.
const MASKS: NonZeroUsize = NonZeroUsize::new(64).expect("64 is not zero");
/// The capacity of the cache of tile sizes. A picture has at most two of them, for the board and for the rack. All sprites of the
/// largest size take about half a megabyte.
const SIZES: NonZeroUsize = NonZeroUsize::new(8).expect("8 is not zero");

/// The font, and shapes that are rasterised once for each size, on first use. They consist of inks, not of colours, so they can be
/// used with every theme.
#[derive(Debug)]
pub struct Resources {
    pub font: Arc<Font>,
    pub blends: Arc<Blends>,
    /// Reusable buffers of finished pictures.
    pub pixels: BufferPool<Vec<u8>>,
    discs: Cache<u32, Mask>,
    marks: Cache<(Mark, i32, i32), Mask>,
    tiles: Cache<i32, TileSprites>,
}

impl Resources {
    /// Returns resources whose font records the texts that it cuts.
    pub fn recording_cut_texts() -> Self {
        Self { font: Arc::new(Font::recording_cut_texts()), ..Self::default() }
    }

    /// Returns the mask of a disc with this radius in pixels, rounded to a quarter of a pixel.
    pub fn disc_mask(&self, radius: f32) -> Arc<Mask> {
        let quarters = (radius.clamp(0.25, 200.0) * 4.0).round() as u32;
        self.discs.get_or_make(quarters, || Mask::disc(quarters as f32 / 4.0))
    }

    /// Returns the mask of a mark with this width and height in pixels.
    pub fn mark_mask(&self, mark: Mark, (width, height): (i32, i32)) -> Arc<Mask> {
        self.marks.get_or_make((mark, width, height), || mark.mask(width, height))
    }

    /// Returns the sprites for tiles with this side in pixels, which must be a multiple of 8.
    pub fn tile_sprites(&self, side: i32) -> Arc<TileSprites> {
        let new = || TileSprites::new(side, Arc::clone(&self.font), Arc::clone(&self.blends));
        self.tiles.get_or_make(side, new)
    }
}

impl Default for Resources {
    fn default() -> Self {
        Self {
            font: Arc::default(),
            blends: Arc::default(),
            pixels: BufferPool::default(),
            discs: Cache::with_capacity(MASKS),
            marks: Cache::with_capacity(MASKS),
            tiles: Cache::with_capacity(SIZES),
        }
    }
}
