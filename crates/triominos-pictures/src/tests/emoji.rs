//! Tests of pictures of tiles for lines of text.

use image::imageops::{FilterType, overlay, resize};
use image::{DynamicImage, Rgba, RgbaImage};

use super::golden::assert_accepted_picture;
use super::samples::shared_renderer;
use triominos_rules::game::{Half, Tile};

/// The background colours of Discord's dark and light themes, and of its menus.
const GROUNDS: [[u8; 3]; 3] = [[0x31, 0x33, 0x38], [0xFF, 0xFF, 0xFF], [0x1E, 0x1F, 0x22]];
/// The sizes in which a chat shows emojis: as uploaded, alone in a message, in a line, and in a line on a screen with two physical
/// pixels for each pixel.
const SIZES: [u32; 4] = [128, 48, 22, 44];
const TILES: [(Half, [u8; 3]); 6] = [
    (Half::Up, [3, 4, 5]),
    (Half::Down, [3, 4, 5]),
    (Half::Up, [0, 0, 1]),
    (Half::Down, [2, 3, 0]),
    (Half::Up, [5, 5, 5]),
    (Half::Down, [4, 4, 4]),
];

/// Decodes a PNG file.
fn decode_png(png: &[u8]) -> RgbaImage {
    image::load_from_memory(png).expect("a PNG file").into_rgba8()
}

#[test]
fn emojis_in_every_size_are_drawn_as_accepted() {
    let width = 720;
    let mut sheet = RgbaImage::new(width, 3 * 270);
    for (ground, top) in GROUNDS.into_iter().zip((0..).step_by(270)) {
        let [red, green, blue] = ground;
        let strip = RgbaImage::from_pixel(width, 270, Rgba([red, green, blue, 255]));
        overlay(&mut sheet, &strip, 0, top);
        for ((half, corners), column) in TILES.into_iter().zip(0..) {
            let emoji = decode_png(&shared_renderer().tile_emoji(half, corners));
            let mut y = top + 4;
            for size in SIZES {
                let small = resize(&emoji, size, size, FilterType::Triangle);
                overlay(&mut sheet, &small, 4 + column * 118, y);
                y += i64::from(size) + 6;
            }
        }
    }
    let mut png = std::io::Cursor::new(Vec::new());
    let sheet = DynamicImage::ImageRgba8(sheet).into_rgb8();
    sheet.write_to(&mut png, image::ImageFormat::Png).expect("memory takes any number of bytes");
    assert_accepted_picture("tests/pictures/emojis.png", png.get_ref());
}

/// Discord accepts at most 256 KiB. The background must be transparent and the tile opaque, and nothing may be cut off at the
/// edges.
#[test]
fn every_tile_emoji_is_small_uncut_and_unique() {
    let mut seen = std::collections::BTreeSet::new();
    for tile in Tile::all() {
        for (half, corners) in tile.orientations() {
            let png = shared_renderer().tile_emoji(half, corners);
            assert!(png.len() < 8 * 1024, "{} bytes", png.len());
            let picture = decode_png(&png);
            assert_eq!(picture.dimensions(), (128, 128));
            let opacity = |x: u32, y: u32| picture.get_pixel(x, y).0[3];
            assert_eq!(opacity(64, 64), 255);
            for at in 0..128 {
                let edge = [opacity(at, 0), opacity(at, 127), opacity(0, at), opacity(127, at)];
                assert_eq!(edge, [0; 4], "{tile} at {at}");
            }
            assert!(seen.insert(png), "{tile} is drawn like another");
        }
    }
    assert_eq!(seen.len(), 312);
}
