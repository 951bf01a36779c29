//! Animated GIF files.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Repeat};

use super::theme::Theme;
use crate::raster::{Canvas, Pixels, Rect, Shade};

/// The palette index of transparent pixels, which leave the previous pixel unchanged. No shade has this index.
const SAME: Shade = Shade::MAX;
/// The delay between two parts of a frame, in hundredths of a second. A frame that changes several regions is stored in one part
/// for each region. Browsers replace shorter delays by longer ones.
const PART_DELAY: u16 = 2;

/// A writer of an animation. After the first frame, only pixels that differ from the previous frame are stored.
pub struct Animation<'r> {
    file: Encoder<Vec<u8>>,
    /// The pixels that a viewer sees after the frames written so far; `None` before the first
    /// frame.
    shown: Option<Pixels<'r>>,
}

impl<'r> Animation<'r> {
    /// Creates an animation without frames, with this width and height in pixels.
    pub fn new((width, height): (i32, i32), theme: Theme) -> Self {
        let (width, height) = (to_gif_dimension(width), to_gif_dimension(height));
        let file = Encoder::new(Vec::with_capacity(1 << 18), width, height, &theme.palette());
        let mut file = file.expect("memory takes any bytes, and the palette has its size");
        file.set_repeat(Repeat::Infinite).expect("memory takes any bytes");
        Self { file, shown: None }
    }

    /// Adds a frame that is shown for this time, in hundredths of a second. It may differ from the previous frame only in these
    /// regions, each of which is compared separately.
    pub fn add_frame(&mut self, canvas: &Canvas<'r>, changed_regions: &[Rect], centiseconds: u16) {
        let parts: Vec<gif::Frame> = match &mut self.shown {
            None => {
                let pixels = canvas.pixels(0..canvas.height() as i32);
                let frame = full_frame(canvas, &pixels);
                self.shown = Some(pixels);
                vec![frame]
            }
            Some(shown) => {
                let mut parts = Vec::new();
                // Regions with the same rows are side by side, so their rows are rasterised together.
                for beside in changed_regions.chunk_by(|one, next| one.rows() == next.rows()) {
                    let pixels = canvas.pixels(beside[0].rows());
                    for area in
                        beside.iter().filter_map(|region| changed_area(shown, &pixels, *region))
                    {
                        parts.push(changed_frame(shown, &pixels, area));
                    }
                    beside.iter().for_each(|region| shown.copy_from(&pixels, *region));
                }
                parts
            }
        };
        // If nothing has changed, an empty frame is still needed for its delay.
        let parts = if parts.is_empty() { vec![unchanged_frame()] } else { parts };
        let last = parts.len() - 1;
        let rest = centiseconds.saturating_sub(PART_DELAY * last as u16);
        for (n, mut frame) in parts.into_iter().enumerate() {
            frame.delay = if n == last { rest } else { PART_DELAY };
            self.file.write_frame(&frame).expect("memory takes any bytes");
        }
    }

    /// Returns the GIF file.
    pub fn into_gif(self) -> Vec<u8> {
        self.file.into_inner().expect("memory takes any bytes")
    }
}

/// Converts a number of pixels to a dimension of a GIF file.
fn to_gif_dimension(pixels: i32) -> u16 {
    u16::try_from(pixels).unwrap_or(u16::MAX)
}

/// Returns the smallest rectangle that contains all changed pixels of a region; `None` if none has
/// changed.
fn changed_area(before: &Pixels, now: &Pixels, region: Rect) -> Option<Rect> {
    let columns = region.x..region.right();
    let mut area: Option<Rect> = None;
    for y in region.y..region.bottom() {
        let (old, new) = (before.row(y, columns.clone()), now.row(y, columns.clone()));
        if old == new {
            continue;
        }
        let differs = |(old, new): (&Shade, &Shade)| old != new;
        let first = old.iter().zip(new).position(differs).unwrap_or(0) as i32;
        let last = old.iter().zip(new).rposition(differs).unwrap_or(0) as i32;
        let (left, right) = (region.x + first, region.x + last + 1);
        area = Some(match area {
            None => Rect { x: left, y, width: right - left, height: 1 },
            Some(area) => {
                let x = area.x.min(left);
                let width = area.right().max(right) - x;
                Rect { x, width, height: y + 1 - area.y, ..area }
            }
        });
    }
    area
}

/// Returns the first frame, which contains all pixels.
fn full_frame(canvas: &Canvas, pixels: &Pixels) -> gif::Frame<'static> {
    let (width, height) = (canvas.width() as i32, canvas.height() as i32);
    let rows = (0..height).flat_map(|y| pixels.row(y, 0..width)).copied();
    frame_with_pixels(Rect { x: 0, y: 0, width, height }, rows.collect())
}

/// Returns a frame of this area in which unchanged pixels are transparent.
fn changed_frame(before: &Pixels, now: &Pixels, area: Rect) -> gif::Frame<'static> {
    let columns = area.x..area.right();
    let rows = (area.y..area.bottom()).flat_map(|y| {
        let (old, new) = (before.row(y, columns.clone()), now.row(y, columns.clone()));
        old.iter().zip(new).map(|(old, new)| if old == new { SAME } else { *new })
    });
    frame_with_pixels(area, rows.collect())
}

/// Returns a frame that changes nothing. A frame cannot be empty, so it has one transparent pixel.
fn unchanged_frame() -> gif::Frame<'static> {
    frame_with_pixels(Rect { x: 0, y: 0, width: 1, height: 1 }, vec![SAME])
}

/// Returns a frame with these pixels in this area.
fn frame_with_pixels(area: Rect, pixels: Vec<Shade>) -> gif::Frame<'static> {
    gif::Frame {
        left: to_gif_dimension(area.x),
        top: to_gif_dimension(area.y),
        width: to_gif_dimension(area.width),
        height: to_gif_dimension(area.height),
        buffer: Cow::Owned(pixels),
        transparent: Some(SAME),
        dispose: DisposalMethod::Keep,
        ..gif::Frame::default()
    }
}
