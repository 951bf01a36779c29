//! Animated GIF files.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Repeat};

use super::theme::Theme;
use crate::picture::raster::{Canvas, Pixels, Rect, Shade};

/// The number of pixels that stay as they are; no shade has it.
const SAME: Shade = Shade::MAX;
/// The time from one part of a frame to the next, in hundredths of a second. Browsers take a shorter time for a longer one.
const PART: u16 = 2;

/// An animation in the making. Of each canvas only what differs from the one before is written.
pub struct Animation<'r> {
    file: Encoder<Vec<u8>>,
    /// What is shown now.
    shown: Option<Pixels<'r>>,
}

impl<'r> Animation<'r> {
    pub fn new((width, height): (i32, i32), theme: Theme) -> Self {
        let (width, height) = (side(width), side(height));
        let file = Encoder::new(Vec::with_capacity(1 << 18), width, height, &theme.palette());
        let mut file = file.expect("memory takes any bytes, and the palette has its size");
        file.set_repeat(Repeat::Infinite).expect("memory takes any bytes");
        Self { file, shown: None }
    }

    /// Shows the next canvas for this time, in hundredths of a second. It may differ from the one before in these regions only,
    /// each of which is compared by itself.
    pub fn show(&mut self, canvas: &Canvas<'r>, regions: &[Rect], time: u16) {
        let parts: Vec<gif::Frame> = match &mut self.shown {
            None => {
                let pixels = canvas.pixels(0..canvas.height() as i32);
                let frame = whole(canvas, &pixels);
                self.shown = Some(pixels);
                vec![frame]
            }
            Some(shown) => {
                let mut parts = Vec::new();
                // Regions side by side have the same rows.
                for beside in regions.chunk_by(|one, next| one.rows() == next.rows()) {
                    let pixels = canvas.pixels(beside[0].rows());
                    for area in beside.iter().filter_map(|region| changed(shown, &pixels, *region))
                    {
                        parts.push(part(shown, &pixels, area));
                    }
                    beside.iter().for_each(|region| shown.take_over(&pixels, *region));
                }
                parts
            }
        };
        // A canvas that is the same still takes its time.
        let parts = if parts.is_empty() { vec![nothing()] } else { parts };
        let last = parts.len() - 1;
        let rest = time.saturating_sub(PART * last as u16);
        for (n, mut frame) in parts.into_iter().enumerate() {
            frame.delay = if n == last { rest } else { PART };
            self.file.write_frame(&frame).expect("memory takes any bytes");
        }
    }

    pub fn finish(self) -> Vec<u8> {
        self.file.into_inner().expect("memory takes any bytes")
    }
}

fn side(pixels: i32) -> u16 {
    u16::try_from(pixels).unwrap_or(u16::MAX)
}

/// The smallest rectangle of a region around all pixels that differ.
fn changed(before: &Pixels, now: &Pixels, region: Rect) -> Option<Rect> {
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

fn whole(canvas: &Canvas, pixels: &Pixels) -> gif::Frame<'static> {
    let (width, height) = (canvas.width() as i32, canvas.height() as i32);
    let rows = (0..height).flat_map(|y| pixels.row(y, 0..width)).copied();
    frame(Rect { x: 0, y: 0, width, height }, rows.collect())
}

fn part(before: &Pixels, now: &Pixels, area: Rect) -> gif::Frame<'static> {
    let columns = area.x..area.right();
    let rows = (area.y..area.bottom()).flat_map(|y| {
        let (old, new) = (before.row(y, columns.clone()), now.row(y, columns.clone()));
        old.iter().zip(new).map(|(old, new)| if old == new { SAME } else { *new })
    });
    frame(area, rows.collect())
}

/// A frame that changes nothing: one pixel of it has to be there.
fn nothing() -> gif::Frame<'static> {
    frame(Rect { x: 0, y: 0, width: 1, height: 1 }, vec![SAME])
}

fn frame(area: Rect, pixels: Vec<Shade>) -> gif::Frame<'static> {
    gif::Frame {
        left: side(area.x),
        top: side(area.y),
        width: side(area.width),
        height: side(area.height),
        buffer: Cow::Owned(pixels),
        transparent: Some(SAME),
        dispose: DisposalMethod::Keep,
        ..gif::Frame::default()
    }
}
