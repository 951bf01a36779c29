//! The floor: what any picture takes that is put together and packed at all.

use std::hint::black_box;
use std::process::Command;
use std::time::{Duration, Instant};

/// How often the floor of a picture is measured.
const TIMES: usize = 5;

/// The numbers of the colours in an indexed PNG, row by row.
pub fn pixels(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut bytes).expect("pixels");
    (info.width, info.height, bytes)
}

/// Packs pixels with the fastest encoder there is.
pub fn fastest(width: u32, height: u32, pixels: &[u8]) -> Vec<u8> {
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

/// The time that it takes to fill a canvas, to copy the finished pixels of this file on it, and to pack them with the fastest encoder:
/// the median of a few.
pub fn floor(png: &[u8]) -> Duration {
    let (width, height, finished) = pixels(png);
    let mut canvas = vec![0; finished.len()];
    let mut times: Vec<Duration> = (0..TIMES)
        .map(|_| {
            let start = Instant::now();
            canvas.fill(3);
            canvas.copy_from_slice(black_box(&finished));
            black_box(fastest(width, height, &canvas));
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[TIMES / 2]
}

/// The bytes of this file as `oxipng -o2` packs it; `None` where that program is not installed.
pub fn packed_by_oxipng(png: &[u8]) -> Option<usize> {
    let folder = tempfile::tempdir().ok()?;
    let path = folder.path().join("frame.png");
    std::fs::write(&path, png).ok()?;
    let done = Command::new("oxipng").args(["-q", "-o2"]).arg(&path).status().ok()?;
    done.success().then(|| std::fs::metadata(&path).ok())?.map(|file| file.len() as usize)
}
