//! The renderer, which draws all pictures.

use std::sync::OnceLock;

use super::output::png::PngPacker;
use super::output::theme::Theme;
use super::raster::{Canvas, EmojiShapes, Font, Ink, Resources};

/// Draws pictures. A method that draws takes a request and gives the bytes of a file: the same bytes for the same request.
///
/// Shapes that were rasterised are kept for the next pictures. So a program makes one renderer, which all of its threads share.
#[derive(Debug, Default)]
pub struct Renderer {
    resources: Resources,
    png: PngPacker,
    emojis: OnceLock<EmojiShapes>,
}

impl Renderer {
    pub fn new() -> Self {
        Self::default()
    }

    /// True if the font has every letter of this name, and at least one of them can be seen.
    ///
    /// For another name the caller puts something else in the picture, such as `P2`, and the name itself in the message.
    pub fn can_draw(&self, name: &str) -> bool {
        self.font().can_draw(name)
    }

    /// The texts that had no room in any picture so far.
    #[cfg(test)]
    pub(crate) fn cuts(&self) -> Vec<String> {
        self.font().cuts.lock().unwrap().clone()
    }

    pub(super) fn emoji_shapes(&self) -> &EmojiShapes {
        self.emojis.get_or_init(|| EmojiShapes::new(self.font()))
    }

    pub(super) fn font(&self) -> &Font {
        &self.resources.font
    }

    pub(super) fn canvas(&self, width: i32, height: i32, ground: Ink) -> Canvas<'_> {
        Canvas::new(&self.resources, width, height, ground)
    }

    /// The PNG file of a canvas.
    pub(super) fn png(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.png.pack(canvas, theme)
    }

    /// The same without the table, which is transparent.
    pub(super) fn clear_png(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.png.pack_clear(canvas, theme)
    }
}
