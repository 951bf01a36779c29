//! The floor of a picture's time, which is the time for the least work that any picture of this size needs: filling a canvas,
//! copying the finished pixels onto it, and encoding them with the fastest settings.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

/// The number of measurements of which the median is the floor.
const SAMPLES: usize = 5;

/// Decodes an indexed PNG file. Returns its width, its height, and the palette index of each pixel, row by row.
pub fn decode_size_and_pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    (info.width, info.height, bytes)
}

/// Encodes pixels, given as palette indices, as a PNG file with the fastest settings.
pub fn encode_fast(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(1 << 17);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(vec![0; 768]);
    encoder.set_compression(png::Compression::Fast);
    encoder.set_filter(png::Filter::Up);
    let mut file = encoder.write_header().expect("a header");
    file.write_image_data(pixels).expect("pixels");
    file.finish().expect("an end");
    bytes
}

/// Returns the median time to fill a canvas, copy the pixels of this PNG file onto it, and encode them with the fastest settings.
pub fn time_fast_encoding(png: &[u8]) -> Duration {
    let (width, height, finished) = decode_size_and_pixels(png);
    let mut canvas = vec![0; finished.len()];
    let mut times: Vec<Duration> = (0..SAMPLES)
        .map(|_| {
            let start = Instant::now();
            canvas.fill(3);
            canvas.copy_from_slice(black_box(&finished));
            black_box(encode_fast(width, height, &canvas));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[SAMPLES / 2]
}

/// Returns the size in bytes after compression with `oxipng -o2`, or `None` if that program is not installed.
pub fn size_after_oxipng(png: &[u8]) -> Option<usize> {
    let folder = tempfile::tempdir().ok()?;
    let path = folder.path().join("frame.png");
    std::fs::write(&path, png).ok()?;
    let done = Command::new("oxipng").args(["-q", "-o2"]).arg(&path).status().ok()?;
    done.success().then(|| std::fs::metadata(&path).ok())?.map(|file| file.len() as usize)
}
