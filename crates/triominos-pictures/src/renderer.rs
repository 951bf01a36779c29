//! The renderer, which draws all pictures.

use std::sync::OnceLock;

use super::output::png::PngPacker;
use super::output::theme::Theme;
use super::raster::{Canvas, EmojiShapes, Font, Ink, Resources};

/// The renderer of all pictures. Its drawing methods return the bytes of a file; the same arguments always give the same bytes.
///
/// Rasterised shapes are cached for later pictures, so a program creates one renderer and shares it between its threads.
#[derive(Debug, Default)]
pub struct Renderer {
    resources: Resources,
    png: PngPacker,
    emojis: OnceLock<EmojiShapes>,
}

impl Renderer {
    /// Creates a renderer with empty caches.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns `true` if the font has every letter of this name and at least one of them is visible.
    ///
    /// For any other name the caller shows a substitute such as `P2` in the picture, and the name itself in the message.
    pub fn can_draw(&self, name: &str) -> bool {
        self.font().can_draw(name)
    }

    /// Creates a renderer that records the texts that do not fit into a picture, for tests of labels. The record grows with every
    /// such text.
    pub fn recording_cut_texts() -> Self {
        Self { resources: Resources::recording_cut_texts(), ..Self::default() }
    }

    /// Returns the texts that did not fit into a picture and were cut, in any picture so far; empty if they are not recorded.
    pub fn cut_texts(&self) -> Vec<String> {
        self.font().cut_texts()
    }

    /// Returns the shapes of tiles in lines of text.
    pub(super) fn emoji_shapes(&self) -> &EmojiShapes {
        self.emojis.get_or_init(|| EmojiShapes::new(self.font()))
    }

    /// Returns the font of all pictures.
    pub(super) fn font(&self) -> &Font {
        &self.resources.font
    }

    /// Creates a canvas of this size in pixels, filled with the ink `ground`.
    pub(super) fn canvas(&self, width: i32, height: i32, ground: Ink) -> Canvas<'_> {
        Canvas::new(&self.resources, width, height, ground)
    }

    /// Returns the canvas as a PNG file.
    pub(super) fn png(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.png.pack_opaque(canvas, theme)
    }

    /// Returns the canvas as a PNG file in which the background (`Ink::Table`) is transparent.
    pub(super) fn transparent_png(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.png.pack_transparent(canvas, theme)
    }
}
