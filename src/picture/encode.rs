//! From pixels to the bytes of a PNG file.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};

use super::canvas::Canvas;

/// Even areas and repeated tiles: what was there before is the best guess, so no filter.
pub fn png(canvas: &Canvas) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 17);
    PngEncoder::new_with_quality(&mut bytes, CompressionType::Level(6), FilterType::NoFilter)
        .write_image(canvas.rgb(), canvas.width(), canvas.height(), ExtendedColorType::Rgb8)
        .expect("memory takes any number of bytes, and a canvas has three for each pixel");
    bytes
}
