//! What draws all pictures.

use super::output::png::Packers;
use super::output::theme::Theme;
use super::raster::{Canvas, Font, Ink, Resources};

/// Draws pictures: each of its methods that draws takes a request and gives the bytes of a file, the same for the same request.
///
/// It keeps what pictures have in common, such as tiles that were rasterised, from one to the next. So a program makes one of
/// them, and all of its threads share it.
#[derive(Debug, Default)]
pub struct Renderer {
    resources: Resources,
    packers: Packers,
}

impl Renderer {
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the font has every letter of this name, and there is something to see.
    ///
    /// Where it has not, the caller puts something else in the picture, such as `P2`, and the name itself in the message.
    pub fn can_draw(&self, name: &str) -> bool {
        self.font().can_draw(name)
    }

    pub(super) fn font(&self) -> &Font {
        &self.resources.font
    }

    pub(super) fn canvas(&self, width: i32, height: i32, ground: Ink) -> Canvas<'_> {
        Canvas::new(&self.resources, width, height, ground)
    }

    pub(super) fn png(&self, canvas: &Canvas, theme: Theme) -> Vec<u8> {
        self.packers.png(canvas, theme)
    }
}
